import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { createGrains, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, lerp } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawStucco } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise, noise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// Morning, with the sun behind the viewer's left shoulder.
const camera = new Camera({ eye: [0, -1.5, 0.62], yaw: 9, focal: 1020, center: 560, horizon: 168 });
const rays = createSun(38, 44);
const opening: Box = [-0.66, 0.012, 2, 1.5];
/** The height at which the two sashes meet. */
const middle = 0.4;
const vinyl = '#eeeae0';
const dust = '#b98a66';
const dustDeep = '#8d5d3f';

/** The lower part of a white slider in stucco. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A slider with red dust in its track and runs below it' : 'The same slider, washed',
    material.stuccoPale,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawStucco(drawing, wall, [-1.8, -0.7, 2.4, 1.2], { color: material.stuccoPale, seed: 3 });
  drawRuns(drawing, wall, isDirty);
  const sash = (plane: Surface, box: Box, depth: number, seed: number) =>
    drawCloseWindow(drawing, plane, box, {
      rays,
      steps: [
        { width: [0.05, 0.062, 0.05, 0.06], depth, color: vinyl },
        { width: 0.01, depth: depth - 0.01, color: vinyl },
      ],
      rebate: 0.012,
      isMitered: true,
      drawGlass: (_, glass, pane) => {
        drawReflection(drawing);
        drawCurtain(drawing, glass, pane);
        if (isDirty) drawGlassDust(drawing, glass, pane, seed);
        else
          drawPageSheen(
            drawing,
            [
              [250, 100],
              [376, 28],
              [830, 110],
            ],
            0.2,
          );
      },
      drawOnBar: (_, face, bar, step) => {
        if (isDirty) drawBarDust(drawing, face, bar, seed + step);
      },
    });
  drawCloseWindow(drawing, wall, opening, {
    rays,
    steps: [{ width: [0.05, 0.045, 0.05, 0.05], depth: 0.018, color: vinyl }],
    rebate: 0.085,
    isMitered: true,
    drawGlass: (_, plane, [left, low, right, high]) => {
      sash(plane, [left, low, middle + 0.03, high], 0, 3);
      sash(plane, [middle - 0.03, low, right, high], 0.035, 5);
    },
    drawOnBar: (_, face, bar) => {
      if (isDirty) drawBarDust(drawing, face, bar, 9);
    },
    drawOnLedge: (_, ledge, box, step) => {
      if (step === 1) drawTrack(drawing, ledge, box, isDirty);
    },
  });
  drawSill(drawing, wall, [-0.74, 2.2, 0.006], {
    rays,
    color: mix(vinyl, '#9db4bf', 0.22),
    out: 0.14,
    back: 0.018,
    thick: 0.045,
    fall: 0.012,
    drawOnTop: (_, top, box) => {
      if (isDirty) drawSillDust(drawing, top, box);
    },
    drawOnFront: (_, front, [left, low, right, high]) => {
      if (!isDirty) return;
      drawStreaks(drawing, front, [left, right], high, {
        seed: 6,
        amount: 2.4,
        length: high - low + 0.01,
        color: dustDeep,
        width: 0.03,
        opacity: 0.34,
      });
    },
  });
  return drawing;
}

/** Rain took the dust down the wall. A trace has soaked into the stucco and stays. */
function drawRuns(drawing: Drawing, wall: Surface, isDirty: boolean) {
  const from = -0.04;
  const field = (u: number, v: number) =>
    0.62 * fractalNoise(u * 44, v * 1.4, 5, 2) + 0.5 * noise(u * 7, 2, 9) - (from - v) / 0.72;
  const levels = isDirty ? [0.46, 0.56, 0.68] : [0.5];
  for (const level of levels)
    drawing.fill(
      isDirty ? '#b0704c' : '#d49c80',
      traceStain(wall, field, [-0.74, -0.36, 1.5, from], level, 260, 10),
      isDirty ? 0.34 : 0.24,
    );
}

/** Two rails run along the track. */
function drawTrack(drawing: Drawing, ledge: Surface, [left, , right, deep]: Box, isDirty: boolean) {
  drawing.fill(mix(vinyl, '#6f8794', 0.3), ledge.rect(left, 0.012, right, deep));
  drawing.fill(mix(vinyl, '#ffffff', 0.5), ledge.rect(left, 0, right, 0.012) + ledge.rect(left, 0.042, right, 0.05));
  drawing.fill(shadeOf(vinyl, 0.4), ledge.rect(left, 0.05, right, 0.056) + ledge.rect(left, 0.012, right, 0.016));
  if (!isDirty) return;
  const box: Box = [left, 0, right, deep];
  const field = (u: number, v: number) =>
    0.5 +
    0.3 * Math.exp(-u / 0.12) +
    0.3 * Math.exp(-(((u - 1.05) / 0.14) ** 2)) -
    0.5 * Math.exp(-(((v - 0.046) / 0.008) ** 2)) +
    0.8 * (fractalNoise(u * 7, v * 26, 13, 4) - 0.5);
  for (const [level, color] of [
    [0.24, dust],
    [0.5, mix(dust, dustDeep, 0.3)],
    [0.74, mix(dust, '#e3c6a4', 0.5)],
  ] as const)
    drawing.fill(color, traceStain(ledge, field, box, level, 220, 4), 0.85);
  drawing.dots(
    dustDeep,
    createGrains(ledge, box, { seed: 4, spacing: 0.009, density: (u, v) => 0.5 * clamp(field(u, v)), size: 0.005 }),
    0.8,
  );
}

/** A pale curtain on one side, behind what the glass mirrors. */
function drawCurtain(drawing: Drawing, glass: Surface, [left, low, , high]: Box) {
  if (left > 0) return;
  const folds = (from: number, wide: number) =>
    [0, 1, 2, 3].map((fold) => glass.rect(from + fold * 0.085, low, from + fold * 0.085 + wide, high)).join('');
  drawing.fill('#e9e2d0', glass.rect(left, low, left + 0.34, high), 0.3).fill('#f6f1e4', folds(left, 0.04), 0.3);
}

/** The street in evening sun: a ranch house behind an old cottonwood; low down the dark room shows. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 300, ['#3d86ad', '#5fa3c4', '#8dbfd3', '#bfd8d6', '#ecdfbf']);
  drawCloud(drawing, 640, 70, 320, 8, '#f3ead8');
  drawing.fill(
    '#6b8c99',
    polygon([
      [-6, 230],
      [140, 196],
      [330, 222],
      [560, 176],
      [760, 214],
      [980, 188],
      [1206, 216],
      [1206, 330],
      [-6, 330],
    ]),
  );
  drawLeafyTree(drawing, { x: 60, foot: 300, height: 210, seed: 12, color: '#6f8459', haze: 0.15, sunSide: -1 });
  drawLeafyTree(drawing, { x: 1130, foot: 310, height: 240, seed: 15, color: '#6f8459', haze: 0.15, sunSide: -1 });
  drawHouseAcross(drawing);
  // Lawn, walk and street; the shadow of the cottonwood reaches over them.
  drawing
    .fill(
      '#a5a26b',
      polygon([
        [-6, 292],
        [1206, 306],
        [1206, 806],
        [-6, 806],
      ]),
    )
    .fill(
      '#cdbfa0',
      polygon([
        [600, 298],
        [742, 300],
        [1000, 372],
        [760, 372],
      ]),
    )
    .fill(
      '#c4b89d',
      polygon([
        [-6, 352],
        [1206, 366],
        [1206, 384],
        [-6, 368],
      ]),
    )
    .fill(
      '#7d8587',
      polygon([
        [-6, 376],
        [1206, 392],
        [1206, 806],
        [-6, 806],
      ]),
    );
  drawLeafyTree(drawing, { x: 330, foot: 346, height: 420, seed: 7, color: '#6c8052', spread: 0.92, sunSide: -1 });
  drawing.fill(
    '#27424e',
    polygon([
      [322, 346],
      [340, 346],
      [640, 366],
      [900, 372],
      [1090, 390],
      [1040, 420],
      [820, 424],
      [600, 398],
      [560, 376],
    ]),
    0.45,
  );
  drawRoomInGlass(drawing, 398);
}

/** A low house across the street, seen past its garage: eaves in the sun, a lit gable, dark glass. */
function drawHouseAcross(drawing: Drawing) {
  drawing
    .fill('#a77459', 'M250 196L560 200V302L250 294z')
    .fill(shadeOf('#a77459', 0.34), 'M250 196L560 200v14L250 209z')
    .fill('#c3a584', 'M560 176L812 190V306L560 302z')
    .fill(shadeOf('#c3a584', 0.36), 'M560 176L812 190v14L560 192z')
    .fill(
      '#5f5a55',
      polygon([
        [226, 198],
        [292, 146],
        [590, 150],
        [596, 204],
      ]),
    )
    .fill(
      '#75695d',
      polygon([
        [540, 180],
        [604, 120],
        [796, 134],
        [842, 194],
      ]),
    )
    .fill('#e9dcc2', 'M226 196L596 202v7L226 203zM540 178L842 192v8L540 186z')
    .fill('#ddd3bf', 'M596 214L776 222V305L596 302z')
    .fill(shadeOf('#ddd3bf', 0.22), [232, 254, 278].map((y) => `M596 ${y}L776 ${y + 6}v3L596 ${y + 3}z`).join(''))
    .fill('#e9dcc2', 'M404 218L536 221V280L404 276z')
    .fill('#21414d', 'M411 224L466 225V272L411 270zM474 225L529 227V274L474 272z')
    .fill('#86b3c4', 'M411 224L466 225V240L411 250zM474 225L529 227V236L474 240z')
    .fill('#6d3f2f', 'M350 220L382 221V292L350 291z');
}

const tracks = (u: number, v: number, seed: number) =>
  fractalNoise(u * 30 + fractalNoise(u * 4, v * 3, 7) * 1.1, v * 1.5, seed + 30, 2);

/** Dust lies thickest low on the pane; a few drops of rain ran through it, and a finger. */
function drawGlassDust(drawing: Drawing, glass: Surface, box: Box, seed: number) {
  const [left, low, right] = box;
  const view: Box = [left, low, Math.min(right, 1.5), 1.02];
  const finger = (u: number, v: number) => {
    if (seed !== 3) return 1;
    const [from, to] = [-0.36, 0.1];
    const path = (at: number) => 0.42 + 0.045 * Math.sin((at - from) * 13.6) - 0.06 * (at - from);
    const along = clamp(u, from, to);
    return Math.hypot(u - along, (v - path(along)) * 0.8);
  };
  const field = (u: number, v: number) =>
    0.34 +
    0.5 * Math.exp(-(v - low) / 0.16) +
    0.12 * clamp(1 - Math.min(u - left, right - u) / 0.14) +
    0.42 * (fractalNoise(u * 9, v * 3, seed, 4) - 0.5) -
    0.8 * clamp((tracks(u, v, seed) - 0.62) * 4) * clamp((0.8 - v) * 3 + 0.4) -
    1.6 * clamp(1.6 - finger(u, v) / 0.0095);
  for (const [level, opacity, color] of [
    [0.0, 0.42, mix(dust, '#e6cfae', 0.45)],
    [0.3, 0.34, mix(dust, '#e6cfae', 0.2)],
    [0.5, 0.4, dust],
    [0.68, 0.45, dust],
    [0.82, 0.45, mix(dust, dustDeep, 0.35)],
  ] as const)
    drawing.fill(color, traceStain(glass, field, view, level, 112, 20), opacity);
  for (const [color, from, size] of [
    [dustDeep, 4, 0.0042],
    ['#ecd6b6', 6, 0.0032],
  ] as const)
    drawing.dots(
      color,
      createGrains(glass, view, {
        seed: seed + from,
        spacing: 0.022,
        density: (u, v) => 0.9 * clamp(field(u, v)),
        size,
      }),
      0.7,
    );
  drawDrips(drawing, glass, view, seed);
}

/** Each run ends in a drop of mud. */
function drawDrips(drawing: Drawing, glass: Surface, [left, low, right, high]: Box, seed: number) {
  const random = createRandom(seed + 60);
  let runs = '';
  const ends: [number, number, number][] = [];
  for (let index = 0; index < (right - left) * 16; index++) {
    const u = lerp(left + 0.02, right - 0.02, random());
    const from = lerp(low + 0.16, high, random() ** 0.7);
    const to = Math.max(low + 0.02, from - 0.06 - random() * 0.3);
    const half = 0.002 + random() * 0.0025;
    const sway = (random() - 0.5) * 0.012;
    runs += glass.polygon([
      [u - half * 0.4, from],
      [u + half * 0.4, from],
      [u + half + sway, to],
      [u - half + sway, to],
    ]);
    const end = glass.point(u + sway, to);
    ends.push([...camera.project(end), half * 3.2 * camera.scaleAt(end)]);
  }
  drawing.fill(dustDeep, runs, 0.38).dots(dustDeep, ends, 0.6);
}

function drawBarDust(drawing: Drawing, face: Surface, bar: Box, seed: number) {
  const [left, low, right, high] = bar;
  const isUpright = high - low > right - left;
  const view: Box = [Math.max(left, -1), low, Math.min(right, 1.4), Math.min(high, 0.85)];
  if (view[2] - view[0] < 0.004 || view[3] - view[1] < 0.012) return;
  const field = (u: number, v: number) =>
    (isUpright ? 0.4 * Math.exp(-(v - low) / 0.1) : 0.22 + 0.16 * ((v - low) / (high - low))) +
    0.6 * (fractalNoise(u * (isUpright ? 20 : 8), v * 12, seed + 40, 3) - 0.42);
  if (!isUpright)
    for (const level of [0.16, 0.34])
      drawing.fill(mix(dust, '#e6cfae', 0.2), traceStain(face, field, view, level, 140, 10), 0.5);
  drawing.dots(
    dust,
    createGrains(face, view, {
      seed,
      spacing: 0.012,
      density: (u, v) => 0.05 + 0.7 * clamp(field(u, v)),
      size: 0.0042,
    }),
    0.85,
  );
  if (!isUpright)
    drawStreaks(drawing, face, [view[0], view[2]], high, {
      seed: seed + 2,
      amount: 1.6,
      length: (high - low) * 0.95,
      color: dustDeep,
      width: 0.02,
      opacity: 0.32,
    });
}

function drawSillDust(drawing: Drawing, top: Surface, box: Box) {
  const [left, , right, deep] = box;
  const view: Box = [left, 0, Math.min(right, 2.1), deep];
  const wet = (u: number, v: number) => fractalNoise(u * 4, v * 13, 15, 3) + 0.2 * (1 - v / deep);
  const field = (u: number, v: number) => {
    const depth = wet(u, v) - 0.6;
    return (
      0.44 +
      0.36 * (v / deep) +
      0.34 * Math.exp(-((depth / 0.022) ** 2)) -
      0.4 * clamp(depth / 0.03) +
      0.4 * (fractalNoise(u * 8, v * 20, 19, 3) - 0.5)
    );
  };
  for (const [level, color, opacity] of [
    [0.16, mix(dust, '#e6cfae', 0.4), 0.55],
    [0.42, dust, 0.55],
    [0.66, mix(dust, dustDeep, 0.3), 0.65],
  ] as const)
    drawing.fill(color, traceStain(top, field, view, level, 230, 6), opacity);
  drawing.dots(
    dustDeep,
    createGrains(top, view, { seed: 5, spacing: 0.012, density: (u, v) => 0.45 * clamp(field(u, v)), size: 0.0042 }),
    0.75,
  );
}

export const pictures = createPair('dirt-dust', draw);
