import type { Surface } from './camera.ts';
import { dirtTone, lightOf, mix, shadeOf } from './color.ts';
import { traceStain } from './dirt.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface Wear {
  seed: number;
  /** The wear of a place, from 0 to 1. */
  worn: (u: number, v: number) => number;
  isShaded?: boolean;
}

/** Paint that has chipped off stucco: ragged islands with the coat's pale edge, gray cement under them. */
export function drawChips(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  { seed, worn, coat, isShaded = false }: Wear & { coat: string },
): void {
  const field = (u: number, v: number) =>
    0.46 * worn(u, v) +
    0.86 * (fractalNoise(u * 4.6, v * 5.2, seed, 5) - 0.22) +
    0.1 * fractalNoise(u * 23, v * 23, seed + 3, 2);
  const tone = (color: string) => (isShaded ? shadeOf(color, 0.36) : color);
  const edge = traceStain(wall, field, box, 0.62, 150, 10);
  drawing
    .line(tone(lightOf(mix(coat, '#ffffff', 0.5), 0.1)), 1.6, edge)
    .fill(tone('#8f8878'), edge)
    .fill(
      tone('#a59d8b'),
      traceStain(wall, (u, v) => field(u + 0.012, v - 0.014), box, 0.64, 150, 10),
    )
    .fill(
      tone('#7d7566'),
      traceStain(
        wall,
        (u, v) => field(u, v) + 0.2 * (fractalNoise(u * 9, v * 9, seed + 8, 2) - 0.5),
        box,
        0.76,
        110,
        14,
      ),
      0.7,
    );
}

/** Paint that lets go of steel: primer in gray, and rust where it is bare. `detail` is the number of samples across. */
export function drawFlakedSteel(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  { seed, worn, coat, isShaded = false, detail = 200 }: Wear & { coat: string; detail?: number },
): void {
  const field = (u: number, v: number) =>
    0.55 * worn(u, v) +
    0.7 * (fractalNoise(u * 4.2, v * 6, seed, 4) - 0.2) +
    0.14 * fractalNoise(u * 21, v * 21, seed + 3, 2);
  const tone = (color: string) => (isShaded ? shadeOf(color, 0.36) : color);
  const edge = traceStain(wall, field, box, 0.6, detail, 8);
  drawing
    .line(tone(lightOf(coat, 0.5)), 1.6, edge)
    .fill(tone('#b9b5a8'), edge)
    .fill(tone(dirtTone.rust), traceStain(wall, field, box, 0.7, detail, 8))
    .fill(tone('#7b4023'), traceStain(wall, field, box, 0.8, detail * 0.8, 8));
}

/** Gray rubs that carts, bicycles and shoes leave along a wall: short, mostly level, thick where something turns. */
export function drawScuffs(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  { seed, count, gather = [] }: { seed: number; count: number; gather?: readonly number[] },
): void {
  const random = createRandom(seed);
  const tones = ['', ''];
  for (let index = 0; index < count; index++) {
    const place = gather[index % (gather.length * 2 || 1)];
    const u = place === undefined ? lerp(left, right, random()) : place + (random() - 0.5) * 1.1;
    const v = lerp(low, high, random() ** 1.3);
    const length = 0.08 + 0.5 * random() ** 2;
    const tilt = (random() - 0.45) * 0.5 * length;
    const thick = 0.008 + 0.018 * random();
    const bow = (random() - 0.5) * 0.1 * length;
    if (u < left || u + length > right) continue;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let step = 0; step <= 4; step++) {
      const share = step / 4;
      const swell = Math.sin(Math.PI * (0.08 + 0.84 * share));
      const y = v + tilt * share + bow * Math.sin(Math.PI * share);
      upper.push([u + length * share, y + thick * swell]);
      lower.push([u + length * share, y - thick * swell]);
    }
    tones[index % 2] += wall.polygon([...upper, ...lower.toReversed()]);
  }
  drawing.fill(dirtTone.soot, tones[0] ?? '', 0.5).fill(dirtTone.soot, tones[1] ?? '', 0.28);
}
