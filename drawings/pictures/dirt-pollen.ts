import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { material, mix } from '../kit/color.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
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
const camera = new Camera({ eye: [-0.05, -1.44, 0.7], yaw: 10, focal: 1000, center: 440, horizon: 176 });
const rays = createSun(42, 46);
const opening: Box = [-0.4, 0.02, 2.2, 1.6];
const wood = '#a9683f';
/** Sulfur yellow, as the dust of pines is, and matte. */
const pollen = '#ecd04a';
const pollenPale = '#f3e27a';
const pollenDeep = '#c19a24';

/** The lower corner of a stained wooden window in a stone wall. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Pine pollen on a wooden window and its sill' : 'The same window and sill, washed',
    material.sandstone,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawMasonry(drawing, wall, [-1.6, -0.6, 2.6, 1.2], {
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
        drawing.fill(pollen, ledge.rect(...box), step === 2 ? 0.75 : 0.5).dots(
          pollenDeep,
          createGrains(ledge, box, {
            seed: 8,
            spacing: step === 2 ? 0.007 : 0.012,
            density: () => 0.25,
            size: 0.003,
          }),
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
  drawSill(drawing, wall, [-0.52, 2.6, 0], {
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
  drawMirroredSky(drawing, 270, ['#4a93b8', '#74afc9', '#a3ccd6', '#d2dfcd', '#f0dfb2']);
  const random = createRandom(12);
  const crowns: Point[] = [[0, 300]];
  for (let x = 0; x < 1240; x += 13 + random() * 16)
    crowns.push([x, 196 + random() * 16], [x + 6 + random() * 5, 136 + random() * 54]);
  drawing.fill('#8fb0a8', polygon([...crowns, [1240, 300]]));
  for (let x = 60; x < 1240; x += 34 + random() * 60)
    drawFarPine(drawing, {
      x,
      foot: 272,
      height: 130 + random() * 150,
      seed: Math.round(x) + 90,
      haze: 0.36,
      sunSide: -1,
    });
  // A meadow of dry grass, with the long shadows of the trunks.
  drawing
    .fill(
      '#b3aa72',
      polygon([
        [0, 262],
        [1200, 254],
        [1200, 800],
        [0, 800],
      ]),
    )
    .fill(
      '#98965f',
      polygon([
        [0, 330],
        [420, 318],
        [1200, 344],
        [1200, 800],
        [0, 800],
      ]),
    );
  const trees = [
    [1066, 400, 660, 5],
    [352, 372, 590, 9],
    [618, 326, 420, 3],
    [236, 312, 330, 7],
  ] as const;
  drawing.fill(
    '#26444a',
    trees
      .map(([x, foot, height]) =>
        polygon([
          [x - height * 0.018, foot],
          [x + height * 0.018, foot - 2],
          [x + height * 0.62, foot + height * 0.07],
          [x + height * 1.02, foot + height * 0.12],
          [x + height * 0.9, foot + height * 0.17],
          [x + height * 0.56, foot + height * 0.12],
        ]),
      )
      .join(''),
    0.5,
  );
  for (const [x, foot, height, seed] of trees.toReversed())
    drawPonderosa(drawing, { x, foot, height, seed, haze: foot < 320 ? 0.2 : 0.04, sunSide: -1 });
  drawRoomInGlass(drawing, 396, '#14302f');
}

/** A thin film, thicker low down and in the corner; rain dried in runs on it, and a finger wiped once across it. */
function drawGlassPollen(drawing: Drawing, glass: Surface, box: Box) {
  const [left, low, right] = box;
  const view: Box = [left, low, Math.min(right, 1.9), 1.1];
  const runs = createRuns(view);
  const wiped = (u: number, v: number) =>
    clamp(1.5 - Math.abs(alongWipe(u, v)) / 0.016 + 0.5 * (fractalNoise(u * 5, (v - 0.9 * u) * 90, 41, 2) - 0.5));
  const field = (u: number, v: number) =>
    0.33 +
    0.62 * Math.exp(-(v - low) / 0.06) +
    0.22 * Math.exp(-(v - low) / 0.3) +
    0.5 * Math.exp(-(u - left) / 0.05) +
    0.9 * Math.exp(-Math.hypot(u - left, v - low) / 0.12) +
    0.34 * (fractalNoise(u * 8, v * 6, 11, 4) - 0.5) -
    0.34 * runs(u, v);
  const film = (u: number, v: number) => field(u, v) - 0.95 * wiped(u, v);
  for (const [level, opacity] of [
    [0.04, 0.2],
    [0.22, 0.2],
    [0.4, 0.26],
    [0.56, 0.36],
    [0.74, 0.5],
  ] as const)
    drawing.fill(pollenPale, traceStain(glass, film, view, level, 190, 16), opacity);
  // Heaps are opaque.
  for (const [color, level, opacity] of [
    [pollen, 0.86, 0.7],
    [pollenDeep, 1.5, 0.3],
  ] as const)
    drawing.fill(color, traceStain(glass, film, view, level, 190, 8), opacity);
  // The finger pushed the pollen to both sides and to the end of its path.
  const ridge = (u: number, v: number) =>
    1 -
    Math.abs(Math.abs(alongWipe(u, v)) - 0.025) / 0.006 -
    (alongWipe(u, v) > 0 && u < 0.23 ? 0.5 : 0) -
    1.1 * fractalNoise(u * 22, v * 22, 43, 3);
  drawing.fill(pollenPale, traceStain(glass, ridge, [-0.18, 0.28, 0.36, 0.66], 0, 190, 3), 0.8);
  for (const [color, seed, size] of [
    [pollenPale, 4, 0.0026],
    [pollenDeep, 6, 0.0026],
  ] as const)
    drawing.dots(
      color,
      createGrains(glass, view, { seed, spacing: 0.015, density: (u, v) => 0.6 * clamp(film(u, v) - 0.04), size }),
      0.6,
    );
}

/** Returns the distance of a place on the glass from the middle of the finger's path, or from the path's ends. */
function alongWipe(u: number, v: number): number {
  const [from, to] = [-0.1, 0.24];
  const path = (at: number) => 0.37 + 0.36 * (at - from) + 0.5 * (at - from) * (to - at);
  if (u < from) return Math.hypot(u - from, v - path(from));
  if (u > to) return Math.hypot(u - to, v - path(to));
  return (v - path(u)) * 0.92;
}

/** Narrow runs where drops went down: bare within, 1 in the middle; each ends in a bulb. */
function createRuns([left, low, right, high]: Box) {
  const random = createRandom(31);
  const runs = Array.from({ length: 15 }, (_, index) => ({
    u: lerp(left, right, (index + 0.2 + random() * 0.6) / 15),
    half: 0.0035 + random() * 0.004,
    end: random() < 0.4 ? low : lerp(low, high, random() * 0.55),
    sway: random() * 6,
  }));
  return (u: number, v: number) => {
    let bare = 0;
    for (const run of runs) {
      const middle = run.u + 0.008 * Math.sin(v * 9 + run.sway);
      const half = run.half * (1 + 0.7 * Math.exp(-(((v - run.end) / 0.02) ** 2)));
      const within = 1 - Math.abs(u - middle) / half;
      if (within > 0 && v > run.end - half) bare = Math.max(bare, clamp(within * 2));
    }
    return bare;
  };
}

function drawBarPollen(drawing: Drawing, face: Surface, bar: Box, step: number) {
  const [left, low, right, high] = bar;
  const view: Box = [left, low, Math.min(right, 1.9), Math.min(high, 0.95)];
  if (view[2] <= left) return;
  const isUpright = high - low > right - left;
  const field = (u: number, v: number) =>
    (isUpright ? 0.8 * Math.exp(-(v - low) / 0.1) : 0.2 + 0.24 * ((v - low) / (high - low))) +
    0.5 * (fractalNoise(u * (isUpright ? 14 : 9), v * (isUpright ? 7 : 12), 40 + step, 3) - 0.38);
  for (const level of isUpright ? [] : [0.2, 0.34])
    drawing.fill(pollen, traceStain(face, field, view, level, 150, 10), 0.3);
  drawing.dots(
    pollen,
    createGrains(face, view, {
      seed: 3 + step,
      spacing: 0.012,
      density: (u, v) => 0.04 + clamp(field(u, v)) * 0.6,
      size: 0.003,
    }),
    0.9,
  );
}

/** A thin film on the sill, thicker where it meets the window, with the rims of a few dried drops. */
function drawSillPollen(drawing: Drawing, top: Surface, box: Box) {
  const [, , right, deep] = box;
  const view: Box = [0, 0, Math.min(right, 2.6), deep];
  const random = createRandom(17);
  const drops = Array.from({ length: 26 }, () => ({
    u: random() * view[2],
    v: random() * deep * 0.8,
    size: 0.008 + random() * 0.014,
  }));
  const dried = (u: number, v: number) => {
    let mark = 0;
    for (const drop of drops) {
      const far = Math.hypot(u - drop.u, v - drop.v) / drop.size;
      if (far < 1.35) mark += far < 0.85 ? -0.24 : 0.3 * (1 - Math.abs(far - 1.1) / 0.25);
    }
    return mark;
  };
  const field = (u: number, v: number) =>
    0.36 + 0.9 * (v / deep) ** 2.2 + 0.34 * (fractalNoise(u * 7, v * 12, 17, 4) - 0.5) + dried(u, v);
  for (const [level, opacity] of [
    [0.08, 0.46],
    [0.3, 0.3],
    [0.48, 0.3],
    [0.7, 0.4],
    [0.95, 0.7],
  ] as const)
    drawing.fill(pollen, traceStain(top, field, view, level, 300, 5), opacity);
  drawing.fill(pollenPale, traceStain(top, field, view, 1.1, 300, 5), 0.8);
  for (const [color, seed] of [
    [pollenPale, 5],
    [pollenDeep, 8],
  ] as const)
    drawing.dots(
      color,
      createGrains(top, view, { seed, spacing: 0.012, density: (u, v) => 0.5 * clamp(field(u, v)), size: 0.003 }),
      0.65,
    );
}

export const pictures = createPair('dirt-pollen', draw);
