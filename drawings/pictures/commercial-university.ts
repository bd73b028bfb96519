import { drawBush } from '../kit/bush.ts';
import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawPerson } from '../kit/figures.ts';
import { type Box, lerp, type Point, slant } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, drawPottedPlant, type RoomDetail } from '../kit/lived-in.ts';
import { drawMasonry } from '../kit/materials.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawPonderosa } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawStreetTree } from '../kit/street-tree.ts';

const horizon = 606;
const camera = new Camera({ eye: [-2.4, -19.6, 1.15], yaw: 8, focal: 850, center: 590, horizon });
/** Afternoon: the front faces west, toward the mountains behind the viewer. */
const rays = createSun(-40, 42);
const shadow = '#1d4a63';
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const terrace = ground(camera);
const plaza = ground(camera, -0.6);
const hall = { left: -5.6, right: 5.4, low: 10.7 };
const hallTop = (u: number) => hall.low + (hall.right - u) * slant;
const tower: Box = [-9.4, 0, -5.6, 19];
const towerOut = 0.9;
const wing = { right: 26, top: 10.3 };
const stone = material.sandstone;
const red = material.sandstoneRed;
const frame = '#2d4b57';

/** A university hall: a glass front of three stories between a tower of red sandstone and a wing of buff. */
function draw(): Drawing {
  const drawing = new Drawing('A university building of sandstone and clear glass', '#d9d4c6');
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, 30, 150, 300, 5);
  drawCloud(drawing, 800, 76, 380, 9);
  drawBluff(drawing);
  drawWing(drawing);
  drawHall(drawing);
  drawTower(drawing);
  drawSteps(drawing);
  drawPeople(drawing);
  return drawing;
}

const at = (x: number, y: number, z = 0) => placeOnPage({ camera, rays }, [x, y, z], 1);

/** A pale bluff with pines on it, as they stand above this side of the city. */
function drawBluff(drawing: Drawing) {
  drawing.fill('#a9b183', plaza.rect(-300, 10, 300, 900));
  const far = wallFacing(camera, [-150, 170, 0], [1, 0, 0]);
  const outline: Point[] = [
    [96, 0],
    [0, 0],
    [0, 17],
    [18, 19],
    [24, 23],
    [41, 24.5],
    [48, 22],
    [66, 22.5],
    [70, 16],
    [84, 14],
    [96, 9],
  ];
  drawing.fill('#9fb089', far.polygon(outline.map(([u, v]): Point => [u * 1.15 - 6, v * 0.72])));
  drawing.fill(
    '#d8c6a2',
    far.polygon([
      [14, 12],
      [24, 23],
      [41, 24.5],
      [48, 22],
      [66, 22.5],
      [70, 14],
      [56, 12.5],
      [40, 14],
      [26, 12],
    ]),
  );
  drawing.fill(
    '#bfa680',
    far.polygon([
      [24, 23],
      [28, 15],
      [33, 15],
      [35, 24],
    ]) +
      far.polygon([
        [44, 23],
        [46, 15],
        [52, 14],
        [51, 22.2],
      ]) +
      far.polygon([
        [60, 22.4],
        [61, 14],
        [66, 14],
        [66, 22.4],
      ]),
  );
  const random = createRandom(4);
  let pines = '';
  for (let u = 2; u < 90; u += 1.6 + random() * 2.4) {
    const foot = 7 + 5 * Math.sin(u * 0.09) + random() * 3;
    const tall = 3 + random() * 2.6;
    pines += far.polygon([
      [u - 1.1, foot],
      [u + 1.1, foot],
      [u + 0.1, foot + tall],
    ]);
  }
  drawing.fill('#6f9383', pines);
  const tree = at(-15.6, 9, -0.6);
  drawPonderosa(drawing, { x: tree.x, foot: tree.foot, height: 10.5 * tree.unit, seed: 8, haze: 0.05, sunSide: 1 });
}

function drawStoneWall(drawing: Drawing, wall: Surface, box: Box, color: string, seed: number, isShaded = false) {
  drawMasonry(drawing, wall, box, {
    color,
    seed,
    isShaded,
    course: 0.52,
    block: 1.2,
    joint: 0.026,
    mortar: mix(color, '#6d5b45', 0.3),
    spread: 0.06,
  });
}

/** Classrooms: bands of windows between piers, blinds half down in some of them. */
function drawWing(drawing: Drawing) {
  const { right: left } = hall;
  drawStoneWall(drawing, front, [left, 0, wing.right, wing.top], stone, 6);
  const lives: readonly RoomDetail[] = ['blind', 'none', 'plant', 'blind', 'lamp', 'none', 'blind'];
  for (let column = 0; column < 4; column++) {
    const u = left + 1.2 + column * 4.5;
    for (const [row, low] of [0.9, 4.2, 7.5].entries())
      drawLivedInWindow(drawing, front, [u, low, u + 3.5, low + 1.95], {
        life: lives[(column * 2 + row * 3) % lives.length] ?? 'none',
        seed: column * 3 + row + 2,
        rays,
        frame,
        columns: 3,
        depth: 0.16,
        horizon: row === 0 ? 0.34 : -0.2,
        sillColor: lightOf(stone, 0.4),
      });
  }
  drawing.fill(shadow, front.rect(left, wing.top - 0.5, wing.right, wing.top), 0.36);
  drawSolid(drawing, front, [left, wing.top, wing.right, wing.top + 0.42], [0, 0.32], '#e7dcc3', rays);
}

/** The sky and the range behind the viewer, as the whole front mirrors them. */
function drawReflection(drawing: Drawing) {
  ['#3d8dba', '#57a2ca', '#78b8d8', '#9ccde4', '#c0e0ee'].forEach((color, index) => {
    const top = 90 + index * 96;
    drawing.fill(
      color,
      polygon([
        [240, top + 24],
        [900, top - 10],
        [900, 720],
        [240, 720],
      ]),
    );
  });
  drawCloud(drawing, 330, 232, 300, 8, '#e3f1f7');
  drawCloud(drawing, 520, 352, 340, 3, '#e3f1f7');
  drawMountains(drawing, {
    from: 'garden-of-the-gods',
    x: 620,
    horizon: horizon - 6,
    perDegree: 13.5,
    rise: 1.4,
    isMirrored: true,
    season: 'winter',
    sun: 'Afternoon',
    colors: tintMountain(dayMountain, '#3f87ad', 0.24),
  });
  const random = createRandom(7);
  const crowns: Point[] = [[240, 720]];
  for (let x = 240; x < 900; x += 9 + random() * 12) crowns.push([x, 584 - random() * 20]);
  crowns.push([900, 720]);
  drawing.fill('#1b4a58', polygon(crowns));
}

function drawHall(drawing: Drawing) {
  const { left, right } = hall;
  const glass = front.raised(-0.08);
  const shape: Point[] = [
    [left, 0],
    [right, 0],
    [right, hallTop(right)],
    [left, hallTop(left)],
  ];
  drawing.fill('#17384a', front.polygon(shape));
  drawing.clip(glass.polygon(shape), () => {
    drawReflection(drawing);
    drawRooms(drawing, glass);
    for (const from of [left + 0.6, left + 4.2, left + 7.4]) {
      const high = 13.4;
      const lean = high * slant;
      const band = (start: number, wide: number) =>
        glass.polygon([
          [start, 0],
          [start + wide, 0],
          [start + wide + lean, high],
          [start + lean, high],
        ]);
      drawing.fill('#ffffff', band(from, 0.7) + band(from + 0.95, 0.24), 0.15);
    }
    drawing.fill(
      '#0b2530',
      glass.polygon([
        [left, hallTop(left) - 0.9],
        [right, hallTop(right) - 0.9],
        [right, 14],
        [left, 14],
      ]),
      0.34,
    );
  });
  const count = 7;
  let bars = '';
  let sides = '';
  for (let step = 0; step <= count; step++) {
    const u = lerp(left, right, step / count);
    bars += front.polygon(
      [
        [u - 0.05, 0],
        [u + 0.05, 0],
        [u + 0.05, hallTop(u)],
        [u - 0.05, hallTop(u)],
      ],
      0.1,
    );
    sides += camera.formatFace([
      front.point(u + 0.05, 0, 0.1),
      front.point(u + 0.05, hallTop(u), 0.1),
      front.point(u + 0.05, hallTop(u), -0.08),
      front.point(u + 0.05, 0, -0.08),
    ]);
  }
  for (const v of [0, 2.7, 4.3, 5.9, 7.5, 9.1]) bars += front.rect(left, v, right, v + 0.08, 0.06);
  bars += front.polygon(
    [
      [left, 10.7],
      [right, 10.62],
      [right, 10.7],
      [left, 10.78],
    ],
    0.06,
  );
  drawing.fill(shadeOf(frame, 0.4), sides).fill(frame, bars);
  drawDoors(drawing);
  drawRoof(drawing);
}

/** Floors, a stair and lamps show through the reflection. */
function drawRooms(drawing: Drawing, glass: Surface) {
  const inner = glass.raised(-2.4);
  const [left, right] = [hall.left - 1, hall.right + 1];
  drawing.fill('#12394a', glass.rect(left, 0, right, 2.74), 0.62);
  for (const v of [4.3, 7.9])
    drawing
      .fill('#0f3342', inner.rect(left, v - 0.34, right, v), 0.5)
      .fill('#cfe6ee', inner.rect(left, v + 0.86, right, v + 0.92), 0.5);
  const flight = (from: Point, to: Point) =>
    drawing.fill('#0f3342', inner.polygon([from, [from[0], from[1] + 0.3], [to[0], to[1] + 0.3], to]), 0.55).fill(
      '#cfe6ee',
      inner.polygon([
        [from[0], from[1] + 1.1],
        [from[0], from[1] + 1.18],
        [to[0], to[1] + 1.18],
        [to[0], to[1] + 1.1],
      ]),
      0.5,
    );
  flight([-3.6, 0], [1.6, 4.0]);
  flight([1.6, 4.1], [-3.6, 7.6]);
  for (const [u, v] of [
    [-4.3, 2],
    [2.9, 6.1],
    [4.5, 6.1],
    [-4.5, 6.3],
    [0.4, 9.5],
    [2.4, 9.5],
    [4.4, 9.5],
  ] as const)
    drawing.fill('#1f4453', inner.rect(u - 0.02, v + 0.3, u + 0.02, v + 1.4), 0.7).fill(
      '#ffdc8c',
      inner.polygon([
        [u - 0.26, v],
        [u + 0.26, v],
        [u + 0.13, v + 0.34],
        [u - 0.13, v + 0.34],
      ]),
      0.95,
    );
  drawPottedPlant(drawing, inner, [3.9, 0], 1.7, { seed: 9, leaf: '#2b6a58', pot: '#cfd8d4', opacity: 0.9 });
}

function drawDoors(drawing: Drawing) {
  const light = '#d7e2e6';
  let leaves = '';
  for (const u of [-1.66, -0.55, 0.56, 1.67]) leaves += front.rect(u - 0.05, 0, u + 0.05, 2.3, 0.12);
  leaves += front.rect(-1.66, 2.24, 1.67, 2.36, 0.12) + front.rect(-1.66, 0, 1.67, 0.16, 0.12);
  drawing
    .fill(light, leaves)
    .fill('#9db4bf', front.rect(-0.15, 0.8, -0.1, 1.5, 0.16) + front.rect(0.12, 0.8, 0.17, 1.5, 0.16));
  const awning: Box = [-2.5, 2.7, 2.5, 2.94];
  drawing.clip(
    front.polygon([
      [hall.left, 0],
      [hall.right, 0],
      [hall.right, 2.7],
      [hall.left, 2.7],
    ]),
    () => drawing.fill('#0b2530', shadowOfSolid(front, front, awning, [0, 1.5], rays), 0.3),
  );
  drawSolid(drawing, front, awning, [0, 1.5], '#31505d', rays);
  drawing.fill(
    '#ffe9b4',
    camera.formatFace([
      front.point(-1.4, 2.7, 0.6),
      front.point(1.4, 2.7, 0.6),
      front.point(1.4, 2.7, 0.8),
      front.point(-1.4, 2.7, 0.8),
    ]),
  );
}

/** One roof at the slant, that runs out over the glass. */
function drawRoof(drawing: Drawing) {
  const [left, right] = [hall.left, hall.right + 0.9];
  const out = 1.3;
  const lift = 0.62;
  const soffit = camera.formatFace([
    front.point(left, hallTop(left)),
    front.point(right, hallTop(right)),
    front.point(right, hallTop(right), out),
    front.point(left, hallTop(left), out),
  ]);
  drawing.fill(shadeOf(material.cedar, 0.3), soffit);
  let boards = '';
  for (let raise = 0.2; raise < out; raise += 0.22)
    boards += camera.formatFace([
      front.point(left, hallTop(left), raise),
      front.point(right, hallTop(right), raise),
      front.point(right, hallTop(right), raise + 0.03),
      front.point(left, hallTop(left), raise + 0.03),
    ]);
  drawing.fill(shadeOf(material.cedar, 0.5), boards);
  const edge = (from: number, to: number): Point[] => [
    [left, hallTop(left) + from],
    [right, hallTop(right) + from],
    [right, hallTop(right) + to],
    [left, hallTop(left) + to],
  ];
  drawing
    .fill(material.cedar, front.polygon(edge(-0.02, 0.2), out))
    .fill('#31505d', front.polygon(edge(0.2, lift), out))
    .fill('#88a3ae', front.polygon(edge(lift - 0.08, lift), out));
}

function drawTower(drawing: Drawing) {
  const [left, low, right, high] = tower;
  const face = front.raised(towerOut);
  const flank = new Surface(camera, front.point(right, 0, towerOut), [0, 1, 0], [0, 0, 1]);
  // The side toward the glass takes the low western sun.
  drawing.fill(mix(red, shadeOf(red, 0.42), 0.25), flank.rect(0, low, towerOut + 2, high));
  drawStoneWall(drawing, face, tower, red, 14);
  drawLivedInWindow(drawing, face, [left + 1.25, 1.1, right - 1.25, 18], {
    life: 'none',
    seed: 4,
    rays,
    frame,
    rows: 9,
    columns: 1,
    depth: 0.2,
    horizon: 0.02,
    sillColor: lightOf(red, 0.35),
  });
}

const flights = [0, 1, 2, 3];

function drawSteps(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing.fill(mix(walk, '#c5a27c', 0.24), terrace.rect(-40, -5, 40, 0));
  drawing.clip(terrace.rect(-9.4, -5, 26, 0), () =>
    drawing.group(0.36, () =>
      drawing.fill(
        shadow,
        shadowOfSolid(terrace, front, [-2.5, 2.7, 2.5, 2.94], [0, 1.5], rays) +
          shadowOfSolid(terrace, front, tower, [0, towerOut], rays),
      ),
    ),
  );
  drawing.fill(walk, plaza.rect(-60, -20, 60, -6.2));
  for (const step of flights) {
    const y = 5 + step * 0.4;
    const z = -0.15 * (step + 1);
    const riser = wallFacing(camera, [0, -y, 0], [1, 0, 0]);
    drawing.fill(mix(walk, '#7d8f97', 0.34), riser.rect(-4.6, z, 5, z + 0.15));
    drawing.fill(lightOf(walk, 0.3), ground(camera, z).rect(-4.6, -y - 0.4, 5, -y));
  }
  let joints = '';
  for (let u = -24; u < 30; u += 2.4) joints += plaza.rect(u, -20, u + 0.03, -6.6);
  for (const v of [-16.2, -13.8, -11.4, -9]) joints += plaza.rect(-40, v, 40, v + 0.035);
  drawing.fill(shadeOf(walk, 0.28), joints);
  // Walls with planted tops on both sides of the steps.
  for (const [left, right, seed] of [
    [-30, -4.6, 3],
    [5, 32, 8],
  ] as const) {
    const wall = wallFacing(camera, [0, -6.7, 0], [1, 0, 0]);
    for (let u = left + 0.8; u < right; u += 1.7) {
      const place = at(u, -5.8, 0.2);
      if (place.x < -30 || place.x > 1230) continue;
      if (Math.round(u * 2) % 3)
        drawFeatherGrass(drawing, {
          x: place.x,
          foot: place.foot + 4,
          height: 0.85 * place.unit,
          seed: seed + Math.round(u + 40),
        });
      else drawBush(drawing, [place.x, place.foot + 4], 0.6 * place.unit, seed + Math.round(u + 40));
    }
    drawStoneWall(drawing, wall, [left, -0.6, right, 0.12], stone, seed);
    drawSolid(drawing, wall, [left, 0.12, right, 0.24], [-0.5, 0.05], '#e7dcc3', rays);
    drawing.fill(shadow, plaza.rect(left, -6.86, right, -6.7), 0.24);
  }
  for (const [u, seed] of [
    [8.4, 6],
    [14.4, 11],
  ] as const) {
    const place = at(u, -5.4, 0.1);
    drawStreetTree(drawing, [place.x, place.foot], 4.1 * place.unit, seed);
  }
  for (const u of [-1.6, 2]) {
    const post = (y: number, z: number) => {
      const [x, foot] = camera.project([u, -y, z]);
      const [, top] = camera.project([u, -y, z + 0.92]);
      drawing.fill(
        '#46606b',
        polygon([
          [x - 2, foot],
          [x + 2, foot],
          [x + 2, top],
          [x - 2, top],
        ]),
      );
    };
    post(4.8, 0);
    post(6.5, -0.6);
    drawing.fill(
      '#2d4b57',
      camera.formatFace([
        [u, -4.6, 0.9],
        [u, -6.9, 0.28],
        [u, -6.9, 0.36],
        [u, -4.6, 0.98],
      ]) +
        camera.formatSilhouette([
          [u - 0.03, -4.6, 0.9],
          [u + 0.03, -4.6, 0.96],
          [u - 0.03, -6.9, 0.28],
          [u + 0.03, -6.9, 0.34],
        ]),
    );
  }
}

function drawPeople(drawing: Drawing) {
  drawPerson(drawing, terrace, [3.4, -2.6], { top: '#2b91c2', legs: '#33505d', rays, facing: -1, bag: '#ae4d2c' });
  drawPerson(drawing, plaza, [-3.9, -8.4], { top: '#ae4d2c', legs: '#3c5361', rays, facing: 1, bag: '#d8b35c' });
}

export const pictures: Pictures = { 'commercial-university': draw };
