import type { Surface } from './camera.ts';
import { dirtTone } from './color.ts';
import type { Dot, Drawing } from './drawing.ts';
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

/** The rim of a dried drop: never a circle, and broken where the last of the water left no lime. */
function dryRim(x: number, y: number, radius: number, random: () => number): string {
  const wide = radius * (0.76 + 0.5 * random());
  const tall = radius * (0.76 + 0.4 * random());
  const start = random() * Math.PI * 2;
  const end = start + Math.PI * (1.05 + 0.75 * random());
  const [fromX, fromY] = [x + wide * Math.cos(start), y + tall * Math.sin(start)];
  const [toX, toY] = [x + wide * Math.cos(end), y + tall * Math.sin(end)];
  const path = `M${tenths(fromX)} ${tenths(fromY)}a${tenths(wide)} ${tenths(tall)} 0 1 1 ${tenths(toX - fromX)} ${tenths(toY - fromY)}`;
  if (random() < 0.7) return path;
  // Two drops that ran together share one rim.
  const half = radius * (0.5 + 0.4 * random());
  return `${path}a${tenths(half)} ${tenths(half)} 0 1 ${random() < 0.5 ? 0 : 1} ${tenths(fromX - toX)} ${tenths(fromY - toY)}`;
}

/**
 * Dried drops of hard water on glass: flat chalk rims that overlap, thin and hard, with nothing but the glass inside
 * them; the smallest drops are specks, and fine chalk dust lies between.
 */
export function drawDropRings(drawing: Drawing, glass: Surface, [left, low, right, high]: Box, drops: DropRings): void {
  const { seed, count, density, largest, opacity = 1 } = drops;
  const random = createRandom(seed);
  let [rims, faint] = ['', ''];
  const specks: Dot[] = [];
  const dust: Dot[] = [];
  for (let index = 0; index < count; index++) {
    const [u, v] = [lerp(left, right, random()), lerp(low, high, random())];
    const [chance, kind] = [random(), random()];
    const size = largest * (0.2 + 0.8 * random() ** 2.4);
    // Drops gather in patches, as the spray came in bursts.
    const wet = density(u, v);
    if (chance > wet * (0.62 + 0.76 * fractalNoise(u * 9, v * 7, seed + 2, 3))) continue;
    // The outer drops are fine spray.
    const radius = size * Math.min(1, 0.3 + 1.4 * wet) * glass.camera.scaleAt(glass.point(u, v));
    const [x, y] = glass.project(u, v);
    if (kind < 0.3) dust.push([x, y, 1]);
    else if (radius < 3) specks.push([x, y, radius < 2.2 ? 1.5 : 2]);
    else if (kind < 0.82) rims += dryRim(x, y, radius, random);
    // The edge of a drop dries twice as it shrinks.
    else faint += dryRim(x, y, radius, random) + dryRim(x + radius * 0.08, y + radius * 0.1, radius * 0.7, random);
  }
  drawing
    .dots(dirtTone.lime, dust, 0.5 * opacity)
    .line(dirtTone.lime, 0.9, faint, 0.6 * opacity)
    .line(dirtTone.lime, 1.2, rims, 0.8 * opacity)
    .dots(dirtTone.lime, specks, 0.72 * opacity);
}

/** Drops that ran down before they dried: short chalk lines with hard edges, of uneven length. */
export function drawDropRuns(
  drawing: Drawing,
  glass: Surface,
  [left, low, right]: readonly [left: number, low: number, right: number],
  { seed, count, from, wide }: { seed: number; count: number; from: (u: number) => number; wide: number },
): void {
  const random = createRandom(seed);
  let [lines, thin] = ['', ''];
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, (index + random()) / count);
    const start = lerp(low, from(u), 0.1 + 0.8 * random() ** 1.3);
    const end = Math.max(low, start - (from(u) - low) * (0.08 + 0.26 * random()));
    const half = wide * (0.2 + 0.3 * random());
    if (start - end < wide * 2) continue;
    const run = glass.polygon([
      [u - half * 0.7, start],
      [u + half * 0.7, start],
      [u + half, end],
      [u - half * 0.6, end - half * 1.5],
    ]);
    if (index % 3) thin += run;
    else lines += run;
  }
  drawing.fill(dirtTone.lime, thin, 0.34).fill(dirtTone.lime, lines, 0.6);
}

/** Lime along an edge where water drips: narrow streaks that hang down from the top of the box, close and uneven. */
export function drawLimeStreaks(
  drawing: Drawing,
  surface: Surface,
  [left, low, right, high]: Box,
  { seed, count, wide, amount }: { seed: number; count: number; wide: number; amount: (u: number) => number },
): void {
  const random = createRandom(seed);
  const tones = ['', ''];
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, (index + random()) / count);
    const [reach, breadth, chance] = [random(), random(), random()];
    if (chance > amount(u)) continue;
    const half = (wide / 2) * (0.25 + 0.75 * breadth ** 2);
    const end = lerp(high, low, Math.min(1, (0.2 + 0.8 * reach) * (0.5 + 0.6 * amount(u))));
    tones[index % 2] += surface.polygon([
      [u - half, high],
      [u + half, high],
      [u + half * 0.7, end],
      [u - half * 0.4, end],
    ]);
  }
  drawing.fill(dirtTone.lime, tones[0] ?? '', 0.3).fill(dirtTone.lime, tones[1] ?? '', 0.5);
}
