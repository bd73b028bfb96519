import type { Surface } from './camera.ts';
import { mix } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Point } from './geometry.ts';
import { createSimilarTones, createTones } from './materials.ts';
import { createRandom } from './random.ts';

interface Paving {
  color: string;
  /** The filling of the joints: sand, or moss. */
  joint: string;
  seed: number;
  /** Width of a brick; it is twice as long. */
  brick?: number;
}

/** A walk of bricks in a herringbone, with a row of bricks lengthwise along both sides. */
export function drawBrickWalk(drawing: Drawing, floor: Surface, box: Box, paving: Paving): void {
  const { color, joint, seed, brick = 0.105 } = paving;
  const [left, low, right, high] = box;
  const random = createRandom(seed);
  const gap = 0.009;
  const tones = createTones([
    ...createSimilarTones(color, 0.1),
    mix(color, '#5b3a3a', 0.22),
    mix(color, '#d9a06f', 0.28),
  ]);
  drawing.fill(joint, floor.rect(...box));
  const turn = Math.SQRT1_2;
  const middle: Point = [(left + right) / 2, high];
  const reach = Math.ceil((high - low + right - left) / brick);
  const lay = (a: number, b: number, long: number, high: number) => {
    const corners = (
      [
        [a * brick + gap / 2, b * brick + gap / 2],
        [(a + long) * brick - gap / 2, b * brick + gap / 2],
        [(a + long) * brick - gap / 2, (b + high) * brick - gap / 2],
        [a * brick + gap / 2, (b + high) * brick - gap / 2],
      ] as const
    ).map(([u, v]): Point => [middle[0] + (u - v) * turn, middle[1] + (u + v) * turn]);
    const isOutside = (axis: 0 | 1, from: number, to: number) =>
      corners.every((point) => point[axis] < from) || corners.every((point) => point[axis] > to);
    const tone = Math.floor(random() * 6);
    if (!isOutside(0, left + brick, right - brick) && !isOutside(1, low, high)) tones.add(tone, floor.polygon(corners));
  };
  drawing.clip(floor.rect(left + brick, low, right - brick, high), () => {
    for (let row = -reach; row < reach; row++) {
      for (let column = -reach; column < reach; column++) {
        const place = (((column - row) % 4) + 4) % 4;
        if (place === 0) lay(column, row, 2, 1);
        else if (place === 3) lay(column, row, 1, 2);
      }
    }
    tones.draw(drawing);
  });
  const border = createTones([
    ...createSimilarTones(color, 0.1),
    mix(color, '#5b3a3a', 0.22),
    mix(color, '#d9a06f', 0.28),
  ]);
  for (const u of [left, right - brick])
    for (let v = high + random() * brick; v > low; v -= brick * 2)
      border.add(
        Math.floor(random() * 6),
        floor.rect(u + gap / 2, v - brick * 2 + gap / 2, u + brick - gap / 2, Math.min(high, v - gap / 2)),
      );
  border.draw(drawing);
}
