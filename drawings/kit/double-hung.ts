import type { Surface } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Vector } from './geometry.ts';

export interface DoubleHungOptions {
  rays: Vector;
  /** Lights of the upper sash, side by side. */
  columns?: number;
  /** The color of the painted wood; a dirty frame has a duller one. */
  paint?: string;
  /** Draws the reflection and the dirt on one light of glass; the drawing is cut to the glass. */
  drawGlass: (drawing: Drawing, glass: Surface, box: Box, part: 'upper' | 'lower') => void;
  /** Draws the dirt on a flat piece of the frame. */
  drawOnFrame?: (drawing: Drawing, face: Surface, box: Box) => void;
}

const shadow = '#1d4156';

/** A double-hung window at arm's length: casing, cap, two sashes of which the upper stands in front, sill and apron. */
export function drawDoubleHung(drawing: Drawing, wall: Surface, opening: Box, options: DoubleHungOptions): void {
  const { rays, columns = 3, drawGlass, drawOnFrame } = options;
  const { camera } = wall;
  const [left, low, right, high] = opening;
  const white = options.paint ?? material.trim;
  const lit = lightOf(white, 0.8);
  const dim = shadeOf(white, 0.2);
  const deep = shadeOf(white, 0.38);
  const board = 0.125;
  const thick = 0.035;
  const [outerLeft, outerRight, top] = [left - board, right + board, high + 0.15];
  const sill: Box = [outerLeft - 0.06, low - 0.05, outerRight + 0.06, low];
  const cap: Box = [outerLeft - 0.05, top, outerRight + 0.05, top + 0.05];
  const body = (box: Box, from: number, to: number, color: string) =>
    drawing.fill(color, camera.formatSilhouette(wall.boxCorners(...box, from, to)));
  const front = (box: Box, raise: number, color: string) => {
    drawing.fill(color, wall.rect(...box, raise));
    drawOnFrame?.(drawing, wall.raised(raise), box);
  };

  // Everything that stands out from the wall throws its shadow first.
  drawing.group(0.5, () => {
    const cast = (box: Box, raise: number) =>
      drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(...box, 0, raise), rays));
    cast([outerLeft, low, outerRight, top], thick);
    cast(cap, 0.085);
    cast(sill, 0.11);
    cast([outerLeft + 0.01, low - 0.17, outerRight - 0.01, low], thick);
  });

  // The faces of the boards toward the viewer's side show as a narrow lit edge.
  body([outerLeft, low, left, top], 0, thick, lit);
  body([right, low, outerRight, top], 0, thick, lit);
  front([outerLeft, low, left, high], thick, white);
  front([right, low, outerRight, high], thick, white);
  front([outerLeft, high, outerRight, top], thick, white);
  const seam = (box: Box) => wall.rect(...box, thick);
  drawing.fill(
    dim,
    seam([left - 0.02, low, left - 0.013, high + 0.013]) +
      seam([right + 0.013, low, right + 0.02, high + 0.013]) +
      seam([left - 0.02, high + 0.013, right + 0.02, high + 0.02]) +
      seam([outerLeft, high - 0.004, left - 0.02, high + 0.003]) +
      seam([right + 0.02, high - 0.004, outerRight, high + 0.003]),
  );

  const middle = low + (high - low) * 0.505;
  drawing.clip(wall.rect(left, low - 0.01, right, high, thick), () => {
    drawing.fill(deep, wall.rect(left - 0.5, low - 0.5, right + 0.5, high + 0.5));
    const jamb = (u: number) =>
      camera.formatFace([
        wall.point(u, low, thick),
        wall.point(u, high, thick),
        wall.point(u, high, -0.1),
        wall.point(u, low, -0.1),
      ]);
    drawing.fill(lit, jamb(left)).fill(dim, jamb(right));
    drawing.fill(
      deep,
      camera.formatFace([
        wall.point(left, high, thick),
        wall.point(right, high, thick),
        wall.point(right, high, -0.1),
        wall.point(left, high, -0.1),
      ]),
    );
    const sash = (box: Box, face: number, rails: readonly [number, number], part: 'upper' | 'lower') => {
      const stile = 0.058;
      const bar = 0.02;
      const count = part === 'upper' ? columns : 1;
      front(box, face, white);
      drawing.fill(dim, wall.rect(box[0], box[1], box[2], box[1] + 0.008, face));
      const inner: Box = [box[0] + stile, box[1] + rails[0], box[2] - stile, box[3] - rails[1]];
      const across = (inner[2] - inner[0] - bar * (count - 1)) / count;
      const glass = wall.raised(face - 0.018);
      for (let column = 0; column < count; column++) {
        const u = inner[0] + column * (across + bar);
        const light: Box = [u, inner[1], u + across, inner[3]];
        drawing.clip(wall.rect(...light, face), () => {
          drawing.fill(deep, wall.rect(...light, face));
          drawing.fill(
            lit,
            camera.formatFace([
              wall.point(light[0], light[1], face),
              wall.point(light[0], light[3], face),
              wall.point(light[0], light[3], face - 0.018),
              wall.point(light[0], light[1], face - 0.018),
            ]) +
              camera.formatFace([
                wall.point(light[0], light[1], face),
                wall.point(light[2], light[1], face),
                wall.point(light[2], light[1], face - 0.018),
                wall.point(light[0], light[1], face - 0.018),
              ]),
          );
          drawing.clip(glass.rect(...light), () => drawGlass(drawing, glass, light, part));
        });
      }
    };
    /** Parts of the frame that shade a sash whose face is at `face`. */
    const shade = (face: number, from: number) => {
      const plane = wall.raised(face);
      const cast = (box: Box, raise: number) => plane.shadowOfBody(wall.boxCorners(...box, face, raise), rays);
      return (
        cast([left - 1, high, right + 1, high + 1], thick) +
        cast([right, from, right + 1, high + 1], thick) +
        cast([left - 1, from, left, high + 1], thick)
      );
    };
    const [deepFace, nearFace] = [-0.06, -0.018];
    sash([left + 0.025, low + 0.01, right - 0.025, middle + 0.03], deepFace, [0.085, 0.05], 'lower');
    const lower = wall.raised(deepFace);
    drawing.group(0.34, () => {
      drawing.fill(shadow, shade(deepFace, low));
      drawing.fill(
        shadow,
        lower.shadowOfBody(wall.boxCorners(left, middle - 0.02, right, middle + 0.4, deepFace, nearFace), rays),
      );
    });
    drawing.fill(
      dim,
      camera.formatSilhouette(
        wall.boxCorners(left + 0.025, middle - 0.02, right - 0.025, middle + 0.1, deepFace, nearFace),
      ),
    );
    sash([left + 0.025, middle - 0.02, right - 0.025, high - 0.02], nearFace, [0.05, 0.055], 'upper');
    drawing.clip(wall.rect(left, middle - 0.02, right, high, nearFace), () =>
      drawing.group(0.34, () => drawing.fill(shadow, shade(nearFace, middle - 0.3))),
    );
  });

  // The cap over the head, and its shadow on the casing.
  const casing = wall.raised(thick);
  drawing.clip(casing.rect(outerLeft, high - 0.1, outerRight, top), () =>
    drawing.fill(shadow, casing.shadowOfBody(wall.boxCorners(...cap, thick, 0.085), rays), 0.34),
  );
  body(cap, 0, 0.085, lit);
  front(cap, 0.085, white);

  // The sill slopes out under the lower sash.
  front([outerLeft + 0.01, low - 0.17, outerRight - 0.01, low - 0.05], thick, mix(white, '#9db4bf', 0.2));
  drawing.clip(casing.rect(outerLeft + 0.01, low - 0.17, outerRight - 0.01, low - 0.05), () =>
    drawing.fill(shadow, casing.shadowOfBody(wall.boxCorners(...sill, thick, 0.11), rays), 0.4),
  );
  const sillTop = camera.formatFace([
    wall.point(sill[0], low, 0.11),
    wall.point(sill[2], low, 0.11),
    wall.point(right, low + 0.012, -0.05),
    wall.point(left, low + 0.012, -0.05),
  ]);
  body(sill, 0, 0.11, lightOf(white, 0.4));
  drawing.fill(lit, sillTop);
  front(sill, 0.11, mix(white, '#9db4bf', 0.16));
}
