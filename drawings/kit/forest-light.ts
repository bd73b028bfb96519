import { type Drawing, polygon } from './drawing.ts';
import type { Point } from './geometry.ts';
import { dayMountain, drawMountains, type MountainPlace } from './mountains.ts';

/**
 * The mountains by day, near enough that forest and bare rock take the sun differently: pink above the tree line, blue
 * below it. `treeLine` crosses the page from left to right.
 */
export function drawForestedMountains(drawing: Drawing, place: MountainPlace, treeLine: readonly Point[]): void {
  const colors = place.colors ?? { ...dayMountain, rock: '#bfa596', shade: '#2c5a7c', near: '#5a8672' };
  drawMountains(drawing, { ...place, colors });
  const below = polygon([...treeLine, [1206, place.horizon], [-6, place.horizon]]);
  drawing.clip(below, () =>
    drawMountains(drawing, {
      ...place,
      colors: { ...colors, rock: '#7b9fae', light: '#cfe0d2', shade: dayMountain.shade, near: dayMountain.near },
    }),
  );
}
