import type { Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, dot, normalize, scale, type Vector } from './geometry.ts';

/** The tone of a face: full color in the sun, deeper as the light grazes it, blue in its own shade. */
export function getFaceTone(color: string, normal: Vector, rays: Vector): string {
  const sunlight = -dot(normalize(normal), normalize(rays));
  if (normal[2] > 0.9) return lightOf(color, 0.32);
  if (normal[2] < -0.9) return shadeOf(color, 0.5);
  if (sunlight <= 0.04) return shadeOf(color, 0.42);
  return mix(color, shadeOf(color, 0.42), Math.max(0, 0.55 - sunlight) * 0.9);
}

/**
 * A box on a surface, from `from` to `to` meters before it, with the faces that the viewer sees: a sill, a cornice, a
 * canopy, a step, a planter. The picture draws its shadow.
 */
export function drawSolid(
  drawing: Drawing,
  surface: Surface,
  [left, low, right, high]: Box,
  [from, to]: readonly [number, number],
  color: string,
  rays: Vector,
): void {
  const { camera, right: along, up, normal } = surface;
  const at = (u: number, v: number, raise: number) => surface.point(u, v, raise);
  const faces: [Vector, Vector[]][] = [
    [normal, [at(left, low, to), at(right, low, to), at(right, high, to), at(left, high, to)]],
    [scale(normal, -1), [at(left, low, from), at(right, low, from), at(right, high, from), at(left, high, from)]],
    [scale(along, -1), [at(left, low, from), at(left, low, to), at(left, high, to), at(left, high, from)]],
    [along, [at(right, low, from), at(right, low, to), at(right, high, to), at(right, high, from)]],
    [up, [at(left, high, from), at(right, high, from), at(right, high, to), at(left, high, to)]],
    [scale(up, -1), [at(left, low, from), at(right, low, from), at(right, low, to), at(left, low, to)]],
  ];
  for (const [facing, corners] of faces) {
    const corner = corners[0];
    if (!corner) continue;
    const toEye: Vector = [camera.eye[0] - corner[0], camera.eye[1] - corner[1], camera.eye[2] - corner[2]];
    if (dot(facing, toEye) > 0) drawing.fill(getFaceTone(color, facing, rays), camera.formatFace(corners));
  }
}

/** The shadow of such a box on another surface; add it to the scene's group of shadows. */
export const shadowOfSolid = (
  on: Surface,
  surface: Surface,
  [left, low, right, high]: Box,
  [from, to]: readonly [number, number],
  rays: Vector,
) => on.shadowOfBody(surface.boxCorners(left, low, right, high, from, to), rays);
