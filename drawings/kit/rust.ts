import type { Surface } from './camera.ts';
import { dirtTone, mix } from './color.ts';
import { createGrains, traceStain } from './dirt.ts';
import type { Drawing } from './drawing.ts';
import { type Box, clamp, lerp, type Point } from './geometry.ts';
import { fractalNoise } from './random.ts';

interface Fan {
  seed: number;
  /** The reach of the sprinkler, in meters. */
  radius: number;
  /** The sector it waters, in radians on the surface. */
  from: number;
  to: number;
  amount?: number;
  /** Share of the radius that stays bare around the sprinkler. */
  hollow?: number;
  /** Meters between its grains. */
  grain?: number;
}

/**
 * Orange iron that a sprinkler threw over concrete or a wall: a fan that starts some way from the head, densest toward
 * its far edge, in rays of drops.
 */
export function drawRustFan(drawing: Drawing, surface: Surface, [u, v]: Point, fan: Fan): void {
  const { seed, radius, from, to, amount = 0.8, hollow = 0.25, grain = radius / 70 } = fan;
  const box: Box = [u - radius * 1.25, v - radius * 1.25, u + radius * 1.25, v + radius * 1.25];
  const field = (a: number, b: number) => {
    const distance = Math.hypot(a - u, b - v) / radius;
    const angle = Math.atan2(b - v, a - u);
    const inside = Math.min(angle - from, to - angle);
    const sector = clamp(inside / 0.22 + 0.3);
    const reach = distance < 1 ? clamp((distance - hollow) / 0.5) : Math.exp(-(((distance - 1) / 0.12) ** 2));
    const rays = 0.35 + 0.95 * fractalNoise(angle * 11, distance * 1.2, seed, 3);
    return sector * reach * rays * (0.1 + 1.5 * fractalNoise(a * 6, b * 6, seed + 3, 3));
  };
  for (const [index, level] of [0.3, 0.42, 0.55, 0.7].entries())
    drawing.fill(
      mix('#d59a5f', dirtTone.rust, index / 3),
      traceStain(surface, field, box, level, 110, 8),
      amount * lerp(0.3, 0.5, index / 3),
    );
  if (amount > 0.3)
    drawing.dots(
      mix(dirtTone.rust, '#c8742f', 0.4),
      createGrains(surface, box, {
        seed: seed + 1,
        spacing: grain,
        density: (a, b) => 0.5 * amount * clamp(field(a, b) - 0.08),
        size: grain * 0.45,
      }),
      0.7,
    );
}

interface Arch {
  seed: number;
  /** Half its width and its height, in meters. */
  reach: Point;
  amount?: number;
  /** Meters between its grains. */
  grain?: number;
}

/** The arch of rust where a sprinkler meets a wall; [u, v] is the middle of its foot. Its water runs down inside it. */
export function drawRustArch(drawing: Drawing, wall: Surface, [u, v]: Point, arch: Arch): void {
  const { seed, reach, amount = 0.8, grain = 0.022 } = arch;
  const box: Box = [u - reach[0] * 1.3, v, u + reach[0] * 1.3, v + reach[1] * 1.3];
  const field = (a: number, b: number) => {
    const [across, up] = [(a - u) / reach[0], (b - v) / reach[1]];
    // Single drops fly farther than others, so the arch is ragged.
    const ragged = 0.3 * (fractalNoise(Math.atan2(up, across) * 6, 3, seed + 7, 3) - 0.5);
    const distance = Math.hypot(across, up) + ragged + 0.2 * (fractalNoise(a * 7, b * 7, seed + 8, 2) - 0.5);
    const band = Math.exp(-(((distance - 0.92) / (distance > 0.92 ? 0.1 : 0.17)) ** 2));
    const runs = distance < 0.96 ? 0.16 + 1.4 * clamp(fractalNoise(a * 17, b * 0.8, seed + 5, 2) - 0.36) : 0;
    const thick = Math.max(band, runs * (0.4 + 0.5 * distance));
    return thick * (0.1 + 1.5 * fractalNoise(a * 5, b * 5, seed, 4)) * (0.62 + 0.38 * clamp(up * 1.6));
  };
  for (const [index, level] of [0.24, 0.42, 0.6, 0.8].entries())
    drawing.fill(
      mix('#dba065', dirtTone.rust, index / 3),
      traceStain(wall, field, box, level, 150, 6),
      amount * lerp(0.3, 0.42, index / 3),
    );
  if (amount > 0.3)
    drawing.dots(
      mix(dirtTone.rust, '#c8742f', 0.4),
      createGrains(wall, [box[0], box[1], box[2], v + reach[1] * 1.25], {
        seed: seed + 1,
        spacing: grain,
        density: (a, b) => 0.7 * amount * clamp(field(a, b) - 0.04),
        size: grain * 0.5,
      }),
      0.72,
    );
}
