import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, polygon, smoothRing } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A young tree in its grate, less than 120 units tall: a thin trunk and one loose crown in three tones. */
export function drawStreetTree(drawing: Drawing, [x, foot]: Point, height: number, seed: number): void {
  const random = createRandom(seed);
  const leaf = mix('#7f9d5c', '#b5d5e2', 0.12);
  const center = foot - height * 0.62;
  const crown = (dx: number, dy: number, size: number) => {
    const ring: Point[] = [];
    for (let corner = 0; corner < 15; corner++) {
      const angle = (corner / 15) * Math.PI * 2;
      const reach = size * height * (corner % 2 ? 0.84 : 1.06) * (0.88 + random() * 0.24);
      ring.push([x + dx * height + Math.cos(angle) * reach, center + dy * height + Math.sin(angle) * reach * 1.05]);
    }
    return smoothRing(ring, 5);
  };
  drawing.fill(
    '#6b5d50',
    polygon([
      [x - height * 0.022, foot],
      [x - height * 0.012, center],
      [x + height * 0.012, center],
      [x + height * 0.022, foot],
    ]),
  );
  drawing
    .fill(shadeOf(leaf, 0.36), crown(0.03, 0.03, 0.34))
    .fill(leaf, crown(-0.03, -0.02, 0.29) + crown(0.08, -0.12, 0.2))
    .fill(shadeOf(leaf, 0.26), crown(0.1, 0.16, 0.09) + crown(-0.12, 0.2, 0.08))
    .fill(lightOf(leaf, 0.24), crown(-0.12, -0.14, 0.12) + crown(0.05, -0.2, 0.09) + crown(-0.02, 0.04, 0.06));
}
