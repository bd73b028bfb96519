import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { material, mix } from '../kit/color.ts';
import { grains, stain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, lerp, type Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawMasonry } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawPonderosa } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';

// A June morning. The eye is above the sill, so that its top is seen.
const camera = new Camera({ eye: [-0.05, -1.44, 0.7], yaw: 10, focal: 1000, center: 640, horizon: 176 });
const rays = createSun(42, 46);
const opening: Box = [-0.4, 0.02, 1.7, 1.6];
const wood = '#a9683f';
const pollen = '#eac83f';
const pollenPale = '#f4e08a';
const pollenDeep = '#bd9526';

/** The lower corner of a stained wooden window in a stone wall. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Pine pollen on a wooden window and its sill' : 'The same window and sill, washed',
    material.sandstone,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawMasonry(drawing, wall, [-1.6, -0.6, 2.2, 1.2], {
    color: material.sandstone,
    seed: 6,
    course: 0.17,
    block: 0.34,
    joint: 0.012,
    mortar: '#a8977c',
    isRandom: true,
  });
  drawCloseWindow(drawing, wall, opening, {
    rays,
    steps: [
      { width: [0.11, 0, 0, 0.1], depth: 0.02, color: wood },
      { width: [0.075, 0.085, 0.06, 0.08], depth: -0.045, color: mix(wood, '#ffffff', 0.06) },
    ],
    rebate: 0.022,
    drawOnBar: (_, face, bar, step) => {
      drawGrainOfWood(drawing, face, bar, 7 + step);
      if (isDirty) drawBarPollen(drawing, face, bar, step);
    },
    drawOnLedge: (_, ledge, box, step) => {
      if (isDirty)
        drawing
          .fill(pollen, ledge.rect(...box), step === 2 ? 1 : 0.8)
          .dots(
            pollenDeep,
            grains(ledge, box, { seed: 8, spacing: step === 2 ? 0.007 : 0.012, density: () => 0.3, size: 0.004 }),
          );
    },
    drawGlass: (_, glass, box) => {
      drawReflection(drawing);
      if (isDirty) drawGlassPollen(drawing, glass, box);
      else
        drawPageSheen(
          drawing,
          [
            [430, 112],
            [570, 32],
          ],
          0.2,
        );
    },
  });
  drawSill(drawing, wall, [-0.52, 2.2, 0], {
    rays,
    color: mix(wood, '#5c3823', 0.15),
    out: 0.25,
    back: 0.02,
    thick: 0.055,
    fall: 0.02,
    drawOnTop: (_, top, box) => {
      drawGrainOfWood(drawing, top, box, 4);
      if (isDirty) drawSillPollen(drawing, top, box);
    },
  });
  return drawing;
}

/** A few long lines are enough for stained wood. */
function drawGrainOfWood(drawing: Drawing, face: Surface, [left, low, right, high]: Box, seed: number) {
  const random = createRandom(seed + Math.round(left * 100));
  const isUpright = high - low > right - left;
  let lines = '';
  const across = isUpright ? right - left : high - low;
  for (let index = 0; index < across * 90; index++) {
    const place = random();
    const from = random() * 0.9;
    const to = from + 0.1 + random() * 0.5;
    const thick = 0.0012 + random() * 0.0016;
    if (isUpright) {
      const u = lerp(left, right, place);
      lines += face.rect(u, lerp(low, high, from), u + thick, lerp(low, high, Math.min(1, to)));
    } else {
      const v = lerp(low, high, place);
      lines += face.rect(lerp(left, right, from), v, lerp(left, right, Math.min(1, to)), v + thick);
    }
  }
  drawing.fill('#6b4027', lines, 0.28);
}

/** Ponderosas across the yard, and the sky above them. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 260);
  const random = createRandom(12);
  const crowns: Point[] = [[200, 300]];
  for (let x = 200; x < 1240; x += 13 + random() * 16)
    crowns.push([x, 190 + random() * 16], [x + 6 + random() * 5, 118 + random() * 62]);
  drawing.fill('#86aeb2', polygon([...crowns, [1240, 300]]));
  for (let x = 200; x < 1240; x += 34 + random() * 40)
    drawFarPine(drawing, {
      x,
      foot: 268,
      height: 150 + random() * 130,
      seed: Math.round(x) + 90,
      haze: 0.38,
      sunSide: -1,
    });
  drawing.fill(
    '#5d7f68',
    polygon([
      [0, 258],
      [1200, 246],
      [1200, 800],
      [0, 800],
    ]),
  );
  drawing.fill(
    '#4a6d5b',
    polygon([
      [0, 330],
      [420, 318],
      [1200, 352],
      [1200, 800],
      [0, 800],
    ]),
  );
  drawing.fill(
    '#3a5a52',
    polygon([
      [0, 446],
      [300, 470],
      [760, 424],
      [1200, 450],
      [1200, 800],
      [0, 800],
    ]),
  );
  for (const [x, foot, height, seed] of [
    [1040, 420, 640, 5],
    [560, 380, 560, 9],
    [830, 330, 400, 3],
  ] as const)
    drawPonderosa(drawing, { x, foot, height, seed, haze: 0.06, sunSide: -1 });
}

/** Rain ran down the glass in tracks and floated the pollen to its foot. */
function drawGlassPollen(drawing: Drawing, glass: Surface, box: Box) {
  const [left, low, right] = box;
  const view: Box = [left, low, Math.min(right, 1.5), 1.1];
  const drift = (u: number) =>
    0.012 + 0.05 * fractalNoise(u * 6, 3, 21, 4) ** 1.5 + 0.1 * clamp(1 - (u - left) / 0.2) ** 2.5;
  // Narrow upright tracks, by stretching the noise.
  const tracks = (u: number, v: number) => fractalNoise(u * 26 + fractalNoise(u * 4, v * 3, 7) * 1.2, v * 1.6, 31, 2);
  const field = (u: number, v: number) =>
    0.3 +
    0.5 * Math.exp(-(v - low) / 0.22) +
    0.5 * (fractalNoise(u * 10, v * 2.2, 11, 4) - 0.5) -
    0.75 * clamp((tracks(u, v) - 0.62) * 4) +
    0.2 * clamp(1 - (u - left) / 0.2);
  drawing.fill(pollen, glass.rect(...box), 0.2);
  for (const [level, opacity] of [
    [0.14, 0.3],
    [0.34, 0.24],
    [0.52, 0.24],
    [0.68, 0.3],
  ] as const)
    drawing.fill(pollen, stain(glass, field, view, level, 120, 24), opacity);
  const bank = (u: number, v: number) => drift(u) - (v - low) + 0.03 * (fractalNoise(u * 30, v * 30, 5, 3) - 0.5);
  drawing.fill(
    mix(pollen, pollenDeep, 0.2),
    stain(glass, (u, v) => bank(u, v) + 0.012, view, 0, 170, 4),
    0.6,
  );
  drawing.fill(pollen, stain(glass, bank, view, 0, 170, 4), 0.85);
  drawing.dots(
    pollenPale,
    grains(glass, [left, low, view[2], low + 0.16], {
      seed: 9,
      spacing: 0.009,
      density: (u, v) => clamp(bank(u, v) * 24 + 0.5) * 0.55,
      size: 0.006,
    }),
    0.85,
  );
  for (const [color, seed, size] of [
    [pollenPale, 4, 0.0034],
    [pollenDeep, 6, 0.0042],
  ] as const)
    drawing.dots(
      color,
      grains(glass, view, { seed, spacing: 0.018, density: (u, v) => 0.85 * clamp(field(u, v) + 0.06), size }),
      0.75,
    );
}

function drawBarPollen(drawing: Drawing, face: Surface, bar: Box, step: number) {
  const [left, low, right, high] = bar;
  const view: Box = [left, low, Math.min(right, 1.5), Math.min(high, 0.95)];
  if (view[2] <= left) return;
  const isUpright = high - low > right - left;
  const field = (u: number, v: number) =>
    (isUpright ? 0.8 * Math.exp(-(v - low) / 0.1) : 0.2 + 0.24 * ((v - low) / (high - low))) +
    0.5 * (fractalNoise(u * (isUpright ? 14 : 9), v * (isUpright ? 7 : 12), 40 + step, 3) - 0.38);
  for (const level of isUpright ? [] : [0.2, 0.34])
    drawing.fill(pollen, stain(face, field, view, level, 150, 10), 0.45);
  drawing.dots(
    pollen,
    grains(face, view, {
      seed: 3 + step,
      spacing: 0.012,
      density: (u, v) => 0.06 + clamp(field(u, v)) * 0.8,
      size: 0.0042,
    }),
    0.9,
  );
}

/** Puddles that dried on the sill: a rim of pollen around each, and a line that a fingertip drew. */
function drawSillPollen(drawing: Drawing, top: Surface, box: Box) {
  const [, , right, deep] = box;
  const view: Box = [0, 0, Math.min(right, 2.1), deep];
  // Around each dried puddle a rim; the noise is stretched as the sill is.
  const wet = (u: number, v: number) => fractalNoise(u * 3.6 + 2, v * 9, 23, 3) + 0.14 * (1 - v / deep);
  const finger = (u: number, v: number) => {
    const path = 0.115 - 0.03 * Math.sin((u - 0.87) * 7);
    return u > 0.86 && u < 1.16
      ? Math.abs(v - path)
      : u <= 0.86
        ? Math.hypot(u - 0.86, v - 0.117)
        : Math.hypot(u - 1.16, v - path);
  };
  const field = (u: number, v: number) => {
    const depth = wet(u, v) - 0.56;
    const rim = 0.42 * Math.exp(-((depth / 0.022) ** 2)) + 0.24 * Math.exp(-(((depth - 0.07) / 0.014) ** 2));
    const within = -0.36 * clamp(depth / 0.03);
    const line = -1.4 * clamp(1.5 - finger(u, v) / 0.0095);
    return 0.5 + rim + within + 0.4 * (v / deep - 0.4) + 0.5 * (fractalNoise(u * 7, v * 14, 17, 4) - 0.5) + line;
  };
  for (const [level, color, opacity] of [
    [0.1, pollen, 0.45],
    [0.36, pollen, 0.6],
    [0.58, pollen, 0.8],
    [0.82, pollenPale, 0.85],
  ] as const)
    drawing.fill(color, stain(top, field, view, level, 260, 6), opacity);
  drawing.dots(
    pollenDeep,
    grains(top, view, {
      seed: 5,
      spacing: 0.011,
      density: (u, v) => 0.5 * clamp(field(u, v) + 0.05),
      size: 0.0042,
    }),
    0.8,
  );
}

export const pictures = createPair('dirt-pollen', draw);
