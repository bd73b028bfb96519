import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix } from '../kit/color.ts';
import { drawOil, drawSlabGrime, drawTireScuffs } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { livedInReflection } from '../kit/lived-in.ts';
import { drawConcrete, drawGravel, drawShingles, drawStone, drawStucco } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawFeatherGrass, drawShrub, drawSpruce } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawDoor, drawGarageDoor, drawSheen, drawWindow } from '../kit/windows.ts';

const horizon = 268;
const camera = new Camera({ eye: [0.4, -11.7, 2.15], yaw: 9, focal: 980, center: 600, horizon });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 29);
const shadow = '#1b3350';
const floor = ground(camera);
const garage = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const wing = wallFacing(camera, [0, 4.6, 0], [1, 0, 0]);
const slab: Box = [-0.5, -11.4, 5.7, 0];
/** The lane that is being washed, and how far it has come. */
const lane = { left: 2.3, right: 2.86, end: -4.55 };

/** A driveway half washed: the cleaner's lanes end in a crisp edge, and the rest is as the years left it. */
function draw(): Drawing {
  const drawing = new Drawing('A driveway, half of it washed', material.lawn);
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 90, 104, 380, 4, '#fbeeda');
  drawYard(drawing);
  drawWing(drawing);
  drawGarage(drawing);
  drawSlab(drawing);
  drawBeds(drawing);
  drawTreeShade(drawing);
  drawCleaner(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawYard(drawing: Drawing) {
  drawing.fill('#9fae72', floor.rect(-80, -12, 80, 90));
  for (const [x, y, height, seed] of [
    [-13.5, 24, 8.5, 3],
    [-6.2, 27, 9.6, 8],
    [19.5, 25, 7.6, 22],
  ] as const) {
    const [pageX, foot] = camera.project([x, y, 0]);
    drawCottonwood(drawing, { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, haze: 0.2 });
  }
  const fence = wallFacing(camera, [-40, 9, 0], [1, 0, 0]);
  drawing.fill('#a9825a', fence.rect(0, 0, 70, 1.8));
  let boards = '';
  for (let u = 0; u < 70; u += 0.36) boards += fence.rect(u, 0, u + 0.05, 1.8);
  drawing.fill('#8a6746', boards);
  const [x, foot] = camera.project([-7.6, 7.4, 0]);
  drawSpruce(drawing, { x, foot, height: 6.2 * camera.scaleAt([-7.6, 7.4, 0]), seed: 6 });
}

/** A roof's near slope over its eave: shingles, gutter board and the shade it throws. */
function drawRoof(drawing: Drawing, wall: Surface, [left, right]: Point, ridge: Point, eave: number, rise: number) {
  const out = 0.55;
  const run = 3.4;
  const slope = new Surface(camera, wall.point(0, eave, out), [1, 0, 0], [0, run, rise]);
  const long = Math.hypot(run, rise);
  drawShingles(
    drawing,
    slope,
    [
      [left - out, 0],
      [right + out, 0],
      [ridge[1], long],
      [ridge[0], long],
    ],
    {
      color: material.shingleBrown,
      seed: 3,
      course: 0.24,
    },
  );
  drawing.clip(wall.rect(left, 0, right, eave), () =>
    drawing.fill(
      shadow,
      wall.shadowOfBody(wall.boxCorners(left - out, eave - 0.2, right + out, eave, 0, out), rays),
      0.4,
    ),
  );
  drawSolid(drawing, wall, [left - out, eave - 0.2, right + out, eave + 0.02], [0, out], '#efe7d6', rays);
}

function drawWing(drawing: Drawing) {
  drawStucco(drawing, wing, [-6.3, 0, 0, 2.9], { color: material.stucco, seed: 8 });
  drawStone(drawing, wing, [-6.3, 0, -1.9, 0.85], { color: material.sandstone, seed: 4 });
  const box: Box = [-5.5, 0.95, -3.1, 2.35];
  const { glass } = drawWindow(drawing, wing, box, {
    reflection: livedInReflection('curtains', { horizon: 0.22, seed: 3 }),
    rays,
    columns: 2,
    casing: 0.1,
  });
  drawSheen(drawing, glass, [-5.44, 1, -3.16, 2.3]);
  drawDoor(drawing, wing, [-1.55, 0.15, -0.55, 2.25], { color: '#8f4a38' });
  drawSolid(drawing, wing, [-2, 0, 0, 0.15], [0, 1.3], material.concrete, rays);
  drawRoof(drawing, wing, [-6.3, 1], [-3.2, 2], 2.9, 1.7);
}

function drawGarage(drawing: Drawing) {
  const [left, right] = [-0.8, 6.3];
  const eave = 2.85;
  const side = new Surface(camera, [left, 4.6, 0], [0, -1, 0], [0, 0, 1]);
  drawing.clip(side.rect(0, 0, 4.6, eave), () => {
    drawStucco(drawing, side, [0, 0, 4.6, eave], { color: mix(material.stucco, material.stuccoWarm, 0.4), seed: 9 });
    drawStone(drawing, side, [0, 0, 4.6, 0.95], { color: material.sandstone, seed: 12 });
  });
  drawStucco(drawing, garage, [left, 0, right, eave], { color: material.stucco, seed: 2 });
  for (const [a, b, seed] of [
    [left, -0.1, 5],
    [5.3, right, 6],
  ] as const) {
    drawStone(drawing, garage, [a, 0, b, 0.95], { color: material.sandstone, seed });
    drawSolid(drawing, garage, [a - 0.04, 0.95, b + 0.04, 1.03], [0, 0.07], lightOf(material.limestone, 0.2), rays);
  }
  const opening: Box = [0.1, 0, 5.1, 2.2];
  const trim = '#f2ead9';
  drawing.fill(
    trim,
    garage.rect(-0.06, 0, 0.1, 2.36, 0.02) +
      garage.rect(5.1, 0, 5.26, 2.36, 0.02) +
      garage.rect(-0.06, 2.2, 5.26, 2.36, 0.02),
  );
  drawGarageDoor(drawing, garage, opening, { color: '#8a6a50', rays });
  for (const u of [-0.45, 5.78])
    drawing
      .fill(shadow, shadowOfSolid(garage, garage, [u - 0.09, 1.7, u + 0.09, 2.08], [0, 0.12], rays), 0.4)
      .fill('#2b3337', garage.rect(u - 0.09, 1.7, u + 0.09, 2.08, 0.12))
      .fill('#ffe2a0', garage.rect(u - 0.06, 1.75, u + 0.06, 1.99, 0.125));
  drawRoof(drawing, garage, [left, right], [2.2, 4.2], eave, 1.9);
}

/** Everything of the slab that no lane has reached; the lane in hand ends in the round of the cleaner. */
function dirtyPart(): string {
  const center = (lane.left + lane.right) / 2;
  const radius = (lane.right - lane.left) / 2;
  const outline: Point[] = [
    [lane.left, 0],
    [lane.left, lane.end],
  ];
  for (let step = 1; step < 10; step++) {
    const angle = Math.PI * (1 - step / 10);
    outline.push([center + Math.cos(angle) * radius, lane.end + Math.sin(angle) * radius]);
  }
  outline.push([lane.right, lane.end], [lane.right, -11.5], [slab[2], -11.5], [slab[2], 0]);
  return floor.polygon(outline);
}

function drawSlab(drawing: Drawing) {
  drawing.fill('#7f8a55', floor.rect(-0.6, -11.5, 5.82, 0));
  drawConcrete(drawing, floor, slab, { color: material.concreteNew, across: [2.6], along: [-9, -6, -3], seed: 4 });
  drawing.clip(floor.rect(...slab), () => {
    // Two lanes meet in a slightly paler line; the last two are still wet.
    let seams = '';
    for (let u = 0.06; u < lane.left; u += 0.56) seams += floor.rect(u, -11.5, u + 0.03, 0);
    drawing.fill('#ffffff', seams, 0.34);
    drawing.fill('#8fb3c2', floor.rect(1.74, -11.5, lane.left, 0), 0.26);
    drawing.fill('#8fb3c2', floor.rect(lane.left, -11.5, lane.right, lane.end), 0.42);
    drawing.fill(
      '#e3f1f6',
      floor.polygon([
        [2.36, -11.5],
        [2.44, -11.5],
        [2.5, -6.4],
        [2.42, -6],
      ]),
      0.7,
    );
    drawOil(drawing, floor, [1.15, -3.3], 0.42, { seed: 4, amount: 0.09 });
    drawing.clip(dirtyPart(), () => {
      drawing.fill('#a99d84', floor.rect(...slab), 0.4);
      drawSlabGrime(drawing, floor, [lane.left - 1.5, -10.4, 5.7, 0], { seed: 5, amount: 0.85 });
      drawTireScuffs(
        drawing,
        floor,
        [
          [4.4, -11.2],
          [4.2, -6],
          [3.95, -0.5],
        ],
        { seed: 3, amount: 0.75 },
      );
      drawOil(drawing, floor, [4.1, -2.9], 0.46, { seed: 8 });
      drawOil(drawing, floor, [3.7, -6.2], 0.27, { seed: 12 });
    });
  });
  // The garage shades the strip before its door; the slab's edge drops to the bed.
  drawing.fill(shadow, floor.rect(-0.5, -0.12, 5.7, 0), 0.3);
}

function drawBeds(drawing: Drawing) {
  drawGravel(drawing, floor, [-3.4, -11.8, -0.6, 0.2], 3);
  drawing.fill('#8f897a', floor.rect(-0.62, -11.5, -0.5, 0));
  const at = (x: number, y: number) => {
    const [px, foot] = camera.project([x, y, 0]);
    return { x: px, foot, scale: camera.scaleAt([x, y, 0]) };
  };
  for (const [x, y, size, seed] of [
    [-1.5, -0.4, 0.8, 6],
    [-2.6, -1.6, 0.7, 13],
    [7.6, 1.6, 1.1, 16],
    [9, 2.4, 1.3, 19],
  ] as const) {
    const place = at(x, y);
    drawShrub(drawing, { x: place.x, foot: place.foot, height: size * place.scale, seed });
  }
  for (const [x, y, seed] of [
    [-1.15, -2.1, 4],
    [-2, -3.8, 9],
  ] as const) {
    const place = at(x, y);
    drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: 0.9 * place.scale, seed });
  }
}

/** A surface cleaner: a round skirt on the slab, two bars to its handle, the hose behind it. */
function drawCleaner(drawing: Drawing) {
  const [u, v] = [(lane.left + lane.right) / 2, lane.end - 0.02];
  const radius = 0.3;
  const ring = (raise: number, size = 1): Vector[] =>
    Array.from({ length: 28 }, (_, corner): Vector => {
      const angle = (corner / 28) * Math.PI * 2;
      return floor.point(u + Math.cos(angle) * radius * size, v + Math.sin(angle) * radius * size, raise);
    });
  // The hose lies over the washed lanes and off to the left.
  const way: Vector[] = [
    [u - 0.05, v - 0.75, 0.9],
    [u - 0.3, v - 0.95, 0.45],
    [u - 0.62, v - 0.8, 0.05],
    [u - 1.1, v - 0.2, 0.03],
    [u - 1.7, v - 0.1, 0.03],
    [u - 1.9, v - 1.2, 0.03],
    [u - 1.6, v - 2.6, 0.03],
    [u - 2.1, v - 3.6, 0.03],
    [u - 3.4, v - 3.7, 0.03],
    [-4.2, -8.6, 0.03],
  ];
  const path = (lift: number) => {
    const points = way.map(([a, b, c]) => camera.project([a + (lift ? 0.03 : 0), b, lift ? 0 : c]));
    const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    const [first] = points;
    if (!first) return '';
    let text = `M${Math.round(first[0])} ${Math.round(first[1])}`;
    for (let index = 1; index < points.length - 1; index++) {
      const [a, b] = [points[index], points[index + 1]];
      if (!a || !b) continue;
      const [x, y] = middle(a, b);
      text += `Q${Math.round(a[0])} ${Math.round(a[1])} ${x} ${y}`;
    }
    return text;
  };
  drawing.line(shadow, 6, path(1), 0.3).line('#1f3b47', 6, path(0)).line('#3d6272', 2, path(0));
  drawing.fill(shadow, floor.shadowOfBody([...ring(0, 1.03), ...ring(0.16)], rays), 0.42);
  drawing
    .fill('#cfe6ef', camera.formatSilhouette(ring(0, 1.1)), 0.75)
    .fill('#1d3944', camera.formatSilhouette([...ring(0.02), ...ring(0.13)]))
    .fill('#2b91c2', camera.formatSilhouette([...ring(0.05), ...ring(0.15)]))
    .fill('#6fb8da', camera.formatSilhouette(ring(0.15)))
    .fill('#2b91c2', camera.formatSilhouette(ring(0.15, 0.55)))
    .fill('#123c49', camera.formatSilhouette([...ring(0.15, 0.18), ...ring(0.24, 0.16)]));
  const bar = (from: Vector, to: Vector, thick: number, color: string) =>
    drawing.fill(
      color,
      camera.formatSilhouette(
        [from, to].flatMap(([x, y, z]): Vector[] => [
          [x - thick, y, z],
          [x + thick, y, z],
          [x, y, z + thick],
          [x, y, z - thick],
        ]),
      ),
    );
  for (const side of [-0.14, 0.14]) bar([u + side, v, 0.16], [u + side * 1.25, v - 0.78, 0.98], 0.016, '#46606b');
  bar([u - 0.16, v - 0.5, 0.68], [u + 0.16, v - 0.5, 0.68], 0.014, '#46606b');
  bar([u - 0.3, v - 0.8, 1], [u + 0.3, v - 0.8, 1], 0.022, '#123c49');
  bar([u - 0.02, v - 0.1, 0.24], [u - 0.05, v - 0.72, 0.92], 0.014, '#1f3b47');
}

/** The shadow of a tree outside the picture, over the gravel, the lawn and the wall next to the garage. */
function drawTreeShade(drawing: Drawing) {
  castTreesBeyond(
    drawing,
    [
      { at: [-14.6, -6.6], height: 8.2, seed: 4, kind: 'leafy' },
      { at: [-9.4, -11.2], height: 5.2, seed: 7, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-30, -11.5, 0.4, 0],
      walls: [[wing, [-6.3, 0, 0, 2.6]]],
      rays,
      shadow,
      opacity: 0.34,
    },
  );
}

export const pictures: Pictures = { 'hero-pressure-washing': draw };
