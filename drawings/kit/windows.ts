import type { Surface } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, type Point, slant, type Vector } from './geometry.ts';

/** Draws the reflection of a pane or the view through it; the drawing is cut to the glass. */
export type Reflection = (drawing: Drawing, glass: Surface, box: Box) => void;

/** Sky in bands above, a dark line of roofs and trees below: enough for any window farther than five meters away. */
export const skyReflection =
  (options: { horizon?: number; isDim?: boolean } = {}): Reflection =>
  (drawing, glass, [left, low, right, high]) => {
    const at = low + (high - low) * (options.horizon ?? 0.3);
    const tones = options.isDim
      ? ['#4f7488', '#658da0', '#87aab8', '#24414d']
      : ['#4a95bf', '#6fb2d3', '#a3d3e8', '#2b5260'];
    const [top, middle, pale, dark] = tones as [string, string, string, string];
    drawing.fill(top, glass.rect(left, low, right, high));
    drawing.fill(
      middle,
      glass.polygon([
        [left, low],
        [right, low],
        [right, at + (high - at) * 0.62],
        [left, at + (high - at) * 0.54],
      ]),
    );
    drawing.fill(
      pale,
      glass.polygon([
        [left, low],
        [right, low],
        [right, at + (high - at) * 0.26],
        [left, at + (high - at) * 0.22],
      ]),
    );
    drawing.fill(
      dark,
      glass.polygon([
        [left, low],
        [right, low],
        [right, at + (high - at) * 0.06],
        [left + (right - left) * 0.6, at - (high - at) * 0.02],
        [left + (right - left) * 0.38, at + (high - at) * 0.1],
        [left, at],
      ]),
    );
  };

/** The one slant across clean glass; lay it last. */
export function drawSheen(drawing: Drawing, glass: Surface, [left, low, right, high]: Box, opacity = 0.2): void {
  const lean = (high - low) * slant;
  const band = (from: number, to: number): Point[] => [
    [left + (right - left) * from, low],
    [left + (right - left) * to, low],
    [left + (right - left) * to + lean, high],
    [left + (right - left) * from + lean, high],
  ];
  drawing.clip(glass.rect(left, low, right, high), () => {
    drawing.fill('#ffffff', glass.polygon(band(0.18, 0.42)) + glass.polygon(band(0.48, 0.55)), opacity);
  });
}

export interface WindowOptions {
  frame?: string;
  /** Width of the frame around the glass. */
  frameWidth?: number;
  /** Boards around the opening; 0 for none. */
  casing?: number;
  /** The distance of the glass behind the wall. */
  depth?: number;
  /** The numbers of panes across and up. */
  columns?: number;
  rows?: number;
  bar?: number;
  sill?: boolean;
  isShaded?: boolean;
  reflection: Reflection;
  rays: Vector;
}

/**
 * A window in a wall: casing, recess, frame, panes, sill and their shadows. Returns the glass and the boxes of its
 * panes, for dirt and sheen.
 */
export function drawWindow(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  options: WindowOptions,
): { glass: Surface; panes: Box[] } {
  const {
    frameWidth = 0.05,
    casing = 0.1,
    depth = 0.08,
    columns = 1,
    rows = 1,
    bar = 0.025,
    sill = true,
    rays,
  } = options;
  const paint = options.frame ?? material.trim;
  const frame = options.isShaded ? shadeOf(paint) : paint;
  const [left, low, right, high] = box;
  const glass = wall.raised(-depth);
  const isLit = !options.isShaded && wall.sunlight(rays) > 0;
  const outer: Box = [left - casing, low - casing * 0.4, right + casing, high + casing];
  if (isLit && casing > 0)
    drawing.fill(shadeOf('#6f8794', 0.6), wall.shadowOfBody(wall.boxCorners(...outer, 0, 0.03), rays), 0.55);
  if (casing > 0) {
    drawing.fill(frame, wall.rect(...outer, 0.025));
    drawing.fill(shadeOf(frame, 0.2), wall.rect(left - casing, high, right + casing, high + 0.012, 0.025));
  }
  // The recess is seen through the opening, so it is cut to it.
  drawing.clip(wall.rect(left, low, right, high, casing > 0 ? 0.025 : 0), () => {
    drawing.fill(shadeOf(frame, 0.35), wall.rect(left, low, right, high));
    const { camera } = wall;
    const reveal = (u: number) =>
      camera.formatFace([
        wall.point(u, low, 0.03),
        wall.point(u, high, 0.03),
        glass.point(u, high),
        glass.point(u, low),
      ]);
    drawing.fill(shadeOf(frame, 0.15), reveal(left) + reveal(right));
    drawing.fill(
      shadeOf(frame, 0.5),
      camera.formatFace([
        wall.point(left, high, 0.03),
        wall.point(right, high, 0.03),
        glass.point(right, high),
        glass.point(left, high),
      ]),
    );
    drawing.fill(frame, glass.rect(left, low, right, high, 0.02));
  });
  const panes: Box[] = [];
  const across = (right - left - frameWidth * 2 - bar * (columns - 1)) / columns;
  const up = (high - low - frameWidth * 2 - bar * (rows - 1)) / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = left + frameWidth + column * (across + bar);
      const v = low + frameWidth + row * (up + bar);
      panes.push([u, v, u + across, v + up]);
    }
  }
  const whole: Box = [left + frameWidth, low + frameWidth, right - frameWidth, high - frameWidth];
  const openings = panes.map((pane) => glass.rect(...pane)).join('');
  drawing.fill(
    shadeOf(frame, 0.45),
    panes.map(([a, b, c, d]) => glass.rect(a - 0.008, b - 0.008, c + 0.008, d + 0.008, 0.02)).join(''),
  );
  drawing.clip(openings, () => {
    options.reflection(drawing, glass, whole);
    if (isLit) {
      // The head and one jamb throw their shadow on the glass.
      const shadow =
        glass.shadow(
          [
            wall.point(left - 1, high, 0.02),
            wall.point(right + 1, high, 0.02),
            glass.point(right + 1, high + 0.4),
            glass.point(left - 1, high + 0.4),
          ],
          rays,
        ) +
        [left, right]
          .map((u) =>
            glass.shadow(
              [
                wall.point(u, low - 0.5, 0.02),
                wall.point(u, high + 0.5, 0.02),
                glass.point(u, high + 0.5),
                glass.point(u, low - 0.5),
              ],
              rays,
            ),
          )
          .join('');
      drawing.fill('#0b2530', shadow, 0.28);
    }
  });
  if (sill) {
    const { camera } = wall;
    const [a, c] = [left - casing - 0.03, right + casing + 0.03];
    const edge = low - 0.05;
    if (isLit)
      drawing.fill(shadeOf('#6f8794', 0.6), wall.shadowOfBody(wall.boxCorners(a, edge, c, low, 0, 0.09), rays), 0.55);
    drawing.fill(
      lightOf(frame, 0.5),
      camera.formatFace([
        wall.point(a, low, 0.09),
        wall.point(c, low, 0.09),
        wall.point(c, low, -depth),
        wall.point(a, low, -depth),
      ]),
    );
    drawing.fill(mix(frame, '#9db4bf', 0.22), wall.rect(a, edge, c, low, 0.09));
  }
  return { glass, panes };
}

/** A raised garage door with a row of lights in the upper section. */
export function drawGarageDoor(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  options: { color: string; rays: Vector; isShaded?: boolean; columns?: number },
): void {
  const [left, low, right, high] = box;
  const { rays, columns = 4 } = options;
  const color = options.isShaded ? shadeOf(options.color) : options.color;
  const door = wall.raised(-0.14);
  const sections = 4;
  const tall = (high - low) / sections;
  drawing.clip(wall.rect(...box), () => {
    drawing.fill(color, door.rect(...box));
    let lines = '';
    let lights = '';
    let panels = '';
    let edges = '';
    for (let row = 0; row < sections; row++) {
      lines += door.rect(left, low + row * tall - 0.012, right, low + row * tall + 0.012);
      for (let column = 0; column < columns; column++) {
        const wide = (right - left) / columns;
        const inner: Box = [
          left + column * wide + 0.12,
          low + row * tall + 0.12,
          left + (column + 1) * wide - 0.12,
          low + (row + 1) * tall - 0.12,
        ];
        if (row === sections - 1) lights += door.rect(...inner);
        else {
          panels += door.rect(...inner);
          edges +=
            door.rect(inner[0], inner[3] - 0.02, inner[2], inner[3]) +
            door.rect(inner[0], inner[1], inner[0] + 0.02, inner[3]);
        }
      }
    }
    drawing
      .fill(lightOf(color, 0.12), panels)
      .fill(shadeOf(color, 0.3), edges)
      .fill(shadeOf(color, 0.4), lines)
      .fill('#2f5666', lights);
    drawing.clip(lights, () =>
      skyReflection({ horizon: 0.1, isDim: options.isShaded ?? false })(drawing, door, [
        left,
        high - tall,
        right,
        high,
      ]),
    );
    if (!options.isShaded) {
      const shadow =
        door.shadow(
          [
            wall.point(left - 1, high),
            wall.point(right + 1, high),
            door.point(right + 1, high + 0.5),
            door.point(left - 1, high + 0.5),
          ],
          rays,
        ) +
        [left, right]
          .map((u) =>
            door.shadow(
              [wall.point(u, low - 1), wall.point(u, high + 1), door.point(u, high + 1), door.point(u, low - 1)],
              rays,
            ),
          )
          .join('');
      drawing.fill('#17364a', shadow, 0.4);
    }
  });
}

/** A paneled front door. */
export function drawDoor(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  options: { color: string; isShaded?: boolean; frame?: string },
): void {
  const color = options.isShaded ? shadeOf(options.color) : options.color;
  const frame = options.isShaded ? shadeOf(options.frame ?? material.trim) : (options.frame ?? material.trim);
  const wide = right - left;
  drawing.fill(frame, wall.rect(left - 0.09, low, right + 0.09, high + 0.1, 0.02));
  drawing
    .fill(shadeOf(color, 0.35), wall.rect(left, low, right, high, 0.02))
    .fill(color, wall.rect(left + 0.03, low, right, high - 0.03));
  const panels: Box[] = [
    [left + wide * 0.16, low + 0.18, left + wide * 0.46, low + 0.85],
    [left + wide * 0.54, low + 0.18, left + wide * 0.84, low + 0.85],
    [left + wide * 0.16, low + 1, left + wide * 0.46, high - 0.45],
    [left + wide * 0.54, low + 1, left + wide * 0.84, high - 0.45],
  ];
  drawing.fill(shadeOf(color, 0.3), panels.map((panel) => wall.rect(...panel)).join(''));
  drawing.fill(lightOf(color, 0.12), panels.map(([a, b, c, d]) => wall.rect(a + 0.025, b, c, d - 0.03)).join(''));
  drawing.fill('#3f6d80', wall.rect(left + wide * 0.16, high - 0.36, right - wide * 0.16, high - 0.14));
  drawing.fill('#d6b25a', wall.rect(right - 0.12, low + 0.95, right - 0.07, low + 1.12, 0.04));
}
