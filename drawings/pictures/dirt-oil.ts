import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { drawOil, drawSlabGrime, traceStain } from '../kit/dirt.ts';
import { type Dot, Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick, drawConcrete } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawGrass, drawShrub } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawTireTrack } from '../kit/tire-tracks.ts';
import { drawGarageDoor } from '../kit/windows.ts';

const camera = new Camera({ eye: [-0.3, -4.5, 1.65], yaw: 9, focal: 900, center: 600, horizon: 40 });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 31);
const shadow = '#1b3350';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const doorway: Box = [-3.2, 0, 1.62, 2.2];
const slab: Box = [-6, -6, 2.25, 0];

/** Spots that soaked in over years, and their size. */
const old: { at: Point; radius: number; seed: number }[] = [
  { at: [0.48, -1.72], radius: 0.32, seed: 4 },
  { at: [-0.62, -1.95], radius: 0.17, seed: 11 },
];
const fresh: { at: Point; radius: number; seed: number }[] = [
  { at: [0.98, -1.3], radius: 0.1, seed: 8 },
  { at: [-0.02, -1.22], radius: 0.065, seed: 15 },
];

/** Concrete before a garage door: old oil that soaked in, fresh drips beside it. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Oil spots on concrete before a garage door' : 'The same concrete, washed',
    material.lawn,
  );
  const floor = ground(camera);
  drawHouse(drawing);
  drawBorder(drawing, floor);
  drawSlab(drawing, floor, isDirty);
  castTreesBeyond(
    drawing,
    [
      { at: [-9.4, -4.8], height: 6, seed: 6, kind: 'leafy' },
      { at: [-1.2, -7.4], height: 3.9, seed: 9, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-12, -5, 12, 0],
      walls: [[wall, [-6, 0, 6, 3]]],
      rays,
      shadow,
      opacity: 0.32,
    },
  );
  drawBroom(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawHouse(drawing: Drawing) {
  const [left, , right, head] = doorway;
  drawBrick(drawing, wall, [right, 0.1, 5, 2.4], { color: material.brickBuff, seed: 4, size: 1.5 });
  drawing.fill('#bdb6a7', wall.rect(right, 0, 5, 0.1));
  drawing.fill(shadeOf('#bdb6a7', 0.25), wall.rect(right, 0.095, 5, 0.11));
  drawing
    .fill('#8b8578', ground(camera).rect(left, 0, right, 0.3))
    .fill(
      shadeOf(material.trim, 0.42),
      camera.formatFace([
        wall.point(right, 0),
        wall.point(right, head),
        wall.point(right, head, -0.2),
        wall.point(right, 0, -0.2),
      ]),
    );
  drawGarageDoor(drawing, wall, doorway, { color: '#7b99a8', rays, columns: 5 });
  drawing
    .fill(material.trim, wall.rect(right, 0, right + 0.13, head + 0.1, 0.02))
    .fill(shadeOf(material.trim, 0.25), wall.rect(right + 0.13, 0, right + 0.145, head + 0.1, 0.02))
    .fill('#2b3337', wall.raised(-0.13).rect(left, 0, right, 0.035));
}

function drawBorder(drawing: Drawing, floor: Surface) {
  drawing.fill('#a3b275', floor.rect(slab[2], -6, 8, -0.55)).fill('#7a6248', floor.rect(slab[2], -0.55, 8, 0));
  drawing.fill('#7f8a55', floor.rect(slab[2], -6, slab[2] + 0.05, 0));
  const [x, foot] = floor.project(2.72, -0.22);
  drawShrub(drawing, { x, foot, height: 120, seed: 8 });
  drawGrass(drawing, [1120, 440, 1230, 800], {
    count: 22,
    seed: 6,
    colors: ['#8b9c5f', '#b4c184', '#b9b985'],
    scaleAt: (y) => Math.max(0.6, (y - 250) / 240),
  });
}

function drawSlab(drawing: Drawing, floor: Surface, isDirty: boolean) {
  drawConcrete(drawing, floor, slab, {
    color: material.concreteNew,
    across: [-3.5, -1.62, 0.94],
    along: [-3.05, -0.62],
    seed: 9,
  });
  // A felt joint between the slab and the floor of the garage.
  drawing.fill('#5a564c', floor.rect(doorway[0], -0.03, doorway[2], 0.01));
  drawing.clip(floor.rect(...slab), () => {
    if (!isDirty) {
      // An old spot lightens and keeps a shadow.
      for (const { at, radius, seed } of old) drawOil(drawing, floor, at, radius, { seed, amount: 0.11 });
      return;
    }
    drawSlabGrime(drawing, floor, [-4, -3.4, slab[2], 0], { seed: 5, amount: 0.42, edge: 0.2 });
    for (const [u, seed] of [
      [-1.28, 4],
      [0.36, 9],
    ] as const)
      drawTireTrack(
        drawing,
        floor,
        Array.from({ length: 40 }, (_, index): Point => [u + 0.05 * Math.sin(index / 9), -4 + index * 0.12]),
        { seed, amount: 0.3, width: 0.19 },
      );
    for (const { at, radius, seed } of old) drawOil(drawing, floor, at, radius, { seed, amount: 0.62 });
    drawDrips(drawing, floor);
    for (const spot of fresh) drawPuddle(drawing, floor, spot);
  });
}

/** Drops beneath an engine: many small ones near the spot, few far off. */
function drawDrips(drawing: Drawing, floor: Surface) {
  const random = createRandom(21);
  const drips: Dot[] = [];
  for (let index = 0; index < 46; index++) {
    const angle = random() * Math.PI * 2;
    const far = 0.1 + 0.75 * random() ** 1.4;
    const point = floor.point(0.78 + Math.cos(angle) * far, -1.52 + Math.sin(angle) * far * 0.7);
    drips.push([...camera.project(point), camera.scaleAt(point) * (0.008 + 0.03 * random() ** 3)]);
  }
  drawing.dots('#2b261f', drips, 0.75);
}

/** Oil that dripped lately stands on the slab: black, with the sky in it. */
function drawPuddle(drawing: Drawing, floor: Surface, { at: [u, v], radius, seed }: (typeof fresh)[number]) {
  const box: Box = [u - radius * 2, v - radius * 2, u + radius * 2, v + radius * 2];
  const field = (a: number, b: number) =>
    1 -
    Math.hypot(a - u, (b - v) * 1.1) / radius +
    0.8 * (fractalNoise((a * 0.8) / radius, (b * 0.8) / radius, seed, 2) - 0.4);
  drawing
    .fill('#6d6250', traceStain(floor, field, box, -0.2, 50, 4), 0.4)
    .fill('#2b261f', traceStain(floor, field, box, 0, 50, 4), 0.92);
  const sheen: Point[] = [
    [-0.5, 0.3],
    [0.1, 0.46],
    [0.42, 0.34],
    [0.05, 0.3],
    [-0.2, 0.2],
  ];
  drawing.fill('#8fb4c4', floor.polygon(sheen.map(([a, b]): Point => [u + a * radius, v + b * radius])), 0.6);
}

/** A push broom that leans on the wall. */
function drawBroom(drawing: Drawing, floor: Surface) {
  const foot: Point = floor.project(1.98, -0.34);
  const head = wall.project(2.12, 1.55, 0.02);
  const [x, y] = foot;
  const unit = camera.scaleAt(floor.point(1.98, -0.34));
  const stick = (width: number): string =>
    polygon([
      [x - width, y - 0.1 * unit],
      [head[0] - width, head[1]],
      [head[0] + width, head[1]],
      [x + width, y - 0.1 * unit],
    ]);
  const wallFoot = wall.project(2.16, 0.16, 0);
  drawing.fill(
    shadow,
    polygon([
      [wallFoot[0] + 8, wallFoot[1]],
      [head[0] + 14, head[1] + 16],
      [head[0] + 22, head[1] + 16],
      [wallFoot[0] + 18, wallFoot[1]],
    ]),
    0.3,
  );
  drawing.fill(shadow, floor.rect(1.8, -0.42, 2.24, -0.28), 0.3);
  drawing.fill('#b98a52', stick(4)).fill('#d3a76b', stick(1.5));
  const block = (left: number, right: number, top: number, low: number, flare: number) =>
    polygon([
      [x + left * unit, y - top * unit],
      [x + right * unit, y - top * unit],
      [x + (right + flare) * unit, y - low * unit],
      [x + (left - flare) * unit, y - low * unit],
    ]);
  drawing
    .fill('#4a5a52', block(-0.2, 0.2, 0.1, -0.01, 0.015))
    .fill('#5e7167', block(-0.2, 0.2, 0.1, 0.045, 0.005))
    .fill('#a8442f', block(-0.21, 0.21, 0.15, 0.1, 0))
    .fill(lightOf('#a8442f', 0.3), block(-0.21, 0.21, 0.15, 0.137, 0));
}

export const pictures = createPair('dirt-oil', draw);
