import { type Camera, wallFacing } from './camera.ts';
import { lightOf, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Vector } from './geometry.ts';
import { facesViewer } from './roof-faces.ts';

/** An upright block in world coordinates: only the faces that the viewer sees, each in the light that falls on it. */
export function drawBlock(
  drawing: Drawing,
  camera: Camera,
  [left, front, right, back]: Box,
  [from, to]: readonly [number, number],
  color: string,
  rays: Vector,
): void {
  const sides = [
    [wallFacing(camera, [left, back, 0], [0, -1, 0]), back - front],
    [wallFacing(camera, [right, front, 0], [0, 1, 0]), back - front],
    [wallFacing(camera, [left, front, 0], [1, 0, 0]), right - left],
  ] as const;
  for (const [side, long] of sides)
    if (facesViewer(side))
      drawing.fill(side.sunlight(rays) > 0.04 ? color : shadeOf(color, 0.38), side.rect(0, from, long, to));
  if (camera.eye[2] > to)
    drawing.fill(
      lightOf(color, 0.3),
      camera.formatFace([
        [left, front, to],
        [right, front, to],
        [right, back, to],
        [left, back, to],
      ]),
    );
}
