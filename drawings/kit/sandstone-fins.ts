import { hazeOf, lightOf, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

export interface Fin {
  x: number;
  foot: number;
  width: number;
  height: number;
  seed: number;
  color?: string;
  haze?: number;
  /** The distance of its top to the right of its foot. */
  lean?: number;
  /** -1 when the sun comes from the left, 1 from the right. */
  sunSide?: -1 | 1;
}

/** One upright slab of red sandstone, as the Gateway Rocks are: a broken crest, a lit face, one in shade, cracks. */
export function drawFin(drawing: Drawing, fin: Fin): void {
  const { x, foot, width, height, seed, haze = 0, lean = 0, sunSide = -1 } = fin;
  const random = createRandom(seed);
  const rock = hazeOf(fin.color ?? '#c9683f', haze);
  const steps = 6;
  const taper = 0.34 + random() * 0.2;
  const flank = (side: -1 | 1): Point[] => {
    const points: Point[] = [];
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const half = (width / 2) * (1 - share ** 2 * taper) * (0.9 + random() * 0.2);
      const ledge = step % 2 ? 0.02 : 0;
      points.push([x + side * half + lean * share, foot - height * (share * 0.9 + ledge)]);
    }
    return points;
  };
  const left = flank(-1);
  const right = flank(1);
  const topLeft = left.at(-1) ?? [x, foot - height];
  const topRight = right.at(-1) ?? [x, foot - height];
  const crest: Point[] = [0.12, 0.3, 0.38, 0.54, 0.64, 0.8, 0.9].map((share) => [
    lerp(topLeft[0], topRight[0], share),
    foot - height * (0.89 + 0.13 * Math.sin(Math.PI * share) * random() + random() * 0.03),
  ]);
  drawing.fill(rock, polygon([...left, ...crest, ...right.toReversed()]));
  // The face turned from the sun, behind a broken edge from the crest to the foot.
  const edge: Point[] = [];
  for (let step = 0; step <= 5; step++) {
    const share = 1 - step / 5;
    edge.push([
      x + lean * share - sunSide * width * (0.02 + 0.16 * (1 - share)) + (random() - 0.5) * width * 0.16,
      foot - height * share * 0.9,
    ]);
  }
  const far = sunSide < 0 ? right : left;
  const top = sunSide < 0 ? crest.slice(3) : crest.slice(0, 4).toReversed();
  drawing.fill(shadeOf(rock, 0.36), polygon([...edge.toReversed(), ...top, ...far.toReversed()]));
  let cracks = '';
  let lights = '';
  for (let crack = 0; crack < 9; crack++) {
    const across = (crack + 0.3 + random() * 0.5) / 9 - 0.5;
    const from = random() * 0.55;
    const to = from + 0.25 + random() * 0.35;
    const at = (share: number, aside: number): Point => [
      x + across * width * (1 - share * 0.45) + lean * share + aside,
      foot - height * share * 0.88,
    ];
    const sliver = polygon([
      at(from, 0),
      at(lerp(from, to, 0.5), width * 0.014),
      at(to, 0),
      at(lerp(from, to, 0.5), -width * 0.012),
    ]);
    if (across * sunSide > 0.02) {
      if (crack % 2) lights += sliver;
      else cracks += sliver;
    } else cracks += sliver;
  }
  drawing.fill(shadeOf(rock, 0.5), cracks, 0.8).fill(lightOf(rock, 0.4), lights);
}
