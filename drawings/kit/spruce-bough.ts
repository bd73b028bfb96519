import { lightOf, material, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

export interface Bough {
  from: Point;
  to: Point;
  seed: number;
  /** The length of its longest twigs. */
  reach: number;
}

interface Twig {
  root: Point;
  tip: Point;
  half: number;
}

/** The twigs of a bough, which grow shorter toward its tip; the long ones carry twigs of their own. */
function createTwigs({ from, to, seed, reach }: Bough): Twig[] {
  const random = createRandom(seed);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = (share: number): Point => [
    lerp(from[0], to[0], share),
    lerp(from[1], to[1], share) - Math.sin(Math.PI * share) * long * 0.05,
  ];
  const half = reach * 0.15;
  const twigs: Twig[] = [];
  const add = (root: Point, turn: number, size: number): Point => {
    const tip: Point = [root[0] + Math.cos(turn) * size, root[1] + Math.sin(turn) * size + size * 0.1];
    twigs.push({ root, tip, half: half * (0.85 + random() * 0.3) });
    return tip;
  };
  let side = 1;
  for (let share = 0.02; share < 0.95; share += ((reach * 0.26) / long) * (0.7 + random() * 0.6)) {
    side = -side;
    const root = at(share);
    const size = reach * (1.05 - share * 0.6) * (0.6 + random() * 0.55);
    const turn = angle + side * (0.5 + random() * 0.35);
    const tip = add(root, turn, size);
    if (size > reach * 0.55) {
      const fork: Point = [lerp(root[0], tip[0], 0.45), lerp(root[1], tip[1], 0.45)];
      add(fork, turn - side * (0.55 + random() * 0.2), size * 0.55);
      add(fork, turn + side * 0.5, size * 0.45);
    }
  }
  add(at(0.8), angle, long * 0.2 + reach * 0.3);
  return twigs;
}

/** A twig as a comb of short needles around a thin stem. */
function outlineTwig({ root, tip, half }: Twig, random: () => number, width = 1): Point[] {
  const long = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const along: Point = [(tip[0] - root[0]) / long, (tip[1] - root[1]) / long];
  const teeth = Math.max(4, Math.round(long / (half * 0.5)));
  const flank = (side: number) =>
    Array.from({ length: teeth * 2 }, (_, index): Point => {
      const share = index / (teeth * 2);
      const out = half * width * (index % 2 ? 1 : 0.55) * (1 - share ** 3 * 0.6) * (0.85 + random() * 0.3) * side;
      const ahead = share * long + (index % 2 ? half * 0.55 : 0);
      return [root[0] + along[0] * ahead - along[1] * out, root[1] + along[1] * ahead + along[0] * out];
    });
  return [...flank(1), [tip[0] + along[0] * half * 0.5, tip[1] + along[1] * half * 0.5], ...flank(-1).toReversed()];
}

/** A bough of blue spruce close at hand, which reaches into the picture. */
export function drawSpruceBough(drawing: Drawing, bough: Bough, color: string = material.spruceBlue): void {
  const random = createRandom(bough.seed + 1);
  const twigs = createTwigs(bough);
  const [lower, upper] = [twigs.filter((_, index) => index % 3 === 0), twigs.filter((_, index) => index % 3 !== 0)];
  drawing.fill(shadeOf(color, 0.4), lower.map((twig) => polygon(outlineTwig(twig, random, 1.1), 2)).join(''));
  const [{ from, to }, half] = [bough, bough.reach * 0.05];
  drawing.fill(
    shadeOf('#7a5a44', 0.2),
    polygon([
      [from[0], from[1] - half],
      [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) - Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.06],
      to,
      [from[0], from[1] + half],
    ]),
  );
  drawing.fill(color, upper.map((twig) => polygon(outlineTwig(twig, random), 2)).join(''));
  drawing.fill(
    lightOf(color, 0.24),
    upper
      .filter((_, index) => index % 2 === 0)
      .map(({ root, tip, half: wide }) =>
        polygon(
          outlineTwig(
            {
              root: [lerp(root[0], tip[0], 0.3), lerp(root[1], tip[1], 0.3) - wide * 0.2],
              tip: [lerp(root[0], tip[0], 0.96), lerp(root[1], tip[1], 0.96) - wide * 0.2],
              half: wide * 0.5,
            },
            random,
          ),
          2,
        ),
      )
      .join(''),
  );
}

/** The shadow of a bough on the wall behind it, as one path; the picture moves it by the slant of the sun. */
export function spruceBoughShadow(bough: Bough, [right, down]: Point): string {
  const random = createRandom(bough.seed + 1);
  return createTwigs(bough)
    .map((twig) =>
      polygon(
        outlineTwig(twig, random, 1.15).map(([x, y]): Point => [x + right, y + down]),
        5,
      ),
    )
    .join('');
}
