import { type Camera, Surface } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, dot, normalize, type Vector } from './geometry.ts';

/** One step of a frame seen from near: a flat front that runs around the opening, `depth` meters before the wall. */
export interface FrameStep {
  width: number | readonly [left: number, low: number, right: number, high: number];
  depth: number;
  color: string;
}

export interface CloseWindowOptions {
  rays: Vector;
  /** The steps of the frame, from the wall inward. */
  steps: readonly FrameStep[];
  /** The distance of the glass behind the last step. */
  rebate?: number;
  /** Corners are mitered, as of vinyl and aluminum; otherwise the stiles run through, as of wood. */
  isMitered?: boolean;
  /** Draws the reflection and the dirt on the glass; the drawing is cut to the glass. */
  drawGlass: (drawing: Drawing, glass: Surface, box: Box) => void;
  /** Draws the dirt on one flat bar of a front. */
  drawOnBar?: (drawing: Drawing, face: Surface, bar: Box, step: number) => void;
  /** Draws the dirt on the upper side of a lower bar; v runs from the viewer to the glass. */
  drawOnLedge?: (drawing: Drawing, ledge: Surface, box: Box, step: number) => void;
}

const shadow = '#17374a';

/** Returns the color of a face with this normal in the sun of the scene. */
export function litColor(color: string, normal: Vector, rays: Vector): string {
  const sunlight = -dot(normal, normalize(rays));
  return sunlight > 0 ? lightOf(color, 0.06 + 0.36 * sunlight) : shadeOf(color, 0.34);
}

/** A plane that is seen from above: a sill or ledge. u runs along it, v from its front edge toward the wall. */
export const ledgeSurface = (camera: Camera, corner: Vector, rise = 0) =>
  new Surface(camera, corner, [1, 0, 0], [0, 1, rise]);

/** A window at arm's length, of nested steps around one pane, each in the shadow of the one before. */
export function drawCloseWindow(drawing: Drawing, wall: Surface, opening: Box, options: CloseWindowOptions): void {
  const { rays, steps, rebate = 0.02, isMitered = false, drawGlass, drawOnBar, drawOnLedge } = options;
  const { camera } = wall;
  let box = opening;
  let previousDepth = 0;

  const drawReveals = (from: number, to: number, color: string, step: number) => {
    const [left, low, right, high] = box;
    const at = (u: number, v: number, depth: number) => wall.point(u, v, depth);
    const side = (a: [number, number], b: [number, number], normal: Vector) =>
      drawing.fill(
        litColor(color, normal, rays),
        camera.formatFace([at(...a, from), at(...b, from), at(...b, to), at(...a, to)]),
      );
    side([left, low], [left, high], [1, 0, 0]);
    side([right, low], [right, high], [-1, 0, 0]);
    side([left, high], [right, high], [0, 0, -1]);
    side([left, low], [right, low], [0, 0, 1]);
    drawOnLedge?.(drawing, ledgeSurface(camera, at(left, low, from)), [0, 0, right - left, from - to], step);
  };
  /** The head and the jambs throw their shadow on a plane behind them. */
  const drawShadow = (from: number, to: number, opacity: number) => {
    const [left, low, right, high] = box;
    const plane = wall.raised(to);
    const cast = (a: number, b: number, c: number, d: number) =>
      drawing.fill(
        shadow,
        plane.shadow(
          [wall.point(a, b, from), wall.point(c, b, from), wall.point(c, d, from), wall.point(a, d, from)],
          rays,
        ),
      );
    drawing.group(opacity, () => {
      cast(left - 2, high, right + 2, high + 2);
      cast(left - 2, low - 2, left, high + 2);
      cast(right, low - 2, right + 2, high + 2);
    });
  };

  for (const [index, { width, depth, color }] of steps.entries()) {
    const [wideLeft, wideLow, wideRight, wideHigh] = typeof width === 'number' ? [width, width, width, width] : width;
    const [left, low, right, high] = box;
    const inner: Box = [left + wideLeft, low + wideLow, right - wideRight, high - wideHigh];
    const draw = () => {
      const face = wall.raised(depth);
      drawing.fill(color, face.rect(...box));
      const bars: Box[] = [
        [left, low, inner[0], high],
        [inner[2], low, right, high],
        [inner[0], inner[3], inner[2], high],
        [inner[0], low, inner[2], inner[1]],
      ];
      for (const bar of bars)
        if (bar[2] - bar[0] > 0.001 && bar[3] - bar[1] > 0.001) drawOnBar?.(drawing, face, bar, index);
      const dim = shadeOf(color, 0.3);
      if (isMitered)
        for (const [u, v, toU, toV] of [
          [left, low, inner[0], inner[1]],
          [right, low, inner[2], inner[1]],
        ] as const)
          drawing.fill(
            dim,
            face.polygon([
              [u, v],
              [u + 0.002, v],
              [toU + 0.002, toV],
              [toU, toV],
            ]),
          );
      else
        drawing.fill(
          dim,
          face.rect(inner[0] - 0.001, low, inner[0] + 0.001, inner[1]) +
            face.rect(inner[2] - 0.001, low, inner[2] + 0.001, inner[1]),
        );
      if (previousDepth > depth) drawShadow(previousDepth, depth, 0.42);
    };
    if (depth > previousDepth) {
      // A step that stands out shows its ends and throws its shadow on what lies around it.
      drawing.fill(
        shadow,
        wall.raised(previousDepth).shadowOfBody(wall.boxCorners(...box, previousDepth, depth), rays),
        0.45,
      );
      drawing.fill(mix(color, '#ffffff', 0.4), camera.formatSilhouette(wall.boxCorners(...box, previousDepth, depth)));
      draw();
    } else
      drawing.clip(wall.rect(...box, previousDepth), () => {
        drawReveals(previousDepth, depth, color, index);
        draw();
      });
    box = inner;
    previousDepth = depth;
  }
  const last = steps.at(-1)?.color ?? '#ffffff';
  drawing.clip(wall.rect(...box, previousDepth), () => {
    const glass = wall.raised(previousDepth - rebate);
    drawing.fill(shadeOf(last, 0.5), wall.rect(...box, previousDepth));
    drawing.clip(glass.rect(...box), () => {
      drawGlass(drawing, glass, box);
      drawShadow(previousDepth, previousDepth - rebate, 0.3);
    });
    drawReveals(previousDepth, previousDepth - rebate, last, steps.length);
  });
}

export interface SillOptions {
  rays: Vector;
  color: string;
  /** The distances of its front edge and of its back in front of the wall. Its back may end at a frame. */
  out: number;
  back: number;
  thick: number;
  /** The height of its back above its front edge. */
  fall?: number;
  /** Draws the dirt on top; v runs from the front edge toward the wall. */
  drawOnTop?: (drawing: Drawing, top: Surface, box: Box) => void;
  drawOnFront?: (drawing: Drawing, front: Surface, box: Box) => void;
}

/** A sill that slopes to the viewer; `[left, right, level]` is its front edge. Draw it after the window it lies under. */
export function drawSill(
  drawing: Drawing,
  wall: Surface,
  [left, right, level]: readonly [number, number, number],
  options: SillOptions,
): void {
  const { rays, color, out, back, thick, fall = 0.015 } = options;
  const { camera } = wall;
  drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(left, level - thick, right, level, 0, out), rays), 0.45);
  drawing.fill(
    litColor(color, [0, 0, 1], rays),
    camera.formatSilhouette(wall.boxCorners(left, level - thick, right, level, 0, out)),
  );
  const front = wall.raised(out);
  const edge: Box = [left, level - thick, right, level];
  drawing.fill(color, front.rect(...edge));
  options.drawOnFront?.(drawing, front, edge);
  const depth = Math.hypot(out - back, fall);
  const top = ledgeSurface(camera, wall.point(left, level, out), fall / (out - back));
  drawing.fill(litColor(color, top.normal, rays), top.rect(0, 0, right - left, depth));
  options.drawOnTop?.(drawing, top, [0, 0, right - left, depth]);
}
