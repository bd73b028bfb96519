import { Camera, ground, Surface } from '../kit/camera.ts';
import { material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawGravel, drawShingles, drawSiding } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawPeeling } from '../kit/peeling.ts';
import { drawCottonwood, drawFeatherGrass, drawPonderosa, drawShrub } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawSheen, drawWindow, type Reflection, skyReflection } from '../kit/windows.ts';

const horizon = 436;
const camera = new Camera({ eye: [-1.72, -3.4, 1.6], yaw: 20, focal: 880, center: 590, horizon });
const rays = createSun(-24, 46);
const shadow = '#1d4a63';
const corner: Vector = [-0.95, 0, 0];
const along: Vector = [0.95, 0.3, 0];
/** The wall to the right of the corner is in the sun, the one to the left in the shade. */
const sunny = new Surface(camera, corner, along, [0, 0, 1]);
const length = 9;
const shady = new Surface(
  camera,
  [corner[0] - (0.3 * length) / Math.hypot(0.95, 0.3), (0.95 * length) / Math.hypot(0.95, 0.3), 0],
  [0.3, -0.95, 0],
  [0, 0, 1],
);
const foot = 0.34;
const top = 2.78;
const board = 0.163;
const frames: Box[] = [
  [1.55, 1.02, 2.65, 2.34],
  [4.5, 1.02, 5.6, 2.34],
];
const oldWood = '#a89880';

const colors = {
  before: { siding: '#a9c2cc', trim: '#ddd8ca' },
  after: { siding: '#27506a', trim: material.trim },
};

/** The corner of a wooden house of the 1920s, old paint and new. */
function draw(isOld: boolean): Drawing {
  const paint = isOld ? colors.before : colors.after;
  const drawing = new Drawing(
    isOld ? 'The corner of a house with peeling paint' : 'The same corner in navy and white',
    material.lawn,
  );
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, 30, 150, 270, 8);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawWalls(drawing, floor, paint, isOld);
  drawPanes(drawing, paint, isOld);
  drawTrim(drawing, paint, isOld);
  drawEaves(drawing);
  drawBed(drawing, floor);
  return drawing;
}

type Paint = (typeof colors)['before'];

function drawYard(drawing: Drawing, floor: Surface) {
  for (const [x, y, height, seed] of [
    [-12, 24, 7.5, 5],
    [-8, 26, 8.6, 9],
  ] as const) {
    const [pageX, pageFoot] = camera.project([x, y, 0]);
    drawCottonwood(drawing, {
      x: pageX,
      foot: pageFoot,
      height: height * camera.scaleAt([x, y, 0]),
      seed,
      haze: 0.2,
      sunSide: 1,
    });
  }
  const [pineX, pineFoot] = camera.project([-5.2, 13, 0]);
  drawPonderosa(drawing, {
    x: pineX,
    foot: pineFoot,
    height: 7.6 * camera.scaleAt([-5.2, 13, 0]),
    seed: 4,
    haze: 0.08,
    sunSide: 1,
  });
  drawing.fill('#9fae72', floor.rect(-60, -4, 60, 22));
  const fence = new Surface(camera, [-40, 20, 0], [1, 0, 0], [0, 0, 1]);
  drawing.fill('#ddd8ca', fence.rect(0, 0.35, 50, 0.47) + fence.rect(0, 0.85, 50, 0.97));
  let pickets = '';
  for (let u = 20; u < 45; u += 0.22)
    pickets += fence.polygon([
      [u, 0.05],
      [u + 0.12, 0.05],
      [u + 0.12, 1.05],
      [u + 0.06, 1.16],
      [u, 1.05],
    ]);
  drawing.fill('#efeadd', pickets);
}

/** Most paint is gone below the sill, at the foot and in drifts over the wall. The eave protects the wall below it. */
const wornSunny = (u: number, v: number) => {
  const sill = Math.exp(-(((u - 2.1) / 0.75) ** 2)) * Math.max(0, 1 - Math.abs(v - 0.82) / 0.42);
  const low = Math.max(0, 1 - (v - foot) / 0.7);
  const drift = fractalNoise(u * 0.75 + 2, v * 0.9, 17, 3);
  return Math.min(1, 0.42 * sill + 0.26 * low + 1.15 * (drift - 0.16) - 0.55 * Math.max(0, (v - 1.9) / 0.8));
};

const wornShady = (u: number, v: number) =>
  0.34 * Math.max(0, 1 - (v - foot) / 0.6) +
  0.75 * (fractalNoise(u * 0.8, v * 0.8, 29, 3) - 0.2) -
  0.5 * Math.max(0, (length - 2 - u) / 1.4) -
  0.4 * Math.max(0, (v - 1.3) / 0.5);

function drawWalls(drawing: Drawing, floor: Surface, paint: Paint, isOld: boolean) {
  drawing.fill(
    shadow,
    floor.shadowOfBody(
      [...sunny.boxCorners(0, 0, 12, top, 0, 0.02), ...shady.boxCorners(0, 0, length, top, 0, 0.02)],
      rays,
    ),
    0.36,
  );
  // A foundation of painted concrete, which stays as it is.
  drawing.fill('#b9b3a6', sunny.rect(0, 0, 12, foot)).fill(shadeOf('#b9b3a6'), shady.rect(0, 0, length, foot));
  drawSiding(drawing, shady, [0, foot, length, top], { color: paint.siding, seed: 8, reveal: board, isShaded: true });
  drawSiding(drawing, sunny, [0, foot, 9, top], { color: paint.siding, seed: 3, reveal: board });
  if (!isOld) return;
  drawChalk(drawing);
  drawPeeling(drawing, shady, [length - 3.4, foot, length, foot + board * 9], {
    seed: 6,
    coat: paint.siding,
    bare: oldWood,
    board,
    worn: wornShady,
    isShaded: true,
  });
  drawPeeling(drawing, sunny, [0.02, foot, 6.4, top - board * 2], {
    seed: 12,
    coat: paint.siding,
    bare: oldWood,
    board,
    worn: wornSunny,
  });
}

/** The sun turns old paint to chalk: single boards have faded more than their neighbors. */
function drawChalk(drawing: Drawing) {
  let faded = '';
  for (const [row, from, to] of [
    [3, 0.13, 1.5],
    [4, 0.13, 2.4],
    [7, 3.1, 6.4],
    [9, 0.13, 1.62],
    [10, 3.1, 4.9],
    [11, 0.13, 1.2],
    [12, 0.13, 5.6],
  ] as const)
    faded += sunny.rect(from, foot + row * board + 0.008, to, foot + (row + 1) * board - 0.022);
  drawing.fill('#e4ebe9', faded, 0.4);
}

/** The reflection in the panes: the sky, and a neighbor's low roof and tree. */
const acrossTheStreet: Reflection = (drawing, glass, box) => {
  const [left, low, right, high] = box;
  skyReflection({ horizon: -0.2 })(drawing, glass, box);
  const at = (u: number, v: number): Point => [left + (right - left) * u, low + (high - low) * v];
  drawing
    .fill(
      '#2f6157',
      glass.polygon([
        at(0.66, 0),
        at(0.62, 0.24),
        at(0.7, 0.38),
        at(0.82, 0.42),
        at(0.93, 0.36),
        at(1, 0.26),
        at(1, 0),
      ]),
    )
    .fill('#2b5260', glass.polygon([at(0, 0), at(0, 0.2), at(0.12, 0.27), at(0.5, 0.27), at(0.74, 0.14), at(0.74, 0)]))
    .fill('#1f4450', glass.polygon([at(0, 0), at(0, 0.12), at(1, 0.1), at(1, 0)]));
};

function drawPanes(drawing: Drawing, paint: Paint, isOld: boolean) {
  for (const frame of frames) drawPane(drawing, frame, paint, isOld);
}

function drawPane(drawing: Drawing, frame: Box, paint: Paint, isOld: boolean) {
  const [left, low, right, high] = frame;
  const { glass, panes } = drawWindow(drawing, sunny, frame, {
    reflection: acrossTheStreet,
    rays,
    rows: 2,
    casing: 0.13,
    frame: paint.trim,
    frameWidth: 0.06,
    bar: 0.05,
  });
  for (const pane of panes) drawSheen(drawing, glass, pane, 0.16);
  if (!isOld) return;
  const casing = sunny.raised(0.026);
  const worn = (u: number, v: number) =>
    0.3 + 0.5 * Math.max(0, 1 - (v - low) / 0.5) + 0.3 * (fractalNoise(u * 3, v * 2, 5, 2) - 0.5);
  for (const [index, box] of (
    [
      [left - 0.13, low, left, high + 0.13],
      [right, low, right + 0.13, high + 0.13],
    ] as const
  ).entries())
    drawPeeling(drawing, casing, box, {
      seed: 50 + index,
      coat: paint.trim,
      bare: oldWood,
      board: 3,
      isUpright: true,
      worn,
    });
  drawPeeling(drawing, sunny.raised(0.091), [left - 0.16, low - 0.05, right + 0.16, low], {
    seed: 60,
    coat: paint.trim,
    bare: oldWood,
    board: 0.05,
    worn: () => 0.66,
  });
}

function drawTrim(drawing: Drawing, paint: Paint, isOld: boolean) {
  const wide = 0.13;
  // The corner boards, a water table below the siding, a frieze under the eave.
  const lit = paint.trim;
  const dim = shadeOf(paint.trim, 0.4);
  const proud = sunny.raised(0.03);
  const proudShady = shady.raised(0.03);
  drawing
    .fill(shadow, sunny.shadowOfBody(sunny.boxCorners(0, foot, 12, foot + 0.1, 0, 0.05), rays), 0.35)
    .fill(lit, proud.rect(-0.03, foot - 0.09, 12, foot + 0.05) + proud.rect(-0.03, foot, wide, top))
    .fill(
      dim,
      proudShady.rect(0, foot - 0.09, length + 0.03, foot + 0.05) +
        proudShady.rect(length - wide, foot, length + 0.032, top),
    )
    .fill(shadeOf(lit, 0.22), proud.rect(wide, foot + 0.05, wide + 0.012, top))
    .fill(lit, proud.rect(0, top - 0.2, 12, top))
    .fill(dim, proudShady.rect(0, top - 0.2, length, top));
  if (!isOld) return;
  const worn = (_: number, v: number) =>
    0.3 + 0.5 * Math.max(0, 1 - (v - foot) / 0.9) - 0.4 * Math.max(0, (v - 2) / 0.8);
  drawPeeling(drawing, proud, [0.004, foot + 0.05, wide - 0.004, top - 0.2], {
    seed: 70,
    coat: lit,
    bare: oldWood,
    board: 3,
    isUpright: true,
    worn,
  });
  drawPeeling(drawing, proudShady, [length - wide, foot + 0.05, length + 0.02, top - 0.2], {
    seed: 73,
    coat: lit,
    bare: oldWood,
    board: 3,
    isUpright: true,
    worn,
    isShaded: true,
  });
  drawPeeling(drawing, proud, [0, foot - 0.09, 6.4, foot + 0.05], {
    seed: 76,
    coat: lit,
    bare: oldWood,
    board: 0.14,
    worn: () => 0.5,
  });
}

/** The eave of a hip roof: a soffit, a fascia and the edge of the shingles. The fascia is of metal and stays. */
function drawEaves(drawing: Drawing) {
  const over = 0.42;
  const soffit = (wall: Surface, from: number, to: number, outFrom: number, outTo: number) =>
    camera.formatFace([
      wall.point(from, top),
      wall.point(to, top),
      wall.point(outTo, top, over),
      wall.point(outFrom, top, over),
    ]);
  drawing.clip(sunny.rect(-0.03, 0, 12, top, 0.03), () =>
    drawing.fill(
      shadow,
      sunny.shadow(
        [
          sunny.point(-over, top, over),
          sunny.point(13, top, over),
          sunny.point(13, top + 1),
          sunny.point(-over, top + 1),
        ],
        rays,
      ),
      0.42,
    ),
  );
  drawing.fill('#7f909a', soffit(sunny, 0, 12, -over, 12)).fill('#5f7583', soffit(shady, 0, length, 0, length + over));
  // The slope over the sunny wall is the only part of the hip roof that shows from here.
  const pitch: readonly [number, number] = [Math.cos(0.6), Math.sin(0.6)];
  const slope = (wall: Surface, start: number) =>
    new Surface(camera, wall.point(start, top + 0.2, over), wall.right, [
      -wall.normal[0] * pitch[0],
      -wall.normal[1] * pitch[0],
      pitch[1],
    ]);
  const long = 4.6;
  const finish = { color: material.shingleBrown, course: 0.17 };
  drawShingles(
    drawing,
    slope(sunny, -over),
    [
      [0, 0],
      [13, 0],
      [13, long],
      [long * pitch[0], long],
    ],
    { ...finish, seed: 9 },
  );
  const band = (wall: Surface, from: number, to: number, low: number, high: number) =>
    wall.rect(from, top + low, to, top + high, over);
  drawing
    .fill('#c3ccd0', band(shady, 0, length + over, -0.02, 0.15))
    .fill('#f4f1e6', band(sunny, -over, 12, -0.02, 0.15))
    .fill('#8f9da5', band(shady, 0, length + over, 0.15, 0.21))
    .fill(mix(material.shingleBrown, '#2b3438', 0.3), band(sunny, -over, 12, 0.15, 0.21));
}

function drawBed(drawing: Drawing, floor: Surface) {
  const edge = (u: number, out: number): Point => {
    const [x, y] = sunny.point(u, 0, out);
    return [x, y];
  };
  drawing.clip(floor.polygon([edge(-0.45, 0.02), edge(8, 0.02), edge(8, 1.2), edge(-0.45, 1.2)]), () =>
    drawGravel(drawing, floor, [-2.5, -1.6, 6, 2.4], 5, '#b7a78b'),
  );
  const plants: [number, number, number][] = [
    [2.75, 104, 11],
    [4.0, 138, 4],
  ];
  for (const [u, height, seed] of plants) {
    const place = sunny.point(u, 0, 0.42);
    const [x, y] = camera.project(place);
    if (seed === 4) drawShrub(drawing, { x, foot: y + 4, height, seed, color: '#7f9a62', sunSide: 1 });
    else drawFeatherGrass(drawing, { x, foot: y + 4, height, seed });
  }
}

export const pictures = createPair('painting', draw);
