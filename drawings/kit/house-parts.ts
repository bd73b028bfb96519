import { type Camera, Surface, wallFacing } from './camera.ts';
import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { add, type Box, cross, dot, normalize, type Point, type Vector } from './geometry.ts';
import { drawShingles } from './materials.ts';
import { createRandom } from './random.ts';
import { drawSheen, drawWindow, type Reflection } from './windows.ts';

/** Shared by every part of one house. The viewer looks along y; fronts face the viewer. */
export interface Scene {
  drawing: Drawing;
  camera: Camera;
  rays: Vector;
  /** The color of every shadow that falls on something. */
  shadow: string;
}

/** The outline of a block on the ground, in meters. */
export interface Plan {
  left: number;
  right: number;
  front: number;
  back: number;
}

/** Covers a part of a wall: siding, stucco, brick or logs. */
export type WallFinish = (wall: Surface, box: Box, isShaded: boolean) => void;
/** Covers a slope of roof, whose color already has its light. */
export type Roofing = (drawing: Drawing, slope: Surface, outline: readonly Point[], color: string) => void;

export const frontWall = ({ camera }: Scene, y: number) => wallFacing(camera, [0, y, 0], [1, 0, 0]);

/** The end of a block that the viewer sees; u runs from its left edge on the page. `corner` is the u of the front. */
export function visibleEnd({ camera }: Scene, plan: Plan): { wall: Surface; corner: number } {
  const depth = plan.back - plan.front;
  return camera.eye[0] < (plan.left + plan.right) / 2
    ? { wall: wallFacing(camera, [plan.left, plan.back, 0], [0, -1, 0]), corner: depth }
    : { wall: wallFacing(camera, [plan.right, plan.front, 0], [0, 1, 0]), corner: 0 };
}

export const isInShade = (scene: Scene, wall: Surface) => wall.sunlight(scene.rays) <= 0.03;

/** The front of a block and the end that shows. */
export function drawWalls(scene: Scene, plan: Plan, [low, high]: readonly [number, number], finish: WallFinish): void {
  const end = visibleEnd(scene, plan).wall;
  finish(end, [0, low, plan.back - plan.front, high], isInShade(scene, end));
  const front = frontWall(scene, plan.front);
  finish(front, [plan.left, low, plan.right, high], isInShade(scene, front));
}

/** Stucco as a finish of whole walls: one flat tone with few traces of the trowel. */
export const stuccoFinish =
  ({ drawing }: Scene, color: string, seed = 1): WallFinish =>
  (wall, [left, low, right, high], isShaded) => {
    const base = isShaded ? shadeOf(color) : color;
    const random = createRandom(seed);
    drawing.fill(base, wall.rect(left, low, right, high));
    let traces = '';
    for (let index = 0; index < Math.min(34, (right - left) * (high - low) * 2); index++) {
      const u = left + (right - left - 0.4) * random();
      const v = low + (high - low) * random();
      traces += wall.polygon([
        [u, v],
        [u + 0.14 + random() * 0.24, v + 0.025],
        [u + 0.05, v + 0.045],
      ]);
    }
    drawing.fill(mix(base, isShaded ? '#ffffff' : '#8a7a5c', 0.1), traces);
  };

/** Eight corners of a block, and its ridge where it has one. */
export const blockCorners = (plan: Plan, low: number, high: number): Vector[] =>
  [low, high].flatMap((z): Vector[] => [
    [plan.left, plan.front, z],
    [plan.right, plan.front, z],
    [plan.right, plan.back, z],
    [plan.left, plan.back, z],
  ]);

/** The shadow of a body on a part of a wall or of the ground. */
export function drawShadowOn(scene: Scene, surface: Surface, box: Box, body: readonly Vector[], opacity = 0.38): void {
  const { drawing } = scene;
  drawing.clip(surface.rect(...box), () => drawing.fill(scene.shadow, surface.shadowOfBody(body, scene.rays), opacity));
}

export const shingleRoof =
  (course = 0.36, seed = 4): Roofing =>
  (drawing, slope, outline, color) =>
    drawShingles(drawing, slope, outline, { color, seed, course });

/** Ribbed metal: seams that run up the slope, each with its light and its shade. */
export const metalRoof =
  (gap = 0.5): Roofing =>
  (drawing, slope, outline, color) => {
    const us = outline.map(([u]) => u);
    const vs = outline.map(([, v]) => v);
    const [low, high] = [Math.min(...vs), Math.max(...vs)];
    let lights = '';
    let shades = '';
    for (let u = Math.min(...us); u < Math.max(...us); u += gap) {
      lights += slope.rect(u, low, u + 0.05, high);
      shades += slope.rect(u + 0.05, low, u + 0.11, high);
    }
    const edge = slope.polygon(outline);
    drawing
      .fill(color, edge)
      .clip(edge, () => drawing.fill(lightOf(color, 0.28), lights).fill(shadeOf(color, 0.3), shades));
  };

export interface Roof {
  eaves: number;
  pitch: number;
  over?: number;
  color: string;
  trim: string;
  roofing?: Roofing;
  /** Covers the triangle of a gable. */
  finish?: WallFinish;
  fascia?: number;
}

/** One slope; its corners counterclockwise as seen from above, the eave first. Slopes that face away are left out. */
export function drawSlope(scene: Scene, corners: readonly [Vector, Vector, ...Vector[]], roof: Roof): void {
  const [start, end, next] = corners as [Vector, Vector, Vector];
  const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const right = normalize(minus(end, start));
  const normal = normalize(cross(right, minus(next, start)));
  if (dot(normal, minus(scene.camera.eye, start)) <= 0) return;
  const slope = new Surface(scene.camera, start, right, cross(normal, right));
  const outline = corners.map(
    (corner): Point => [dot(minus(corner, start), slope.right), dot(minus(corner, start), slope.up)],
  );
  const sun = slope.sunlight(scene.rays);
  const color = sun > 0.45 ? roof.color : shadeOf(roof.color, sun > 0.03 ? 0.16 : 0.36);
  (roof.roofing ?? shingleRoof())(scene.drawing, slope, outline, color);
}

const at = (x: number, y: number, z: number): Vector => [x, y, z];

/** The flat underside of the eaves, the board before it and the gutter, along the front and the visible end. */
function drawEaves(scene: Scene, plan: Plan, roof: Roof, hasEnd: boolean): void {
  const { drawing, camera } = scene;
  const { eaves, over = 0.45, trim, fascia = 0.2 } = roof;
  const [l, r, f, b] = [plan.left - over, plan.right + over, plan.front - over, plan.back + over];
  const isLeft = camera.eye[0] < (plan.left + plan.right) / 2;
  const [outer, inner] = isLeft ? [l, plan.left] : [r, plan.right];
  const soffit = shadeOf(trim, 0.5);
  if (hasEnd) {
    const side = camera.formatFace([
      at(outer, f, eaves),
      at(outer, b, eaves),
      at(inner, b, eaves),
      at(inner, f, eaves),
    ]);
    const isEndSeen = isLeft ? camera.eye[0] < plan.left : camera.eye[0] > plan.right;
    // The front hides everything behind its corner.
    const edge = Math.round(camera.project(at(inner, plan.front, eaves))[0]);
    if (isEndSeen) drawing.fill(soffit, side);
    else
      drawing.clip(isLeft ? `M-6-6H${edge}V806H-6z` : `M${edge}-6H1206V806H${edge}z`, () => drawing.fill(soffit, side));
  }
  drawing.fill(
    soffit,
    camera.formatFace([at(l, f, eaves), at(r, f, eaves), at(r, plan.front, eaves), at(l, plan.front, eaves)]),
  );
  const board = (from: Vector, to: Vector, color: string) => {
    const up = (point: Vector, by: number): Vector => add(point, [0, 0, by]);
    drawing
      .fill(color, camera.formatFace([from, to, up(to, fascia), up(from, fascia)]))
      .fill(shadeOf(color, 0.3), camera.formatFace([from, to, up(to, fascia * 0.22), up(from, fascia * 0.22)]));
  };
  if (hasEnd)
    board(
      at(outer, b, eaves),
      at(outer, f, eaves),
      isInShade(scene, visibleEnd(scene, plan).wall) ? shadeOf(trim, 0.4) : trim,
    );
  board(at(l, f, eaves), at(r, f, eaves), trim);
}

/** A roof that slopes to all four sides. */
export function drawHipRoof(scene: Scene, plan: Plan, roof: Roof): void {
  const { eaves, pitch, over = 0.45, fascia = 0.2 } = roof;
  const [l, r, f, b] = [plan.left - over, plan.right + over, plan.front - over, plan.back + over];
  const half = Math.min(r - l, b - f) / 2;
  const [low, high] = [eaves + fascia, eaves + fascia + half * pitch];
  const [first, second] =
    r - l >= b - f
      ? [at(l + half, f + half, high), at(r - half, f + half, high)]
      : [at(l + half, f + half, high), at(l + half, b - half, high)];
  const isWide = r - l >= b - f;
  const corner = { lf: at(l, f, low), rf: at(r, f, low), rb: at(r, b, low), lb: at(l, b, low) };
  drawEaves(scene, plan, roof, true);
  drawSlope(scene, isWide ? [corner.lb, corner.lf, first] : [corner.lb, corner.lf, first, second], roof);
  drawSlope(scene, isWide ? [corner.rf, corner.rb, second] : [corner.rf, corner.rb, second, first], roof);
  drawSlope(scene, isWide ? [corner.lf, corner.rf, second, first] : [corner.lf, corner.rf, first], roof);
  const cap = (from: Vector, to: Vector) => {
    const [[x1, y1], [x2, y2]] = [scene.camera.project(from), scene.camera.project(to)];
    scene.drawing.fill(
      lightOf(roof.color, 0.18),
      polygon([
        [x1, y1],
        [x2, y2 - 2.4],
        [x2, y2 + 1],
        [x1, y1 + 3],
      ]),
    );
  };
  cap(corner.lf, first);
  cap(corner.rf, isWide ? second : first);
  if (isWide) cap(first, second);
}

/** A roof whose ridge runs across the view; its gable shows at one end. */
export function drawSideGable(scene: Scene, plan: Plan, roof: Roof): void {
  const { drawing, camera } = scene;
  const { eaves, pitch, over = 0.45, trim, fascia = 0.2, finish } = roof;
  const [l, r, f, b] = [plan.left - over, plan.right + over, plan.front - over, plan.back + over];
  const middle = (f + b) / 2;
  const low = eaves + fascia;
  const ridge = low + (middle - f) * pitch;
  const { wall } = visibleEnd(scene, plan);
  const isShaded = isInShade(scene, wall);
  const depth = plan.back - plan.front;
  const top = ridge - fascia - 0.05;
  drawing.clip(
    wall.polygon([
      [0, eaves],
      [depth, eaves],
      [depth, eaves + 0.1],
      [depth / 2, top],
      [0, eaves + 0.1],
    ]),
    () => finish?.(wall, [0, eaves, depth, top], isShaded),
  );
  drawEaves(scene, plan, roof, false);
  const isLeft = camera.eye[0] < (plan.left + plan.right) / 2;
  const [outer, inner] = isLeft ? [l, plan.left] : [r, plan.right];
  const edge = (x: number, drop: number) =>
    [at(x, f, low - drop), at(x, middle, ridge - drop), at(x, b, low - drop)] as const;
  const [frontOuter, peakOuter, backOuter] = edge(outer, fascia);
  const [frontInner, peakInner, backInner] = edge(inner, fascia);
  drawing
    .fill(shadeOf(trim, 0.6), camera.formatFace([peakOuter, backOuter, backInner, peakInner]))
    .fill(shadeOf(trim, 0.5), camera.formatFace([frontOuter, peakOuter, peakInner, frontInner]));
  drawSlope(scene, [at(l, f, low), at(r, f, low), at(r, middle, ridge), at(l, middle, ridge)], roof);
  const [frontTop, peakTop, backTop] = edge(outer, -0.03);
  drawing.fill(
    isShaded ? shadeOf(trim, 0.4) : trim,
    camera.formatFace([frontOuter, frontTop, peakTop, peakOuter]) +
      camera.formatFace([peakOuter, peakTop, backTop, backOuter]),
  );
  drawing.fill(trim, camera.formatFace([at(l, f, eaves), at(r, f, eaves), at(r, f, low), at(l, f, low)]));
  drawing.fill(
    shadeOf(trim, 0.3),
    camera.formatFace([at(l, f, eaves), at(r, f, eaves), at(r, f, eaves + 0.05), at(l, f, eaves + 0.05)]),
  );
}

/**
 * A gable that faces the viewer. `meets` is the place at which its eaves and its ridge run into a roof behind it; without
 * it, the ridge continues to the back of the plan.
 */
export function drawFrontGable(
  scene: Scene,
  plan: Plan,
  roof: Roof & { meets?: { eaves: number; ridge: number } },
): void {
  const { drawing } = scene;
  const { eaves, pitch, over = 0.4, trim, fascia = 0.2, finish } = roof;
  const wall = frontWall(scene, plan.front);
  const middle = (plan.left + plan.right) / 2;
  const half = (plan.right - plan.left) / 2 + over;
  /** The top of the roof at its peak and at the outer edge of its eaves. */
  const peak = eaves + (half - over) * pitch + 0.12;
  const low = peak - half * pitch;
  const f = plan.front - over;
  const meets = roof.meets ?? { eaves: plan.back, ridge: plan.back };
  drawing.clip(
    wall.polygon([
      [plan.left, eaves - 0.01],
      [plan.right, eaves - 0.01],
      [middle, peak - 0.1],
    ]),
    () => finish?.(wall, [plan.left, eaves - 0.01, plan.right, peak], isInShade(scene, wall)),
  );
  const [l, r] = [middle - half, middle + half];
  // The shadow of the rakes on the wall.
  drawing.clip(
    wall.polygon([
      [plan.left, eaves - 1.6],
      [plan.right, eaves - 1.6],
      [plan.right, eaves],
      [middle, peak - 0.1],
      [plan.left, eaves],
    ]),
    () =>
      drawing.fill(
        scene.shadow,
        wall.shadow(
          [
            wall.point(l, low - fascia, over),
            wall.point(middle, peak - fascia, over),
            wall.point(r, low - fascia, over),
            wall.point(r, low + 3, 0),
            wall.point(l, low + 3, 0),
          ],
          scene.rays,
        ),
        0.36,
      ),
  );
  drawSlope(scene, [at(l, meets.eaves, low), at(l, f, low), at(middle, f, peak), at(middle, meets.ridge, peak)], roof);
  drawSlope(scene, [at(r, f, low), at(r, meets.eaves, low), at(middle, meets.ridge, peak), at(middle, f, peak)], roof);
  const under = (u: number) =>
    scene.camera.formatFace([
      wall.point(middle, peak - fascia),
      wall.point(middle, peak - fascia, over),
      wall.point(u, low - fascia, over),
      wall.point(u, low - fascia),
    ]);
  drawing.fill(shadeOf(trim, 0.52), under(l) + under(r));
  const rake = (drop: number, thick: number): Point[] => [
    [l, low - drop],
    [middle, peak - drop],
    [r, low - drop],
    [r, low - drop - thick],
    [middle, peak - drop - thick],
    [l, low - drop - thick],
  ];
  drawing
    .fill(trim, wall.polygon(rake(0, fascia), over))
    .fill(shadeOf(trim, 0.25), wall.polygon(rake(fascia - 0.05, 0.05), over))
    .fill(shadeOf(roof.color, 0.1), wall.polygon(rake(-0.07, 0.08), over + 0.02));
}

/** The shadow that the eaves along the front throw on the wall below them. */
export function shadeUnderEaves(
  scene: Scene,
  wall: Surface,
  [left, right]: readonly [number, number],
  eaves: number,
  over = 0.45,
): void {
  scene.drawing.clip(wall.rect(left, 0, right, eaves), () =>
    scene.drawing.fill(
      scene.shadow,
      wall.shadow(
        [
          wall.point(left - 4, eaves, over),
          wall.point(right + 4, eaves, over),
          wall.point(right + 4, eaves + 0.2, 0),
          wall.point(left - 4, eaves + 0.2, 0),
        ],
        scene.rays,
      ),
      0.36,
    ),
  );
}

export type Skyline = 'pines' | 'roofs' | 'trees' | 'plain';

/** Sky above the other side of the street, as clean glass mirrors it. Upper windows mirror more sky. */
export function mirrorSky(
  options: { skyline?: Skyline; sky?: readonly [string, string, string, string]; dark?: string; seed?: number } = {},
): Reflection {
  const { skyline = 'roofs', dark = '#2f5a66', seed = 3 } = options;
  const [deep, middle, pale, glow] = options.sky ?? ['#4193c3', '#6fb3d8', '#a6d5e9', '#dcedee'];
  return (drawing, glass, [left, low, right, high]) => {
    const random = createRandom(Math.round(left * 31 + low * 17) + seed);
    const wide = right - left;
    const up = (share: number) => low + (high - low) * share;
    const base = low > 2.6 ? 0.1 : 0.26;
    const band = (color: string, from: number, to: number) =>
      drawing.fill(
        color,
        glass.polygon([
          [left, low],
          [right, low],
          [right, up(to)],
          [left, up(from)],
        ]),
      );
    band(deep, 1, 1);
    band(middle, 0.8, 0.7);
    band(pale, base + 0.34, base + 0.26);
    band(glow, base + 0.16, base + 0.11);
    // One cloud that no pane has alone.
    const [x, y] = [left + wide * (0.1 + random() * 0.35), up(0.6 + random() * 0.14)];
    const puff = Math.min(wide * 0.5, 1.1);
    drawing.fill(
      '#f2f8fa',
      glass.polygon([
        [x, y],
        [x + puff * 0.4, y + puff * 0.13],
        [x + puff * 0.75, y + puff * 0.1],
        [x + puff * 1.15, y + puff * 0.2],
        [x + puff, y + puff * 0.03],
      ]),
      0.85,
    );
    const line: Point[] = [
      [left, low],
      [left, up(base)],
    ];
    let u = left - random() * 0.3;
    while (u < right) {
      const size = 0.5 + random() * 0.7;
      if (skyline === 'pines') {
        const step = size * 0.24;
        line.push([u, up(base * 0.8)], [u + step / 2, up(base + 0.07 + random() * 0.17)], [u + step, up(base * 0.82)]);
        u += step;
      } else if (skyline === 'trees') {
        const [wideCrown, tall] = [size * (0.5 + random() * 0.5), 0.05 + random() * 0.13];
        for (const [share, rise] of [
          [0, 0],
          [0.06, 0.55],
          [0.22, 0.9],
          [0.4, 0.86],
          [0.58, 1],
          [0.8, 0.74],
          [0.96, 0.5],
          [1, 0],
        ] as const)
          line.push([u + wideCrown * share, up(base + tall * rise)]);
        u += wideCrown * 1.1;
      } else if (skyline === 'roofs') {
        const top = up(base + 0.1);
        line.push(
          [u, up(base * 0.9)],
          [u + size * 0.5, top],
          [u + size * 1.1, top],
          [u + size * 1.4, up(base * 0.9)],
          [u + size * 1.6, up(base * 0.86)],
        );
        u += size * 1.9;
      } else {
        line.push([u, up(base + random() * 0.03)]);
        u += size;
      }
    }
    line.push([right, up(base)], [right, low]);
    drawing.fill(dark, glass.polygon(line));
    drawing.fill(
      mix(dark, '#0b2530', 0.4),
      glass.polygon([
        [left, low],
        [left, up(base * 0.62)],
        [right, up(base * 0.44)],
        [right, low],
      ]),
    );
  };
}

export interface HouseWindow {
  reflection: Reflection;
  frame: string;
  columns?: number;
  rows?: number;
  casing?: number;
  frameWidth?: number;
  bar?: number;
  sill?: boolean;
  sheen?: number;
}

/** A clean window: panes that mirror the sky, and the one slant over them. */
export function drawCleanWindow(scene: Scene, wall: Surface, box: Box, window: HouseWindow): void {
  const { glass, panes } = drawWindow(scene.drawing, wall, box, {
    frameWidth: 0.06,
    casing: 0.11,
    bar: 0.05,
    ...window,
    rays: scene.rays,
    isShaded: isInShade(scene, wall),
  });
  const [first, last] = [panes[0], panes.at(-1)];
  if (first && last) {
    const openings = panes.map((pane) => glass.rect(...pane)).join('');
    scene.drawing.clip(openings, () =>
      drawSheen(scene.drawing, glass, [first[0], first[1], last[2], last[3]], window.sheen ?? 0.22),
    );
  }
}

/** Returns a place on the page, with the number of units per meter there, for plants and other flat things. */
export function placeOnPage(
  { camera, rays }: Pick<Scene, 'camera' | 'rays'>,
  [x, y, z = 0]: readonly [number, number, number?],
  height: number,
  seed = 1,
) {
  const place: Vector = [x, y, z];
  const [pageX, foot] = camera.project(place);
  const unit = camera.scaleAt(place);
  const sunSide: -1 | 1 = rays[0] > 0 ? -1 : 1;
  return { x: pageX, foot, height: height * unit, unit, seed, sunSide };
}

/** A shape in meters that faces the viewer and stands on the ground: u to the right, v up from its foot. */
export function flatShape(scene: Scene, place: readonly [number, number, number?]) {
  const { x, foot, unit } = placeOnPage(scene, place, 1);
  return (points: readonly Point[]) => polygon(points.map(([u, v]) => [x + u * unit, foot - v * unit]));
}

/**
 * A group of panes of any shape in one frame, as under the slopes of a gable: they mirror one sky. `outline` is the
 * outer edge of the frame.
 */
export function drawShapedWindow(
  scene: Scene,
  wall: Surface,
  outline: readonly Point[],
  panes: readonly (readonly Point[])[],
  window: { reflection: Reflection; frame: string; sheen?: number },
): void {
  const { drawing } = scene;
  const isShaded = isInShade(scene, wall);
  const frame = isShaded ? shadeOf(window.frame) : window.frame;
  const glass = wall.raised(-0.07);
  const us = panes.flat().map(([u]) => u);
  const vs = panes.flat().map(([, v]) => v);
  const box: Box = [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)];
  drawing.fill(frame, wall.polygon(outline, 0.03));
  const openings = panes.map((pane) => glass.polygon(pane)).join('');
  drawing.fill(shadeOf(frame, 0.45), panes.map((pane) => wall.polygon(pane, 0.03)).join(''));
  drawing.clip(openings, () => {
    window.reflection(drawing, glass, box);
    drawSheen(drawing, glass, box, window.sheen ?? 0.22);
  });
}
