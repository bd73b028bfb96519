import { drawBush } from '../kit/bush.ts';
import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawPerson } from '../kit/figures.ts';
import { lerp, type Point, type Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, drawPottedPlant, type Life } from '../kit/lived-in.ts';
import { drawBattens, drawShingles, drawStucco } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawFeatherGrass, drawSpruce } from '../kit/plants.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawDoor } from '../kit/windows.ts';

const horizon = 586;
const camera = new Camera({ eye: [-3.4, -17.4, 1.7], yaw: 15, focal: 925, center: 600, horizon });
const rays = createSun(40, 44);
const shadow = '#1d4a63';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const left = -8.6;
const eave = 5.5;
const upper = 2.8;
const stucco = material.stucco;
const siding = '#8d9f8c';
const frame = '#f4eedf';
const steel = '#4a3a33';
/** The walkway of the second story, and the foot of its stair. */
const walkway = { left: -1.6, right: 6.2, out: 1.5 };
const foot = -6.1;
/** The wing that stands forward under a gable. */
const wing = { left: 6.2, right: 13.2, proud: 1.9, peak: 8.2 };
const wingWall = front.raised(wing.proud);

/** Garden apartments of the 1970s: two stories, doors off an open walkway, an outside stair. */
function draw(): Drawing {
  const drawing = new Drawing('Two-story garden apartments with an outside stair and clear windows', '#9fae72');
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, 60, 116, 360, 5);
  drawCloud(drawing, 800, 64, 330, 12);
  drawBackground(drawing);
  drawGround(drawing);
  drawFront(drawing);
  drawStairShade(drawing);
  drawRoof(drawing);
  drawWalkway(drawing);
  drawStair(drawing);
  drawWing(drawing);
  drawForeground(drawing);
  return drawing;
}

const at = (x: number, y: number) => {
  const [px, base] = camera.project([x, y, 0]);
  return { x: px, foot: base, scale: camera.scaleAt([x, y, 0]) };
};

function drawBackground(drawing: Drawing) {
  drawing.fill('#a9b183', floor.rect(-300, 8, 300, 900));
  for (const [x, y, height, seed, haze] of [
    [-15.5, 18, 10, 3, 0.14],
    [-2.6, 13, 13.4, 8, 0.14],
    [9.5, 16, 15.4, 12, 0.16],
    [20.5, 15, 11, 17, 0.12],
  ] as const) {
    const place = at(x, y);
    drawCottonwood(drawing, { x: place.x, foot: place.foot, height: height * place.scale, seed, haze });
  }
  const other = wallFacing(camera, [-34, 17, 0], [1, 0, 0]);
  const hazy = mix(stucco, '#b9dcec', 0.2);
  drawing.fill(hazy, other.rect(0, 0, 19, 5.4)).fill(
    '#7d6f66',
    other.polygon([
      [-0.6, 5.3],
      [19.6, 5.3],
      [17, 7.4],
      [2, 7.4],
    ]),
  );
  let glass = '';
  for (let u = 1; u < 18; u += 3.4) for (const v of [0.9, 3.5]) glass += other.rect(u, v, u + 2, v + 1.3);
  drawing.fill('#7fb4cf', glass);
}

function drawGround(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing
    .fill('#93a768', floor.rect(-80, -18, 80, 10))
    .fill('#a08d6c', floor.rect(left - 0.8, -1.2, 14, 0) + floor.rect(wing.left - 0.2, -3.3, 14, 0))
    .fill('#86734f', floor.rect(left - 0.8, -1.28, wing.left - 0.2, -1.2))
    .fill(
      walk,
      floor.rect(-80, -5.4, 80, -3.9) +
        floor.rect(-7.4, -3.9, -6, 0) +
        floor.rect(foot - 1.3, -1.7, 5.9, -0.1) +
        floor.rect(1.6, -3.9, 3, -1.6),
    );
  let joints = '';
  for (let u = -30; u < 34; u += 1.6) joints += floor.rect(u, -5.4, u + 0.03, -3.9);
  for (let u = -6; u < 6; u += 1.6) joints += floor.rect(u, -1.7, u + 0.03, -0.1);
  drawing.fill(shadeOf(walk, 0.25), joints);
  // The edge of the street.
  drawing
    .fill(walk, floor.rect(-80, -8.6, 80, -8.2))
    .fill('#707a7f', floor.rect(-80, -18, 80, -8.6))
    .fill(shadeOf('#707a7f', 0.25), floor.rect(-80, -8.72, 80, -8.6));
}

const drawWindowAt = (
  drawing: Drawing,
  wall: Surface,
  [u, v, wide, tall]: readonly [number, number, number, number],
  life: Life,
  seed: number,
) => {
  drawLivedInWindow(drawing, wall, [u, v, u + wide, v + tall], {
    life,
    seed,
    rays,
    frame,
    casing: 0.07,
    columns: 2,
    horizon: v < 2 ? 0.34 : -0.1,
    sillColor: frame,
  });
};

function drawFront(drawing: Drawing) {
  drawStucco(drawing, front, [left, 0, 14, eave], { color: stucco, seed: 4 });
  drawBattens(drawing, front, [left, upper - 0.1, walkway.left, eave], { color: siding });
  drawing.fill(shadow, front.rect(left, upper - 0.26, walkway.left, upper - 0.12), 0.3);
  drawSolid(drawing, front, [left, upper - 0.14, walkway.left, upper + 0.06], [0, 0.05], frame, rays);
  drawWindowAt(drawing, front, [-7.9, 3.6, 2.1, 1.35], 'curtains', 4);
  drawWindowAt(drawing, front, [-4.4, 3.6, 2.1, 1.35], 'blind', 9);
  drawWindowAt(drawing, front, [-8.1, 0.95, 1.6, 1.4], 'plant', 5);
  for (const level of [0.02, upper])
    for (const [index, u] of [-0.9, 3.9].entries()) {
      drawDoor(drawing, front, [u, level, u + 0.92, level + 2.05], { color: index ? '#31505d' : '#8f4a38' });
      drawWindowAt(
        drawing,
        front,
        [index ? 2.2 : 0.45, level + 0.85, 1.25, 1.25],
        level > 1 ? (index ? 'curtains' : 'none') : index ? 'blind' : 'lamp',
        index + 6,
      );
      // A number and a lamp beside each door.
      drawing.fill('#ffe2a0', front.rect(u - 0.36, level + 1.62, u - 0.22, level + 1.86, 0.08));
    }
}

function slope(): Surface {
  return new Surface(camera, front.point(0, eave, 0.7), [1, 0, 0], [0, 4.6, 2.4]);
}

function drawRoof(drawing: Drawing) {
  const out = 0.7;
  drawing.clip(front.rect(left, 0, 14, eave), () =>
    drawing.fill(shadow, front.shadowOfBody(front.boxCorners(left - 0.6, eave - 0.24, 16, eave, 0, out), rays), 0.38),
  );
  const plane = slope();
  const long = Math.hypot(4.6, 2.4);
  drawShingles(
    drawing,
    plane,
    [
      [left - 0.6, 0],
      [18, 0],
      [18, long],
      [left + 2.6, long],
    ],
    { color: material.shingleBrown, seed: 3, course: 0.34 },
  );
  drawSolid(drawing, front, [left - 0.6, eave - 0.24, 16, eave + 0.02], [0, out], '#efe7d6', rays);
}

/** Points along the stair, at a distance before the wall: from the foot to the walkway. */
const along = (share: number, lift: number, raise: number): Vector =>
  front.point(lerp(foot, walkway.left, share), lerp(0, upper, share) + lift, raise);
const stairOut = [0.3, 1.4] as const;
const stringer = (raise: number, low = -0.3, high = 0.04) => [
  along(0, low + 0.3, raise),
  along(1, low, raise),
  along(1, high, raise),
  along(0, high, raise),
];

function drawStairShade(drawing: Drawing) {
  const { left: a, right: b, out } = walkway;
  drawing.clip(front.rect(left, 0, wing.left, eave), () =>
    drawing.group(0.38, () => {
      let path = shadowOfSolid(front, front, [a, upper - 0.22, b, upper], [0, out], rays);
      for (const raise of stairOut) path += front.shadow(stringer(raise), rays);
      for (let step = 1; step < 15; step++) {
        const share = step / 15;
        const [u, v] = [lerp(foot, a, share), upper * share];
        path += shadowOfSolid(front, front, [u - 0.14, v - 0.06, u + 0.16, v], stairOut, rays);
      }
      drawing.fill(shadow, path);
    }),
  );
  drawing.group(0.3, () => {
    let path = shadowOfSolid(floor, front, [a, upper - 0.22, b, upper], [0, out], rays);
    path += floor.shadow(stringer(stairOut[1]), rays);
    drawing.fill(shadow, path);
  });
}

/** The rail of walkway and stair: thin bars between posts. */
function drawRail(drawing: Drawing, [from, to]: Point, level: number, raise: number) {
  const plane = front.raised(raise);
  let bars = plane.rect(from, level + 0.98, to, level + 1.04) + plane.rect(from, level + 0.1, to, level + 0.14);
  for (let u = from; u <= to; u += 0.17) bars += plane.rect(u, level + 0.12, u + 0.022, level + 1);
  drawing.fill(steel, bars);
}

function drawWalkway(drawing: Drawing) {
  const { left: a, right: b, out } = walkway;
  const post = (u: number, low: number, high: number) =>
    drawSolid(drawing, front, [u - 0.06, low, u + 0.06, high], [out - 0.14, out - 0.02], '#efe7d6', rays);
  for (const u of [a + 0.1, (a + b) / 2]) post(u, 0, upper);
  drawPottedPlant(drawing, front.raised(0.9), [2.9, upper], 0.8, { seed: 4, leaf: '#4f7f55' });
  drawSolid(drawing, front, [a, upper - 0.22, b, upper], [0, out], '#e9e4d6', rays);
  drawRail(drawing, [a + 0.06, b], upper, out - 0.05);
}

function drawStair(drawing: Drawing) {
  const tread = material.concrete;
  drawing.fill(shadeOf(steel, 0.2), camera.face(stringer(stairOut[0])));
  for (let step = 14; step >= 1; step--) {
    const share = step / 15;
    const [u, v] = [lerp(foot, walkway.left, share), upper * share];
    drawSolid(drawing, front, [u - 0.14, v - 0.07, u + 0.17, v], stairOut, tread, rays);
  }
  drawing.fill(steel, camera.face(stringer(stairOut[1])));
  const bar = (share: number) =>
    camera.face([
      along(share, 0, stairOut[1]),
      along(share + 0.006, 0, stairOut[1]),
      along(share + 0.006, 0.98, stairOut[1]),
      along(share, 0.98, stairOut[1]),
    ]);
  let bars = camera.face([
    along(0, 0.94, stairOut[1]),
    along(1, 0.94, stairOut[1]),
    along(1, 1.02, stairOut[1]),
    along(0, 1.02, stairOut[1]),
  ]);
  for (let share = 0; share < 1; share += 0.04) bars += bar(share);
  drawing.fill(steel, bars);
  drawSolid(drawing, front, [foot - 0.08, 0, foot + 0.02, 1.1], [stairOut[1] - 0.05, stairOut[1] + 0.05], steel, rays);
}

function drawWing(drawing: Drawing) {
  const { left: a, right: b, proud, peak } = wing;
  const middle = (a + b) / 2;
  const rise = (peak - eave) / (middle - a);
  const flank = new Surface(camera, front.point(a, 0, 0), [0, -1, 0], [0, 0, 1]);
  const over = 0.55;
  const topAt = (u: number) => peak - Math.abs(u - middle) * rise + 0.12;
  drawStucco(drawing, flank, [0, 0, proud, eave], { color: lightOf(stucco, 0.08), seed: 6 });
  const low = a - over;
  drawing.fill(
    lightOf(material.shingleBrown, 0.12),
    camera.face([
      front.point(middle, peak + 0.12, proud + over),
      front.point(low, topAt(low), proud + over),
      front.point(low, topAt(low), -1),
      front.point(middle, peak + 0.12, -4),
    ]),
  );
  const far = b + over;
  drawing.fill(
    shadeOf('#efe7d6', 0.48),
    camera.face([
      wingWall.point(middle, peak - 0.1, over),
      wingWall.point(far, topAt(far) - 0.2, over),
      wingWall.point(far, topAt(far) - 0.2),
      wingWall.point(middle, peak - 0.1),
    ]),
  );
  const gable = wingWall.polygon([
    [a, 0],
    [b, 0],
    [b, eave],
    [middle, peak],
    [a, eave],
  ]);
  drawing.clip(gable, () => {
    drawStucco(drawing, wingWall, [a, 0, b, peak], { color: stucco, seed: 7 });
    drawBattens(drawing, wingWall, [a, upper - 0.1, b, peak], { color: siding });
    const eaves = wingWall.shadow(
      [
        wingWall.point(low, topAt(low) - 0.24, over),
        wingWall.point(middle, peak - 0.12, over),
        wingWall.point(b + over, topAt(b + over) - 0.24, over),
        wingWall.point(b + over, peak + 3),
        wingWall.point(low, peak + 3),
      ],
      rays,
    );
    drawing.fill(shadow, eaves, 0.36);
  });
  drawing.fill(shadow, wingWall.rect(a, upper - 0.26, b, upper - 0.12), 0.3);
  drawSolid(drawing, wingWall, [a, upper - 0.14, b, upper + 0.06], [0, 0.05], frame, rays);
  for (const [row, v] of [0.95, 3.55].entries())
    for (const [column, u] of [a + 0.65, a + 4].entries())
      drawWindowAt(
        drawing,
        wingWall,
        [u, v, 2.35, 1.45],
        (['curtains', 'lamp', 'none', 'plant'] as const)[row * 2 + column] ?? 'none',
        row * 3 + column + 12,
      );
  drawing.fill(frame, wingWall.rect(middle - 0.4, 6.5, middle + 0.4, 7.1, 0.03));
  for (let slat = 0; slat < 5; slat++)
    drawing.fill(
      shadeOf(frame, 0.35),
      wingWall.rect(middle - 0.34, 6.56 + slat * 0.1, middle + 0.34, 6.6 + slat * 0.1, 0.035),
    );
  const rake = (u: number) =>
    camera.face([
      wingWall.point(middle, peak + 0.12, over),
      wingWall.point(u, topAt(u), over),
      wingWall.point(u, topAt(u) - 0.26, over),
      wingWall.point(middle, peak - 0.16, over),
    ]);
  drawing.fill('#efe7d6', rake(low)).fill('#efe7d6', rake(b + over));
}

function drawForeground(drawing: Drawing) {
  drawing.clip(floor.rect(wing.left, -8, 60, 0), () =>
    drawing.fill(shadow, floor.rect(wing.left, -wing.proud - 0.16, 13.2, -wing.proud), 0.3),
  );
  for (const [x, y, kind] of [
    [-8.4, -0.7, 1],
    [6.9, -2.6, 0],
    [8.2, -2.6, 1],
    [9.8, -2.6, 0],
    [11.2, -2.7, 1],
    [12.7, -2.7, 0],
  ] as const) {
    const place = at(x, y);
    if (kind) drawBush(drawing, [place.x, place.foot], 0.75 * place.scale, Math.round(x + 40));
    else
      drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: 0.95 * place.scale, seed: Math.round(x + 50) });
  }
  // Mailboxes for the building stand by the walk.
  const box: readonly [number, number, number, number] = [3.5, -3.6, 4.7, -3.15];
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(...box, 0.5, 1.55), rays), 0.32);
  drawSolid(drawing, floor, [3.95, -3.5, 4.25, -3.25], [0, 0.5], '#6f7f84', rays);
  drawSolid(drawing, floor, [...box], [0.5, 1.55], '#a9b4b4', rays);
  const face = wallFacing(camera, [0, -3.6, 0], [1, 0, 0]);
  let doors = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      doors += face.rect(3.55 + column * 0.38, 0.56 + row * 0.24, 3.89 + column * 0.38, 0.76 + row * 0.24, 0.01);
  drawing.fill('#c9d2d0', doors);
  const spruce = at(-12.4, -0.5);
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(-13.3, -1.2, -11.5, 0.4, 0.4, 4), rays), 0.26);
  drawSpruce(drawing, { x: spruce.x, foot: spruce.foot, height: 7.2 * spruce.scale, seed: 6 });
  drawPerson(drawing, floor, [4.95, -4.7], { top: '#ae4d2c', legs: '#33505d', rays, facing: 1, bag: '#d8b35c' });
}

export const pictures: Pictures = { 'commercial-apartments-garden': draw };
