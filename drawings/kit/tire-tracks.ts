import type { Surface } from './camera.ts';
import { dirtTone } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { fractalNoise } from './random.ts';

/** Points along a curve with two control points, on a floor. */
export function createCurve(from: Point, first: Point, second: Point, to: Point, steps = 40): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const blend = (axis: 0 | 1) =>
      from[axis] * (1 - t) ** 3 +
      3 * first[axis] * t * (1 - t) ** 2 +
      3 * second[axis] * t * t * (1 - t) +
      to[axis] * t ** 3;
    return [blend(0), blend(1)];
  });
}

/** The black of many tires along one line of a floor: a soft band, broken streaks of rubber within it. */
export function drawTireTrack(
  drawing: Drawing,
  floor: Surface,
  path: readonly Point[],
  { seed, amount = 0.5, width = 0.3 }: { seed: number; amount?: number; width?: number },
): void {
  const across = path.map((_, index) => getLeftNormal(path, index));
  const band = (
    from: (share: number) => number,
    to: (share: number) => number,
    isThere: (share: number) => boolean,
  ) => {
    let shape = '';
    let sides: [Point[], Point[]] = [[], []];
    const flush = () => {
      if (sides[0].length > 1)
        shape += polygon(
          floor.camera.outline([...sides[0], ...sides[1].toReversed()].map(([u, v]) => floor.point(u, v))),
          5,
        );
      sides = [[], []];
    };
    path.forEach(([u, v], index) => {
      const share = index / (path.length - 1);
      if (!isThere(share)) {
        flush();
        return;
      }
      const [x, y] = across[index] ?? [0, 0];
      sides[0].push([u + x * from(share), v + y * from(share)]);
      sides[1].push([u + x * to(share), v + y * to(share)]);
    });
    flush();
    return shape;
  };
  const half = width / 2;
  const noise = (share: number, row: number) => fractalNoise(share * 8, row * 7.3, seed, 3);
  // Toward its ends a track wears thin.
  const fade = (share: number) => Math.min(1, share * 7, (1 - share) * 7);
  drawing.fill(
    dirtTone.soot,
    band(
      (s) => -half * 1.5 * (0.5 + noise(s, 1)) * fade(s),
      (s) => half * 1.5 * (0.5 + noise(s, 2)) * fade(s),
      () => true,
    ),
    0.26 * amount,
  );
  drawing.fill(
    dirtTone.soot,
    band(
      (s) => -half * (0.55 + noise(s, 3) * 0.6) * fade(s),
      (s) => half * (0.55 + noise(s, 4) * 0.6) * fade(s),
      () => true,
    ),
    0.34 * amount,
  );
  let streaks = '';
  for (let row = 0; row < 4; row++) {
    const place = lerp(-half, half, (row + 0.5) / 4);
    const wide = (share: number) =>
      half * 0.26 * Math.max(0, Math.min(1, (noise(share * 1.6, row + 9) - 0.42) * 5)) * fade(share);
    streaks += band(
      (share) => place - wide(share),
      (share) => place + wide(share),
      (share) => wide(share) > 0.002,
    );
  }
  drawing.fill(dirtTone.soot, streaks, 0.4 * amount);
}

/** Returns a line next to another, to its left if `by` is above 0. */
export function offsetPath(path: readonly Point[], by: number): Point[] {
  return path.map(([u, v], index): Point => {
    const [x, y] = getLeftNormal(path, index);
    return [u + x * by, v + y * by];
  });
}

function getLeftNormal(path: readonly Point[], index: number): Point {
  const [u, v] = path[index] ?? [0, 0];
  const before = path[Math.max(0, index - 1)] ?? [u, v];
  const after = path[Math.min(path.length - 1, index + 1)] ?? [u, v];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
}
