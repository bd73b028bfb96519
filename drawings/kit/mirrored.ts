import { type Drawing, polygon } from './drawing.ts';
import { slant } from './geometry.ts';

/** Lays flat bands from the top of the page down to `horizon`: the sky as dark glass mirrors it. */
export function drawMirroredSky(drawing: Drawing, horizon: number, colors = skyInGlass): void {
  for (const [index, color] of colors.entries()) {
    const y = horizon * (index / colors.length) ** 0.85;
    drawing.fill(
      color,
      polygon([
        [0, index === 0 ? 0 : y + 12],
        [1200, index === 0 ? 0 : y - 12],
        [1200, 800],
        [0, 800],
      ]),
    );
  }
}

export const skyInGlass = ['#3f93bf', '#5aa6cf', '#7dbfe0', '#9fd3ea', '#bfe3f1'];

/** The slanted sheen of clean glass, from the top of the page to its foot. Each band is its left end and its width. */
export function drawPageSheen(drawing: Drawing, bands: readonly (readonly [number, number])[], opacity = 0.2): void {
  drawing.fill(
    '#ffffff',
    bands
      .map(([x, wide]) =>
        polygon([
          [x + slant * 800, 0],
          [x + wide + slant * 800, 0],
          [x + wide, 800],
          [x, 800],
        ]),
      )
      .join(''),
    opacity,
  );
}
