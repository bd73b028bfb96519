import { type Camera, Surface } from './camera.ts';
import { lightOf, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';

export interface Flight {
  left: number;
  right: number;
  /** The y of the wall behind the landing. */
  back: number;
  count: number;
  rise: number;
  run: number;
  /** Depth of the top step. */
  landing: number;
  /** The overhang of a tread over its riser. */
  nosing?: number;
}

export interface Step {
  riser: Surface;
  /** Its v begins at the nosing. */
  tread: Surface;
  wide: number;
  deep: number;
  rise: number;
  /** 0 is the lowest. */
  level: number;
}

export const getTop = (flight: Flight) => flight.count * flight.rise;
export const getFront = (flight: Flight) => flight.back - flight.landing - (flight.count - 1) * flight.run;

/** The steps of a flight that faces the viewer, the highest first, as they are drawn. */
export function createSteps(camera: Camera, flight: Flight): Step[] {
  const { left, right, rise, run, landing, count, nosing = 0 } = flight;
  return Array.from({ length: count }, (_, index): Step => {
    const level = count - 1 - index;
    const front = getFront(flight) + level * run;
    return {
      riser: new Surface(camera, [left, front, level * rise], [1, 0, 0], [0, 0, 1]),
      tread: new Surface(camera, [left, front - nosing, (level + 1) * rise], [1, 0, 0], [0, 1, 0]),
      wide: right - left,
      deep: (level === count - 1 ? landing : run) + nosing,
      rise,
      level,
    };
  });
}

/** One clean step: a riser, a tread in the sun, the edge of the tread and the shadow under it. */
export function drawStep(
  drawing: Drawing,
  { riser, tread, wide, rise }: Step,
  deep: number,
  { color, edge, overlap }: { color: string; edge: number; overlap: number },
): void {
  const lip = riser.raised(overlap);
  drawing
    .fill(shadeOf(color, 0.16), riser.rect(0, 0, wide, rise))
    .fill(lightOf(color, 0.25), tread.rect(0, 0, wide, deep))
    .fill(shadeOf(color, 0.48), riser.rect(0, rise - edge - 0.02, wide, rise - edge))
    .fill(lightOf(color, 0.08), lip.rect(0, rise - edge, wide, rise))
    .fill(lightOf(color, 0.6), lip.rect(0, rise - 0.01, wide, rise));
}
