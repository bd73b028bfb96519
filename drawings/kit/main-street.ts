import type { Surface } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lerp, type Point, type Vector } from './geometry.ts';
import { drawLivedInWindow, type RoomDetail } from './lived-in.ts';
import { drawMasonry } from './materials.ts';
import { drawSolid, shadowOfSolid } from './solid.ts';

/** Parts of the brick blocks along these towns' main streets. */

const shadow = '#1d4a63';

/** A cornice on brackets, that shades the top of the wall. */
export function drawBracketCornice(
  drawing: Drawing,
  wall: Surface,
  [left, right]: Point,
  top: number,
  { rays, color = '#e7dcc3', spacing = 0.66 }: { rays: Vector; color?: string; spacing?: number },
): void {
  const out = 0.55;
  drawing.clip(wall.rect(left, top - 3, right, top), () =>
    drawing.fill(shadow, shadowOfSolid(wall, wall, [left - 0.3, top, right + 0.3, top + 0.55], [0, out], rays), 0.4),
  );
  for (let u = left + 0.2; u < right - 0.1; u += spacing)
    drawSolid(drawing, wall, [u, top - 0.34, u + 0.2, top], [0, 0.34], mix(color, '#b9a583', 0.2), rays);
  drawSolid(drawing, wall, [left - 0.1, top, right + 0.1, top + 0.3], [0, out - 0.12], color, rays);
  drawSolid(drawing, wall, [left - 0.2, top + 0.3, right + 0.2, top + 0.55], [0, out], lightOf(color, 0.5), rays);
}

/** A sash window in brick with a head of stone: flat, or arched if `rise` is above 0. */
export function drawSashWindow(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  options: {
    rays: Vector;
    life: RoomDetail;
    seed: number;
    rise?: number;
    frame?: string;
    stone?: string;
    isShaded?: boolean;
  },
): void {
  const { rise = 0, frame = '#2f4f5c', stone = material.sandstone, isShaded = false, ...rest } = options;
  const [left, _low, right, high] = box;
  drawLivedInWindow(drawing, wall, box, {
    ...rest,
    isShaded,
    frame,
    rows: 2,
    depth: 0.14,
    frameWidth: 0.07,
    horizon: -0.3,
    sillColor: lightOf(stone, 0.2),
  });
  const color = isShaded ? shadeOf(stone, 0.42) : stone;
  if (rise === 0) {
    drawSolid(drawing, wall, [left - 0.16, high, right + 0.16, high + 0.28], [0, 0.05], stone, options.rays);
    return;
  }
  const arc = (lift: number, spread: number): Point[] =>
    Array.from({ length: 13 }, (_, step): Point => {
      const share = step / 12;
      return [lerp(left - spread, right + spread, share), high - rise + lift + rise * (1 - (2 * share - 1) ** 2)];
    });
  const [inner, outer] = [arc(0, 0), arc(0.3, 0.14)];
  drawing.fill(color, wall.polygon([...inner, ...outer.toReversed()], 0.04));
  let joints = '';
  for (let step = 1; step < 12; step += 2) {
    const [a, b] = [inner[step], outer[step]];
    if (a && b) joints += wall.polygon([a, [a[0] + 0.03, a[1]], [b[0] + 0.03, b[1]], b], 0.045);
  }
  drawing.fill(shadeOf(color, 0.3), joints);
  const middle = (left + right) / 2;
  drawSolid(
    drawing,
    wall,
    [middle - 0.12, high - 0.06, middle + 0.12, high + 0.42],
    [0, 0.1],
    lightOf(stone, 0.25),
    rest.rays,
  );
}

/** A pier of sandstone blocks from the sidewalk to the band over the shops. */
export function drawShopPier(
  drawing: Drawing,
  wall: Surface,
  [left, right]: Point,
  top: number,
  { rays, seed, stone = material.sandstone }: { rays: Vector; seed: number; stone?: string },
): void {
  const out = 0.22;
  drawing.fill(shadow, shadowOfSolid(wall, wall, [left, 0, right, top], [0, out], rays), 0.34);
  drawSolid(drawing, wall, [left, 0, right, top], [0, out], stone, rays);
  drawMasonry(drawing, wall.raised(out), [left, 0, right, top], {
    color: stone,
    seed,
    course: 0.5,
    block: 1.3,
    joint: 0.02,
    mortar: '#b89b74',
    spread: 0.07,
  });
  drawSolid(drawing, wall, [left - 0.07, top - 0.3, right + 0.07, top], [0, out + 0.08], lightOf(stone, 0.25), rays);
  drawSolid(drawing, wall, [left - 0.05, 0, right + 0.05, 0.42], [0, out + 0.05], lightOf(stone, 0.1), rays);
}

/** A shop's window as a passer-by sees it: the sky above, the room below the reflected roofs. */
export function drawShopWindow(
  drawing: Drawing,
  wall: Surface,
  [left, right]: Point,
  top: number,
  options: { rays: Vector; color: string; life: RoomDetail; seed: number },
): void {
  const { rays, color, life, seed } = options;
  drawing.fill(color, wall.rect(left, 0, right, top, -0.02));
  let panels = '';
  for (let panel = 0; panel < 3; panel++) {
    const [from, to] = [lerp(left, right, panel / 3), lerp(left, right, (panel + 1) / 3)];
    panels += wall.rect(from + 0.12, 0.12, to - 0.12, 0.46);
  }
  drawing.fill(lightOf(color, 0.12), panels).fill(shadeOf(color, 0.3), wall.rect(left, 0.52, right, 0.56));
  const shared = { rays, frame: shadeOf(color, 0.35), depth: 0.16, columns: 2 };
  drawLivedInWindow(drawing, wall, [left + 0.08, 0.6, right - 0.08, 2.75], { ...shared, life, seed, horizon: 0.42 });
  drawLivedInWindow(drawing, wall, [left + 0.08, 2.88, right - 0.08, 3.42], {
    ...shared,
    life: 'none',
    seed,
    horizon: 0,
  });
}

/** A canvas awning on a frame, striped. */
export function drawStripedAwning(
  drawing: Drawing,
  wall: Surface,
  [left, right]: Point,
  options: { rays: Vector; canvas: string; top?: number; low?: number; out?: number },
): void {
  const { rays, canvas, top = 3.5, low = 2.75, out = 1.25 } = options;
  const { camera } = wall;
  const drop = 0.26;
  const corners = [left, right].flatMap((u): Vector[] => [
    wall.point(u, top, 0),
    wall.point(u, low, out),
    wall.point(u, low - drop, out),
  ]);
  drawing.fill(shadow, wall.shadowOfBody(corners, rays), 0.4);
  // The underside, then the end that shows, then the slope.
  drawing.fill(
    shadeOf(canvas, 0.6),
    camera.formatFace([
      wall.point(left, low - drop, 0),
      wall.point(right, low - drop, 0),
      wall.point(right, low, out),
      wall.point(left, low, out),
    ]),
  );
  const viewerIsLeft = camera.project(wall.point(left, low, out))[0] < camera.project(wall.point(left, low, 0))[0];
  const end = viewerIsLeft ? right : left;
  const near = viewerIsLeft ? left : right;
  const side = (u: number) =>
    camera.formatFace([
      wall.point(u, top, 0),
      wall.point(u, low, out),
      wall.point(u, low - drop, out),
      wall.point(u, low - drop, 0),
    ]);
  drawing.fill(shadeOf(canvas, 0.5), side(end)).fill(shadeOf(canvas, 0.34), side(near));
  drawing.fill(
    canvas,
    camera.formatFace([
      wall.point(left, top),
      wall.point(right, top),
      wall.point(right, low, out),
      wall.point(left, low, out),
    ]),
  );
  drawing.fill(shadeOf(canvas, 0.2), wall.rect(left, low - drop, right, low, out));
  const count = Math.max(5, Math.round((right - left) / 0.42) | 1);
  let [stripes, edges] = ['', ''];
  for (let index = 1; index < count; index += 2) {
    const [from, to] = [lerp(left, right, index / count), lerp(left, right, (index + 1) / count)];
    stripes += camera.formatFace([
      wall.point(from, top),
      wall.point(to, top),
      wall.point(to, low, out),
      wall.point(from, low, out),
    ]);
    edges += wall.rect(from, low - drop, to, low, out);
  }
  drawing.fill('#f3ead6', stripes).fill('#ddd4c0', edges);
}

/** A lamp post of the kind that lines the sidewalks downtown. */
export function drawLampPost(drawing: Drawing, floor: Surface, [u, v]: Point, rays: Vector): void {
  const { camera } = floor;
  const [x, foot] = camera.project(floor.point(u, v));
  const scale = camera.scaleAt(floor.point(u, v));
  const bar = (half: number, from: number, to: number) => {
    const [left, right] = [Math.round((x - half * scale) * 10) / 10, Math.round((x + half * scale) * 10) / 10];
    const [low, high] = [Math.round((foot - from * scale) * 10) / 10, Math.round((foot - to * scale) * 10) / 10];
    return `M${left} ${low}H${right}V${high}H${left}z`;
  };
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.05, v - 0.05, u + 0.05, v + 0.05, 0, 3.4), rays), 0.3);
  drawing
    .fill('#274854', bar(0.13, 0, 0.5) + bar(0.055, 0.5, 3.3) + bar(0.13, 3.3, 3.4))
    .fill('#fbeec4', bar(0.17, 3.4, 3.82))
    .fill('#1f3b45', bar(0.2, 3.82, 3.92) + bar(0.06, 3.92, 4.05));
}
