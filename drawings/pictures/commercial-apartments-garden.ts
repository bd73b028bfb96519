import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree, drawThicket } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { drawPorchChair } from '../kit/house-life.ts';
import {
  blockCorners,
  castOn,
  drawFrontGable,
  drawHipRoof,
  drawWalls,
  frontWall,
  type Plan,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  standAt,
  stuccoFinish,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, drawPottedPlant, type Life } from '../kit/lived-in.ts';
import { drawBattens, drawMasonry } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';
import { drawDoor } from '../kit/windows.ts';

const horizon = 650;
const camera = new Camera({ eye: [-12.6, -18, 1.7], yaw: 29, focal: 1040, center: 590, horizon });
/** A low evening sun behind the viewer's right shoulder: the left end of the building lies in shade. */
const rays = createSun(-50, 27);
const shadow = '#1b3350';
const floor = ground(camera);

const plaster = '#e8dcc4';
const siding = '#8d9f8c';
const stone = '#c2b193';
const frame = '#f4eedf';
const steel = '#46403b';
const roofing = '#746a60';
const story = 2.95;
const eaves = 3 * story + 0.2;
const block: Plan = { left: -8.4, right: 12.4, front: 0, back: 11 };
/** Stacks of balconies, and the glass of the stair between them. */
const stacks = [
  { left: -7.4, right: -2.2 },
  { left: 4, right: 9.2 },
] as const;
const out = 1.7;
const stair: Box = [-0.6, 0, 2.4, eaves - 0.7];

/** Garden apartments: three stories, balconies, a stair behind glass. */
function draw(): Drawing {
  const drawing = new Drawing('Three-story garden apartments with balconies and clear windows', '#9fae72');
  const scene: Scene = { drawing, camera, rays, shadow };
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 560, 92, 440, 5, '#fbeeda');
  drawBackground(drawing);
  drawGround(drawing);
  drawBlock(scene);
  for (const [index, stack] of stacks.entries()) drawStack(scene, stack, index);
  drawForeground(scene);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const standing = (place: Point, height: number, seed: number) => standAt({ camera, rays }, place, height, seed);

function drawBackground(drawing: Drawing) {
  drawing.fill('#a9b183', floor.rect(-300, 8, 300, 900));
  for (const [place, height, seed] of [
    [[-22, 30], 11, 3],
    [[19, 20], 12, 12],
    [[27, 16], 10, 17],
  ] as const)
    drawLeafyTree(drawing, { ...standing(place, height, seed), haze: 0.2 });
  for (const [place, height, seed] of [
    [[-2, 22], 25, 6],
    [[3.4, 24], 23, 14],
  ] as const)
    drawFarPine(drawing, { ...standing(place, height, seed), haze: 0.18 });
  const other = wallFacing(camera, [22, 13, 0], [1, 0, 0]);
  drawing.fill(mix(plaster, '#b9dcec', 0.2), other.rect(0, 0, 26, 6.4)).fill(
    '#8b8078',
    other.polygon([
      [-0.8, 6.2],
      [27, 6.2],
      [24, 8.6],
      [3, 8.6],
    ]),
  );
  let glass = '';
  for (let u = 1.4; u < 24; u += 3.4) for (const v of [0.9, 3.9]) glass += other.rect(u, v, u + 2, v + 1.4);
  drawing.fill('#7fb4cf', glass);
}

function drawGround(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing
    .fill('#aab070', floor.rect(-80, -20, 80, 12))
    .fill('#a08d6c', floor.rect(block.left - 1, -2.6, block.right + 0.6, 0))
    .fill(walk, floor.rect(-80, -6.6, 80, -5) + floor.rect(0, -5, 1.8, 0));
  let joints = '';
  for (let u = -30; u < 40; u += 1.6) joints += floor.rect(u, -6.6, u + 0.03, -5);
  for (let v = -5; v < 0; v += 1.3) joints += floor.rect(0, v, 1.8, v + 0.03);
  drawing.fill(shadeOf(walk, 0.25), joints);
  drawing.fill(shadow, floor.shadowOfBody(blockCorners(block, 0, eaves + 1), rays), 0.34);
}

const drawBase = (scene: Scene, wall: Surface, box: Box, isShaded = false) =>
  drawMasonry(scene.drawing, wall, box, {
    color: isShaded ? shadeOf(stone, 0.34) : stone,
    seed: 5,
    course: 0.34,
    block: 0.72,
    joint: 0.03,
    mortar: isShaded ? '#6f7270' : '#a3957b',
    isRandom: true,
    spread: 0.06,
  });

function drawBlock(scene: Scene) {
  const { drawing } = scene;
  const finish: WallFinish = stuccoFinish(scene, plaster, 4);
  drawWalls(scene, block, [0, eaves], finish);
  const front = frontWall(scene, block.front);
  const end = visibleEnd(scene, block).wall;
  const depth = block.back - block.front;
  drawBase(scene, end, [0, 0, depth, 1.1], true);
  drawBase(scene, front, [block.left, 0, block.right, 1.1]);
  drawing.fill(lightOf(stone, 0.3), front.rect(block.left, 1.08, block.right, 1.2, 0.05));
  for (let floorIndex = 0; floorIndex < 3; floorIndex++) {
    const level = floorIndex * story;
    for (const [index, u] of [1.4, 7.2].entries())
      drawLivedInWindow(drawing, end, [u, level + 1, u + 2, level + 2.5], {
        life: (['curtains', 'none', 'plant', 'blind', 'none', 'curtain'] as const)[floorIndex * 2 + index] ?? 'none',
        seed: floorIndex * 5 + index,
        rays,
        frame,
        columns: 2,
        horizon: 0.2 - floorIndex * 0.15,
        isShaded: true,
      });
    drawPane(
      scene,
      front,
      [10.1, level + 1, 11.6, level + 2.45],
      floorIndex === 1 ? 'blind' : 'curtain',
      floorIndex + 30,
    );
  }
  drawStairGlass(scene, front);
  shadeUnderEaves(scene, front, [block.left, block.right], eaves, 0.8);
  shadeUnderEaves(scene, end, [0, depth], eaves, 0.8);
  drawHipRoof(scene, block, { ...roof, eaves });
}

const roof = { pitch: 0.34, over: 0.8, color: roofing, trim: '#efe7d6', fascia: 0.26, roofing: shingleRoof(0.5, 6) };

function drawPane(scene: Scene, wall: Surface, box: Box, life: Life, seed: number) {
  drawLivedInWindow(scene.drawing, wall, box, {
    life,
    seed,
    rays,
    frame,
    columns: 2,
    horizon: box[1] < 2 ? 0.32 : -0.1,
    sillColor: frame,
  });
}

/** Three stories of glass before the stair, over the door. */
function drawStairGlass(scene: Scene, front: Surface) {
  const { drawing } = scene;
  const [left, , right, top] = stair;
  drawBattens(drawing, front, [left - 0.5, 0, right + 0.5, eaves], { color: siding });
  for (let floorIndex = 0; floorIndex < 3; floorIndex++) {
    const low = floorIndex === 0 ? 2.75 : floorIndex * story + 0.34;
    const high = floorIndex === 2 ? top : (floorIndex + 1) * story + 0.16;
    drawLivedInWindow(drawing, front, [left, low, right, high], {
      life: 'none',
      seed: 40 + floorIndex,
      rays,
      frame: steel,
      frameWidth: 0.07,
      columns: 3,
      horizon: floorIndex ? -0.15 : 0.06,
    });
  }
  drawDoor(drawing, front, [0.9, 0.05, 1.95, 2.2], { color: '#8f4a38' });
  drawLivedInWindow(drawing, front, [-0.6, 0.1, 0.66, 2.2], {
    life: 'plant',
    seed: 9,
    rays,
    frame: steel,
    horizon: 0.3,
  });
  const canopy: Box = [left - 0.3, 2.42, right + 0.3, 2.62];
  drawing.clip(front.rect(left - 0.5, 0, right + 0.5, 2.5), () =>
    drawing.fill(shadow, front.shadowOfBody(front.boxCorners(...canopy, 0, 1.3), rays), 0.38),
  );
  drawSolid(drawing, front, canopy, [0, 1.3], steel, rays);
}

/** One stack: a wide glass door to each balcony, posts from the ground to a gable. */
function drawStack(scene: Scene, stack: (typeof stacks)[number], index: number) {
  const { drawing } = scene;
  const { left, right } = stack;
  const wall = frontWall(scene, block.front);
  const front = frontWall(scene, -out);
  const lives: readonly (readonly [Life, Life])[] = index
    ? [
        ['curtain', 'lamp'],
        ['none', 'curtains'],
        ['curtains', 'plant'],
      ]
    : [
        ['plant', 'blind'],
        ['curtains', 'lamp'],
        ['none', 'curtain'],
      ];
  drawBattens(drawing, wall, [left, 1.2, right, eaves], { color: siding });
  for (const [floorIndex, [door, pane]] of lives.entries()) {
    const level = floorIndex * story + 0.2;
    drawLivedInWindow(drawing, wall, [left + 0.35, level, left + 3.05, level + 2.25], {
      life: door,
      seed: index * 9 + floorIndex,
      rays,
      frame,
      frameWidth: 0.08,
      columns: 2,
      horizon: floorIndex ? -0.05 : 0.34,
    });
    drawPane(scene, wall, [left + 3.55, level + 0.75, right - 0.3, level + 2.2], pane, index * 7 + floorIndex + 3);
    const above = (floorIndex + 1) * story;
    castOn(
      scene,
      wall,
      [left - 0.6, level - 0.3, right + 0.8, above + 0.2],
      front.boxCorners(left, above - 0.05, right, above + 0.2, -out, 0),
      0.34,
    );
  }
  castOn(scene, floor, [left - 5, -9, right + 3, 0], front.boxCorners(left, story, right, story + 0.2, -out, 0), 0.3);
  const post = (u: number, low: number, high: number) => {
    drawing
      .fill(mix('#efe7d6', shadow, 0.45), camera.silhouette(front.boxCorners(u - 0.13, low, u + 0.13, high, -0.26, 0)))
      .fill('#efe7d6', front.rect(u - 0.13, low, u + 0.13, high));
  };
  for (let floorIndex = 0; floorIndex < 3; floorIndex++) {
    const level = floorIndex * story;
    for (const u of [left + 0.13, right - 0.13]) post(u, level, level + story + 0.2);
    if (floorIndex === 0) {
      const low: Box = [left + 0.26, 0, right - 0.26, 0.85];
      drawBase(scene, front.raised(-0.06), low);
      drawing.fill(lightOf(stone, 0.3), front.rect(low[0], 0.83, low[2], 0.95));
      continue;
    }
    const slab: Box = [left, level - 0.05, right, level + 0.2];
    if ((floorIndex + index) % 2)
      drawPottedPlant(drawing, front.raised(-0.5), [left + 4.2, level + 0.2], 0.95, {
        seed: floorIndex + 4,
        leaf: '#4f7f55',
      });
    else drawPorchChair(scene, [left + 4, -0.9, level + 0.2], '#4f6f86', -1);
    drawSolid(drawing, front, slab, [-out, 0], '#e9e4d6', rays);
    rail(drawing, front.raised(-0.05), [left + 0.26, right - 0.26], level + 0.2);
    const side = wallFacing(camera, [left + 0.05, 0, 0], [0, -1, 0]);
    rail(drawing, side, [0.1, out - 0.2], level + 0.2);
  }
  drawSolid(drawing, front, [left, eaves - 0.26, right, eaves], [-out, 0], '#efe7d6', rays);
  drawFrontGable(
    scene,
    { left, right, front: -out, back: 6 },
    {
      ...roof,
      eaves,
      pitch: 0.42,
      over: 0.5,
      meets: { eaves: 0.4, ridge: 3.4 },
      finish: (face, box, isShaded) => drawBattens(drawing, face, box, { color: siding, isShaded }),
    },
  );
}

function rail(drawing: Drawing, plane: Surface, [from, to]: Point, level: number) {
  let bars = plane.rect(from, level + 0.96, to, level + 1.03) + plane.rect(from, level + 0.1, to, level + 0.15);
  for (let u = from; u <= to; u += 0.17) bars += plane.rect(u, level + 0.12, u + 0.025, level + 1);
  drawing.fill(steel, bars);
}

function drawForeground(scene: Scene) {
  const { drawing } = scene;
  for (const [x, y, height, spread, seed] of [
    [-8.9, -1.2, 1.3, 1.4, 41],
    [-6.4, -2.5, 0.7, 3, 43],
    [-3.4, -2.5, 0.9, 1.9, 46],
    [-1.5, -1.5, 1.4, 1.2, 48],
    [3.3, -1.6, 1.2, 1.3, 53],
    [5.6, -2.5, 0.7, 2.8, 56],
    [8.6, -2.4, 0.95, 2, 58],
  ] as const)
    drawThicket(drawing, {
      ...standing([x, y], height, seed),
      spread,
      color: seed % 2 ? '#6c8350' : '#a0a05c',
      ragged: 1.3,
    });
  for (const x of [-4.9, 7.3]) drawFeatherGrass(drawing, standing([x, -2.4], 0.95, Math.round(x + 50)));
  // Blue spruces on the shaded side.
  castTreesBeyond(
    drawing,
    [
      { at: [17, -8.6], height: 13, seed: 4 },
      { at: [12, -15.5], height: 12, seed: 7 },
      { at: [4, -15], height: 7.5, seed: 2, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-60, -18, 60, -2.6],
      walls: [
        [frontWall(scene, block.front), [stair[2] + 0.4, 0, 4, eaves - 0.6]],
        [frontWall(scene, -out), [4, 0, 9.4, eaves - 0.2]],
        [frontWall(scene, block.front), [9.4, 0, block.right, eaves - 0.6]],
      ],
      rays,
      shadow,
    },
  );
  for (const [place, height, seed, haze] of [
    [[-11.4, 9], 12.5, 8, 0.08],
    [[-10.6, 3.4], 9.2, 21, 0.02],
  ] as const)
    drawBlueSpruce(drawing, { ...standing(place, height, seed), haze });
  drawGrass(drawing, [0, 730, 1200, 800], {
    count: 50,
    seed: 8,
    colors: ['#b5c584', '#7f9c56'],
    scaleAt: (y) => 0.5 + (y - 690) / 120,
  });
}

export const pictures: Pictures = { 'commercial-apartments-garden': draw };
