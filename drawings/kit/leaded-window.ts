import type { Surface } from './camera.ts';
import { lightOf, shadeOf } from './color.ts';
import type { Box, Point } from './geometry.ts';
import { drawCleanWindow, type Scene } from './house-parts.ts';
import type { Reflection } from './windows.ts';

/** Steel casements with leaded panes between a stone sill and a stone lintel. */
export function drawLeadedWindow(
  scene: Scene,
  wall: Surface,
  [left, low, right, high]: Box,
  options: { columns: number; stone: string; frame: string; reflection: Reflection; pane?: number },
): void {
  const { drawing } = scene;
  const { columns, stone, frame, pane = 0.34 } = options;
  drawing
    .fill(stone, wall.rect(left - 0.18, high, right + 0.18, high + 0.24, 0.04))
    .fill(shadeOf(stone, 0.34), wall.rect(left - 0.14, low - 0.18, right + 0.14, low - 0.1, 0.03))
    .fill(lightOf(stone, 0.3), wall.rect(left - 0.16, low - 0.1, right + 0.16, low, 0.1));
  drawCleanWindow(scene, wall, [left, low, right, high], {
    reflection: options.reflection,
    frame,
    columns,
    casing: 0,
    sill: false,
    frameWidth: 0.06,
    bar: 0.09,
  });
  const place = (u: number, v: number) =>
    wall
      .project(u, v, -0.07)
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  const line = (a: Point, b: Point) => `M${place(...a)}L${place(...b)}`;
  let leads = '';
  const step = (right - left) / (columns * 3);
  for (let u = left + step; u < right - 0.05; u += step) leads += line([u, low + 0.05], [u, high - 0.05]);
  for (let v = low + pane; v < high - 0.1; v += pane) leads += line([left + 0.05, v], [right - 0.05, v]);
  drawing.line(frame, 0.9, leads, 0.7);
}
