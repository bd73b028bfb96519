import { type Camera, Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { cross, dot, type Point, type Vector } from './geometry.ts';
import { createSimilarTones, createTones, drawShingles } from './materials.ts';
import { createRandom } from './random.ts';

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The plane through a slope of roof: the first two corners are its eave, from left to right as seen from outside. */
export function slopeThrough(camera: Camera, corners: readonly Vector[]): Surface {
  const [a, b, c] = corners as [Vector, Vector, Vector];
  const right = minus(b, a);
  const normal = cross(right, minus(c, a));
  return new Surface(camera, a, right, cross(normal, right));
}

export const getSurfacePoint = (surface: Surface, point: Vector): Point => {
  const offset = minus(point, surface.origin);
  return [dot(offset, surface.right), dot(offset, surface.up)];
};

export const facesViewer = (surface: Surface) => dot(surface.normal, minus(surface.camera.eye, surface.origin)) > 0;

/** Slates: straight courses in four tones of gray and blue, thinner than shingles and without their ragged look. */
export function drawSlates(
  drawing: Drawing,
  slope: Surface,
  outline: readonly Point[],
  { color, course = 0.26, seed = 1 }: { color: string; course?: number; seed?: number },
): void {
  const random = createRandom(seed);
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const tones = createTones([...createSimilarTones(color, 0.09).slice(1), mix(color, '#7a6a72', 0.3)]);
  let lines = '';
  let lips = '';
  for (let v = low; v < high; v += course) {
    lines += slope.rect(left, v + course * 0.88, right, v + course);
    lips += slope.rect(left, v, right, v + course * 0.1);
    for (let u = left - random() * 0.5; u < right; u += 0.32 + random() * 0.8)
      if (random() < 0.7) tones.add(Math.floor(random() * 4), slope.rect(u, v, u + 0.28, v + course * 0.9));
  }
  const edge = slope.polygon(outline);
  drawing.fill(color, edge);
  drawing.clip(edge, () => {
    tones.draw(drawing, 0.8);
    drawing.fill(shadeOf(color, 0.34), lines, 0.7).fill(lightOf(color, 0.3), lips, 0.5);
  });
}

/** One face of a roof from its corners, in the light that falls on it. */
export function drawRoofFace(
  drawing: Drawing,
  camera: Camera,
  corners: readonly Vector[],
  finish: { color: string; rays: Vector; course?: number; seed?: number },
): Surface {
  const slope = slopeThrough(camera, corners);
  if (!facesViewer(slope)) return slope;
  const sunlight = slope.sunlight(finish.rays);
  const color =
    sunlight < 0.02
      ? shadeOf(finish.color, 0.36)
      : lightOf(shadeOf(finish.color, 0.12 * (1 - sunlight)), 0.1 * sunlight);
  const outline = corners.map((corner) => getSurfacePoint(slope, corner));
  const options = { color, course: finish.course ?? 0.3, seed: finish.seed ?? 1 };
  drawShingles(drawing, slope, outline, options);
  return slope;
}

/** A board along the edge of a roof: fascia or bargeboard, `tall` below the line of its points. */
export const drawEdgeBoard = (drawing: Drawing, camera: Camera, line: readonly Vector[], tall: number, color: string) =>
  drawing.fill(color, camera.formatFace([...line, ...line.toReversed().map(([x, y, z]): Vector => [x, y, z - tall])]));
