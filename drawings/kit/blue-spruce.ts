import { lightOf, material, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A full-grown blue spruce of a lawn: skirts of drooping boughs that overlap down to the grass. */
export function drawBlueSpruce(
  drawing: Drawing,
  tree: { x: number; foot: number; height: number; seed: number; haze?: number; sunSide?: -1 | 1; color?: string },
): void {
  const { x, foot, height, seed, haze = 0, sunSide = 1 } = tree;
  const random = createRandom(seed);
  const base = mix(tree.color ?? material.spruceBlue, '#b5d5e2', haze);
  const tones = [shadeOf(base, 0.42), shadeOf(base, 0.14), lightOf(base, 0.14)];
  const tiers = Math.round(9 + height / 60);
  /** One skirt, or the part of it between two shares of its width. */
  const skirt = (top: number, low: number, half: number, from: number, to: number, teeth: number): Point[] => {
    const points: Point[] = [];
    for (let tooth = 0; tooth <= teeth * 2; tooth++) {
      const share = from + ((to - from) * tooth) / (teeth * 2);
      const droop = (1 - share * share) * (low - top) * 0.16;
      points.push([x + share * half, low + droop + (tooth % 2 ? -(low - top) * 0.17 : random() * (low - top) * 0.07)]);
    }
    return [[x + to * half * 0.12, top], [x + from * half * 0.12, top], ...points];
  };
  drawing.fill(
    shadeOf(mix('#6d5746', '#b5d5e2', haze), 0.2),
    polygon([
      [x - height * 0.014, foot],
      [x - height * 0.014, foot - height * 0.12],
      [x + height * 0.014, foot - height * 0.12],
      [x + height * 0.014, foot],
    ]),
  );
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const low = foot - height * (0.035 + 0.9 * share);
    const rise = (height / tiers) * 2.1;
    const top = Math.max(foot - height, low - rise);
    const half = height * 0.235 * (1 - share) ** 0.86 * (0.9 + random() * 0.2) + height * 0.012;
    const lit: [number, number] = sunSide > 0 ? [-0.12, 0.95] : [-0.95, 0.12];
    drawing
      .fill(tones[0] ?? base, polygon(skirt(top, low, half, -1, 1, 6), 2))
      .fill(tones[1] ?? base, polygon(skirt(top, low - rise * 0.13, half * 0.93, ...lit, 4), 2))
      .fill(
        tones[2] ?? base,
        polygon(skirt(top, low - rise * 0.24, half * 0.84, sunSide > 0 ? 0.3 : -0.82, sunSide > 0 ? 0.82 : -0.3, 2), 2),
      );
  }
}
