import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, formatRing, polygon } from './drawing.ts';
import { type Box, signedArea, simplifyRing, traceContours } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

export interface Crown {
  x: number;
  foot: number;
  height: number;
  seed: number;
  color?: string;
  bark?: string;
  haze?: number;
  /** -1 when the sun comes from the left, 1 from the right. */
  sunSide?: -1 | 1;
  /** Width of the crown by the height of the tree. */
  spread?: number;
  /** Share of the height below the lowest leaves. */
  trunk?: number;
  /** The raggedness of the outline; 1 for a cottonwood or elm, less for a clipped shrub. */
  ragged?: number;
}

const createLeafField = ({ x, foot, height, seed, spread = 0.8, trunk = 0.2, ragged = 1 }: Crown) => {
  const random = createRandom(seed);
  const tall = height * (1 - trunk);
  // Boughs carry the leaves: a few uneven masses, the largest low in the crown.
  const masses = Array.from({ length: 9 }, (_, index) => {
    const level = 0.2 + 0.68 * ((index + random() * 0.7) / 9);
    const wide = Math.sin(Math.PI * (0.22 + 0.66 * level)) ** 0.8;
    const side = (index % 2 ? 1 : -1) * (0.25 + random() * 0.75);
    return {
      u: x + side * wide * spread * height * 0.34,
      v: foot - height * trunk - tall * level,
      reach: height * (0.11 + random() * 0.08) * (0.55 + spread * 0.6),
    };
  });
  return (u: number, v: number) => {
    let most = -1;
    for (const mass of masses)
      most = Math.max(most, 1 - ((u - mass.u) / mass.reach / 1.15) ** 2 - ((v - mass.v) / mass.reach) ** 2);
    // Leaves stay leaves, however large the tree.
    const grain = Math.min(height * 0.06, 20);
    return most + ragged * 1.9 * (fractalNoise(u / grain, v / grain, seed, 5) - 0.5);
  };
};

/** A leafy tree with an uneven crown that lets sky through, in three tones of one light. */
export function drawLeafyTree(drawing: Drawing, tree: Crown): void {
  const { x, foot, height, haze = 0, sunSide = 1, spread = 0.8, trunk = 0.2 } = tree;
  const faded = (color: string) => mix(color, '#b5d5e2', haze);
  const leaf = faded(tree.color ?? '#7d9657');
  const bark = faded(tree.bark ?? '#6d5a4b');
  const density = createLeafField(tree);
  const half = height * 0.02;
  const top = foot - height * (trunk + 0.42);
  if (trunk > 0.06) {
    const limb = (side: number, to: number) =>
      polygon([
        [x - half, foot],
        [x - half * 0.5, foot - height * (trunk + 0.06)],
        [x + side * height * spread, to],
        [x + side * height * spread + half * 0.3, to],
        [x + half * 0.5, foot - height * (trunk + 0.04)],
        [x + half * 1.1, foot],
      ]);
    drawing.fill(
      shadeOf(bark, 0.3),
      limb(-0.16, top + height * 0.08) + limb(0.04, top) + limb(0.18, top + height * 0.12),
    );
    drawing.fill(
      bark,
      polygon([
        [x + sunSide * half, foot],
        [x + sunSide * half * 0.5, foot - height * trunk],
        [x + sunSide * half * 0.05, foot - height * trunk],
        [x + sunSide * half * 0.2, foot],
      ]),
    );
  }
  const wide = height * (spread * 0.62 + 0.14);
  const box: Box = [x - wide, foot - height * 1.12, x + wide, foot - height * trunk * 0.5];
  const columns = Math.round(Math.min(160, 26 + height / 3));
  const mass = (level: number, shift: number, minArea: number) => {
    const at = (u: number, v: number) => density(u - sunSide * shift, v + shift * 1.1);
    let path = '';
    for (const ring of traceContours(
      at,
      box,
      columns,
      Math.round((columns * (box[3] - box[1])) / (box[2] - box[0])),
      level,
    )) {
      if (Math.abs(signedArea(ring)) < minArea) continue;
      path += formatRing(simplifyRing(ring, 1.2), 5);
    }
    return path;
  };
  const unit = height * 0.01;
  drawing
    .fill(shadeOf(leaf, 0.42), mass(-0.1, 0, unit * unit * 5))
    .fill(shadeOf(leaf, 0.12), mass(0.4, unit * 1.8, unit * unit * 5))
    .fill(lightOf(leaf, 0.14), mass(0.92, unit * 3.6, unit * unit * 2));
}

/** A shrub or thicket of the same hand: wide, low and without a trunk. */
export const drawThicket = (drawing: Drawing, shrub: Omit<Crown, 'trunk'>): void =>
  drawLeafyTree(drawing, { spread: 1.5, ...shrub, trunk: 0 });
