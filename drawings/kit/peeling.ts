import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import { traceStain } from './dirt.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface Peeling {
  seed: number;
  /** The color of the coat that lets go, and of the wood under it. */
  coat: string;
  bare: string;
  /** Height of a board: each peels for itself. A post or a sill is one board. */
  board: number;
  /** Boards stand upright: the grain runs up. */
  isUpright?: boolean;
  /** The wear of the coat at a place, from 0 to 1: below a sill, at the foot, in the sun. */
  worn: (u: number, v: number) => number;
  isShaded?: boolean;
}

/**
 * Paint that peels off boards: bare gray wood in ragged strips along the grain, the primer as a pale rim, the lifted
 * edge's shadow on the side toward the light, cracks in the remaining paint and a few curls. The light comes from the
 * right.
 */
export function drawPeeling(drawing: Drawing, wall: Surface, [left, low, right, high]: Box, options: Peeling): void {
  const { seed, coat, bare, board, worn, isUpright = false, isShaded = false } = options;
  const tone = (color: string) => (isShaded ? shadeOf(color, 0.38) : color);
  const random = createRandom(seed);
  const rows = Math.max(1, Math.round((high - low) / board));
  const level = 0.62;
  let [deep, grain, cracks, curls, curlShadows] = ['', '', '', '', ''];
  const rim = tone(lightOf(mix(coat, '#f4efe2', 0.72), 0.1));
  const rimWidth = Math.round(wall.camera.scaleAt(wall.point((left + right) / 2, low)) * 0.11) / 10;
  for (let row = 0; row < rows; row++) {
    const box: Box = [left, low + row * board, right, Math.min(high, low + (row + 1) * board - 0.004)];
    const local = seed + row * 31;
    const held = (random() - 0.5) * 0.12;
    const field = (u: number, v: number) => {
      const along = isUpright ? v : u;
      const across = isUpright ? u : v;
      const share = (v - box[1]) / board;
      return (
        0.62 * worn(u, v) +
        held +
        0.3 * (fractalNoise(along * 1.3, row * 7.3, local, 2) - 0.5) +
        0.62 * (fractalNoise(along * (isUpright ? 8 : 4.6), across * 26, local + 5, 4) - 0.2) +
        // The lower edge of a board stays wet longest, so it goes first.
        (isUpright ? 0 : 0.13 * (1 - share) ** 2)
      );
    };
    const detail = isUpright ? 14 : Math.min(220, Math.round((right - left) / 0.029));
    const patch = (lift: number, du = 0, dv = 0) =>
      traceStain(wall, (u, v) => field(u + du, v + dv), box, level + lift, detail, 16);
    const edge = patch(0);
    drawing
      .line(rim, rimWidth, edge)
      .fill(tone('#574c42'), edge)
      .fill(tone(bare), patch(0.004, 0.006, 0.007));
    deep += traceStain(
      wall,
      (u, v) =>
        field(u, v) + 0.3 * (fractalNoise((isUpright ? v : u) * 2, (isUpright ? u : v) * 70, local + 9, 2) - 0.5),
      box,
      level + 0.13,
      detail,
      40,
    );
    const count = Math.round((right - left) * (isUpright ? (high - low) * 24 : 32));
    for (let index = 0; index < count; index++) {
      const [u, v] = [lerp(left, right, random()), lerp(box[1], box[3], random())];
      const value = field(u, v);
      const length = 0.02 + 0.07 * random();
      const end: Point = isUpright
        ? [u + (random() - 0.5) * 0.004, v + length]
        : [u + length, v + (random() - 0.5) * 0.006];
      if (value > level + 0.02 && field(...end) > level + 0.02 && end[0] < right && end[1] < box[3])
        grain += wall.polygon(isUpright ? [[u, v], [u + 0.0022, v], end] : [[u, v], [u, v + 0.0024], end]);
      else if (value > level - 0.14 && value < level - 0.03 && random() < 0.5) cracks += crack(wall, u, v, box, random);
      else if (Math.abs(value - level) < 0.02 && random() < 0.55) {
        const size = 0.012 + 0.022 * random();
        const turn = random() * 0.9 + (isUpright ? 1.1 : 0);
        const corner = (a: number, b: number): Point => [
          u + (Math.cos(turn) * a - Math.sin(turn) * b) * size,
          v + (Math.sin(turn) * a + Math.cos(turn) * b) * size,
        ];
        curls += wall.polygon([corner(-1, 0.1), corner(0.1, 0.5), corner(1.1, 0.2), corner(0.4, -0.35)], 0.01);
        curlShadows += wall.polygon([corner(-1.5, -0.4), corner(0.1, 0.3), corner(1.1, 0.1), corner(0.2, -1)]);
      }
    }
  }
  drawing
    .fill(tone(mix(bare, '#5d5348', 0.3)), deep, 0.55)
    .line(tone('#5b5146'), 0.9, grain, 0.55)
    .line(tone('#3c4a50'), 0.8, cracks, 0.45)
    .fill('#28343a', curlShadows, 0.42)
    .fill(tone(lightOf(coat, 0.45)), curls);
}

/** A crack in old paint: it jumps once or twice and stops. */
function crack(wall: Surface, u: number, v: number, box: Box, random: () => number): string {
  const points: Point[] = [];
  let [x, y] = [u, v];
  for (let step = 0; step < 3; step++) {
    points.push([x, y]);
    x += 0.012 + random() * 0.03;
    y += (random() - 0.5) * 0.03;
    if (y < box[1] || y > box[3] || x > box[2]) break;
  }
  return points.length < 3 ? '' : thread(wall, points);
}

/** A thin line through points of the wall, in whole and half units. */
function thread(wall: Surface, points: readonly Point[]): string {
  const half = (value: number) => Math.round(value * 2) / 2;
  return points
    .map((point) => wall.project(...point).map(half))
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}
