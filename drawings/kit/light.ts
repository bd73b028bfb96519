import type { Vector } from './geometry.ts';

/**
 * The direction of the sun's rays for one scene. `from` is the side the light comes from on the page's ground plan, in
 * degrees: 0 from behind the viewer, 90 from the left, -90 from the right, 180 against the viewer.
 */
export function createSun(from: number, elevation: number): Vector {
  const angle = (from * Math.PI) / 180;
  const height = (elevation * Math.PI) / 180;
  return [Math.sin(angle) * Math.cos(height), Math.cos(angle) * Math.cos(height), -Math.sin(height)];
}
