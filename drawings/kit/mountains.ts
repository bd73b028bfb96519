import { readFileSync } from 'node:fs';
import { hazeOf, mix } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { type Point, simplifyRing } from './geometry.ts';

/** The areas, and the east side of the city, from which the whole of Pikes Peak shows. */
export type Viewpoint =
  | 'briargate'
  | 'monument'
  | 'black-forest'
  | 'fountain'
  | 'security-widefield'
  | 'downtown'
  | 'old-colorado-city'
  | 'garden-of-the-gods'
  | 'broadmoor'
  | 'cheyenne-mountain'
  | 'manitou-springs'
  | 'east-side';

/** Rings of alternating azimuth and elevation, in hundredths of a degree; azimuth 0 is the bearing of Pikes Peak. */
type Rings = number[][];
type View = Record<string, Rings>;

const views: Record<Viewpoint, View> = JSON.parse(
  readFileSync(new URL('mountain-views.json', import.meta.url), 'utf8'),
);

export interface MountainColors {
  snow: string;
  rock: string;
  forest: string;
  middle: string;
  near: string;
  /** Colors that shade and light are mixed toward. */
  shade: string;
  light: string;
}

export const dayMountain: MountainColors = {
  snow: '#ffffff',
  rock: '#b3a6a3',
  forest: '#6d93a6',
  middle: '#527f90',
  near: '#477268',
  shade: '#1f5272',
  light: '#e8ead0',
};

/** The same mountains seen through a dirty pane or in dark glass. */
export function tintMountain(colors: MountainColors, tint: string, share: number): MountainColors {
  const entries = Object.entries(colors).map(([name, color]) => [name, mix(color, tint, share)]);
  return Object.fromEntries(entries) as unknown as MountainColors;
}

export interface MountainPlace {
  from: Viewpoint;
  /** Point on the page at which the summit's bearing meets eye level. */
  x: number;
  horizon: number;
  /** Units of the page per degree: a picture that sees 40 degrees across has 30. */
  perDegree: number;
  /** Exaggerates heights, as the eye does. Above 1.5, local people notice. */
  rise?: number;
  isMirrored?: boolean;
  season?: 'summer' | 'winter';
  sun?: 'Morning' | 'Afternoon';
  colors?: MountainColors;
}

/**
 * Pikes Peak and its foothills as they show from a place, from measured elevations (see README.md). Nearer slopes
 * are drawn later and less hazy. Everything below the horizon is left to the picture.
 */
export function drawMountains(drawing: Drawing, place: MountainPlace): void {
  const { from, x, horizon, perDegree, rise = 1.25, season = 'summer', sun = 'Morning' } = place;
  const colors = place.colors ?? dayMountain;
  const view = views[from];
  const toPage = (ring: number[]): Point[] => {
    const points: Point[] = [];
    for (let index = 0; index < ring.length; index += 2) {
      const azimuth = ((ring[index] ?? 0) / 100) * (place.isMirrored ? -1 : 1);
      points.push([x + azimuth * perDegree, horizon - ((ring[index + 1] ?? 0) / 100) * perDegree * rise]);
    }
    return points;
  };
  // A far mountain needs no corner that shows as less than half a unit.
  const outline = (name: string, tolerance: number) =>
    (view[name] ?? []).map((ring) => polygon(simplifyRing(toPage(ring), tolerance))).join('');
  const shaded = (color: string, share: number) => mix(color, colors.shade, share);
  const lit = (color: string, share: number) => mix(color, colors.light, share);

  drawing.fill(colors.forest, outline('massif', 0.4));
  drawing.fill(colors.rock, outline('rock', 0.5));
  drawing.fill(lit(colors.rock, 0.35), outline(`massifLight${sun}`, 0.7), 0.55);
  drawing.fill(colors.snow, outline(season === 'summer' ? 'snowSummer' : 'snowWinter', 0.5));
  drawing.fill(shaded(colors.forest, 0.62), outline(`massifShade${sun}`, 0.6), 0.62);
  drawing.fill(colors.middle, outline('middle', 0.6));
  drawing.fill(lit(colors.middle, 0.2), outline(`middleLight${sun}`, 0.8));
  drawing.fill(shaded(colors.middle, 0.5), outline(`middleShade${sun}`, 0.8));
  drawing.fill(colors.near, outline('near', 0.7));
  drawing.fill(shaded(colors.near, 0.5), outline(`nearShade${sun}`, 1));
}

/** A row of low hills with no name, for the far side of a plain. */
export function drawRise(drawing: Drawing, color: string, points: readonly Point[], bottom: number): void {
  const first = points[0];
  const last = points.at(-1);
  if (first && last) drawing.fill(color, polygon([...points, [last[0], bottom], [first[0], bottom]]));
}

export const farPlain = (share: number) => hazeOf('#c9bd8a', share);
