import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Point, Vector } from '../kit/geometry.ts';
import { drawBoulder, drawDeer, drawPorchChair, drawPot, drawWallLamp } from '../kit/house-life.ts';
import {
  castOn,
  drawCleanWindow,
  drawFrontGable,
  drawShapedWindow,
  drawSideGable,
  drawWalls,
  frontWall,
  isInShade,
  mirrorSky,
  type Plan,
  type Roof,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  standAt,
  stuccoFinish,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawGrass } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';

/** From the street below, up the slope to the west in the morning. */
const horizon = 640;
const camera = new Camera({ eye: [7.4, -18.6, 1.65], yaw: -20, focal: 1080, center: 620, horizon });
const rays = createSun(26, 36);

const trim = '#f1e8d4';
const cedar = '#b27a4b';
const stucco = '#d9c6a2';
const timber = '#8a5a3a';
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
  fascia: 0.24,
};
const reflection = mirrorSky({ skyline: 'plain', seed: 4, dark: '#55705f' });
const window = { reflection, frame: trim, casing: 0.1 };

function draw(): Drawing {
  const drawing = new Drawing('A hillside house with a deck and a wall of glass below Cheyenne Mountain', '#b6ab75');
  const scene: Scene = { drawing, camera, rays, shadow: '#1d4257' };
  drawSky(drawing, ['#5fa9d5', '#7dbee0', '#a0d0e6', '#c8e3ea', '#ebe9d8'], 560);
  drawCloud(drawing, 560, 118, 400, 4);
  drawMountain(drawing);
  drawHillside(scene);
  drawWing(scene);
  drawView(scene);
  drawDeckBelow(scene);
  drawDeck(scene);
  drawSlopeInFront(scene);
  return drawing;
}

/** Cheyenne Mountain from the northeast: a long back of forest and granite, with the masts on its top. */
function drawMountain(drawing: Drawing) {
  const forest = hazeOf('#4f7b7a', 0.36);
  const ridge: Point[] = [
    [-6, 330],
    [60, 300],
    [130, 262],
    [190, 250],
    [262, 244],
    [330, 258],
    [400, 284],
    [470, 312],
    [520, 306],
    [560, 322],
    [640, 372],
    [760, 410],
    [880, 446],
    [980, 440],
    [1080, 470],
    [1206, 486],
  ];
  drawing.fill(
    hazeOf('#6f8f98', 0.42),
    polygon([
      [560, 420],
      [760, 372],
      [900, 392],
      [1010, 350],
      [1120, 380],
      [1206, 362],
      [1206, 640],
      [560, 640],
    ]),
  );
  drawing.line('#8fa5ad', 1.6, 'M196 250v-34M214 248v-26M232 247v-40M247 246v-22');
  drawing.fill(forest, polygon([...ridge, [1206, 660], [-6, 660]]));
  /** The height of the ridge at a place on the page. */
  const ridgeAt = (x: number) => {
    const next = Math.max(
      1,
      ridge.findIndex(([place]) => place > x),
    );
    const [from, to] = [ridge[next - 1] ?? [0, 0], ridge[next] ?? [0, 0]];
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  };
  // Ribs that run down from the ridge: the sun lies on their left, the gullies between are in shade.
  const random = createRandom(8);
  let lights = '';
  let shades = '';
  for (let x = 14; x < 1190; x += 46 + random() * 34) {
    for (const tier of [0, 1]) {
      const top = ridgeAt(x) + 12 + tier * (96 + random() * 30);
      const long = (70 + random() * 50) * (1 - tier * 0.2);
      const wide = 20 + random() * 16;
      const shift = tier * (26 - random() * 52);
      const rib = (side: number): Point[] =>
        [
          [0, 0],
          [7, 0.1],
          [3, 0.34],
          [side * wide * 0.3, 0.5],
          [side * wide * 0.5, 0.74],
          [side * wide * 1.1, 0.92],
          [side * wide * 1.6, 1.04],
          [side * wide * 1.9, 0.9],
          [side * wide * 1.2, 0.66],
          [side * wide * 0.9, 0.4],
          [side * wide * 0.4, 0.22],
        ].map(([u = 0, v = 0]): Point => [x + shift + u, top + v * long]);
      lights += polygon(rib(-1));
      if (random() < 0.8) shades += polygon(rib(0.8));
    }
  }
  drawing.fill(lightOf(forest, 0.1), lights).fill(shadeOf(forest, 0.15), shades);
  // Bare granite on the ribs, and the horns at the north end.
  const rock = hazeOf('#c09c88', 0.3);
  let bare = '';
  let dark = '';
  for (const [x, drop, size] of [
    [520, -4, 30],
    [488, 26, 20],
    [548, 22, 18],
    [310, 40, 24],
    [338, 76, 16],
    [118, 34, 26],
    [88, 80, 18],
    [214, 66, 20],
    [420, 44, 18],
    [640, 14, 18],
  ] as const) {
    const y = ridgeAt(x) + drop;
    bare += polygon([
      [x - size * 0.7, y + size * 0.9],
      [x - size * 0.5, y + size * 0.3],
      [x - size * 0.2, y + size * 0.36],
      [x, y],
      [x + size * 0.26, y + size * 0.24],
      [x + size * 0.5, y + size * 0.2],
      [x + size * 0.62, y + size * 0.8],
      [x + size * 0.2, y + size * 1.3],
      [x - size * 0.3, y + size * 1.1],
    ]);
    dark += polygon([
      [x, y + size * 0.1],
      [x + size * 0.26, y + size * 0.24],
      [x + size * 0.5, y + size * 0.2],
      [x + size * 0.62, y + size * 0.8],
      [x + size * 0.2, y + size * 1.3],
      [x + size * 0.12, y + size * 0.7],
    ]);
  }
  drawing.fill(rock, bare).fill(shadeOf(rock, 0.22), dark);
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
  for (let x = -34; x < 26; x += 3.6 + random() * 1.6)
    drawBush(scene, [x, 18 + random() * 12, 3.4 - x * 0.06 + random() * 2], 2.2 + random(), {
      color: hazeOf(random() < 0.4 ? '#7f8d56' : '#6f8450', 0.14),
      seed: Math.floor(random() * 900),
      spread: 1.3,
    });
  for (const [x, y, z, height, seed] of [
    [-21, 20, 4, 10, 21],
    [-16.5, 22, 4, 12, 52],
    [-4, 17, 4, 12, 14],
    [4.6, 16, 3, 12.5, 61],
    [8.6, 18, 3, 11, 26],
  ] as const)
    drawFarPine(drawing, { ...standAt(scene, [x, y, z], height, seed), haze: 0.12 });
}

const siding =
  (scene: Scene, seed: number): WallFinish =>
  (wall, box, isShaded) =>
    drawSiding(scene.drawing, wall, box, { color: cedar, seed, reveal: 0.2, isShaded });

function drawFloors(scene: Scene, plan: Plan, seed: number) {
  drawWalls(scene, plan, [base - 0.4, deck - 0.1], stuccoFinish(scene, stucco, seed));
  drawWalls(scene, plan, [deck - 0.1, eaves], siding(scene, seed));
}

function drawWing(scene: Scene) {
  const { drawing } = scene;
  drawFloors(scene, wing, 5);
  const front = frontWall(scene, wing.front);
  drawing.fill(trim, front.rect(wing.left, deck - 0.16, wing.right, deck, 0.03));
  shadeUnderEaves(scene, front, [wing.left, wing.right], eaves, 0.6);
  drawCleanWindow(scene, front, [-10, 4.9, -8.2, 6.2], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [-6.6, 4.3, -4.4, 6.25], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [-9.9, 2, -8.3, 3.3], { ...window, columns: 2 });
  drawSideGable(scene, wing, { ...roof, over: 0.5 });
}

/** The block with the view: glass from the deck up to the slopes of its roof. */
function drawView(scene: Scene) {
  const { drawing } = scene;
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

const rim = { left: -7.6, right: 4.4, front: -3 };

/** The walkout under the deck, in its shade. */
function drawDeckBelow(scene: Scene) {
  const { drawing } = scene;
  const front = frontWall(scene, 0);
  drawCleanWindow(scene, front, [-1.5, base + 0.1, 1.5, 3.45], { ...window, columns: 2, casing: 0.1, sill: false });
  drawCleanWindow(scene, front, [-3, 2, -2, 3.4], { ...window, casing: 0.09 });
  drawCleanWindow(scene, frontWall(scene, wing.front), [-6.4, 2, -4.8, 3.3], { ...window, columns: 2 });
  const body: Vector[] = [
    [rim.left, rim.front, deck],
    [rim.right, rim.front, deck],
    [rim.right, 1.2, deck],
    [rim.left, 1.2, deck],
  ];
  castOn(scene, front, [view.left, base - 0.4, view.right, deck], body, 0.42);
  castOn(scene, frontWall(scene, wing.front), [wing.left, base - 0.4, -4.2, deck], body, 0.42);
  const patio = ground(camera, base);
  drawing.fill('#c9bea6', patio.rect(-4.4, -3.4, 3.9, 0));
  castOn(scene, patio, [-4.4, -3.4, 3.9, 0], body, 0.42);
  drawPot(scene, [2.4, -0.6, base], 0.6, { seed: 4 });
}

function drawDeck(scene: Scene) {
  const { drawing } = scene;
  const { left, right, front: edge } = rim;
  // Joists and boards from below.
  drawing.fill(
    shadeOf(timber, 0.62),
    camera.face([
      [left, edge, deck - 0.28],
      [right, edge, deck - 0.28],
      [right, 0, deck - 0.28],
      [view.left, 0, deck - 0.28],
      [view.left, 1.2, deck - 0.28],
      [left, 1.2, deck - 0.28],
    ]),
  );
  let joists = '';
  for (let u = left; u < right; u += 0.6)
    joists += camera.face([
      [u, edge, deck - 0.28],
      [u + 0.06, edge, deck - 0.28],
      [u + 0.06, 0, deck - 0.28],
      [u, 0, deck - 0.28],
    ]);
  drawing.fill(shadeOf(timber, 0.45), joists);
  const front = frontWall(scene, edge);
  for (const u of [left + 0.3, -3.4, 0.6, right - 0.3]) {
    const post = front.raised(-0.2);
    drawing
      .fill(timber, post.rect(u - 0.11, 0, u + 0.11, deck - 0.3))
      .fill(shadeOf(timber, 0.45), post.rect(u + 0.03, 0, u + 0.11, deck - 0.3));
  }
  drawStairs(scene, front);
  // From below, the edge of the deck hides the feet of what stands on it.
  drawPorchChair(scene, [-2.1, -1.4, deck], '#3f7a72', 1);
  drawPorchChair(scene, [-5.8, -1.6, deck], '#3f7a72', -1);
  drawGrill(scene);
  const end = wallFacing(camera, [right, edge, 0], [0, 1, 0]);
  drawing
    .fill(isInShade(scene, end) ? shadeOf(timber) : timber, end.rect(0, deck - 0.3, -edge, deck))
    .fill(timber, front.rect(left, deck - 0.3, right, deck))
    .fill(lightOf(timber, 0.25), front.rect(left, deck - 0.05, right, deck + 0.02));
  const rail = (wall: Surface, from: number, to: number, gap: number, color: string) => {
    let posts = '';
    for (let u = from; u <= to + 0.01; u += gap) posts += wall.rect(u - 0.05, deck, u + 0.05, deck + 0.98);
    let cables = '';
    for (let v = deck + 0.16; v < deck + 0.9; v += 0.16) cables += wall.rect(from, v, to, v + 0.018);
    drawing.fill('#55656b', cables).fill(color, posts + wall.rect(from - 0.05, deck + 0.94, to + 0.05, deck + 1.04));
  };
  rail(end, 0, -edge, 1.5, shadeOf(timber, 0.42));
  rail(front, left, right, 1.5, timber);
}

/** From the deck down to the grass. */
function drawStairs(scene: Scene, front: Surface) {
  const { drawing } = scene;
  const [top, foot] = [rim.right, rim.right + 3.5];
  const at = (share: number): Point => [top + (foot - top) * share, deck - (deck - base + 0.3) * share];
  const stringer = (raise: number) =>
    front.polygon([at(0), at(1), [at(1)[0], at(1)[1] - 0.3], [at(0)[0], at(0)[1] - 0.34]], raise);
  drawing.fill(shadeOf(timber, 0.5), stringer(-1.1));
  let treads = '';
  let risers = '';
  for (let step = 0; step < 13; step++) {
    const [u, v] = at(step / 13);
    treads += camera.face([
      front.point(u, v, 0),
      front.point(u + 0.3, v, 0),
      front.point(u + 0.3, v, -1.1),
      front.point(u, v, -1.1),
    ]);
    risers += front.rect(u, v - 0.06, u + 0.3, v, 0.02);
  }
  drawing.fill(shadeOf(timber, 0.2), treads).fill(timber, stringer(0)).fill(lightOf(timber, 0.25), risers);
  const hand = (rise: number, thick: number) =>
    front.polygon([
      [at(0)[0], at(0)[1] + rise],
      [at(1)[0], at(1)[1] + rise],
      [at(1)[0], at(1)[1] + rise - thick],
      [at(0)[0], at(0)[1] + rise - thick],
    ]);
  let posts = '';
  for (const share of [0.33, 0.66, 0.98])
    posts += front.rect(at(share)[0] - 0.05, at(share)[1] - 0.1, at(share)[0] + 0.05, at(share)[1] + 0.98);
  drawing
    .fill('#55656b', [0.25, 0.5, 0.75].map((rise) => hand(rise, 0.02)).join(''))
    .fill(timber, hand(1.02, 0.1) + posts);
}

function drawGrill(scene: Scene) {
  const { x, foot, unit } = standAt(scene, [3.6, -1.2, deck], 1);
  const shape = (points: readonly Point[]) => polygon(points.map(([u, v]): Point => [x + u * unit, foot - v * unit]));
  scene.drawing
    .fill(
      '#2f393d',
      shape([
        [-0.3, 0],
        [-0.24, 0],
        [-0.24, 0.75],
        [-0.3, 0.75],
      ]) +
        shape([
          [0.24, 0],
          [0.3, 0],
          [0.3, 0.75],
          [0.24, 0.75],
        ]) +
        shape([
          [-0.4, 0.66],
          [0.4, 0.66],
          [0.4, 0.82],
          [-0.4, 0.82],
        ]),
    )
    .fill(
      '#434f54',
      shape([
        [-0.36, 0.82],
        [0.36, 0.82],
        [0.32, 1.06],
        [0.2, 1.16],
        [-0.2, 1.16],
        [-0.32, 1.06],
      ]),
    )
    .fill(
      '#77868b',
      shape([
        [-0.2, 0.9],
        [0.2, 0.9],
        [0.2, 0.94],
        [-0.2, 0.94],
      ]),
    );
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
    camera.face([
      [-60, -3.4, base],
      [60, -3.4, base],
      [60, -18, -0.2],
      [-60, -18, -0.2],
    ]),
  );
  drawing.fill(
    '#a5a468',
    camera.face([
      [-60, -3.4, base],
      [60, -3.4, base],
      [60, -6, base * 0.8],
      [0, -7, base * 0.72],
      [-60, -6, base * 0.8],
    ]),
  );
  drawing.fill(
    '#cbbf9c',
    camera.face([at(6.6, -3.4), at(8.6, -3.4), at(6.4, -9), at(8, -18), at(4.4, -18), at(4.6, -9)]),
  );
  for (const [x, y, height, seed] of [
    [-14.5, -1.4, 2.4, 8],
    [-11, -2.6, 1.9, 14],
    [11.4, -0.4, 2.8, 5],
    [-8.4, -3.6, 1.3, 4],
    [-6.2, -3.9, 1.1, 6],
    [-3.9, -3.7, 0.9, 9],
    [10.4, -5.2, 1.5, 12],
    [3.6, -4.1, 0.8, 15],
  ] as const)
    drawBush(scene, at(x, y), height, { color: mix('#71864f', '#8b9a5c', (seed % 5) / 5), seed, spread: 1.7 });
  for (const [x, y, size] of [
    [-3.6, -4.9, 0.7],
    [3.1, -4.6, 0.8],
    [9, -7.4, 1],
  ] as const)
    drawBoulder(scene, at(x, y), size);
  drawDeer(scene, ground(camera, at(-0.4, -8.6)[2]), at(-0.4, -8.6), 1);
  drawGrass(drawing, [0, 640, 1200, 800], {
    count: 110,
    seed: 6,
    colors: ['#d9cd98', '#96985c', '#8b7a4c'],
    scaleAt: (y) => 0.5 + (y - 630) / 120,
  });
}

export const pictures: Pictures = { 'area-mountain-home': draw };
