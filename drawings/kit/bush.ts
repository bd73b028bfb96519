import { drawThicket } from './crown.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry.ts';

/** A shrub from across a street, lit from the right. */
export const drawBush = (drawing: Drawing, [x, foot]: Point, height: number, seed: number): void =>
  drawThicket(drawing, { x, foot, height, seed, spread: 1.7, color: '#6a8250', ragged: 1.2 });
