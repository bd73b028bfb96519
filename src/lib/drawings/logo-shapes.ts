/**
 * The logo mark on a square of 40: a pane with a peak in it and one band of cleaned glass. Each shape has a color of
 * the style sheet.
 */
export const logoShapes = [
  ['frame', 'M2 0h36a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z'],
  ['sky', 'M4 4h32v32H4z'],
  ['ice-light', 'M25.5 4H33l-7.4 32h-7.5z'],
  ['glacier-light', 'M4 29 17 10l6.5 9 3-3.5 9.5 13V36H4z'],
  ['snow', 'm17 10 4.69 6.5-2.2 2.3-2.5-2.6-2.7 2.8-1.74-2.5z'],
  ['frame', 'M4 21.7h32V24H4z'],
] as const;
