import type { Box, Point } from './geometry.ts';

/** Strokes of the capitals that signs need, in a box 1 high. */
const strokes: Record<string, readonly Box[]> = {
  H: [
    [0, 0, 0.13, 1],
    [0.42, 0, 0.55, 1],
    [0.13, 0.44, 0.42, 0.57],
  ],
  O: [[0, 0, 0.66, 1]],
  T: [
    [0, 0.87, 0.55, 1],
    [0.21, 0, 0.34, 0.87],
  ],
  E: [
    [0, 0, 0.13, 1],
    [0.13, 0.87, 0.46, 1],
    [0.13, 0.44, 0.4, 0.57],
    [0.13, 0, 0.46, 0.13],
  ],
  L: [
    [0, 0, 0.13, 1],
    [0.13, 0, 0.44, 0.13],
  ],
};

/** The letters as convex pieces in the coordinates of a surface, and the coordinate at which the next would begin. */
export function createLetters(text: string, [from, foot]: Point, tall: number): { pieces: Point[][]; end: number } {
  const pieces: Point[][] = [];
  let u = from;
  for (const letter of text) {
    const boxes = strokes[letter] ?? [];
    if (letter === 'O') {
      const at = (corner: number, size: number): Point => {
        const angle = (corner / 14) * Math.PI * 2;
        const [across, up] = [0.33 - 0.13 * (1 - size) * 3.6, 0.5 * size];
        return [u + (0.33 + Math.cos(angle) * across) * tall, foot + (0.5 + Math.sin(angle) * up) * tall];
      };
      for (let corner = 0; corner < 14; corner++)
        pieces.push([at(corner, 1), at(corner + 1, 1), at(corner + 1, 0.72), at(corner, 0.72)]);
    } else
      for (const [a, b, c, d] of boxes) {
        const [left, low, right, high] = [u + a * tall, foot + b * tall, u + c * tall, foot + d * tall];
        pieces.push([
          [left, low],
          [right, low],
          [right, high],
          [left, high],
        ]);
      }
    u += (Math.max(...boxes.map((box) => box[2])) + 0.24) * tall;
  }
  return { pieces, end: u };
}
