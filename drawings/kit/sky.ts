import { mix } from './color.ts';
import { type Drawing, polygon, width } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** Bands from the top of the page down to the horizon. */
export const daySky = ['#6fb4da', '#84c2e2', '#9dd0e9', '#b9deef', '#d5ebf3'];

/** The sky as flat bands, whose lower edges rise and fall a little. `horizon` is the lower end of the last one. */
export function drawSky(drawing: Drawing, colors: readonly string[], horizon: number): void {
  colors.forEach((color, index) => {
    // The bands grow thinner toward the horizon, as air grows thicker.
    const top = horizon * (index / colors.length) ** 0.8;
    if (index === 0) drawing.fill(color, `M0 0h${width}v${Math.round(horizon)}H0z`);
    else
      drawing.fill(
        color,
        polygon([
          [0, top],
          [width, top - 14],
          [width, horizon + 2],
          [0, horizon + 2],
        ]),
      );
  });
}

/** One flat cloud of long planes, as wind over the Front Range draws them. */
export function drawCloud(drawing: Drawing, x: number, y: number, size: number, seed: number, color = '#f4f9fb'): void {
  const random = createRandom(seed);
  const plane = (left: number, right: number, top: number, thickness: number): Point[] => {
    const upper: Point[] = [];
    const lower: Point[] = [];
    const steps = 6;
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const swell = Math.sin(Math.PI * share) ** 0.7;
      const along = left + (right - left) * share;
      const lift = -(right - left) * share * 0.09;
      upper.push([along + (random() - 0.5) * 8, top + lift - thickness * swell * (0.45 + random() * 0.75)]);
      lower.push([along + (random() - 0.5) * 12, top + lift + thickness * 0.22 * swell * random()]);
    }
    return [...upper, ...lower.toReversed()];
  };
  drawing.fill(
    mix(color, '#a9d3e8', 0.45),
    polygon(plane(x + size * 0.1, x + size * 1.02, y + size * 0.035, size * 0.06)),
  );
  drawing.fill(color, polygon(plane(x, x + size * 0.82, y, size * 0.085)));
  drawing.fill(color, polygon(plane(x + size * 0.42, x + size * 1.12, y - size * 0.055, size * 0.05)));
}
