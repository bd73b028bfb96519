import type { Surface } from './camera.ts';
import { type Drawing, smoothRing } from './drawing.ts';
import type { Point } from './geometry.ts';

/** The right half of a miller moth that sits with its wings spread, in a span of 1; the left half mirrors it. */
const fore: readonly Point[] = [
  [0.03, 0.15],
  [0.16, 0.25],
  [0.36, 0.29],
  [0.5, 0.24],
  [0.47, 0.1],
  [0.38, -0.03],
  [0.2, -0.03],
  [0.03, 0.02],
];
const hind: readonly Point[] = [
  [0.03, 0.03],
  [0.2, 0.0],
  [0.37, -0.05],
  [0.35, -0.2],
  [0.22, -0.29],
  [0.09, -0.22],
  [0.02, -0.08],
];
const fringe: readonly Point[] = [
  [0.5, 0.24],
  [0.47, 0.1],
  [0.38, -0.03],
  [0.35, -0.01],
  [0.43, 0.1],
  [0.45, 0.23],
];
const bands: readonly (readonly Point[])[] = [
  [
    [0.17, 0.24],
    [0.21, 0.25],
    [0.17, 0.1],
    [0.19, -0.02],
    [0.15, -0.02],
    [0.13, 0.1],
  ],
  [
    [0.37, 0.28],
    [0.41, 0.28],
    [0.37, 0.14],
    [0.31, 0.0],
    [0.27, -0.01],
    [0.33, 0.13],
  ],
];
const spots: readonly (readonly Point[])[] = [
  [
    [0.235, 0.16],
    [0.265, 0.185],
    [0.285, 0.155],
    [0.255, 0.13],
  ],
  [
    [0.305, 0.2],
    [0.34, 0.21],
    [0.335, 0.13],
    [0.3, 0.12],
    [0.315, 0.165],
  ],
];
const hindEdge: readonly Point[] = [
  [0.37, -0.05],
  [0.35, -0.2],
  [0.22, -0.29],
  [0.2, -0.24],
  [0.3, -0.17],
  [0.32, -0.06],
];
const body: readonly Point[] = [
  [0, 0.2],
  [0.055, 0.16],
  [0.06, 0.05],
  [0.045, -0.1],
  [0.02, -0.24],
  [-0.02, -0.24],
  [-0.045, -0.1],
  [-0.06, 0.05],
  [-0.055, 0.16],
];
const head: readonly Point[] = [
  [0, 0.235],
  [0.035, 0.21],
  [0.03, 0.17],
  [-0.03, 0.17],
  [-0.035, 0.21],
];

/** A miller moth with its wings spread. `span` is the width of its wings in meters; turned 0, it looks up. */
export function drawOpenMoth(drawing: Drawing, surface: Surface, [u, v]: Point, turn: number, span: number): void {
  const place = (points: readonly Point[], away = 0): Point[] =>
    points.map(([a, b]) =>
      surface.project(
        u + (Math.cos(turn) * a - Math.sin(turn) * b - away) * span,
        v + (Math.sin(turn) * a + Math.cos(turn) * b - away) * span,
      ),
    );
  const shape = (points: readonly Point[], away = 0) => smoothRing(place(points, away), 2);
  const both = (points: readonly Point[], away = 0) =>
    shape(points, away) + shape(points.map(([a, b]): Point => [-a, b]).toReversed(), away);
  const line = (points: readonly Point[]) =>
    [points, points.map(([a, b]): Point => [-a, b])]
      .map((side) =>
        place(side)
          .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
          .join(''),
      )
      .join('');
  drawing
    .fill('#1d2b33', both(fore, 0.05) + both(hind, 0.05), 0.26)
    .line(
      '#4b3e31',
      1.1,
      line([
        [0.02, 0.22],
        [0.08, 0.33],
        [0.17, 0.38],
      ]),
    )
    .fill('#b9a482', both(hind))
    .fill('#8b7656', both(hindEdge))
    .fill('#82694b', both(fore))
    .fill('#5b4733', bands.map((band) => both(band)).join('') + both(fringe))
    .fill('#e0cfab', spots.map((spot) => both(spot)).join(''))
    .fill('#6b563e', shape(body))
    .fill('#a08661', shape(head) + shape(body.map(([a, b]): Point => [a * 0.8, 0.11 + (b - 0.11) * 0.32])));
}
