import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFarBrick } from '../kit/far-brick.ts';
import { drawPerson } from '../kit/figures.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createLetters } from '../kit/letters.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, getRoomDetail } from '../kit/lived-in.ts';
import {
  drawBracketCornice,
  drawLampPost,
  drawSashWindow,
  drawShopPier,
  drawShopWindow,
  drawStripedAwning,
} from '../kit/main-street.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawParkedCar } from '../kit/parked-car.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';
import { drawStreetTree } from '../kit/street-tree.ts';

const horizon = 606;
const camera = new Camera({ eye: [-9.6, -18.4, 1.7], yaw: 25, focal: 860, center: 590, horizon });
const rays = createSun(54, 30);
const shadow = '#1b3350';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const left = -6.2;
const right = 11.8;
const band = 4.1;
const top = 12;
const deep = 14;
const piers = [-6.2, -2.75, 0.7, 4.15, 7.6, 11.05];
const wide = 0.75;
const columns = [-5.35, -3.05, -0.75, 1.55, 3.85, 6.15, 8.45, 10.2];
const stone = material.sandstone;
const green = '#2c5d50';
const sidewalk = -3.4;

/** An old brick hotel on a corner: sash windows under a bracketed cornice, broad panes between piers of sandstone. */
function draw(): Drawing {
  const drawing = new Drawing('A three-story brick hotel on a street corner with clear windows', '#c3beb0');
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 700, 128, 420, 9, '#fbeeda');
  drawStreet(drawing);
  drawNeighbors(drawing);
  drawEnd(drawing);
  drawUpper(drawing);
  drawGroundFloor(drawing);
  drawCurbside(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const at = (x: number, y: number) => placeOnPage({ camera, rays }, [x, y], 1);

function drawStreet(drawing: Drawing) {
  drawing.fill('#9fae82', floor.rect(-200, 40, 200, 900)).fill('#7b8487', floor.rect(-200, -20, 200, 60));
  // Foothills at the end of the side street, and the trees before them.
  const far = wallFacing(camera, [-260, 260, 0], [1, 0, 0]);
  const hills: Point[] = [
    [400, 0],
    [0, 0],
  ];
  for (let u = 0; u <= 400; u += 10)
    hills.push([u, 34 + 9 * Math.sin(u * 0.021) + 3.4 * Math.sin(u * 0.11) + 1.6 * Math.sin(u * 0.37)]);
  drawing.fill('#7fa9b3', far.polygon(hills));
  drawing.fill('#6b968f', far.polygon(hills.map(([u, v]): Point => [u + 14, v * 0.56])));
  const trees: Point[] = [
    [400, 0],
    [0, 0],
  ];
  for (let u = 0; u <= 400; u += 6) trees.push([u, 10 + 2.6 * Math.sin(u * 0.4) + 1.7 * Math.sin(u * 0.93 + 1)]);
  drawing.fill('#7d9a78', far.raised(90).polygon(trees));
  // The sidewalk turns the corner.
  const walk = material.concreteNew;
  drawing
    .fill(
      walk,
      floor.polygon([
        [left - 3.2, 60],
        [left, 60],
        [left, 0],
        [60, 0],
        [60, sidewalk],
        [left - 3.2, sidewalk],
      ]),
    )
    .fill(
      mix(walk, '#8b8f90', 0.5),
      floor.rect(left - 3.2, sidewalk - 0.16, 60, sidewalk) + floor.rect(left - 3.36, sidewalk - 0.16, left - 3.2, 60),
    )
    .fill(shadeOf('#7b8487', 0.3), floor.rect(left - 3.2, sidewalk - 0.28, 60, sidewalk - 0.16));
  let joints = '';
  for (let u = left - 1.6; u < 40; u += 1.7) joints += floor.rect(u, sidewalk, u + 0.03, 0);
  joints += floor.rect(left - 3.2, -1.7, 60, -1.67);
  for (let v = 1.7; v < 20; v += 1.7) joints += floor.rect(left - 3.2, v, left, v + 0.03);
  drawing.fill(shadeOf(walk, 0.24), joints);
  // A crosswalk at the corner and the parking along the curb.
  let lines = '';
  for (let v = -3.2; v < 3; v += 1.2) lines += floor.rect(left - 8.6, v, left - 3.9, v + 0.5);
  for (let u = 3.4; u < 40; u += 6.6) lines += floor.rect(u, -5.9, u + 0.12, sidewalk - 0.3);
  drawing
    .fill('#dfe2de', lines, 0.85)
    .fill('#d9b23c', floor.rect(left - 2, -9.3, 80, -9.18) + floor.rect(left - 2, -9.02, 80, -8.9));
}

/** Lower blocks on both sides: one across the side street, one down the block. */
function drawNeighbors(drawing: Drawing) {
  const across = wallFacing(camera, [-44, 9, 0], [1, 0, 0]);
  const color = mix(material.brickBuff, '#b9dcec', 0.14);
  const turned = new Surface(camera, [-24, 9, 0], [0, 1, 0], [0, 0, 1]);
  drawing.fill(shadeOf(color, 0.34), turned.rect(0, 0, 16, 5.6));
  drawing.fill(color, across.rect(0, 0, 20, 5.6)).fill('#e2d6bd', across.rect(0, 5.6, 20, 6.1));
  let glass = '';
  for (let u = 1; u < 20; u += 4) glass += across.rect(u, 0.6, u + 3, 3.2);
  drawing.fill('#5f93ad', glass);
  const next = wallFacing(camera, [right, 0.4, 0], [1, 0, 0]);
  const cream = mix(material.limestone, '#ffffff', 0.16);
  drawing.fill(cream, next.rect(0, 0, 30, 7.9));
  for (let u = 0.8; u < 26; u += 2.6)
    drawing
      .fill(shadeOf(cream, 0.34), next.rect(u - 0.06, 4.86, u + 1.36, 6.9))
      .fill('#5fa3c6', next.rect(u, 4.95, u + 1.3, 6.84))
      .fill('#a3d3e8', next.rect(u, 4.95, u + 1.3, 5.6));
  for (let u = 0.5; u < 26; u += 4.2)
    drawing
      .fill('#31505d', next.rect(u - 0.08, 0, u + 3.6, 3.3))
      .fill('#4a95bf', next.rect(u, 0.6, u + 3.5, 3.2))
      .fill('#2b5260', next.rect(u, 0.6, u + 3.5, 1.6));
  drawSolid(drawing, next, [0, 7.9, 30, 8.4], [0, 0.3], '#d9cfb8', rays);
}

/** The side street's wall, in its own shade or grazed by the sun. */
function drawEnd(drawing: Drawing) {
  const end = new Surface(camera, [left, deep, 0], [0, -1, 0], [0, 0, 1]);
  const tone = mix(material.brickRed, '#5d3a35', 0.18);
  drawFarBrick(drawing, end, [0, 0, deep, top], { seed: 9, color: tone });
  for (const low of [5, 8.5])
    for (const u of [1.6, 4.8, 8, 11.2])
      drawSashWindow(drawing, end, [u, low, u + 1.1, low + 2.05], {
        rays,
        life: getRoomDetail(u * 2 + low),
        seed: Math.round(u * 3 + low),
      });
  for (const u of [2.2, 6.2])
    drawLivedInWindow(drawing, end, [u, 1.2, u + 2.2, 3.1], {
      rays,
      life: 'curtains',
      seed: u,
      frame: '#2f4f5c',
      columns: 2,
      sillColor: stone,
      horizon: 0.3,
    });
  drawSolid(drawing, end, [0, band, deep, band + 0.26], [0, 0.1], stone, rays);
  drawBracketCornice(drawing, end, [0, deep], top, { rays, spacing: 1.1 });
}

function drawUpper(drawing: Drawing) {
  drawFarBrick(drawing, front, [left, band, right, top], { seed: 5 });
  for (const [index, u] of columns.slice(0, 7).entries()) {
    drawSashWindow(drawing, front, [u, 4.95, u + 1.2, 7.05], {
      rays,
      life: getRoomDetail(index * 2 + 3),
      seed: index + 3,
    });
    drawSashWindow(drawing, front, [u, 8.4, u + 1.2, 10.6], {
      rays,
      life: getRoomDetail(index * 3),
      seed: index + 17,
      rise: 0.3,
    });
  }
  // Courses of stone join the sills and the heads.
  drawSolid(drawing, front, [left, 7.62, right, 7.78], [0, 0.06], lightOf(stone, 0.1), rays);
  let panel = '';
  for (let u = left + 0.5; u < right - 0.6; u += 1.05) panel += front.rect(u, 11.25, u + 0.75, 11.42);
  drawing.fill(shadeOf(material.brickRed, 0.3), panel);
  drawBracketCornice(drawing, front, [left, right], top, { rays });
}

function drawGroundFloor(drawing: Drawing) {
  piers.slice(0, -1).forEach((pier, index) => {
    const bay: Point = [pier + wide, piers[index + 1] ?? right];
    if (index === 2) drawEntrance(drawing, bay);
    else
      drawShopWindow(drawing, front, bay, band, {
        rays,
        color: green,
        life: index % 2 ? 'lamp' : 'curtains',
        seed: index + 2,
      });
    drawing
      .fill(lightOf(green, 0.05), front.rect(bay[0], 3.5, bay[1], band, 0.06))
      .fill('#efe6d2', front.rect(bay[0], 3.46, bay[1], 3.52, 0.08));
  });
  for (const [index, pier] of piers.entries())
    drawShopPier(drawing, front, [pier, pier + wide], band, { rays, seed: index + 3 });
  drawSolid(drawing, front, [left - 0.06, band, right, band + 0.28], [0, 0.34], lightOf(stone, 0.3), rays);
  drawing.fill(shadow, front.rect(left, band - 0.1, right, band, 0.24), 0.3);
  const door: Point = [piers[2] ?? 0, (piers[3] ?? 0) + wide];
  drawStripedAwning(drawing, front.raised(0.22), [door[0] + 0.1, door[1] - 0.1], {
    rays,
    canvas: '#2c6b58',
    top: 3.5,
    low: 2.8,
  });
  // The sign stands over the awning, before the brick.
  const { pieces, end } = createLetters('HOTEL', [0, 0], 0.62);
  const from = (door[0] + door[1] - end) / 2;
  const board: Box = [from - 0.3, 3.66, from + end + 0.12, 4.62];
  drawing.fill(shadow, front.shadowOfBody(front.boxCorners(...board, 0.3, 0.44), rays), 0.36);
  drawSolid(drawing, front, board, [0.3, 0.44], '#173f4d', rays);
  const plane = front.raised(0.45);
  drawing.fill(
    '#ffe3a1',
    pieces.map((piece) => plane.polygon(piece.map(([u, v]): Point => [u + from, v + 3.83]))).join(''),
  );
}

/** Two leaves of oak with glass, a light above. */
function drawEntrance(drawing: Drawing, [from, to]: Point) {
  const oak = '#8a4b30';
  drawing.fill(shadeOf(oak, 0.25), front.rect(from, 0, to, band, -0.02));
  drawLivedInWindow(drawing, front, [from + 0.1, 2.5, to - 0.1, 3.4], {
    rays,
    life: 'none',
    seed: 2,
    frame: oak,
    columns: 3,
    horizon: 0,
  });
  const middle = (from + to) / 2;
  for (const [a, b] of [
    [middle - 0.95, middle - 0.03],
    [middle + 0.03, middle + 0.95],
  ] as const) {
    drawing.fill(oak, front.rect(a, 0.05, b, 2.4));
    drawLivedInWindow(drawing, front, [a + 0.14, 0.75, b - 0.14, 2.25], {
      rays,
      life: 'none',
      seed: 3,
      frame: shadeOf(oak, 0.3),
      frameWidth: 0.04,
      depth: 0.04,
      horizon: 0.4,
    });
  }
  for (const [a, b] of [
    [from + 0.1, middle - 1.05],
    [middle + 1.05, to - 0.1],
  ] as const)
    drawLivedInWindow(drawing, front, [a, 0.75, b, 2.4], {
      rays,
      life: 'none',
      seed: 5,
      frame: shadeOf(oak, 0.3),
      frameWidth: 0.04,
      depth: 0.04,
      horizon: 0.4,
    });
  drawing.fill(
    '#d6b25a',
    front.rect(middle - 0.14, 0.95, middle - 0.09, 1.45, 0.05) +
      front.rect(middle + 0.09, 0.95, middle + 0.14, 1.45, 0.05),
  );
}

function drawCurbside(drawing: Drawing) {
  drawing.fill(shadow, floor.rect(left, -0.2, right, 0), 0.26);
  drawLampPost(drawing, floor, [-3.4, -2.9], rays);
  for (const [x, seed] of [
    [7.2, 7],
    [12.6, 12],
  ] as const) {
    const place = at(x, -2.7);
    drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(x - 0.9, -3.2, x + 0.9, -2, 1.4, 3.6), rays), 0.26);
    drawStreetTree(drawing, [place.x, place.foot], 3.9 * place.unit, seed);
  }
  drawPerson(drawing, floor, [0.4, -1.7], { top: '#2b91c2', legs: '#33505d', rays, facing: 1, bag: '#ae4d2c' });
  drawParkedCar(drawing, floor, { kind: 'sedan', color: '#9c3f34', nose: [12.7, -5.7], facing: 1 });
}

export const pictures: Pictures = { 'commercial-hotel-brick': draw };
