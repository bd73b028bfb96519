import type { Surface } from './camera.ts';
import { dirtTone } from './color.ts';
import { type Dot, type Drawing, ellipse } from './drawing.ts';
import { type Box, lerp } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface DropRings {
  seed: number;
  count: number;
  /** The probability that a drop dried at a place, from 0 to 1. */
  density: (u: number, v: number) => number;
  /** Largest radius of a drop, in meters. */
  largest: number;
  opacity?: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A crescent that is thickest at the foot; `open` is the height of its ends above the middle, as a share of the radius. */
function crescent(x: number, y: number, radius: number, thick: number, open: number): string {
  const half = radius * Math.cos(Math.asin(open));
  const rise = radius * open;
  // The inner arc goes through the same ends and a point above the foot.
  const depth = rise + radius * (1 - thick);
  const inner = (half * half + depth * depth) / (2 * depth);
  const isLarge = open > 0 ? 1 : 0;
  return `M${tenths(x - half)} ${tenths(y - rise)}a${tenths(radius)} ${tenths(radius)} 0 ${isLarge} 0 ${tenths(half * 2)} 0a${tenths(inner)} ${tenths(inner)} 0 ${depth > inner ? 1 : 0} 1-${tenths(half * 2)} 0z`;
}

/**
 * Dried drops of hard water on glass, which still shows in the middle of each: crescents where the last of the water
 * dried at the foot, closed rings, and fine specks between them.
 */
export function drawDropRings(drawing: Drawing, glass: Surface, [left, low, right, high]: Box, drops: DropRings): void {
  const { seed, count, density, largest, opacity = 1 } = drops;
  const random = createRandom(seed);
  let [crescents, thin, rings] = ['', '', ''];
  const specks: Dot[] = [];
  for (let index = 0; index < count; index++) {
    const [u, v] = [lerp(left, right, random()), lerp(low, high, random())];
    const [chance, kind, shape] = [random(), random(), random()];
    const size = largest * (0.16 + 0.84 * random() ** 2);
    // Drops gather in patches, as the spray came in bursts.
    if (chance > density(u, v) * (0.62 + 0.76 * fractalNoise(u * 9, v * 7, seed + 2, 3))) continue;
    const radius = size * glass.camera.scaleAt(glass.point(u, v));
    const [x, y] = glass.project(u, v);
    if (radius < 2) {
      specks.push([x, y, radius < 1.3 ? 1.5 : 2.5]);
      continue;
    }
    if (kind < 0.66) {
      const path = crescent(x, y, radius, 0.34 + 0.22 * shape, -0.1 + 0.75 * shape);
      if (radius > 3.4) crescents += path;
      else thin += path;
    } else if (kind < 0.84) {
      // The edge of a drop dries twice as it shrinks.
      rings += ellipse(x, y, radius * (0.84 + 0.2 * shape), radius);
      if (radius > 5) rings += ellipse(x + radius * 0.1, y + radius * 0.22, radius * 0.5, radius * 0.56);
    } else specks.push([x, y, Math.min(5, radius * 1.3)]);
  }
  drawing
    .line(dirtTone.lime, 1.2, rings, 0.56 * opacity)
    .fill(dirtTone.lime, thin, 0.66 * opacity)
    .fill(dirtTone.lime, crescents, 0.72 * opacity)
    .dots(dirtTone.lime, specks, 0.7 * opacity);
}

/** Drops that ran down before they dried: a thin line below a place, which ends in a heavy drop. */
export function drawDropRuns(
  drawing: Drawing,
  glass: Surface,
  [left, low, right]: readonly [left: number, low: number, right: number],
  { seed, count, from, wide }: { seed: number; count: number; from: (u: number) => number; wide: number },
): void {
  const random = createRandom(seed);
  let [lines, ends] = ['', ''];
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, (index + random()) / count);
    const start = lerp(low, from(u), 0.2 + 0.75 * random());
    const end = lerp(start, low, 0.25 + 0.65 * random());
    const half = wide * (0.5 + 0.5 * random());
    if (start - end < wide * 3) continue;
    const [x, top] = glass.project(u, start);
    const [, foot] = glass.project(u, end);
    const size = half * glass.camera.scaleAt(glass.point(u, end));
    lines += `M${tenths(x - size * 0.25)} ${tenths(top)}h${tenths(size * 0.5)}l${tenths(size * 0.35)} ${tenths(foot - top)}h-${tenths(size * 1.2)}z`;
    ends += crescent(x, foot, size * 1.25, 0.62, 0.3);
  }
  drawing.fill(dirtTone.lime, lines, 0.24).fill(dirtTone.lime, ends, 0.6);
}
