import { drawLeafyTree } from './crown.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry.ts';

/** A young tree along a curb, with a slender trunk and a loose, narrow crown. */
export const drawStreetTree = (
  drawing: Drawing,
  [x, foot]: Point,
  height: number,
  seed: number,
  sunSide: -1 | 1 = -1,
): void =>
  drawLeafyTree(drawing, {
    x,
    foot,
    height,
    seed,
    sunSide,
    color: '#7f9657',
    haze: 0.08,
    spread: 0.66,
    trunk: 0.28,
  });
