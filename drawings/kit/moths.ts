import type { Surface } from './camera.ts';
import { dirtTone, mix } from './color.ts';
import { createGrains, traceStain } from './dirt.ts';
import { type Drawing, polygon, smoothRing } from './drawing.ts';
import { type Box, clamp, lerp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

/** Points around [u, v] on the page, turned and scaled. */
const around = (surface: Surface, [u, v]: Point, turn: number, scale: number, points: readonly Point[]) =>
  points.map(([a, b]) =>
    surface.project(
      u + (Math.cos(turn) * a - Math.sin(turn) * b) * scale,
      v + (Math.sin(turn) * a + Math.cos(turn) * b) * scale,
    ),
  );

const place = (...placed: Parameters<typeof around>) => polygon(around(...placed));

const smooth = (...placed: Parameters<typeof around>) => smoothRing(around(...placed), 2);

const mirrored = (points: readonly Point[]) => points.map(([a, b]): Point => [-a, b]);

/** The right forewing of a miller moth, folded over its back; the left one mirrors it. */
const forewing: readonly Point[] = [
  [0.01, 0.3],
  [0.13, 0.33],
  [0.22, 0.2],
  [0.29, -0.04],
  [0.35, -0.32],
  [0.34, -0.43],
  [0.25, -0.5],
  [0.12, -0.54],
  [0, -0.51],
];

const wingMarks: readonly (readonly [color: string, opacity: number, rings: readonly (readonly Point[])[]])[] = [
  // The edge that lies outside, and the dark bands between the pale lines.
  [
    '#4c4032',
    0.85,
    [
      [
        [0.13, 0.33],
        [0.22, 0.2],
        [0.29, -0.04],
        [0.35, -0.32],
        [0.31, -0.3],
        [0.25, -0.03],
        [0.18, 0.18],
      ],
      [
        [0.02, 0.1],
        [0.09, 0.05],
        [0.15, 0.11],
        [0.23, 0.08],
        [0.25, 0.02],
        [0.15, 0.05],
        [0.09, -0.01],
        [0.02, 0.04],
      ],
      [
        [0.02, -0.25],
        [0.1, -0.3],
        [0.16, -0.25],
        [0.24, -0.3],
        [0.31, -0.27],
        [0.32, -0.33],
        [0.24, -0.36],
        [0.17, -0.31],
        [0.1, -0.36],
        [0.02, -0.31],
      ],
      [
        [0.11, -0.1],
        [0.24, -0.08],
        [0.26, -0.2],
        [0.13, -0.22],
      ],
    ],
  ],
  // A round spot and a kidney, which are typical of this moth, and the line before the fringe.
  [
    '#d3c4a6',
    1,
    [
      [
        [0.12, -0.01],
        [0.17, 0.02],
        [0.2, -0.03],
        [0.15, -0.06],
      ],
      [
        [0.15, -0.13],
        [0.21, -0.11],
        [0.23, -0.17],
        [0.19, -0.21],
        [0.15, -0.19],
        [0.18, -0.16],
      ],
      [
        [0.02, -0.41],
        [0.11, -0.44],
        [0.19, -0.4],
        [0.33, -0.42],
        [0.32, -0.45],
        [0.19, -0.43],
        [0.11, -0.47],
        [0.02, -0.44],
      ],
    ],
  ],
];

/** A miller moth at rest, its wings folded to a narrow roof. `size` is its length in meters; turned 0, it looks up. */
export function drawMoth(drawing: Drawing, surface: Surface, at: Point, turn: number, size = 0.03): void {
  const shape = (points: readonly Point[]) => smooth(surface, at, turn, size, points);
  const sharp = (points: readonly Point[]) => place(surface, at, turn, size, points);
  const unit = surface.camera.scaleAt(surface.point(...at)) * size;
  const line = (points: readonly Point[]) =>
    around(surface, at, turn, size, points)
      .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const bothLines = (points: readonly Point[]) => line(points) + line(mirrored(points));
  const whole = [...forewing, ...mirrored(forewing).toReversed()];
  drawing.fill('#1d2b33', smooth(surface, [at[0] - size * 0.1, at[1] - size * 0.1], turn, size, whole), 0.32);
  drawing.line(
    '#4b3e31',
    Math.max(0.9, unit * 0.02),
    bothLines([
      [0.05, 0.46],
      [0.15, 0.56],
      [0.3, 0.5],
      [0.38, 0.36],
    ]) +
      bothLines([
        [0.12, 0.3],
        [0.24, 0.36],
        [0.29, 0.31],
      ]),
  );
  for (const [wing, color] of [
    [mirrored(forewing), '#7c6b54'],
    [forewing, '#8d7b62'],
  ] as const)
    drawing.fill(color, shape(wing));
  for (const [color, opacity, rings] of wingMarks)
    drawing.fill(color, rings.map((ring) => sharp(ring) + sharp(mirrored(ring))).join(''), opacity);
  drawing
    .fill(
      '#4c4032',
      sharp([
        [-0.012, 0.26],
        [0.012, 0.26],
        [0.014, -0.5],
        [-0.006, -0.5],
      ]),
    )
    .fill(
      '#a39073',
      shape([
        [0, 0.16],
        [-0.12, 0.2],
        [-0.16, 0.31],
        [-0.11, 0.41],
        [0, 0.44],
        [0.11, 0.41],
        [0.16, 0.31],
        [0.12, 0.2],
      ]),
    )
    .fill(
      '#5b4c3b',
      sharp([
        [-0.13, 0.36],
        [-0.06, 0.38],
        [0, 0.36],
        [0.06, 0.38],
        [0.13, 0.36],
        [0.08, 0.42],
        [-0.08, 0.42],
      ]) +
        sharp([
          [-0.03, 0.32],
          [0.03, 0.32],
          [0, 0.18],
        ]),
    )
    .fill(
      '#6d5c47',
      shape([
        [-0.08, 0.42],
        [-0.07, 0.49],
        [0, 0.51],
        [0.07, 0.49],
        [0.08, 0.42],
        [0, 0.4],
      ]),
    );
}

interface MothTraces {
  seed: number;
  /** The density of traces at a place, from 0 to 1. */
  density: (u: number, v: number) => number;
  count: number;
}

/** Draws the traces of moths: small brown spots, some of which ran, tan smears of wing dust, and loose scales around both. */
export function drawMothTraces(
  drawing: Drawing,
  surface: Surface,
  box: Box,
  { seed, density, count }: MothTraces,
): void {
  const [left, low, right, high] = box;
  const random = createRandom(seed);
  let [smears, strokes, runs, spots] = ['', '', '', ''];
  for (let index = 0; index < count * 6; index++) {
    const at: Point = [lerp(left, right, random()), lerp(low, high, random())];
    const [chance, kind, turn, size] = [random(), random(), random(), random()];
    if (chance > density(...at)) continue;
    if (kind < 0.22) {
      // A wing that beat against the surface wiped its dust along, in streaks that end raggedly.
      const length = 0.02 + 0.034 * size;
      const bend = (turn < 0.5 ? -0.5 : 0.5) * (0.3 + chance);
      const path = (share: number, aside: number): Point => [share, bend * share * (1 - share) + aside];
      smears += smooth(surface, at, turn * 6.3, length, [
        path(0.1, 0),
        path(0.3, 0.2),
        path(0.7, 0.22),
        path(0.95, 0.06),
        path(0.7, -0.16),
        path(0.3, -0.14),
      ]);
      for (const aside of [-0.13, -0.07, -0.01, 0.05, 0.11, 0.17]) {
        const [from, to] = [random() * 0.45, 0.55 + random() * 0.5];
        strokes += place(surface, at, turn * 6.3, length, [
          path(from, aside),
          path((from + to) / 2, aside + 0.018),
          path(to, aside),
          path((from + to) / 2, aside - 0.014),
        ]);
      }
    } else {
      const radius = 0.0008 + 0.002 * size ** 2;
      const blot = Array.from({ length: 6 }, (_, corner): Point => {
        const angle = (corner / 6) * Math.PI * 2;
        return [Math.cos(angle) * (0.85 + 0.3 * Math.sin(corner * 5)), Math.sin(angle)];
      });
      spots += smooth(surface, at, 0, radius * 1.15, blot);
      if (kind > 0.88)
        runs += place(surface, at, 0, radius, [
          [-0.8, 0],
          [0.8, 0],
          [0.4, -4 - 3 * turn],
          [0, -7 - 6 * turn],
          [-0.4, -4 - 3 * turn],
        ]);
    }
  }
  const dust = (u: number, v: number) => density(u, v) * (0.35 + 0.9 * fractalNoise(u * 14, v * 14, seed, 3));
  drawing.clip(surface.rect(...box), () => {
    for (const [level, tone] of [
      [0.2, dirtTone.film],
      [0.42, dirtTone.filmDeep],
    ] as const)
      drawing.fill(tone, traceStain(surface, dust, box, level, 80, 8), 0.2);
    drawing
      .fill(dirtTone.filmDeep, smears, 0.22)
      .fill(mix(dirtTone.film, dirtTone.mud, 0.62), strokes, 0.6)
      .fill(dirtTone.mudDark, runs, 0.4)
      .fill(dirtTone.mudDark, spots, 0.8)
      .dots(
        dirtTone.dust,
        createGrains(surface, box, {
          seed: seed + 1,
          spacing: 0.008,
          density: (u, v) => 0.6 * clamp(dust(u, v) - 0.02),
          size: 0.0013,
        }),
        0.8,
      );
  });
}

/** The dust of a moth that flew against the pane: its open wings, printed pale. */
export function drawWingPrint(drawing: Drawing, glass: Surface, at: Point, turn: number, size = 0.066): void {
  const fore: Point[] = [
    [0.04, 0.1],
    [0.34, 0.34],
    [0.52, 0.3],
    [0.46, 0.06],
    [0.3, -0.06],
    [0.06, -0.04],
  ];
  const hind: Point[] = [
    [0.05, -0.08],
    [0.3, -0.1],
    [0.36, -0.26],
    [0.2, -0.36],
    [0.06, -0.22],
  ];
  const body: Point[] = [
    [-0.03, 0.16],
    [0.03, 0.16],
    [0.035, -0.1],
    [0, -0.26],
    [-0.035, -0.1],
  ];
  const shape = (points: readonly Point[]) => smooth(glass, at, turn, size, points);
  drawing
    .fill('#e9dfc6', [fore, hind].map((wing) => shape(wing) + shape(mirrored(wing).toReversed())).join(''), 0.26)
    .fill('#f4ecd8', shape(body) + shape(fore.slice(0, 3)) + shape(mirrored(fore.slice(0, 3)).toReversed()), 0.22);
}
