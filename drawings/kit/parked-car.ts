import type { Surface } from './camera.ts';
import { lightOf, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { edges, type Point, type Vector } from './geometry.ts';

const carWidth = 1.8;

type CarKind = 'sedan' | 'crossover' | 'pickup';

/** Profiles in meters, from the nose and up, clockwise from the front bumper. */
const profiles: Record<CarKind, { body: Point[]; cabin: Point[]; glass: Point[][]; wheels: number[]; length: number }> =
  {
    sedan: {
      body: [
        [0.06, 0.3],
        [0, 0.5],
        [0.05, 0.68],
        [0.3, 0.8],
        [1.2, 0.93],
        [2.6, 0.98],
        [4.1, 1.08],
        [4.5, 1.07],
        [4.58, 0.84],
        [4.52, 0.34],
        [4.3, 0.24],
        [0.2, 0.24],
      ],
      cabin: [
        [0.95, 0.9],
        [2.02, 1.4],
        [2.95, 1.42],
        [4.42, 1.08],
      ],
      glass: [
        [
          [1.4, 1],
          [2.06, 1.33],
          [2.58, 1.36],
          [2.62, 1.03],
        ],
        [
          [2.68, 1.03],
          [2.64, 1.36],
          [2.96, 1.36],
          [3.72, 1.11],
        ],
      ],
      wheels: [0.86, 3.72],
      length: 4.58,
    },
    crossover: {
      body: [
        [0.06, 0.36],
        [0, 0.58],
        [0.03, 0.82],
        [0.22, 0.96],
        [1.05, 1.06],
        [2.6, 1.1],
        [4.1, 1.2],
        [4.42, 1.18],
        [4.5, 0.84],
        [4.42, 0.4],
        [4.2, 0.3],
        [0.2, 0.3],
      ],
      cabin: [
        [0.9, 1.02],
        [1.84, 1.6],
        [3.6, 1.66],
        [4.42, 1.18],
      ],
      glass: [
        [
          [1.3, 1.12],
          [1.9, 1.52],
          [2.52, 1.57],
          [2.56, 1.15],
        ],
        [
          [2.62, 1.15],
          [2.58, 1.57],
          [3.3, 1.57],
          [3.5, 1.2],
        ],
        [
          [3.57, 1.21],
          [3.4, 1.57],
          [3.6, 1.56],
          [3.94, 1.24],
        ],
      ],
      wheels: [0.86, 3.62],
      length: 4.5,
    },
    pickup: {
      body: [
        [0.04, 0.45],
        [0.02, 0.85],
        [0.24, 1.08],
        [1.5, 1.16],
        [5.3, 1.16],
        [5.38, 1.1],
        [5.4, 0.55],
        [5.3, 0.42],
        [0.1, 0.4],
      ],
      cabin: [
        [1.4, 1.14],
        [2.1, 1.76],
        [3.7, 1.8],
        [3.9, 1.15],
      ],
      glass: [
        [
          [1.75, 1.22],
          [2.18, 1.68],
          [2.7, 1.7],
          [2.7, 1.22],
        ],
        [
          [2.78, 1.22],
          [2.78, 1.7],
          [3.58, 1.71],
          [3.7, 1.22],
        ],
      ],
      wheels: [0.95, 4.3],
      length: 5.4,
    },
  };

interface ParkedCar {
  kind: CarKind;
  color: string;
  /** Position of its nose on the floor, on the near flank. */
  nose: Point;
  /** The direction that it faces along u. */
  facing: -1 | 1;
}

/** Returns the eight corners of a body that contains the car, for its shadow. */
export const carCorners = (floor: Surface, { kind, nose: [u, v], facing }: ParkedCar): Vector[] => {
  const { body, cabin } = profiles[kind];
  const at = ([along, up]: Point, side: number) => floor.point(u - facing * along, v + side, up);
  return [
    ...body.flatMap((point) => [at(point, 0), at(point, carWidth)]),
    ...cabin.flatMap((point) => [at(point, 0.2), at(point, carWidth - 0.2)]),
  ];
};

/** A car that stands across the view, with its near flank, its top and the end that shows. */
export function drawParkedCar(drawing: Drawing, floor: Surface, car: ParkedCar): void {
  const { camera } = floor;
  const { body, cabin, glass, wheels, length } = profiles[car.kind];
  const { color } = car;
  const belt = cabin[0]?.[1] ?? 1;
  /** The cabin leans inward above the belt line. */
  const at = ([along, up]: Point, side: number): Vector => {
    const lean = Math.max(0, up - belt) * 0.42;
    const place = side * carWidth;
    return floor.point(car.nose[0] - car.facing * along, car.nose[1] + (side < 0.5 ? place + lean : place - lean), up);
  };
  const face = (points: readonly Point[], side = 0) => camera.formatFace(points.map((point) => at(point, side)));
  const across = (a: Point, b: Point, from = 0, to = 1) =>
    camera.formatFace([at(a, from), at(b, from), at(b, to), at(a, to)]);
  const faces = ([a, b]: readonly [Point, Point]) => {
    const [x, , z] = at(a, 0);
    const outX = car.facing * (b[1] - a[1]);
    return outX * (camera.eye[0] - x) + (b[0] - a[0]) * (camera.eye[2] - z) > 0;
  };
  const tire = '#1b2428';
  // The dark below the car, and the tires seen from its end.
  drawing.fill(
    '#12303f',
    camera.formatFace(
      [
        [0.25, 0],
        [length - 0.25, 0],
      ].flatMap(([along = 0]) => (along < 1 ? [0, 1] : [1, 0]).map((side) => at([along, 0], side))),
    ),
    0.6,
  );
  const end = (wheels[1] ?? 0) + 0.3;
  drawing.fill('#22343c', across([end - 0.3, 0.04], [end - 0.3, 0.45]));
  drawing.fill(tire, across([end, 0], [end, 0.4], 0.03, 0.17) + across([end, 0], [end, 0.4], 0.83, 0.97));
  for (const edge of [...edges(body)].filter(faces)) {
    const [a, b] = edge;
    const isTop = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
    if (b[1] < 0.45 && a[1] < 0.45) continue;
    drawing.fill(isTop ? lightOf(color, 0.32) : shadeOf(color, b[1] < a[1] && b[1] < 0.5 ? 0.34 : 0.16), across(a, b));
  }
  const [hood, roofFront, roofBack, deck] = cabin as [Point, Point, Point, Point];
  if (faces([roofBack, deck])) {
    drawing.fill(shadeOf(color, 0.1), across(roofBack, deck));
    const within = (share: number): Point => [
      roofBack[0] + (deck[0] - roofBack[0]) * share,
      roofBack[1] + (deck[1] - roofBack[1]) * share,
    ];
    drawing.fill('#2c4f5f', across(within(0.1), within(0.9), 0.08, 0.92));
    drawing.fill('#7fb2c9', across(within(0.1), within(0.9), 0.5, 0.92), 0.55);
  }
  if (faces([roofFront, roofBack])) drawing.fill(lightOf(color, 0.36), across(roofFront, roofBack));
  if (faces([hood, roofFront])) drawing.fill('#2c4f5f', across(hood, roofFront, 0.06, 0.94));
  // Lights, a plate and the bumper at the end.
  const tail = length + 0.005;
  if (
    faces([
      [tail, 0.9],
      [tail, 0.5],
    ])
  ) {
    const low = car.kind === 'sedan' ? 0.64 : 0.74;
    const band = (from: number, to: number, by: number, upTo: number) =>
      across([tail - 0.06, by + upTo], [tail - 0.02, by], from, to);
    drawing
      .fill('#a2382b', band(0.02, 0.17, low, 0.2) + band(0.83, 0.98, low, 0.2))
      .fill('#e9ece6', band(0.42, 0.58, low + 0.02, 0.13))
      .fill('#3a474d', across([tail, 0.5], [tail - 0.04, 0.34], 0.04, 0.96));
  }
  drawing.fill(shadeOf(color, 0.1), face(cabin)).fill(shadeOf(color, 0.04), face(body));
  drawing.fill(
    shadeOf(color, 0.3),
    face([
      [0.1, 0.28],
      [0.05, 0.55],
      [length - 0.05, 0.58],
      [length - 0.08, 0.28],
    ]),
  );
  drawing.fill(
    lightOf(color, 0.36),
    face([
      [0.4, belt - 0.12],
      [1.2, belt - 0.02],
      [length - 0.5, belt + 0.01],
      [length - 0.4, belt - 0.04],
      [1.2, belt - 0.07],
    ]),
  );
  drawing.fill('#294b5a', glass.map((pane) => face(pane)).join(''));
  drawing.fill(
    '#8fbfd4',
    glass
      .map(([a, b, c, d]) => (a && b && c && d ? face([a, b, c, [a[0] + (d[0] - a[0]) * 0.45, a[1]]]) : ''))
      .join(''),
    0.7,
  );
  const wheel = (center: number, radius: number) =>
    face(
      Array.from({ length: 24 }, (_, corner): Point => {
        const angle = (corner / 24) * Math.PI * 2;
        return [center + Math.cos(angle) * radius, 0.36 + Math.sin(angle) * radius];
      }),
    );
  const wheelsOf = (radius: number) => wheels.map((center) => wheel(center, radius)).join('');
  drawing
    .fill(shadeOf(color, 0.55), wheelsOf(0.42))
    .fill(tire, wheelsOf(0.37))
    .fill('#a9b4b8', wheelsOf(0.27))
    .fill('#56646b', wheelsOf(0.19));
}
