import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, hazeOf, lightOf, material, mix, shadeOf, site } from '../kit/color.ts';
import { createGrains, drawMudSplash, drawOil, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing, smoothRing } from '../kit/drawing.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawBox, drawConcrete } from '../kit/materials.ts';
import { formatNumeral } from '../kit/numerals.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawParkedCar } from '../kit/parked-car.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { createCurve, drawTireTrack, offsetPath } from '../kit/tire-tracks.ts';

const horizon = 392;
const camera = new Camera({ eye: [-0.5, 0, 1.65], yaw: 0, focal: 800, center: 610, horizon });
const shadow = '#142f47';
const open = -9.2;
const closed = 9.5;
const end = 45;
const aisle = 3.1;
const sill = 0.95;
const head = 3.3;
const beam = 3.5;
const deck = 4.1;
const bays = [7.6, 15.7, 23.8, 31.9, 40];
const column = 0.6;
/** The inner side of the columns, which stand between the stalls some way back from the aisle. */
const columnLine = 4.7;
const paint = { base: '#16405a', stripe: site.sun };
const concrete = '#d6d1c4';

const cars = [
  { kind: 'crossover', color: '#a8b3b5', nose: [-8.1, 29.6], facing: -1 },
  { kind: 'pickup', color: '#7d8a8f', nose: [8.5, 27], facing: 1 },
  { kind: 'sedan', color: '#4f7f9f', nose: [-8.05, 16.3], facing: -1 },
  { kind: 'crossover', color: '#b4543c', nose: [8.4, 18.9], facing: 1 },
] as const;

/** One level of a downtown garage, from its aisle. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A parking level with tire tracks, oil and soot' : 'The same parking level, washed',
    shadeOf(concrete, 0.4),
  );
  const floor = ground(camera);
  drawOutside(drawing);
  drawFloor(drawing, floor, isDirty);
  drawWalls(drawing, isDirty);
  drawCeiling(drawing, isDirty);
  drawEdgeBeam(drawing, isDirty);
  drawGirders(drawing);
  const things: [number, () => void][] = [
    ...bays.flatMap((y): [number, () => void][] => [
      [y, () => drawColumn(drawing, -columnLine - column, y, isDirty)],
      [y, () => drawColumn(drawing, columnLine, y, isDirty)],
    ]),
    ...cars.map((car): [number, () => void] => [car.nose[1], () => drawParkedCar(drawing, floor, car)]),
  ];
  things.push([signPlace, () => drawLevelSign(drawing)]);
  for (const [, drawThing] of things.sort(([a], [b]) => b - a)) drawThing();
  return drawing;
}

/** Morning over the plains, the crowns of the street trees and two low blocks. */
function drawOutside(drawing: Drawing) {
  drawSky(drawing, ['#79b8da', '#98cae3', '#b8dcec', '#d3e9f1', '#e6f0ee'], horizon + 4);
  drawCloud(drawing, -40, 300, 330, 6);
  drawCloud(drawing, 300, 352, 210, 9);
  drawing.fill('#b9c3a4', `M0 ${horizon - 3}H1200V520H0z`);
  drawing.fill('#9fb59c', `M0 ${horizon + 6}H1200V520H0z`);
  for (const [x, width, top, color] of [
    [-10, 92, 356, '#b98a6c'],
    [176, 120, 371, '#cdb894'],
    [700, 74, 379, '#b5c0c0'],
  ] as const) {
    const tone = hazeOf(color, 0.3);
    drawing
      .fill(tone, `M${x} ${top}h${width}V520h-${width}z`)
      .fill(lightOf(tone, 0.5), `M${x} ${top}h${width}v4h-${width}z`);
    let panes = '';
    for (let place = x + 9; place < x + width - 8; place += 17)
      panes += `M${place} ${top + 13}h8v10h-8zM${place} ${top + 33}h8v10h-8z`;
    drawing.fill(hazeOf('#4c7386', 0.25), panes);
  }
  for (const [x, foot, height, seed] of [
    [110, 500, 128, 4],
    [300, 470, 98, 7],
    [372, 460, 84, 12],
    [452, 440, 58, 5],
    [662, 416, 36, 8],
    [806, 416, 32, 3],
  ] as const)
    drawCrown(drawing, [x, foot - height * 0.55], height * 0.46, seed);
}

/** The crown of a street tree from above the street, lit from the left. */
function drawCrown(drawing: Drawing, [x, y]: Point, radius: number, seed: number) {
  const random = createRandom(seed);
  const leaf = hazeOf(material.cottonwoodLeaf, 0.22);
  const clump = (across: number, up: number, size: number) => {
    const points: Point[] = [];
    for (let corner = 0; corner < 10; corner++) {
      const angle = ((corner + random() * 0.4) / 10) * Math.PI * 2;
      const far = size * radius * (0.82 + random() * 0.36);
      points.push([x + across * radius + Math.cos(angle) * far, y - up * radius + Math.sin(angle) * far * 0.8]);
    }
    return smoothRing(points, 5);
  };
  const clumps: Point[] = [
    [-0.55, 0],
    [0.5, 0.02],
    [0, 0.42],
    [-0.1, -0.3],
    [0.62, -0.4],
    [-0.6, -0.42],
  ];
  drawing.fill(shadeOf(leaf, 0.3), clumps.map(([a, b]) => clump(a, b, 0.56)).join(''));
  drawing.fill(leaf, clumps.map(([a, b]) => clump(a - 0.1, b + 0.1, 0.4)).join(''));
  drawing.fill(
    lightOf(leaf, 0.13),
    clumps
      .slice(0, 4)
      .map(([a, b]) => clump(a - 0.2, b + 0.2, 0.22))
      .join(''),
  );
}

const stallLines = [2.2, 4.9, 7.6, 10.3, 13, 15.7, 18.4, 21.1, 23.8, 26.5, 29.2, 31.9, 34.6, 37.3];

function drawFloor(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const box: Box = [open, -1, closed, end];
  drawConcrete(drawing, floor, box, {
    color: '#ebe5d8',
    across: [-columnLine, columnLine],
    along: bays,
    seed: 4,
  });
  let lines = '';
  for (const y of stallLines)
    lines += floor.rect(open + 0.75, y - 0.08, -aisle, y + 0.08) + floor.rect(aisle, y - 0.08, closed - 0.75, y + 0.08);
  drawing.fill(site.snow, lines);
  let dashes = '';
  for (let y = 1.6; y < 40; y += 4.6) dashes += floor.rect(-0.07, y, 0.07, y + 2.3);
  drawing.fill('#e8ac22', dashes);
  let arrows = '';
  for (const [u, v, turn] of [
    [1.85, 7.6, 1],
    [-1.85, 11, -1],
    [1.85, 21, 1],
    [-1.85, 29, -1],
  ] as const) {
    const at = (points: readonly Point[]) => floor.polygon(points.map(([a, b]): Point => [u + a, v + b * turn]));
    arrows += at([
      [-0.11, -1.2],
      [0.11, -1.2],
      [0.11, 0.3],
      [0.42, 0.3],
      [0, 1.5],
      [-0.42, 0.3],
      [-0.11, 0.3],
    ]);
  }
  drawing.fill(site.snow, arrows);
  drawing.clip(floor.rect(...box), () => (isDirty ? drawFloorDirt(drawing, floor) : drawTraces(drawing, floor)));
  for (const y of stallLines.slice(0, -1))
    for (const u of [open + 0.95, closed - 1.15]) {
      const stop: Box = [u, y + 0.5, u + 0.2, y + 2.2];
      drawing.fill(shadow, floor.rect(u - 0.02, y + 0.46, u + 0.26, y + 2.24), 0.3);
      drawBlock(drawing, stop, [0, 0.15], {
        top: lightOf(concrete, 0.3),
        front: shadeOf(concrete, 0.24),
        side: shadeOf(concrete, 0.16),
      });
    }
  drawShade(drawing, floor);
  // Paint reflects the lamps: it keeps some of its own color in the shade.
  drawing.fill(site.snow, lines + arrows, isDirty ? 0.1 : 0.38);
  drawing.fill('#dc9c22', dashes, isDirty ? 0.25 : 0.6);
}

/** Daylight from the open side and the lamps light the slab evenly; it is a little deeper toward the closed side. */
function drawShade(drawing: Drawing, floor: Surface) {
  drawing
    .fill(shadow, floor.rect(open, -1, closed, end), 0.15)
    .fill(shadow, floor.rect(columnLine, -1, closed, end), 0.08);
  for (const y of bays)
    for (const u of [-columnLine - column, columnLine])
      drawing.fill(shadow, floor.rect(u - 0.06, y - column / 2 - 0.1, u + 1.5, y + column / 2), 0.16);
  for (const car of cars) {
    const [u, v] = car.nose;
    drawing.fill(
      shadow,
      floor.rect(
        ...((car.facing < 0 ? [u - 0.1, v - 0.22, u + 4.75, v + 2] : [u - 4.75, v - 0.22, u + 0.1, v + 2]) as Box),
      ),
      0.5,
    );
  }
}

const oilSpots: [Point, number, number][] = [
  [[-3.9, 9.1], 0.46, 4],
  [[-2.7, 5.6], 0.3, 8],
  [[-4.3, 13.6], 0.5, 3],
  [[-6.2, 22.6], 0.5, 12],
  [[4.2, 9], 0.5, 6],
  [[4.5, 14.2], 0.45, 11],
];

/** The lanes, and the turns into the stalls, each for two wheels. */
function tracks(): { path: Point[]; seed: number; amount: number; width: number }[] {
  const all = [-1.85, 1.85].flatMap((lane, index) =>
    [-0.78, 0.78].map((side, wheel) => ({
      path: createCurve(
        [lane + side + 0.1, 1.2],
        [lane + side - 0.12, 12],
        [lane + side + 0.1, 28],
        [lane + side, 44],
        40,
      ),
      seed: 3 + index * 5 + wheel,
      amount: 0.95,
      width: 0.46,
    })),
  );
  const turn = (side: -1 | 1, row: number, seed: number, amount: number) => {
    const middle = createCurve([side * 1.5, row - 6], [side * 1.7, row - 1.2], [side * 2.6, row], [side * 7, row], 26);
    return [-0.75, 0.75].map((by, index) => ({
      path: offsetPath(middle, by),
      seed: seed + index,
      amount,
      width: 0.24,
    }));
  };
  all.push(...turn(-1, 9.1, 21, 0.7), ...turn(-1, 14.2, 25, 0.5), ...turn(1, 9.1, 31, 0.6), ...turn(1, 14.2, 35, 0.5));
  return all;
}

function drawFloorDirt(drawing: Drawing, floor: Surface) {
  // The film of years, gray with soot and rubber.
  drawing.fill('#57564f', floor.rect(open, -1, closed, end), 0.42);
  const film = (u: number, v: number) => fractalNoise(u * 0.9 + 4, v * 0.7, 5, 3) + Math.max(0, Math.abs(u) - 7) * 0.1;
  drawing.fill('#4b4a44', traceStain(floor, film, [-9, 2.7, 9, 26], 0.52, 40, 220), 0.3);
  // Sand and salt that winter left, in drifts at the wheel stops.
  for (const [from, to, seed] of [
    [open, open + 2.1, 7],
    [closed - 2.1, closed, 9],
  ] as const) {
    const field = (u: number, v: number) =>
      1 - Math.abs(u - (from < 0 ? from : to)) / 2 + (fractalNoise(u * 1.2, v * 0.8, seed, 4) - 0.5) * 1.1;
    for (const [level, opacity] of [
      [0.42, 0.42],
      [0.72, 0.5],
    ] as const)
      drawing.fill('#a3855c', traceStain(floor, field, [from, 3, to, 40], level, 24), opacity);
    drawing.dots(
      dirtTone.mudDark,
      createGrains(floor, [from, 6, to + 0.6, 17], {
        seed,
        spacing: 0.12,
        density: (u, v) => 0.3 * field(u, v),
        size: 0.03,
      }),
      0.6,
    );
  }
  // Salt dries white where cars drip: along both lanes and in the stalls.
  const salt = (u: number, v: number) =>
    fractalNoise(u * 0.8, v * 0.7, 33, 4) + 0.2 * Math.exp(-(((Math.abs(u) - 3.6) / 0.8) ** 2)) - 0.06;
  for (const [level, opacity] of [
    [0.5, 0.4],
    [0.6, 0.5],
  ] as const)
    drawing.fill('#f4f2ea', traceStain(floor, salt, [-9, 2.7, 9, 26], level, 44, 110), opacity);
  drawing.dots(
    '#f4f2ea',
    createGrains(floor, [-6.5, 2.6, 6, 12], {
      seed: 19,
      spacing: 0.16,
      density: (u, v) => 1.6 * (salt(u, v) - 0.4),
      size: 0.02,
    }),
    0.7,
  );
  for (const { path, ...options } of tracks()) drawTireTrack(drawing, floor, path, options);
  for (const [place, radius, seed] of oilSpots) drawOil(drawing, floor, place, radius, { seed, amount: 0.9 });
}

/** The oldest oil stays in the slab as a faint shadow. */
function drawTraces(drawing: Drawing, floor: Surface) {
  for (const [index, [place, radius, seed]] of oilSpots.entries())
    if (index % 2 === 0) drawOil(drawing, floor, place, radius, { seed, amount: 0.09 });
}

function drawWalls(drawing: Drawing, isDirty: boolean) {
  const back = wallFacing(camera, [open, end, 0], [1, 0, 0]);
  const across = closed - open;
  drawing
    .fill(shadeOf(concrete, 0.2), back.rect(0, 0, across, sill))
    .fill(lightOf(concrete, 0.3), back.rect(0, sill - 0.06, across, sill));
  drawing.fill(shadeOf(concrete, 0.42), back.rect(0, head, across, deck));
  const wall = new Surface(camera, [closed, end, 0], [0, -1, 0], [0, 0, 1]);
  drawing
    .fill(mix(concrete, '#1b3444', 0.3), wall.rect(0, 0, end, deck))
    .fill(mix(concrete, '#1b3444', 0.42), wall.rect(0, 2.6, end, deck))
    .fill(paint.base, wall.rect(0, 1.15, end, 1.6))
    .fill(paint.stripe, wall.rect(0, 1.6, end, 1.7));
  let joints = '';
  for (let u = 1.5; u < end; u += 3) joints += wall.rect(u, 0, u + 0.04, deck);
  drawing.fill(shadeOf(concrete, 0.52), joints);
  // A stair door under its lamp.
  drawing
    .fill('#e9e4d8', wall.rect(21.2, 0, 22.7, 2.3))
    .fill(paint.base, wall.rect(21.3, 0, 22.6, 2.2))
    .fill('#9fc3d2', wall.rect(22, 1.2, 22.35, 1.9))
    .fill('#b8402f', wall.rect(23.4, 0.9, 23.8, 1.6));
  if (isDirty) {
    drawMudSplash(drawing, wall, [24, 0, 38, 0.8], { seed: 8, amount: 0.7 });
    drawStreaks(drawing, wall, [22, 36], 2.6, { seed: 4, length: 1.6, amount: 0.3, width: 0.2, opacity: 0.16 });
  }
  const parapet = new Surface(camera, [open, 0, 0], [0, 1, 0], [0, 0, 1]);
  drawing
    .fill(shadeOf(concrete, 0.24), parapet.rect(1, 0, end, sill))
    .fill(
      lightOf(concrete, 0.75),
      camera.formatFace([
        parapet.point(1, sill),
        parapet.point(end, sill),
        parapet.point(end, sill, -0.22),
        parapet.point(1, sill, -0.22),
      ]),
    );
  let seams = '';
  for (let u = 3.5; u < end; u += 2.7) seams += parapet.rect(u, 0, u + 0.025, sill);
  drawing.fill(shadeOf(concrete, 0.42), seams);
  if (isDirty) {
    drawMudSplash(drawing, parapet, [6, 0, 44, 0.45], { seed: 3, amount: 0.55 });
    drawStreaks(drawing, parapet, [8, 17], sill, { seed: 6, length: 0.75, amount: 0.8, width: 0.06, opacity: 0.26 });
  }
  // A rail of pipe above the parapet.
  for (const z of [1.12, 1.28]) drawing.fill('#47616c', parapet.rect(1, z, end, z + 0.035, -0.1));
  let posts = '';
  for (let u = 3.6; u < end; u += 2.7) posts += parapet.rect(u, sill, u + 0.05, 1.3, -0.1);
  drawing.fill('#47616c', posts);
}

/** The double tees that span the level: their stems cross the view, lit from the open side. */
function drawCeiling(drawing: Drawing, isDirty: boolean) {
  const zones: [number, number, number][] = [
    [open, -5.4, 0],
    [-5.4, 1.2, 0.05],
    [1.2, closed, 0.1],
  ];
  const flat = (left: number, right: number, from: number, to: number, z: number) =>
    camera.formatFace([
      [left, from, z],
      [right, from, z],
      [right, to, z],
      [left, to, z],
    ] as Vector[]);
  for (let y = end - 0.6; y > 1; y -= 1.5) {
    for (const [left, right, depth] of zones)
      drawing.fill(mix(concrete, '#1b3444', 0.4 + depth * 1.2), flat(left, right, y - 1.5, y, deck));
    for (const [left, right, depth] of zones)
      drawing
        .fill(mix(concrete, '#1b3444', 0.12 + depth * 1.8), flat(left, right, y, y + 0.2, beam))
        .fill(
          mix(concrete, '#1b3444', 0.28 + depth * 1.4),
          wallFacing(camera, [left, y, 0], [1, 0, 0]).rect(0, beam, right - left, deck),
        );
    if (isDirty && y < 11) drawSoot(drawing, y);
    // A lamp hangs under every third stem of each lane.
    const index = Math.round((end - 0.6 - y) / 1.5);
    if (index % 4 === 3 && y > 7)
      for (const u of [-1.9, 5.6]) {
        drawBox(drawing, ground(camera), [u - 0.75, y - 0.5, u + 0.75, y - 0.3], [beam - 0.16, beam - 0.04], {
          top: '#5d6b70',
          front: '#6f7d81',
          side: '#5d6b70',
        });
        drawing.fill('#fff6dc', flat(u - 0.75, u + 0.75, y - 0.5, y - 0.3, beam - 0.16));
      }
  }
  // The sprinkler main runs the length of the level.
  drawing.fill(
    '#a8412f',
    camera.formatFace([
      [3, 2, beam - 0.02],
      [3, end, beam - 0.02],
      [3, end, beam - 0.12],
      [3, 2, beam - 0.12],
    ] as Vector[]),
  );
  drawing.fill(
    '#7c3026',
    camera.formatFace([
      [3, 2, beam - 0.12],
      [3, end, beam - 0.12],
      [3.09, end, beam - 0.12],
      [3.09, 2, beam - 0.12],
    ] as Vector[]),
  );
}

/** Exhaust settles on the lower edge of a stem, and water runs down from the deck above. */
function drawSoot(drawing: Drawing, y: number) {
  const stem = wallFacing(camera, [0, y, 0], [1, 0, 0]);
  const field = (u: number, v: number) => 1 - (v - beam) / 0.3 + (fractalNoise(u * 0.55, v * 2 + y, 17, 4) - 0.5) * 0.9;
  for (const level of [0.5, 0.85])
    drawing.fill(dirtTone.soot, traceStain(stem, field, [open, beam, closed, deck], level, 36, 120), 0.13);
  if (y < 12)
    drawing.dots(
      dirtTone.soot,
      createGrains(stem, [open, beam, closed, deck], {
        seed: Math.round(y * 9),
        spacing: 0.09,
        density: (u, v) => 0.4 * (field(u, v) - 0.1),
        size: 0.013,
      }),
      0.35,
    );
  if (y > 6) return;
  drawStreaks(drawing, stem, [-7, 7], deck, {
    seed: Math.round(y * 7),
    length: 0.75,
    amount: 0.4,
    width: 0.045,
    opacity: 0.16,
    at: [-4.4, -1.3, 0.9, 3.8],
  });
}

function drawEdgeBeam(drawing: Drawing, isDirty: boolean) {
  const face = new Surface(camera, [open, 0, 0], [0, 1, 0], [0, 0, 1]);
  const inner = face.raised(0.35);
  drawing
    .fill(shadeOf(concrete, 0.3), inner.rect(1, head, end, deck))
    .fill(
      lightOf(shadeOf(concrete, 0.16), 0.2),
      camera.formatFace([
        face.point(1, head),
        face.point(end, head),
        face.point(end, head, 0.35),
        face.point(1, head, 0.35),
      ]),
    );
  if (isDirty)
    drawStreaks(drawing, inner, [7, 17], deck - 0.2, {
      seed: 12,
      length: 0.7,
      amount: 0.7,
      width: 0.07,
      opacity: 0.2,
    });
}

/** The girders over the rows of columns, which carry the tees. */
function drawGirders(drawing: Drawing) {
  const low = 3.12;
  for (const [from, to, inner] of [
    [-columnLine - column, -columnLine, -columnLine],
    [columnLine, columnLine + column, columnLine],
  ] as const) {
    const face = (u: number, z: number, across: number, up: number) =>
      camera.formatFace([
        [u, 3, z],
        [u, end, z],
        [u + across, end, z + up],
        [u + across, 3, z + up],
      ]);
    const isLit = inner > 0;
    drawing
      .fill(mix(concrete, '#1b3444', isLit ? 0.2 : 0.46), face(inner, low, 0, beam - low + 0.02))
      .fill(mix(concrete, '#1b3444', 0.32), face(from, low, to - from, 0));
  }
}

const signPlace = 8.6;

/** The sign of the level hangs over the aisle. */
function drawLevelSign(drawing: Drawing) {
  const plane = wallFacing(camera, [-1.25, signPlace, 2.28], [1, 0, 0]);
  const board: Box = [0, 0, 2.5, 0.86];
  drawing
    .fill('#3d5560', plane.rect(0.3, 0.86, 0.35, 1.3) + plane.rect(2.15, 0.86, 2.2, 1.3))
    .fill('#0d2d40', camera.formatSilhouette(plane.boxCorners(...board, -0.1, 0)))
    .fill('#1d6fa5', plane.rect(...board))
    .fill(site.snow, plane.rect(0.09, 0.09, 0.9, 0.77));
  // A capital P, then the number of the level and an arrow.
  const bowl = (reach: number): Point[] =>
    Array.from({ length: 13 }, (_, index): Point => {
      const angle = Math.PI * (index / 12 - 0.5);
      return [0.5 + Math.cos(angle) * reach, 0.52 + Math.sin(angle) * reach];
    });
  drawing
    .fill('#1d6fa5', plane.rect(0.28, 0.16, 0.41, 0.71) + plane.polygon([[0.3, 0.33], ...bowl(0.19), [0.3, 0.71]]))
    .fill(site.snow, plane.polygon([[0.41, 0.44], ...bowl(0.08), [0.41, 0.6]]));
  drawing.fill(site.snow, formatNumeral(plane.raised(0.01), 2, [1.32, 0.14], 0.58));
  drawing.fill(
    site.sun,
    plane.polygon([
      [1.74, 0.36],
      [2.06, 0.36],
      [2.06, 0.2],
      [2.36, 0.43],
      [2.06, 0.66],
      [2.06, 0.5],
      [1.74, 0.5],
    ]),
  );
}

function drawColumn(drawing: Drawing, u: number, y: number, isDirty: boolean) {
  const box: Box = [u, y - column / 2, u + column, y + column / 2];
  const isInside = u > 0;
  // Daylight from the open side falls on the left of a column.
  const colors = (color: string) => ({
    top: color,
    front: mix(color, '#1b3444', 0.14),
    side: mix(color, '#1b3444', isInside ? 0 : 0.34),
  });
  drawBlock(drawing, box, [0, 1.15], colors(paint.base));
  drawBlock(drawing, box, [1.15, 1.3], colors(paint.stripe));
  drawBlock(drawing, box, [1.3, 3.12], colors(concrete));
  const front = wallFacing(camera, [u, box[1], 0], [1, 0, 0]);
  drawing.fill(paint.base, formatNumeral(front, 2, [0.3, 1.62], 0.6));
  const side = new Surface(camera, [u + column, box[1], 0], [0, 1, 0], [0, 0, 1]);
  if (!isDirty || y > 22) return;
  drawMudSplash(drawing, front, [0, 0, column, 0.9], { seed: 20 + Math.round(y), amount: 0.8 });
  drawStreaks(drawing, front, [0.05, column - 0.05], beam, {
    seed: 30 + Math.round(y),
    length: 1.7,
    amount: 1,
    width: 0.07,
    opacity: 0.2,
  });
  if (isInside) return;
  drawMudSplash(drawing, side, [0, 0, column, 0.9], { seed: 50 + Math.round(y), amount: 0.8 });
}

/** A block on the floor: its front, the side toward the aisle, and its top if it is seen from above. */
function drawBlock(
  drawing: Drawing,
  [left, low, right, high]: Box,
  [from, to]: readonly [number, number],
  colors: { top: string; front: string; side: string },
) {
  const side = camera.eye[0] > right ? right : left;
  const face = (...corners: Vector[]) => camera.formatFace(corners);
  if (to < camera.eye[2])
    drawing.fill(colors.top, face([left, low, to], [right, low, to], [right, high, to], [left, high, to]));
  drawing
    .fill(colors.side, face([side, low, from], [side, high, from], [side, high, to], [side, low, to]))
    .fill(colors.front, face([left, low, from], [right, low, from], [right, low, to], [left, low, to]));
}

export const pictures: Pictures = {
  'commercial-parking-garage-before': () => draw(true),
  'commercial-parking-garage': () => draw(false),
};
