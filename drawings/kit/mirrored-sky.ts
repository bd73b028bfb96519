import { mix } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { type Box, clipToBox, type Point } from './geometry.ts';
import { createRandom } from './random.ts';
import type { Reflection } from './windows.ts';

export interface MirrorOptions {
  /** Eye level on the page: far things mirror at the height at which they would be seen. */
  horizon: number;
  seed: number;
  /** Height of the roofs and trees across the street, in units above the horizon. */
  treeline?: number;
  /** Moves the mirrored street sideways, for walls that face another way. */
  shift?: number;
  sky?: readonly string[];
  /** Height of the bands of sky above the horizon; less for a low house, so that its glass is blue too. */
  skyHeight?: number;
  isDim?: boolean;
}

const clearSky = ['#3f8fbd', '#5fa9cf', '#86c4e0', '#b3dcec', '#d9edf2'];

/** A row of crowns and roofs across the street, as one dark outline from the left of the page to its right. */
function createStreetLine(horizon: number, treeline: number, seed: number, shift: number): Point[] {
  const random = createRandom(seed);
  const line: Point[] = [[-1400, horizon + 900]];
  let x = -1400 + shift;
  while (x < 2600) {
    const isRoof = random() < 0.4;
    const tall = treeline * (isRoof ? 0.5 + random() * 0.25 : 0.55 + random() * 0.6);
    const wide = isRoof ? 70 + random() * 50 : 34 + random() * 44;
    // A hipped roof, a little lower than the crowns beside it.
    if (isRoof)
      line.push(
        [x, horizon - tall * 0.62],
        [x + wide * 0.26, horizon - tall],
        [x + wide * 0.74, horizon - tall],
        [x + wide, horizon - tall * 0.62],
      );
    else
      for (let corner = 0; corner <= 9; corner++) {
        const share = corner / 9;
        const dome = Math.sin(Math.PI * (0.08 + 0.84 * share)) ** 0.5;
        line.push([x + wide * share, horizon - tall * dome * (corner % 2 ? 0.96 : 1.03)]);
      }
    x += wide;
  }
  line.push([2600, horizon + 900]);
  return line;
}

/**
 * Clean glass that mirrors the sky behind the viewer and, at eye level, the other side of the street. Windows of one
 * wall share the mirrored scene, so that upper floors show sky alone.
 */
export function createMirror(options: MirrorOptions): Reflection {
  const { horizon, seed, treeline = 70, shift = 0, skyHeight = 400 } = options;
  const sky = (options.sky ?? clearSky).map((color) => (options.isDim ? mix(color, '#2c5568', 0.42) : color));
  const far = createStreetLine(horizon, treeline, seed, shift);
  const near = createStreetLine(horizon, treeline * 0.55, seed + 7, shift * 1.3);
  return (drawing: Drawing, glass, [left, low, right, high]: Box) => {
    const corners = [
      glass.project(left, low),
      glass.project(right, low),
      glass.project(right, high),
      glass.project(left, high),
    ];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const frame: Box = [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2];
    const shape = (points: readonly Point[]) => polygon(clipToBox(points, frame));
    sky.forEach((color, index) => {
      // Each band ends in a slightly slanting edge, as the bands of the sky itself do.
      const top = horizon - skyHeight + skyHeight * (index / sky.length) ** 0.62;
      const start = index === 0 ? -2000 : top;
      drawing.fill(
        color,
        shape([
          [-100, start + skyHeight * 0.025],
          [1300, start - skyHeight * 0.055],
          [1300, horizon + 900],
          [-100, horizon + 900],
        ]),
      );
    });
    drawing
      .fill(options.isDim ? '#2a5058' : '#3f727a', shape(far))
      .fill(options.isDim ? '#1b3a47' : '#28525f', shape(near));
  };
}
