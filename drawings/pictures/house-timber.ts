import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBattens, drawShingles, drawSiding, drawStone } from '../kit/materials.ts';
import { mirrorPines } from '../kit/mirrored-pines.ts';
import { dayMountain, drawMountains, drawRise, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawFeatherGrass, drawGrass, drawPonderosa, drawScrubOak, drawShrub } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawSheen, drawWindow } from '../kit/windows.ts';

const horizon = 566;
const camera = new Camera({ eye: [-9.4, -17.2, 1.65], yaw: 24, focal: 1180, center: 628, horizon });
/** The viewer looks northwest in the morning: the sun stands low behind the right shoulder. */
const rays = createSun(-48, 26);
const shadow = '#1b3350';

const warm = (color: string) => mix(color, '#ffcf94', 0.16);
const siding = warm('#b9bfa9');
const trim = warm(material.trim);
const cedar = warm(material.cedar);
const timber = warm('#95603a');
const roof = warm(material.shingleBrown);
const stone = warm('#cdb692');

/** The walls of the two stories, of the family room before them and of the gabled bay. */
const [left, right] = [-6.6, 6.8];
const eaves = 5.7;
const family = { right: -1.4, front: -3.6, eaves: 2.8 };
const bay = { left: 3, front: -0.9 };
const pitch = 0.38;
const depth = 8;

const facade = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const familyFront = wallFacing(camera, [0, family.front, 0], [1, 0, 0]);
const bayFront = wallFacing(camera, [0, bay.front, 0], [1, 0, 0]);
/** The left end of the house, in its own shade: u runs from the back to the street. */
const end = wallFacing(camera, [left, depth, 0], [0, -1, 0]);

/** Ponderosas across the street, as the glass mirrors them: place along the wall, height, seed. */
const mirroredPines = [
  [-6.15, 3.05, 3],
  [-5.3, 5.35, 8],
  [-4.1, 2.3, 5],
  [-2.75, 2.75, 12],
  [-1.9, 2.2, 6],
  [3.55, 3.1, 14],
  [5.45, 5.25, 7],
  [6.4, 2.7, 11],
] as const;

const easternSky = mirrorPines({
  pines: mirroredPines,
  clouds: [
    [-3.9, 4.72],
    [0.9, 4.95],
    [3.4, 4.6],
    [-3.6, 2.2],
  ],
});

function draw(): Drawing {
  const drawing = new Drawing('A two-story house with a timber porch among ponderosas', material.dryGrass);
  drawSky(drawing, ['#74b6da', '#93c9e2', '#bcdde6', '#e6e4d4', '#f8dfbb'], horizon);
  drawCloud(drawing, 210, 168, 380, 4, '#fbeede');
  drawCloud(drawing, 760, 116, 300, 12, '#fbeede');
  const floor = ground(camera);
  drawForest(drawing);
  drawYard(drawing, floor);
  drawHouse(drawing, floor);
  drawFamilyRoom(drawing, floor);
  castPines(drawing, floor, [-40, -17, 30, -2.4]);
  drawPlanting(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

/** The place of a plant on the page, and its height there. */
function standing([x, y]: Point, height: number, seed: number) {
  const [pageX, foot] = camera.project([x, y, 0]);
  return { x: pageX, foot, height: height * camera.scaleAt([x, y, 0]), seed, sunSide: 1 as const };
}

/** Mount Herman, west of the town, and the pines of the lots behind the house. */
function drawForest(drawing: Drawing) {
  drawMountains(drawing, {
    from: 'monument',
    x: -786,
    horizon: horizon + 4,
    perDegree: 26,
    rise: 1.55,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#a6cbe0', 0.42),
  });
  drawRise(
    drawing,
    '#6b9190',
    [
      [-5, 520],
      [120, 508],
      [260, 522],
      [420, 500],
      [800, 480],
      [1000, 462],
      [1210, 478],
    ],
    horizon + 4,
  );
  const random = createRandom(5);
  for (let x = -30; x < 50; x += 8 + random() * 3) {
    const tree = standing(
      [x + (random() - 0.5) * 3, 46 + random() * 12],
      7.5 + random() * 5,
      Math.floor(random() * 900),
    );
    const isBehindHouse = tree.x > 390 && tree.x < 1020;
    if (!isBehindHouse) drawFarPine(drawing, { ...tree, haze: 0.34 });
  }
}

function drawYard(drawing: Drawing, floor: Surface) {
  drawing.fill('#d3c890', floor.rect(-80, -18, 80, 60)).fill(
    '#b9bb7c',
    floor.polygon([
      [-80, 12],
      [80, 12],
      [80, -1],
      [20, -6],
      [-3, -8],
      [-16, -6],
      [-80, 2],
    ]),
  );
  for (const [place, height, seed, haze] of [
    [[-22, 26], 14, 11, 0.22],
    [[-2.6, 22], 16.5, 14, 0.16],
    [[0.6, 19], 17, 61, 0.12],
    [[5.2, 21], 15.5, 26, 0.16],
    [[20, 20], 15, 45, 0.18],
  ] as const)
    drawFarPine(drawing, { ...standing(place, height, seed), haze });
  drawPonderosa(drawing, { ...standing([-11.3, 17], 14.2, 7), haze: 0.06 });
  drawPonderosa(drawing, { ...standing([14.1, 5], 14.2, 4), haze: 0.03 });
  drawGrass(drawing, [0, 650, 720, 800], {
    count: 26,
    seed: 6,
    colors: ['#e2d6a0', '#b9ad6d', '#a59a5e'],
    scaleAt: (y) => 0.5 + (y - 640) / 110,
  });
  drawing.group(0.38, () => {
    drawing.fill(
      shadow,
      floor.shadowOfBody(
        [left, right].flatMap((x): Vector[] => [
          [x, 0, 0],
          [x, depth, 0],
          [x, -over, eaves],
          [x, depth, eaves],
          [x, ridgeY, ridge],
        ]),
        rays,
      ) +
        floor.shadowOfBody(
          [
            [left, family.front, 0],
            [left, 0, 0],
            [left, family.front - 0.4, family.eaves],
            [left, 0, family.eaves + 1.4],
            [left + 2, family.front - 0.4, family.eaves],
          ],
          rays,
        ),
    );
  });
}

const ridgeY = depth / 2;
const over = 0.45;
const ridge = eaves + (ridgeY + over) * 0.5 - 0.08;

function drawHouse(drawing: Drawing, floor: Surface) {
  // The gable end in the shade.
  drawSiding(drawing, end, [0, 0, depth, eaves], { color: siding, seed: 5, reveal: 0.3, isShaded: true });
  drawing.fill(
    shadeOf(siding),
    end.polygon([
      [0, eaves],
      [depth, eaves],
      [ridgeY, ridge - 0.25],
    ]),
  );
  // Dry grass throws the morning's light back onto it.
  drawing.fill(
    '#d8955a',
    end.polygon([
      [0, 0],
      [depth, 0],
      [depth, eaves],
      [ridgeY, ridge - 0.25],
      [0, eaves],
    ]),
    0.2,
  );
  drawWindow(drawing, end, [4.9, 4.2, 6.3, 5.4], {
    reflection: easternSky,
    rays,
    isShaded: true,
    columns: 2,
    frame: trim,
    frameWidth: 0.07,
    casing: 0.13,
    bar: 0.06,
  });
  drawSiding(drawing, facade, [left, 3.96, bay.left, eaves], { color: siding, seed: 3, reveal: 0.22 });
  drawSiding(drawing, facade, [family.right + 1, 0, bay.left, 3.96], { color: siding, seed: 4, reveal: 0.22 });
  drawing.fill(shadow, facade.rect(left, eaves - 0.5, right, eaves), 0.34);
  drawing.clip(facade.rect(left, 0, right, eaves), () =>
    drawing.fill(shadow, facade.shadowOfBody(bayFront.boxCorners(bay.left, 0, right, eaves, -0.9, 0.3), rays), 0.4),
  );
  drawing.fill(trim, facade.rect(left, 0, left + 0.14, eaves, 0.02));
  castPines(drawing, facade, [left, 3.98, bay.left, eaves - 0.4]);
  for (const box of [
    [-5.95, 4.24, -3.5, 5.54],
    [-2.85, 4.24, -0.4, 5.54],
    [0.7, 4.36, 1.9, 5.52],
  ] as const)
    drawPane(drawing, facade, box, 2);
  drawMainRoof(drawing);
  drawBay(drawing, floor);
  drawPorch(drawing, floor);
}

function drawPane(drawing: Drawing, wall: Surface, box: Box, columns: number, rows = 1) {
  const { glass, panes } = drawWindow(drawing, wall, box, {
    reflection: easternSky,
    rays,
    columns,
    rows,
    frame: trim,
    frameWidth: 0.07,
    casing: 0.13,
    bar: 0.06,
  });
  for (const pane of panes) drawSheen(drawing, glass, pane, 0.2);
  return { glass, panes };
}

/** Dust of the gravel road over the foot of a pane, and drops of sap that fell on it. */
function drawRoadFilm(drawing: Drawing, glass: Surface, [left, low, right, high]: Box) {
  const film = (u: number, v: number) =>
    0.8 -
    (v - low) / (high - low) +
    0.5 * (fractalNoise(u * 4, v * 5, 3, 3) - 0.5) -
    0.05 * Math.abs(u - (left + right) / 2);
  for (const level of [0.05, 0.34, 0.6])
    drawing.fill('#d9c79c', traceStain(glass, film, [left, low, right, high], level, 40, 6), 0.24);
  drawing.dots(
    '#8a6a3a',
    createGrains(glass, [left, low, right, high], { seed: 6, spacing: 0.1, density: () => 0.2, size: 0.05 }),
    0.75,
  );
}

function drawMainRoof(drawing: Drawing) {
  const slope = new Surface(camera, [0, -over, eaves - 0.02], [1, 0, 0], [0, ridgeY + over, ridge - eaves]);
  const long = Math.hypot(ridgeY + over, ridge - eaves);
  const [from, to] = [left - 0.32, right + 0.4];
  drawShingles(
    drawing,
    slope,
    [
      [from, 0],
      [to, 0],
      [to, long],
      [from, long],
    ],
    { color: roof, seed: 4, course: 0.42 },
  );
  drawWornShingles(drawing, slope, [from, 0, to, long], 0.42, 14);
  // A skylight over the landing.
  drawing
    .fill(shadow, slope.rect(-0.62, 1.5, 0.5, 2.86), 0.34)
    .fill('#4a4640', slope.rect(-0.5, 1.56, 0.5, 2.86, 0.1))
    .fill('#7fb3cc', slope.rect(-0.41, 1.66, 0.41, 2.76, 0.11))
    .fill(
      '#c9e2ea',
      slope.polygon(
        [
          [-0.2, 1.66],
          [0.12, 1.66],
          [0.36, 2.76],
          [0.04, 2.76],
        ],
        0.11,
      ),
    );
  // The rake at the left, and the gutter.
  const rake = (y: number, z: number): Vector => [from, y, z];
  drawing
    .fill(
      shadeOf(trim, 0.6),
      camera.formatFace([
        rake(ridgeY, ridge - 0.1),
        rake(depth + over, eaves - 0.1),
        [left, depth + over, eaves - 0.1],
        [left, ridgeY, ridge - 0.1],
      ]),
    )
    .fill(
      shadeOf(trim, 0.4),
      camera.formatFace([
        rake(-over, eaves - 0.22),
        rake(-over, eaves),
        rake(ridgeY, ridge),
        rake(depth + over, eaves),
        rake(depth + over, eaves - 0.22),
        rake(ridgeY, ridge - 0.24),
      ]),
    )
    .fill(trim, facade.rect(from, eaves - 0.2, to, eaves - 0.02, over))
    .fill(shadeOf(trim, 0.3), facade.rect(from, eaves - 0.22, to, eaves - 0.17, over));
  // A pipe and a metal flue, as on every roof.
  for (const [u, v, wide, tall] of [
    [-3.4, 3.2, 0.09, 0.5],
    [2.2, 4, 0.17, 0.8],
  ] as const) {
    const foot = slope.point(u, v);
    const side = (a: number, b: number) =>
      camera.formatFace([
        [foot[0] + a, foot[1], foot[2] - 0.05],
        [foot[0] + b, foot[1], foot[2] - 0.05],
        [foot[0] + b, foot[1], foot[2] + tall],
        [foot[0] + a, foot[1], foot[2] + tall],
      ]);
    drawing.fill('#cfc9bb', side(-wide, wide)).fill(shadeOf('#cfc9bb', 0.4), side(-wide, -wide * 0.3));
  }
}

/** Single shingles that sun and hail have left paler or darker, laid with the courses. */
function drawWornShingles(
  drawing: Drawing,
  slope: Surface,
  [left, low, right, high]: Box,
  course: number,
  seed: number,
) {
  const random = createRandom(seed);
  let [dark, pale] = ['', ''];
  for (let row = 0; low + (row + 1) * course < high; row++)
    for (let u = left; u < right - 0.9; u += 0.45 + random() * 0.5) {
      const wide = 0.26 + random() * 0.3;
      const chance = random();
      const tab = slope.rect(u, low + row * course + 0.02, u + wide, low + (row + 1) * course - 0.03);
      if (chance < 0.26) dark += tab;
      else if (chance < 0.46) pale += tab;
    }
  drawing.fill(shadeOf(roof, 0.3), dark, 0.6).fill(lightOf(roof, 0.4), pale, 0.5);
}

const porch = { left: -0.7, right: 2.75, front: -2.5, beam: 2.62 };

/** A gable of heavy timber on two posts with feet of stone. */
function drawPorch(drawing: Drawing, floor: Surface) {
  const front = wallFacing(camera, [0, porch.front, 0], [1, 0, 0]);
  const middle = (porch.left + porch.right) / 2;
  const apex = porch.beam + 0.22 + 1.72 * 0.62;
  // Under its roof the wall lies in shade, but for what the low sun reaches.
  drawDoor(drawing, facade, [1.25, 0.18, 2.2, 2.3], { color: '#8f4a34', frame: trim });
  drawing.clip(facade.rect(left, 0, bay.left, eaves), () =>
    drawing.fill(
      shadow,
      facade.shadowOfBody(
        [porch.left - 0.3, porch.right + 0.3].flatMap((x): Vector[] => [
          [x, porch.front - 0.3, porch.beam + 0.1],
          [x, 0, porch.beam + 0.1],
          [middle, porch.front - 0.3, apex],
          [middle, 0, apex],
        ]),
        rays,
      ),
      0.42,
    ),
  );
  // The floor of the porch, one step high.
  const deck = new Surface(camera, [0, 0, 0.18], [1, 0, 0], [0, 1, 0]);
  drawing
    .fill(mix(warm(material.concrete), shadow, 0.3), deck.rect(porch.left, porch.front - 0.2, bay.left, 0))
    .fill(warm(material.concrete), deck.rect(0.4, porch.front - 0.2, bay.left, porch.front + 0.7))
    .fill(
      shadeOf(material.concrete, 0.2),
      wallFacing(camera, [0, porch.front - 0.2, 0], [1, 0, 0]).rect(porch.left, 0, bay.left, 0.18),
    );
  const base = ground(camera, 0.18);
  for (const u of [porch.left + 0.3, porch.right - 0.25]) {
    const post = (wide: number, low: number, high: number, color: string) => {
      drawing.fill(
        shadeOf(color, 0.45),
        camera.formatSilhouette(front.boxCorners(u - wide, low, u + wide, high, -wide * 2, 0)),
      );
      drawing.fill(color, front.rect(u - wide, low, u + wide, high));
    };
    drawing.fill(shadow, floor.shadowOfBody(base.boxCorners(u - 0.2, -2.9, u + 0.2, -2.5, 0, 1), rays), 0.3);
    post(0.11, 1, porch.beam, timber);
    post(0.24, 0.18, 1, stone);
    drawStone(drawing, front, [u - 0.24, 0.18, u + 0.24, 1], { color: stone, seed: Math.round(u * 9 + 20) });
    drawing.fill(lightOf(stone, 0.3), front.rect(u - 0.28, 1, u + 0.28, 1.07, 0.03));
  }
  // The left slope of its roof, away from the sun.
  const [eaveL, eaveR] = [porch.left - 0.3, porch.right + 0.3];
  const eaveZ = porch.beam + 0.1;
  drawing.fill(
    shadeOf(roof, 0.34),
    camera.formatFace([
      [eaveL, porch.front - 0.35, eaveZ],
      [eaveL, 0, eaveZ],
      [middle, 0, apex],
      [middle, porch.front - 0.35, apex],
    ]),
  );
  drawing.fill(
    mix(cedar, shadow, 0.5),
    front.polygon([
      [eaveL + 0.25, porch.beam + 0.2],
      [eaveR - 0.25, porch.beam + 0.2],
      [middle, apex - 0.12],
    ]),
  );
  drawing.fill(mix(timber, shadow, 0.4), front.rect(porch.left, porch.beam - 0.06, porch.right, porch.beam, 0));
  drawing.fill(timber, front.rect(porch.left - 0.05, porch.beam, porch.right + 0.05, porch.beam + 0.24, 0.05));
  drawing.fill(
    lightOf(timber, 0.2),
    front.rect(porch.left - 0.05, porch.beam + 0.2, porch.right + 0.05, porch.beam + 0.24, 0.05),
  );
  const strut = (x: number, wide: number, top: number) =>
    front.polygon(
      [
        [middle + (x - middle) * 0.12 - wide, porch.beam + 0.24],
        [middle + (x - middle) * 0.12 + wide, porch.beam + 0.24],
        [x + wide, top],
        [x - wide, top],
      ],
      0.04,
    );
  drawing.fill(timber, strut(middle - 0.75, 0.07, apex - 0.52) + strut(middle + 0.75, 0.07, apex - 0.52));
  drawing.fill(lightOf(timber, 0.12), front.rect(middle - 0.09, porch.beam + 0.24, middle + 0.09, apex - 0.1, 0.06));
  const edge = (drop: number, thick: number): Point[] => [
    [eaveL, eaveZ - drop],
    [middle, apex - drop],
    [eaveR, eaveZ - drop],
    [eaveR, eaveZ - drop - thick],
    [middle, apex - drop - thick],
    [eaveL, eaveZ - drop - thick],
  ];
  drawing.fill(timber, front.polygon(edge(0.04, 0.2), 0.35)).fill(roof, front.polygon(edge(-0.04, 0.08), 0.36));
}

function drawBay(drawing: Drawing, floor: Surface) {
  const middle = (bay.left + right) / 2;
  const half = (right - bay.left) / 2;
  const apex = eaves + half * 0.7;
  const side = wallFacing(camera, [bay.left, 0, 0], [0, -1, 0]);
  drawSiding(drawing, side, [0, 0, -bay.front, eaves], { color: siding, seed: 6, reveal: 0.22, isShaded: true });
  // The ridge of the gable runs back into the main roof.
  drawing.fill(
    shadeOf(roof, 0.3),
    camera.formatFace([
      [bay.left - 0.35, bay.front - 0.4, eaves - 0.1],
      [bay.left - 0.35, 0.2, eaves - 0.1],
      [middle, 2.3, apex + 0.1],
      [middle, bay.front - 0.4, apex + 0.1],
    ]),
  );
  drawSiding(drawing, bayFront, [bay.left, 1.05, right, eaves], { color: siding, seed: 9, reveal: 0.22 });
  drawStone(drawing, bayFront, [bay.left, 0, right, 1.05], { color: stone, seed: 7 });
  drawing
    .fill(shadow, bayFront.rect(bay.left, 0.95, right, 1.03), 0.3)
    .fill(lightOf(stone, 0.35), bayFront.rect(bay.left - 0.03, 1.03, right + 0.03, 1.13, 0.06));
  const gable: Point[] = [
    [bay.left, eaves - 0.1],
    [right, eaves - 0.1],
    [middle, apex - 0.1],
  ];
  drawing.clip(bayFront.polygon(gable), () => {
    drawBattens(drawing, bayFront, [bay.left, eaves - 0.1, right, apex], { color: cedar });
    drawing.fill(
      shadow,
      bayFront.polygon([
        [bay.left - 1, eaves - 0.7],
        [middle, apex - 0.38],
        [right + 1, eaves - 0.7],
        [right, apex + 1],
        [bay.left, apex + 1],
      ]),
      0.36,
    );
  });
  drawing
    .fill(trim, bayFront.rect(bay.left, eaves - 0.24, right, eaves - 0.04, 0.03))
    .fill(trim, bayFront.rect(bay.left, 1.13, bay.left + 0.13, eaves - 0.2, 0.02))
    .fill(trim, bayFront.rect(right - 0.13, 1.13, right, eaves - 0.2, 0.02));
  castPines(drawing, bayFront, [bay.left, 0.1, right, eaves - 0.2]);
  drawPane(drawing, bayFront, [3.34, 1.2, 6.46, 3.36], 3);
  drawPane(drawing, bayFront, [3.5, 3.78, 6.3, 5.38], 3);
  const slopes = (drop: number, thick: number): Point[] => [
    [bay.left - 0.4, eaves - 0.2 - drop],
    [middle, apex + 0.1 - drop],
    [right + 0.4, eaves - 0.2 - drop],
    [right + 0.4, eaves - 0.2 - drop - thick],
    [middle, apex + 0.1 - drop - thick],
    [bay.left - 0.4, eaves - 0.2 - drop - thick],
  ];
  // Under the right slope the eave shows from here.
  drawing.fill(
    mix(trim, shadow, 0.55),
    camera.formatFace([
      bayFront.point(middle, apex - 0.06),
      bayFront.point(middle, apex - 0.06, 0.4),
      bayFront.point(right + 0.4, eaves - 0.34, 0.4),
      bayFront.point(right + 0.4, eaves - 0.34),
    ]),
  );
  drawing
    .fill(trim, bayFront.polygon(slopes(0, 0.24), 0.4))
    .fill(shadeOf(trim, 0.25), bayFront.polygon(slopes(0.2, 0.05), 0.4))
    .fill(roof, bayFront.polygon(slopes(-0.1, 0.1), 0.42));
  drawing.fill(shadow, floor.rect(bay.left, bay.front - 0.1, right, bay.front), 0.3);
}

/** The family room before the house: a row of tall panes under its own roof. */
function drawFamilyRoom(drawing: Drawing, floor: Surface) {
  const { front, eaves: low } = family;
  // A walk curves from the street to the porch; a bed of bark lies under the windows.
  drawing
    .fill(
      warm(material.concrete),
      floor.polygon([
        [0.5, -2.7],
        [2.5, -2.7],
        [2.3, -6],
        [1, -9.6],
        [-1.6, -13],
        [-5, -17],
        [-8.2, -17],
        [-4, -13],
        [-1.4, -9.4],
        [0.1, -6],
      ]),
    )
    .fill(
      '#a98a66',
      floor.polygon([
        [left - 0.3, front],
        [family.right + 0.2, front],
        [family.right + 0.2, front - 0.9],
        [-3, front - 1.35],
        [left - 0.3, front - 1.1],
      ]),
    );
  const profile: Point[] = [
    [depth - front, low],
    [depth, low + -front * pitch],
    [depth, 0],
    [depth - front, 0],
  ];
  drawing.clip(end.polygon(profile), () =>
    drawSiding(drawing, end, [depth, 0, depth - front, low + 1.5], {
      color: siding,
      seed: 15,
      reveal: 0.3,
      isShaded: true,
    }),
  );
  drawing.fill('#d8955a', end.polygon(profile), 0.2);
  drawSiding(drawing, familyFront, [left, 0, family.right, low], { color: siding, seed: 12, reveal: 0.22 });
  drawStone(drawing, familyFront, [left, 0, family.right, 0.5], { color: stone, seed: 17 });
  drawing
    .fill(lightOf(stone, 0.35), familyFront.rect(left - 0.03, 0.5, family.right + 0.03, 0.58, 0.05))
    .fill(trim, familyFront.rect(left, 0.58, left + 0.14, low, 0.02))
    .fill(trim, familyFront.rect(family.right - 0.14, 0.58, family.right, low, 0.02));
  castPines(drawing, familyFront, [left, 0, family.right, 2.7]);
  drawing.fill(shadow, familyFront.rect(left, low - 0.36, family.right, low, 0.03), 0.34);
  const { glass, panes } = drawPane(drawing, familyFront, [left + 0.38, 0.66, family.right - 0.38, 2.46], 4);
  const [first] = panes;
  if (first) drawRoadFilm(drawing, glass, first);
  const slope = new Surface(camera, [0, front - over, low - over * pitch + 0.1], [1, 0, 0], [0, 1, pitch]);
  const long = Math.hypot(1, pitch) * (over - front);
  const [from, to] = [left - 0.35, family.right + 0.35];
  drawShingles(
    drawing,
    slope,
    [
      [from, 0],
      [to, 0],
      [to, long],
      [from, long],
    ],
    { color: roof, seed: 8, course: 0.34 },
  );
  drawWornShingles(drawing, slope, [from, 0, to, long], 0.34, 23);
  const eaveZ = low - over * pitch + 0.1;
  drawing
    .fill(
      shadeOf(trim, 0.4),
      camera.formatFace([
        [from, front - over, eaveZ - 0.2],
        [from, front - over, eaveZ + 0.02],
        [from, 0, low - front * pitch + 0.12],
        [from, 0, low - front * pitch - 0.1],
      ]),
    )
    .fill(trim, familyFront.rect(from, eaveZ - 0.18, to, eaveZ + 0.02, over))
    .fill(shadeOf(trim, 0.3), familyFront.rect(from, eaveZ - 0.2, to, eaveZ - 0.15, over));
}

function drawPlanting(drawing: Drawing) {
  drawShrub(drawing, { ...standing([3.6, -1.5], 0.8, 6), color: '#87a06a' });
  drawFeatherGrass(drawing, standing([5, -1.7], 0.8, 3));
  drawFeatherGrass(drawing, standing([-1.5, -4.3], 0.9, 5));
  drawShrub(drawing, { ...standing([-2.9, -4.3], 0.62, 12), color: '#87a06a' });
  drawShrub(drawing, { ...standing([-5.7, -4.3], 0.62, 15), color: '#7c9864' });
  drawFeatherGrass(drawing, standing([-4.4, -4.4], 0.7, 7));
  drawScrubOak(drawing, standing([10.5, 0.5], 2.2, 8));
  drawBoulders(drawing);
}

const pinesBeyond = [
  { at: [14.6, -10], height: 12, seed: 3 },
  { at: [5, -16.8], height: 9, seed: 9 },
  { at: [9.6, -14.6], height: 11.4, seed: 5 },
  { at: [-1.6, -17], height: 5.4, seed: 12 },
] as const;

/** The pines across the street throw their shadows toward the house. On walls, draw them before the glass. */
function castPines(drawing: Drawing, surface: Surface, within: Box) {
  castTreesBeyond(drawing, pinesBeyond, { floor: surface, ground: within, rays, shadow, opacity: 0.3 });
}

/** Granite, as it lies in every yard under the Rampart Range. */
function drawBoulders(drawing: Drawing) {
  const granite = warm('#c6a58c');
  for (const [x, y, size] of [
    [-9.9, -2.4, 1.15],
    [-8.4, -2.9, 0.6],
  ] as const) {
    const { x: left, foot, height: unit } = standing([x, y], size, 1);
    const at = (points: readonly Point[]) => polygon(points.map(([u, v]) => [left + u * unit, foot - v * unit]));
    drawing
      .fill(
        shadow,
        at([
          [-0.2, 0.03],
          [-1.1, 0.14],
          [-0.9, 0.26],
          [0.1, 0.2],
          [0.9, -0.03],
        ]),
        0.34,
      )
      .fill(
        granite,
        at([
          [0, -0.02],
          [-0.04, 0.28],
          [0.16, 0.5],
          [0.52, 0.58],
          [0.82, 0.42],
          [1, 0.06],
          [0.9, -0.05],
        ]),
      )
      .fill(
        shadeOf(granite, 0.4),
        at([
          [0, -0.02],
          [-0.04, 0.28],
          [0.16, 0.5],
          [0.3, 0.3],
          [0.26, -0.03],
        ]),
      )
      .fill(
        lightOf(granite, 0.45),
        at([
          [0.16, 0.5],
          [0.52, 0.58],
          [0.82, 0.42],
          [0.58, 0.4],
          [0.3, 0.3],
        ]),
      );
  }
}

export const pictures: Pictures = { 'house-timber': draw };
