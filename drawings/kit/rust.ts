import type { Surface } from './camera.ts';
import { dirtTone, mix } from './color.ts';
import { grains, stain } from './dirt.ts';
import type { Drawing } from './drawing.ts';
import { type Box, clamp, lerp, type Point } from './geometry.ts';
import { fractalNoise } from './random.ts';

interface Fan {
  seed: number;
  /** How far the sprinkler throws, in meters. */
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
    return sector * reach * rays * (0.35 + 1.1 * fractalNoise(a * 6, b * 6, seed + 3, 3));
  };
  for (const [index, level] of [0.3, 0.42, 0.55, 0.7].entries())
    drawing.fill(
      mix('#d59a5f', dirtTone.rust, index / 3),
      stain(surface, field, box, level, 110, 8),
      amount * lerp(0.3, 0.5, index / 3),
    );
  if (amount > 0.3)
    drawing.dots(
      mix(dirtTone.rust, '#c8742f', 0.4),
      grains(surface, box, {
        seed: seed + 1,
        spacing: grain,
        density: (a, b) => 0.5 * amount * clamp(field(a, b) - 0.08),
        size: grain * 0.45,
      }),
      0.7,
    );
}
