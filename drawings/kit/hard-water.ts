import type { Surface } from './camera.ts';
import { dirtTone } from './color.ts';
import { type Dot, type Drawing, ellipse, polygon, smoothRing } from './drawing.ts';
import type { Box, Point } from './geometry.ts';
import { createRandom } from './random.ts';

/**
 * Dried sprinkler water on a pane at arm's length: rings of lime in many sizes, some with a
 * thin veil or a second ring inside, short runs and fine specks. Most rings are clear inside, so that one still sees through. `density` is from 0 to 1.
 */
export function drawSprinklerRings(
  drawing: Drawing,
  glass: Surface,
  [left, low, right, high]: Box,
  {
    seed,
    count,
    density,
    largest = 0.02,
  }: { seed: number; count: number; density: (u: number, v: number) => number; largest?: number },
): void {
  const random = createRandom(seed);
  const placed: [number, number, number][] = [];
  const rings = ['', '', ''];
  let [crusts, tails, veils] = ['', '', ''];
  const specks: Dot[] = [];
  for (let index = 0; index < count; index++) {
    const [u, v] = [left + (right - left) * random(), low + (high - low) * random()];
    const size = largest * (0.16 + 0.84 * random() ** 2.2);
    const chance = random();
    const [hasTail, turn] = [random() < 0.16, random()];
    if (chance > density(u, v)) continue;
    const scale = glass.camera.scaleAt(glass.point(u, v));
    const [x, y] = glass.project(u, v);
    const radius = size * scale;
    if (radius < 1.2) {
      specks.push([x, y, 1.5]);
      continue;
    }
    // Two drops that touch run together, so rings do not cross.
    if (placed.some(([a, b, r]) => Math.hypot(a - x, b - y) < (r + radius) * 0.8)) continue;
    placed.push([x, y, radius]);
    const tone = radius > 4.5 ? 2 : radius > 2.2 ? 1 : 0;
    // A drop on glass is never quite round, and dries from one side.
    const outline = (share: number): Point[] =>
      Array.from({ length: 9 }, (_, corner): Point => {
        const angle = (corner / 9) * Math.PI * 2 + turn * 6;
        const reach = radius * share * (0.9 + 0.2 * Math.abs(Math.sin(corner * 2.4 + turn * 20)));
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.08];
      });
    if (tone === 0) {
      rings[0] += ellipse(x, y, radius, radius);
      continue;
    }
    rings[tone] += smoothRing(outline(1), 2);
    if (turn < 0.5) veils += smoothRing(outline(0.96), 5);
    if (turn > 0.62) crusts += smoothRing(outline(0.34 + 0.3 * turn), 5);
    if (hasTail) {
      const length = radius * (2 + 6 * turn);
      tails += polygon(
        [
          [x - radius * 0.42, y + radius * 0.7],
          [x + radius * 0.42, y + radius * 0.7],
          [x + radius * 0.16, y + length],
          [x - radius * 0.1, y + length],
        ],
        5,
      );
    }
  }
  drawing
    .fill(dirtTone.lime, tails, 0.26)
    .fill(dirtTone.lime, veils, 0.3)
    .line(dirtTone.lime, 0.9, rings[0] ?? '', 0.62)
    .line(dirtTone.lime, 1.3, rings[1] ?? '', 0.66)
    .line(dirtTone.lime, 1.9, rings[2] ?? '', 0.6)
    .line(dirtTone.lime, 0.8, crusts, 0.6)
    .dots(dirtTone.lime, specks, 0.75);
}
