import { createRoundHead } from '../kit/arches.ts';
import { drawBlock } from '../kit/block.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { drawArchedSash } from '../kit/brick-front.ts';
import { drawBush } from '../kit/broadleaf.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCheyenneMountain } from '../kit/cheyenne-mountain.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawThicket } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { drawPorchChair, drawPot, drawWallLamp } from '../kit/house-life.ts';
import {
  blockCorners,
  drawHipRoof,
  drawShadowOn,
  drawSideGable,
  drawWalls,
  frontWall,
  type Plan,
  placeOnPage,
  type Roofing,
  type Scene,
  shadeUnderEaves,
  stuccoFinish,
  visibleEnd,
} from '../kit/house-parts.ts';
import { drawLeadedWindow } from '../kit/leaded-window.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawTiles } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawGrass, drawPonderosa } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawGarageDoor } from '../kit/windows.ts';

const horizon = 640;
const camera = new Camera({ eye: [11.4, -19.2, 1.7], yaw: -27, focal: 1260, center: 640, horizon });
/** A low evening sun behind the viewer's right shoulder. */
const rays = createSun(-52, 25);
const shadow = '#1b3350';

const plaster = '#ead9b8';
const stone = '#dccdae';
const trim = '#6f4a32';
const bronze = '#565449';
const tile = '#b9663f';
const oak = '#7d4a2e';

const house: Plan = { left: -9, right: 4.6, front: 0, back: 9 };
const garage: Plan = { left: 4.6, right: 11, front: 0.9, back: 8 };
const eaves = 6.1;
const garageEaves = 3;
/** The arcade before the door, with a balcony on it. */
const arcade = { left: -4.6, right: 2.2, out: 2.1, top: 3.25 };
const floor = ground(camera);
const mirror = createMirror({ horizon: horizon + 40, seed: 9, treeline: 34, skyHeight: 190 });

const tileRoof: Roofing = (drawing, slope, outline, color) => drawTiles(drawing, slope, outline, { color });

const standing = (place: Point, height: number, seed: number) => placeOnPage({ camera, rays }, place, height, seed);

function draw(): Drawing {
  const drawing = new Drawing(
    'A two-story house of the 1920s with arches and a tile roof under blue spruces',
    '#b3b573',
  );
  const scene: Scene = { drawing, camera, rays, shadow };
  drawSky(drawing, eveningSky, horizon - 60);
  drawCloud(drawing, 250, 120, 420, 5, '#fbeeda');
  drawCheyenneMountain(drawing, { x: 390, foot: 700, scale: 0.98, haze: 0.34, masts: '#4a6573' });
  drawGrounds(drawing);
  drawHouse(scene);
  drawGarage(scene);
  drawFront(scene);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawGrounds(drawing: Drawing) {
  drawing.fill(
    '#b3b573',
    floor.polygon([
      [-90, 40],
      [90, 40],
      [90, -18],
      [-90, -18],
    ]),
  );
  for (const [place, height, seed, haze] of [
    [[-24, 14], 13, 3, 0.2],
    [[-9.6, 17], 13.4, 8, 0.14],
    [[-1.6, 20], 15, 21, 0.16],
    [[2.6, 19], 12.6, 5, 0.16],
    [[12.4, 17], 14, 15, 0.12],
    [[16.6, 19], 15.4, 9, 0.16],
  ] as const)
    drawBlueSpruce(drawing, {
      ...standing(place, height, seed),
      haze,
      hidden: place[0] > -10 ? 0.3 : 0,
      color: seed % 2 ? material.spruceBlue : '#52796a',
    });
  for (const [place, height, seed, haze] of [[[-19, 26], 16, 4, 0.2]] as const)
    drawPonderosa(drawing, { ...standing(place, height, seed), haze });
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

const roof = { pitch: 0.4, over: 0.7, color: tile, trim, fascia: 0.18, roofing: tileRoof };

/** The garages under a lower roof, each behind a flat arch. */
function drawGarage(scene: Scene) {
  const { drawing } = scene;
  drawWalls(scene, garage, [0, garageEaves], stuccoFinish(scene, plaster, 6));
  const front = frontWall(scene, garage.front);
  for (const middle of [6.35, 9.25]) {
    drawing
      .fill(stone, front.polygon(createRoundHead(middle, 1.42, 0, 2.02, 0.56), 0.03))
      .fill(shadeOf(oak, 0.25), front.polygon(createRoundHead(middle, 1.2, 0, 2, 0.42), 0.035));
    drawGarageDoor(drawing, front.raised(0.03), [middle - 1.2, 0, middle + 1.2, 2.02], { color: oak, rays });
  }
  for (const u of [4.86, 7.8, 10.75]) drawWallLamp(scene, front, u, 1.75);
  shadeUnderEaves(scene, front, [garage.left, garage.right], garageEaves, 0.65);
  drawSideGable(
    scene,
    { ...garage, left: house.right + 0.5 },
    { ...roof, over: 0.5, eaves: garageEaves, finish: stuccoFinish(scene, plaster, 9) },
  );
}

function drawHouse(scene: Scene) {
  const { drawing } = scene;
  drawing.fill(shadow, floor.shadowOfBody(blockCorners(house, 0, eaves), rays), 0.34);
  drawWalls(scene, house, [0, eaves], stuccoFinish(scene, plaster, 3));
  const facade = frontWall(scene, house.front);
  const end = visibleEnd(scene, house).wall;
  drawing.fill(shadow, end.rect(0, 0, house.back, eaves), 0.16);
  drawing
    .fill(mix(stone, shadow, 0.2), end.rect(0, 3.3, 0.9, 3.5, 0.04))
    .fill(stone, facade.rect(house.left, 0, house.right, 0.45, 0.05))
    .fill(lightOf(stone, 0.2), facade.rect(house.left, 3.34, house.right, 3.5, 0.05));
  drawCasement(scene, end, [1.6, 4.1, 2.9, 5.4], 2);
  drawCasement(scene, end, [5, 4.1, 6.3, 5.4], 2);
  // Upper windows between shutters; a door opens on the balcony.
  for (const [from, to, columns] of [
    [-8.1, -6.5, 3],
    [2.9, 3.9, 2],
  ] as const) {
    drawCasement(scene, facade, [from, 4, to, 5.45], columns);
    const shutters =
      facade.rect(from - 0.62, 3.95, from - 0.2, 5.5, 0.05) + facade.rect(to + 0.2, 3.95, to + 0.62, 5.5, 0.05);
    let slats = '';
    for (let v = 4.05; v < 5.4; v += 0.16)
      slats +=
        facade.rect(from - 0.56, v, from - 0.26, v + 0.05, 0.06) + facade.rect(to + 0.26, v, to + 0.56, v + 0.05, 0.06);
    drawing.fill('#4c7168', shutters).fill(shadeOf('#4c7168', 0.3), slats);
  }
  for (const middle of [-3.5, -1.2, 1.1]) drawArched(scene, facade, [middle - 0.62, 3.52, middle + 0.62, 5.5], 0.62);
  drawArched(scene, facade, [-8.5, 0.75, -6.75, 2.8], 0.84);
  drawCasement(scene, facade, [2.85, 0.95, 4, 2.5], 2);
  shadeUnderEaves(scene, facade, [house.left, house.right], eaves, 0.65);
  shadeUnderEaves(scene, end, [0, house.back], eaves, 0.65);
  // The chimney is behind the ridge.
  drawChimney(drawing);
  drawHipRoof(scene, house, { ...roof, eaves });
  drawArcade(scene, facade);
}

function drawArched(scene: Scene, wall: Surface, box: Box, rise: number) {
  const middle = (box[0] + box[2]) / 2;
  const half = (box[2] - box[0]) / 2;
  const { drawing } = scene;
  drawing.fill(
    lightOf(stone, 0.1),
    wall.polygon(createRoundHead(middle, half + 0.18, box[1] - 0.1, box[3] - rise, rise + 0.18), 0.03),
  );
  drawArchedSash(drawing, wall, box, { reflection: mirror, rays, frame: bronze, stone, rise });
  drawing.fill(bronze, wall.rect(middle - 0.03, box[1] + 0.06, middle + 0.03, box[3] - 0.1, -0.14));
}

/** Three arches before the door; behind them the wall lies in shade. */
function drawArcade(scene: Scene, facade: Surface) {
  const { drawing } = scene;
  const { left, right, out, top } = arcade;
  const front = frontWall(scene, -out);
  const side = wallFacing(camera, [right, -out, 0], [0, 1, 0]);
  const body = facade.boxCorners(left, 0, right, top + 0.9, 0, out);
  drawShadowOn(scene, facade, [house.left, 0, house.right, eaves], body, 0.2);
  drawShadowOn(scene, floor, [-14, -8, 8, 0], body, 0.3);
  const middles = [-3.45, -1.2, 1.05];
  drawing
    .fill(mix(plaster, shadow, 0.34), side.rect(0, 0, out, top))
    .fill(plaster, front.rect(left, 0, right, top))
    .fill(stone, front.rect(left, 0, right, 0.45, 0.05));
  drawing.fill(mix(plaster, shadow, 0.6), side.polygon(createRoundHead(out / 2, 0.62, 0, 1.75, 0.62)));
  for (const [index, middle] of middles.entries()) {
    const opening = createRoundHead(middle, 0.92, 0, 1.85, 0.92);
    drawing.fill(lightOf(stone, 0.15), front.polygon(createRoundHead(middle, 1.08, 0, 1.85, 1.08), 0.02));
    drawing.clip(front.polygon(opening, 0.02), () => {
      drawing
        .fill(mix(plaster, '#6b4f3f', 0.42), facade.rect(left - 2, 0, right + 2, top))
        .fill(mix(stone, shadow, 0.3), floor.rect(left, -out, right, 0))
        .fill(lightOf(plaster, 0.2), wallFacing(camera, [middle - 0.92, -out + 0.4, 0], [0, -1, 0]).rect(0, 0, 0.4, 3));
      if (index === 1) {
        drawing.fill(mix(oak, shadow, 0.2), facade.polygon(createRoundHead(middle - 1.25, 0.62, 0.1, 1.75, 0.6), 0.01));
        drawing.fill(mix(oak, shadow, 0.6), facade.rect(middle - 1.27, 0.1, middle - 1.24, 2.3, 0.02));
        drawing.fill('#f6d48e', facade.rect(middle - 0.5, 1.7, middle - 0.34, 2, 0.05));
      } else drawCasement(scene, facade, [middle - 1.95, 0.8, middle - 0.75, 2.3], 2);
    });
  }
  // The balcony: a slab, a rail of iron between posts of stone, chairs and a pot.
  drawing
    .fill(mix(stone, shadow, 0.3), side.rect(0, top, out, top + 0.16))
    .fill(lightOf(stone, 0.15), front.rect(left - 0.1, top, right + 0.1, top + 0.16, 0.08));
  drawPorchChair(scene, [-2.3, -1.2, top + 0.1], '#8d5a42', 1);
  drawPot(scene, [0.9, -1.5, top + 0.1], 0.85, { seed: 4, flower: '#d98a7a' });
  let rail = '';
  for (let u = left + 0.2; u < right; u += 0.16) rail += front.rect(u, top + 0.16, u + 0.03, top + 0.95);
  rail += front.rect(left, top + 0.92, right, top + 0.98) + front.rect(left, top + 0.24, right, top + 0.28);
  let rear = '';
  for (let u = 0.1; u < out; u += 0.16) rear += side.rect(u, top + 0.16, u + 0.03, top + 0.95);
  drawing.fill('#3b4246', rear + side.rect(0, top + 0.92, out, top + 0.98) + rail);
  for (const u of [left + 0.06, -1.2 - 1.12, -1.2 + 1.12, right - 0.06])
    drawing.fill(lightOf(stone, 0.15), front.rect(u - 0.13, top + 0.16, u + 0.13, top + 1.06, 0.02));
}

/** The part of the chimney above the roof. */
function drawChimney(drawing: Drawing) {
  drawBlock(drawing, camera, [-3.2, 5.2, -2, 6.1], [8, 9.9], plaster, rays);
  drawBlock(drawing, camera, [-3.3, 5.1, -1.9, 6.2], [9.75, 10], stone, rays);
  drawBlock(drawing, camera, [-3.1, 5.3, -2.1, 6], [10, 10.25], tile, rays);
}

function drawFront(scene: Scene) {
  const { drawing } = scene;
  const drive = mix(material.concrete, '#d9b48c', 0.25);
  drawConcrete(drawing, floor, [5, -18.6, 10.6, 0.9], {
    color: drive,
    seed: 3,
    across: [7.8],
    along: [-13.5, -10.5, -7.5, -4.5, -1.8],
  });
  drawing.fill(
    '#d8cdb6',
    floor.polygon([
      [-2.2, -2.1],
      [-0.2, -2.1],
      [0.6, -4.4],
      [5, -5.4],
      [5, -7.2],
      [-0.8, -5.8],
    ]),
  );
  for (const u of [-2.35, -0.05])
    drawPot(scene, [u, -2.45, 0], 0.95, { seed: Math.round(u * 3 + 20), flower: '#e8dcc8' });
  for (const [x, y, height, seed] of [
    [-8.4, -0.7, 0.8, 3],
    [-7, -0.7, 0.65, 6],
    [-5.5, -0.7, 0.8, 9],
    [3.3, -0.7, 0.75, 12],
    [-4.1, -2.6, 0.65, 8],
    [1.5, -2.6, 0.65, 5],
  ] as const)
    drawBush(drawing, { ...standing([x, y], height, seed), color: '#6f9060', spread: 1.9 });
  drawBlueSpruce(drawing, { ...standing([-12.6, 1.4], 8.4, 11), color: material.spruceBlue });
  castTreesBeyond(
    drawing,
    [
      { at: [17.4, -6.4], height: 8.3, seed: 3, kind: 'leafy' },
      { at: [13.2, -8], height: 10.2, seed: 5 },
      { at: [18, -16], height: 12, seed: 8 },
      { at: [7, -21], height: 9, seed: 9 },
    ],
    {
      floor,
      ground: [-40, -20, 30, -2.2],
      rays,
      shadow,
      opacity: 0.38,
    },
  );
  // Scrub oak at the edge of the lawn, near the viewer.
  drawThicket(drawing, { x: 90, foot: 818, height: 150, seed: 12, color: '#6d7844', spread: 2.2, ragged: 1.5 });
  drawThicket(drawing, { x: 300, foot: 826, height: 84, seed: 5, color: '#7d8549', spread: 2.4, ragged: 1.5 });
  drawGrass(drawing, [380, 736, 760, 806], {
    count: 70,
    seed: 6,
    colors: ['#cfc68c', '#8d9659', '#5d6c42'],
    scaleAt: (y) => 0.5 + (y - 700) / 120,
  });
}

export const pictures: Pictures = { 'area-estate': draw };
