import type { Surface } from './camera.ts';
import { dirtTone, mix } from './color.ts';
import { grains, stain } from './dirt.ts';
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

/** A miller moth at rest, its wings folded to a narrow roof. `size` is its length in meters; turned 0, it looks up. */
export function drawMoth(drawing: Drawing, surface: Surface, at: Point, turn: number, size = 0.03): void {
  const shape = (points: readonly Point[]) => place(surface, at, turn, size, points);
  const both = (points: readonly Point[]) => shape(points) + shape(mirrored(points));
  const wing: Point[] = [
    [0, 0.3],
    [0.16, 0.28],
    [0.3, -0.1],
    [0.36, -0.44],
    [0.2, -0.52],
    [0.02, -0.4],
  ];
  drawing
    .fill(
      '#1d2b33',
      place(surface, [at[0] + size * 0.12, at[1] - size * 0.1], turn, size, [...wing, ...mirrored(wing).toReversed()]),
      0.35,
    )
    .fill('#7a6a55', both(wing))
    .fill(
      '#5b4c3b',
      both([
        [0.03, 0.02],
        [0.22, 0.1],
        [0.27, -0.04],
        [0.04, -0.1],
      ]) +
        both([
          [0.05, -0.3],
          [0.34, -0.36],
          [0.35, -0.44],
          [0.08, -0.4],
        ]),
    )
    .fill(
      '#c0ae8f',
      both([
        [0.12, 0],
        [0.19, -0.01],
        [0.19, -0.09],
        [0.12, -0.08],
      ]) +
        both([
          [0.17, -0.18],
          [0.25, -0.2],
          [0.24, -0.29],
          [0.17, -0.28],
        ]),
    )
    .fill(
      '#4b3e31',
      shape([
        [-0.13, 0.22],
        [-0.13, 0.4],
        [-0.06, 0.48],
        [0.06, 0.48],
        [0.13, 0.4],
        [0.13, 0.22],
        [0, 0.14],
      ]),
    );
  const feelers = [-1, 1].map((side) =>
    around(surface, at, turn, size, [
      [0.05 * side, 0.46],
      [0.16 * side, 0.62],
    ])
      .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(''),
  );
  drawing.line('#4b3e31', 0.9, feelers.join(''));
}

interface Traces {
  seed: number;
  /** How many there are at a place, from 0 to 1. */
  density: (u: number, v: number) => number;
  count: number;
}

/** What moths leave: brown spots that ran a little, tan smears of wing dust, and loose scales around both. */
export function drawMothTraces(drawing: Drawing, surface: Surface, box: Box, { seed, density, count }: Traces): void {
  const [left, low, right, high] = box;
  const random = createRandom(seed);
  let [smears, cores, runs, spots] = ['', '', '', ''];
  for (let index = 0; index < count * 6; index++) {
    const at: Point = [lerp(left, right, random()), lerp(low, high, random())];
    const [chance, kind, turn, size] = [random(), random(), random(), random()];
    if (chance > density(...at)) continue;
    if (kind < 0.4) {
      // A wing that beat against the surface wiped its dust into a short bow, in two or three strokes.
      const length = 0.016 + 0.032 * size;
      const bend = (turn < 0.5 ? -0.5 : 0.5) * (0.5 + chance);
      const bow = (wide: number, aside: number, short: number): Point[] => {
        const side = (sign: number) =>
          Array.from({ length: 4 }, (_, step): Point => {
            const share = short + (step / 3) * (1 - short);
            const half = wide * Math.sin(Math.PI * (0.08 + 0.84 * (step / 3))) ** 0.7;
            return [share, bend * share * (1 - share) + aside + sign * half];
          });
        return [...side(1), ...side(-1).toReversed()];
      };
      const shape = (wide: number, aside: number, short: number) =>
        smooth(surface, at, turn * 6.3, length, bow(wide, aside, short));
      smears += shape(0.15, 0, 0) + shape(0.07, 0.24, 0.25);
      cores += shape(0.05, -0.03, 0.12);
    } else {
      const radius = 0.0016 + 0.0034 * size ** 2;
      const blot = Array.from({ length: 6 }, (_, corner): Point => {
        const angle = (corner / 6) * Math.PI * 2;
        return [Math.cos(angle) * (0.85 + 0.3 * Math.sin(corner * 5)), Math.sin(angle)];
      });
      spots += smooth(surface, at, 0, radius * 1.15, blot);
      if (kind > 0.92)
        runs += place(surface, at, 0, radius, [
          [-0.95, 0],
          [0.95, 0],
          [0.4, -2.5 - 3 * turn],
          [0, -4 - 5 * turn],
          [-0.4, -2.5 - 3 * turn],
        ]);
    }
  }
  const dust = (u: number, v: number) => density(u, v) * (0.35 + 0.9 * fractalNoise(u * 14, v * 14, seed, 3));
  drawing.clip(surface.rect(...box), () => {
    for (const [level, tone] of [
      [0.16, dirtTone.film],
      [0.36, dirtTone.filmDeep],
      [0.58, dirtTone.dust],
    ] as const)
      drawing.fill(tone, stain(surface, dust, box, level, 80, 8), 0.26);
    drawing
      .fill(mix(dirtTone.film, dirtTone.mud, 0.5), smears, 0.42)
      .fill(dirtTone.mud, cores, 0.34)
      .fill(dirtTone.mudDark, runs, 0.5)
      .fill(dirtTone.mudDark, spots, 0.85)
      .dots(
        dirtTone.dust,
        grains(surface, box, {
          seed: seed + 1,
          spacing: 0.011,
          density: (u, v) => 0.6 * clamp(dust(u, v) - 0.06),
          size: 0.0026,
        }),
        0.8,
      );
  });
}

/** A dusty web across a corner: threads from the corner, others between them that sag. */
export function drawCobweb(
  drawing: Drawing,
  surface: Surface,
  [u, v]: Point,
  { seed, reach, from, to }: { seed: number; reach: number; from: number; to: number },
): void {
  const random = createRandom(seed);
  const threads = Array.from({ length: 8 }, (_, index) => ({
    angle: lerp(from, to, index / 7) + (random() - 0.5) * 0.07,
    length: reach * (0.62 + 0.4 * random()),
  }));
  const at = (angle: number, far: number): Point =>
    surface.project(u + Math.cos(angle) * far, v + Math.sin(angle) * far);
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = threads.map(({ angle, length }) => `M${text(at(angle, 0))}L${text(at(angle, length))}`).join('');
  for (let ring = 1; ring <= 6; ring++) {
    threads.slice(1).forEach((thread, index) => {
      const before = threads[index];
      const share = (ring + (random() - 0.5) * 0.3) / 7;
      if (!before || random() < 0.14) return;
      const [a, b] = [before.length * share, thread.length * share];
      const middle = at((before.angle + thread.angle) / 2, ((a + b) / 2) * 0.9);
      path += `M${text(at(before.angle, a))}Q${text(middle)} ${text(at(thread.angle, b))}`;
    });
  }
  drawing.line('#efeadb', 1, path, 0.6);
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
