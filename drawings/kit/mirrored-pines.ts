import type { Surface } from './camera.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';
import type { Reflection } from './windows.ts';

interface MirroredPines {
  /** Each pine with its place along the wall and the level of its top, in meters, and its seed. */
  pines: readonly (readonly [u: number, top: number, seed: number])[];
  /** The left corner of each cloud. */
  clouds: readonly Point[];
}

/** Sky at low sun and pines across the street: one scene for a whole wall, in which each pane has its part. */
export const mirrorPines =
  ({ pines, clouds }: MirroredPines): Reflection =>
  (drawing, glass, [from, low, to, high]) => {
    drawing.clip(glass.rect(from, low, to, high), () => {
      const band = (color: string, level: number) =>
        drawing.fill(
          color,
          glass.polygon([
            [from, low - 0.1],
            [to, low - 0.1],
            [to, level - (to - from) * 0.03],
            [from, level + (to - from) * 0.03],
          ]),
        );
      // Bands that lie wholly above or below the pane would only add bytes.
      const lean = (to - from) * 0.03;
      const bands = [
        ['#4b9bc6', 99],
        ['#77b7d8', 5.1],
        ['#a9d5e3', 4.5],
        ['#d5e2d8', 2.75],
        ['#f8dca6', 2.15],
        ['#7d9f98', 1.75],
        ['#55837c', 1.5],
      ] as const;
      const first = bands.findLastIndex(([, level]) => level - lean >= high);
      for (const [color, level] of bands.slice(first))
        if (level + lean > low) band(color, Math.min(level, high + lean));
      for (const [u, v] of clouds)
        if (u < to && u + 1.7 > from && v < high && v + 0.26 > low)
          drawing.fill(
            '#f4ecdc',
            glass.polygon([
              [u, v],
              [u + 0.6, v + 0.17],
              [u + 1, v + 0.13],
              [u + 1.7, v + 0.26],
              [u + 1.5, v + 0.04],
            ]),
            0.85,
          );
      for (const [u, tall, seed] of pines)
        if (u > from - 1.2 && u < to + 1.2 && tall > low)
          drawMirroredPine(drawing, glass, [low, high], [u, tall], seed);
      if (low < 1.02) band('#35605c', 1.02);
      if (low < 0.72) band('#274c55', 0.72);
    });
  };

function drawMirroredPine(drawing: Drawing, glass: Surface, [low, high]: Point, [u, top]: Point, seed: number) {
  const random = createRandom(seed);
  let [dark, light] = ['', ''];
  const foot = 0.9;
  for (let tier = 0; tier < 9; tier++) {
    const share = tier / 9;
    const level = foot + (top - foot) * (0.3 + 0.66 * share);
    const half =
      (0.17 + 0.62 * Math.sin(Math.PI * (0.2 + 0.8 * (1 - share)) * 0.62)) *
      (1.05 - share * 0.8) *
      (0.3 + 0.15 * (top - foot));
    const lean = (random() - 0.5) * half * 0.7;
    const thick = (top - foot) * 0.115;
    const clump = (size: number, rise: number): Point[] => [
      [u + lean - half * size, level - thick * 0.25 + rise],
      [u + lean - half * size * 0.62, level + thick * 0.42 * size + rise],
      [u + lean + half * size * 0.1, level + thick * size + rise],
      [u + lean + half * size * 0.7, level + thick * 0.38 * size + rise],
      [u + lean + half * size, level - thick * 0.2 + rise],
      [u + lean + half * size * 0.45, level - thick * 0.44 + rise],
      [u + lean - half * size * 0.4, level - thick * 0.5 + rise],
    ];
    if (level + thick < low || level - thick > high) continue;
    dark += glass.polygon(clump(1, 0));
    if (tier % 2 === seed % 2) light += glass.polygon(clump(0.6, thick * 0.3));
  }
  if (low < foot + (top - foot) * 0.3)
    drawing.fill('#6b4f45', glass.rect(u - 0.06, foot - 0.3, u + 0.06, foot + (top - foot) * 0.7));
  drawing.fill('#2f5f5b', dark).fill('#4c7a69', light);
}
