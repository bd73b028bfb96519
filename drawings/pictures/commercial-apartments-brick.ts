import { drawBush } from '../kit/bush.ts';
import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFarBrick } from '../kit/far-brick.ts';
import { drawPerson } from '../kit/figures.ts';
import { lerp, type Point } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, drawPottedPlant, getRoomDetail } from '../kit/lived-in.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawParkedCar } from '../kit/parked-car.ts';
import { drawCottonwood, drawFeatherGrass, drawSpruce } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawStreetTree } from '../kit/street-tree.ts';
import { drawSheen, skyReflection } from '../kit/windows.ts';

const horizon = 596;
const camera = new Camera({ eye: [10.4, -17.8, 1.7], yaw: -29, focal: 940, center: 610, horizon });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 27);
const shadow = '#1b3350';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const right = 5.2;
const deep = 13;
const floors = [0, 3.05, 6.1];
const top = 9.5;
const brick = '#a25c45';
const panel = '#7f9690';
const frame = '#33474f';
const steel = '#33474f';
const stone = material.limestone;
/** The order from the near corner is: rooms, balconies, the stair, balconies, rooms. */
const rooms: readonly Point[] = [
  [-0.6, 5.2],
  [-16.4, -10.6],
  [-25.8, -20],
];
const balconies: readonly Point[] = [
  [-4.2, -0.6],
  [-10.6, -7],
  [-20, -16.4],
];
const stair: Point = [-7, -4.2];
const recess = 1.5;

/** Three stories of brick with balconies set into the front and a glass stair between them. */
function draw(): Drawing {
  const drawing = new Drawing('A three-story brick apartment building with clear windows', '#9fae72');
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 150, 96, 420, 9, '#fbeeda');
  drawBackground(drawing);
  drawGround(drawing);
  drawEnd(drawing);
  drawFront(drawing);
  drawRoof(drawing);
  castTreesBeyond(
    drawing,
    [
      { at: [-22, -9], height: 12, seed: 4, kind: 'leafy' },
      { at: [-12, -10], height: 10, seed: 9, kind: 'leafy' },
      { at: [-6, -18], height: 8, seed: 6, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-60, -20, 40, -0.2],
      walls: [[front, [-30, 0.1, right, 8.6]]],
      rays,
      shadow,
      opacity: 0.34,
    },
  );
  drawForeground(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const at = (x: number, y: number) => placeOnPage({ camera, rays }, [x, y], 1);

function drawBackground(drawing: Drawing) {
  drawing.fill('#a9b183', floor.rect(-300, 8, 300, 900));
  // Another building of the complex and the trees between.
  const other = wallFacing(camera, [12, 36, 0], [1, 0, 0]);
  const hazy = mix(brick, '#b9dcec', 0.34);
  drawing.fill(hazy, other.rect(0, 0, 26, 9.2)).fill('#e4e0d4', other.rect(-0.4, 9.2, 26, 9.7));
  let glass = '';
  for (let u = 1.4; u < 25; u += 3.6) for (const v of [0.9, 3.9, 6.9]) glass += other.rect(u, v, u + 1.9, v + 1.5);
  drawing.fill('#7fb4cf', glass);
  const tree = at(13.6, 25);
  drawCottonwood(drawing, { x: tree.x, foot: tree.foot, height: 7.4 * tree.unit, seed: 8, haze: 0.16, sunSide: -1 });
  const spruce = at(10.6, 19);
  drawSpruce(drawing, { x: spruce.x, foot: spruce.foot, height: 5.6 * spruce.unit, seed: 5, haze: 0.08, sunSide: -1 });
}

function drawGround(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing
    .fill('#93a768', floor.rect(-80, -3.6, 60, 14))
    .fill('#a08d6c', floor.rect(-80, -1.9, right + 1.4, 0) + floor.rect(right, -1.9, right + 1.4, deep))
    .fill('#86734f', floor.rect(-80, -1.98, right + 1.4, -1.9))
    .fill(walk, floor.rect(-80, -5.2, 60, -3.6))
    .fill(mix(walk, '#8b8f90', 0.45), floor.rect(-80, -5.36, 60, -5.2))
    .fill('#707a7f', floor.rect(-80, -19, 60, -5.36))
    .fill(shadeOf('#707a7f', 0.25), floor.rect(-80, -5.5, 60, -5.36));
  let joints = '';
  for (let u = -40; u < 24; u += 1.8) joints += floor.rect(u, -5.2, u + 0.03, -3.6);
  drawing.fill(walk, floor.rect(-6.1, -3.6, -3.2, 0)).fill(shadeOf(walk, 0.25), joints);
  let lines = '';
  for (let u = -44; u < 30; u += 6.4) lines += floor.rect(u, -7.8, u + 0.12, -5.5);
  drawing.fill('#dfe2de', lines, 0.85);
}

function drawEnd(drawing: Drawing) {
  const end = new Surface(camera, [right, 0, 0], [0, 1, 0], [0, 0, 1]);
  drawFarBrick(drawing, end, [0, 0, deep, top], { seed: 9, color: brick, isShaded: true });
  drawing.fill(
    shadeOf(stone, 0.42),
    floors
      .slice(1)
      .map((level) => end.rect(0, level - 0.1, deep, level + 0.16, 0.04))
      .join('') + end.rect(0, 0, deep, 0.5, 0.06),
  );
  for (const [row, level] of floors.entries())
    for (const [column, u] of [1.4, 5.4, 9.4].entries())
      drawLivedInWindow(drawing, end, [u, level + 0.95, u + 1.9, level + 2.5], {
        life: getRoomDetail(row * 3 + column),
        seed: row + column * 5,
        rays,
        frame,
        columns: 2,
        isShaded: true,
        horizon: row === 0 ? 0.36 : -0.2,
        sillColor: stone,
      });
}

function drawFront(drawing: Drawing) {
  for (const [left, end] of balconies) drawBalconies(drawing, [left, end]);
  drawStair(drawing);
  for (const [index, [left, end]] of rooms.entries()) {
    drawFarBrick(drawing, front, [left, 0, end, top], { seed: 4 + index, color: brick });
    drawing.fill(stone, front.rect(left, 0, end, 0.5, 0.06));
    for (const level of floors.slice(1)) {
      drawing.fill(shadow, front.rect(left, level - 0.2, end, level - 0.1), 0.3);
      drawSolid(drawing, front, [left, level - 0.1, end, level + 0.16], [0, 0.06], lightOf(stone, 0.2), rays);
    }
    for (const [row, level] of floors.entries())
      for (const u of [left + 0.6, left + 3.2])
        drawLivedInWindow(drawing, front, [u, level + 0.9, u + 2, level + 2.55], {
          life: getRoomDetail(row * 3 + index * 2 + Math.round(u)),
          seed: row * 7 + Math.round(u) + 30,
          rays,
          frame,
          columns: 2,
          horizon: row === 0 ? 0.36 : -0.2,
          sillColor: lightOf(stone, 0.25),
        });
  }
}

/** A stack of balconies set into the front: a door of glass, a rail, a ceiling of cedar. */
function drawBalconies(drawing: Drawing, [left, end]: Point) {
  const back = front.raised(-recess);
  for (const [row, level] of floors.entries()) {
    const high = level + 2.75;
    drawing.clip(front.rect(left, level, end, level + 3.4), () => {
      drawing.fill(panel, back.rect(left - 0.5, level, end + 0.5, high + 0.6));
      let seams = '';
      for (let v = level + 0.5; v < high; v += 0.55) seams += back.rect(left - 0.5, v, end + 0.5, v + 0.03);
      drawing.fill(shadeOf(panel, 0.24), seams);
      const life = row === 1 ? 'lamp' : row === 0 ? 'curtain' : 'curtains';
      drawLivedInWindow(drawing, back, [left + 0.6, level + 0.08, end - 0.35, level + 2.35], {
        life,
        seed: row + Math.round(left),
        rays,
        frame,
        columns: 2,
        horizon: 0.1,
      });
      const shade = [
        back.shadow(
          [
            front.point(left - 3, high),
            front.point(end + 3, high),
            back.point(end + 3, high + 1),
            back.point(left - 3, high + 1),
          ],
          rays,
        ),
        back.shadow(
          [
            front.point(left, level - 3),
            front.point(left, high + 2),
            back.point(left, high + 2),
            back.point(left, level - 3),
          ],
          rays,
        ),
      ];
      drawing.group(0.4, () => drawing.fill(shadow, shade.join('')));
      // The inner sides, the ceiling and the floor.
      const inside = (u: number) =>
        camera.formatFace([front.point(u, level), front.point(u, high), back.point(u, high), back.point(u, level)]);
      const flat = (v: number) =>
        camera.formatFace([front.point(left, v), front.point(end, v), back.point(end, v), back.point(left, v)]);
      drawing.fill(shadeOf(brick, 0.14), inside(left));
      if (row > 0) drawing.fill(shadeOf(material.cedar, 0.3), flat(high));
      else drawing.fill(material.concrete, flat(0.02)).fill(shadeOf(material.cedar, 0.3), flat(high));
    });
    if (row === 2) drawFarBrick(drawing, front, [left, high, end, top], { seed: 3, color: brick });
    if (row > 0) drawSolid(drawing, front, [left, level - 0.3, end, level], [-0.02, 0.14], '#e9e4d6', rays);
    else continue;
    if ((row + Math.round(left)) % 2)
      drawPottedPlant(drawing, front.raised(-0.4), [end - 0.7, level], 0.95, { seed: row + 4, leaf: '#4f7f55' });
    else
      drawing
        .fill('#b5563a', front.rect(left + 1, level + 0.42, left + 1.75, level + 0.95, -0.7))
        .fill(
          '#8f4a38',
          front.rect(left + 1, level + 0.1, left + 1.06, level + 0.42, -0.7) +
            front.rect(left + 1.69, level + 0.1, left + 1.75, level + 0.42, -0.7),
        );
    const rail = front.raised(0.08);
    let bars = rail.rect(left, level + 1.02, end, level + 1.08) + rail.rect(left, level + 0.08, end, level + 0.12);
    for (let u = left + 0.12; u < end; u += 0.2) bars += rail.rect(u, level + 0.1, u + 0.025, level + 1.04);
    drawing.fill(steel, bars).fill(material.cedar, rail.rect(left, level + 1.06, end, level + 1.14));
  }
}

/** The stair shows through its glass: landings, flights and a lamp on each. */
function drawStair(drawing: Drawing) {
  const glass = front.raised(-0.1);
  const wide = stair;
  const box = [wide[0], 0.1, wide[1], top - 0.5] as const;
  drawing.fill(frame, front.rect(wide[0], 0, wide[1], top));
  drawing.clip(front.rect(...box), () => {
    skyReflection({ horizon: 0.12 })(drawing, glass, [...box]);
    for (const level of floors)
      drawing.fill(
        '#ffdc8c',
        glass.rect(lerp(wide[0], wide[1], 0.62), level + 2.5, lerp(wide[0], wide[1], 0.86), level + 2.6),
      );
    const inner = glass.raised(-1);
    for (const level of floors) {
      const turn = level > 0 && level < 4 ? [wide[1] - 0.5, wide[0] + 0.5] : [wide[0] + 0.5, wide[1] - 0.5];
      const [from, to] = turn as [number, number];
      drawing.fill(
        '#17384a',
        inner.polygon([
          [from, level],
          [from, level + 0.28],
          [to, level + 3.2],
          [to, level + 2.92],
        ]),
        0.5,
      );
      drawing.fill(
        '#e3f1f6',
        inner.polygon([
          [from, level + 1.05],
          [from, level + 1.12],
          [to, level + 4.04],
          [to, level + 3.97],
        ]),
        0.55,
      );
      drawing.fill('#17384a', inner.rect(wide[0] - 1, level - 0.3, wide[1] + 1, level), 0.45);
    }
    drawSheen(drawing, glass, [...box], 0.18);
  });
  let bars = '';
  for (const v of [2.4, 3.05, 4.6, 6.1, 7.6, top - 0.5]) bars += front.rect(wide[0], v, wide[1], v + 0.1, 0.03);
  const middle = (wide[0] + wide[1]) / 2;
  bars += front.rect(middle - 0.04, 0, middle + 0.04, top, 0.03);
  drawing.fill(
    frame,
    bars + front.rect(wide[0], 0, wide[0] + 0.08, top, 0.03) + front.rect(wide[1] - 0.08, 0, wide[1], top, 0.03),
  );
}

/** A flat roof that runs out over the front, with its underside of cedar. */
function drawRoof(drawing: Drawing) {
  const out = 0.95;
  drawing.clip(front.rect(-60, 0, right, top), () =>
    drawing.fill(shadow, front.shadowOfBody(front.boxCorners(-60, top, right + out, top + 0.3, 0, out), rays), 0.36),
  );
  const cedar = shadeOf(material.cedar, 0.28);
  drawing.fill(
    cedar,
    camera.formatFace([
      front.point(-60, top),
      front.point(right, top),
      front.point(right + out, top, out),
      front.point(-60, top, out),
    ]),
  );
  drawing.fill(
    shadeOf(material.cedar, 0.36),
    camera.formatFace([
      front.point(right, top),
      front.point(right + out, top, out),
      front.point(right + out, top, -deep),
      front.point(right, top, -deep),
    ]),
  );
  let boards = '';
  for (let raise = 0.15; raise < out; raise += 0.2)
    boards += camera.formatFace([
      front.point(-60, top, raise),
      front.point(right + raise, top, raise),
      front.point(right + raise, top, raise + 0.03),
      front.point(-60, top, raise + 0.03),
    ]);
  drawing.fill(shadeOf(material.cedar, 0.5), boards);
  const side = new Surface(camera, [right + out, -out, 0], [0, 1, 0], [0, 0, 1]);
  drawing
    .fill(shadeOf('#dfe3e1', 0.42), side.rect(0, top, deep + out, top + 0.36))
    .fill('#e4e8e8', front.rect(-60, top, right + out, top + 0.36, out))
    .fill(material.cedar, front.rect(-60, top, right + out, top + 0.1, out));
}

function drawForeground(drawing: Drawing) {
  // The building's shade on the lawn to its right.
  drawing.clip(floor.rect(right, -5.2, 60, 40), () =>
    drawing.fill(shadow, shadowOfSolid(floor, front, [-4, 0, right, top], [-deep, 0], rays), 0.3),
  );
  for (const [x, y, kind] of [
    [-19, -1, 0],
    [-16.4, -1, 1],
    [-13.6, -1, 0],
    [-11, -1, 1],
    [-8.6, -1, 0],
    [-7.4, -1.1, 1],
    [-2.4, -1.1, 0],
    [-0.9, -1.1, 1],
    [0.9, -1.1, 0],
    [2.6, -1.1, 1],
    [4.4, -1.2, 0],
  ] as const) {
    const place = at(x, y);
    if (kind) drawBush(drawing, [place.x, place.foot], 0.8 * place.unit, Math.round(x + 40));
    else
      drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: 1.0 * place.unit, seed: Math.round(x + 50) });
  }
  for (const [x, y, height, seed] of [
    [-10.4, -2.9, 4.4, 6],
    [8.4, -2.7, 3.8, 11],
  ] as const) {
    const place = at(x, y);
    drawing.fill(
      shadow,
      floor.shadowOfBody(floor.boxCorners(x - 0.8, y - 0.5, x + 0.8, y + 0.5, 1.4, 3.8), rays),
      0.26,
    );
    drawStreetTree(drawing, [place.x, place.foot], height * place.unit, seed);
  }
  drawPerson(drawing, floor, [-2.2, -4.4], { top: '#ae4d2c', legs: '#33505d', rays, facing: -1, bag: '#d8b35c' });
  drawParkedCar(drawing, floor, { kind: 'crossover', color: '#d5d8d6', nose: [-9.3, -7.6], facing: -1 });
}

export const pictures: Pictures = { 'commercial-apartments-brick': draw };
