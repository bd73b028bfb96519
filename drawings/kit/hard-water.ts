import type { Surface } from './camera.ts';
import { dirtTone } from './color.ts';
import { type Dot, type Drawing, polygon, smoothRing } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface DriedSpray {
  seed: number;
  count: number;
  /** The probability that a drop dried at a place, from 0 to 1. */
  density: (u: number, v: number) => number;
  /** Largest radius of a spot, in meters. */
  maxRadius?: number;
  opacity?: number;
}

/**
 * Spots of hard water where a sprinkler hits glass again and again: chalky, ragged, no two alike. Many keep only the
 * lower rim, because the last of a drop dries at its foot. Neighbors run into one another.
 */
export function drawDriedSpray(
  drawing: Drawing,
  glass: Surface,
  [left, low, right, high]: Box,
  spray: DriedSpray,
): void {
  const { seed, count, density, maxRadius = 0.014, opacity = 1 } = spray;
  const random = createRandom(seed);
  let [chalk, rims, veils, tails] = ['', '', '', ''];
  const specks: Dot[] = [];
  for (let index = 0; index < count; index++) {
    const [u, v] = [lerp(left, right, random()), lerp(low, high, random())];
    const size = maxRadius * (0.1 + 0.9 * random() ** 3.6);
    const [chance, kind, turn, run] = [random(), random(), random(), random()];
    // Drops gather in patches, as the spray came in bursts.
    const patch = 0.25 + 1.5 * fractalNoise(u * 8, v * 6, seed + 2, 3);
    if (chance > density(u, v) * patch) continue;
    const radius = size * glass.camera.scaleAt(glass.point(u, v));
    const [x, y] = glass.project(u, v);
    if (radius < 1.5) {
      specks.push([x, y, radius < 1 ? 1.5 : 2.5]);
      continue;
    }
    const corners = radius < 3 ? 5 : 9;
    // A chalk mark is ragged and pulled out some way, along the fall of the water more often than across it.
    const [across, down] = run < 0.3 ? [1.3, 0.7] : [0.8, 0.9 + 0.9 * run];
    const ragged = (share: number, [from, to]: Point): Point[] =>
      Array.from({ length: corners + 1 }, (_, corner): Point => {
        const angle = lerp(from, to, corner / corners);
        const reach = radius * share * (0.66 + 0.5 * Math.abs(Math.sin(corner * 2.7 + turn * 31 + share * 5)));
        return [x + Math.cos(angle) * reach * across, y + Math.sin(angle) * reach * down];
      });
    if (radius < 2.4 || kind < 0.5) chalk += polygon(ragged(1, [turn * 6, turn * 6 + Math.PI * 2]), 5);
    else if (kind < 0.76) {
      // The lower part of a rim remains, thick at the foot, open above.
      const arc: Point = [-0.5 * run, Math.PI + 0.9 * turn];
      rims += polygon([...ragged(1.1, arc), ...ragged(0.62, arc).toReversed()], 5);
    } else veils += polygon(ragged(1.5, [turn * 6, turn * 6 + Math.PI * 2]), 5);
    if (radius > 2.6 && run > 0.78) {
      const length = radius * (2 + 9 * turn);
      tails += polygon(
        [
          [x - radius * 0.4, y],
          [x + radius * 0.36, y],
          [x + radius * 0.2, y + length],
          [x - radius * 0.16, y + length * 0.94],
        ],
        5,
      );
    }
  }
  drawing
    .fill(dirtTone.lime, veils, 0.24 * opacity)
    .fill(dirtTone.lime, tails, 0.26 * opacity)
    .fill(dirtTone.lime, rims, 0.55 * opacity)
    .fill(dirtTone.lime, chalk, 0.46 * opacity)
    .dots(dirtTone.lime, specks, 0.6 * opacity);
}

/** Chalky streaks where the water of many mornings ran down the glass; `from` is the height at which each begins. */
export function drawHardWaterRuns(
  drawing: Drawing,
  glass: Surface,
  [left, low, right]: readonly [left: number, low: number, right: number],
  { seed, count, from, wide = 0.012 }: { seed: number; count: number; from: (u: number) => number; wide?: number },
): void {
  const random = createRandom(seed);
  const paths = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, (index + random()) / count);
    const start = lerp(low, from(u), 0.5 + 0.5 * random());
    const end = lerp(start, low, 0.5 + 0.5 * random());
    const half = wide * (0.12 + 0.88 * random() ** 2.4) * 0.5;
    const sway = (random() - 0.5) * half;
    const tall = start - end;
    paths[index % 3] += smoothRing(
      [
        glass.project(u, start),
        glass.project(u + half * 0.5, start - tall * 0.2),
        glass.project(u + half * 0.7 + sway, start - tall * 0.6),
        glass.project(u + half, end),
        glass.project(u - half, end),
        glass.project(u - half * 0.5 + sway, start - tall * 0.5),
        glass.project(u - half * 0.4, start - tall * 0.2),
      ],
      5,
    );
  }
  for (const [index, path] of paths.entries()) drawing.fill(dirtTone.lime, path, [0.16, 0.24, 0.34][index] ?? 0.2);
}
