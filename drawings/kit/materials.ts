import type { Surface } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A wall, floor or roof is laid in three or four close tones; this collects one path for each. */
export function createTones(colors: readonly string[]) {
  const paths = colors.map(() => '');
  return {
    add(tone: number, path: string) {
      paths[tone % colors.length] += path;
    },
    draw(drawing: Drawing, opacity = 1) {
      paths.forEach((path, index) => {
        drawing.fill(colors[index] ?? '#000000', path, opacity);
      });
    },
  };
}

/** Tones of one material: no two boards or stones are alike. */
export const createSimilarTones = (color: string, spread = 0.05) => [
  color,
  mix(color, '#ffffff', spread * 1.2),
  mix(color, '#1d2b33', spread),
  mix(color, '#ffffff', spread * 0.5),
];

interface Finish {
  color: string;
  seed?: number;
  /** Set for a surface in the shade of its own building. */
  isShaded?: boolean;
}

const getBaseColor = ({ color, isShaded }: Finish) => (isShaded ? shadeOf(color) : color);

/** Lap siding: boards that each throw a thin shadow on the one below. `reveal` is the height of a board. */
export function drawSiding(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  finish: Finish & { reveal?: number },
): void {
  const { reveal = 0.18, seed = 1 } = finish;
  const base = getBaseColor(finish);
  const random = createRandom(seed);
  const tones = createTones(createSimilarTones(base, 0.035));
  let shadows = '';
  let lips = '';
  let joints = '';
  drawing.fill(base, wall.rect(left, low, right, high));
  for (let row = 0; low + row * reveal < high; row++) {
    const bottom = low + row * reveal;
    const top = Math.min(high, bottom + reveal);
    let from = left - random() * 3.6;
    while (from < right) {
      const to = Math.min(right, from + 3.66);
      tones.add(Math.floor(random() * 4), wall.rect(Math.max(left, from), bottom, to, top));
      if (to < right) joints += wall.rect(to, bottom + 0.008, to + 0.007, top - 0.02);
      from += 3.66;
    }
    if (top < high) shadows += wall.rect(left, top - reveal * 0.13, right, top);
    lips += wall.rect(left, bottom, right, bottom + reveal * 0.05);
  }
  tones.draw(drawing);
  drawing.fill(mix(base, '#ffffff', finish.isShaded ? 0.1 : 0.32), lips);
  drawing.fill(shadeOf(base, 0.3), joints).fill(shadeOf(base, finish.isShaded ? 0.35 : 0.55), shadows);
}

/** Vertical boards with battens over their joints. */
export function drawBattens(drawing: Drawing, wall: Surface, [left, low, right, high]: Box, finish: Finish): void {
  const base = getBaseColor(finish);
  drawing.fill(base, wall.rect(left, low, right, high));
  let shadows = '';
  let battens = '';
  for (let u = left + 0.2; u < right; u += 0.4) {
    battens += wall.rect(u, low, u + 0.05, high);
    shadows += wall.rect(u + 0.05, low, u + 0.085, high);
  }
  drawing.fill(lightOf(base, 0.14), battens).fill(shadeOf(base, 0.35), shadows);
}

/** Courses of blocks of uneven length with mortar between; stone where `course` is high, brick where it is low. */
export function drawMasonry(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  finish: Finish & {
    course: number;
    block: number;
    joint: number;
    mortar: string;
    spread?: number;
    isRandom?: boolean;
  },
): void {
  const { course, block, joint, seed = 1, spread = 0.09, isRandom = false } = finish;
  const random = createRandom(seed);
  const base = getBaseColor(finish);
  const tones = createTones([...createSimilarTones(base, spread), mix(base, material.sandstoneRed, 0.16)]);
  drawing.fill(finish.isShaded ? shadeOf(finish.mortar) : finish.mortar, wall.rect(left, low, right, high));
  let edges = '';
  let row = 0;
  for (let bottom = low; bottom < high - joint; row++) {
    const top = Math.min(high, bottom + course * (isRandom ? 0.7 + random() * 0.7 : 1));
    let from = left - (row % 2 ? block / 2 : 0);
    while (from < right) {
      const to = from + block * (isRandom ? 0.55 + random() * 0.9 : 1);
      const [start, end] = [Math.max(left, from), Math.min(right, to - joint)];
      if (end > start + joint) {
        tones.add(Math.floor(random() * 5), wall.rect(start, bottom, end, top - joint));
        if (isRandom) edges += wall.rect(start, top - joint - course * 0.07, end, top - joint);
      }
      from = to;
    }
    bottom = top;
  }
  tones.draw(drawing);
  drawing.fill(lightOf(base, 0.35), edges, 0.6);
}

export const drawStone = (drawing: Drawing, wall: Surface, box: Box, finish: Finish) =>
  drawMasonry(drawing, wall, box, {
    course: 0.24,
    block: 0.46,
    joint: 0.015,
    mortar: '#a8977c',
    isRandom: true,
    ...finish,
  });

/** True bricks are 20 cm long; far walls need fewer, so `size` draws several as one. */
export const drawBrick = (drawing: Drawing, wall: Surface, box: Box, finish: Finish & { size?: number }) =>
  drawMasonry(drawing, wall, box, {
    course: 0.076 * (finish.size ?? 1),
    block: 0.21 * (finish.size ?? 1),
    joint: 0.011 * (finish.size ?? 1),
    mortar: material.mortar,
    spread: 0.11,
    ...finish,
  });

/** Stucco is one flat tone with the faintest trace of the trowel. */
export function drawStucco(drawing: Drawing, wall: Surface, [left, low, right, high]: Box, finish: Finish): void {
  const base = getBaseColor(finish);
  const random = createRandom(finish.seed ?? 1);
  drawing.fill(base, wall.rect(left, low, right, high));
  const tones = createTones([mix(base, '#ffffff', 0.1), mix(base, '#8a7a5c', 0.07)]);
  const count = Math.min(160, Math.round((right - left) * (high - low) * 9));
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right - 0.3, random());
    const v = lerp(low, high - 0.05, random());
    tones.add(
      index,
      wall.polygon([
        [u, v],
        [u + 0.08 + random() * 0.2, v + 0.02],
        [u + 0.05, v + 0.035],
      ]),
    );
  }
  tones.draw(drawing);
}

/** Concrete cut into fields by joints at the given coordinates, with the strokes of the broom across it. */
export function drawConcrete(
  drawing: Drawing,
  floor: Surface,
  [left, low, right, high]: Box,
  finish: Finish & { across: readonly number[]; along: readonly number[] },
): void {
  const base = getBaseColor(finish);
  const random = createRandom(finish.seed ?? 1);
  const tones = createTones(createSimilarTones(base, 0.03));
  const columns = [left, ...finish.across, right];
  const rows = [low, ...finish.along, high];
  drawing.fill(base, floor.rect(left, low, right, high));
  rows.slice(1).forEach((top, row) => {
    columns.slice(1).forEach((end, column) => {
      tones.add(Math.floor(random() * 4), floor.rect(columns[column] ?? left, rows[row] ?? low, end, top));
    });
  });
  tones.draw(drawing);
  let broom = '';
  for (let v = low; v < high; v += 0.1 + random() * 0.09) {
    const start = lerp(left, right, random());
    broom += floor.rect(start, v, Math.min(right, start + 0.4 + random() * 1.6), v + 0.014);
  }
  drawing.fill(mix(base, '#8c8471', 0.2), broom, 0.7);
  const joints =
    finish.across.map((u) => floor.rect(u - 0.011, low, u + 0.011, high)).join('') +
    finish.along.map((v) => floor.rect(left, v - 0.013, right, v + 0.013)).join('');
  const lips =
    finish.across.map((u) => floor.rect(u + 0.011, low, u + 0.026, high)).join('') +
    finish.along.map((v) => floor.rect(left, v + 0.013, right, v + 0.032)).join('');
  drawing.fill(lightOf(base, 0.5), lips).fill(shadeOf(base, 0.5), joints);
}

/** Courses of shingles on a slope; u runs along the eave, v up the slope. */
export function drawShingles(
  drawing: Drawing,
  slope: Surface,
  outline: readonly Point[],
  finish: Finish & { course?: number },
): void {
  const { course = 0.2, seed = 1 } = finish;
  const base = getBaseColor(finish);
  const random = createRandom(seed);
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const tones = createTones(createSimilarTones(base, 0.07).slice(1));
  let lines = '';
  for (let v = Math.min(...vs); v < Math.max(...vs); v += course) {
    lines += slope.rect(left, v, right, v + course * 0.14);
    for (let u = left - random(); u < right; u += 0.34 + random() * 0.9)
      tones.add(Math.floor(random() * 3), slope.rect(u, v + course * 0.12, u + 0.3, v + course));
  }
  const edge = slope.polygon(outline);
  drawing.fill(base, edge);
  drawing.clip(edge, () => {
    tones.draw(drawing, 0.75);
    drawing.fill(shadeOf(base, 0.38), lines, 0.8);
  });
}

/** Barrel tiles: rounded rows that run up the slope. */
export function drawTiles(drawing: Drawing, slope: Surface, outline: readonly Point[], finish: Finish): void {
  const base = getBaseColor(finish);
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const edge = slope.polygon(outline);
  drawing.fill(base, edge);
  drawing.clip(edge, () => {
    let shadows = '';
    let lights = '';
    let rows = '';
    for (let u = Math.min(...us); u < Math.max(...us); u += 0.28) {
      shadows += slope.rect(u, Math.min(...vs), u + 0.09, Math.max(...vs));
      lights += slope.rect(u + 0.15, Math.min(...vs), u + 0.21, Math.max(...vs));
    }
    for (let v = Math.min(...vs); v < Math.max(...vs); v += 0.36)
      rows += slope.rect(Math.min(...us), v, Math.max(...us), v + 0.04);
    drawing.fill(shadeOf(base, 0.35), shadows).fill(lightOf(base, 0.3), lights).fill(shadeOf(base, 0.3), rows, 0.7);
  });
}

/** A box with flat faces, lit by the scene's sun: steps, planters, chimneys, bins. Only faces that the viewer sees are drawn. */
export function drawBox(
  drawing: Drawing,
  base: Surface,
  [left, low, right, high]: Box,
  [from, to]: readonly [number, number],
  colors: { top: string; front: string; side: string },
): void {
  const { camera } = base;
  const at = (u: number, v: number, raise: number) => base.point(u, v, raise);
  const face = (corners: [number, number, number][]) =>
    camera.formatFace(corners.map(([u, v, raise]) => at(u, v, raise)));
  const lean = (u: number) => camera.project(at(u, high, to))[0] - camera.project(at(u, low, to))[0];
  // The left side shows if its far edge lies farther left on the page than its near one; the right side the other way.
  const side = lean(left) < 0 ? left : lean(right) > 0 ? right : undefined;
  if (side !== undefined)
    drawing.fill(
      colors.side,
      face([
        [side, low, from],
        [side, high, from],
        [side, high, to],
        [side, low, to],
      ]),
    );
  drawing.fill(
    colors.top,
    face([
      [left, low, to],
      [right, low, to],
      [right, high, to],
      [left, high, to],
    ]),
  );
  drawing.fill(
    colors.front,
    face([
      [left, low, from],
      [right, low, from],
      [right, low, to],
      [left, low, to],
    ]),
  );
}

/** Round stones along a foundation. */
export function drawGravel(
  drawing: Drawing,
  floor: Surface,
  box: Box,
  seed = 1,
  color: string = material.gravel,
): void {
  const random = createRandom(seed);
  const [left, low, right, high] = box;
  drawing.fill(color, floor.rect(left, low, right, high));
  const tones = [mix(color, '#ffffff', 0.35), mix(color, '#6b6a63', 0.35), mix(color, '#8fa3ad', 0.4)];
  tones.forEach((tone) => {
    const dots: [number, number, number][] = [];
    for (let index = 0; index < 150; index++) {
      const point = floor.point(lerp(left, right, random()), lerp(low, high, random()));
      const scale = floor.camera.scaleAt(point);
      if (scale < 400) dots.push([...floor.camera.project(point), Math.min(9, scale * (0.018 + random() * 0.03))]);
    }
    drawing.dots(
      tone,
      dots.filter(([x, y]) => Number.isFinite(x + y)),
    );
  });
}
