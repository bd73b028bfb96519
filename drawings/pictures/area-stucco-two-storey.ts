import { Camera, ground, type Surface } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box } from '../kit/geometry.ts';
import {
  drawBin,
  drawDownspout,
  drawFence,
  drawHoop,
  drawHoseReel,
  drawMailbox,
  drawPot,
  drawWallLamp,
} from '../kit/house-life.ts';
import {
  blockCorners,
  drawCleanWindow,
  drawFrontGable,
  drawHipRoof,
  drawShadowOn,
  drawWalls,
  frontWall,
  mirrorSky,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  stuccoFinish,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush, drawYardTree } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawConcrete, drawGravel, drawStone } from '../kit/materials.ts';
import { drawMountains } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawGarageDoor } from '../kit/windows.ts';

/** The viewer looks west across the front lawn soon after sunrise; the sun is low behind the left shoulder. */
const camera = new Camera({ eye: [8.6, -16.6, 1.65], yaw: -25, focal: 1130, center: 640, horizon: 590 });
const rays = createSun(56, 24);

const trim = '#f3ead6';
const stucco = '#dfc9a4';
const stone = '#c3aa86';
const tile = '#a3826a';
const walls: Plan = { left: -7.4, right: 6.4, front: 0, back: 9 };
const garage: Plan = { left: -7.4, right: -1.5, front: -3.4, back: 2 };
const tower: Plan = { left: -1.5, right: 1.4, front: -0.9, back: 3 };
const roof: Roof = { eaves: 5.5, pitch: 0.36, color: tile, trim, roofing: shingleRoof(0.5, 6) };
const reflection = mirrorSky({ skyline: 'roofs', seed: 4 });

function draw(): Drawing {
  const drawing = new Drawing('A two-story house of stucco and stone with a tall window over its door', '#9fb072');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  const floor = ground(camera);
  drawSky(drawing, eveningSky, 590);
  drawCloud(drawing, 560, 130, 460, 4, '#fbeeda');
  drawMountains(drawing, { from: 'briargate', x: 150, horizon: 590, perDegree: 23, rise: 1.35 });
  drawBackground(scene, floor);
  drawHouse(scene);
  drawGarage(scene, floor);
  drawTower(scene, floor);
  drawFrontYard(scene, floor);
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

/** The lots next door: a fence with no gap to spare, a neighbor of the same builder, young trees. */
function drawBackground(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill('#a9b57c', floor.rect(-70, -17, 70, 80));
  for (const [x, y, height, seed] of [
    [-20, 24, 5, 3],
    [-26, 30, 6, 8],
    [-15, 26, 4.4, 5],
    [8.2, 24, 7, 12],
    [12.5, 27, 8, 21],
  ] as const)
    drawYardTree(scene, [x, y], height, { seed, color: hazeOf(material.cottonwoodLeaf, 0.24) });
  drawing.fill(scene.shadow, floor.shadowOfBody([...blockCorners(walls, 0, 5.5), [0, 4.5, 7.3]], rays), 0.36);
  const next: Plan = { left: 9.6, right: 22, front: 2.5, back: 11 };
  drawWalls(scene, next, [0, 5.4], stuccoFinish(scene, mix('#c9b8a0', '#b5d5e2', 0.12), 3));
  drawHipRoof(scene, next, {
    ...roof,
    eaves: 5.4,
    color: mix('#8b7a6c', '#b5d5e2', 0.14),
    trim: mix(trim, '#b5d5e2', 0.14),
  });
  drawShadowOn(scene, visibleEnd(scene, next).wall, [0, 0, 8.5, 5.4], blockCorners(walls, 0, 5.7));
  const nextFront = frontWall(scene, 2.5);
  drawCleanWindow(scene, nextFront, [11, 3.7, 12.8, 4.9], { reflection, frame: trim, columns: 2 });
  drawFence(scene, [-30, 5], [-7.4, 5], {
    gap: 0.4,
    tall: 1.75,
    rails: [0.02],
    rail: 1.7,
    post: 0.05,
    color: '#a17c58',
  });
  drawFence(scene, [6.4, 4], [9.6, 4], {
    gap: 0.3,
    tall: 1.75,
    rails: [0.02],
    rail: 1.7,
    post: 0.04,
    color: '#8f6d4c',
  });
}

function drawHouse(scene: Scene) {
  const { drawing } = scene;
  const finish: WallFinish = stuccoFinish(scene, stucco, 5);
  drawWalls(scene, walls, [0, 5.5], finish);
  const front = frontWall(scene, 0);
  const band: Box = [1.4, 2.86, 6.4, 3.04];
  drawing.fill(shadeOf(stucco, 0.3), front.rect(1.4, 2.83, 6.4, 2.87, 0.02)).fill(trim, front.rect(...band, 0.03));
  drawStone(drawing, front, [1.4, 0, 6.4, 0.85], { color: stone, seed: 9 });
  drawing.fill(lightOf(stone, 0.4), front.rect(1.4, 0.85, 6.43, 0.93, 0.05));
  shadeUnderEaves(scene, front, [walls.left, walls.right], 5.5);
  drawShadowOn(scene, front, [1.4, 0, 6.4, 5.5], blockCorners(tower, 0, 5.4));
  const window = { reflection, frame: trim, casing: 0.14 };
  drawCleanWindow(scene, front, [2.5, 1.05, 5.5, 2.55], { ...window, columns: 3 });
  drawCleanWindow(scene, front, [2.1, 3.75, 3.5, 5.05], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [4.5, 3.75, 5.9, 5.05], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [-6.5, 4.02, -4.9, 5.1], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [-3.7, 4.02, -2.3, 5.1], { ...window, columns: 2 });
  drawDownspout(scene, front, 6.28, [0, 5.5], trim);
  drawHoseReel(scene, front, 1.95, 0.62);
  drawHipRoof(scene, walls, roof);
}

function drawGarage(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawWalls(scene, garage, [0, 2.75], stuccoFinish(scene, stucco, 7));
  const front = frontWall(scene, garage.front);
  const door: Box = [-6.9, 0, -2.1, 2.25];
  for (const [left, right] of [
    [garage.left, -7.02],
    [-1.98, garage.right],
  ] as const)
    drawStone(drawing, front, [left, 0, right, 1], { color: stone, seed: 12 });
  drawing.fill(trim, front.rect(door[0] - 0.15, 0, door[2] + 0.15, door[3] + 0.12, 0.02));
  drawGarageDoor(drawing, front.raised(0.02), door, { color: '#efe6d3', rays, columns: 4 });
  shadeUnderEaves(scene, front, [garage.left, garage.right], 2.75);
  drawHipRoof(scene, garage, { ...roof, eaves: 2.75, pitch: 0.34 });
  drawing.fill(
    mix(material.concreteNew, '#c9bda6', 0.3),
    floor.polygon([
      [-1.5, -3.4],
      [1.6, -1.6],
      [1.6, -0.9],
      [-1.5, -0.9],
    ]),
  );
}

function drawTower(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawWalls(scene, tower, [0, 5.4], stuccoFinish(scene, lightOf(stucco, 0.12), 8));
  const front = frontWall(scene, tower.front);
  drawStone(drawing, front, [tower.left, 0, tower.right, 2.62], { color: stone, seed: 4 });
  drawing
    .fill(shadeOf(stone, 0.35), front.rect(-1.5, 2.58, 1.4, 2.64, 0.02))
    .fill(trim, front.rect(-1.55, 2.62, 1.45, 2.8, 0.06));
  drawShadowOn(scene, front, [-1.5, 0, 1.4, 5.4], blockCorners(garage, 0, 3));
  drawDoor(drawing, front, [-0.75, 0.16, 0.25, 2.28], { color: '#7c4a33', frame: trim });
  drawCleanWindow(scene, front, [0.42, 0.3, 0.82, 2.28], {
    reflection,
    frame: trim,
    rows: 3,
    casing: 0.07,
    sill: false,
  });
  drawWallLamp(scene, front, 1.12, 1.75);
  drawCleanWindow(scene, front, [-0.95, 3.05, 0.85, 5.15], {
    reflection,
    frame: trim,
    columns: 2,
    rows: 3,
    casing: 0.16,
  });
  drawFrontGable(scene, tower, {
    ...roof,
    eaves: 5.4,
    pitch: 0.62,
    over: 0.35,
    finish: stuccoFinish(scene, lightOf(stucco, 0.12), 2),
    meets: { eaves: 0.2, ridge: 2.4 },
  });
  drawBox(drawing, floor, [-1.3, -2, 1.2, -0.9], [0, 0.16], {
    top: material.concreteNew,
    front: shadeOf(material.concreteNew, 0.18),
    side: shadeOf(material.concreteNew, 0.4),
  });
  drawPot(scene, [0.95, -1.5, 0.16], 0.62, { seed: 4 });
}

function drawFrontYard(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawGravel(drawing, floor, [1.45, -1.7, 6.5, -0.02], 4, '#b9a78a');
  drawConcrete(drawing, floor, [-7, -17, -2, garage.front], {
    color: material.concreteNew,
    seed: 3,
    across: [-4.5],
    along: [-12.4, -9.4, -6.4],
  });
  drawing.fill(
    material.concreteNew,
    floor.polygon([
      [-2, -5.2],
      [-0.2, -4.4],
      [0.9, -2],
      [-0.6, -2],
      [-1.2, -3.4],
      [-2, -3.8],
    ]),
  );
  drawConcrete(drawing, floor, [-60, -10.2, 60, -8.8], {
    color: mix(material.concreteNew, '#c9bda6', 0.2),
    seed: 5,
    across: Array.from({ length: 20 }, (_, index) => -14 + index * 1.5),
    along: [],
  });
  drawBush(scene, [2, -0.8], 0.75, { color: '#7f9b63', seed: 6 });
  drawBush(scene, [5.9, -0.9], 0.85, { color: '#73905c', seed: 9 });
  drawFeatherGrass(drawing, placeOnPage(scene, [3.2, -1.2], 0.85, 3));
  drawFeatherGrass(drawing, placeOnPage(scene, [4.8, -1.2], 0.9, 8));
  drawing.fill(scene.shadow, floor.shadowOfBody(floor.boxCorners(8.2, -4.4, 10.2, -2.8, 1.6, 3.8), rays), 0.3);
  drawLeafyTree(drawing, { ...placeOnPage(scene, [9.2, -2.6], 6.4, 17), color: '#7f9552', spread: 0.82 });
  drawMailbox(scene, floor, [4.4, -7.9]);
  castTreesBeyond(
    drawing,
    [
      { at: [-13, -9.5], height: 9.5, seed: 4, kind: 'leafy' },
      { at: [-7.4, -9.6], height: 9.2, seed: 7, kind: 'leafy' },
      { at: [-9, -19], height: 11, seed: 9 },
      { at: [-2, -18.6], height: 8, seed: 5, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-40, -17, 40, -0.9],
      walls: [
        [frontWall(scene, garage.front), [garage.left, 0, garage.right, 2.6]],
        [frontWall(scene, walls.front), [1.5, 0, walls.right, 5.2]],
      ],
      rays,
      shadow: scene.shadow,
      opacity: 0.38,
    },
  );
  drawBin(scene, floor, [-1.3, -3]);
  drawHoop(scene, floor, [-1.5, -6.4], -1);
  drawGrass(drawing, [300, 670, 1200, 806], {
    count: 80,
    seed: 6,
    colors: ['#8b9c5f', '#b3bf86', '#c2c48d'],
    scaleAt: (y) => 0.4 + (y - 630) / 180,
  });
}

export const pictures: Pictures = { 'area-stucco-two-storey': draw };
