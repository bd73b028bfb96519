import type { Drawing } from './drawing.ts';
import { brownFilm, drawFilm, greenFilm } from './film.ts';
import type { Box } from './geometry.ts';
import { fractalNoise } from './random.ts';
import type { Step } from './steps.ts';

interface StepFilm {
  seed: number;
  /** The colors of its thinnest and its thickest places; brown without them. */
  colors?: readonly [string, string];
  /** The degree to which feet keep the middle of a tread clean, from 0 to 1. */
  worn?: number;
  /** The greenness of the corners, from 0 to 1. */
  green?: number;
  /** Meters between its grains. */
  grain?: number;
}

/** The film is thin under feet, and thick in the corners and along the riser behind. */
export function drawTreadFilm(drawing: Drawing, { tread, wide, deep }: Step, film: StepFilm): void {
  const { seed, colors = brownFilm, worn = 0.3, green = 0.7, grain = 0.042 } = film;
  const box: Box = [0, 0, wide, deep];
  const corner = (u: number) => Math.min(u, wide - u);
  drawFilm(drawing, tread, box, {
    seed,
    colors,
    thickness: (u, v) =>
      0.44 +
      0.3 * Math.exp(-corner(u) / 0.12) +
      0.4 * Math.exp(-(deep - v) / 0.09) -
      worn * Math.exp(-(((u - wide * 0.5) / 0.42) ** 2)) -
      0.1 * Math.exp(-v / 0.04),
    frequency: [2.6, 6],
    detail: 64,
    grain,
  });
  if (green === 0) return;
  drawFilm(drawing, tread, box, {
    seed: seed + 20,
    colors: greenFilm,
    thickness: (u, v) =>
      green * Math.exp(-corner(u) / 0.13) * Math.exp(-(deep - v) / 0.16) + 0.1 * Math.exp(-(deep - v) / 0.07) - 0.08,
    opacity: 0.3,
    detail: 50,
    grain: 0,
  });
}

/** Drips run down from the edge of the tread, rain splashes up from the one below. */
export function drawRiserFilm(
  drawing: Drawing,
  { riser, wide, rise }: Step,
  { seed, colors = brownFilm }: StepFilm,
): void {
  drawFilm(drawing, riser, [0, 0, wide, rise], {
    seed: seed + 10,
    colors,
    thickness: (u, v) =>
      0.34 +
      0.4 * Math.exp(-v / 0.04) +
      0.3 * (fractalNoise(u * 14, v * 0.9, seed - 20, 2) - 0.42) * (v / rise) +
      0.2 * Math.exp(-Math.min(u, wide - u) / 0.14),
    frequency: [9, 1.4],
    detail: 60,
    grain: 0,
  });
}
