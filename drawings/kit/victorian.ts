import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, isInside, type Point, type Vector } from './geometry.ts';
import { createSimilarTones, createTones } from './materials.ts';
import { createRandom } from './random.ts';
import { drawSheen, drawWindow, type Reflection } from './windows.ts';

/** Narrow clapboard: a line of shade under each board, and here and there one in another tone. */
export function drawClapboard(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  options: { color: string; reveal?: number; seed?: number; isShaded?: boolean },
): void {
  const { reveal = 0.16, seed = 1, isShaded = false } = options;
  const base = isShaded ? shadeOf(options.color) : options.color;
  const random = createRandom(seed);
  const tones = createTones(createSimilarTones(base, 0.035).slice(1));
  let shadows = '';
  for (let v = low; v < high - 0.02; v += reveal) {
    const top = Math.min(high, v + reveal);
    if (random() < 0.45) {
      const from = left + (right - left) * random() * 0.8;
      tones.add(Math.floor(random() * 3), wall.rect(from, v, Math.min(right, from + 1 + random() * 2.6), top));
    }
    if (top < high) shadows += wall.rect(left, top - reveal * 0.15, right, top);
  }
  drawing.fill(base, wall.rect(left, low, right, high));
  tones.draw(drawing);
  drawing.fill(shadeOf(base, isShaded ? 0.3 : 0.45), shadows);
}

/** Shingles with rounded ends in staggered rows, as they fill a Queen Anne gable. Cut them to the gable and give its outline as `within`. */
export function drawFishScales(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  options: { color: string; size?: number; seed?: number; isShaded?: boolean; within?: readonly Point[] },
): void {
  const { color, size = 0.2, seed = 1, isShaded = false, within } = options;
  const base = isShaded ? shadeOf(color) : color;
  const random = createRandom(seed);
  const tones = createTones(createSimilarTones(base, 0.07).slice(1));
  const reveal = size * 0.8;
  let shadows = '';
  drawing.fill(base, wall.rect(left, low, right, high));
  /** The rounded lower end of one shingle, at `lift` above its lowest point. */
  const end = (u: number, v: number, lift: number): Point[] =>
    [0, 0.2, 0.5, 0.8, 1].map((share) => [
      u + size * share,
      v + lift + size * 0.42 * (1 - Math.sin(Math.PI * share) ** 0.8),
    ]);
  for (let row = 0; low + row * reveal < high; row++) {
    const v = low + row * reveal;
    for (let u = left - (row % 2 ? size / 2 : 0); u < right; u += size) {
      // A shingle that lies wholly outside the gable costs bytes and shows nothing.
      if (within && ![0, size].some((by) => isInside([u + by, v + size], within) || isInside([u + by, v], within)))
        continue;
      if (random() < 0.5)
        tones.add(
          Math.floor(random() * 3),
          wall.polygon([...end(u, v, 0).slice(1, 4), [u + size, v + reveal], [u, v + reveal]]),
        );
      shadows += wall.polygon([...end(u, v, -size * 0.13).slice(1, 4), ...end(u, v, 0).toReversed()]);
    }
  }
  tones.draw(drawing);
  drawing.fill(shadeOf(base, isShaded ? 0.35 : 0.45), shadows, 0.85);
}

/** A turned porch post: square at foot and head, round with two rings between. Light comes from the right. */
export function drawTurnedPost(
  drawing: Drawing,
  wall: Surface,
  u: number,
  [low, high]: readonly [number, number],
  color: string,
  isShaded = false,
): void {
  const base = isShaded ? shadeOf(color) : color;
  const tall = high - low;
  const profile: readonly [number, number][] = [
    [0, 0.1],
    [0.3, 0.1],
    [0.31, 0.07],
    [0.33, 0.095],
    [0.35, 0.06],
    [0.45, 0.078],
    [0.72, 0.05],
    [0.74, 0.09],
    [0.76, 0.055],
    [0.79, 0.1],
    [1, 0.1],
  ];
  const outline = (from: number, to: number): Point[] => [
    ...profile.map(([share, half]): Point => [u + half * from, low + tall * share]),
    ...profile.toReversed().map(([share, half]): Point => [u + half * to, low + tall * share]),
  ];
  drawing
    .fill(base, wall.polygon(outline(-1, 1)))
    .fill(shadeOf(base, 0.34), wall.polygon(outline(-1, -0.35)))
    .fill(lightOf(base, 0.5), wall.polygon(outline(0.45, 0.8)));
}

/** A rail with thin balusters between two posts. */
export function drawBalustrade(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  color: string,
  isShaded = false,
): void {
  const base = isShaded ? shadeOf(color) : color;
  let balusters = '';
  let sides = '';
  const count = Math.max(2, Math.round((right - left) / 0.15));
  for (let index = 0; index < count; index++) {
    const u = left + ((index + 0.5) / count) * (right - left);
    balusters += wall.rect(u - 0.026, low, u + 0.026, high);
    sides += wall.rect(u - 0.026, low, u - 0.008, high);
  }
  drawing
    .fill(base, balusters)
    .fill(shadeOf(base, 0.32), sides)
    .fill(base, wall.rect(left, low + 0.02, right, low + 0.1, 0.01) + wall.rect(left, high - 0.08, right, high, 0.03))
    .fill(shadeOf(base, 0.35), wall.rect(left, high - 0.11, right, high - 0.08, 0.03));
}

/** The frieze under a porch roof: spindles between two rails, and a curved bracket at each post. */
export function drawFrieze(
  drawing: Drawing,
  wall: Surface,
  posts: readonly number[],
  [low, high]: readonly [number, number],
  color: string,
  isShaded = false,
): void {
  const base = isShaded ? shadeOf(color) : color;
  const [left, right] = [posts[0] ?? 0, posts.at(-1) ?? 0];
  let spindles = '';
  for (let u = left + 0.09; u < right; u += 0.14) spindles += wall.rect(u - 0.02, low, u + 0.02, high);
  drawing
    .fill(base, spindles)
    .fill(base, wall.rect(left, low - 0.05, right, low, 0.02) + wall.rect(left, high - 0.03, right, high + 0.03, 0.02))
    .fill(shadeOf(base, 0.35), wall.rect(left, low - 0.07, right, low - 0.05, 0.02));
  const bracket = (u: number, side: -1 | 1): Point[] => {
    const at = (out: number, down: number): Point => [u + side * out, low - 0.05 - down];
    return [
      at(0.08, 0),
      at(0.56, 0),
      at(0.52, 0.06),
      at(0.36, 0.08),
      at(0.24, 0.17),
      at(0.2, 0.31),
      at(0.15, 0.42),
      at(0.08, 0.44),
    ];
  };
  posts.forEach((u, index) => {
    const sides: (-1 | 1)[] = index === 0 ? [1] : index === posts.length - 1 ? [-1] : [-1, 1];
    drawing.fill(base, sides.map((side) => wall.polygon(bracket(u, side), 0.01)).join(''));
  });
}

interface SashOptions {
  reflection: Reflection;
  rays: Vector;
  frame: string;
  /** Paint of the sashes, darker than the casing on a house of three colors. */
  sash?: string;
  casing?: number;
  isShaded?: boolean;
  /** A small cornice above the casing. */
  hasHood?: boolean;
  curtain?: string;
}

/** A tall double-hung window with casing, sill and cornice; its glass mirrors the sky. */
export function drawSashWindow(drawing: Drawing, wall: Surface, box: Box, options: SashOptions): void {
  const [left, low, right, high] = box;
  const { frame, casing = 0.13, isShaded = false, hasHood = true } = options;
  const paint = isShaded ? shadeOf(frame) : frame;
  const { glass, panes } = drawWindow(drawing, wall, box, {
    reflection: (target, surface, whole) => {
      options.reflection(target, surface, whole);
      if (!options.curtain) return;
      // Half drawn lace behind the lower sash.
      const [a, b, c, d] = whole;
      const wide = (c - a) * 0.2;
      target.fill(
        options.curtain,
        surface.polygon([
          [a, b],
          [a + wide * 0.7, b],
          [a + wide, b + (d - b) * 0.3],
          [a + wide * 1.6, d],
          [a, d],
        ]) +
          surface.polygon([
            [c, b],
            [c - wide * 0.7, b],
            [c - wide, b + (d - b) * 0.3],
            [c - wide * 1.6, d],
            [c, d],
          ]),
        0.34,
      );
    },
    rays: options.rays,
    rows: 2,
    frame: options.sash ?? frame,
    frameWidth: 0.065,
    casing: 0,
    bar: 0.07,
    isShaded,
    sill: false,
  });
  for (const pane of panes) drawSheen(drawing, glass, pane, isShaded ? 0.1 : 0.2);
  const border = (inner: number): string =>
    [
      wall.rect(left - casing, low, left - inner, high, 0.03),
      wall.rect(right + inner, low, right + casing, high, 0.03),
      wall.rect(left - casing, high + inner, right + casing, high + casing, 0.03),
    ].join('');
  drawing
    .fill(shadeOf(paint, 0.3), wall.rect(right + casing, low - 0.06, right + casing + 0.025, high + casing))
    .fill(paint, border(0))
    .fill(shadeOf(paint, 0.28), wall.rect(left - casing - 0.04, low - 0.15, right + casing + 0.04, low - 0.08, 0.05))
    .fill(lightOf(paint, 0.4), wall.rect(left - casing - 0.05, low - 0.08, right + casing + 0.05, low, 0.08));
  if (!hasHood) return;
  const top = high + casing;
  drawing
    .fill(mix(paint, '#1d4257', 0.35), wall.rect(left - casing, top - 0.05, right + casing, top, 0.05))
    .fill(paint, wall.rect(left - casing - 0.07, top, right + casing + 0.07, top + 0.08, 0.1))
    .fill(lightOf(paint, 0.5), wall.rect(left - casing - 0.1, top + 0.08, right + casing + 0.1, top + 0.12, 0.12));
}
