import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawThicket } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { drawBoulder } from '../kit/house-life.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, type RoomDetail } from '../kit/lived-in.ts';
import { drawMasonry, drawShingles, drawStucco } from '../kit/materials.ts';
import { mirrorPines } from '../kit/mirrored-pines.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawFeatherGrass, drawPonderosa } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';

const horizon = 632;
const camera = new Camera({ eye: [-9.4, -20.4, 1.7], yaw: 23, focal: 930, center: 664, horizon });
// A low sun behind the viewer's right shoulder.
const rays = createSun(-52, 26);
const shadow = '#1b3350';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const left = -7.6;
const right = 26;
const eave = 9.1;
const base = 3.2;
/** The bay of stone before the lobby, under a gable of its own. */
const bay = { left: -2.6, right: 3.6, proud: 1.1, eave: 9.5, peak: 12.1 };
const bayWall = front.raised(bay.proud);
const timber = material.cedar;
const slate = '#56656d';
const stone = material.sandstone;
const frame = '#33474f';

/** Guest rooms before dusk: no two neighbors alike. */
const guestLives: readonly RoomDetail[] = ['curtains', 'lamp', 'blind', 'none', 'curtain', 'plant', 'curtains'];

/** The other side of the lot at low sun, which all windows of the front mirror together. */
const mirrored = mirrorPines({
  pines: [
    [-6.6, 4.6, 3],
    [-3.4, 7.4, 9],
    [-1.1, 4.4, 12],
    [2.7, 6.9, 6],
    [9.2, 4.9, 7],
    [14.8, 7.6, 11],
    [20.4, 5, 16],
  ],
  clouds: [
    [-6.1, 7.7],
    [-5.2, 7.9],
    [-2.2, 7.3],
    [-0.9, 7.55],
    [2.2, 8],
    [0.4, 4.9],
    [5.4, 7.9],
    [7, 4.7],
    [10.2, 7.6],
    [11.2, 7.8],
    [13.4, 5],
    [18.2, 8],
  ],
});

/** Blocks as large as they look from across the lot. */
const drawStone = (drawing: Drawing, wall: Surface, box: Box, seed: number, isShaded = false) =>
  drawMasonry(drawing, wall, box, {
    color: stone,
    seed,
    isShaded,
    course: 0.4,
    block: 0.78,
    joint: 0.03,
    mortar: '#a8977c',
  });

/** A modest hotel of local stone: three stories, a steep roof, a gabled bay with the lobby's tall glass. */
function draw(): Drawing {
  const drawing = new Drawing('A small hotel of stone and stucco with clear windows', '#9fae72');
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 640, 96, 460, 9, '#fbeeda');
  drawBackground(drawing);
  drawGround(drawing);
  drawEnd(drawing);
  drawFront(drawing);
  drawBay(drawing);
  drawPorch(drawing);
  drawForeground(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const at = (x: number, y: number) => placeOnPage({ camera, rays }, [x, y], 1);

function drawBackground(drawing: Drawing) {
  drawMountains(drawing, {
    from: 'briargate',
    x: 214,
    horizon: horizon + 4,
    perDegree: 21,
    rise: 1.4,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#b9cfd2', 0.2),
  });
  drawing.fill('#bdb584', floor.rect(-300, 8, 300, 900));
  // Ponderosas on the slope behind the hotel, well back from its roof.
  for (const [x, y, height, seed, haze] of [
    [-52, 96, 17, 4, 0.34],
    [-38, 90, 18, 13, 0.34],
  ] as const) {
    const place = at(x, y);
    drawFarPine(drawing, { x: place.x, foot: place.foot, height: height * place.unit, seed, haze, sunSide: 1 });
  }
  const pine = at(-16.4, 15);
  drawPonderosa(drawing, { x: pine.x, foot: pine.foot, height: 13.5 * pine.unit, seed: 8, haze: 0.05, sunSide: 1 });
  for (const [x, y, height, seed] of [
    [-22, 24, 3.6, 5],
    [-16.2, 14, 2.3, 9],
    [-11.4, 12, 2, 4],
  ] as const) {
    const place = at(x, y);
    drawThicket(drawing, {
      x: place.x,
      foot: place.foot,
      height: height * place.unit,
      seed,
      color: '#7b8452',
      haze: 0.06,
      spread: 2.2,
      ragged: 1.3,
    });
  }
}

function drawGround(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing
    .fill('#b3ad74', floor.rect(-60, -4.4, 60, 12))
    .fill('#707a7f', floor.rect(-60, -22, 60, -4.6))
    .fill(walk, floor.rect(-60, -4.6, 60, -3.2))
    .fill(shadeOf('#707a7f', 0.25), floor.rect(-60, -4.78, 60, -4.7))
    .fill(mix(walk, '#8b8f90', 0.45), floor.rect(-60, -4.72, 60, -4.58))
    .fill('#a08d6c', floor.rect(left - 1, -2.6, right, 0));
  // The walk to the door, in pavers.
  drawing.fill(mix(walk, '#c5a27c', 0.3), floor.rect(-1.6, -3.2, 2.6, 0));
  let joints = '';
  for (let u = -24; u < 36; u += 1.8) joints += floor.rect(u, -4.58, u + 0.03, -3.2);
  for (let v = -3; v < -1; v += 0.5) joints += floor.rect(-1.6, v, 2.6, v + 0.03);
  drawing.fill(shadeOf(walk, 0.25), joints);
  let lines = '';
  for (let u = -20; u < 36; u += 3) lines += floor.rect(u, -9.6, u + 0.11, -4.85);
  drawing.fill('#dfe2de', lines, 0.85);
}

/** The gable end, in its own shade. */
function drawEnd(drawing: Drawing) {
  const deep = 13;
  const end = new Surface(camera, [left, deep, 0], [0, -1, 0], [0, 0, 1]);
  const peak = eave + 4.4;
  const gable = end.polygon([
    [0, 0],
    [deep, 0],
    [deep, eave],
    [deep / 2, peak],
    [0, eave],
  ]);
  drawing.clip(gable, () => {
    drawing.fill(shadeOf(material.stuccoWarm, 0.42), end.rect(0, 0, deep, peak));
    drawStone(drawing, end, [0, 0, deep, base], 5, true);
    drawing.fill(
      shadeOf(timber, 0.5),
      end.polygon([
        [0, eave],
        [deep, eave],
        [deep / 2, peak],
      ]),
    );
  });
  drawing.fill(shadeOf(lightOf(stone, 0.2), 0.42), end.rect(0, base, deep + 0.05, base + 0.16, 0.06));
}

function drawFront(drawing: Drawing) {
  drawStucco(drawing, front, [left, base, right, eave], { color: material.stuccoWarm, seed: 4 });
  drawStone(drawing, front.raised(0.1), [left, 0, right, base], 9);
  drawSolid(drawing, front, [left, base, right, base + 0.16], [0, 0.2], lightOf(stone, 0.3), rays);
  drawing.fill(shadow, front.rect(left, base - 0.16, right, base, 0.1), 0.3);
  // A belt of timber between the upper stories.
  drawing.fill(shadow, front.rect(left, 6.2, right, 6.26), 0.3);
  drawSolid(drawing, front, [left, 6.26, right, 6.48], [0, 0.06], mix(timber, '#5a3b28', 0.3), rays);
  const columns = [-6.7, -4.4, 4.7, 7.5, 10.3, 13.1, 15.9, 18.7];
  for (const [index, u] of columns.entries()) {
    for (const [row, low] of [3.95, 6.95].entries())
      drawLivedInWindow(drawing, front, [u, low, u + 1.7, low + 1.7], {
        life: guestLives[(index * 2 + row * 5) % guestLives.length] ?? 'none',
        seed: index * 4 + row,
        rays,
        frame,
        mirrored,
        columns: 2,
        sillColor: '#efe6d2',
      });
    // The dining room and the lobby below have broad panes and warm lamps.
    drawLivedInWindow(drawing, front.raised(0.1), [u - 0.1, 0.75, u + 1.8, 2.75], {
      life: (['lamp', 'curtains', 'plant', 'lamp', 'blind', 'none', 'lamp', 'curtain'] as const)[index] ?? 'none',
      seed: index,
      rays,
      frame,
      mirrored,
      columns: 2,
      sillColor: lightOf(stone, 0.3),
    });
  }
  // The bay's own shade on the wall to its left.
  drawing.clip(front.rect(left, 0, bay.left, eave), () =>
    drawing.fill(shadow, shadowOfSolid(front, front, [bay.left, 0, bay.right, bay.eave], [0, bay.proud], rays), 0.2),
  );
  drawing.fill(shadow, front.rect(left, eave - 0.62, right, eave, 0.02), 0.36);
  drawSlope(drawing);
}

function drawSlope(drawing: Drawing) {
  const out = 0.7;
  const slope = new Surface(camera, front.point(0, eave, out), [1, 0, 0], [0, 7.2, 4.6]);
  drawShingles(
    drawing,
    slope,
    [
      [left - 0.6, 0],
      [right + 0.4, 0],
      [right + 0.4, 8.5],
      [left - 0.6, 8.5],
    ],
    {
      color: slate,
      seed: 3,
      course: 0.6,
    },
  );
  drawing.fill(
    shadeOf(timber, 0.5),
    camera.formatFace([
      front.point(left - 0.6, eave - 0.06, 0),
      front.point(right, eave - 0.06, 0),
      front.point(right, eave - 0.06, out),
      front.point(left - 0.6, eave - 0.06, out),
    ]),
  );
  drawSolid(drawing, front, [left - 0.6, eave - 0.1, right, eave + 0.2], [out - 0.05, out], '#efe6d2', rays);
  // The rake of the gable end.
  const rake = (lift: number) => [
    front.point(left - 0.6, eave + lift, out),
    front.point(left - 0.6, eave + 4.6 + lift, out - 7.2),
  ];
  const [a, b] = rake(0.2);
  const [c, d] = rake(-0.12);
  if (a && b && c && d) drawing.fill(shadeOf('#efe6d2', 0.36), camera.formatFace([a, b, d, c]));
}

/** Tall panes of the lobby between piers of stone, a gable of timber above. */
function drawBay(drawing: Drawing) {
  const { left: a, right: b, proud, peak } = bay;
  const middle = (a + b) / 2;
  const rise = (peak - bay.eave) / (middle - a);
  const outline: Point[] = [
    [a, 0],
    [b, 0],
    [b, bay.eave],
    [middle, peak],
    [a, bay.eave],
  ];
  const flank = new Surface(camera, front.point(a, 0, 0), [0, -1, 0], [0, 0, 1]);
  drawStone(drawing, flank, [0, 0, proud, bay.eave], 13, true);
  // The roof of the bay runs back into the slope.
  const over = 0.5;
  const roofTop = (u: number) => peak - Math.abs(u - middle) * rise + 0.14;
  for (const side of [-1, 1]) {
    const low = middle + side * (middle - a + over);
    drawing.fill(
      side < 0 ? shadeOf(slate, 0.36) : lightOf(slate, 0.06),
      camera.formatFace([
        front.point(middle, peak + 0.14, proud + over),
        front.point(low, roofTop(low), proud + over),
        front.point(low, roofTop(low), -0.4),
        front.point(middle, peak + 0.14, -4),
      ]),
    );
  }
  drawing.clip(bayWall.polygon(outline), () => {
    drawStone(drawing, bayWall, [a, 0, b, peak], 21);
    drawing.fill(
      timber,
      bayWall.polygon([
        [a, bay.eave - 0.25],
        [b, bay.eave - 0.25],
        [b, bay.eave],
        [middle, peak],
        [a, bay.eave],
      ]),
    );
    let boards = '';
    for (let u = a; u < b; u += 0.3) boards += bayWall.rect(u, bay.eave - 0.25, u + 0.035, peak);
    drawing.fill(shadeOf(timber, 0.36), boards, 0.8);
  });
  drawSolid(drawing, bayWall, [a, bay.eave - 0.42, b, bay.eave - 0.2], [0, 0.1], mix(timber, '#4b3222', 0.4), rays);
  for (const [index, u] of [a + 0.75, middle - 0.8, b - 2.35].entries())
    for (const [row, [low, high]] of (
      [
        [4.0, 6.05],
        [6.35, 8.75],
      ] as const
    ).entries())
      drawLivedInWindow(drawing, bayWall, [u, low, u + 1.6, high], {
        life: 'none',
        seed: index * 2 + row + 3,
        rays,
        frame,
        mirrored,
        columns: 1,
        rows: 2,
        ...(row === 0 && { sillColor: lightOf(stone, 0.3) }),
      });
  // Rafters along the rake and a truss before the boards.
  const beam = (from: Point, to: Point, thick: number, raise: number, color: string) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [x, y] = [((from[1] - to[1]) / length) * thick, ((to[0] - from[0]) / length) * thick];
    drawing.fill(
      color,
      bayWall.polygon(
        [
          [from[0] - x, from[1] - y],
          [to[0] - x, to[1] - y],
          [to[0] + x, to[1] + y],
          [from[0] + x, from[1] + y],
        ],
        raise,
      ),
    );
  };
  const end: Point = [a - over, roofTop(a - over) - 0.14];
  const other: Point = [b + over, roofTop(b + over) - 0.14];
  const top: Point = [middle, peak];
  drawing.clip(bayWall.polygon(outline), () => {
    const drop: Point[] = [end, top, other].map(([u, v]): Point => [u - 0.1, v - 0.5]);
    const [p, q, r] = drop;
    if (p && q && r)
      drawing.fill(
        shadow,
        bayWall.polygon([
          [p[0], p[1]],
          [q[0], q[1]],
          [r[0], r[1]],
          [r[0], r[1] + 2],
          [q[0], q[1] + 2],
          [p[0], p[1] + 2],
        ]),
        0.34,
      );
  });
  const dark = mix(timber, '#4b3222', 0.35);
  beam([a + 0.7, bay.eave + 0.36], [b - 0.7, bay.eave + 0.36], 0.14, 0.3, dark);
  beam([middle, bay.eave + 0.4], [middle, peak - 0.2], 0.13, 0.3, dark);
  beam(end, top, 0.2, over, '#efe6d2');
  beam(top, other, 0.2, over, '#efe6d2');
  drawing.fill(
    '#efe6d2',
    bayWall.polygon(
      [
        [middle - 0.22, peak],
        [middle, peak - 0.2],
        [middle + 0.22, peak],
        [middle, peak + 0.26],
      ],
      over,
    ),
  );
}

const porch: Box = [-2.3, 3.0, 3.3, 3.34];
const porchOut = 4.1;
const posts: readonly Point[] = [
  [-1.95, 3.55],
  [2.95, 3.55],
];

/** A porch of timber on stone before the door. */
function drawPorch(drawing: Drawing) {
  const door: Box = [-0.55, 0.05, 1.55, 2.75];
  for (const box of [
    [-2.15, 0.5, -0.75, 2.75],
    [1.75, 0.5, 3.15, 2.75],
  ] as const)
    drawLivedInWindow(drawing, bayWall, [...box], { life: 'none', seed: 8, rays, frame, mirrored });
  drawLivedInWindow(drawing, bayWall, door, {
    life: 'none',
    seed: 3,
    rays,
    frame: '#6d4a32',
    frameWidth: 0.12,
    bar: 0.2,
    columns: 2,
    mirrored,
  });
  drawing.fill('#d6b25a', bayWall.rect(0.42, 1, 0.46, 1.5, 0.04) + bayWall.rect(0.54, 1, 0.58, 1.5, 0.04));
  const shades = (on: Surface) => {
    let path = shadowOfSolid(on, front, porch, [bay.proud, porchOut], rays);
    for (const [u, raise] of posts)
      path +=
        shadowOfSolid(on, front, [u - 0.35, 0, u + 0.35, 1.1], [raise - 0.35, raise + 0.35], rays) +
        shadowOfSolid(on, front, [u - 0.15, 1, u + 0.15, 3], [raise - 0.15, raise + 0.15], rays);
    return path;
  };
  drawing.clip(bayWall.rect(bay.left, 0, bay.right, porch[1]), () =>
    drawing.group(0.24, () => drawing.fill(shadow, shades(bayWall))),
  );
  drawing.clip(floor.rect(-20, -9, 20, -bay.proud), () =>
    drawing.group(0.4, () => drawing.fill(shadow, shades(floor))),
  );
  const soffit = (from: number, to: number, a = porch[0], b = porch[2]) =>
    camera.formatFace([
      front.point(a, porch[1], from),
      front.point(b, porch[1], from),
      front.point(b, porch[1], to),
      front.point(a, porch[1], to),
    ]);
  for (const [u, raise] of posts) {
    const pier: Box = [u - 0.35, 0, u + 0.35, 1.1];
    drawSolid(drawing, front, pier, [raise - 0.35, raise + 0.35], stone, rays);
    drawStone(drawing, front.raised(raise + 0.35), pier, Math.round(u) + 30);
    drawSolid(
      drawing,
      front,
      [u - 0.42, 1.1, u + 0.42, 1.22],
      [raise - 0.42, raise + 0.42],
      lightOf(stone, 0.35),
      rays,
    );
    drawSolid(drawing, front, [u - 0.15, 1.22, u + 0.15, porch[1]], [raise - 0.15, raise + 0.15], timber, rays);
  }
  drawing.fill(shadeOf(timber, 0.32), soffit(bay.proud, porchOut));
  let boards = '';
  for (let raise = bay.proud; raise < porchOut; raise += 0.22) boards += soffit(raise, raise + 0.02);
  drawing.fill(shadeOf(timber, 0.55), boards);
  drawing.fill('#ffe9b4', soffit(2.1, 2.4, -0.9, -0.6) + soffit(2.1, 2.4, 1.5, 1.8));
  drawSolid(drawing, front, porch, [porchOut - 0.1, porchOut], timber, rays);
  const flank = new Surface(camera, front.point(porch[0], 0, 0), [0, -1, 0], [0, 0, 1]);
  drawing.fill(shadeOf(timber, 0.45), flank.rect(bay.proud, porch[1], porchOut, porch[3]));
  drawSolid(
    drawing,
    front,
    [porch[0] - 0.12, porch[3], porch[2] + 0.12, porch[3] + 0.16],
    [bay.proud, porchOut + 0.12],
    slate,
    rays,
  );
}

function drawForeground(drawing: Drawing) {
  // Junipers and rabbitbrush, planted in groups.
  for (const [x, y, size, spread, seed] of [
    [17.6, -1.2, 0.9, 2.4, 9],
    [13.4, -1.2, 1.2, 1.5, 4],
    [12, -1.5, 0.7, 2.6, 5],
    [6.9, -1.3, 1.25, 1.6, 2],
    [5.3, -1.6, 0.75, 2.6, 12],
    [-3.9, -1.6, 1.1, 1.5, 6],
    [-5.5, -1.8, 0.7, 2.8, 3],
    [-7.7, -1.4, 1.4, 1.3, 14],
  ] as const) {
    const place = at(x, y);
    drawThicket(drawing, {
      x: place.x,
      foot: place.foot,
      height: size * place.unit,
      seed,
      spread,
      color: size > 1 ? '#647a4b' : '#a39a55',
      ragged: 1.3,
    });
  }
  drawIsland(drawing);
}

/** A planted island in the lot: boulders of the local stone, grasses and a juniper, and their shadows. */
function drawIsland(drawing: Drawing) {
  const island: Point[] = [
    [-13.4, -8.4],
    [-6.2, -8.4],
    [-5.4, -7.6],
    [-6, -6.7],
    [-13.4, -6.7],
  ];
  drawing
    .fill(shadeOf('#707a7f', 0.35), floor.polygon(island.map(([u, v]): Point => [u, v - 0.14])))
    .fill('#d8d2c4', floor.polygon(island, 0.12))
    .fill(
      '#a89a74',
      floor.polygon(
        island.map(([u, v]): Point => [u - 0.16, v + (v < -7.6 ? 0.18 : -0.1)]),
        0.12,
      ),
    );
  const scene = { drawing, camera, rays, shadow };
  for (const [x, y, size] of [
    [-8.1, -7.5, 0.95],
    [-10.9, -7.4, 0.7],
  ] as const)
    drawBoulder(scene, [x, y], size, '#c9a982');
  for (const [x, y, height, seed] of [
    [-12.3, -7.3, 0.95, 4],
    [-9.6, -7.3, 1.05, 7],
    [-6.7, -7.4, 0.85, 12],
  ] as const) {
    const place = at(x, y);
    drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: height * place.unit, seed });
  }
}

export const pictures: Pictures = { 'commercial-hotel-stone': draw };
