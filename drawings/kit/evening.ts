import type { Surface } from './camera.ts';
import { type Drawing, height, width } from './drawing.ts';
import type { Box, Point, Vector } from './geometry.ts';
import { pineOutline } from './pine-stand.ts';
import { createRandom } from './random.ts';

/** The last hour of sun: blue overhead, gold above the ground. */
export const eveningSky = ['#539ac6', '#76b4d4', '#a3cedb', '#d3dfd4', '#f5e0b4'];

export interface TreeBeyond {
  at: Point;
  height: number;
  seed: number;
  kind?: 'pine' | 'leafy';
}

/** The upright outline of a leafy tree, for its shadow: `across` is a direction on the ground. */
function leafyOutline([x, y]: Point, tall: number, across: Point, seed: number): Vector[] {
  const random = createRandom(seed);
  const at = (side: number, level: number): Vector => [
    x + across[0] * side * tall,
    y + across[1] * side * tall,
    tall * level,
  ];
  const corners = 150;
  const crown = Array.from({ length: corners }, (_, corner): Vector => {
    const angle = -Math.PI / 2 + 0.12 + (corner / (corners - 1)) * (Math.PI * 2 - 0.24);
    const lobes =
      1 + 0.1 * Math.sin(angle * 3 + seed) + 0.08 * Math.sin(angle * 7 + seed * 2) + 0.05 * Math.sin(angle * 17 + seed);
    const reach = lobes * (corner % 3 ? 1.03 : 0.92) * (0.94 + random() * 0.12);
    return at(Math.cos(angle) * 0.33 * reach, 0.63 + Math.sin(angle) * 0.34 * reach);
  });
  return [at(-0.018, 0), at(-0.012, 0.32), ...crown.toReversed(), at(0.012, 0.32), at(0.018, 0)];
}

/**
 * Trees outside the picture throw their shadows over the ground and up the walls. `walls` are parts of walls that the
 * shadows reach; `ground` is the part of the floor before them.
 */
export function castTreesBeyond(
  drawing: Drawing,
  trees: readonly TreeBeyond[],
  options: {
    floor: Surface;
    ground: Box;
    walls?: readonly (readonly [Surface, Box])[];
    rays: Vector;
    shadow: string;
    opacity?: number;
  },
): void {
  const { floor, ground, walls = [], rays, shadow, opacity = 0.36 } = options;
  const long = Math.hypot(rays[0], rays[1]);
  const across: Point = [rays[1] / long, -rays[0] / long];
  const outlines = trees.map(({ at, height: tall, seed, kind = 'pine' }) =>
    (kind === 'pine' ? pineOutline : leafyOutline)(at, tall, across, seed),
  );
  for (const [surface, box] of [[floor, ground] as const, ...walls])
    drawing.clip(surface.rect(...box), () =>
      drawing.group(opacity, () =>
        drawing.fill(shadow, outlines.map((outline) => surface.shadow(outline, rays)).join('')),
      ),
    );
}

/** Warms everything drawn so far, as low sun does; lay it last. */
export const drawEveningGlow = (drawing: Drawing, opacity = 0.1): Drawing =>
  drawing.fill('#ffa54a', `M0 0h${width}v${height}H0z`, opacity);
