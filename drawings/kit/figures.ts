import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, ellipse, polygon, smoothRing } from './drawing.ts';
import type { Point, Vector } from './geometry.ts';

/**
 * A person of 1.72 m, for scale, without a face, in mid-step. `u` and `v` are the place on the floor. Use it for at most
 * 160 units of height, because it is too simple for more.
 */
export function drawPerson(
  drawing: Drawing,
  floor: Surface,
  [u, v]: Point,
  options: { top: string; legs: string; skin?: string; hair?: string; facing?: -1 | 1; rays: Vector; bag?: string },
): void {
  const foot = floor.point(u, v);
  const [x, y] = floor.camera.project(foot);
  const unit = floor.camera.scaleAt(foot) * 1.72;
  const { facing = 1, skin = '#c08a68', hair = '#3b2c25' } = options;
  const at = (side: number, height: number): Point => [x + side * unit * facing, y - height * unit];
  const shape = (points: readonly [number, number][]) => points.map(([side, height]) => at(side, height));
  const body = floor.boxCorners(u - 0.2, v - 0.12, u + 0.2, v + 0.12, 0, 1.68);
  drawing.fill('#1f4a60', floor.shadowOfBody(body, options.rays), 0.4);
  drawing.fill(
    shadeOf(options.legs, 0.3),
    polygon(
      shape([
        [-0.05, 0.5],
        [0.05, 0.5],
        [0.0, 0.24],
        [-0.1, 0.03],
        [-0.17, 0.02],
        [-0.1, 0.24],
      ]),
    ),
  );
  drawing.fill(
    options.legs,
    polygon(
      shape([
        [-0.06, 0.52],
        [0.065, 0.52],
        [0.1, 0.27],
        [0.11, 0.03],
        [0.05, 0.03],
        [0.03, 0.26],
      ]),
    ),
  );
  drawing.fill(
    '#2b2724',
    polygon(
      shape([
        [0.05, 0.03],
        [0.11, 0.03],
        [0.16, 0],
        [0.05, 0],
      ]),
    ) +
      polygon(
        shape([
          [-0.17, 0.02],
          [-0.11, 0.035],
          [-0.08, 0.005],
          [-0.18, -0.005],
        ]),
      ),
  );
  if (options.bag)
    drawing.fill(
      options.bag,
      polygon(
        shape([
          [-0.16, 0.52],
          [-0.04, 0.54],
          [-0.02, 0.36],
          [-0.17, 0.36],
        ]),
      ),
    );
  drawing.fill(
    options.top,
    smoothRing(
      shape([
        [-0.09, 0.84],
        [0.08, 0.84],
        [0.115, 0.76],
        [0.085, 0.5],
        [-0.075, 0.5],
        [-0.11, 0.72],
      ]),
    ),
  );
  drawing.fill(
    shadeOf(options.top, 0.3),
    polygon(
      shape([
        [-0.085, 0.82],
        [-0.02, 0.8],
        [-0.03, 0.51],
        [-0.07, 0.5],
        [-0.1, 0.72],
      ]),
    ),
  );
  drawing.fill(
    lightOf(options.top, 0.12),
    polygon(
      shape([
        [0.03, 0.8],
        [0.075, 0.79],
        [0.12, 0.62],
        [0.1, 0.5],
        [0.06, 0.5],
        [0.06, 0.62],
      ]),
    ),
  );
  drawing.fill(
    skin,
    ellipse(...at(0.095, 0.475), unit * 0.022) +
      polygon(
        shape([
          [-0.018, 0.88],
          [0.03, 0.88],
          [0.03, 0.82],
          [-0.02, 0.82],
        ]),
      ) +
      ellipse(...at(0.012, 0.925), unit * 0.047, unit * 0.062),
  );
  drawing.fill(
    hair,
    smoothRing(
      shape([
        [0.05, 0.965],
        [0.02, 0.995],
        [-0.035, 0.985],
        [-0.055, 0.93],
        [-0.035, 0.885],
        [-0.015, 0.93],
        [0.015, 0.958],
      ]),
    ),
  );
}

export type CarKind = 'sedan' | 'wagon' | 'pickup' | 'van';

/** Half profiles in meters, along the car and up; the cabin is listed apart for its glass. */
const profiles: Record<
  CarKind,
  { body: Point[]; cabin: Point[]; glass: Point[][]; wheels: [number, number]; length: number }
> = {
  sedan: {
    body: [
      [0.02, 0.32],
      [0.05, 0.62],
      [0.3, 0.82],
      [1.2, 0.93],
      [3.75, 0.97],
      [4.5, 0.9],
      [4.62, 0.55],
      [4.55, 0.28],
      [0.1, 0.26],
    ],
    cabin: [
      [1.15, 0.92],
      [1.85, 1.4],
      [3.05, 1.44],
      [3.95, 0.97],
    ],
    glass: [
      [
        [1.42, 0.97],
        [1.95, 1.33],
        [2.45, 1.36],
        [2.45, 0.98],
      ],
      [
        [2.53, 0.98],
        [2.53, 1.36],
        [3.02, 1.36],
        [3.6, 0.99],
      ],
    ],
    wheels: [0.88, 3.68],
    length: 4.62,
  },
  wagon: {
    body: [
      [0.02, 0.36],
      [0.06, 0.7],
      [0.35, 0.92],
      [1.2, 1.02],
      [4.4, 1.06],
      [4.56, 0.95],
      [4.6, 0.5],
      [4.52, 0.32],
      [0.1, 0.3],
    ],
    cabin: [
      [1.1, 1],
      [1.75, 1.56],
      [4.05, 1.62],
      [4.45, 1.05],
    ],
    glass: [
      [
        [1.36, 1.06],
        [1.86, 1.48],
        [2.45, 1.5],
        [2.45, 1.07],
      ],
      [
        [2.53, 1.07],
        [2.53, 1.5],
        [3.3, 1.52],
        [3.3, 1.07],
      ],
      [
        [3.38, 1.07],
        [3.38, 1.52],
        [3.98, 1.53],
        [4.24, 1.08],
      ],
    ],
    wheels: [0.9, 3.72],
    length: 4.6,
  },
  pickup: {
    body: [
      [0.02, 0.45],
      [0.04, 0.85],
      [0.3, 1.08],
      [1.6, 1.14],
      [5.5, 1.14],
      [5.56, 0.5],
      [5.45, 0.42],
      [0.1, 0.4],
    ],
    cabin: [
      [1.5, 1.12],
      [2.05, 1.76],
      [3.5, 1.8],
      [3.72, 1.12],
    ],
    glass: [
      [
        [1.78, 1.18],
        [2.15, 1.68],
        [2.6, 1.7],
        [2.6, 1.18],
      ],
      [
        [2.68, 1.18],
        [2.68, 1.7],
        [3.42, 1.71],
        [3.55, 1.18],
      ],
    ],
    wheels: [1.0, 4.45],
    length: 5.56,
  },
  van: {
    body: [
      [0.02, 0.4],
      [0.05, 0.85],
      [0.35, 1.12],
      [0.95, 1.3],
      [1.7, 2.2],
      [2.1, 2.36],
      [5.3, 2.4],
      [5.42, 2.3],
      [5.45, 0.5],
      [5.35, 0.36],
      [0.1, 0.36],
    ],
    cabin: [
      [0.95, 1.3],
      [1.65, 2.12],
      [1.9, 2.12],
      [2.3, 1.3],
    ],
    glass: [
      [
        [1.1, 1.34],
        [1.68, 2.05],
        [2.2, 2.05],
        [2.2, 1.34],
      ],
    ],
    wheels: [0.95, 4.4],
    length: 5.45,
  },
};

/** A parked car seen from the side, standing on a wall-like plane at its near flank. `wall` has u along the curb, v up. */
export function drawCar(
  drawing: Drawing,
  wall: Surface,
  u: number,
  options: { kind: CarKind; color: string; isTurned?: boolean },
): void {
  const { body, cabin, glass, wheels, length } = profiles[options.kind];
  const { color } = options;
  const at = ([along, up]: Point): Point => [u + (options.isTurned ? length - along : along), up];
  const shape = (points: readonly Point[]) => wall.polygon(points.map(at));
  drawing.fill(
    '#173447',
    shape([
      [-0.1, -0.02],
      [length + 0.15, -0.02],
      [length, 0.14],
      [0, 0.14],
    ]),
    0.5,
  );
  drawing.fill(shadeOf(color, 0.12), shape(cabin)).fill(color, shape(body));
  drawing.fill(
    shadeOf(color, 0.34),
    shape([
      [0.1, 0.26],
      [0.05, 0.56],
      [length - 0.06, 0.6],
      [length - 0.08, 0.28],
    ]),
  );
  drawing.fill(
    lightOf(color, 0.4),
    shape([
      [0.4, 0.8],
      [1.2, 0.9],
      [length - 0.5, 0.93],
      [length - 0.4, 0.88],
      [1.2, 0.85],
    ]),
  );
  drawing.fill('#294b5a', glass.map(shape).join(''));
  drawing.fill(
    '#8fbfd4',
    glass
      .map(([a, b, c, d]) => (a && b && c && d ? shape([a, b, c, [a[0] + (d[0] - a[0]) * 0.45, a[1]]]) : ''))
      .join(''),
    0.7,
  );
  const wheel = (center: number, radius: number) => {
    const points: Point[] = [];
    for (let corner = 0; corner < 20; corner++) {
      const angle = (corner / 20) * Math.PI * 2;
      points.push([center + Math.cos(angle) * radius, 0.34 + Math.sin(angle) * radius]);
    }
    return shape(points);
  };
  drawing.fill('#1b2428', wheels.map((center) => wheel(center, 0.35)).join(''));
  drawing.fill('#a9b4b8', wheels.map((center) => wheel(center, 0.2)).join(''));
  drawing.fill('#56646b', wheels.map((center) => wheel(center, 0.09)).join(''));
  drawing
    .fill(
      '#f3e2b0',
      shape([
        [0.05, 0.62],
        [0.28, 0.72],
        [0.3, 0.6],
        [0.06, 0.54],
      ]),
    )
    .fill(
      mix('#b33a2c', '#000000', 0.1),
      shape([
        [length - 0.16, 0.7],
        [length - 0.02, 0.7],
        [length - 0.01, 0.88],
        [length - 0.14, 0.88],
      ]),
    );
}
