import type { Surface } from './camera.ts';
import { material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box } from './geometry.ts';
import { createRandom } from './random.ts';

/** Brick from across a street: its courses, and single bricks that were fired darker or paler. */
export function drawFarBrick(
  drawing: Drawing,
  plane: Surface,
  [left, low, right, high]: Box,
  { seed, isShaded = false, color = material.brickRed }: { seed: number; isShaded?: boolean; color?: string },
): void {
  const base = isShaded ? shadeOf(color, 0.4) : color;
  const random = createRandom(seed);
  const course = 0.15;
  const tones = ['', ''];
  for (let index = 0; index < (right - left) * 11; index++) {
    const row = Math.floor(random() * Math.floor((high - low) / course));
    const u = left + Math.floor((random() * (right - left - 0.36)) / 0.36) * 0.36 + (row % 2) * 0.18;
    tones[index % 2] += plane.rect(u, low + row * course + 0.02, u + 0.33, low + (row + 1) * course);
  }
  let joints = '';
  for (let v = low; v < high; v += course) joints += plane.rect(left, v, right, v + 0.022);
  drawing
    .fill(base, plane.rect(left, low, right, high))
    .fill(mix(base, '#5d2c22', 0.3), tones[0] ?? '')
    .fill(mix(base, '#e0a582', 0.3), tones[1] ?? '')
    .fill(mix(base, material.mortar, isShaded ? 0.2 : 0.42), joints);
}
