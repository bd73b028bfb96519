import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawAlgae, drawMudSplash, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing, ellipse } from '../kit/drawing.ts';
import type { Box } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawBrick, drawGravel, drawShingles, drawSiding } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawCottonwood, drawFeatherGrass, drawGrass, drawShrub, drawSpruce } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [0, -6.7, 1.6], yaw: -18, focal: 930, center: 610, horizon: 470 });
/** The viewer stands north of the house; the sun is behind it, to the right. */
const rays = createSun(-138, 42);
const shade = '#17415a';
const wallEnds: readonly [number, number] = [-11, 0.42];
const brickTop = 1.02;
const eave = 3.62;
const siding = '#a9c8d9';
const trim = shadeOf('#ffffff', 0.2);

/** The north side of a split-level house: lap siding over brick, with a garden-level window. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A shaded side wall with algae, streaks and splashed mud' : 'The same wall, washed',
    material.lawn,
  );
  drawSky(drawing, daySky, 480);
  drawCloud(drawing, 150, 118, 400, 6);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawBed(drawing, floor, isDirty);
  drawWall(drawing, isDirty);
  drawEave(drawing, isDirty);
  drawDownspout(drawing, floor, isDirty);
  drawCondenser(drawing, floor);
  const [x, foot] = camera.project([-5.6, -0.5, 0]);
  drawShrub(drawing, { x, foot, height: 84, seed: 5, color: '#5d7f63' });
  drawShrub(drawing, { x: x - 88, foot: foot - 4, height: 70, seed: 8, color: '#557a66' });
  const [grassX, grassFoot] = camera.project([-0.75, -0.5, 0]);
  drawFeatherGrass(drawing, { x: grassX, foot: grassFoot, height: 128, seed: 4, color: '#8f946a' });
  return drawing;
}

/** The sunny things behind the corner: a fence, the neighbors' roof, trees. */
function drawYard(drawing: Drawing, floor: Surface) {
  drawing.fill('#9fae72', floor.rect(-40, -8, 60, 40));
  const at = (x: number, y: number, height: number) => {
    const [pageX, foot] = camera.project([x, y, 0]);
    return { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]) };
  };
  drawCottonwood(drawing, { ...at(1.2, 22, 9.5), seed: 5, haze: 0.2, sunSide: 1 });
  drawCottonwood(drawing, { ...at(6, 26, 8), seed: 9, haze: 0.24, sunSide: 1 });
  const house = wallFacing(camera, [3.2, 15, 0], [1, 0, 0]);
  drawSiding(drawing, house, [0, 0, 9, 2.9], { color: material.sidingSand, seed: 8, reveal: 0.3, isShaded: true });
  drawShingles(
    drawing,
    wallFacing(camera, [2.8, 14.6, 2.8], [1, 0, 0]),
    [
      [0, 0],
      [10, 0],
      [10, 1.7],
      [2, 1.7],
    ],
    { color: material.shingleBrown, seed: 5, course: 0.24 },
  );
  const fence = wallFacing(camera, [wallEnds[1] - 2, 7, 0], [1, 0, 0]);
  drawing.fill('#8d6a48', fence.rect(0, 0, 20, 1.8));
  let boards = '';
  for (let u = 0; u < 20; u += 0.3) boards += fence.rect(u, 0, u + 0.035, 1.8);
  drawing.fill('#72543a', boards).fill('#a9825a', fence.rect(0, 1.76, 20, 1.86));
  drawSpruce(drawing, { ...at(2.2, 5.4, 4.3), seed: 4, sunSide: 1 });
  drawing.fill(
    shade,
    floor.shadow(
      [
        [wallEnds[1], 7, 0],
        [30, 7, 0],
        [30, 7, 1.8],
        [wallEnds[1] - 3, 7, 1.8],
      ],
      rays,
    ),
    0.35,
  );
  drawGrass(drawing, [900, 560, 1220, 800], {
    count: 60,
    seed: 6,
    colors: ['#8b9c5f', '#a9b77c', '#b9b985'],
    scaleAt: (y) => Math.max(0.3, (y - 470) / 240),
  });
}

function drawWall(drawing: Drawing, isDirty: boolean) {
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const [left, right] = wallEnds;
  drawSiding(drawing, wall, [left, brickTop, right, eave], { color: siding, seed: 3, reveal: 0.17, isShaded: true });
  drawBrick(drawing, wall, [left, 0.16, right, brickTop], {
    color: '#d9a887',
    seed: 6,
    size: 2.1,
    isShaded: true,
  });
  drawing.fill(shadeOf(material.concrete, 0.4), wall.rect(left, 0, right, 0.16, 0.02));
  // Under the eave the wall gets less of the sky.
  drawing.fill(shade, wall.rect(left, eave - 0.42, right, eave), 0.22);
  if (isDirty) drawDirtOnWall(drawing, wall);
  const ledge = wall.rect(left, brickTop - 0.02, right + 0.03, brickTop + 0.07, 0.05);
  const paint = (color: string, share = 0.35) => (isDirty ? mix(color, dirtTone.filmDeep, share) : color);
  drawing
    .fill(shade, wall.rect(left, brickTop - 0.1, right, brickTop - 0.02), 0.3)
    .fill(paint(mix(trim, material.limestone, 0.4), 0.5), ledge);
  drawing.fill(paint(trim), wall.rect(right - 0.11, brickTop + 0.07, right, eave, 0.025));

  const windows: { box: Box; columns: number }[] = [
    { box: [-4.15, 1.72, -2.35, 2.85], columns: 2 },
    { box: [-7.9, 1.72, -6.6, 2.85], columns: 2 },
  ];
  for (const { box, columns } of windows) {
    const { glass, panes } = drawWindow(drawing, wall, box, {
      frame: paint(trim, 0.25),
      reflection: skyReflection({ horizon: 0.24 }),
      rays,
      columns,
      casing: 0.1,
    });
    for (const pane of panes.slice(0, 1)) drawSheen(drawing, glass, pane);
    if (isDirty)
      drawStreaks(drawing, wall.raised(0.02), [box[0] - 0.1, box[2] + 0.1], box[1] - 0.06, {
        seed: 4,
        amount: 0.9,
        length: 0.5,
        at: [box[0] - 0.08, box[2] + 0.08],
        color: '#3a4636',
        opacity: 0.32,
      });
  }
  drawWindow(drawing, wall, [-3.95, 0.3, -2.55, 0.84], {
    frame: paint(trim, 0.25),
    reflection: skyReflection({ horizon: 0.5, isDim: true }),
    rays,
    columns: 2,
    casing: 0.05,
    sill: false,
  });
  // The vent of a dryer.
  drawing
    .fill(shade, wall.rect(-1.62, 1.58, -1.34, 1.62), 0.4)
    .fill(paint(trim), wall.rect(-1.62, 1.62, -1.34, 1.9, 0.04))
    .fill(
      shadeOf(trim, 0.35),
      [0, 1, 2].map((slat) => wall.rect(-1.59, 1.66 + slat * 0.075, -1.37, 1.69 + slat * 0.075, 0.05)).join(''),
    );
}

function drawDirtOnWall(drawing: Drawing, wall: Surface) {
  const [left, right] = [-9, wallEnds[1]];
  const board: Box = [left, brickTop, right, eave - 0.02];
  drawing.fill('#8b8462', wall.rect(...board), 0.3);
  const dust = (u: number, v: number) => fractalNoise(u * 0.8, v * 1.6, 3, 4) + (eave - v) * 0.05;
  drawing.fill('#7f7a58', traceStain(wall, dust, board, 0.56, 90), 0.26);
  drawAlgae(drawing, wall, [left, brickTop, right, 3], { seed: 5, amount: 1, wetAt: [0.24, -0.02] });
  // Green spreads over the boards around a leak of the downspout.
  const leak = (u: number, v: number) =>
    Math.exp(-(((u - 0.05) / 0.75) ** 2)) * (1.25 - (v - brickTop) * 0.42) +
    (fractalNoise(u * 3, v * 5, 21, 5) - 0.5) * 1.3;
  for (const level of [0.62, 0.86])
    drawing.fill(dirtTone.algae, traceStain(wall, leak, [-2, brickTop, right, eave - 0.2], level, 110, 14), 0.34);
  // Runs from the seams of the gutter.
  drawStreaks(drawing, wall, [left, right], eave - 0.03, {
    seed: 7,
    amount: 0.7,
    length: 0.95,
    at: [-5.15, -1.9, 0.1],
    color: '#2f3a30',
    width: 0.036,
    opacity: 0.32,
  });
  drawAlgae(drawing, wall, [left, 0.16, right, brickTop], { seed: 15, amount: 0.55, wetAt: [0.12] });
  drawMudSplash(drawing, wall, [left, 0, right, 0.86], { seed: 4, amount: 1.25 });
}

function drawBed(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const [left, right] = wallEnds;
  const edge = -1;
  drawing.fill(material.gravel, floor.rect(left, edge, -6, 0));
  drawGravel(drawing, floor, [-6, edge, right + 0.5, 0], 5);
  drawGravel(drawing, floor, [right, 0, right + 0.5, 5], 7);
  drawing.fill(
    '#6f6653',
    floor.rect(left, edge - 0.07, right + 0.57, edge) + floor.rect(right + 0.5, edge, right + 0.57, 5),
  );
  if (isDirty) drawing.fill(dirtTone.mud, floor.rect(left, -0.12, right, 0), 0.35);
  // The house stands between the sun and the viewer.
  drawing.fill(
    shade,
    floor.shadowOfBody(
      [
        [left - 40, 0, 0],
        [right, 0, 0],
        [left - 40, -0.5, eave],
        [right + 0.35, -0.5, eave],
        [right, 9, 0],
        [right + 0.35, 4.5, 6.4],
        [left - 40, 4.5, 6.4],
      ],
      rays,
    ),
    0.42,
  );
  drawGrass(drawing, [0, 690, 760, 800], {
    count: 90,
    seed: 9,
    colors: ['#587656', '#6d8a6a', '#74906f'],
    scaleAt: (y) => Math.max(0.5, (y - 600) / 130),
  });
}

/** Soffit, fascia and gutter along the whole wall. */
function drawEave(drawing: Drawing, isDirty: boolean) {
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const [left, end] = [wallEnds[0], wallEnds[1] + 0.35];
  const out = 0.46;
  const soffit = (from: number, to: number) =>
    camera.formatFace([
      wall.point(left, eave, from),
      wall.point(end, eave, from),
      wall.point(end, eave, to),
      wall.point(left, eave, to),
    ]);
  const dull = (color: string, share: number) => (isDirty ? mix(color, dirtTone.filmDeep, share) : color);
  drawRoof(drawing, left - 16, end, out);
  drawing.fill(dull(shadeOf('#ffffff', 0.34), 0.3), soffit(0, out));
  let grooves = '';
  for (let from = 0.08; from < out; from += 0.11) grooves += soffit(from, from + 0.014);
  drawing.fill(shadeOf('#ffffff', 0.5), grooves);
  drawing.fill(
    dull(shadeOf('#ffffff', 0.26), 0.3),
    wall.polygon([
      [end, eave],
      [end, eave + 0.2],
      [end - 0.02, eave + 0.2],
      [end - 0.02, eave],
    ]),
  );
  const gutter = wall.raised(out + 0.12);
  drawing.fill(
    dull(shadeOf('#ffffff', 0.36), 0.3),
    camera.formatSilhouette(wall.boxCorners(left, eave - 0.01, end, eave + 0.13, out, out + 0.12)),
  );
  drawing.fill(dull(trim, 0.42), gutter.rect(left, eave + 0.02, end, eave + 0.15));
  if (isDirty)
    drawing.clip(gutter.rect(left, eave + 0.02, end, eave + 0.15), () =>
      drawStreaks(drawing, gutter, [-9, end], eave + 0.15, {
        seed: 5,
        amount: 2.6,
        length: 0.5,
        color: '#3a3a30',
        width: 0.045,
        opacity: 0.34,
      }),
    );
  drawing
    .fill(lightOf(trim, 0.5), gutter.rect(left, eave + 0.135, end, eave + 0.155))
    .fill(
      shadeOf(trim, 0.3),
      gutter.rect(-5.16, eave + 0.02, -5.13, eave + 0.15) + gutter.rect(-1.91, eave + 0.02, -1.88, eave + 0.15),
    );
  // The shingles' edge, in the sun.
  drawing.fill('#a7917b', gutter.rect(left, eave + 0.165, end + 0.02, eave + 0.2, -0.03));
}

/** The north slope, which the sun only grazes, with the vent of the bathroom. */
function drawRoof(drawing: Drawing, left: number, end: number, out: number) {
  const slope = new Surface(camera, [0, -out - 0.1, eave + 0.18], [1, 0, 0], [0, 5, 2.55]);
  const color = mix(material.shingleBrown, shade, 0.2);
  const length = 5.6;
  drawShingles(
    drawing,
    slope,
    [
      [left, 0],
      [end, 0],
      [end, length],
      [left, length],
    ],
    { color, seed: 6, course: 0.42 },
  );
  drawing.fill(lightOf(color, 0.25), slope.rect(left, length - 0.16, end, length));
  drawing.fill(trim, slope.rect(end, 0, end + 0.05, length));
  const foot = slope.point(-1.9, 3.1);
  const pipe = (wide: number, tall: number) =>
    camera.formatSilhouette(
      [-wide, wide].flatMap((side) => [
        [foot[0] + side, foot[1], foot[2]] as const,
        [foot[0] + side, foot[1], foot[2] + tall] as const,
      ]),
    );
  drawing.fill('#8d969a', pipe(0.13, 0.14)).fill('#b9c0c2', pipe(0.055, 0.55));
}

function drawDownspout(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const dull = (color: string, share = 0.35) => (isDirty ? mix(color, dirtTone.filmDeep, share) : color);
  const [left, right] = [0.08, 0.18];
  drawing.fill(shade, wall.rect(left - 0.07, 0.2, left, eave - 0.3), 0.28);
  const box = (low: number, high: number, from: number, to: number) =>
    camera.formatSilhouette(wall.boxCorners(left, low, right, high, from, to));
  drawing.fill(dull(shadeOf('#ffffff', 0.3)), box(0.2, eave - 0.25, 0.02, 0.1));
  drawing.fill(dull(trim), wall.rect(left, 0.2, right, eave - 0.25, 0.1));
  const elbow = (from: number, low: number, to: number, high: number) =>
    camera.formatSilhouette(
      [left, right].flatMap((u) => [
        wall.point(u, low, from),
        wall.point(u, low + 0.1, from),
        wall.point(u, high, to),
        wall.point(u, high - 0.1, to),
      ]),
    );
  drawing.fill(dull(shadeOf('#ffffff', 0.26)), elbow(0.06, eave - 0.32, 0.52, eave));
  drawing.fill(dull(shadeOf('#ffffff', 0.14)), elbow(0.06, 0.16, 0.4, 0.14));
  drawing.fill(
    shadeOf(trim, 0.4),
    wall.rect(left - 0.02, 2.3, right + 0.02, 2.34, 0.105) + wall.rect(left - 0.02, 0.9, right + 0.02, 0.94, 0.105),
  );
  if (isDirty)
    drawStreaks(drawing, wall.raised(0.105), [left, right], eave - 0.3, {
      seed: 8,
      amount: 6,
      length: 2.4,
      color: '#3f4637',
      width: 0.025,
      opacity: 0.35,
    });
  drawBox(drawing, floor, [left - 0.1, -0.95, right + 0.1, -0.32], [0, 0.07], {
    top: '#9fa9a6',
    front: '#7f8d8f',
    side: '#71807f',
  });
  drawing.fill('#88958f', floor.rect(left - 0.04, -0.95, right + 0.04, -0.36, 0.071));
}

/** The outdoor part of the air conditioning, on its pad. */
function drawCondenser(drawing: Drawing, floor: Surface) {
  const box: Box = [-2.1, -0.82, -1.4, -0.18];
  drawBox(drawing, floor, [box[0] - 0.08, box[1] - 0.08, box[2] + 0.08, box[3] + 0.08], [0, 0.08], {
    top: '#98a3a2',
    front: '#7d8a8c',
    side: '#6f7c7f',
  });
  drawBox(drawing, floor, box, [0.08, 0.78], { top: '#8b9aa0', front: '#74868e', side: '#5f727b' });
  const front = wallFacing(camera, [0, box[1], 0], [1, 0, 0]);
  let slats = '';
  for (let v = 0.17; v < 0.72; v += 0.055) slats += front.rect(box[0] + 0.05, v, box[2] - 0.05, v + 0.024, 0.005);
  drawing.fill('#506670', slats);
  const [x, y] = floor.project(-1.75, -0.5, 0.79);
  drawing.fill('#4c616b', ellipse(x, y, 34, 5));
}

export const pictures = createPair('gallery-house-washing', draw);
