import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFarBrick } from '../kit/far-brick.ts';
import { drawPerson } from '../kit/figures.ts';
import type { Point } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, drawPottedPlant, type RoomDetail } from '../kit/lived-in.ts';
import {
  drawBracketCornice,
  drawLampPost,
  drawSashWindow,
  drawShopPier,
  drawShopWindow,
  drawStripedAwning,
} from '../kit/main-street.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';
import { drawStreetTree } from '../kit/street-tree.ts';
import { drawDoor } from '../kit/windows.ts';

const horizon = 590;
const camera = new Camera({ eye: [6.2, -14.6, 1.7], yaw: -21, focal: 880, center: 610, horizon });
// A low evening sun behind the viewer's right shoulder.
const rays = createSun(-52, 28);
const shadow = '#1b3350';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const left = -12;
const right = 6.4;
const band = 4;
const top = 8.3;
const wide = 0.62;
const stone = material.sandstone;
const brick = '#b06248';
/** Shops between their piers, and the door to the stair of the flats. */
const piers = [-12, -7.7, -3.4, -1.2, 2.6, 5.78];
const shops = ['#31505d', '#7d3f33', 'stair', '#31505d', '#3f6350'] as const;
const sidewalk = -3.6;

/** Flats over shops: sash windows with curtains and blinds above, broad panes and awnings below. */
function draw(): Drawing {
  const drawing = new Drawing('Brick flats over shops with clear windows', '#c3beb0');
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 80, 90, 400, 4, '#fbeeda');
  drawStreet(drawing);
  drawNeighbor(drawing);
  drawUpper(drawing);
  drawShops(drawing);
  drawCurbside(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const at = (x: number, y: number) => placeOnPage({ camera, rays }, [x, y], 1);

function drawStreet(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing.fill('#9fae82', floor.rect(-200, 40, 200, 900)).fill('#7b8487', floor.rect(-200, -16, 200, 60));
  drawHillside(drawing);
  drawing
    .fill(
      walk,
      floor.polygon([
        [right + 3, 50],
        [right, 50],
        [right, 0],
        [-80, 0],
        [-80, sidewalk],
        [right + 3, sidewalk],
      ]),
    )
    .fill(
      mix(walk, '#8b8f90', 0.5),
      floor.rect(-80, sidewalk - 0.16, right + 3, sidewalk) + floor.rect(right + 3, sidewalk - 0.16, right + 3.16, 50),
    )
    .fill(shadeOf('#7b8487', 0.3), floor.rect(-80, sidewalk - 0.28, right + 3.1, sidewalk - 0.16));
  let joints = floor.rect(-80, -1.8, right + 3, -1.77);
  for (let u = -40; u < right + 3; u += 1.6) joints += floor.rect(u, sidewalk, u + 0.03, 0);
  drawing.fill(shadeOf(walk, 0.24), joints);
  let lines = '';
  for (let u = -36; u < 4; u += 6.4) lines += floor.rect(u, -6, u + 0.12, sidewalk - 0.3);
  drawing.fill('#dfe2de', lines, 0.85);
}

/** The canyon's steep side behind the building, with houses that stand above each other along stairs. */
function drawHillside(drawing: Drawing) {
  const far = wallFacing(camera, [0, 150, 0], [1, 0, 0]);
  const slopeAt = (u: number) => 26 + (u + 30) * 0.42 + 3 * Math.sin(u * 0.11) + 1.4 * Math.sin(u * 0.37);
  const edge: Point[] = [];
  for (let u = -90; u <= 160; u += 4) edge.push([u, Math.max(24, slopeAt(u))]);
  drawing.fill('#7fa09a', far.polygon([[160, -2], [-90, -2], ...edge]));
  const near = wallFacing(camera, [0, 62, 0], [1, 0, 0]);
  const bank = (u: number) => 5 + Math.max(0, u + 2) * 0.74 + 0.7 * Math.sin(u * 0.5);
  const rise: Point[] = [];
  for (let u = -30; u <= 70; u += 2) rise.push([u, bank(u)]);
  drawing
    .fill('#7b9672', near.polygon([[70, -1], [-30, -1], ...rise]))
    .fill(
      '#6c8a6d',
      near.polygon([[70, -1], [-30, -1], ...rise.map(([u, v]): Point => [u, v * 0.62 + Math.sin(u * 0.8)])]),
    );
  for (const [u, share, size, seed] of hillTrees) {
    const [x, foot] = near.project(u, bank(u) * share);
    const unit = camera.scaleAt([u, 62, 0]);
    drawFarPine(drawing, { x, foot, height: size * unit, seed, haze: 0.2 });
  }
  for (const [from, to] of hillStairs) drawHillStair(drawing, near, from, to);
  for (const [u, v, wide, color, roof] of hillHouses) drawHillHouse(drawing, near, [u, v], wide, color, roof);
}

/** A flight of steps up the slope, with its rail. */
function drawHillStair(drawing: Drawing, wall: Surface, from: Point, to: Point) {
  const count = Math.round((to[1] - from[1]) / 0.42);
  const at = (step: number): Point => [
    from[0] + ((to[0] - from[0]) * step) / count,
    from[1] + ((to[1] - from[1]) * step) / count,
  ];
  let [treads, risers] = ['', ''];
  for (let step = 0; step < count; step++) {
    const [u, v] = at(step);
    treads += wall.rect(u, v, u + 1.5, v + 0.2);
    risers += wall.rect(u, v + 0.2, u + 1.5, v + 0.43);
  }
  const rail = (lift: number): Point[] => [at(0), at(count)].map(([u, v]): Point => [u + 1.5, v + lift]);
  drawing
    .fill('#a5937c', risers)
    .fill('#e0d5bf', treads)
    .fill('#4b5a5c', wall.polygon([...rail(1), ...rail(1.14).reverse()]));
}

function drawHillHouse(drawing: Drawing, wall: Surface, [u, v]: Point, wide: number, color: string, roof: string) {
  const tall = 4.6;
  const middle = u + wide / 2;
  drawing
    .fill('#8f7a66', wall.rect(u - 0.5, v - 1.5, u + wide + 0.9, v))
    .fill(
      color,
      wall.polygon([
        [u, v],
        [u + wide, v],
        [u + wide, v + tall],
        [middle, v + tall + 2.4],
        [u, v + tall],
      ]),
    )
    .fill(shadeOf(color, 0.34), wall.rect(u, v, u + wide * 0.22, v + tall))
    .fill(
      roof,
      wall.polygon([
        [u - 0.5, v + tall - 0.4],
        [middle, v + tall + 2.3],
        [u + wide + 0.5, v + tall - 0.4],
        [u + wide + 0.5, v + tall + 0.3],
        [middle, v + tall + 3],
        [u - 0.5, v + tall + 0.3],
      ]),
    );
  let panes = '';
  let frames = '';
  for (const share of [0.36, 0.68])
    for (const low of [0.7, 2.9]) {
      const from = u + wide * share;
      frames += wall.rect(from - 0.15, v + low - 0.15, from + 0.85, v + low + 1.4);
      panes += wall.rect(from, v + low, from + 0.7, v + low + 1.25);
    }
  drawing.fill('#f3ead6', frames).fill('#5f9fc4', panes);
}

function drawNeighbor(drawing: Drawing) {
  const next = wallFacing(camera, [-40, 0.3, 0], [1, 0, 0]);
  const cream = mix(material.brickBuff, '#ffffff', 0.2);
  drawing.fill(cream, next.rect(0, 0, 28, 6.4)).fill('#e7dcc3', next.rect(0, 6.4, 28, 6.9));
  for (let u = 1; u < 27; u += 5.2)
    drawing
      .fill('#2f5f57', next.rect(u - 0.1, 0, u + 4.3, 3.6))
      .fill('#4a95bf', next.rect(u, 0.6, u + 4.2, 3.2))
      .fill('#a3d3e8', next.rect(u, 1.5, u + 4.2, 2))
      .fill('#2b5260', next.rect(u, 0.6, u + 4.2, 1.5));
}

/** Houses on the slope: place of the left foot, width, wall and roof. */
const hillHouses = [
  [18.4, 13.4, 5.2, '#d9b27c', '#7a5548'],
  [8.8, 7, 4.6, '#dfe0d2', '#6b645d'],
  [13.6, 8.6, 4.8, '#b9806a', '#5f6468'],
] as const;
/** Flights of steps: their foot and their head. */
const hillStairs: readonly (readonly [Point, Point])[] = [
  [
    [7.9, 0.2],
    [13, 6.6],
  ],
  [
    [13.6, 7],
    [18, 12.4],
  ],
];
/** Pines on the slope: place, share of its height, their own height. */
const hillTrees = [
  [9.4, 1, 5, 3],
  [12.2, 0.99, 6, 8],
  [15.6, 0.98, 5.4, 12],
  [17.2, 0.94, 6.4, 21],
  [24, 0.97, 6, 5],
  [8, 0.72, 5, 31],
  [12.6, 0.62, 4.6, 14],
  [17.8, 0.44, 5.2, 17],
  [24.4, 0.5, 6, 26],
] as const;

const lives: readonly RoomDetail[] = ['curtains', 'blind', 'plant', 'curtains', 'curtain', 'blind', 'curtain', 'plant'];

function drawUpper(drawing: Drawing) {
  drawFarBrick(drawing, front, [left, band, right, top], { seed: 5, color: brick });
  for (const [index, u] of [-11.1, -8.9, -6.7, -4.5, -2.1, 0.1, 2.3, 4.5].entries()) {
    const box = [u, 4.95, u + 1.25, 7.05] as const;
    drawSashWindow(drawing, front, [...box], { rays, life: lives[index] ?? 'none', seed: index + 2, rise: 0.3 });
    // Flower boxes at two of them, as tenants have.
    if (index === 3 || index === 6) {
      drawSolid(drawing, front, [u + 0.05, 4.95, u + 1.2, 5.15], [0.12, 0.34], '#5b3b2b', rays);
      for (const step of [0.22, 0.6, 0.98])
        drawPottedPlant(drawing, front.raised(0.24), [u + step, 4.98], 0.42, {
          seed: index + Math.round(step * 10),
          leaf: '#5c8a53',
          pot: '#5b3b2b',
        });
    }
  }
  let panel = '';
  for (let u = left + 0.5; u < right - 0.6; u += 1.05) panel += front.rect(u, 7.62, u + 0.75, 7.78);
  drawing.fill(shadeOf(brick, 0.3), panel);
  drawBracketCornice(drawing, front, [left, right], top, { rays });
}

function drawShops(drawing: Drawing) {
  piers.slice(0, -1).forEach((pier, index) => {
    const bay: Point = [pier + wide, piers[index + 1] ?? right];
    const color = shops[index] ?? '#31505d';
    if (color === 'stair') {
      const board = '#5f3326';
      drawing.fill(board, front.rect(bay[0], 0, bay[1], band, -0.02));
      drawDoor(drawing, front, [bay[0] + 0.3, 0.05, bay[1] - 0.3, 2.3], {
        color: '#8f4a38',
        frame: shadeOf(board, 0.1),
      });
      drawLivedInWindow(drawing, front, [bay[0] + 0.2, 2.55, bay[1] - 0.2, 3.4], {
        rays,
        life: 'none',
        seed: 3,
        frame: shadeOf(board, 0.2),
        horizon: 0,
      });
    } else
      drawShopWindow(drawing, front, bay, band, {
        rays,
        color,
        life: (['curtains', 'plant', 'none', 'plant', 'curtain'] as const)[index] ?? 'none',
        seed: index + 4,
      });
    drawing.fill('#efe6d2', front.rect(bay[0], 3.46, bay[1], 3.52, 0.08));
  });
  for (const [index, pier] of piers.entries())
    drawShopPier(drawing, front, [pier, pier + wide], band, { rays, seed: index + 3 });
  drawSolid(drawing, front, [left, band, right + 0.06, band + 0.28], [0, 0.34], lightOf(stone, 0.3), rays);
  drawing.fill(shadow, front.rect(left, band - 0.1, right, band, 0.24), 0.3);
  for (const [from, to, canvas] of [
    [-7.5, -3.1, '#8a4336'],
    [-1, 2.95, '#2f6173'],
  ] as const)
    drawStripedAwning(drawing, front.raised(0.22), [from, to], { rays, canvas, top: 3.6, low: 2.95, out: 1.15 });
}

function drawCurbside(drawing: Drawing) {
  drawing.fill(shadow, floor.rect(left, -0.2, right, 0), 0.26);
  // A bench and a planter before the shops.
  drawSolid(drawing, floor, [3.5, -1.1, 3.6, -0.6], [0, 0.42], '#33474f', rays);
  drawSolid(drawing, floor, [4.9, -1.1, 5, -0.6], [0, 0.42], '#33474f', rays);
  drawSolid(drawing, floor, [3.3, -1.15, 5.2, -0.6], [0.42, 0.49], material.cedar, rays);
  for (const [x, y, seed] of [
    [-10.6, -2.9, 7],
    [9.2, 2.3, 12],
  ] as const) {
    const place = at(x, y);
    drawing.fill(
      shadow,
      floor.shadowOfBody(floor.boxCorners(x - 0.9, y - 0.5, x + 0.9, y + 0.5, 1.4, 3.6), rays),
      0.26,
    );
    drawStreetTree(drawing, [place.x, place.foot], (x < 0 ? 4.3 : 3.7) * place.unit, seed, 1);
  }
  drawLampPost(drawing, floor, [-2.9, -3.1], rays);
  drawPerson(drawing, floor, [-0.3, -2], { top: '#2b91c2', legs: '#33505d', rays, facing: -1 });
}

export const pictures: Pictures = { 'commercial-brick-flats': draw };
