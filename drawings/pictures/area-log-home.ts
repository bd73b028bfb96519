import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, shadeOf } from '../kit/color.ts';
import { Drawing, ellipse } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFilm } from '../kit/film.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawBoulder, drawFence, drawPorchChair, drawPot, drawWallLamp, drawWoodpile } from '../kit/house-life.ts';
import { drawLogEnds, drawLogs } from '../kit/house-logs.ts';
import {
  blockCorners,
  drawCleanWindow,
  drawFrontGable,
  drawShadowOn,
  drawShapedWindow,
  drawSideGable,
  drawSlope,
  drawWalls,
  frontWall,
  metalRoof,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawBattens, drawBox, drawGravel, drawStone } from '../kit/materials.ts';
import { mirrorPines } from '../kit/mirrored-pines.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawGrass, drawPonderosa } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor } from '../kit/windows.ts';

const horizon = 572;
const camera = new Camera({ eye: [-6.6, -16.4, 1.65], yaw: 19, focal: 1080, center: 590, horizon });
/** A low evening sun behind the viewer's right shoulder. */
const rays = createSun(-50, 26);

const log = '#c08a50';
const stone = '#b6a68e';
const green = '#41604f';
const frame = '#3d5c4c';
const main: Plan = { left: -4.2, right: 4.2, front: 0, back: 9 };
const wing: Plan = { left: 4.2, right: 10.4, front: 2, back: 8 };
const pitch = 0.88;
const eaves = 3;
const size = 0.3;
const roof: Roof = { eaves, pitch, color: '#56775f', trim: green, roofing: metalRoof(0.55), over: 0.8, fascia: 0.24 };
/** Ponderosas across the road, some near and some far, which all the glass mirrors together. */
const reflection = mirrorPines({
  pines: [
    [-2.9, 2.3, 5],
    [-2.1, 4.4, 8],
    [-0.7, 1.9, 3],
    [0.5, 2.5, 12],
    [1.5, 5.1, 14],
    [2.6, 2.1, 6],
    [5.2, 2.6, 9],
    [6.4, 1.9, 4],
    [9.6, 2.7, 11],
  ],
  clouds: [
    [-0.9, 3.9],
    [0.2, 4.7],
    [-2.4, 2.3],
  ],
});
const deck = 0.36;

function draw(): Drawing {
  const drawing = new Drawing('A log house with glass up to the peak of its gable, in Black Forest', '#bcae78');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  const floor = ground(camera);
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 760, 110, 400, 5, '#fbeeda');
  drawForest(scene, floor);
  drawBarn(scene);
  drawTank(scene, floor);
  drawWing(scene, floor);
  drawMain(scene);
  drawDeck(scene, floor);
  drawYard(scene, floor);
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

/** Pines across the road, outside the picture. On walls, draw their shadows before the glass. */
const castPines = (scene: Scene, surface: Surface, ground: Box) =>
  castTreesBeyond(
    scene.drawing,
    [
      { at: [11.6, -8.6], height: 10.4, seed: 3 },
      { at: [5.2, -15.4], height: 9, seed: 9 },
      { at: [15.6, -9.4], height: 12, seed: 12 },
      { at: [-2, -15.8], height: 6, seed: 5 },
    ],
    { floor: surface, ground, rays, shadow: scene.shadow, opacity: 0.36 },
  );

/** The wood stands all around; only the lot is open. */
function drawForest(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill('#c2b27c', floor.rect(-120, -17, 120, 120));
  drawing.fill(
    hazeOf('#4f7568', 0.24),
    `M-6 ${horizon - 62}L180 ${horizon - 74}L420 ${horizon - 60}L760 ${horizon - 76}L1206 ${horizon - 64}V${horizon + 26}H-6z`,
  );
  const random = createRandom(11);
  for (let x = -34; x < 60; x += 4.2 + random() * 2) {
    const tree = placeOnPage(scene, [x, 50 + random() * 10], 13 + random() * 5, Math.floor(random() * 900));
    if (tree.x < 300 || tree.x > 860) drawFarPine(drawing, { ...tree, haze: 0.3 });
  }
  for (const [x, y, height, seed, haze, habit] of [
    [-16, 25, 14, 21, 0.16, { from: 1.25, wide: 1.1, clumps: 12, lean: 0.03 }],
    [-12.4, 28, 20, 33, 0.2, { from: 1.5, wide: 0.8, clumps: 13, lean: -0.02 }],
    [-9.4, 21, 10.5, 52, 0.12, { from: 0.6, wide: 0.9, clumps: 16 }],
    [-5.4, 25, 20.5, 14, 0.14, { from: 1.35, wide: 1.5, clumps: 17, lean: 0.015 }],
    [-1, 23, 16.2, 61, 0.1, { from: 1.1, wide: 0.75, clumps: 14, lean: -0.025 }],
    [3.4, 26, 19.6, 26, 0.14, { from: 1.3, wide: 1.35, clumps: 15 }],
    [8.8, 21, 14.6, 72, 0.1, { from: 1, wide: 1.15, clumps: 14, lean: 0.02 }],
    [12.6, 25, 12, 18, 0.16, { from: 0.7, wide: 0.7, clumps: 12 }],
    [27, 30, 17, 45, 0.16, { from: 1.2, wide: 1.2, clumps: 13, lean: -0.02 }],
  ] as const)
    drawFarPine(drawing, { ...placeOnPage(scene, [x, y], height, seed), haze, habit });
  drawPonderosa(drawing, { ...placeOnPage(scene, [-10.6, 9], 15.5, 7), haze: 0.02 });
  drawing.fill(
    '#aaa86c',
    floor.polygon([
      [-70, 10],
      [70, 8],
      [70, -1],
      [12, -4.4],
      [-8, -6.4],
      [-24, -4],
      [-70, 2],
    ]),
  );
}

/** The shop across the yard, and the propane tank that every house out here has. */
function drawBarn(scene: Scene) {
  const { drawing } = scene;
  const barn: Plan = { left: 17.5, right: 25, front: 13, back: 22 };
  const paint = hazeOf('#8c4a3a', 0.1);
  const finish: WallFinish = (wall, box, isShaded) => drawBattens(drawing, wall, box, { color: paint, isShaded });
  drawWalls(scene, barn, [0, 3], finish);
  const front = frontWall(scene, barn.front);
  drawing
    .fill(hazeOf('#efe6d2', 0.1), front.rect(19.4, 0, 23, 2.7, 0.02))
    .fill(paint, front.rect(19.55, 0, 22.85, 2.55, 0.03));
  drawFrontGable(scene, barn, {
    ...roof,
    eaves: 3,
    pitch: 0.5,
    color: hazeOf('#8d9695', 0.1),
    trim: hazeOf('#efe6d2', 0.1),
    over: 0.4,
    finish,
  });
  drawCleanWindow(scene, front, [20.7, 3.3, 21.8, 4.1], { reflection, frame: '#efe6d2', columns: 2, casing: 0.08 });
}

function drawWing(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(scene.shadow, floor.shadowOfBody(blockCorners(main, 0, eaves), rays), 0.34);
  const finish: WallFinish = (wall, box, isShaded) =>
    drawLogs(drawing, wall, box, { color: log, seed: 6, size, isShaded });
  const front = frontWall(scene, wing.front);
  finish(front, [wing.left, 0, wing.right, 2.7], false);
  drawCleanWindow(scene, front, [5, 1.1, 6.5, 2.3], { reflection, frame, columns: 2 });
  drawDoor(drawing, front, [7.3, deck, 8.2, 2.35], { color: '#7d3f2c', frame });
  drawCleanWindow(scene, front, [8.9, 1.1, 9.9, 2.3], { reflection, frame });
  const cover: Vector[] = [
    [4.2, -0.4, 2.5],
    [10.8, -0.4, 2.5],
    [10.8, 2, 2.9],
    [4.2, 2, 2.9],
  ];
  drawShadowOn(scene, front, [4.2, 0, 10.4, 2.7], cover);
  drawSideGable(scene, wing, { ...roof, eaves: 2.9, pitch: 0.5, over: 0.4, finish });
  drawChimney(scene, floor);
  drawBox(drawing, floor, [4.2, -0.1, 10.6, 2], [0, deck], {
    top: '#a9794d',
    front: '#8a6342',
    side: shadeOf('#8a6342'),
  });
  drawShadowOn(scene, ground(camera, deck), [4.2, -0.1, 10.6, 2], cover);
  drawPorchChair(scene, [6.9, 0.9, deck], '#3f7a72', -1);
  const rim = frontWall(scene, 0);
  drawing.fill(
    shadeOf(green, 0.4),
    camera.formatFace([
      [4.2, -0.4, 2.5],
      [10.8, -0.4, 2.5],
      [10.8, 2, 2.5],
      [4.2, 2, 2.5],
    ]),
  );
  for (const u of [5.3, 7.9, 10.3]) drawPost(scene, rim, u, [deck, 2.5]);
  drawSlope(
    scene,
    [
      [4.2, -0.5, 2.68],
      [10.9, -0.5, 2.68],
      [10.9, 1.7, 3.2],
      [4.2, 1.7, 3.2],
    ],
    roof,
  );
  drawing.fill(green, frontWall(scene, -0.5).rect(4.2, 2.48, 10.9, 2.72));
}

/** A peeled log: lit on the side of the sun. */
function drawPost(scene: Scene, wall: Surface, u: number, [low, high]: readonly [number, number], half = 0.1) {
  scene.drawing
    .fill(log, wall.rect(u - half, low, u + half, high))
    .fill(shadeOf(log, 0.45), wall.rect(u - half, low, u - half * 0.3, high))
    .fill(lightOf(log, 0.35), wall.rect(u + half * 0.25, low, u + half * 0.7, high));
}

function drawChimney(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawBox(drawing, floor, [4.5, 3.6, 5.8, 4.9], [3, 7], { top: '#cfc4ad', front: stone, side: shadeOf(stone) });
  drawStone(drawing, frontWall(scene, 3.6), [4.5, 3.4, 5.8, 7], { color: stone, seed: 3 });
  drawBox(drawing, floor, [4.4, 3.5, 5.9, 5], [7, 7.16], {
    top: '#d9d2c3',
    front: '#cbc2b0',
    side: shadeOf('#cbc2b0'),
  });
}

function drawMain(scene: Scene) {
  const { drawing } = scene;
  const finish: WallFinish = (wall, [left, low, right, high], isShaded) =>
    drawLogs(drawing, wall, [left, low, right, high], { color: log, seed: 3, size, isShaded });
  drawWalls(scene, main, [0, eaves], finish);
  const front = frontWall(scene, 0);
  const end = wallFacing(camera, [main.left, main.back, 0], [0, -1, 0]);
  drawCleanWindow(scene, end, [5.2, 1.1, 6.6, 2.4], { reflection, frame, columns: 2, sheen: 0.14 });
  // The wall of the gable comes before its roof, the glass between.
  const peak = eaves + main.right * pitch;
  drawing.clip(
    front.polygon([
      [main.left, eaves],
      [main.right, eaves],
      [0, peak],
    ]),
    () => finish(front, [main.left, eaves, main.right, peak], false),
  );
  drawStone(drawing, front, [main.left, 0, main.right, deck], { color: stone, seed: 5 });
  // Weather has turned the lower logs gray, and dust lies on them.
  drawFilm(drawing, front, [main.left, deck, main.right, 2.66], {
    seed: 6,
    colors: ['#b9ae9c', '#8a857a'],
    thickness: (u, v) => 1.1 * Math.exp(-(v - deck) / (1.1 + 0.4 * Math.sin(u * 2.3))) - 0.02,
    frequency: [0.7, 4],
    opacity: 0.36,
    grain: 0.06,
  });
  castPines(scene, front, [main.left, 0.5, main.right, 3.4]);
  const slope = (u: number) => peak - 0.72 - Math.abs(u) * pitch;
  const pane = (from: number, to: number): Point[] => [
    [from, 3.12],
    [to, 3.12],
    [to, slope(to)],
    [from, slope(from)],
  ];
  drawShapedWindow(
    scene,
    front,
    [
      [-2.64, 2.98],
      [2.64, 2.98],
      [2.64, slope(2.5) + 0.08],
      [0, slope(0) + 0.2],
      [-2.64, slope(2.5) + 0.08],
    ],
    [pane(-2.5, -1.3), pane(-1.22, -0.05), pane(0.05, 1.22), pane(1.3, 2.5)],
    { reflection, frame },
  );
  drawCleanWindow(scene, front, [-2.6, deck + 0.08, 2.6, 2.62], {
    reflection,
    frame,
    columns: 4,
    casing: 0.08,
    sill: false,
  });
  // A log across the wall carries the gable; the ends of the side walls' logs show at its corners.
  drawing
    .fill(log, front.rect(main.left - 0.35, 2.66, main.right + 0.35, 2.98, 0.12))
    .fill(lightOf(log, 0.35), front.rect(main.left - 0.35, 2.84, main.right + 0.35, 2.93, 0.125))
    .fill(shadeOf(log, 0.35), front.rect(main.left - 0.35, 2.66, main.right + 0.35, 2.74, 0.125));
  const before = front.raised(0.24);
  for (const u of [main.left + 0.16, main.right - 0.16])
    drawLogEnds(drawing, before, u, [0, 2.7], { color: log, size });
  drawLogEnds(drawing, end.raised(0.24), main.back - 0.16, [0, 3], { color: log, size, isOdd: true, isShaded: true });
  drawWallLamp(scene, front, 3.2, 1.9);
  drawFrontGable(scene, main, { ...roof, meets: { eaves: main.back, ridge: main.back } });
  // The king post and its collar under the peak.
  const out = front.raised(roof.over ?? 0);
  const top = peak + 0.12 - 0.3;
  drawing
    .fill(log, out.rect(-1.25, top - 1.2, 1.25, top - 0.98))
    .fill(lightOf(log, 0.3), out.rect(-1.25, top - 1.07, 1.25, top - 1.01));
  drawPost(scene, out, 0, [top - 1, top - 0.02], 0.12);
}

function drawDeck(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const [left, right, edge] = [-4.4, 4.2, -2.7];
  const boards = '#a9794d';
  drawing.fill(
    scene.shadow,
    floor.shadowOfBody(blockCorners({ left, right, front: edge, back: 0 }, 0, deck), rays),
    0.34,
  );
  drawBox(drawing, floor, [left, edge, right, 0], [0, deck], {
    top: boards,
    front: '#8a6342',
    side: shadeOf('#8a6342'),
  });
  const top = ground(camera, deck);
  let gaps = '';
  for (let v = edge + 0.2; v < 0; v += 0.2) gaps += top.rect(left, v, right, v + 0.02);
  drawing.fill(shadeOf(boards, 0.35), gaps);
  drawBox(drawing, floor, [-1.2, edge - 0.7, 1.2, edge - 0.35], [0, 0.13], {
    top: boards,
    front: '#8a6342',
    side: shadeOf('#8a6342'),
  });
  drawBox(drawing, floor, [-1.2, edge - 0.35, 1.2, edge], [0, 0.25], {
    top: boards,
    front: '#8a6342',
    side: shadeOf('#8a6342'),
  });
  drawPorchChair(scene, [-3.4, -1.2, deck], '#b5452f', 1);
  drawPorchChair(scene, [-2.3, -1, deck], '#b5452f', 1);
  drawPot(scene, [3.6, -1.4, deck], 0.62, { seed: 5, flower: '#e6a52f' });
}

function drawYard(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(
    '#c6b595',
    floor.polygon([
      [-1.4, -3.4],
      [1.4, -3.4],
      [3.4, -6.4],
      [14, -7.4],
      [14, -12],
      [-1, -14],
      [-14, -20],
      [-2, -9],
    ]),
  );
  drawGravel(drawing, floor, [-3, -11, 9, -6.8], 5, '#c6b595');
  drawWoodpile(scene, floor, [-8.6, 2.4, -5.9, 3], 1.2, 4);
  drawFence(scene, [-40, 6.4], [-9.4, 6.4], {
    gap: 2.6,
    tall: 1.1,
    rails: [0.4, 0.85],
    rail: 0.1,
    post: 0.14,
    color: '#8a7558',
  });
  drawBush(scene, [5.4, -1], 0.8, { seed: 5, color: '#7d9466', spread: 1.7 });
  drawBush(scene, [7.2, -1], 0.7, { seed: 8, color: '#8aa06c', spread: 1.6, flower: '#e8e0cf' });
  drawBoulder(scene, [-6.2, -4.8], 1.3);
  drawBoulder(scene, [-4.7, -5], 0.7);
  drawBoulder(scene, [9.6, -2.2], 1);
  castPines(scene, floor, [-40, -16, 30, -2.4]);
  drawGrass(drawing, [0, 670, 560, 800], {
    count: 60,
    seed: 6,
    colors: ['#d9cd98', '#a6a066', '#8f6a43'],
    scaleAt: (y) => 0.5 + (y - 650) / 130,
  });
}

function drawTank(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const { x, foot, unit } = placeOnPage(scene, [14.2, 4.6], 1);
  drawing.fill(scene.shadow, floor.shadowOfBody(floor.boxCorners(13, 4.2, 15.4, 5, 0, 1.2), rays), 0.34);
  const body = '#ece8dc';
  const bar = (left: number, low: number, right: number, high: number) =>
    `M${Math.round(x + left * unit)} ${Math.round(foot - high * unit)}H${Math.round(x + right * unit)}V${Math.round(foot - low * unit)}H${Math.round(x + left * unit)}z`;
  drawing.fill('#8b8f8c', bar(-0.8, 0, -0.65, 0.4) + bar(0.65, 0, 0.8, 0.4));
  for (const side of [-0.95, 0.95])
    drawing.fill(shadeOf(body, 0.14), ellipse(x + side * unit, foot - 0.75 * unit, 0.28 * unit, 0.45 * unit));
  drawing
    .fill('#b9b5a8', bar(-0.14, 1.18, 0.14, 1.34))
    .fill(body, bar(-0.95, 0.3, 0.95, 1.2))
    .fill(shadeOf(body, 0.3), bar(-1, 0.32, 1, 0.54));
}

export const pictures: Pictures = { 'area-log-home': draw };
