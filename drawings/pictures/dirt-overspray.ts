import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { material, mix } from '../kit/color.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { type Dot, Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, lerp, type Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// Late morning in a new street; the sun is behind the viewer's right shoulder.
const camera = new Camera({ eye: [0.16, -1.5, 0.6], yaw: -6, focal: 1030, center: 600, horizon: 214 });
const rays = createSun(-36, 42);
const siding = '#d9c9a8';
/** The paint of this wall: the specks are of the same color. */
const paint = '#efe1c0';
const bronze = '#4d4840';
const opening: Box = [-0.55, 0.012, 0.55, 1.6];
/** The height at which the upper sash ends. */
const checkRail = 0.8;

/** The lower half of a bronze single-hung window in the siding of a new house. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Specks of paint on a bronze window of a new house' : 'The same window, washed',
    siding,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawSiding(drawing, wall, [-1.6, -0.6, 1.8, 1.4], { color: siding, seed: 5, reveal: 0.165 });
  const sash = (plane: Surface, box: Box, depth: number, part: number) =>
    drawCloseWindow(drawing, plane, box, {
      rays,
      steps: [{ width: [0.042, part === 0 ? 0.05 : 0.04, 0.042, 0.04], depth, color: mix(bronze, '#ffffff', 0.05) }],
      rebate: 0.018,
      isMitered: true,
      drawGlass: (_, glass, pane) => {
        drawReflection(drawing);
        if (isDirty) drawGlassSpecks(drawing, glass, pane, part);
        else
          drawPageSheen(
            drawing,
            [
              [430, 108],
              [564, 30],
            ],
            0.2,
          );
      },
      drawOnBar: (_, face, bar) => drawBarSpecks(drawing, face, bar, part + 3, isDirty),
    });
  drawCloseWindow(drawing, wall, opening, {
    rays,
    steps: [
      { width: [0.1, 0, 0.1, 0.1], depth: 0.025, color: material.trim },
      { width: [0.038, 0.042, 0.038, 0.04], depth: 0.005, color: bronze },
    ],
    rebate: 0.05,
    isMitered: true,
    drawGlass: (_, plane, [left, low, right, high]) => {
      sash(plane, [left, low, right, checkRail + 0.03], 0, 0);
      sash(plane, [left, checkRail - 0.01, right, high], 0.026, 1);
    },
    drawOnBar: (_, face, bar, step) => {
      if (step === 1) drawBarSpecks(drawing, face, bar, 7, isDirty);
      else if (isDirty) drawCasingSpecks(drawing, face, bar);
    },
  });
  drawSill(drawing, wall, [-0.62, 0.62, 0.008], {
    rays,
    color: bronze,
    out: 0.13,
    back: 0.025,
    thick: 0.04,
    fall: 0.02,
    drawOnTop: (_, top, box) => drawBarSpecks(drawing, top, box, 11, isDirty),
    drawOnFront: (_, front, box) => drawBarSpecks(drawing, front, box, 13, isDirty),
  });
  return drawing;
}

/** The house next door, of which only the frame stands, on bare ground. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 220);
  drawCloud(drawing, 250, 66, 230, 4, '#e4f3fa');
  drawing.fill(
    '#6d96a3',
    polygon([
      [0, 200],
      [260, 182],
      [520, 196],
      [820, 178],
      [1200, 196],
      [1200, 260],
      [0, 260],
    ]),
  );
  drawing.fill('#a58f6c', 'M0 244H1200V800H0z');
  drawing.fill(
    '#8f7c60',
    polygon([
      [0, 330],
      [420, 312],
      [800, 334],
      [1200, 316],
      [1200, 800],
      [0, 800],
    ]),
  );
  drawing.fill(
    '#6f6653',
    polygon([
      [0, 440],
      [360, 470],
      [760, 430],
      [1200, 452],
      [1200, 800],
      [0, 800],
    ]),
  );
  drawFrameHouse(drawing);
  // A heap of soil, and boards on it.
  drawing.fill(
    '#7d6a4f',
    polygon([
      [290, 352],
      [350, 318],
      [392, 308],
      [440, 330],
      [478, 354],
    ]),
  );
  drawing.fill(
    '#94805f',
    polygon([
      [350, 318],
      [392, 308],
      [440, 330],
      [400, 336],
    ]),
  );
  drawing.fill(
    '#c9a56d',
    polygon([
      [690, 366],
      [846, 352],
      [850, 360],
      [694, 375],
    ]),
  );
  drawing.fill(
    '#a98453',
    polygon([
      [694, 375],
      [850, 360],
      [850, 366],
      [694, 382],
    ]),
  );
}

/** Studs, plates and trusses of two stories; part of it has its sheathing on. */
function drawFrameHouse(drawing: Drawing) {
  const wood = '#dcb27a';
  const dim = '#a9824f';
  const [left, right, eave, floor, foot] = [400, 800, 150, 216, 306] as const;
  const bar = (from: Point, to: Point, thick: number) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [a, b] = [(-(to[1] - from[1]) / length) * thick, ((to[0] - from[0]) / length) * thick];
    return polygon([
      [from[0] - a, from[1] - b],
      [to[0] - a, to[1] - b],
      [to[0] + a, to[1] + b],
      [from[0] + a, from[1] + b],
    ]);
  };
  drawing.fill('#b7b0a0', `M${left - 8} ${foot}h${right - left + 16}v14h-${right - left + 16}z`);
  // The studs of the far wall, seen through the near one.
  let back = '';
  for (let x = left + 14; x < right; x += 23) back += bar([x, eave + 4], [x, foot], 1.6);
  drawing.fill(dim, back, 0.8);
  drawing.fill('#cdb287', `M${left} ${floor + 10}h128V${foot}h-128z`);
  drawing.fill('#b89a6c', `M${left} ${floor + 10}h62V${foot}h-62zM${left + 62} ${floor + 50}h66v2h-66z`);
  let front = '';
  for (let x = left; x <= right; x += 26) front += bar([x, eave], [x, foot], 2.4);
  for (const y of [eave, floor, floor + 9, foot - 2]) front += bar([left - 3, y], [right + 3, y], 3);
  const opening = (x: number, y: number, wide: number, tall: number) =>
    bar([x, y], [x + wide, y], 3.4) + bar([x, y + tall], [x + wide, y + tall], 2.4);
  front += opening(462, 166, 78, 34) + opening(644, 166, 104, 34) + opening(592, 238, 78, 66);
  const ridge = 92;
  const middle = (left + right) / 2;
  const trusses =
    bar([left - 24, eave + 5], [middle, ridge], 3) +
    bar([right + 24, eave + 5], [middle, ridge], 3) +
    bar([middle, ridge], [middle, eave], 2.2) +
    bar([middle - 104, (eave + ridge) / 2 + 2], [middle - 44, eave], 2) +
    bar([middle - 44, eave], [middle, ridge + 6], 2) +
    bar([middle + 104, (eave + ridge) / 2 + 2], [middle + 44, eave], 2) +
    bar([middle + 44, eave], [middle, ridge + 6], 2);
  drawing.fill(wood, front + trusses);
  drawing.fill('#8a939a', bar([842, 318], [806, 168], 2) + bar([856, 318], [820, 168], 2));
  let rungs = '';
  for (let rung = 1; rung < 12; rung++) {
    const share = rung / 12;
    rungs += bar([lerp(842, 806, share), lerp(318, 168, share)], [lerp(856, 820, share), lerp(318, 168, share)], 1.2);
  }
  drawing.fill('#8a939a', rungs);
}

/** The mist drifted in from the upper right; it thins out to the left and low, in clouds. */
const mist = (u: number, v: number) =>
  clamp(0.4 + 0.62 * u + 0.34 * (v - 0.35) + 1.1 * (fractalNoise(u * 3.4 + v, v * 3.4 - u, 12, 4) - 0.5), 0.02, 1);

/** A splat has a round body and a few small arms. */
function splat(x: number, y: number, radius: number, random: () => number): string {
  const points: Point[] = [];
  const corners = 11;
  const turn = random() * 6;
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner / corners) * Math.PI * 2;
    const reach = radius * (corner % 4 === 0 ? 1.05 + random() * 0.4 : 0.86 + random() * 0.2);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return polygon(points, 2);
}

function drawGlassSpecks(drawing: Drawing, glass: Surface, box: Box, part: number) {
  const [left, low, right] = box;
  const view: Box = [left, low, right, Math.min(box[3], 1)];
  for (const [level, opacity] of [
    [0.5, 0.13],
    [0.66, 0.14],
    [0.8, 0.15],
  ] as const)
    drawing.fill(paint, traceStain(glass, mist, view, level, 80, 30), opacity);
  for (const [spacing, size, share, opacity] of [
    [0.0082, 0.0025, 0.9, 0.62],
    [0.0125, 0.0046, 0.62, 0.95],
  ] as const)
    drawing.dots(
      paint,
      createGrains(glass, view, {
        seed: 3 + part + Math.round(size * 1e4),
        spacing,
        density: (u, v) => share * mist(u, v),
        size,
      }),
      opacity,
    );
  drawSplats(drawing, glass, view, 9 + part, 260);
}

/** The larger drops, each with a lit upper side as thick paint has. */
function drawSplats(drawing: Drawing, face: Surface, [left, low, right, high]: Box, seed: number, perArea: number) {
  const random = createRandom(seed);
  let bodies = '';
  let lit = '';
  for (let index = 0; index < (right - left) * (high - low) * perArea; index++) {
    const u = lerp(left, right, random());
    const v = lerp(low, high, random());
    const size = random() ** 3.2;
    const isKept = random() < mist(u, v) * 1.3;
    const [x, y] = face.project(u, v);
    const radius = 2.2 + size * 3.4;
    if (!isKept) continue;
    bodies += splat(x, y, radius, random);
    lit += splat(x - radius * 0.15, y - radius * 0.2, radius * 0.5, random);
  }
  drawing.fill(mix(paint, '#8d8166', 0.18), bodies).fill('#ffffff', lit, 0.7);
}

/** On white boards the paint of the wall shows darker. */
function drawCasingSpecks(drawing: Drawing, face: Surface, [left, low, right, high]: Box) {
  const view: Box = [left, low, right, Math.min(high, 1)];
  for (const [spacing, size, share] of [
    [0.011, 0.003, 0.6],
    [0.017, 0.0056, 0.45],
  ] as const)
    drawing.dots(
      '#d3bb8a',
      createGrains(face, view, {
        seed: 15 + Math.round(size * 1e4),
        spacing,
        density: (u, v) => share * mist(u, v),
        size,
      }),
      0.8,
    );
}

/** Specks on one bar of the frame; the few that stay in the finish are there after washing too. */
function drawBarSpecks(drawing: Drawing, face: Surface, bar: Box, seed: number, isDirty: boolean) {
  const [left, low, right, high] = bar;
  const view: Box = [left, low, right, Math.min(high, 1)];
  if (view[3] <= view[1]) return;
  const random = createRandom(seed + Math.round(left * 90) + Math.round(low * 70));
  const stuck: Dot[] = [];
  for (let index = 0; index < 3; index++) {
    const point = face.point(lerp(left, right, random()), lerp(low, view[3], random()));
    const size = (0.0024 + random() * 0.002) * camera.scaleAt(point);
    if (random() < 0.55) stuck.push([...camera.project(point), size]);
  }
  drawing.dots(mix(paint, bronze, 0.3), stuck);
  if (!isDirty) return;
  // A sill or another plane of its own counts u from its left end.
  const near = (u: number, v: number) => mist(left === 0 ? u - 0.62 : u, left === 0 ? 0.1 : v);
  for (const [spacing, size, share, opacity] of [
    [0.0105, 0.0026, 0.75, 0.65],
    [0.014, 0.0056, 0.5, 0.95],
  ] as const)
    drawing.dots(
      paint,
      createGrains(face, view, {
        seed: seed + Math.round(size * 1e4),
        spacing,
        density: (u, v) => share * near(u, v),
        size,
      }),
      opacity,
    );
  if (left !== 0) drawSplats(drawing, face, view, seed + 20, 240);
}

export const pictures = createPair('dirt-overspray', draw);
