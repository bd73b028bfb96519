import { Camera, ground, wallFacing } from '../kit/camera.ts';
import { material, mix, shadeOf, site } from '../kit/color.ts';
import { Drawing, ellipse, polygon } from '../kit/drawing.ts';
import { lerp, type Point } from '../kit/geometry.ts';
import { createSkin, drawFinger, drawNail, type Joint, limb, palm } from '../kit/hands.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick, drawSiding } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawShrub, drawSpruce } from '../kit/plants.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawGarageDoor, drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [0.6, -14, 1.7], focal: 1000, horizon: 330 });
const rays = createSun(42, 40);
const floor = ground(camera);
const skin = createSkin('#c78c67');
const sleeve = '#2c6f95';

/** The walk around the house: a split-level ahead, and on the board the same house with its windows ticked. */
function draw(): Drawing {
  const drawing = new Drawing('A board with a drawn house and ticked windows, held in front of that house', '#a3b374');
  drawSky(drawing, daySky, 330);
  drawCloud(drawing, 250, 96, 300, 4);
  drawCloud(drawing, 700, 60, 340, 9);
  drawHouse(drawing);
  drawBoard(drawing);
  return drawing;
}

const house = { left: -5.6, middle: 0.9, right: 7.4, low: 2.75, tall: 4.9 };

function drawHouse(drawing: Drawing) {
  const { left, middle, right, low, tall } = house;
  for (const [x, y, height, seed] of [
    [-8.4, 9, 8, 3],
    [9.4, 10, 8.6, 8],
  ] as const) {
    const [pageX, foot] = camera.project([x, y, 0]);
    drawCottonwood(drawing, { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, haze: 0.18 });
  }
  drawing.fill('#a9b77c', floor.rect(-40, -13, 40, 40));
  drawing.fill(
    '#ddd7c8',
    floor.polygon([
      [2.2, 0],
      [5.9, 0],
      [5.9, -13],
      [2.2, -13],
    ]),
  );
  drawing.fill(
    '#ddd7c8',
    floor.polygon([
      [-0.1, 0],
      [1, 0],
      [1, -2.2],
      [2.2, -2.4],
      [2.2, -3.6],
      [-0.1, -3.2],
    ]),
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  // Two stories on the left over half a basement, one on the right with the garage.
  drawSiding(drawing, wall, [left, 1, middle, tall], { color: material.sidingSage, seed: 3 });
  drawBrick(drawing, wall, [left, 0, middle, 1.2], { color: material.brickBuff, seed: 4, size: 2 });
  drawSiding(drawing, wall, [middle, 0, right, low], { color: material.sidingSage, seed: 6 });
  const views = skyReflection({ horizon: 0.28 });
  const upper: [number, number][] = [
    [-5, -3.2],
    [-1.5, 0.3],
  ];
  for (const [from, to] of upper) {
    const pane = drawWindow(drawing, wall, [from, 3, to, 4.35], { reflection: views, rays, columns: 2 });
    drawSheen(drawing, pane.glass, [from + 0.05, 3.05, to - 0.05, 4.3]);
    drawWindow(drawing, wall, [from, 0.95, to, 2.05], { reflection: views, rays, columns: 2 });
  }
  drawDoor(drawing, wall, [1.15, 0, 2.05, 2.1], { color: site.clay });
  drawGarageDoor(drawing, wall, [2.6, 0, 6.9, 2.15], { color: '#efe8d8', rays });
  const roof = (from: number, to: number, eave: number) => {
    const slope = wallFacing(camera, [0, -0.5, 0], [1, 0, 0]);
    drawing.fill(shadeOf(material.sidingSage, 0.6), wall.rect(from, eave - 0.34, to, eave), 0.5);
    const corners = [
      [from - 0.5, -0.5, eave - 0.1],
      [to + 0.5, -0.5, eave - 0.1],
      [to + 0.5, 4, eave + 1.35],
      [from - 0.5, 4, eave + 1.35],
    ] as const;
    drawing.fill(material.shingleBrown, camera.formatFace(corners));
    let courses = '';
    for (let share = 0.1; share < 1; share += 0.11) {
      const y = lerp(-0.5, 4, share);
      const z = lerp(eave - 0.1, eave + 1.35, share);
      courses += camera.formatFace([
        [from - 0.5, y, z],
        [to + 0.5, y, z],
        [to + 0.5, y + 0.06, z + 0.02],
        [from - 0.5, y + 0.06, z + 0.02],
      ]);
    }
    drawing.fill(shadeOf(material.shingleBrown, 0.35), courses, 0.7);
    drawing.fill(material.trim, slope.rect(from - 0.5, eave - 0.3, to + 0.5, eave - 0.08));
  };
  roof(middle, right, low);
  roof(left, middle, tall);
  for (const [x, height, seed] of [
    [-4.6, 52, 5],
    [-2.3, 60, 7],
    [-0.5, 44, 9],
  ] as const) {
    const [pageX, foot] = camera.project([x, -0.5, 0]);
    drawShrub(drawing, { x: pageX, foot: foot + 4, height, seed });
  }
  const [pageX, foot] = camera.project([-7, -0.6, 0]);
  drawSpruce(drawing, { x: pageX, foot, height: 300, seed: 6 });
}

/** The corners of the board, clockwise from the upper left; its lower edge lies below the page. */
const corners: [Point, Point, Point, Point] = [
  [388, 322],
  [776, 354],
  [780, 880],
  [320, 842],
];
const onBoard = (u: number, v: number): Point => {
  const [a, b, c, d] = corners;
  // A little perspective makes nearer edges longer.
  const down = v * (0.88 + 0.12 * v);
  return [lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), down), lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), down)];
};
const sheet = (left: number, top: number, right: number, bottom: number) =>
  polygon([onBoard(left, top), onBoard(right, top), onBoard(right, bottom), onBoard(left, bottom)]);

function drawBoard(drawing: Drawing) {
  const stroke = (color: string, wide: number, points: readonly Point[]) =>
    drawing.fill(color, limb(...points.map(([u, v]): Joint => [...onBoard(u, v), wide / 2])));
  drawing
    .fill('#7d3820', sheet(-0.035, -0.02, 1.05, 1))
    .fill('#b9683f', sheet(-0.035, -0.025, 1.03, 1))
    .fill('#d08a5f', sheet(-0.035, -0.025, 1.03, -0.008))
    .fill('#e2ddcf', sheet(0.06, 0.075, 0.965, 1))
    .fill('#fffaf0', sheet(0.05, 0.06, 0.95, 1));
  drawing
    .fill('#2b444e', sheet(0.27, 0.035, 0.73, 0.085))
    .fill('#5d7a86', sheet(0.31, -0.065, 0.69, 0.06))
    .fill('#b5cdd6', sheet(0.31, -0.065, 0.69, -0.045));
  const hole = onBoard(0.5, 0);
  drawing.fill(site.ink, ellipse(hole[0], hole[1], 13, 10)).fill('#8fa3ad', ellipse(hole[0] + 1, hole[1] + 3, 9, 6));
  // The same house on paper: a tall part, a low one, four windows and the garage.
  const paper = (x: number, y: number): Point => [0.13 + x * 0.6, 0.13 + y * 0.27];
  const ink = (points: readonly (readonly [number, number])[], wide = 4) =>
    stroke(
      site.ink,
      wide,
      points.map(([x, y]) => paper(x, y)),
    );
  const box = (left: number, top: number, right: number, bottom: number) =>
    polygon(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].map(([x = 0, y = 0]) => onBoard(...paper(x, y))),
    );
  drawing.fill('#f1e8d6', box(0, 0.2, 0.5, 1) + box(0.5, 0.52, 1, 1));
  drawing.fill(site.line, box(0.66, 0.66, 0.93, 1));
  const windows: [number, number][] = [
    [0.07, 0.32],
    [0.29, 0.32],
    [0.07, 0.7],
    [0.29, 0.7],
  ];
  for (const [x, y] of windows) {
    drawing.fill(site.sky, box(x, y, x + 0.14, y + 0.17));
    ink(
      [
        [x, y],
        [x + 0.14, y],
        [x + 0.14, y + 0.17],
        [x, y + 0.17],
        [x, y],
      ],
      2.6,
    );
  }
  ink([
    [0, 1],
    [0, 0.22],
    [0.06, 0],
    [0.46, 0],
    [0.5, 0.22],
    [0.5, 1],
  ]);
  ink([
    [-0.03, 0.22],
    [0.53, 0.22],
  ]);
  ink([
    [0.5, 0.36],
    [0.94, 0.36],
    [1, 0.54],
    [1, 1],
  ]);
  ink([
    [0.5, 0.54],
    [1.03, 0.54],
  ]);
  ink([
    [-0.06, 1],
    [1.07, 1],
  ]);
  ink(
    [
      [0.66, 1],
      [0.66, 0.66],
      [0.93, 0.66],
      [0.93, 1],
    ],
    2.6,
  );
  ink(
    [
      [0.55, 1],
      [0.55, 0.7],
      [0.62, 0.7],
      [0.62, 1],
    ],
    2.6,
  );
  // Lines of the order: three are ticked, one is being written.
  for (let row = 0; row < 5; row++) {
    const v = 0.47 + row * 0.085;
    stroke(site.slate, 2.6, [
      [0.13, v],
      [0.178, v],
      [0.178, v + 0.042],
      [0.13, v + 0.042],
      [0.13, v],
    ]);
    const long = [0.4, 0.29, 0.36, 0.16, 0.3][row] ?? 0.3;
    stroke(row < 4 ? site.ink : site.line, row < 4 ? 5 : 5.5, [
      [0.235, v + 0.024],
      [0.235 + long, v + 0.024],
    ]);
    if (row < 3)
      stroke(site.clay, 6, [
        [0.135, v + 0.012],
        [0.157, v + 0.036],
        [0.205, v - 0.024],
      ]);
    if (row < 3)
      stroke(site.slate, 5, [
        [0.8, v + 0.024],
        [0.88, v + 0.024],
      ]);
  }
  drawing.fill('#e9dfc9', sheet(0.05, 0.06, 0.95, 0.085), 0.6);
  drawWritingHand(drawing, onBoard(0.405, 0.745));
  drawThumb(drawing);
}

/** The left thumb lies on the edge of the board; its fingers are behind. */
function drawThumb(drawing: Drawing) {
  drawing
    .fill(skin.shade, palm([262, 748, 44], [300, 700, 34], [330, 724, 30], [290, 780, 40]))
    .fill(skin.base, palm([256, 742, 42], [296, 688, 31], [318, 706, 28], [280, 764, 40]));
  drawFinger(
    drawing,
    skin,
    [
      [292, 696, 30],
      [338, 642, 23],
      [382, 618, 18],
    ],
    [-0.22, -0.4],
  );
  drawNail(drawing, skin, [384, 617, 18], [0.88, -0.42]);
  const cuff = (from: number, to: number, left: number, right: number) => {
    const [x, y] = [272, 736];
    const [dx, dy] = [-0.66, 0.75];
    const at = (down: number, aside: number): Point => [x + dx * down + dy * aside, y + dy * down - dx * aside];
    const grow = 1 + (to - from) / 420;
    return polygon([at(from, left), at(to, left * grow), at(to, right * grow), at(from, right)]);
  };
  drawing
    .fill(sleeve, cuff(40, 300, -56, 58))
    .fill(mix(sleeve, site.ink, 0.42), cuff(40, 300, 22, 58))
    .fill('#4f94bb', cuff(40, 300, -56, -26))
    .fill(mix(sleeve, site.ink, 0.3), cuff(30, 64, -62, 64))
    .fill(mix(sleeve, site.ink, 0.05), cuff(30, 64, -62, 26))
    .fill('#5d9fc4', cuff(30, 64, -62, -32));
}

function drawWritingHand(drawing: Drawing, tip: Point) {
  const way: Point = [0.8, -0.6];
  const side: Point = [0.6, 0.8];
  const on = (distance: number, aside: number): Point => [
    tip[0] + way[0] * distance + side[0] * aside,
    tip[1] + way[1] * distance + side[1] * aside,
  ];
  const rod = (from: number, to: number, near: number, far: number) =>
    polygon([on(from, near), on(to, near), on(to, far), on(from, far)]);
  // Its shadow on the sheet, then the curled fingers that rest on it.
  drawing.clip(sheet(-0.035, 0, 1.03, 1), () =>
    drawing.fill(
      '#7d94a0',
      polygon([tip, on(120, 40), on(210, 74), [860, 800], [640, 800], [tip[0] + 46, tip[1] + 60]]),
      0.42,
    ),
  );
  const finger = (...joints: Joint[]) => drawFinger(drawing, skin, joints, [-0.3, -0.34]);
  const { 0: x, 1: y } = tip;
  drawing.fill(
    skin.shade,
    palm([x + 150, y + 66, 44], [x + 196, y + 4, 40], [x + 230, y + 90, 70], [x + 290, y + 60, 74]),
  );
  finger([x + 232, y + 84, 32], [x + 176, y + 118, 27], [x + 122, y + 108, 22]);
  finger([x + 208, y + 44, 33], [x + 142, y + 82, 27], [x + 84, y + 74, 22]);
  finger([x + 190, y + 6, 33], [x + 120, y + 48, 26], [x + 62, y + 42, 20]);
  drawing
    .fill('#f0d3a8', polygon([on(0, 0), on(36, -11), on(36, 11)]))
    .fill(site.ink, polygon([on(0, 0), on(12, -3.6), on(12, 3.6)]))
    .fill(site.sunLift, rod(36, 330, -11, -3))
    .fill(site.sun, rod(36, 330, -3, 4))
    .fill(site.sunShade, rod(36, 330, 4, 11))
    .fill('#8fb0bf', rod(300, 322, -11, 11))
    .fill('#f0a383', rod(322, 344, -11, 11));
  // The back of the hand, the forefinger on the pencil and the thumb against it.
  drawing
    .fill(
      skin.base,
      palm(
        [x + 204, y - 72, 33],
        [x + 206, y + 4, 38],
        [x + 250, y + 40, 52],
        [x + 330, y + 14, 60],
        [x + 300, y - 46, 46],
      ),
    )
    .fill(skin.light, palm([x + 214, y - 84, 13], [x + 296, y - 74, 15], [x + 330, y - 32, 14]), 0.6);
  finger([x + 206, y - 70, 33], [x + 142, y - 106, 25], [x + 88, y - 72, 20], [x + 66, y - 50, 17]);
  drawNail(drawing, skin, [x + 66, y - 52, 17], [-0.7, 0.7]);
  finger([x + 212, y + 12, 33], [x + 152, y - 6, 26], [x + 102, y - 32, 20]);
  drawNail(drawing, skin, [x + 104, y - 33, 18], [-0.88, -0.46]);
  const cuff = (from: number, to: number, low: number, high: number) => {
    const at = (out: number, aside: number): Point => [x + out - aside * 0.2, y - 10 + out * 0.06 + aside];
    const grow = 1 + (to - from) / 700;
    return polygon([at(from, low), at(to, low * grow), at(to, high * grow), at(from, high)]);
  };
  drawing
    .fill(sleeve, cuff(366, 800, -66, 96))
    .fill(mix(sleeve, site.ink, 0.42), cuff(366, 800, 50, 96))
    .fill('#4f94bb', cuff(366, 800, -66, -24))
    .fill(mix(sleeve, site.ink, 0.3), cuff(354, 394, -72, 102))
    .fill(mix(sleeve, site.ink, 0.05), cuff(354, 394, -72, 52))
    .fill('#5d9fc4', cuff(354, 394, -72, -30));
}

export const pictures: Pictures = { 'job-order': draw };
