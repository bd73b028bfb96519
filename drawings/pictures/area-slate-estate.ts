import { createRoundHead } from '../kit/arches.ts';
import { drawBlock } from '../kit/block.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { drawBush } from '../kit/broadleaf.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawDownspout, drawPorchChair, drawPot, drawWallLamp } from '../kit/house-life.ts';
import {
  blockCorners,
  drawFrontGable,
  drawShadowOn,
  drawSideGable,
  drawWalls,
  frontWall,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  shadeUnderEaves,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawLeadedWindow } from '../kit/leaded-window.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawMasonry, drawStucco } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawGrass } from '../kit/plants.ts';
import { drawSlates } from '../kit/roof-faces.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawGarageDoor } from '../kit/windows.ts';

const horizon = 600;
const camera = new Camera({ eye: [-7.6, -18, 1.7], yaw: 21, focal: 1230, center: 600, horizon });
/** A low sun behind the viewer's left shoulder. */
const rays = createSun(52, 25);
const shadow = '#1b3350';

const plaster = '#ece3cf';
const stone = '#d6c9ac';
const timber = '#665040';
const slate = '#64757f';
const copper = '#7fa08f';
const bronze = '#4f4f47';
const navy = '#2f4f66';

const house: Plan = { left: -6.4, right: 9.2, front: 0, back: 8 };
const gable: Plan = { left: 0.9, right: 5.5, front: -1.5, back: 5 };
const entry: Plan = { left: -2.7, right: -0.4, front: -0.8, back: 3 };
const eaves = 3;
const pitch = 0.82;
const floor = ground(camera);
const mirror = createMirror({ horizon: horizon + 30, seed: 6, treeline: 40, skyHeight: 240 });

let scene: Scene;

const lit = (color: string, wall: Surface) => mix(color, shadow, Math.max(0, 0.64 - wall.sunlight(rays)) * 0.6);

const drawLimestone: WallFinish = (wall, box, isShaded) =>
  drawMasonry(scene.drawing, wall, box, {
    color: lit(stone, wall),
    seed: Math.round(box[2] * 5 + 40),
    isShaded,
    course: 0.28,
    block: 0.56,
    joint: 0.018,
    mortar: '#b9ab8e',
    isRandom: true,
  });

const drawPlaster: WallFinish = (wall, box, isShaded) =>
  drawStucco(scene.drawing, wall, box, { color: lit(plaster, wall), seed: Math.round(box[2] * 5 + 70), isShaded });

const roof: Roof = {
  eaves,
  pitch,
  over: 0.4,
  color: slate,
  trim: copper,
  fascia: 0.15,
  roofing: (drawing, slope, outline, color) => drawSlates(drawing, slope, outline, { color, course: 0.32, seed: 5 }),
};

const drawCasement = (wall: Surface, box: Box, columns: number) =>
  drawLeadedWindow(scene, wall, box, {
    columns,
    stone: lit(lightOf(stone, 0.15), wall),
    frame: bronze,
    reflection: mirror,
  });

const standing = (place: Point, height: number, seed: number) => placeOnPage({ camera, rays }, place, height, seed);

function draw(): Drawing {
  const drawing = new Drawing('A stone and plaster house with a slate roof in the Broadmoor neighborhood', '#b0b271');
  scene = { drawing, camera, rays, shadow };
  drawSky(drawing, eveningSky, horizon - 60);
  drawCloud(drawing, 180, 130, 420, 9, '#fbeeda');
  drawMountains(drawing, {
    from: 'broadmoor',
    x: 470,
    horizon,
    perDegree: 20,
    rise: 1.2,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#b9dcec', 0.24),
  });
  drawGrounds(drawing);
  drawMainHouse();
  drawEntry();
  drawGableBlock();
  drawFront();
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawGrounds(drawing: Drawing) {
  drawing.fill(
    '#b0b271',
    floor.polygon([
      [-90, 40],
      [90, 40],
      [90, -18],
      [-90, -18],
    ]),
  );
  for (const [place, height, seed, haze] of [
    [[-16, 20], 13, 8, 0.2],
    [[9.6, 22], 16.5, 5, 0.18],
    [[13.4, 17], 18.5, 12, 0.12],
  ] as const)
    drawBlueSpruce(drawing, { ...standing(place, height, seed), haze, hidden: 0.36 });
  drawLeafyTree(drawing, { ...standing([1.2, 17], 18, 9), haze: 0.12, color: '#7c9355', spread: 0.9 });
  drawLeafyTree(drawing, { ...standing([-11.6, 13], 14, 6), haze: 0.06, color: '#7c9355', spread: 0.85 });
  for (const [x, seed] of [
    [-10, 7],
    [13, 5],
  ] as const)
    drawBush(drawing, { ...standing([x, 9], 1.9, seed), color: '#7c9963', spread: 2.2, haze: 0.06 });
}

function drawMainHouse() {
  const { drawing } = scene;
  drawing.fill(
    shadow,
    floor.shadowOfBody([...blockCorners(house, 0, eaves), [house.left, 4, 6.6], [house.right, 4, 6.6]], rays),
    0.34,
  );
  drawWalls(scene, house, [0, eaves], drawPlaster);
  const facade = frontWall(scene, house.front);
  const end = visibleEnd(scene, house).wall;
  for (const [wall, from, to] of [
    [facade, house.left, house.right],
    [end, 0, 8],
  ] as const)
    drawing
      .fill(lit(stone, wall), wall.rect(from, 0, to, 0.5, 0.04))
      .fill(lightOf(lit(stone, wall), 0.35), wall.rect(from, 0.46, to, 0.56, 0.07));
  drawCasement(end, [3.2, 1, 4.9, 2.3], 2);
  const box: Box = [-6, 0, -3.4, 2.25];
  drawing.fill(stone, facade.rect(box[0] - 0.2, 0, box[2] + 0.2, box[3] + 0.24, 0.03));
  drawGarageDoor(drawing, facade.raised(0.03), box, { color: '#7a5a42', rays });
  drawCasement(facade, [6.2, 1, 8.5, 2.35], 4);
  drawShadowOn(scene, facade, [entry.right, 0, gable.left, eaves], blockCorners(entry, 0, eaves), 0.34);
  drawShadowOn(scene, facade, [gable.right, 0, house.right, eaves], blockCorners(gable, 0, eaves + 0.6), 0.34);
  shadeUnderEaves(scene, facade, [house.left, house.right], eaves, 0.4);
  // The chimney behind the ridge.
  drawBlock(drawing, camera, [-1.3, 4.6, 0.1, 5.4], [5.8, 8.1], stone, rays);
  drawMasonry(drawing, frontWall(scene, 4.6), [-1.3, 5.8, 0.1, 7.9], {
    color: stone,
    seed: 3,
    course: 0.3,
    block: 0.5,
    joint: 0.02,
    mortar: '#b9ab8e',
    isRandom: true,
  });
  drawBlock(drawing, camera, [-1.4, 4.5, 0.2, 5.5], [7.85, 8.1], lightOf(stone, 0.2), rays);
  for (const x of [-1, -0.4]) drawBlock(drawing, camera, [x, 4.8, x + 0.3, 5.1], [8.1, 8.6], '#b4693f', rays);
  drawSideGable(scene, house, { ...roof, finish: drawPlaster });
  drawDormer(-5.6, -3.8);
  drawDormer(6.4, 8.2);
  drawDownspout(scene, facade, house.right - 0.3, [0.1, eaves], copper);
  drawDownspout(scene, facade, -3.02, [0.1, eaves], copper);
}

/** A dormer with two leaded lights; its cheeks are hung with slate. */
function drawDormer(left: number, right: number) {
  const { drawing } = scene;
  const front = 0.75;
  const [foot, head] = [4.02, 5.15];
  const slopeY = (z: number) => (z - eaves - 0.15) / pitch - 0.4;
  const cheek = (x: number): Vector[] => [
    [x, front, foot],
    [x, front, head],
    [x, slopeY(head), head],
  ];
  const wall = frontWall(scene, front);
  drawing.fill(mix(slate, shadow, 0.16), camera.formatFace(cheek(left)));
  drawPlaster(wall, [left, foot, right, head], false);
  drawing.fill(
    timber,
    wall.rect(left, foot, left + 0.12, head, 0.01) + wall.rect(right - 0.12, foot, right, head, 0.01),
  );
  drawCasement(wall, [left + 0.28, foot + 0.22, right - 0.28, head - 0.12], 2);
  drawFrontGable(
    scene,
    { left, right, front, back: 4 },
    {
      ...roof,
      eaves: head,
      pitch: 1,
      over: 0.22,
      fascia: 0.14,
      trim: timber,
      meets: { eaves: slopeY(head), ridge: slopeY(head + 1.05) },
      finish: drawPlaster,
    },
  );
}

/** A steep gable of limestone around a round-headed door. */
function drawEntry() {
  const { drawing } = scene;
  drawWalls(scene, entry, [0, eaves], drawLimestone);
  const wall = frontWall(scene, entry.front);
  const middle = (entry.left + entry.right) / 2;
  drawing
    .fill(lightOf(stone, 0.34), wall.polygon(createRoundHead(middle, 0.8, 0.15, 1.8, 0.8), 0.05))
    .fill(shadeOf(stone, 0.5), wall.polygon(createRoundHead(middle, 0.6, 0.15, 1.8, 0.6), 0.05))
    .fill(navy, wall.polygon(createRoundHead(middle, 0.58, 0.15, 1.78, 0.58), -0.08));
  let boards = '';
  for (let u = middle - 0.42; u < middle + 0.5; u += 0.16) boards += wall.rect(u, 0.15, u + 0.02, 2.3, -0.07);
  drawing.clip(wall.polygon(createRoundHead(middle, 0.58, 0.15, 1.78, 0.58), -0.08), () =>
    drawing.fill(shadeOf(navy, 0.4), boards),
  );
  drawing.clip(wall.polygon(createRoundHead(middle, 0.22, 1.4, 1.76, 0.24), -0.07), () =>
    mirror(drawing, wall, [middle - 0.3, 1.3, middle + 0.3, 2.1]),
  );
  drawing.fill('#d6b25a', wall.rect(middle + 0.4, 1, middle + 0.46, 1.2, -0.05));
  drawFrontGable(scene, entry, {
    ...roof,
    eaves: 2.7,
    pitch: 1.3,
    over: 0.3,
    trim: timber,
    fascia: 0.18,
    meets: { eaves: -0.4, ridge: 1 },
    finish: drawLimestone,
  });
  drawWallLamp(scene, wall, entry.left + 0.22, 1.85);
}

/** The cross gable: limestone below, timber and plaster above. */
function drawGableBlock() {
  const { drawing } = scene;
  drawWalls(scene, gable, [0, eaves], drawLimestone);
  const wall = frontWall(scene, gable.front);
  const middle = (gable.left + gable.right) / 2;
  const half = (gable.right - gable.left) / 2;
  const rise = 1.16;
  drawFrontGable(scene, gable, {
    ...roof,
    pitch: rise,
    over: 0.42,
    trim: timber,
    fascia: 0.24,
    meets: { eaves: 0, ridge: 2.9 },
    finish: (face, [left, low, right, high], isShaded) => {
      drawPlaster(face, [left, low, right, high], isShaded);
      let beams = face.rect(left, low, right, low + 0.2, 0.02) + face.rect(left, low + 1.5, right, low + 1.64, 0.02);
      for (const u of [-1.7, -1.02, 1.02, 1.7])
        beams += face.rect(middle + u - 0.08, low, middle + u + 0.08, low + 1.6, 0.02);
      beams += face.rect(middle - 0.08, low + 1.6, middle + 0.08, high, 0.02);
      const brace = (from: number, to: number) =>
        face.polygon(
          [
            [middle + from - 0.09, low + 0.2],
            [middle + from + 0.09, low + 0.2],
            [middle + to + 0.09, low + 1.5],
            [middle + to - 0.09, low + 1.5],
          ],
          0.02,
        );
      beams += brace(-1.62, -1.1) + brace(1.62, 1.1);
      drawing.fill(timber, beams);
      drawCasement(face, [middle - 0.78, low + 0.4, middle + 0.78, low + 1.42], 3);
    },
  });
  drawing
    .fill(timber, wall.rect(gable.left, eaves - 0.1, gable.right, eaves + 0.14, 0.08))
    .fill(shadow, wall.rect(gable.left, eaves - 0.2, gable.right, eaves - 0.1, 0.01), 0.3);
  drawCasement(wall, [middle - half + 0.62, 0.85, middle + half - 0.62, 2.5], 5);
}

function drawFront() {
  const { drawing } = scene;
  drawConcrete(drawing, floor, [-6.3, -17, -3.1, 0], {
    color: material.concrete,
    seed: 3,
    across: [-4.7],
    along: [-13, -10.4, -7.8, -5.2, -2.6],
  });
  const flag = '#cdc3ae';
  const middle = (entry.left + entry.right) / 2;
  drawing.fill(
    flag,
    floor.polygon([
      [middle - 0.7, -1.2],
      [middle + 0.7, -1.2],
      [middle + 0.9, -4.4],
      [-3.1, -5.6],
      [-3.1, -4.3],
      [middle - 0.6, -3.2],
    ]),
  );
  drawing
    .fill(lightOf(stone, 0.3), ground(camera, 0.15).rect(entry.left + 0.2, -1.8, entry.right - 0.2, -0.8))
    .fill(
      shadeOf(stone, 0.16),
      wallFacing(camera, [0, -1.8, 0], [1, 0, 0]).rect(entry.left + 0.2, 0, entry.right - 0.2, 0.15),
    );
  drawPot(scene, [entry.left + 0.4, -1.35, 0.15], 0.7, { seed: 4, flower: '#f0e6d0', pot: '#a9a290' });
  drawPot(scene, [entry.right - 0.4, -1.35, 0.15], 0.7, { seed: 9, flower: '#f0e6d0', pot: '#a9a290' });
  for (const [x, y, height, seed] of [
    [1.6, -2.1, 0.72, 3],
    [3.2, -2.1, 0.62, 8],
    [4.8, -2.1, 0.72, 6],
    [7.4, -0.6, 0.75, 12],
    [-7.3, 1.6, 1.2, 14],
  ] as const)
    drawBush(drawing, { ...standing([x, y], height, seed), color: '#6f9060', spread: 2 });
  drawPorchChair(scene, [0.45, -1.1, 0], '#8a4f3f', 1);
  drawBlueSpruce(drawing, { ...standing([11.4, -1], 7.6, 11) });
  castTreesBeyond(
    drawing,
    [
      { at: [-17.4, -8.4], height: 9, seed: 3 },
      { at: [-9, -10.6], height: 9.4, seed: 9, kind: 'leafy' },
      { at: [-14, -17], height: 10, seed: 6 },
      { at: [-5, -17.4], height: 8, seed: 5 },
    ],
    {
      floor,
      ground: [-40, -18, 30, -1.6],
      walls: [
        [frontWall(scene, house.front), [house.left, 0, entry.left, eaves - 0.3]],
        [frontWall(scene, gable.front), [gable.left, 0, gable.right, eaves + 2]],
        [frontWall(scene, house.front), [gable.right, 0, house.right, eaves - 0.3]],
      ],
      rays,
      shadow,
      opacity: 0.36,
    },
  );
  drawGrass(drawing, [560, 724, 1200, 808], {
    count: 44,
    seed: 6,
    colors: ['#cfc68c', '#8d9659', '#5d6c42'],
    scaleAt: (y) => 0.5 + (y - 700) / 120,
  });
}

export const pictures: Pictures = { 'area-slate-estate': draw };
