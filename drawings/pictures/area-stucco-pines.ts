import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box } from '../kit/geometry.ts';
import {
  drawBoulder,
  drawDog,
  drawMailbox,
  drawPorchChair,
  drawPot,
  drawWallLamp,
  drawWoodpile,
} from '../kit/house-life.ts';
import {
  blockCorners,
  drawCleanWindow,
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
  shingleRoof,
  stuccoFinish,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawBattens, drawBox, drawGravel, drawStone } from '../kit/materials.ts';
import { mirrorPines } from '../kit/mirrored-pines.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawFeatherGrass, drawGrass, drawPonderosa } from '../kit/plants.ts';
import { drawRustArch } from '../kit/rust.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawGarageDoor } from '../kit/windows.ts';

const horizon = 560;
const camera = new Camera({ eye: [-7.4, -17.4, 1.65], yaw: 18, focal: 1060, center: 604, horizon });
/** The sun stands behind the right shoulder, over Black Forest. */
const rays = createSun(-50, 25);

const trim = '#8a6a4c';
const frame = '#f3ecdb';
const stucco = '#e0d0b0';
const cedar = '#b4713f';
const stone = '#b8a486';
const walls: Plan = { left: -6, right: 6, front: 0, back: 8.4 };
const room: Plan = { left: -3, right: 1.6, front: -1.3, back: 4 };
const garage: Plan = { left: 3.4, right: 9.4, front: -3.2, back: 3 };
const roof: Roof = { eaves: 5.3, pitch: 0.5, color: '#6b645d', trim, roofing: shingleRoof(0.5, 6), over: 0.55 };
/** Pines across the road and clouds, as all windows of the house mirror them. */
const mirroredLot = mirrorPines({
  pines: [
    [-5.15, 4.7, 3],
    [-4.2, 2.1, 5],
    [-2.1, 3.3, 8],
    [-1.1, 2.3, 14],
    [0.45, 4.5, 7],
    [3.4, 4.6, 11],
    [5.35, 4.4, 6],
    [6.1, 4.8, 2],
  ],
  clouds: [
    [-5.6, 4.45],
    [-2, 4.35],
    [1.7, 4.5],
    [-4.9, 2.1],
  ],
});
const window = { reflection: mirroredLot, frame, casing: 0.12 };

function draw(): Drawing {
  const drawing = new Drawing('A two-story house of stucco, cedar and stone under ponderosas', '#bdb07c');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  const floor = ground(camera);
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 620, 96, 420, 12, '#fbeeda');
  drawForest(scene, floor);
  drawHouse(scene, floor);
  drawRoom(scene);
  drawEntry(scene, floor);
  drawGarage(scene, floor);
  drawYard(scene, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

/** Pines across the road, outside the picture. On walls, draw their shadows before the glass. */
const castPines = (scene: Scene, surface: Surface, ground: Box) =>
  castTreesBeyond(
    scene.drawing,
    [
      { at: [13.5, -12.5], height: 12.4, seed: 3 },
      { at: [9.5, -11.6], height: 10.6, seed: 9 },
      { at: [4, -15.4], height: 8, seed: 12 },
      { at: [17, -9.6], height: 8, seed: 5 },
    ],
    { floor: surface, ground, rays, shadow: scene.shadow, opacity: 0.26 },
  );

function drawForest(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  // Mount Herman, west of the town.
  drawMountains(drawing, {
    from: 'monument',
    x: -772,
    horizon: horizon + 4,
    perDegree: 26,
    rise: 1.55,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#a9c6cf', 0.3),
  });
  drawing.fill('#c4b782', floor.rect(-120, -18, 120, 120));
  drawing.fill(
    '#a9ab72',
    floor.polygon([
      [-80, 14],
      [80, 14],
      [80, 0],
      [20, -5],
      [-4, -8],
      [-20, -5],
      [-80, 3],
    ]),
  );
  for (const [x, y, height, seed, haze] of [
    [-30, 50, 13, 3, 0.34],
    [-22, 46, 15, 12, 0.34],
    [-15, 48, 14, 31, 0.34],
    [36, 52, 15, 15, 0.34],
    [46, 50, 14, 6, 0.34],
    [-27, 40, 13, 52, 0.3],
    [-3.4, 21, 18, 14, 0.12],
    [1.6, 23, 17.4, 61, 0.14],
    [7.4, 21, 18.6, 26, 0.1],
    [12.6, 23, 17, 72, 0.12],
    [21, 26, 17, 45, 0.18],
  ] as const)
    drawFarPine(drawing, { ...placeOnPage(scene, [x, y], height, seed), haze });
  drawPonderosa(drawing, { ...placeOnPage(scene, [-12.9, 8.4], 14.8, 7), haze: 0.03 });
  drawPonderosa(drawing, { ...placeOnPage(scene, [14.2, 4], 15, 4), haze: 0.03 });
}

function drawHouse(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(
    scene.shadow,
    floor.shadowOfBody([...blockCorners(walls, 0, 5.3), [-6, 4.2, 7.8], [6, 4.2, 7.8]], rays),
    0.36,
  );
  const upper: WallFinish = (wall, box, isShaded) => drawBattens(drawing, wall, box, { color: cedar, isShaded });
  const plain = stuccoFinish(scene, stucco, 5);
  drawWalls(scene, walls, [0, 5.3], plain);
  const front = frontWall(scene, 0);
  const end = wallFacing(camera, [walls.left, walls.back, 0], [0, -1, 0]);
  for (const [wall, left, right, isShaded] of [
    [end, 0, 8.4, true],
    [front, -6, 6, false],
  ] as const) {
    drawing.fill(isShaded ? shadeOf(trim) : trim, wall.rect(left, 2.78, right, 2.98, 0.03));
    drawStone(drawing, wall, [left, 0, right, 0.85], { color: stone, seed: 6, isShaded });
    drawing.fill(isShaded ? shadeOf('#d8ccb2') : '#d8ccb2', wall.rect(left, 0.84, right, 0.92, 0.04));
  }
  shadeUnderEaves(scene, front, [walls.left, walls.right], 5.3, 0.55);
  castPines(scene, front, [walls.left, 0, room.left, 5.1]);
  drawShadowOn(scene, front, [walls.left, 0, room.left, 5.3], blockCorners(room, 0, 6.4));
  drawCleanWindow(scene, front, [-5.3, 1.1, -3.9, 2.45], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [-5.3, 3.6, -3.9, 4.85], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [2.3, 3.6, 3.7, 4.85], { ...window, columns: 2 });
  drawCleanWindow(scene, front, [4.5, 3.75, 5.5, 4.85], window);
  drawCleanWindow(scene, end, [5, 3.6, 6.4, 4.8], { ...window, columns: 2, sheen: 0.14 });
  drawSideGable(scene, walls, { ...roof, finish: upper });
  drawChimney(scene, floor);
}

/** A chimney of stone on the end wall, as the houses of Woodmoor have it. */
function drawChimney(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const [left, right, near, far] = [-6.9, -6, 3.4, 5];
  drawBox(drawing, floor, [left, near, right, far], [0, 8.5], { top: '#cfc4ad', front: stone, side: shadeOf(stone) });
  drawStone(drawing, frontWall(scene, near), [left, 0, right, 8.5], { color: stone, seed: 3 });
  drawStone(drawing, wallFacing(camera, [left, far, 0], [0, -1, 0]), [0, 0, far - near, 8.5], {
    color: stone,
    seed: 8,
    isShaded: true,
  });
  drawBox(drawing, floor, [left - 0.1, near - 0.1, right + 0.1, far + 0.1], [8.5, 8.66], {
    top: '#d9d2c3',
    front: '#cbc2b0',
    side: shadeOf('#cbc2b0'),
  });
}

/** The tall room with its wall of glass under a gable of cedar. */
function drawRoom(scene: Scene) {
  const { drawing } = scene;
  drawWalls(scene, { ...room, back: 0 }, [0, 5.3], stuccoFinish(scene, lightOf(stucco, 0.12), 9));
  const front = frontWall(scene, room.front);
  drawStone(drawing, front, [room.left, 0, room.right, 0.85], { color: stone, seed: 11 });
  drawing.fill('#d8ccb2', front.rect(room.left - 0.03, 0.84, room.right + 0.03, 0.92, 0.05));
  castPines(scene, front, [room.left, 0.1, room.right, 5.2]);
  // The two rows of panes share one casing.
  drawing.fill(frame, front.rect(-2.42, 0.98, 1.02, 5.0, 0.02));
  drawCleanWindow(scene, front.raised(0.02), [-2.32, 1.08, 0.92, 2.72], {
    ...window,
    columns: 3,
    casing: 0,
    sill: false,
  });
  drawCleanWindow(scene, front.raised(0.02), [-2.32, 2.86, 0.92, 4.9], {
    ...window,
    columns: 3,
    casing: 0,
    sill: false,
  });
  drawing.fill(lightOf(frame, 0.3), front.rect(-2.5, 0.93, 1.1, 1, 0.1));
  drawFrontGable(scene, room, {
    ...roof,
    pitch: 0.66,
    over: 0.5,
    meets: { eaves: -0.5, ridge: 3 },
    finish: (wall, box, isShaded) => drawBattens(drawing, wall, box, { color: cedar, isShaded }),
  });
}

function drawEntry(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const front = frontWall(scene, 0);
  drawDoor(drawing, front, [2.05, 0.2, 3, 2.3], { color: '#2f5f63', frame });
  drawShadowOn(scene, front, [1.6, 0, 3.4, 2.78], blockCorners(garage, 0, 3));
  drawBox(drawing, floor, [1.6, -1.9, 3.4, 0], [0, 0.2], {
    top: material.concreteNew,
    front: shadeOf(material.concreteNew, 0.2),
    side: shadeOf(material.concreteNew, 0.42),
  });
  drawPot(scene, [1.9, -0.4, 0.2], 0.5, { seed: 4, flower: '#e8e0cf' });
}

function drawGarage(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(scene.shadow, floor.shadowOfBody(blockCorners(garage, 0, 2.8), rays), 0.34);
  drawWalls(scene, { ...garage, back: 0 }, [0, 2.8], stuccoFinish(scene, stucco, 7));
  // Iron in the well water paints an arch where the sprinkler of the lawn meets the wall.
  const flank = wallFacing(camera, [garage.left, 0, 0], [0, -1, 0]);
  drawing.clip(flank.rect(0, 0, -garage.front, 2.6), () =>
    drawRustArch(drawing, flank, [1.75, 0], { seed: 6, reach: [1.75, 1.95], amount: 1, grain: 0.05 }),
  );
  drawing.fill(scene.shadow, flank.rect(0, 0, -garage.front, 2.4), 0.1);
  const front = frontWall(scene, garage.front);
  const door: Box = [4, 0, 8.8, 2.25];
  for (const [left, right] of [
    [garage.left, door[0] - 0.14],
    [door[2] + 0.14, garage.right],
  ] as const)
    drawStone(drawing, front, [left, 0, right, 0.85], { color: stone, seed: 13 });
  castPines(scene, front, [garage.left, 0, garage.right, 2.8]);
  drawing.fill(trim, front.rect(door[0] - 0.14, 0, door[2] + 0.14, door[3] + 0.16, 0.03));
  drawGarageDoor(drawing, front.raised(0.04), door, { color: '#b98a5e', rays });
  drawFrontGable(scene, garage, {
    ...roof,
    eaves: 2.8,
    pitch: 0.5,
    over: 0.5,
    meets: { eaves: 0, ridge: 0 },
    finish: (wall, box, isShaded) => drawBattens(drawing, wall, box, { color: cedar, isShaded }),
  });
  drawWallLamp(scene, front, 3.65, 1.75);
}

function drawYard(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(
    '#c9b795',
    floor.polygon([
      [3.8, garage.front],
      [9, garage.front],
      [11, -9],
      [6, -18],
      [-6, -18],
      [2.2, -9],
    ]),
  );
  drawGravel(drawing, floor, [1, -12, 8, -3.3], 5, '#c9b795');
  drawing.fill(
    '#cfc3a8',
    floor.polygon([
      [1.7, -1.9],
      [3.3, -1.9],
      [3.7, -4.6],
      [2.7, -5.8],
    ]),
  );
  drawWoodpile(scene, floor, [-9.6, 1.4, -7.4, 2], 1.1, 4);
  drawBush(scene, [-4.6, -0.7], 0.8, { seed: 5, color: '#7d9466', spread: 1.8 });
  drawBush(scene, [-2.4, -2], 0.7, { seed: 7, color: '#87a06c', spread: 1.5 });
  drawFeatherGrass(drawing, placeOnPage(scene, [-0.8, -2], 0.8, 3));
  drawBush(scene, [0.8, -2], 0.75, { seed: 9, color: '#7d9466', spread: 1.5 });
  drawBush(scene, [11.2, -1], 1.9, { seed: 8, color: material.oakLeaf, spread: 1.6 });
  drawBoulder(scene, [-8.6, -5.4], 1.3);
  drawBoulder(scene, [-6.9, -5], 0.7);
  drawPorchChair(scene, [-5.6, -2.4], '#b5532f', 1);
  drawDog(scene, floor, [-3.6, -4.6], -1);
  drawMailbox(scene, floor, [2.1, -7.4], '#5a6b5a');
  castPines(scene, floor, [-40, -17, 30, -2.2]);
  drawGrass(drawing, [0, 650, 760, 800], {
    count: 70,
    seed: 6,
    colors: ['#d9cd98', '#a6a066', '#8f6a43'],
    scaleAt: (y) => 0.5 + (y - 640) / 130,
  });
}

export const pictures: Pictures = { 'area-stucco-pines': draw };
