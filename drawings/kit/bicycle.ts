import type { Surface } from './camera.ts';
import { shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Point, Vector } from './geometry.ts';

const round = (value: number) => Math.round(value * 10) / 10;

const ring = (along: number, radius: number): Point[] =>
  Array.from({ length: 25 }, (_, corner): Point => {
    const angle = (corner / 24) * Math.PI * 2;
    return [along + Math.cos(angle) * radius, 0.34 + Math.sin(angle) * radius];
  });

const rear: Point[] = [
  [0, 0.34],
  [0.42, 0.3],
  [0.27, 0.78],
  [0, 0.34],
];
const front: Point[] = [
  [0.42, 0.3],
  [0.86, 0.76],
  [0.29, 0.72],
];
const fork: Point[] = [
  [1.02, 0.34],
  [0.86, 0.76],
  [0.83, 0.92],
];
const saddle: Point[] = [
  [0.15, 0.84],
  [0.36, 0.85],
];
const handlebar: Point[] = [
  [0.7, 0.98],
  [0.83, 0.95],
  [0.88, 0.9],
];
const basket: Point[] = [
  [0.9, 0.62],
  [1.14, 0.62],
  [1.18, 0.84],
  [0.88, 0.84],
];

/** A bicycle that leans against something: `plane` is the upright plane through it, `u` is its rear axle. */
export function drawBicycle(
  drawing: Drawing,
  plane: Surface,
  [u, ground]: Point,
  options: { color: string; facing?: -1 | 1; shadowOn: Surface; shadow: string; rays: Vector },
): void {
  const { color, facing = 1, shadowOn, rays } = options;
  const unit = plane.camera.scaleAt(plane.point(u, ground));
  const width = (meters: number) => round(Math.max(0.8, meters * unit));
  const place = ([along, up]: Point) => plane.point(u + along * facing, ground + up);
  const path = (points: readonly Point[], toPage: (point: Point) => Point) =>
    points.map((point, index) => `${index ? 'L' : 'M'}${toPage(point).map(round).join(' ')}`).join('');
  const seen = (...lines: (readonly Point[])[]) =>
    lines.map((line) => path(line, (point) => plane.camera.project(place(point)))).join('');
  const cast = (...lines: (readonly Point[])[]) =>
    lines.map((line) => path(line, (point) => shadowOn.project(...shadowOn.shadowPoint(place(point), rays)))).join('');
  const spokes = (along: number) =>
    [0, 1, 2, 3].map((spoke): Point[] => {
      const [x, y] = [Math.cos((spoke * Math.PI) / 4) * 0.3, Math.sin((spoke * Math.PI) / 4) * 0.3];
      return [
        [along - x, 0.34 - y],
        [along + x, 0.34 + y],
      ];
    });
  const wheels = [ring(0, 0.33), ring(1.02, 0.33)];
  // The shadow of the parts below the wall's foot would lie on the ground instead.
  drawing.clip(shadowOn.rect(u - 2, ground, u + 3, ground + 2), () =>
    drawing.line(options.shadow, width(0.045), cast(...wheels, rear, front, fork, saddle, handlebar), 0.34),
  );
  drawing.line('#b9c2c4', width(0.008), seen(...spokes(0), ...spokes(1.02)), 0.8);
  drawing.line('#22292c', width(0.04), seen(...wheels));
  drawing.line(shadeOf(color, 0.15), width(0.034), seen(rear));
  drawing.line(color, width(0.042), seen(front, fork));
  drawing.line('#2a3134', width(0.04), seen(saddle, handlebar));
  const shape = (points: readonly Point[]) =>
    plane.polygon(points.map(([along, up]) => [u + along * facing, ground + up]));
  drawing.fill('#8a5f37', shape(basket)).fill(
    '#b98a55',
    shape([
      [0.88, 0.8],
      [1.18, 0.8],
      [1.18, 0.85],
      [0.87, 0.85],
    ]),
  );
}
