import { roundHead } from '../kit/arches.ts';
import { drawBlock } from '../kit/block.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { drawArchedSash, drawBrickCourses } from '../kit/brick-front.ts';
import { drawBush } from '../kit/broadleaf.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { drawHoseReel, drawPorchChair, drawPot, drawWallLamp } from '../kit/house-life.ts';
import {
  blockCorners,
  castOn,
  drawHipRoof,
  drawWalls,
  frontWall,
  type Plan,
  type Roof,
  type Roofing,
  type Scene,
  shadeUnderEaves,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawLeadedWindow } from '../kit/leaded-window.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawStone, drawTiles } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { pineOutline } from '../kit/pine-stand.ts';
import { drawGrass } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawGarageDoor } from '../kit/windows.ts';

const horizon = 590;
const camera = new Camera({ eye: [7.6, -17.2, 1.7], yaw: -18, focal: 1150, center: 640, horizon });
/** The sun stands behind the viewer's right shoulder. */
const rays = createSun(-36, 40);
const shadow = '#1d4257';

const brick = '#cfa67a';
const stone = '#dccdae';
const trim = '#f4ecdb';
const bronze = '#565449';
const tile = '#b9663f';
const oak = '#7d4a2e';

const house: Plan = { left: -7.4, right: 8.2, front: 0, back: 8.4 };
const wing: Plan = { left: -7.4, right: -2.2, front: -1.5, back: 5 };
const eaves = 2.85;
const floor = ground(camera);
const mirror = createMirror({ horizon: horizon + 40, seed: 9, treeline: 34, skyHeight: 190 });

const tileRoof: Roofing = (drawing, slope, outline, color) => drawTiles(drawing, slope, outline, { color });

function standing([x, y]: Point, height: number, seed: number) {
  const [pageX, foot] = camera.project([x, y, 0]);
  return { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, sunSide: 1 as const };
}

function draw(): Drawing {
  const drawing = new Drawing('A brick house of the 1950s with a tile roof under blue spruces', '#93ad66');
  const scene: Scene = { drawing, camera, rays, shadow };
  drawSky(drawing, ['#67b0d9', '#7ec0e1', '#99cfe8', '#bbe0ee', '#dbedf2'], horizon - 60);
  drawCloud(drawing, 100, 96, 330, 5);
  drawMountains(drawing, {
    from: 'broadmoor',
    x: 760,
    horizon,
    perDegree: 20,
    rise: 1.2,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#b9dcec', 0.24),
  });
  drawGrounds(drawing);
  drawHouse(scene);
  drawFront(scene);
  return drawing;
}

function drawGrounds(drawing: Drawing) {
  drawing.fill(
    '#9bb26c',
    floor.polygon([
      [-90, 40],
      [90, 40],
      [90, -18],
      [-90, -18],
    ]),
  );
  for (const [place, height, seed, haze] of [
    [[-22, 22], 13, 3, 0.24],
    [[-16, 20], 16, 8, 0.2],
    [[-9, 17], 15, 21, 0.14],
    [[-1, 22], 19, 5, 0.16],
    [[2.6, 20], 14, 15, 0.14],
    [[12.5, 18], 15, 12, 0.14],
  ] as const)
    drawBlueSpruce(drawing, {
      ...standing(place, height, seed),
      haze,
      color: seed % 2 ? material.spruceBlue : '#52796a',
    });
  for (const [x, seed] of [
    [-21, 4],
    [-13, 7],
    [11, 5],
    [14.5, 9],
    [18, 2],
  ] as const)
    drawBush(drawing, { ...standing([x, 11], 1.9, seed), color: '#7c9963', spread: 2.2, haze: 0.08 });
}

const drawCasement = (scene: Scene, wall: Surface, box: Box, columns: number) =>
  drawLeadedWindow(scene, wall, box, { columns, stone, frame: bronze, reflection: mirror });

function drawHouse(scene: Scene) {
  const { drawing } = scene;
  const walls: WallFinish = (wall, box, isShaded) =>
    drawBrickCourses(drawing, wall, box, {
      color: mix(brick, shadow, Math.max(0, 0.62 - wall.sunlight(rays)) * 0.6),
      seed: Math.round(box[2] * 5 + 60),
      isShaded,
      course: 0.16,
      density: 1.5,
    });
  const roof: Roof = { eaves, pitch: 0.42, over: 0.6, color: tile, trim, fascia: 0.2, roofing: tileRoof };
  drawing.fill(
    shadow,
    floor.shadowOfBody(blockCorners({ ...house, left: house.left - 0.7 }, 0, eaves + 1.4), rays),
    0.34,
  );
  drawWalls(scene, house, [0, eaves], walls);
  const facade = frontWall(scene, house.front);
  const end = visibleEnd(scene, house).wall;
  drawing
    .fill(mix(stone, shadow, 0.06), end.rect(0, 0, house.back, 0.4, 0.04))
    .fill(stone, facade.rect(house.left, 0, house.right, 0.4, 0.04));
  drawCasement(scene, end, [2.2, 1, 3.9, 2.3], 3);
  drawCasement(scene, end, [5.6, 1, 6.7, 2.3], 2);
  drawCasement(scene, facade, [2, 1, 4, 2.35], 4);
  const door: Box = [5, 0, 7.6, 2.25];
  drawing.fill(stone, facade.rect(door[0] - 0.2, 0, door[2] + 0.2, door[3] + 0.26, 0.03));
  drawGarageDoor(drawing, facade.raised(0.03), door, { color: oak, rays });
  drawWallLamp(scene, facade, 4.6, 1.7);
  drawWallLamp(scene, facade, 7.95, 1.7);
  drawEntry(scene, facade);
  castOn(scene, facade, [wing.right, 0, house.right, eaves], blockCorners(wing, 0, eaves + 0.3), 0.3);
  shadeUnderEaves(scene, facade, [wing.right, house.right], eaves, 0.55);
  shadeUnderEaves(scene, end, [0, house.back], eaves, 0.55);
  drawBlock(drawing, camera, [3.3, 3.2, 4.6, 4], [3.9, 5.8], mix(brick, '#8c6a48', 0.2), rays);
  drawBlock(drawing, camera, [3.2, 3.1, 4.7, 4.1], [5.5, 5.75], stone, rays);
  drawHipRoof(scene, house, roof);
  drawChimney(drawing);
  // The wing with its arched window.
  drawWalls(scene, wing, [0, eaves], walls);
  const front = frontWall(scene, wing.front);
  const side = visibleEnd(scene, wing).wall;
  drawing
    .fill(mix(stone, shadow, 0.06), side.rect(0, 0, 1.5, 0.4, 0.04))
    .fill(stone, front.rect(wing.left, 0, wing.right, 0.4, 0.04));
  for (const middle of [wing.left + 1.35, wing.right - 1.35]) {
    drawing.fill(lightOf(stone, 0.1), front.polygon(roundHead(middle, 1.1, 0.5, 1.5, 1.06), 0.03));
    drawArchedSash(drawing, front, [middle - 0.92, 0.66, middle + 0.92, 2.44], {
      reflection: mirror,
      rays,
      frame: bronze,
      stone,
      rise: 0.86,
    });
    let bars = '';
    for (const u of [-0.3, 0.3]) bars += front.rect(middle + u - 0.025, 0.72, middle + u + 0.025, 2.3, -0.14);
    drawing.fill(bronze, bars + front.rect(middle - 0.84, 1.02, middle + 0.84, 1.07, -0.14));
  }
  shadeUnderEaves(scene, front, [wing.left, wing.right], eaves, 0.55);
  drawHipRoof(scene, wing, { ...roof, pitch: 0.42 });
}

/** A round-headed oak door in a frame of stone. */
function drawEntry(scene: Scene, facade: Surface) {
  const { drawing } = scene;
  drawStone(drawing, facade.raised(0.06), [-1, 0, 1.5, eaves], { color: stone, seed: 4 });
  drawing
    .fill(shadeOf(stone, 0.4), facade.polygon(roundHead(0.25, 0.72, 0.14, 1.75, 0.66), 0.07))
    .fill(oak, facade.polygon(roundHead(0.25, 0.6, 0.14, 1.75, 0.56), 0.02));
  let boards = '';
  for (let u = -0.2; u < 0.75; u += 0.15) boards += facade.rect(u, 0.14, u + 0.02, 2.1, 0.02);
  drawing.clip(facade.polygon(roundHead(0.25, 0.6, 0.14, 1.75, 0.56), 0.02), () =>
    drawing.fill(shadeOf(oak, 0.4), boards),
  );
  drawing.clip(facade.polygon(roundHead(0.25, 0.24, 1.5, 1.75, 0.24), 0.02), () =>
    mirror(drawing, facade, [0, 1.4, 0.5, 2.1]),
  );
  drawing.fill('#c9a04a', facade.rect(0.67, 1, 0.73, 1.2, 0.05));
  drawWallLamp(scene, facade, -0.7, 1.75);
  drawWallLamp(scene, facade, 1.2, 1.75);
}

/** The part of the chimney above the roof. */
function drawChimney(drawing: Drawing) {
  drawBlock(drawing, camera, [3.3, 3.2, 4.5, 3.9], [4.55, 5.7], mix(brick, '#8c6a48', 0.24), rays);
  drawBlock(drawing, camera, [3.2, 3.1, 4.6, 4], [5.5, 5.72], stone, rays);
}

function drawFront(scene: Scene) {
  const { drawing } = scene;
  drawConcrete(drawing, floor, [4.7, -17, 7.9, 0], {
    color: mix(material.concrete, '#d9b48c', 0.2),
    seed: 3,
    across: [6.3],
    along: [-13.5, -11, -8.5, -6, -3.5],
  });
  drawing.fill(
    '#d8cdb6',
    floor.polygon([
      [-0.5, -0.6],
      [1, -0.6],
      [1.2, -2.6],
      [4.7, -3.4],
      [4.7, -4.7],
      [0.2, -3.8],
    ]),
  );
  drawing
    .fill(lightOf(stone, 0.2), ground(camera, 0.14).rect(-0.9, -1, 1.4, 0))
    .fill(shadeOf(stone, 0.2), wallFacing(camera, [0, -1, 0], [1, 0, 0]).rect(-0.9, 0, 1.4, 0.14));
  drawPot(scene, [-0.62, -0.8, 0.14], 0.78, { seed: 4, flower: '#e8dcc8' });
  drawPot(scene, [1.15, -0.8, 0.14], 0.78, { seed: 9, flower: '#e8dcc8' });
  for (const [x, y, height, seed] of [
    [-6.6, -2, 0.8, 3],
    [-3, -2, 0.8, 6],
    [2.2, -0.6, 0.6, 8],
    [3.9, -0.6, 0.65, 12],
  ] as const)
    drawBush(drawing, { ...standing([x, y], height, seed), color: '#6f9060', spread: 1.9 });
  drawHoseReel(scene, visibleEnd(scene, wing).wall, 1.05, 0.75, '#55745c');
  drawPorchChair(scene, [3.05, -1.4, 0], '#5b7f8f', -1);
  drawBlueSpruce(drawing, { ...standing([-10.3, -0.4], 9, 11), color: material.spruceBlue });
  drawing.fill(
    shadow,
    floor.polygon([
      [-10.6, -0.5],
      [-10, -0.5],
      [-13, 5],
      [-16, 6],
      [-12.6, 2.6],
    ]),
    0.24,
  );
  drawing.group(0.3, () => {
    const cast = [
      [4.6, -14.6, 7, 3],
      [-0.4, -15.4, 6.4, 9],
      [9.6, -13.4, 8, 5],
    ].map(([x = 0, y = 0, height = 0, seed = 0]) =>
      floor.shadow(pineOutline([x, y], height, [0.81, 0.59], seed), rays),
    );
    drawing.fill(shadow, cast.join(''));
  });
  drawFlowers(scene);
  drawGrass(drawing, [0, 730, 760, 800], {
    count: 50,
    seed: 6,
    colors: ['#b5c584', '#7f9c56'],
    scaleAt: (y) => 0.5 + (y - 700) / 120,
  });
}

/** A bed along the wing, in flower. */
function drawFlowers({ drawing }: Scene) {
  const random = createRandom(5);
  const spots = Array.from({ length: 54 }, (): [number, number, number] => {
    const [x, y] = camera.project([
      wing.left + 1 + random() * 4.2,
      wing.front - 0.7 + random() * 0.5,
      0.1 + random() * 0.22,
    ]);
    return [x, y, 3.5 + random() * 2.5];
  });
  drawing.dots('#5f8454', spots.slice(0, 26)).dots('#f2e9d4', spots.slice(26, 40)).dots('#c9556a', spots.slice(40));
}

export const pictures: Pictures = { 'area-estate': draw };
