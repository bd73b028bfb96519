import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Point } from './geometry.ts';
import { createSimilarTones, createTones } from './materials.ts';
import { createRandom } from './random.ts';

interface Logs {
  color: string;
  seed?: number;
  isShaded?: boolean;
  /** Height of a course. */
  size?: number;
}

/** A wall of round logs: each lit along its upper side, dark where it meets the next, with a line of chinking. */
export function drawLogs(drawing: Drawing, wall: Surface, [left, low, right, high]: Box, logs: Logs): void {
  const { size = 0.3, seed = 1, isShaded = false } = logs;
  const base = isShaded ? shadeOf(logs.color) : logs.color;
  const random = createRandom(seed);
  const tones = createTones(createSimilarTones(base, 0.06));
  let lights = '';
  let shades = '';
  let chinks = '';
  let checks = '';
  drawing.fill(base, wall.rect(left, low, right, high));
  for (let v = low; v < high - 0.01; v += size) {
    const top = Math.min(high, v + size);
    tones.add(Math.floor(random() * 4), wall.rect(left, v, right, top));
    lights += wall.rect(left, v + size * 0.56, right, Math.min(top, v + size * 0.82));
    shades += wall.rect(left, v + size * 0.09, right, Math.min(top, v + size * 0.3));
    chinks += wall.rect(left, v, right, v + size * 0.09);
    for (let u = left + random() * 2; u < right - 0.5; u += 1 + random() * 2.4)
      checks += wall.polygon([
        [u, v + size * 0.5],
        [u + 0.3 + random() * 0.4, v + size * 0.49],
        [u + 0.2, v + size * 0.54],
      ]);
  }
  tones.draw(drawing);
  drawing
    .fill(lightOf(base, isShaded ? 0.12 : 0.3), lights)
    .fill(shadeOf(base, 0.28), shades)
    .fill(shadeOf(base, 0.35), checks)
    .fill(isShaded ? shadeOf('#d8cbae') : '#d8cbae', chinks);
}

/** Ends of logs that cross at a corner, one over the other: discs with a ring, on the plane of the ends. */
export function drawLogEnds(
  drawing: Drawing,
  plane: Surface,
  u: number,
  [low, high]: readonly [number, number],
  logs: Logs & { isOdd?: boolean },
): void {
  const { size = 0.3, isShaded = false } = logs;
  const face = mix(logs.color, '#f0d3a4', 0.45);
  const disc = (v: number, radius: number) =>
    plane.polygon(
      Array.from(
        { length: 14 },
        (_, index): Point => [
          u + Math.cos((index / 7) * Math.PI) * radius,
          v + Math.sin((index / 7) * Math.PI) * radius,
        ],
      ),
    );
  let rims = '';
  let ends = '';
  let hearts = '';
  for (let v = low + size / 2 + (logs.isOdd ? size : 0); v < high - size * 0.3; v += size * 2) {
    rims += disc(v, size * 0.5);
    ends += disc(v, size * 0.42);
    hearts += disc(v, size * 0.14);
  }
  const shade = (color: string) => (isShaded ? shadeOf(color) : color);
  drawing
    .fill(shadeOf(logs.color, 0.4), rims)
    .fill(shade(face), ends)
    .fill(shade(mix(face, logs.color, 0.6)), hearts);
}
