import { lightOf, material, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import type { Point, Vector } from './geometry.ts';
import { createRandom } from './random.ts';

/** The shape of one pine, so that no two of a stand are alike. Without it, the crown is of middle width. */
interface Habit {
  /** The height at which the crown begins, and its width, as shares of what is usual. */
  from: number;
  wide: number;
  clumps: number;
  /** The distance that the top leans aside, as a share of the height. */
  lean?: number;
}

/** A ponderosa some way off, of few planes: a wood of them costs less than one near tree of plants.ts. */
export function drawFarPine(
  drawing: Drawing,
  plant: { x: number; foot: number; height: number; seed: number; haze?: number; sunSide?: -1 | 1; habit?: Habit },
): void {
  const { x, foot, height, seed, haze = 0, sunSide = -1, habit } = plant;
  const random = createRandom(seed);
  const faded = (color: string) => mix(color, '#b5d5e2', haze);
  const green = faded(material.ponderosa);
  const half = height * 0.013;
  drawing.fill(
    shadeOf(faded(material.bark), 0.12),
    polygon([
      [x - half, foot],
      [x + (habit?.lean ?? 0) * height * 0.9 - half * 0.4, foot - height * 0.9],
      [x + (habit?.lean ?? 0) * height * 0.9 + half * 0.4, foot - height * 0.9],
      [x + half, foot],
    ]),
  );
  let shade = '';
  let light = '';
  const isSmall = height < 260;
  /** Half a unit is fine enough for needles far off. */
  const step = 5;
  const clumps = habit?.clumps ?? (isSmall ? 7 : 15);
  for (let clump = 0; clump < clumps; clump++) {
    const share = clump / (clumps - 1);
    const crown = Math.sin(Math.PI * (0.22 + 0.7 * share)) ** 0.7;
    const isRight = habit ? random() < 0.5 : clump % 2 === 1;
    const side = isRight ? 1 : -1;
    const aside = share === 1 ? 0 : side * height * 0.1 * crown * (habit?.wide ?? 1) * (0.25 + random() * 0.95);
    const from = 0.4 * (habit?.from ?? 1);
    const level = from + (habit ? 0.94 - from : 0.54) * share;
    const centerX = x + aside + (habit?.lean ?? 0) * height * level;
    const y = foot - height * level;
    const wide = height * (0.045 + 0.04 * crown + random() * 0.025) * (isSmall ? 1.3 : 1);
    const tuft = (middle: number, low: number, reach: number): Point[] => [
      [middle - reach, low - reach * 0.06],
      [middle - reach * 0.8, low - reach * 0.4],
      [middle - reach * 0.58, low - reach * 0.36],
      [middle - reach * 0.36, low - reach * (0.7 + random() * 0.14)],
      [middle - reach * 0.16, low - reach * 0.62],
      [middle + reach * 0.08, low - reach * (0.88 + random() * 0.16)],
      [middle + reach * 0.3, low - reach * 0.6],
      [middle + reach * 0.52, low - reach * 0.66],
      [middle + reach * 0.7, low - reach * 0.3],
      [middle + reach, low],
      [middle + reach * 0.4, low + reach * 0.2],
      [middle - reach * 0.3, low + reach * 0.12],
    ];
    shade += polygon(tuft(centerX, y, wide), step);
    light += polygon(tuft(centerX + sunSide * wide * 0.24, y - wide * 0.18, wide * 0.66), step);
  }
  drawing.fill(shadeOf(green, 0.34), shade).fill(lightOf(green, 0.1), light);
}

/** The upright outline of a pine, for its shadow: `across` is a direction on the ground. */
export function pineOutline([x, y]: Point, height: number, across: Point, seed: number): Vector[] {
  const random = createRandom(seed);
  const at = (side: number, level: number): Vector => [x + across[0] * side, y + across[1] * side, height * level];
  const flank = (sign: number) => {
    const points: Vector[] = [at(sign * 0.16, 0), at(sign * 0.14, 0.34)];
    for (let tier = 0; tier < 6; tier++) {
      const share = tier / 6;
      const reach = height * 0.17 * Math.sin(Math.PI * (0.3 + 0.66 * share)) ** 0.8 * (0.8 + random() * 0.35);
      const level = 0.34 + 0.62 * share;
      points.push(at(sign * reach, level), at(sign * reach * 0.9, level + 0.05), at(sign * reach * 0.5, level + 0.085));
    }
    return points;
  };
  return [...flank(-1), at(0, 1), ...flank(1).toReversed()];
}
