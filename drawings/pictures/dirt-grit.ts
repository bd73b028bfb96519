import { drawBareTree, drawFrontAcross, drawRoomInGlass } from '../kit/across-the-street.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { dirtTone, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { type Dot, Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, lerp } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// A clear winter noon; the sun is behind the viewer's right shoulder.
const camera = new Camera({ eye: [0, -1.5, 0.66], yaw: -7, focal: 1000, center: 600, horizon: 178 });
const rays = createSun(-34, 38);
const metal = '#c3cbcd';
const sand = '#c9ad82';
const sandPale = '#e4cfa8';
const sandDeep = '#94774f';
const [left, middle, right] = [-1.7, -0.04, 0.56];

/** The foot of an office front: metal frames on a ledge of cast stone, brick below. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Sand on the ledge and low on the glass of an office front' : 'The same glass, frame and ledge, washed',
    material.brickBuff,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawBrick(drawing, wall, [right - 0.02, 0, 1.5, 1.2], { color: material.brickBuff, seed: 4 });
  drawBrick(drawing, wall, [-2, -0.5, 1.5, -0.1], { color: material.brickBuff, seed: 7 });
  const frames = wall.raised(-0.03);
  for (const [box, seed] of [
    [[left, 0.012, middle, 1.5], 3],
    [[middle, 0.012, right, 1.5], 5],
  ] as [Box, number][])
    drawCloseWindow(drawing, frames, box, {
      rays,
      steps: [
        { width: [0.03, 0.055, 0.03, 0.05], depth: 0, color: metal },
        { width: 0.014, depth: -0.016, color: metal },
      ],
      rebate: 0.02,
      drawGlass: (_, glass, pane) => {
        drawReflection(drawing);
        if (seed === 3) drawScratches(drawing, glass);
        if (isDirty) drawGlassSand(drawing, glass, pane, seed);
        else
          drawPageSheen(
            drawing,
            [
              [330, 112],
              [470, 30],
              [720, 90],
            ],
            0.2,
          );
      },
      drawOnBar: (_, face, bar, step) => {
        if (isDirty && step === 0) drawBarSand(drawing, face, bar, seed);
      },
      drawOnLedge: (_, ledge, box, step) => {
        if (isDirty && step > 0) drawing.fill(sandPale, ledge.rect(...box), 0.9);
      },
    });
  drawing.fill(shadeOf(metal, 0.45), frames.rect(middle - 0.002, 0.012, middle + 0.002, 1.5));
  drawSill(drawing, wall, [-2, right + 0.06, 0], {
    rays,
    color: '#d5ccb8',
    out: 0.22,
    back: -0.03,
    thick: 0.1,
    fall: 0.02,
    drawOnTop: (_, top, box) => {
      drawing.fill(shadeOf('#d5ccb8', 0.3), top.rect(1.26, 0, 1.266, box[3]));
      if (isDirty) drawLedgeSand(drawing, top, box);
    },
    drawOnFront: (_, front) => {
      drawing.fill(shadeOf('#d5ccb8', 0.4), front.rect(-0.74, -0.1, -0.734, 0));
    },
  });
  if (isDirty) drawHeap(drawing, wall);
  return drawing;
}

/** A street of brick blocks on a winter afternoon, with old snow along the curb; low down the dark office shows. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 300, ['#3d86ad', '#5a9fc3', '#83bad3', '#b3d4dd', '#dfe3d6']);
  drawCloud(drawing, 540, 66, 300, 3, '#e9f1f2');
  // The foothills end the street.
  drawing.fill(
    '#64899a',
    polygon([
      [330, 236],
      [430, 196],
      [520, 214],
      [612, 176],
      [720, 212],
      [860, 190],
      [1000, 250],
      [1000, 330],
      [330, 330],
    ]),
  );
  drawFrontAcross(drawing, {
    left: 1206,
    right: 690,
    top: [40, 186],
    foot: [352, 306],
    color: '#8d7b68',
    floors: 2,
    bays: 8,
    seed: 5,
  });
  drawFrontAcross(drawing, {
    left: 416,
    right: 566,
    top: [128, 186],
    foot: [322, 306],
    color: '#c3a37a',
    floors: 2,
    bays: 4,
    seed: 8,
  });
  drawFrontAcross(drawing, {
    left: -60,
    right: 420,
    top: [-66, 96],
    foot: [392, 326],
    color: '#a9644d',
    floors: 3,
    bays: 6,
    seed: 3,
  });
  drawing
    .fill(
      '#8b9599',
      polygon([
        [-6, 384],
        [430, 320],
        [700, 306],
        [1206, 352],
        [1206, 806],
        [-6, 806],
      ]),
    )
    .fill(
      '#b9b6aa',
      polygon([
        [-6, 384],
        [430, 320],
        [600, 310],
        [620, 313],
        [440, 330],
        [-6, 404],
      ]),
    )
    .fill(
      '#e6edee',
      polygon([
        [-6, 414],
        [70, 386],
        [130, 392],
        [190, 368],
        [300, 360],
        [340, 346],
        [430, 336],
        [500, 326],
        [430, 340],
        [300, 368],
        [150, 398],
        [-6, 428],
      ]),
    );
  drawBareTree(drawing, { x: 300, foot: 366, height: 420, seed: 14, color: '#4f4740', lean: 0.06, sunSide: 1 });
  drawBareTree(drawing, { x: 1010, foot: 360, height: 360, seed: 21, color: '#4f4740', lean: -0.05, sunSide: 1 });
  // Long shadows of the trees and blocks lie over the street.
  drawing.fill(
    '#27424e',
    polygon([
      [292, 366],
      [308, 364],
      [120, 476],
      [40, 500],
      [-6, 500],
      [-6, 480],
    ]) +
      polygon([
        [1004, 360],
        [1016, 360],
        [700, 452],
        [560, 470],
        [690, 440],
      ]),
    0.4,
  );
  drawRoomInGlass(drawing, 384);
}

/** Hairlines that blown sand has left; no washing takes them away. */
function drawScratches(drawing: Drawing, glass: Surface) {
  const random = createRandom(11);
  let path = '';
  for (let index = 0; index < 9; index++) {
    const u = -0.62 + random() * 0.5;
    const v = 0.14 + random() * 0.16;
    const [x, y] = glass.project(u, v);
    const [toX, toY] = glass.project(u + 0.03 + random() * 0.06, v + 0.012 + random() * 0.02);
    path += `M${x.toFixed(0)} ${y.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}`;
  }
  drawing.line('#e9f2f4', 1, path, 0.5);
}

/** Gusts threw sand at the foot of the pane and into the corner; melted snow left a rim of deicer above. */
function drawGlassSand(drawing: Drawing, glass: Surface, box: Box, seed: number) {
  const [from, low, to] = box;
  const view: Box = [Math.max(from, -1.4), low, to, 1.0];
  const corner = (u: number) => Math.exp(-Math.abs((seed === 3 ? to : from) - u) / 0.2);
  const rise = (u: number) => 0.13 + 0.2 * corner(u) + 0.16 * (fractalNoise(u * 4, 1, seed, 3) - 0.5);
  const field = (u: number, v: number) =>
    0.12 +
    0.86 * Math.exp(-(v - low) / rise(u)) +
    (0.12 + 0.34 * Math.exp(-(v - low) / 0.25)) * (fractalNoise(u * 11, v * 8, seed + 2, 4) - 0.5);
  drawing.fill(sandPale, glass.rect(...box), 0.12);
  for (const [level, opacity, color] of [
    [0.2, 0.18, sandPale],
    [0.38, 0.34, sandPale],
    [0.56, 0.42, sand],
    [0.74, 0.5, sand],
    [0.9, 0.55, mix(sand, sandDeep, 0.2)],
  ] as const)
    drawing.fill(color, traceStain(glass, field, view, level, 110, 14), opacity);
  // Deicer leaves a pale bloom with ragged tips as the melt dries.
  const bloom = (u: number, v: number) =>
    1 - (v - low) / (0.1 + 0.1 * corner(u)) + 1.5 * (fractalNoise(u * 26, v * 9, seed + 9, 3) - 0.62);
  for (const level of [0.35, 0.62])
    drawing.fill(dirtTone.salt, traceStain(glass, bloom, [view[0], low, to, low + 0.4], level, 240, 5), 0.3);
  for (const [color, shift, size, share] of [
    [sandDeep, 4, 0.0052, 0.75],
    ['#6d6259', 8, 0.0042, 0.3],
    ['#f0e4cb', 6, 0.0042, 0.6],
  ] as const)
    drawing.dots(
      color,
      createGrains(glass, view, {
        seed: seed + shift,
        spacing: 0.018,
        density: (u, v) => share * clamp(field(u, v) - 0.06),
        size,
      }),
      0.85,
    );
}

function drawBarSand(drawing: Drawing, face: Surface, bar: Box, seed: number) {
  const [from, low, to, high] = bar;
  const isUpright = high - low > to - from;
  const view: Box = [Math.max(from, -1.3), low, to, Math.min(high, 1)];
  if (view[2] <= view[0]) return;
  const field = (u: number, v: number) =>
    (isUpright ? 0.85 * Math.exp(-v / 0.14) : 0.3 + 0.25 * Math.exp(-Math.abs(u - middle) / 0.3)) +
    0.5 * (fractalNoise(u * 14, v * 14, seed + 30, 3) - 0.45);
  for (const level of [0.25, 0.5])
    drawing.fill(sandPale, traceStain(face, field, view, level, isUpright ? 30 : 170, 10), 0.5);
  drawing.dots(
    sandDeep,
    createGrains(face, view, {
      seed,
      spacing: 0.012,
      density: (u, v) => 0.05 + 0.55 * clamp(field(u, v)),
      size: 0.0048,
    }),
    0.8,
  );
}

/** Returns the height of the sand against the frame. */
const heapAt = (u: number) =>
  0.016 +
  0.085 * Math.exp(-(((u - middle) / (u < middle ? 0.26 : 0.15)) ** 2)) +
  0.05 * Math.exp(-(((u - right) / 0.16) ** 2)) +
  0.028 * Math.exp(-(((u + 0.75) / 0.3) ** 2)) +
  0.012 * (fractalNoise(u * 10, 3, 5, 3) - 0.5);

/** The heap that lies against the frame, with its sunny slope and the deep grains of its shadow. */
function drawHeap(drawing: Drawing, wall: Surface) {
  const box: Box = [-1.35, -0.05, right, 0.16];
  const plane = wall.raised(0.02);
  const foot = (u: number) => 0.012 - 0.36 * heapAt(u);
  const field = (u: number, v: number) =>
    Math.min(heapAt(u) - v + 0.004 * (fractalNoise(u * 60, v * 60, 8, 2) - 0.5), v - foot(u));
  drawing.fill(sand, traceStain(plane, field, box, 0, 240, 6));
  drawing.fill(
    sandPale,
    traceStain(
      plane,
      (u, v) => field(u, v) - 0.012 - 0.03 * clamp(0.5 - (fractalNoise(u * 5 - v * 3, v * 9, 14, 3) - 0.2)),
      box,
      0,
      200,
      6,
    ),
    0.8,
  );
  drawing.fill(
    sandDeep,
    traceStain(
      plane,
      (u, v) => field(u, v) - 0.018 - 0.12 * clamp(heapAt(u + 0.05) - heapAt(u) + 0.012, 0, 0.4),
      [-0.4, -0.05, right, 0.16],
      0.012,
      160,
      6,
    ),
    0.16,
  );
  for (const [color, seed, share] of [
    [sandDeep, 3, 0.42],
    ['#6d6259', 5, 0.16],
    ['#f6ecd6', 7, 0.32],
  ] as const)
    drawing.dots(
      color,
      createGrains(plane, box, {
        seed,
        spacing: 0.008,
        density: (u, v) => (field(u, v) > -0.003 ? share : 0),
        size: 0.0056,
      }),
    );
}

/** Sand thins out toward the front of the ledge, in tongues as the wind combed it. */
function drawLedgeSand(drawing: Drawing, top: Surface, box: Box) {
  const [, , far, deep] = box;
  const view: Box = [0.5, 0, far, deep];
  const field = (u: number, v: number) =>
    1.15 * (v / deep) ** 1.4 * (0.55 + 5 * heapAt(u - 2)) + 0.75 * (fractalNoise(u * 6 + v * 4, v * 18, 12, 4) - 0.42);
  for (const [level, color, opacity] of [
    [0.22, sandPale, 0.6],
    [0.46, sand, 0.7],
    [0.78, mix(sand, sandDeep, 0.15), 0.8],
  ] as const)
    drawing.fill(color, traceStain(top, field, view, level, 220, 6), opacity);
  for (const [color, seed, share] of [
    [sandDeep, 5, 0.4],
    ['#6d6259', 6, 0.14],
  ] as const)
    drawing.dots(
      color,
      createGrains(top, view, {
        seed,
        spacing: 0.0115,
        density: (u, v) => 0.02 + share * clamp(field(u, v)),
        size: 0.0056,
      }),
      0.85,
    );
  // Single stones of road sand.
  const random = createRandom(31);
  const stones: Dot[] = [];
  for (let index = 0; index < 46; index++) {
    const point = top.point(lerp(0.6, far, random()), lerp(0.01, deep, random() ** 0.6));
    stones.push([...camera.project(point), (0.006 + random() * 0.006) * camera.scaleAt(point)]);
  }
  drawing.dots('#8d7a68', stones);
}

export const pictures = createPair('dirt-grit', draw);
