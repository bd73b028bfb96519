import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawSlabGrime } from '../kit/dirt.ts';
import { Drawing, ellipse, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick, drawConcrete, drawShingles, drawSiding } from '../kit/materials.ts';
import { drawOverspray, drawPaintSpill, drawRustRing, drawWornCoat } from '../kit/paint.ts';
import { createPair } from '../kit/pair.ts';
import { drawCottonwood, drawFeatherGrass, drawGrass, drawSpruce } from '../kit/plants.ts';
import { daySky, drawSky } from '../kit/sky.ts';
import { drawDoor, drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [-1.9, -6.7, 2.1], yaw: 15, focal: 920, center: 560, horizon: 246 });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 30);
const shadow = '#1b3350';

const house = { left: -2.9, right: 9, eave: 2.95, brick: 1 };
const slab: Box = [-3.6, -9, 9, 0];
const steps = { left: 0.05, right: 1.75, rise: 0.17, run: 0.34 };
const porchPaint = '#8a4b3c';

/** The back of a brick ranch house: three steps from the kitchen door to the patio. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A patio with spilled paint, rust and scuffs' : 'The same patio, bare and clean',
    material.lawn,
  );
  drawSky(drawing, daySky, 246);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawHouse(drawing);
  drawPatio(drawing, floor, isDirty);
  drawTreeShade(drawing, floor);
  drawSteps(drawing, floor, isDirty);
  drawGrill(drawing, floor);
  drawPots(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawYard(drawing: Drawing, floor: Surface) {
  for (const [x, y, height, seed] of [
    [-8.6, 15, 7.2, 5],
    [-4.2, 16, 8.4, 8],
  ] as const) {
    const [pageX, foot] = camera.project([x, y, 0]);
    drawCottonwood(drawing, { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, haze: 0.2 });
  }
  drawing.fill('#9fae72', floor.rect(-40, -8, 40, 13));
  const fence = wallFacing(camera, [-30, 12, 0], [1, 0, 0]);
  drawing.fill('#a9825a', fence.rect(0, 0, 40, 1.8));
  let boards = '';
  for (let u = 0; u < 40; u += 0.3) boards += fence.rect(u, 0, u + 0.04, 1.8);
  drawing.fill('#8a6746', boards).fill('#c09a6e', fence.rect(0, 1.8, 40, 1.9));
  const [spruceX, spruceFoot] = camera.project([-4.6, 6, 0]);
  drawSpruce(drawing, { x: spruceX, foot: spruceFoot, height: 3.4 * camera.scaleAt([-4.6, 6, 0]), seed: 9 });
  drawGrass(drawing, [-20, 395, 250, 560], {
    count: 90,
    seed: 5,
    colors: ['#8b9c5f', '#a9b77c', '#b9b985'],
    scaleAt: (y) => Math.max(0.3, (y - 300) / 230),
  });
}

function drawHouse(drawing: Drawing) {
  const { left, right, eave, brick } = house;
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const siding = '#dfe3dc';
  drawSiding(drawing, wall, [left, brick, right, eave], { color: siding, seed: 4, reveal: 0.2 });
  drawBrick(drawing, wall, [left, 0, right, brick], { color: material.brickRed, seed: 8, size: 1.7 });
  drawing
    .fill(lightOf(material.limestone, 0.25), wall.rect(left - 0.03, brick, right, brick + 0.07, 0.05))
    .fill(shadeOf('#8a5140', 0.5), wall.rect(left, brick - 0.06, right, brick, 0.01), 0.6)
    .fill(material.trim, wall.rect(left - 0.02, brick + 0.07, left + 0.11, eave, 0.02));
  const pane = drawWindow(drawing, wall, [3.05, 1.22, 5.0, 2.4], {
    reflection: skyReflection({ horizon: 0.3 }),
    rays,
    columns: 2,
    casing: 0.1,
  });
  drawSheen(drawing, pane.glass, [3.1, 1.27, 4.95, 2.35]);
  const door: Box = [0.42, 0.51, 1.36, 2.56];
  drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(0.33, 0.51, 1.45, 2.66, 0, 0.06), rays), 0.45);
  drawDoor(drawing, wall, door, { color: '#2f6173' });
  // The lamp by the door.
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(1.76, 1.96, 1.9, 2.28, 0.02, 0.14), rays), 0.45)
    .fill('#2b3337', wall.rect(1.76, 1.92, 1.9, 2.28, 0.12))
    .fill('#ffe2a0', wall.rect(1.785, 1.97, 1.875, 2.18, 0.125));
  // The faucet, a little to the left of the steps.
  drawing
    .fill('#7c8f98', wall.rect(-0.62, 0.52, -0.54, 0.66, 0.06))
    .fill('#ae4d2c', wall.rect(-0.66, 0.66, -0.5, 0.7, 0.08));
  const overhang = 0.5;
  const edge = eave - 0.02;
  // The shadow of the eave lies on the wall; the soffit hides its upper end.
  drawing.clip(wall.rect(left, 0, right, eave), () => {
    drawing.fill(
      shadow,
      wall.shadow(
        [
          wall.point(left - 0.4, edge - 0.16, overhang),
          wall.point(right, edge - 0.16, overhang),
          wall.point(right, eave + 1, 0),
          wall.point(left - 0.4, eave + 1, 0),
        ],
        rays,
      ),
      0.4,
    );
  });
  drawing.fill(
    shadeOf(material.trim, 0.42),
    camera.formatFace([
      wall.point(left - 0.4, edge, 0),
      wall.point(right, edge, 0),
      wall.point(right, edge, overhang),
      wall.point(left - 0.4, edge, overhang),
    ]),
  );
  const roof = new Surface(camera, [left - 0.4, -overhang, edge + 0.02], [1, 0, 0], [0, 3, 1]);
  drawShingles(
    drawing,
    roof,
    [
      [0, 0],
      [13, 0],
      [13, 5],
      [0, 5],
    ],
    { color: material.shingle, seed: 6, course: 0.26 },
  );
  drawing
    .fill(material.trim, wall.rect(left - 0.4, edge - 0.16, right, edge + 0.03, overhang))
    .fill(mix(material.trim, '#9db4bf', 0.5), wall.rect(left - 0.4, edge - 0.16, right, edge - 0.12, overhang));
}

const spills = [
  { at: [0.65, -3.1], radius: 0.46, seed: 4, color: '#f5f0e3', toward: 3.5 },
  { at: [-1.4, -3.1], radius: 0.25, seed: 21, color: '#3b7a9c', toward: 0.9 },
] as const;

const rings = [
  { at: [2.5, -1.25], radius: 0.21, seed: 5 },
  { at: [3.25, -1.6], radius: 0.21, seed: 11 },
  { at: [-2.4, -2.5], radius: 0.13, seed: 8 },
] as const;

function drawPatio(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const [left, low, right, high] = slab;
  drawing.fill('#7f8a55', floor.rect(left - 0.12, low, right, high));
  drawConcrete(drawing, floor, slab, {
    color: material.concreteNew,
    across: [-1.3, 1.9, 5.1],
    along: [-6.4, -4.6, -2.3],
    seed: 7,
  });
  const stairs = floor.boxCorners(steps.left, -1.02, steps.right, 0, 0, 0.3);
  drawing.clip(floor.rect(...slab), () => {
    if (isDirty) {
      drawSlabGrime(drawing, floor, [left, -6.6, 7, 0], { seed: 15, amount: 0.6, edge: 0.6 });
      drawScuffs(drawing, floor);
      drawOverspray(
        drawing,
        floor,
        [
          [1.82, -2.95],
          [2.8, -2.72],
          [2.68, -2.16],
          [1.7, -2.39],
        ],
        { seed: 3, color: '#7f9aa2', amount: 0.9 },
      );
      for (const { at, radius, seed } of rings) drawRustRing(drawing, floor, at, radius, { seed });
      for (const { at, radius, ...spill } of spills) drawPaintSpill(drawing, floor, at, radius, spill);
      drawTrail(drawing, floor);
    } else {
      // Paint leaves a ghost in the pores, iron a tint.
      for (const { at, radius, seed, color, toward } of spills)
        drawPaintSpill(drawing, floor, at, radius, { seed, toward, color: mix(color, '#ffffff', 0.3), amount: 0.16 });
      for (const { at, radius, seed } of rings) drawRustRing(drawing, floor, at, radius, { seed, amount: 0.1 });
    }
  });
  drawing.fill(shadow, floor.shadowOfBody(stairs, rays), 0.34);
}

/** Rubber feet of chairs, dragged: short arcs, two and two. */
function drawScuffs(drawing: Drawing, floor: Surface) {
  let path = '';
  for (const [u, v, turn, length] of [
    [-0.75, -2.0, 0.5, 0.7],
    [-0.62, -2.18, 0.56, 0.62],
    [-0.35, -1.62, 0.2, 0.42],
    [-0.3, -4.1, 0.75, 0.55],
    [-0.14, -4.2, 0.85, 0.42],
    [-2.5, -3.7, 0.9, 0.6],
    [-2.36, -3.78, 0.95, 0.48],
    [1.75, -1.9, 2.6, 0.4],
  ] as const) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let step = 0; step <= 6; step++) {
      const share = step / 6;
      const bend = 0.09 * Math.sin(Math.PI * share);
      const half = 0.016 * Math.sin(Math.PI * (0.1 + 0.85 * share));
      const along = length * share;
      const at = (aside: number) =>
        floor.project(
          u + Math.cos(turn) * along - Math.sin(turn) * (bend + aside),
          v + Math.sin(turn) * along + Math.cos(turn) * (bend + aside),
        );
      upper.push(at(half));
      lower.push(at(-half));
    }
    path += polygon([...upper, ...lower.toReversed()]);
  }
  drawing.fill('#3f3d38', path, 0.5);
}

/** Drops from the can, on the way from the steps to where it fell. */
function drawTrail(drawing: Drawing, floor: Surface) {
  let drops = '';
  for (const [u, v, size] of [
    [0.9, -1.2, 0.018],
    [0.98, -1.55, 0.013],
    [0.86, -1.72, 0.022],
    [0.95, -1.98, 0.012],
    [0.84, -2.12, 0.026],
    [0.92, -2.36, 0.017],
    [0.78, -2.44, 0.03],
  ] as const) {
    const [x, y] = floor.project(u, v);
    const radius = size * camera.scaleAt(floor.point(u, v));
    drops += ellipse(x, y, radius, radius * 0.5);
  }
  drawing.fill('#f5f0e3', drops);
}

function drawSteps(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const { left, right, rise, run } = steps;
  const color = material.concreteNew;
  for (const level of [1, 2, 3]) {
    const front = -1.02 + (level - 1) * run;
    const top = rise * level;
    const riser = wallFacing(camera, [left, front, top - rise], [1, 0, 0]);
    const tread = new Surface(camera, [left, front, top], [1, 0, 0], [0, 1, 0]);
    const side = new Surface(camera, [left, 0, 0], [0, -1, 0], [0, 0, 1]);
    const wide = right - left;
    const deep = level === 3 ? -front : run;
    drawing.fill(mix(color, '#ffffff', 0.3), side.rect(0, top - rise, -front, top));
    drawing.fill(shadeOf(color, 0.2), riser.rect(0, 0, wide, rise));
    drawing.fill(lightOf(color, 0.2), tread.rect(0, 0, wide, deep));
    if (isDirty) {
      const walk = (u: number) => Math.exp(-(((u - 0.86) / 0.42) ** 2));
      drawWornCoat(drawing, riser, [0, 0, wide, rise], {
        seed: 20 + level,
        color: shadeOf(porchPaint, 0.16),
        wear: (u, v) => 0.1 + 0.2 * walk(u) * (v / rise) + (v > rise * 0.86 ? 0.2 : 0),
      });
      drawWornCoat(drawing, tread, [0, 0, wide, deep], {
        seed: 30 + level,
        color: porchPaint,
        wear: (u, v) => 0.04 + 0.46 * walk(u) * (1 - (v / deep) * 0.45) + (v < 0.035 ? 0.16 : 0),
      });
      drawWornCoat(drawing, side, [0, top - rise, -front, top], {
        seed: 40 + level,
        color: lightOf(porchPaint, 0.12),
        wear: (_, v) => (v > top - 0.02 ? 0.24 : 0.12),
      });
    }
    // The nosing catches the sun.
    drawing.fill(lightOf(isDirty ? '#c9bfae' : color, 0.6), riser.rect(0, rise - 0.012, wide, rise));
    // Each step throws a thin shade on the tread below its riser.
    if (level > 1) drawing.fill(shadow, floorLine(left, right, front, top - rise), 0.3);
  }
  drawMat(drawing);
  drawRail(drawing, floor);
}

const floorLine = (left: number, right: number, y: number, z: number) =>
  camera.formatFace([
    [left, y - 0.035, z],
    [right, y - 0.035, z],
    [right, y, z],
    [left, y, z],
  ]);

function drawMat(drawing: Drawing) {
  drawing.fill(
    '#3c4a44',
    camera.formatFace([
      [0.52, -0.3, 0.515],
      [1.28, -0.3, 0.515],
      [1.28, -0.03, 0.515],
      [0.52, -0.03, 0.515],
    ]),
  );
}

/** A pipe rail at the right of the steps. */
function drawRail(drawing: Drawing, floor: Surface) {
  const x = steps.right - 0.07;
  const points: Vector[] = [
    [x, -0.98, 0.17],
    [x, -0.98, 1.08],
    [x, -0.12, 1.42],
    [x, -0.12, 0.51],
  ];
  const path = (list: readonly Vector[]) =>
    list
      .map((point, index) => {
        const [a, b] = camera.project(point);
        return `${index === 0 ? 'M' : 'L'}${a.toFixed(1)} ${b.toFixed(1)}`;
      })
      .join('');
  const fall = points.map((point): Vector => {
    const [u, v] = floor.shadowPoint(point, rays);
    return [u, v, 0];
  });
  const onFloor = fall.slice(0, 2);
  drawing.line(shadow, 4, path(onFloor), 0.3);
  drawing.line('#273338', 6, path(points)).line('#6f8288', 1.6, path(points.slice(1, 3)), 0.8);
}

/** A kettle grill at the edge of the slab. */
function drawGrill(drawing: Drawing, floor: Surface) {
  const at: Point = [-2.3, -1.5];
  const scale = camera.scaleAt(floor.point(...at));
  const [x, y] = floor.project(...at);
  const body: Vector[] = [0.56, 0.68, 0.8, 0.92, 1.05].flatMap((z, ring) =>
    Array.from({ length: 10 }, (_, corner): Vector => {
      const radius = [0.12, 0.26, 0.29, 0.24, 0.08][ring] ?? 0;
      const angle = (corner / 10) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius, z];
    }),
  );
  const legs = [-0.2, 0.2].map((foot) =>
    floor.shadow(
      [
        [at[0] + foot - 0.02, at[1], 0],
        [at[0] + foot + 0.02, at[1], 0],
        [at[0] + foot * 0.5 + 0.02, at[1], 0.62],
        [at[0] + foot * 0.5 - 0.02, at[1], 0.62],
      ],
      rays,
    ),
  );
  drawing.group(0.36, () => drawing.fill(shadow, floor.shadowOfBody(body, rays) + legs.join('')));
  const leg = (foot: number, top: number) =>
    polygon([
      [x + (top - 0.015) * scale, y - 0.6 * scale],
      [x + (top + 0.015) * scale, y - 0.6 * scale],
      [x + (foot + 0.015) * scale, y + (Math.abs(foot) > 0.1 ? 0.03 : -0.05) * scale],
      [x + (foot - 0.015) * scale, y + (Math.abs(foot) > 0.1 ? 0.03 : -0.05) * scale],
    ]);
  drawing.fill('#8d989c', leg(-0.26, -0.14) + leg(0.26, 0.14) + leg(0.04, 0.02));
  drawing.fill('#2b3337', ellipse(x + 0.26 * scale, y, 0.075 * scale));
  drawing.fill('#9aa6aa', ellipse(x + 0.26 * scale, y, 0.03 * scale));
  const bowl = (lift: number, sign: 1 | -1, height: number): Point[] => {
    const points: Point[] = [];
    for (let step = 0; step <= 14; step++) {
      const angle = (step / 14) * Math.PI;
      points.push([x - Math.cos(angle) * 0.29 * scale, y - lift * scale + sign * Math.sin(angle) * height * scale]);
    }
    return points;
  };
  drawing.fill('#1f2c32', polygon(bowl(0.78, 1, 0.24)));
  drawing.fill('#2c3d45', polygon(bowl(0.8, -1, 0.26)));
  drawing.fill(
    '#47606b',
    polygon([
      [x - 0.26 * scale, y - 0.84 * scale],
      [x - 0.22 * scale, y - 0.94 * scale],
      [x - 0.1 * scale, y - 1.03 * scale],
      [x - 0.13 * scale, y - 0.92 * scale],
      [x - 0.2 * scale, y - 0.84 * scale],
    ]),
  );
  drawing.fill(
    '#c9d3d6',
    polygon([
      [x - 0.3 * scale, y - 0.81 * scale],
      [x + 0.3 * scale, y - 0.81 * scale],
      [x + 0.3 * scale, y - 0.78 * scale],
      [x - 0.3 * scale, y - 0.78 * scale],
    ]),
  );
  drawing.fill(
    '#1f2c32',
    polygon([
      [x - 0.06 * scale, y - 1.12 * scale],
      [x + 0.06 * scale, y - 1.12 * scale],
      [x + 0.05 * scale, y - 1.06 * scale],
      [x - 0.05 * scale, y - 1.06 * scale],
    ]),
  );
}

/** Clay pots at the wall. */
function drawPots(drawing: Drawing, floor: Surface) {
  for (const [u, v, size, seed] of [
    [3.3, -0.42, 0.4, 3],
    [4.1, -0.4, 0.3, 7],
  ] as const) {
    const [x, y] = floor.project(u, v);
    const unit = size * camera.scaleAt(floor.point(u, v));
    drawing.fill(
      shadow,
      floor.shadowOfBody(
        floor.boxCorners(u - size * 0.4, v - size * 0.3, u + size * 0.4, v + size * 0.3, 0, size),
        rays,
      ),
      0.36,
    );
    drawFeatherGrass(drawing, {
      x,
      foot: y - unit * 0.85,
      height: unit * 1.5,
      seed,
      color: seed === 3 ? '#9aa878' : '#b5ad6a',
    });
    const side = (left: number, right: number, top: number, bottom: number, taper: number) =>
      polygon([
        [x + left * unit, y - top * unit],
        [x + right * unit, y - top * unit],
        [x + (right - taper) * unit, y - bottom * unit],
        [x + (left + (left < 0 ? taper : 0)) * unit, y - bottom * unit],
      ]);
    drawing
      .fill('#b86a48', side(-0.5, 0.5, 0.9, 0, 0.12))
      .fill('#94503a', side(0.12, 0.5, 0.9, 0, 0.12))
      .fill('#cd8059', side(-0.54, 0.54, 1, 0.82, 0))
      .fill('#a85d41', side(0.14, 0.54, 1, 0.82, 0));
  }
}

/** The shadow of a tree outside the picture, over the patio and up the wall. */
function drawTreeShade(drawing: Drawing, floor: Surface) {
  castTreesBeyond(drawing, [{ at: [-8.6, -4.4], height: 6.6, seed: 6, kind: 'leafy' }], {
    floor,
    ground: [-20, -9, 20, 0],
    walls: [[wallFacing(camera, [0, 0, 0], [1, 0, 0]), [-3.4, 0, 9, 2.7]]],
    rays,
    shadow,
    opacity: 0.34,
  });
}

export const pictures = createPair('gallery-concrete', draw);
