import type { Surface } from './camera.ts';
import { mix } from './color.ts';
import { createGrains, traceStain } from './dirt.ts';
import type { Drawing } from './drawing.ts';
import { type Box, clamp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface Film {
  seed: number;
  /** The thickness at a place, from 0 to 1. */
  thickness: (u: number, v: number) => number;
  /** The colors of its thinnest and its thickest places. */
  colors: readonly [string, string];
  opacity?: number;
  /** Samples across the box. */
  detail?: number;
  /** Features of its edge per meter, across and up: many across and few up make runs. */
  frequency?: Point;
  /** Meters between its grains, and their size; 0 leaves them out. */
  grain?: number;
}

export const brownFilm = ['#9a8c70', '#4b3f2c'] as const;
export const greenFilm = ['#8d9573', '#525f3d'] as const;

/** A film of dirt whose thickness the picture gives: of soil, leaves and algae on steps, a walk, the foot of a wall. */
export function drawFilm(drawing: Drawing, surface: Surface, box: Box, film: Film): void {
  const { seed, thickness, colors, opacity = 0.42, detail = 90, frequency = [3, 3], grain = 0.03 } = film;
  const field = (u: number, v: number) => {
    const thick = thickness(u, v);
    return thick <= 0 ? thick : thick + (fractalNoise(u * frequency[0], v * frequency[1], seed, 4) - 0.5) * 0.62;
  };
  const levels = [0.14, 0.3, 0.46, 0.62, 0.78];
  for (const [index, level] of levels.entries())
    drawing.fill(
      mix(colors[0], colors[1], index / (levels.length - 1)),
      traceStain(surface, field, box, level, detail, 10),
      opacity,
    );
  if (grain > 0)
    drawing.dots(
      colors[1],
      createGrains(surface, box, {
        seed: seed + 1,
        spacing: grain,
        density: (u, v) => 0.34 * clamp(field(u, v) - 0.1),
        size: grain * 0.42,
      }),
      0.5,
    );
}

/** Brown shapes of leaves that lay wet on stone or concrete: tannin that a wash only makes fainter. */
export function drawLeafPrints(
  drawing: Drawing,
  floor: Surface,
  places: readonly Point[],
  {
    seed,
    opacity = 0.5,
    size = 0.06,
    color = '#6b4a2c',
  }: { seed: number; opacity?: number; size?: number; color?: string },
): void {
  const random = createRandom(seed);
  let prints = '';
  for (const [u, v] of places) {
    const turn = random() * Math.PI * 2;
    const scale = size * (0.8 + random() * 0.5);
    const outline: readonly Point[] = [
      [-1.5, 0.04],
      [-0.9, 0.06],
      [-0.75, 0.5],
      [-0.35, 0.4],
      [-0.1, 0.72],
      [0.25, 0.45],
      [0.6, 0.5],
      [1.15, 0],
    ];
    const ring = [...outline, ...outline.map(([a, b]): Point => [a, -b]).toReversed()].map(
      ([a, b]): Point => [
        u + (Math.cos(turn) * a - Math.sin(turn) * b) * scale,
        v + (Math.sin(turn) * a + Math.cos(turn) * b) * scale,
      ],
    );
    prints += floor.polygon(ring);
  }
  drawing.fill(color, prints, opacity);
}
