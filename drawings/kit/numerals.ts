import type { Surface } from './camera.ts';
import type { Point } from './geometry.ts';

const weight = 0.2;

function arc(x: number, y: number, radius: Point, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 24);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius[0], y + Math.sin(angle) * radius[1]];
  });
}

/** The middle of the brush in each digit, in a box 0.62 wide and 1 high. */
const digits: readonly (readonly Point[])[][] = [
  [arc(0.31, 0.5, [0.23, 0.42], 0, 360)],
  [
    [
      [0.12, 0.74],
      [0.34, 0.9],
      [0.34, 0.04],
    ],
  ],
  [[...arc(0.3, 0.68, [0.21, 0.23], 165, -35), [0.1, 0.085], [0.58, 0.085]]],
  [arc(0.29, 0.7, [0.2, 0.21], 155, -90), arc(0.29, 0.29, [0.23, 0.21], 90, -155)],
  [
    [
      [0.6, 0.27],
      [0.07, 0.27],
      [0.42, 0.94],
      [0.42, 0.03],
    ],
  ],
  [[[0.53, 0.915], [0.15, 0.915], [0.12, 0.53], ...arc(0.28, 0.32, [0.24, 0.24], 105, -150)]],
  [arc(0.31, 0.3, [0.22, 0.22], 0, 360), arc(0.5, 0.3, [0.41, 0.62], 180, 95)],
  [
    [
      [0.05, 0.915],
      [0.54, 0.915],
      [0.22, 0.03],
    ],
  ],
  [arc(0.31, 0.7, [0.19, 0.21], 0, 360), arc(0.31, 0.28, [0.23, 0.2], 0, 360)],
  [arc(0.31, 0.7, [0.22, 0.22], 0, 360), arc(0.12, 0.7, [0.41, 0.62], 0, -85)],
];

/** A number as shapes on a surface, painted with a broad brush; [u, v] is the middle of its foot. */
export function formatNumeral(surface: Surface, value: number, [u, v]: Point, height: number): string {
  const characters = String(value).split('').map(Number);
  const advance = 0.74 * height;
  const left = u - (advance * (characters.length - 1)) / 2 - 0.31 * height;
  return characters
    .map((digit, index) => {
      const at = ([x, y]: Point): Point => [left + index * advance + x * height, v + y * height];
      return (digits[digit] ?? []).map((line) => brush(line.map(at), weight * height, surface)).join('');
    })
    .join('');
}

/** One stroke as quadrilaterals that share their corners, mitered where the line bends. */
function brush(line: readonly Point[], width: number, surface: Surface): string {
  const normals = line.slice(1).map((to, index): Point => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  });
  const first = line[0];
  const last = line.at(-1);
  const isClosed = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < width * 0.1;
  const offsets = line.map((_, index): Point => {
    const before = normals[index - 1] ?? (isClosed ? normals.at(-1) : normals[0]) ?? [0, 0];
    const after = normals[index] ?? (isClosed ? normals[0] : before) ?? before;
    const sum: Point = [before[0] + after[0], before[1] + after[1]];
    const stretch = width / Math.max(1.1, sum[0] ** 2 + sum[1] ** 2);
    return [sum[0] * stretch, sum[1] * stretch];
  });
  let path = '';
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const a = offsets[index] ?? [0, 0];
    const b = offsets[index + 1] ?? a;
    path += surface.polygon([
      [from[0] + a[0], from[1] + a[1]],
      [to[0] + b[0], to[1] + b[1]],
      [to[0] - b[0], to[1] - b[1]],
      [from[0] - a[0], from[1] - a[1]],
    ]);
  });
  return path;
}
