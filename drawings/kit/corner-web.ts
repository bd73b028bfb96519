import type { Surface } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

interface CornerWeb {
  seed: number;
  reach: number;
  /** The directions from the corner into the frame. */
  toU: -1 | 1;
  toV: -1 | 1;
}

/** A small spider's web in a corner, gray with dust: a few spokes, threads that sag between them, some of them torn. */
export function drawCornerWeb(drawing: Drawing, surface: Surface, [u, v]: Point, web: CornerWeb): void {
  const { seed, reach, toU, toV } = web;
  const random = createRandom(seed);
  const count = 5;
  const spokes = Array.from({ length: count }, (_, index) => ({
    angle: ((index + (index === 0 || index === count - 1 ? 0 : (random() - 0.5) * 0.5)) / (count - 1)) * (Math.PI / 2),
    reach: reach * (index === 0 || index === count - 1 ? 1 : 0.62 + random() * 0.24),
  }));
  const at = (spoke: { angle: number; reach: number }, share: number): Point => [
    u + toU * Math.sin(spoke.angle) * spoke.reach * share,
    v + toV * Math.cos(spoke.angle) * spoke.reach * share,
  ];
  const onPage = (point: Point) =>
    surface
      .project(...point)
      .map((value) => value.toFixed(1))
      .join(' ');
  let [threads, film] = ['', ''];
  for (const spoke of spokes) threads += `M${onPage([u, v])}L${onPage(at(spoke, 1))}`;
  const rings = [0.24, 0.42, 0.6, 0.78, 0.94];
  for (const [row, share] of rings.entries())
    for (const [index, spoke] of spokes.slice(0, -1).entries()) {
      const next = spokes[index + 1];
      // The outer threads tear first.
      if (!next || random() < row * 0.13) continue;
      const [from, to] = [at(spoke, share), at(next, share)];
      const sag: Point = [
        lerp(lerp(from[0], to[0], 0.5), u, 0.16),
        lerp(lerp(from[1], to[1], 0.5), v, 0.16) - reach * 0.012,
      ];
      threads += `M${onPage(from)}Q${onPage(sag)} ${onPage(to)}`;
      if (row < 3) film += `M${onPage([u, v])}L${onPage(from)}Q${onPage(sag)} ${onPage(to)}z`;
    }
  // A thread that has let go hangs straight down.
  const torn = spokes[2];
  if (torn) {
    const from = at(torn, 0.9);
    threads += `M${onPage(from)}L${onPage([from[0] + 0.004, from[1] - reach * 0.3])}`;
  }
  drawing.fill('#d3c8ae', film, 0.24).line('#e4ddca', 1.2, threads, 0.6);
}
