import type { Surface } from './camera.ts';
import { mix } from './color.ts';
import { type Drawing, smoothRing } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/**
 * Gum that feet have pressed flat: dark spots of uneven outline, densest where people stop. `amount` below 0.4 leaves
 * only the gray rings that old gum can leave. `dense` are the places where people stop.
 */
export function drawGum(
  drawing: Drawing,
  floor: Surface,
  [left, low, right, high]: Box,
  { seed, count, dense = [], amount = 1 }: { seed: number; count: number; dense?: readonly Point[]; amount?: number },
): void {
  const random = createRandom(seed);
  const tones = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const place = dense[index % (dense.length * 2 || 1)];
    const spread = random() * 1.1;
    const angle = random() * Math.PI * 2;
    const u = place ? place[0] + Math.cos(angle) * spread : lerp(left, right, random());
    const v = place ? place[1] + Math.sin(angle) * spread * 1.4 : lerp(low, high, random());
    const radius = 0.017 + 0.03 * random() ** 1.5;
    const ring: Point[] = [];
    for (let corner = 0; corner < 6; corner++) {
      const turn = (corner / 6) * Math.PI * 2;
      const reach = radius * (0.75 + random() * 0.5);
      ring.push(floor.project(u + Math.cos(turn) * reach * 1.2, v + Math.sin(turn) * reach));
    }
    if (u < left || u > right || v < low || v > high) continue;
    // Only the oldest gum leaves a ring.
    if (amount < 0.4 && index % 3) continue;
    tones[index % 3] += smoothRing(ring, 2);
  }
  ['#2f2c28', '#4b463d', '#6f6759'].forEach((tone, index) => {
    drawing.fill(amount < 0.4 ? mix(tone, '#8c8676', 0.5) : tone, tones[index] ?? '', 0.85 * amount);
  });
}
