import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCheyenneMountain } from '../kit/cheyenne-mountain.ts';
import { hazeOf, lightOf, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawBoulder, drawPorchChair, drawWallLamp } from '../kit/house-life.ts';
import {
  drawCleanWindow,
  drawFrontGable,
  drawShadowOn,
  drawShapedWindow,
  drawSideGable,
  drawWalls,
  frontWall,
  isInShade,
  mirrorSky,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  type Skyline,
  shadeUnderEaves,
  shingleRoof,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow } from '../kit/lived-in.ts';
import { drawMasonry, drawSiding } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawGrass, drawPonderosa } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import type { Reflection } from '../kit/windows.ts';

/** The viewer looks from the street below up the slope to the west, in the morning. */
const horizon = 668;
const camera = new Camera({ eye: [7.6, -17.6, 1.65], yaw: -22, focal: 1240, center: 640, horizon });
const rays = createSun(34, 28);

const trim = '#f1e8d4';
const cedar = '#b27a4b';
const stone = '#c3b193';
const timber = '#7d4f33';
/** The level of the walkout below and of the deck above it. */
const base = 1.3;
const deck = 4;
const eaves = 6.6;
const view: Plan = { left: -3.5, right: 3.5, front: 0, back: 9 };
const wing: Plan = { left: -11, right: -3.5, front: 1.2, back: 8.4 };
const pitch = 0.44;
const roof: Roof = {
  eaves,
  pitch,
  color: '#6f665d',
  trim: timber,
  roofing: shingleRoof(0.46, 4),
  over: 0.6,
  fascia: 0.36,
};
const reflection = mirrorSky({ skyline: 'plain', seed: 4, dark: '#55705f' });
const window = { reflection, frame: trim, casing: 0.1 };
/** Each opening mirrors its own part of the slope across the street. */
const mirrorOf = (skyline: Skyline, seed: number, dark = '#3f6a62') => ({
  ...window,
  reflection: mirrorSky({ skyline, seed, dark }),
});
/** Behind the viewer stand pines on the far side of the street. */
const pinesAcross: Reflection = (drawing, glass, box) => {
  reflection(drawing, glass, box);
  const [, low, , high] = box;
  // The far bank of the street and the pines on it, whose feet the deck hides.
  drawing.fill(
    '#5f8478',
    glass.polygon([
      [-3.4, low - 0.5],
      [3.4, low - 0.5],
      [3.4, low + 0.5],
      [1.4, low + 0.72],
      [-0.6, low + 0.46],
      [-3.4, low + 0.8],
    ]),
  );
  for (const [u, tall, seed, haze] of [
    [-2.1, 2.5, 9, 0.3],
    [0.5, 2.2, 13, 0.34],
    [1.2, 2.7, 4, 0.28],
    [-2.75, 3.6, 22, 0.12],
    [2.5, 3.9, 6, 0.1],
  ] as const) {
    const [x, foot] = glass.project(u, low - 0.7);
    const top = glass.project(u, low - 0.7 + tall)[1];
    drawing.clip(glass.rect(-3.2, low, 3.2, high), () =>
      drawFarPine(drawing, { x, foot, height: foot - top, seed, haze, sunSide: 1 }),
    );
  }
};
const sash = { rays, frame: trim, casing: 0.1, columns: 2, sillColor: trim };

function draw(): Drawing {
  const drawing = new Drawing('A hillside house with a deck and a wall of glass below Cheyenne Mountain', '#b6ab75');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  drawSky(drawing, eveningSky, 560);
  drawCloud(drawing, 690, 96, 380, 4, '#fbeeda');
  drawCheyenneMountain(drawing);
  drawHillside(scene);
  drawWing(scene);
  drawView(scene);
  drawDeckBelow(scene);
  drawDeck(scene);
  drawSlopeInFront(scene);
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

/** The slope behind the house, of oak brush with pines in it. */
function drawHillside(scene: Scene) {
  const { drawing } = scene;
  drawing.fill(
    '#93995f',
    polygon([
      [-6, 470],
      [140, 486],
      [330, 520],
      [900, 570],
      [1206, 540],
      [1206, 806],
      [-6, 806],
    ]),
  );
  const random = createRandom(4);
  for (let x = -34; x < 26; x += 3.6 + random() * 1.6) {
    const place = [x, 18 + random() * 12, 3.4 - x * 0.06 + random() * 2] as const;
    const bush = {
      color: hazeOf(random() < 0.4 ? '#7f8d56' : '#6f8450', 0.14),
      seed: Math.floor(random() * 900),
      spread: 1.3,
    };
    const height = 2.2 + random();
    const [pageX] = camera.project(place);
    const isSeen = pageX > -60 && pageX < 1260 && (pageX < 160 || pageX > 890);
    if (isSeen) drawBush(scene, place, height, bush);
  }
  for (const [x, y, z, height, seed] of [
    [-25, 24, 5, 12, 21],
    [-19.5, 22, 5, 15, 52],
    [-14.6, 19, 5, 13, 14],
    [-1.4, 20, 5, 14, 31],
    [13.5, 21, 4, 14, 26],
  ] as const)
    drawFarPine(drawing, { ...placeOnPage(scene, [x, y, z], height, seed), haze: 0.16 });
  for (const [x, y, z, height, seed] of [
    [5.8, 12, 3.2, 13.5, 7],
    [9.6, 9, 2.6, 12, 4],
  ] as const)
    drawPonderosa(drawing, { ...placeOnPage(scene, [x, y, z], height, seed), haze: 0.05 });
}

const siding =
  (scene: Scene, seed: number): WallFinish =>
  (wall, box, isShaded) =>
    drawSiding(scene.drawing, wall, box, { color: cedar, seed, reveal: 0.27, isShaded });

/** Blocks of granite, larger than true ones, as they look from the street. */
const drawBlocks = (scene: Scene, wall: Surface, box: Box, seed: number, isShaded = false) =>
  drawMasonry(scene.drawing, wall, box, {
    color: isShaded ? shadeOf(stone, 0.3) : stone,
    seed,
    course: 0.4,
    block: 0.8,
    joint: 0.03,
    mortar: isShaded ? '#6f7270' : '#a3957b',
    isRandom: true,
    spread: 0.07,
  });

const masonry =
  (scene: Scene, seed: number): WallFinish =>
  (wall, box, isShaded) =>
    drawBlocks(scene, wall, box, seed, isShaded);

function drawFloors(scene: Scene, plan: Plan, seed: number) {
  drawWalls(scene, plan, [base - 0.4, deck - 0.1], masonry(scene, seed));
  drawWalls(scene, plan, [deck - 0.1, eaves], siding(scene, seed));
}

function drawWing(scene: Scene) {
  const { drawing } = scene;
  drawFloors(scene, wing, 5);
  const front = frontWall(scene, wing.front);
  drawing.fill(trim, front.rect(wing.left, deck - 0.16, wing.right, deck, 0.03));
  shadeUnderEaves(scene, front, [wing.left, wing.right], eaves, 0.6);
  drawLivedInWindow(drawing, front, [-10.2, 4.8, -8.2, 6.2], { ...sash, life: 'curtains', seed: 5, horizon: -0.1 });
  drawCleanWindow(scene, front, [-6.9, deck + 0.1, -4.3, 6.25], { ...mirrorOf('pines', 7), columns: 2 });
  drawLivedInWindow(drawing, front, [-10, 2.3, -8.5, 3.4], { ...sash, life: 'plant', seed: 3, horizon: 0.3 });
  drawSideGable(scene, wing, { ...roof, over: 0.5 });
}

/** The block with the view: glass from the deck up to the slopes of its roof. */
function drawView(scene: Scene) {
  const { drawing } = scene;
  drawChimney(scene);
  drawFloors(scene, view, 8);
  const front = frontWall(scene, 0);
  const end = wallFacing(camera, [view.right, 0, 0], [0, 1, 0]);
  const peak = eaves + view.right * pitch;
  const seamed: WallFinish = siding(scene, 3);
  drawing.clip(
    front.polygon([
      [view.left, eaves - 0.02],
      [view.right, eaves - 0.02],
      [0, peak],
    ]),
    () => seamed(front, [view.left, eaves - 0.02, view.right, peak], false),
  );
  const slope = (u: number) => peak - 0.5 - Math.abs(u) * pitch;
  const pane = (from: number, to: number): Point[] => [
    [from, 6.44],
    [to, 6.44],
    [to, slope(to)],
    [from, slope(from)],
  ];
  drawCleanWindow(scene, front, [-2.95, deck + 0.1, 2.95, 6.28], {
    ...window,
    reflection: pinesAcross,
    columns: 4,
    casing: 0.1,
    sill: false,
    bar: 0.09,
  });
  drawShapedWindow(
    scene,
    front,
    [
      [-3.05, 6.36],
      [3.05, 6.36],
      [3.05, slope(2.95) + 0.1],
      [0, slope(0) + 0.14],
      [-3.05, slope(2.95) + 0.1],
    ],
    [pane(-2.9, -1.52), pane(-1.42, -0.05), pane(0.05, 1.42), pane(1.52, 2.9)],
    { reflection: mirrorSky({ skyline: 'plain', seed: 9, dark: '#6fb3d8' }), frame: trim },
  );
  drawWallLamp(scene, front, 3.25, 5.4);
  drawCleanWindow(scene, end, [2, 4.9, 3.4, 6.1], { ...window, columns: 2, sheen: 0.14 });
  drawCleanWindow(scene, end, [5.2, 4.9, 6.6, 6.1], { ...window, columns: 2, sheen: 0.14 });
  drawCleanWindow(scene, end, [2.4, 2.1, 3.8, 3.3], { ...window, columns: 2, sheen: 0.14 });
  drawFrontGable(scene, view, { ...roof, meets: { eaves: view.back, ridge: view.back } });
}

/** Stone, up through the lower roof. */
function drawChimney(scene: Scene) {
  const { drawing } = scene;
  const front = wallFacing(camera, [0, 3.4, 0], [1, 0, 0]);
  const box: Box = [-6.6, 7.2, -4.9, 10.2];
  const side = wallFacing(camera, [box[2], 3.4, 0], [0, 1, 0]);
  drawBlocks(scene, side, [0, box[1], 1.2, box[3]], 7, true);
  drawBlocks(scene, front, box, 9);
  drawing.fill(
    lightOf(stone, 0.25),
    camera.formatSilhouette(front.boxCorners(box[0] - 0.12, box[3], box[2] + 0.12, box[3] + 0.18, -1.3, 0.12)),
  );
}

const rim = { left: -7.2, right: 4.1, front: -2.4, thick: 0.5 };

/** The walkout under the deck, in its shade. */
function drawDeckBelow(scene: Scene) {
  const { drawing } = scene;
  const front = frontWall(scene, 0);
  drawCleanWindow(scene, front, [-1.5, base + 0.1, 1.5, 3.45], { ...mirrorOf('trees', 5), columns: 2, sill: false });
  drawLivedInWindow(drawing, front, [-3.1, 2.1, -2.1, 3.4], {
    ...sash,
    columns: 1,
    life: 'lamp',
    seed: 6,
    horizon: 0.3,
  });
  drawCleanWindow(scene, frontWall(scene, wing.front), [-6.4, 2.1, -4.8, 3.3], { ...mirrorOf('roofs', 3), columns: 2 });
  const body: Vector[] = [
    [rim.left, rim.front, deck],
    [rim.right, rim.front, deck],
    [rim.right, 1.2, deck],
    [rim.left, 1.2, deck],
  ];
  drawShadowOn(scene, front, [view.left, base - 0.4, view.right, deck], body, 0.42);
  drawShadowOn(scene, frontWall(scene, wing.front), [wing.left, base - 0.4, -4.2, deck], body, 0.42);
  const patio = ground(camera, base);
  drawing.fill('#c9bea6', patio.rect(-4.4, -3.4, 3.9, 0));
  drawShadowOn(scene, patio, [-4.4, -3.4, 3.9, 0], body, 0.42);
}

function drawDeck(scene: Scene) {
  const { drawing } = scene;
  const { left, right, front: edge } = rim;
  // Joists and boards from below.
  drawing.fill(
    shadeOf(timber, 0.62),
    camera.formatFace([
      [left, edge, deck - rim.thick],
      [right, edge, deck - rim.thick],
      [right, 0, deck - rim.thick],
      [view.left, 0, deck - rim.thick],
      [view.left, 1.2, deck - rim.thick],
      [left, 1.2, deck - rim.thick],
    ]),
  );
  let joists = '';
  for (let u = left; u < right; u += 0.6)
    joists += camera.formatFace([
      [u, edge, deck - rim.thick],
      [u + 0.06, edge, deck - rim.thick],
      [u + 0.06, 0, deck - rim.thick],
      [u, 0, deck - rim.thick],
    ]);
  drawing.fill(shadeOf(timber, 0.45), joists);
  const front = frontWall(scene, edge);
  // Posts of heavy timber, each on a foot of stone, with braces up to the beam.
  for (const u of [left + 0.4, -3.3, 0.5, right - 0.4]) {
    const top = deck - rim.thick;
    const pier: Box = [u - 0.36, base - 1.3, u + 0.36, base + 1.1];
    drawing.fill(shadeOf(stone, 0.4), camera.formatSilhouette(front.boxCorners(...pier, -0.5, -0.05)));
    drawBlocks(scene, front.raised(-0.05), pier, Math.round(u * 7 + 80));
    drawing
      .fill(lightOf(stone, 0.3), front.rect(u - 0.42, base + 1.06, u + 0.42, base + 1.2))
      .fill(
        shadeOf(timber, 0.45),
        camera.formatSilhouette(front.boxCorners(u - 0.19, base + 1.2, u + 0.19, top, -0.45, -0.1)),
      )
      .fill(timber, front.rect(u - 0.19, base + 1.2, u + 0.19, top, -0.1));
    for (const side of [-1, 1])
      drawing.fill(
        shadeOf(timber, side < 0 ? 0.1 : 0.3),
        front.polygon(
          [
            [u + side * 0.19, top - 0.75],
            [u + side * 0.19, top - 0.48],
            [u + side * 0.72, top],
            [u + side * 0.98, top],
          ],
          -0.16,
        ),
      );
  }
  // The edge of the deck hides the feet of the things on it from below.
  drawPorchChair(scene, [-5.9, -1.2, deck], '#3f7a72', 1);
  drawPorchChair(scene, [-4.5, -1.2, deck], '#3f7a72', -1);
  const end = wallFacing(camera, [right, edge, 0], [0, 1, 0]);
  drawing
    .fill(isInShade(scene, end) ? shadeOf(timber) : timber, end.rect(0, deck - rim.thick, -edge, deck))
    .fill(timber, front.rect(left, deck - rim.thick, right, deck))
    .fill(shadeOf(timber, 0.3), front.rect(left, deck - rim.thick, right, deck - rim.thick + 0.14))
    .fill(lightOf(timber, 0.25), front.rect(left, deck - 0.07, right, deck + 0.03));
  const rail = (wall: Surface, from: number, to: number, gap: number, color: string) => {
    let posts = '';
    for (let u = from; u <= to + 0.01; u += gap) posts += wall.rect(u - 0.09, deck, u + 0.09, deck + 0.98);
    let cables = '';
    for (let v = deck + 0.16; v < deck + 0.9; v += 0.16) cables += wall.rect(from, v, to, v + 0.018);
    drawing.fill('#55656b', cables).fill(color, posts + wall.rect(from - 0.05, deck + 0.92, to + 0.05, deck + 1.08));
  };
  rail(end, 0, -edge, 1.2, shadeOf(timber, 0.42));
  rail(front, left, right, (right - left) / 6, timber);
}

/** Rough grass, oak brush and granite down to the street. */
function drawSlopeInFront(scene: Scene) {
  const { drawing } = scene;
  const at = (x: number, y: number): [number, number, number] => [
    x,
    y,
    Math.max(0, Math.min(base, ((y + 15) / 11) * base)),
  ];
  drawing.fill(
    '#b9ae76',
    camera.formatFace([
      [-60, -3.4, base],
      [60, -3.4, base],
      [60, -18, -0.2],
      [-60, -18, -0.2],
    ]),
  );
  drawing.fill(
    '#a5a468',
    camera.formatFace([
      [-60, -3.4, base],
      [60, -3.4, base],
      [60, -6, base * 0.8],
      [0, -7, base * 0.72],
      [-60, -6, base * 0.8],
    ]),
  );
  // The slope climbs past both ends of the house and buries the foot of its walls.
  const bank = (points: readonly (readonly [number, number, number])[], color: string) =>
    drawing.fill(color, camera.formatFace(points.map(([x, y, z]): Vector => [x, y, z])));
  bank(
    [
      [-34, 2, 7],
      [-13, 0.6, 4.2],
      [-11, -0.2, 3.1],
      [-8.6, -1.4, 1.9],
      [-6.4, -2.6, 1.1],
      [-5, -4.4, 0.7],
      [-34, -9, 1.2],
    ],
    '#a9a96d',
  );
  bank(
    [
      [34, 4, 5.4],
      [8.4, 3, 3.4],
      [5.4, 1.6, 2.5],
      [4.2, -1.4, 1.5],
      [3.9, -4, 0.9],
      [34, -7, 0.9],
    ],
    '#a2a367',
  );
  for (const [x, y, z, height, seed] of [
    [-15.6, 0, 4.4, 2.6, 8],
    [-12.2, -0.8, 3, 2.1, 14],
    [-9.4, -2.2, 1.8, 1.3, 4],
    [7.2, 1, 2.7, 1.5, 5],
    [10.2, 2, 3, 1.9, 15],
    [5.3, -2.2, 1.3, 1.2, 12],
    [-6.3, -3.8, 0.9, 0.8, 9],
  ] as const)
    drawBush(scene, [x, y, z], height, { color: mix('#71864f', '#8b9a5c', (seed % 5) / 5), seed, spread: 1.7 });
  for (const [x, y, size] of [
    [-4.4, -4.6, 0.9],
    [-2.9, -5.2, 0.5],
    [3.4, -4.8, 1.1],
    [8.2, -7, 0.9],
  ] as const)
    drawBoulder(scene, at(x, y), size, '#b9a994');
  drawGrass(drawing, [0, 705, 1200, 800], {
    count: 64,
    seed: 6,
    colors: ['#d9cd98', '#96985c', '#8b7a4c'],
    scaleAt: (y) => 0.5 + (y - 630) / 120,
  });
}

export const pictures: Pictures = { 'area-mountain-home': draw };
