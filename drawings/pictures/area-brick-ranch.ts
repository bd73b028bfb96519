import { Camera, ground, type Surface } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawCarTail, drawFence, drawHoseReel, drawPorchChair, drawPot } from '../kit/house-life.ts';
import {
  blockCorners,
  drawCleanWindow,
  drawHipRoof,
  drawShadowOn,
  drawWalls,
  frontWall,
  mirrorSky,
  type Plan,
  placeOnPage,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush, drawYardTree } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawBrick, drawConcrete } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawGrass } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor } from '../kit/windows.ts';

const camera = new Camera({ eye: [-6.4, -10.8, 1.65], yaw: 27, focal: 980, center: 600, horizon: 560 });
/** A low evening sun behind the right shoulder. */
const rays = createSun(-50, 25);

const trim = '#f4ecd9';
const brick = '#ad6148';
const aluminum = '#c9d1d2';
const teal = '#3f8384';
const walls: Plan = { left: -6.4, right: 6.8, front: 0, back: 8 };
const eaves = 2.55;
const over = 0.7;
const reflection = mirrorSky({ skyline: 'trees', seed: 6 });

function draw(): Drawing {
  const drawing = new Drawing('A brick ranch house with a picture window and a carport', '#a9b176');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  const floor = ground(camera);
  drawSky(drawing, eveningSky, 566);
  drawCloud(drawing, 620, 120, 420, 12, '#fbeeda');
  drawBackground(scene, floor);
  drawCarport(scene, floor);
  drawHouse(scene, floor);
  drawPorch(scene, floor);
  drawYard(scene, floor);
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

/** Cottonwoods as tall as the ones along Security Boulevard, and the neighbors' roofs. */
function drawBackground(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill('#b3b784', floor.rect(-80, -12, 80, 90));
  for (const [x, y, height, seed] of [
    [-22, 34, 10, 3],
    [-30, 40, 9, 8],
    [24, 40, 11, 5],
    [40, 44, 9, 12],
    [24, 21, 6.5, 15],
    [31, 24, 7.5, 2],
  ] as const)
    drawYardTree(scene, [x, y], height, { seed, color: hazeOf('#8aa460', 0.3), spread: 0.9 });
  drawFence(scene, [-70, 17], [70, 17], {
    gap: 0.6,
    tall: 1.8,
    rails: [0, 0.3, 0.6, 0.9, 1.2, 1.5],
    rail: 0.31,
    post: 0.06,
    color: hazeOf('#9a7857', 0.16),
  });
  const next: Plan = { left: -24, right: -11, front: 9, back: 16 };
  drawWalls(scene, next, [0, 2.5], (wall, box) => drawing.fill(hazeOf('#d8cdb4', 0.2), wall.rect(...box)));
  drawHipRoof(scene, next, {
    eaves: 2.5,
    pitch: 0.3,
    color: hazeOf('#7d7168', 0.2),
    trim: hazeOf(trim, 0.2),
    roofing: shingleRoof(0.8),
  });
  drawCleanWindow(scene, frontWall(scene, 9), [-14.4, 0.9, -12.6, 2], {
    reflection,
    frame: trim,
    columns: 2,
    casing: 0.06,
  });
  drawLeafyTree(drawing, { ...placeOnPage(scene, [-2.6, 20], 19, 7), haze: 0.08, color: '#7f9655', spread: 0.9 });
  drawLeafyTree(drawing, { ...placeOnPage(scene, [15, 26], 16, 24), haze: 0.16, color: '#86995a', spread: 1 });
  drawFence(scene, [-30, 6], [-6.4, 6], {
    gap: 2.4,
    tall: 1.25,
    rails: [0.1, 1.2],
    rail: 0.03,
    post: 0.06,
    color: '#8b969a',
  });
}

/** A flat roof on steel posts, with the pickup under it. */
function drawCarport(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const [left, right, front, back] = [6.8, 11, -0.6, 7];
  drawing.fill(scene.shadow, floor.rect(left, front - 0.4, right + 0.3, back), 0.42);
  const rear = frontWall(scene, back);
  drawing.fill(shadeOf('#d8cdb4', 0.5), rear.rect(left, 0, right, 2.5));
  let boards = '';
  for (let u = left; u < right; u += 0.32) boards += rear.rect(u, 0, u + 0.03, 2.5);
  drawing.fill(shadeOf('#d8cdb4', 0.66), boards).fill(shadeOf(teal, 0.4), rear.rect(8.9, 0, 9.9, 2.05));
  drawCarTail(scene, floor, [10.1, 0.8], '#5d7f96', 'pickup');
  drawing.fill(
    '#4b5d66',
    camera.formatFace([
      [left, front, 2.5],
      [right, front, 2.5],
      [right, back, 2.5],
      [left, back, 2.5],
    ]),
  );
  for (const x of [8.6, 10.9]) drawing.fill('#e6e0d0', frontWall(scene, front + 0.1).rect(x - 0.05, 0, x + 0.05, 2.5));
  const edge = frontWall(scene, front);
  drawing
    .fill(trim, edge.rect(left - 0.2, 2.48, right + 0.25, 2.74))
    .fill(shadeOf(trim, 0.3), edge.rect(left - 0.2, 2.48, right + 0.25, 2.53));
}

function drawHouse(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(scene.shadow, floor.shadowOfBody(blockCorners(walls, 0, eaves + 0.4), rays), 0.36);
  const finish: WallFinish = (wall, box, isShaded) =>
    drawBrick(drawing, wall, box, { color: brick, seed: 5, size: 1.85, isShaded });
  drawWalls(scene, walls, [0, eaves], finish);
  const front = frontWall(scene, 0);
  shadeUnderEaves(scene, front, [walls.left, walls.right], eaves, over);
  const bedroom = { reflection, frame: aluminum, columns: 2, casing: 0.05, frameWidth: 0.05 };
  drawCleanWindow(scene, front, [2.2, 1.3, 3.7, 2.25], bedroom);
  drawCleanWindow(scene, front, [5, 1.3, 6.1, 2.25], bedroom);
  for (const [left, right] of [
    [1.72, 2.12],
    [3.78, 4.18],
    [4.52, 4.92],
    [6.18, 6.58],
  ] as const) {
    drawing
      .fill(shadeOf(teal, 0.35), front.rect(left, 1.24, right, 2.28, 0.02))
      .fill(teal, front.rect(left, 1.24, right - 0.03, 2.26, 0.04));
    let slats = '';
    for (let v = 1.32; v < 2.2; v += 0.11) slats += front.rect(left + 0.06, v, right - 0.08, v + 0.03, 0.045);
    drawing.fill(shadeOf(teal, 0.3), slats);
  }
  // The picture window: one wide pane with a slider on each side.
  drawing.fill(trim, front.rect(-5.15, 0.78, -1.15, 2.38, 0.03));
  const picture = { reflection: mirrorSky({ skyline: 'trees', seed: 2 }), frame: trim, casing: 0, frameWidth: 0.05 };
  drawCleanWindow(scene, front.raised(0.03), [-5.08, 0.85, -4.2, 2.3], { ...picture, rows: 2, sill: false });
  drawCleanWindow(scene, front.raised(0.03), [-4.14, 0.85, -2.16, 2.3], { ...picture, sill: false });
  drawCleanWindow(scene, front.raised(0.03), [-2.1, 0.85, -1.22, 2.3], { ...picture, rows: 2, sill: false });
  drawing.fill(lightOf(trim, 0.4), front.rect(-5.2, 0.74, -1.1, 0.8, 0.1));
  drawHoseReel(scene, front, -5.75, 0.75);
  drawHipRoof(scene, walls, {
    eaves,
    pitch: 0.3,
    over,
    color: '#84776c',
    trim,
    roofing: shingleRoof(0.42, 3),
    fascia: 0.2,
  });
  drawChimney(scene);
}

function drawChimney(scene: Scene) {
  const { drawing } = scene;
  const base = ground(camera);
  drawBox(drawing, base, [-3.1, 3.4, -1.7, 4.3], [3.95, 4.9], {
    top: lightOf(brick, 0.2),
    front: brick,
    side: shadeOf(brick),
  });
  drawBrick(drawing, frontWall(scene, 3.4), [-3.1, 3.95, -1.7, 4.9], { color: brick, seed: 8, size: 1.85 });
  drawBox(drawing, base, [-3.2, 3.3, -1.6, 4.4], [4.9, 5.02], {
    top: '#d8d0bf',
    front: '#c9c0ae',
    side: shadeOf('#c9c0ae', 0.4),
  });
}

function drawPorch(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const front = frontWall(scene, 0);
  drawing.fill(trim, front.rect(-0.72, 0.14, 1.35, 2.4, 0.01));
  shadeUnderEaves(scene, front.raised(0.01), [-0.72, 1.35], eaves, over);
  drawDoor(drawing, front.raised(0.02), [-0.55, 0.16, 0.4, 2.25], { color: teal, frame: trim });
  drawCleanWindow(scene, front.raised(0.02), [0.6, 0.5, 1.22, 2.25], {
    reflection,
    frame: trim,
    rows: 3,
    casing: 0.04,
    sill: false,
  });
  drawBox(drawing, floor, [-1, -1.7, 1.7, 0], [0, 0.16], {
    top: material.concreteNew,
    front: shadeOf(material.concreteNew, 0.2),
    side: shadeOf(material.concreteNew, 0.42),
  });
  const slab = ground(camera, 0.16);
  drawShadowOn(
    scene,
    slab,
    [-1, -1.7, 1.7, 0],
    [
      [-8, -over, eaves],
      [8, -over, eaves],
      [8, 2, eaves],
      [-8, 2, eaves],
    ],
  );
  drawPorchChair(scene, [1.15, -0.75, 0.16], '#c9503a', -1);
  drawPot(scene, [-0.8, -1, 0.16], 0.55, { flower: '#e6a52f', seed: 3 });
  // The iron post, of two bars with rings between.
  const post = frontWall(scene, -1.5);
  let rings = '';
  for (let v = 0.3; v < 2.4; v += 0.24)
    rings += post.polygon([
      [1.5, v],
      [1.57, v + 0.1],
      [1.5, v + 0.2],
      [1.43, v + 0.1],
    ]);
  drawing.fill('#f1ede0', post.rect(1.36, 0.16, 1.41, 2.56) + post.rect(1.59, 0.16, 1.64, 2.56) + rings);
}

function drawYard(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  // The planter under the window.
  const planter = { left: -5.3, right: -1.05, front: -0.75, high: 0.5 };
  drawing.fill(scene.shadow, floor.shadowOfBody(blockCorners({ ...planter, back: 0 }, 0, planter.high), rays), 0.34);
  drawBox(drawing, floor, [planter.left, planter.front, planter.right, 0], [0, planter.high], {
    top: '#7d6650',
    front: brick,
    side: shadeOf(brick),
  });
  drawBrick(drawing, frontWall(scene, planter.front), [planter.left, 0, planter.right, planter.high - 0.06], {
    color: brick,
    seed: 4,
    size: 1.85,
  });
  for (const [x, color, flower, seed] of [
    [-4.8, '#7c9a5c', '#d95d43', 3],
    [-4, '#86a263', '#f0b73c', 5],
    [-3.2, '#789657', '#d95d43', 7],
    [-2.4, '#86a263', '#efe6d2', 9],
    [-1.6, '#7c9a5c', '#d95d43', 11],
  ] as const)
    drawBush(scene, [x, -0.5, 0.44], 0.3, { color, seed, flower, spread: 2.6 });
  drawing.fill(
    lightOf(brick, 0.2),
    frontWall(scene, planter.front - 0.03).rect(planter.left - 0.04, 0.44, planter.right + 0.04, planter.high),
  );
  drawBush(scene, [2.9, -0.7], 0.85, { seed: 4, color: '#6f8f5a', spread: 1.6 });
  drawBush(scene, [4.6, -0.7], 0.75, { seed: 6, color: '#7a9660', spread: 1.5 });
  drawBush(scene, [6.2, -0.7], 0.85, { seed: 8, color: '#6f8f5a', spread: 1.4 });
  drawConcrete(drawing, floor, [7.3, -11, 10.9, -0.6], {
    color: mix(material.concrete, '#c9bda6', 0.2),
    seed: 3,
    across: [9.1],
    along: [-9, -6.4, -3.6],
  });
  drawing.fill(
    mix(material.concreteNew, '#c9bda6', 0.3),
    floor.polygon([
      [-0.5, -1.7],
      [0.8, -1.7],
      [0.8, -11],
      [-0.5, -11],
    ]),
  );
  let joints = '';
  for (let y = -10; y < -2; y += 1.3) joints += floor.rect(-0.5, y, 0.8, y + 0.03);
  drawing.fill('#a89c86', joints);
  castTreesBeyond(
    drawing,
    [
      { at: [9.4, -6.6], height: 7, seed: 6, kind: 'leafy' },
      { at: [6.4, -11.6], height: 9.4, seed: 4 },
    ],
    {
      floor,
      ground: [-40, -12, 40, -0.75],
      walls: [[frontWall(scene, walls.front), [walls.left, 0.5, walls.right, eaves - 0.1]]],
      rays,
      shadow: scene.shadow,
      opacity: 0.38,
    },
  );
  drawGrass(drawing, [0, 650, 1200, 800], {
    count: 70,
    seed: 6,
    colors: ['#8b9c5f', '#b9bd83', '#cbc594'],
    scaleAt: (y) => 0.5 + (y - 640) / 130,
  });
}

export const pictures: Pictures = { 'area-brick-ranch': draw };
