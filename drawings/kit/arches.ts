import type { Point } from './geometry.ts';

/** The outline of an opening with a round head: upright from `low` to `spring`, then a half circle or ellipse. */
export const createRoundHead = (middle: number, half: number, low: number, spring: number, rise: number): Point[] => [
  [middle + half, low],
  [middle - half, low],
  ...Array.from({ length: 13 }, (_, corner): Point => {
    const angle = Math.PI - (corner / 12) * Math.PI;
    return [middle + Math.cos(angle) * half, spring + Math.sin(angle) * rise];
  }),
];
