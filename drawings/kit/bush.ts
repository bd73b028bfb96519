import { type Drawing, smoothRing } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A clipped shrub from across a street: a mound in three tones, lit from the right. */
export function drawBush(drawing: Drawing, [x, foot]: Point, height: number, seed: number): void {
  const random = createRandom(seed);
  const mound = (dx: number, dy: number, wide: number, tall: number) => {
    const ring: Point[] = [];
    for (let step = 0; step <= 12; step++) {
      const angle = Math.PI * (1 + step / 12);
      const reach = (step % 2 ? 0.86 : 1.06) * (0.9 + random() * 0.2);
      ring.push([x + dx + Math.cos(angle) * wide * reach, foot + dy + Math.sin(angle) * tall * reach]);
    }
    return smoothRing(
      [...ring, [x + dx + wide * 0.4, foot + dy + tall * 0.1], [x + dx - wide * 0.4, foot + dy + tall * 0.1]],
      5,
    );
  };
  drawing
    .fill('#4c7059', mound(0, 0, height * 0.66, height))
    .fill('#6f8f58', mound(height * 0.08, -height * 0.2, height * 0.52, height * 0.72))
    .fill('#93aa6f', mound(height * 0.2, -height * 0.5, height * 0.28, height * 0.36));
}
