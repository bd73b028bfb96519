import { logoShapes } from '../../src/lib/drawings/logo-shapes.ts';
import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf, site } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawShingles, drawSiding, drawStone } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawGrass, drawShrub, drawSpruce } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [0, 0, 1.5], focal: 900, horizon: 330, center: 560 });
const rays = createSun(-58, 44);
const floor = ground(camera);

/** The van stands in the drive with its back to the house's front; a hose runs to the faucet on the wall. */
const van = { left: 0.72, right: 2.77, back: 7.2, front: 12.6, low: 0.46, top: 2.62 };
const wallX = -0.88;
const wallEnd = 7.4;

function draw(): Drawing {
  const drawing = new Drawing(
    'A red hose runs from the reel in the back of a van over the grass to a faucet',
    '#b4c193',
  );
  drawSky(drawing, daySky, 330);
  drawCloud(drawing, 380, 120, 300, 4);
  drawCloud(drawing, 760, 80, 360, 9);
  drawStreet(drawing);
  drawVan(drawing);
  drawWall(drawing);
  drawHose(drawing);
  drawFaucet(drawing);
  return drawing;
}

function drawStreet(drawing: Drawing) {
  drawing.fill('#a9b886', floor.rect(-60, 1, 60, 90));
  const trees = [
    [-3.2, 34, 9, 3],
    [3, 40, 11, 5],
    [10, 36, 9, 9],
    [17, 38, 11, 2],
  ] as const;
  for (const [x, y, height, seed] of trees) {
    const [pageX, foot] = camera.project([x, y, 0]);
    const plant = { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, haze: 0.2, sunSide: 1 } as const;
    if (seed === 5) drawSpruce(drawing, plant);
    else drawCottonwood(drawing, plant);
  }
  drawNeighbor(drawing, -3.6, 29, material.stucco, material.tile);
  drawNeighbor(drawing, 9.6, 28, material.sidingSage, material.shingle);
  drawing
    .fill('#98a0a3', floor.rect(-60, 15, 60, 22))
    .fill('#dcd7ca', floor.rect(-60, 14.6, 60, 15) + floor.rect(-60, 22, 60, 22.4) + floor.rect(-60, 12.9, 60, 14.1));
  drawConcrete(drawing, floor, [0.2, 1, 4.6, 14.6], {
    color: material.concreteNew,
    across: [2.4],
    along: [3.6, 6.6, 9.6, 12.6],
    seed: 4,
  });
  drawing.fill('#8f9a68', floor.rect(0.14, 1, 0.2, 13) + floor.rect(4.6, 1, 4.66, 13));
  const blades = { colors: ['#93a566', '#c0c98e', '#a3b374'], scaleAt: (y: number) => Math.max(0.3, (y - 360) / 260) };
  drawGrass(drawing, [360, 500, 600, 800], { count: 90, seed: 5, ...blades });
}

/** A ranch house over the way. */
function drawNeighbor(drawing: Drawing, x: number, y: number, color: string, roof: string) {
  const wall = wallFacing(camera, [x, y, 0], [1, 0, 0]);
  drawing.fill(shadeOf(color, 0.16), wall.rect(0, 0, 11, 2.6));
  drawing.fill(material.trim, wall.rect(1, 0.85, 3.6, 2.1) + wall.rect(6, 0, 10.4, 2.2));
  drawing.fill('#7fb0c6', wall.rect(1.12, 0.97, 3.48, 1.98)).fill('#d8d0c0', wall.rect(6.1, 0, 10.3, 2.1));
  const slope = new Surface(camera, [x, y - 0.5, 2.5], [1, 0, 0], [0, 4.5, 1.6]);
  drawShingles(
    drawing,
    slope,
    [
      [-0.5, 0],
      [11.5, 0],
      [11.5, 4.6],
      [-0.5, 4.6],
    ],
    { color: roof, seed: 4, course: 0.5 },
  );
}

/** Circles on a plane, as paths: wheels and the reel. */
function disc(surface: Surface, u: number, v: number, radius: number, raise = 0): string {
  const points: Point[] = [];
  for (let corner = 0; corner < 28; corner++) {
    const angle = (corner / 28) * Math.PI * 2;
    points.push([u + Math.cos(angle) * radius, v + Math.sin(angle) * radius]);
  }
  return surface.polygon(points, raise);
}

function drawVan(drawing: Drawing) {
  const { left, right, back, front, low, top } = van;
  const white = '#f7fafa';
  const flank = new Surface(camera, [left, front, 0], [0, -1, 0], [0, 0, 1]);
  const rear = wallFacing(camera, [left, back, 0], [1, 0, 0]);
  const wide = right - left;
  const long = front - back;
  drawing.fill('#2f5563', floor.shadowOfBody(floor.boxCorners(left, back, right, front, 0.2, top), rays), 0.5);
  drawing.fill('#22404d', floor.rect(left + 0.05, back + 0.1, right - 0.05, front), 0.75);
  // The flank lies in its own shade; hood and windshield are its far end.
  drawing.fill(
    shadeOf(white, 0.2),
    flank.polygon([
      [0, low],
      [long, low],
      [long, top],
      [1.9, top],
      [1.2, 1.62],
      [0.1, 1.3],
    ]),
  );
  drawing
    .fill(
      '#4d7f98',
      flank.polygon([
        [1.45, 1.5],
        [2.4, 1.5],
        [2.4, 2.3],
        [1.95, 2.3],
      ]),
    )
    .fill(shadeOf(white, 0.42), flank.rect(0, low, long, low + 0.26) + flank.rect(2.5, 0.8, 2.53, 2.5));
  drawMark(drawing, flank, 3.15, 1.12, 0.95);
  drawing.fill(
    site.glacier,
    flank.polygon([
      [2.6, 0.8],
      [long, 0.8],
      [long, 0.95],
      [2.63, 0.95],
    ]),
  );
  for (const u of [1, long - 1]) {
    drawing
      .fill('#16262e', disc(flank, u, 0.36, 0.4))
      .fill('#8fa3ad', disc(flank, u, 0.36, 0.22, 0.01))
      .fill('#46606b', disc(flank, u, 0.36, 0.08, 0.02));
  }
  // The open back: a dark hold, shelves on the right, the reel at the left.
  drawing.fill(white, rear.rect(0, low, wide, top)).fill(shadeOf(white, 0.1), rear.rect(0, low, wide, low + 0.1));
  const hold: [number, number, number, number] = [0.12, low + 0.14, wide - 0.12, top - 0.2];
  drawing.clip(rear.rect(...hold), () => {
    const deep = back + 2.6;
    const inner = wallFacing(camera, [left, deep, 0], [1, 0, 0]);
    drawing
      .fill('#1d4152', rear.rect(...hold))
      .fill('#17384a', inner.rect(0, 0, wide, 3))
      .fill(
        '#567885',
        camera.formatFace([
          rear.point(0, low + 0.14),
          rear.point(wide, low + 0.14),
          inner.point(wide, low + 0.14),
          inner.point(0, low + 0.14),
        ]),
      )
      .fill(
        '#2a5568',
        camera.formatFace([rear.point(0.12, 0), inner.point(0.12, 0), inner.point(0.12, 3), rear.point(0.12, 3)]),
      )
      .fill(
        '#25495a',
        camera.formatFace([
          rear.point(wide - 0.12, 0),
          inner.point(wide - 0.12, 0),
          inner.point(wide - 0.12, 3),
          rear.point(wide - 0.12, 3),
        ]),
      );
    const random = createRandom(6);
    const shelf = wallFacing(camera, [left, back + 0.7, 0], [1, 0, 0]);
    for (const height of [0.98, 1.5, 2]) {
      drawing.fill('#8fb0bf', shelf.rect(1.02, height - 0.05, wide - 0.12, height));
      if (height > 1.9) continue;
      let u = 1.08;
      while (u < wide - 0.36) {
        const across = 0.14 + random() * 0.12;
        const tall = 0.2 + random() * 0.2;
        const color = [site.sky, site.sunLift, site.mist, site.clear, '#f0a383'][Math.floor(random() * 5)] ?? site.sky;
        drawing
          .fill(color, shelf.rect(u, height, u + across, height + tall))
          .fill(shadeOf(color, 0.3), shelf.rect(u + across * 0.7, height, u + across, height + tall))
          .fill(
            shadeOf(color, 0.5),
            shelf.rect(u + across * 0.3, height + tall, u + across * 0.7, height + tall + 0.05),
          );
        u += across + 0.05;
      }
    }
    // Two buckets on the floor.
    const bucket = (u: number, color: string) => {
      drawing
        .fill(
          color,
          shelf.polygon([
            [u, 0.98 - 0.37],
            [u + 0.28, 0.98 - 0.37],
            [u + 0.32, 0.92],
            [u - 0.04, 0.92],
          ]),
        )
        .fill(
          shadeOf(color, 0.35),
          shelf.polygon([
            [u + 0.18, 0.61],
            [u + 0.28, 0.61],
            [u + 0.32, 0.92],
            [u + 0.2, 0.92],
          ]),
        );
    };
    bucket(1.12, site.sun);
    bucket(1.5, site.sky);
  });
  const reel = { u: 0.56, v: 1.12 };
  const plate = wallFacing(camera, [left, back + 0.28, 0], [1, 0, 0]);
  drawing
    .fill(
      '#46606b',
      plate.rect(reel.u - 0.38, low + 0.14, reel.u - 0.31, reel.v + 0.05) +
        plate.rect(reel.u + 0.31, low + 0.14, reel.u + 0.38, reel.v + 0.05),
    )
    .fill('#7d3820', disc(plate, reel.u, reel.v, 0.42))
    .fill(site.clay, disc(plate, reel.u, reel.v, 0.39, 0.02))
    .fill('#d67a55', disc(plate, reel.u - 0.02, reel.v + 0.02, 0.31, 0.03))
    .fill(site.clay, disc(plate, reel.u, reel.v, 0.27, 0.04))
    .fill(site.line, disc(plate, reel.u, reel.v, 0.14, 0.05))
    .fill(site.ink, disc(plate, reel.u, reel.v, 0.05, 0.06));
  // The two doors stand open; the left one shows its inner side to the sun, the right one the mark.
  const door = (hinge: number, out: number): Surface =>
    new Surface(camera, [hinge, back, 0], [out * 0.82, -0.57, 0], [0, 0, 1]);
  const leaf = wide / 2;
  const leftDoor = door(left, -1);
  const rightDoor = door(right, 1);
  for (const [surface, color] of [
    [leftDoor, '#ffffff'],
    [rightDoor, shadeOf(white, 0.16)],
  ] as const) {
    drawing
      .fill(color, surface.rect(0, low, leaf, top))
      .fill(shadeOf(color, 0.14), surface.rect(0.1, low + 0.14, leaf - 0.1, 1.42))
      .fill('#7fb9d3', surface.rect(0.14, 1.56, leaf - 0.14, top - 0.2))
      .fill(
        '#b7dcec',
        surface.polygon([
          [0.2, top - 0.2],
          [0.5, top - 0.2],
          [0.34, 1.56],
          [0.14, 1.56],
          [0.14, top - 0.2],
        ]),
      );
    drawing.fill(shadeOf(white, 0.4), surface.rect(leaf - 0.03, low, leaf, top));
  }
  drawMark(drawing, leftDoor, leaf / 2 - 0.37, 0.64, 0.74, true);
  drawing
    .fill('#46606b', rear.rect(-0.02, low - 0.12, wide + 0.02, low + 0.08, 0.12))
    .fill('#a9bcc4', rear.rect(-0.02, low + 0.03, wide + 0.02, low + 0.08, 0.12))
    .fill('#b33a2c', rear.rect(0.01, 1.3, 0.1, 1.72, 0.01) + rear.rect(wide - 0.1, 1.3, wide - 0.01, 1.72, 0.01))
    .fill(
      '#16262e',
      rear.rect(0.14, 0, 0.42, low - 0.1, -0.2) + rear.rect(wide - 0.42, 0, wide - 0.14, low - 0.1, -0.2),
    )
    .fill('#e9eef0', rear.rect(wide / 2 - 0.22, low - 0.1, wide / 2 + 0.22, low + 0.02, 0.125));
}

/** The company's mark on a panel; u runs to the right on the page unless the panel is seen from its back. */
function drawMark(drawing: Drawing, panel: Surface, u: number, v: number, size: number, isBack = false) {
  const colors: Record<(typeof logoShapes)[number][0], string> = {
    frame: site.spruce,
    sky: site.sky,
    'ice-light': site.ice,
    'glacier-light': site.glacier,
    snow: site.snow,
  };
  for (const [name, path] of logoShapes)
    drawing.fill(
      colors[name],
      panel.polygon(
        toPoints(path).map(([x, y]): Point => [u + ((isBack ? 40 - x : x) / 40) * size, v + ((40 - y) / 40) * size]),
      ),
    );
}

/** The corners of a path of the mark; its rounded corners become cut ones. */
function toPoints(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = { h: 1, v: 1, a: 7 }[command.toLowerCase()] ?? 2;
    const isRelative = command === command.toLowerCase();
    for (let index = 0; index + size <= numbers.length; index += size) {
      const values = numbers.slice(index, index + size);
      const [a = 0, b = 0] = values.slice(-2);
      const kind = command.toLowerCase();
      const [dx, dy] =
        kind === 'h'
          ? [values[0] ?? 0, isRelative ? 0 : y]
          : kind === 'v'
            ? [isRelative ? 0 : x, values[0] ?? 0]
            : [a, b];
      [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
      points.push([x, y]);
    }
  }
  return points;
}

function drawWall(drawing: Drawing) {
  const near = 1.1;
  const wall = new Surface(camera, [wallX, near, 0], [0, 1, 0], [0, 0, 1]);
  const long = wallEnd - near;
  drawing.fill('#3f6470', floor.shadowOfBody(floor.boxCorners(-6, near, wallX, wallEnd, 0, 0.02), rays), 0.3);
  drawSiding(drawing, wall, [0, 0.86, long, 4.4], { color: material.sidingBlue, seed: 4, reveal: 0.17 });
  drawStone(drawing, wall, [0, 0, long, 0.86], { color: material.sandstone, seed: 7 });
  drawing
    .fill(lightOf(material.limestone, 0.4), wall.rect(0, 0.84, long, 0.92, 0.05))
    .fill(shadeOf(material.sandstone, 0.5), wall.rect(0, 0.79, long, 0.84))
    .fill(material.trim, wall.rect(long - 0.14, 0.92, long, 4.4, 0.01));
  drawWindow(drawing, wall, [long - 3, 1.3, long - 1.1, 2.6], {
    reflection: skyReflection({ horizon: 0.3 }),
    rays,
    columns: 2,
    casing: 0.1,
    depth: 0.012,
  });
  const [x, foot] = camera.project([wallX + 0.55, 6.6, 0]);
  drawShrub(drawing, { x, foot: foot + 4, height: 92, seed: 6, sunSide: 1 });
}

const faucet: Vector = [wallX, 3.1, 0.58];

/** A smooth line through points of space. */
function spline(points: readonly Vector[], steps = 12): Vector[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Vector;
  const line: Vector[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      line.push([blend(0), blend(1), blend(2)]);
    }
  }
  line.push(at(points.length - 1));
  return line;
}

/** A band along a line of the page, `half` units to each side. */
function ribbon(points: readonly Point[], half: (index: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const a = points[Math.max(0, index - 1)] ?? [x, y];
    const b = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [acrossX, acrossY] = [(-(b[1] - a[1]) / long) * half(index), ((b[0] - a[0]) / long) * half(index)];
    left.push([x + acrossX, y + acrossY]);
    right.push([x - acrossX, y - acrossY]);
  });
  return polygon([...left, ...right.toReversed()]);
}

function drawHose(drawing: Drawing) {
  const [x, y, z] = faucet;
  const line = spline(
    [
      [x + 0.2, y - 0.02, z - 0.2],
      [x + 0.21, y - 0.02, z - 0.36],
      [x + 0.24, y, 0.1],
      [x + 0.36, y + 0.06, 0.02],
      [x + 0.75, y + 0.05, 0.016],
      [-0.06, 3.34, 0.016],
      [0.02, 3.8, 0.016],
      [-0.36, 4.3, 0.016],
      [-0.4, 4.9, 0.016],
      [0.1, 5.3, 0.016],
      [0.8, 5.5, 0.016],
      [1.16, 6.1, 0.016],
      [1.2, 6.7, 0.2],
      [1.22, 7.15, 0.66],
      [1.27, 7.46, 0.76],
    ],
    9,
  );
  const onPage = line.map((point) => camera.project(point));
  const half = (index: number) => camera.scaleAt(line[index] as Vector) * 0.02;
  // Next to the faucet it falls on the wall, where it would not show.
  const shadow = line
    .map((point) => floor.shadowPoint(point, rays))
    .filter(([u]) => u > wallX + 0.05)
    .map(([u, v]) => floor.project(u, v));
  drawing
    .fill(
      '#2a4c52',
      ribbon(shadow, (index) => half(index) * 0.95),
      0.5,
    )
    .fill('#8c3a20', ribbon(onPage, half))
    .fill(
      site.clay,
      ribbon(
        onPage.map(([a, b], index): Point => [a, b - half(index) * 0.14]),
        (index) => half(index) * 0.8,
      ),
    )
    .fill(
      '#e2916b',
      ribbon(
        onPage.map(([a, b], index): Point => [a - half(index) * 0.2, b - half(index) * 0.42]),
        (index) => half(index) * 0.26,
      ),
    );
}

/** A brass sill cock in millimeters, seen from the side: flange, body, spout and a red wheel. */
function drawFaucet(drawing: Drawing) {
  const [pageX, pageY] = camera.project(faucet);
  const scale = camera.scaleAt(faucet) * 0.00135;
  const shape = (points: readonly Point[]) =>
    polygon(points.map(([x, y]): Point => [pageX + x * scale, pageY - y * scale]));
  drawing
    .fill(
      '#7c6b4c',
      shape([
        [0, -70],
        [40, -96],
        [150, -190],
        [140, -230],
        [20, -150],
        [0, -130],
      ]),
      0.4,
    )
    .fill(
      '#b5893f',
      shape([
        [-6, 62],
        [14, 56],
        [22, 40],
        [22, -40],
        [14, -58],
        [-6, -64],
      ]),
    )
    .fill(
      '#d9ab54',
      shape([
        [22, 26],
        [120, 26],
        [150, 20],
        [182, -2],
        [190, -40],
        [184, -120],
        [118, -120],
        [118, -56],
        [100, -30],
        [22, -28],
      ]),
    )
    .fill(
      '#ffe2a3',
      shape([
        [22, 26],
        [120, 26],
        [150, 20],
        [176, 0],
        [150, 8],
        [118, 14],
        [22, 13],
      ]),
    )
    .fill(
      '#8f6a2c',
      shape([
        [22, -12],
        [104, -14],
        [128, -30],
        [134, -120],
        [118, -120],
        [118, -56],
        [100, -30],
        [22, -28],
      ]),
    )
    .fill(
      '#b5893f',
      shape([
        [64, 26],
        [92, 26],
        [90, 78],
        [66, 78],
      ]),
    )
    .fill(
      '#8c3a20',
      shape([
        [10, 74],
        [146, 74],
        [154, 84],
        [154, 96],
        [146, 106],
        [10, 106],
        [2, 96],
        [2, 84],
      ]),
    )
    .fill(
      '#d0603c',
      shape([
        [10, 90],
        [146, 90],
        [153, 96],
        [146, 106],
        [10, 106],
        [3, 96],
      ]),
    )
    .fill(
      mix('#46606b', '#000000', 0.1),
      shape([
        [108, -118],
        [194, -118],
        [190, -168],
        [112, -168],
      ]),
    )
    .fill(
      '#a9bcc4',
      shape([
        [118, -118],
        [134, -118],
        [136, -168],
        [122, -168],
      ]),
    );
}

export const pictures: Pictures = { 'job-van': draw };
