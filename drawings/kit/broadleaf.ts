import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

export interface Broadleaf {
  x: number;
  foot: number;
  height: number;
  seed: number;
  haze?: number;
  /** -1 when the sun comes from the left, 1 from the right. */
  sunSide?: -1 | 1;
  color?: string;
  bark?: string;
  /** Width of the crown by the height of the tree. */
  spread?: number;
  /** Share of the height below the lowest leaves. */
  trunk?: number;
}

/** Leaves toward the light: a mass with small teeth, flatter below than above. */
function leafMass(x: number, y: number, radius: number, random: () => number, corners: number): Point[] {
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + random() * 0.6) / corners) * Math.PI * 2;
    const reach = radius * (corner % 2 ? 0.86 : 1.06) * (0.93 + random() * 0.14);
    points.push([x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * (Math.sin(angle) > 0 ? 0.7 : 0.92)]);
  }
  return points;
}

/** An elm, maple or old cottonwood of a street or yard: masses of leaves around a forked trunk, sky between them. */
export function drawBroadleaf(drawing: Drawing, tree: Broadleaf): void {
  const { x, foot, height, seed, haze = 0, sunSide = 1, spread = 0.8, trunk = 0.26 } = tree;
  const random = createRandom(seed);
  const isNear = height > 240;
  const corners = isNear ? 24 : 15;
  const faded = (color: string) => mix(color, '#b5d5e2', haze);
  const leaf = faded(tree.color ?? '#86a35c');
  const bark = faded(tree.bark ?? '#7b6857');
  const half = height * 0.024;
  const top = (share: number) => foot - height * share;
  const crownBase = trunk;
  const masses: { x: number; y: number; radius: number }[] = [];
  const rows = isNear ? 5 : 4;
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const level = lerp(crownBase + 0.1, 0.87, share);
    const wide = (spread / 2) * Math.sin(Math.PI * (0.28 + 0.6 * share)) ** 0.8;
    const count = row === rows - 1 ? 2 : (isNear ? 4 : 3) + (row === 1 ? 1 : 0);
    for (let place = 0; place < count; place++) {
      const across = count === 1 ? 0 : (place / (count - 1)) * 2 - 1;
      masses.push({
        x: x + height * wide * (across * 0.82 + (random() - 0.5) * 0.2),
        y: top(level - Math.abs(across) * 0.05 + (random() - 0.5) * 0.05),
        radius: height * (0.105 + random() * 0.045) * (0.6 + spread * 0.5) * (isNear ? 0.84 : 1),
      });
    }
  }
  let limbs = '';
  for (const mass of masses.filter((_, index) => index % 2 === 0))
    limbs += polygon([
      [x - half * 0.5, top(trunk * 0.85)],
      [mass.x - 1, mass.y],
      [mass.x + 1, mass.y],
      [x + half * 0.5, top(trunk * 0.85)],
    ]);
  const stem = (from: number, to: number) =>
    polygon([
      [x + half * from * 1.25, foot],
      [x + half * from * 0.8, top(trunk * 0.4)],
      [x + half * from * 0.62, top(trunk + 0.2)],
      [x + half * to * 0.62, top(trunk + 0.2)],
      [x + half * to * 0.8, top(trunk * 0.4)],
      [x + half * to * 1.25, foot],
    ]);
  drawing.fill(shadeOf(bark, 0.3), limbs + stem(-1, 1)).fill(bark, sunSide > 0 ? stem(-0.1, 1) : stem(-1, 0.1));
  let shade = '';
  let body = '';
  let deep = '';
  let light = '';
  let flecks = '';
  for (const mass of masses) {
    const { radius } = mass;
    shade += polygon(
      leafMass(mass.x - sunSide * radius * 0.1, mass.y + radius * 0.2, radius * 1.08, random, corners),
      5,
    );
    body += polygon(
      leafMass(mass.x + sunSide * radius * 0.12, mass.y - radius * 0.08, radius * 0.9, random, corners),
      5,
    );
    for (let patch = 0; patch < (isNear ? 3 : 1); patch++)
      deep += polygon(
        leafMass(
          mass.x - sunSide * radius * (0.1 + random() * 0.6),
          mass.y + radius * (0.1 + random() * 0.4),
          radius * (0.12 + random() * 0.14),
          random,
          9,
        ),
        5,
      );
    for (let patch = 0; patch < (isNear ? 4 : 2); patch++)
      light += polygon(
        leafMass(
          mass.x + sunSide * radius * (0.05 + random() * 0.6),
          mass.y - radius * (0.15 + random() * 0.5),
          radius * (0.12 + random() * 0.17),
          random,
          10,
        ),
        5,
      );
    for (let fleck = 0; fleck < 3; fleck++) {
      const angle = random() * Math.PI * 2;
      const [u, v] = [mass.x + Math.cos(angle) * radius * 1.1, mass.y + Math.sin(angle) * radius * 0.9];
      const size = radius * 0.09;
      flecks += polygon(
        [
          [u - size, v],
          [u + size * 0.4, v - size],
          [u + size, v + size * 0.7],
        ],
        5,
      );
    }
  }
  drawing
    .fill(shadeOf(leaf, 0.4), shade)
    .fill(leaf, body)
    .fill(shadeOf(leaf, 0.26), deep)
    .fill(lightOf(leaf, 0.2), light + flecks);
}

/** A shrub of a few masses, wider than tall, for the foot of a wall. */
export function drawBush(drawing: Drawing, bush: Omit<Broadleaf, 'trunk' | 'bark'>): void {
  const { x, foot, height, seed, haze = 0, sunSide = 1, spread = 1.3 } = bush;
  const random = createRandom(seed);
  const leaf = mix(bush.color ?? '#7c9a66', '#b5d5e2', haze);
  let shade = '';
  let body = '';
  let light = '';
  const isNear = height > 70;
  const count = isNear ? 12 : 7;
  for (let index = 0; index < count; index++) {
    const across = (index / (count - 1)) * 2 - 1;
    const tall = height * (1 - Math.abs(across) ** 2 * 0.4) * (0.82 + random() * 0.18);
    const radius = height * (0.24 + random() * 0.07) * (isNear ? 0.82 : 1);
    const centerX = x + across * height * spread * 0.38;
    shade += polygon(
      leafMass(centerX, foot - tall * 0.36, radius * 1.25, random, 11).map(([u, v]): Point => [u, Math.min(v, foot)]),
      5,
    );
    body += polygon(
      leafMass(
        centerX + sunSide * radius * 0.1,
        foot - tall * (index % 2 ? 1 : 0.66) + radius * 0.9,
        radius,
        random,
        isNear ? 16 : 12,
      ),
      5,
    );
    for (let patch = 0; patch < (isNear ? 4 : 2); patch++)
      light += polygon(
        leafMass(
          centerX + sunSide * radius * (random() * 0.7),
          foot - tall * (index % 2 ? 1 : 0.66) + radius * (0.3 + random() * 0.8),
          radius * (isNear ? 0.12 + random() * 0.14 : 0.2 + random() * 0.18),
          random,
          7,
        ),
        5,
      );
  }
  drawing.fill(shadeOf(leaf, 0.38), shade).fill(leaf, body).fill(lightOf(leaf, 0.2), light);
}

/** The dappled shade of leaves on a wall or floor, as one path: u and v are its middle, `wide` and `tall` its size. */
export function leafShade(
  surface: Surface,
  [u, v]: Point,
  [wide, tall]: readonly [number, number],
  seed: number,
  count = 16,
): string {
  const random = createRandom(seed);
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = random() * Math.PI * 2;
    const reach = random() ** 0.55;
    const size = (0.4 + random() * 0.34) * (1.15 - reach * 0.5);
    path += surface.polygon(
      leafMass(0, 0, 1, random, 9).map(
        ([a, b]): Point => [
          u + Math.cos(angle) * reach * wide * 0.5 + a * size * Math.max(0.5, wide / 5),
          v + Math.sin(angle) * reach * tall * 0.5 + b * size * Math.max(0.4, tall / 5),
        ],
      ),
    );
  }
  return path;
}
