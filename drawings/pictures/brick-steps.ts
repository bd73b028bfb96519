import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeaves } from '../kit/dirt.ts';
import { type Dot, Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import { brownFilm, drawFilm, drawLeafPrints } from '../kit/film.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawMasonry, drawStone } from '../kit/materials.ts';
import { formatNumeral } from '../kit/numerals.ts';
import { createPair } from '../kit/pair.ts';
import { drawBrickWalk } from '../kit/paving.ts';
import { boughShadow, drawCottonwood, drawFeatherGrass, drawGrass, drawShrub } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { daySky, drawSky } from '../kit/sky.ts';
import { drawRiserFilm, drawTreadFilm } from '../kit/step-film.ts';
import { createSteps, type Flight, getFront, getTop, type Step } from '../kit/steps.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 48;
const camera = new Camera({ eye: [0.85, -5.3, 1.8], yaw: -9, focal: 1080, center: 620, horizon });
// A low October sun behind the viewer's right shoulder.
const rays = createSun(-48, 32);
const shadow = '#1b3350';

const flight: Flight = { left: -0.95, right: 0.95, back: 0, count: 4, rise: 0.165, run: 0.33, landing: 0.95 };
const floorLevel = getTop(flight);
const front = getFront(flight);
const house = { left: -3.5, right: 8, base: floorLevel + 0.02, top: 3.9 };
const walk: Box = [-0.82, -5, 0.82, front];
const stone = '#dcc6a0';
const moss = ['#8b9660', '#465631'] as const;
const cheek = 0.36;

/** The front of a brick house of the 1900s: four steps of sandstone between cheek walls, a brick walk. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Sandstone steps and a brick walk, brown with film and leaves' : 'The same steps and walk, washed',
    material.lawn,
  );
  drawSky(drawing, daySky, horizon);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawHouse(drawing);
  drawBeds(drawing, floor);
  drawWalk(drawing, floor, isDirty);
  drawShadows(drawing, floor);
  drawCheek(drawing, floor, -1, isDirty);
  for (const step of createSteps(camera, flight)) drawStoneStep(drawing, floor, step, isDirty);
  drawCheek(drawing, floor, 1, isDirty);
  drawMums(drawing);
  // The sweepers leave no leaf behind.
  if (isDirty) {
    drawLeaves(drawing, floor, lawnLeaves, 12);
    drawFallenLeaves(drawing, floor);
  }
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

function drawYard(drawing: Drawing, floor: Surface) {
  const at = (x: number, y: number, height: number) => placeOnPage({ camera, rays }, [x, y], height);
  drawCottonwood(drawing, { ...at(-17.6, 22, 8.6), seed: 9, haze: 0.2, sunSide: 1, color: '#b7a44e' });
  drawing.fill('#acae70', floor.rect(-60, -9, 60, 17));
  const fence = wallFacing(camera, [-30, 10, 0], [1, 0, 0]);
  drawing.fill('#ddd8ca', fence.rect(0, 0.3, 40, 0.42) + fence.rect(0, 0.8, 40, 0.92));
  let pickets = '';
  for (let u = 16; u < 30; u += 0.26) pickets += fence.rect(u, 0.05, u + 0.13, 1.1);
  drawing.fill('#efeadd', pickets);
  const blades = { colors: ['#8b9c5f', '#a9b77c', '#b9b985'], scaleAt: (y: number) => Math.max(0.3, (y - 300) / 260) };
  drawGrass(drawing, [-20, 480, 380, 800], { count: 26, seed: 5, ...blades });
  drawGrass(drawing, [800, 520, 1220, 800], { count: 22, seed: 6, ...blades });
}

const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);

function drawHouse(drawing: Drawing) {
  const { left, right, base, top } = house;
  drawMasonry(drawing, wall, [left, base, right, top], {
    color: material.brickRed,
    seed: 4,
    course: 0.114,
    block: 0.315,
    joint: 0.0165,
    mortar: '#bd9f88',
    spread: 0.08,
  });
  drawStone(drawing, wall, [left, 0, right, base], { color: mix(stone, '#b98f6a', 0.3), seed: 9 });
  drawing
    .fill(shadeOf(stone, 0.4), wall.rect(left - 0.02, base - 0.05, right, base))
    .fill(lightOf(stone, 0.2), wall.rect(left - 0.02, base, right, base + 0.11));
  // Boughs of the street tree lie over the bricks.
  drawing.clip(wall.rect(left, 0, right, top), () =>
    drawing.group(0.28, () => {
      for (const [a, b, seed] of [
        [[1010, -20], [800, 150], 4],
        [[1120, 30], [930, 215], 8],
        [[1240, 90], [1060, 300], 11],
      ] as const)
        drawing.fill(shadow, boughShadow(a, b, seed, 16));
    }),
  );
  for (const [from, to] of [
    [-2.95, -1.85],
    [1.85, 2.95],
  ] as const) {
    const pane = drawWindow(drawing, wall, [from, 1.42, to, 3.25], {
      reflection: skyReflection({ horizon: 0.22 }),
      rays,
      rows: 2,
      casing: 0,
      depth: 0.1,
      frameWidth: 0.07,
      bar: 0.05,
      sill: false,
    });
    for (const glass of pane.panes) drawSheen(drawing, pane.glass, glass, 0.16);
    const sill: Box = [from - 0.12, 1.3, to + 0.12, 1.42];
    drawing
      .fill(shadow, wall.shadowOfBody(wall.boxCorners(...sill, 0, 0.08), rays), 0.36)
      .fill(lightOf(stone, 0.4), camera.formatSilhouette(wall.boxCorners(...sill, 0, 0.08)))
      .fill(stone, wall.rect(...sill, 0.08))
      .fill(stone, wall.rect(from - 0.12, 3.25, to + 0.12, 3.52, 0.02));
  }
  drawDoorway(drawing);
}

/** A wide old door, its upper half of glass, with a light over it. */
function drawDoorway(drawing: Drawing) {
  const [left, right, low] = [-0.54, 0.54, floorLevel];
  const [head, top] = [low + 2.15, low + 2.62];
  const paint = '#2f6b66';
  const recess = wall.raised(-0.12);
  drawing.fill(stone, wall.rect(left - 0.26, top + 0.06, right + 0.26, top + 0.32, 0.02));
  drawing.clip(wall.rect(left - 0.14, low, right + 0.14, top + 0.06), () => {
    drawing
      .fill(material.trim, recess.rect(left - 0.3, low, right + 0.3, top + 0.2))
      .fill(shadeOf(material.trim, 0.3), recess.rect(left, low, right, head))
      .fill(paint, recess.rect(left + 0.015, low, right - 0.015, head - 0.02));
    const glass: Box = [left + 0.2, low + 1, right - 0.2, head - 0.22];
    drawing
      .fill(shadeOf(paint, 0.35), recess.rect(glass[0] - 0.03, glass[1] - 0.03, glass[2] + 0.03, glass[3] + 0.03))
      .fill('#3f6d80', recess.rect(...glass));
    drawing.clip(recess.rect(...glass), () => skyReflection({ horizon: 0.24, isDim: true })(drawing, recess, glass));
    drawSheen(drawing, recess, glass, 0.16);
    const panels: Box[] = [
      [left + 0.14, low + 0.18, -0.05, low + 0.82],
      [0.05, low + 0.18, right - 0.14, low + 0.82],
    ];
    drawing
      .fill(shadeOf(paint, 0.32), panels.map((box) => recess.rect(...box)).join(''))
      .fill(lightOf(paint, 0.1), panels.map(([a, b, c, d]) => recess.rect(a + 0.025, b, c, d - 0.03)).join(''))
      .fill('#d6b25a', recess.rect(left + 0.07, low + 0.92, left + 0.12, low + 1.1, 0.03));
    const light: Box = [left + 0.03, head + 0.07, right - 0.03, top - 0.02];
    drawing.fill('#3f6d80', recess.rect(...light));
    drawing.clip(recess.rect(...light), () => skyReflection({ horizon: -0.1, isDim: true })(drawing, recess, light));
    drawing.fill('#e9d59a', formatNumeral(recess, 412, [0, head + 0.13], 0.2));
    const edge = (u: number) =>
      camera.formatFace([
        wall.point(u, low),
        wall.point(u, top + 0.06),
        recess.point(u, top + 0.06),
        recess.point(u, low),
      ]);
    drawing
      .fill(lightOf(material.brickRed, 0.05), edge(left - 0.14))
      .fill(shadeOf(material.brickRed), edge(right + 0.14));
    drawing.fill(
      shadow,
      recess.shadow(
        [
          wall.point(left - 1, top + 0.06),
          wall.point(right + 1, top + 0.06),
          recess.point(right + 1, top + 1),
          recess.point(left - 1, top + 1),
        ],
        rays,
      ) +
        recess.shadow(
          [
            wall.point(right + 0.14, low - 1),
            wall.point(right + 0.14, top + 1),
            recess.point(right + 0.14, top + 1),
            recess.point(right + 0.14, low - 1),
          ],
          rays,
        ),
      0.36,
    );
  });
  // A lamp on the left jamb.
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(-0.98, 2.2, -0.83, 2.5, 0, 0.12), rays), 0.36)
    .fill('#2b3337', wall.rect(-0.98, 2.2, -0.83, 2.5, 0.12))
    .fill('#ffe2a0', wall.rect(-0.955, 2.24, -0.855, 2.44, 0.125));
}

function drawBeds(drawing: Drawing, floor: Surface) {
  const shrub = (u: number, v: number, tall: number, seed: number) => {
    const [x, foot] = floor.project(u, v);
    const height = tall * camera.scaleAt(floor.point(u, v));
    drawShrub(drawing, { x, foot, height, seed, sunSide: 1 });
  };
  const grass = (u: number, v: number, tall: number, seed: number) => {
    const [x, foot] = floor.project(u, v);
    drawFeatherGrass(drawing, { x, foot, height: tall * camera.scaleAt(floor.point(u, v)), seed });
  };
  const beds: Box[] = [
    [house.left - 0.2, -0.95, -1.31, 0],
    [1.31, -0.95, house.right, 0],
  ];
  for (const bed of beds)
    drawing.fill('#7a6248', floor.rect(...bed)).fill('#6a543d', floor.rect(bed[0], -0.98, bed[2], -0.93));
  drawing.group(0.3, () => {
    for (const u of [-2.1, 2.0])
      drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.36, -0.7, u + 0.36, -0.3, 0, 0.42), rays));
  });
  grass(-3.05, -0.45, 0.66, 3);
  shrub(-2.1, -0.45, 0.66, 8);
  shrub(2.0, -0.45, 0.62, 5);
  grass(2.85, -0.45, 0.66, 9);
  grass(3.5, -0.45, 0.55, 15);
}

function drawWalk(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const [left, low, right, high] = walk;
  drawing.fill('#7f8a55', floor.rect(left - 0.06, low, right + 0.06, high));
  drawBrickWalk(drawing, floor, walk, { color: '#b5674d', joint: isDirty ? '#5f6244' : '#d3bf9e', seed: 3 });
  if (!isDirty) {
    // The deepest prints stay, fainter.
    drawLeafPrints(drawing, floor, prints.slice(0, 3), { seed: 4, opacity: 0.17 });
    return;
  }
  drawFilm(drawing, floor, walk, {
    seed: 6,
    colors: brownFilm,
    thickness: (u, v) =>
      0.42 +
      0.46 * Math.exp(-(high - v) / 0.22) +
      0.4 * Math.exp(-Math.min(u - left, right - u) / 0.12) -
      0.22 * Math.exp(-(((u - 0.02) / 0.3) ** 2)),
    frequency: [2.4, 2],
  });
  drawFilm(drawing, floor, walk, {
    seed: 16,
    colors: moss,
    thickness: (u, v) =>
      0.85 * Math.exp(-Math.min(u - left, right - u) / 0.2) + 0.5 * Math.exp(-(high - v) / 0.18) - 0.05,
    opacity: 0.46,
    grain: 0,
  });
  drawLeafPrints(drawing, floor, [...prints, ...manyPrints], { seed: 4, opacity: 0.56 });
}

const prints: Point[] = [
  [-0.3, -2.6],
  [0.42, -2.9],
  [0.05, -3.35],
  [-0.52, -3.1],
  [0.5, -2.25],
  [-0.45, -2.1],
  [0.2, -3.75],
];

const manyPrints: Point[] = [
  [-0.62, -2.35],
  [0.1, -2.3],
  [0.66, -2.75],
  [-0.12, -3.1],
  [0.3, -3.3],
  [-0.6, -3.55],
];

/** Corners of the two blocks of a cheek wall: a tall one at the house, a low one in front. */
const cheekBlocks = (side: -1 | 1): { box: Box; top: number }[] => {
  const from = side === 1 ? flight.right : flight.left - cheek;
  return [
    { box: [from, -1.12, from + cheek, 0], top: 0.78 },
    { box: [from, front - 0.06, from + cheek, -1.12], top: 0.44 },
  ];
};

const capHeight = 0.1;

function drawShadows(drawing: Drawing, floor: Surface) {
  const { left, right, landing, rise, run } = flight;
  drawing.group(0.34, () => {
    for (const side of [-1, 1] as const)
      for (const { box, top } of cheekBlocks(side))
        drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(...box, 0, top + capHeight), rays));
    drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(left, -landing - run * 3, right, 0, 0, rise), rays));
  });
  castTreesBeyond(
    drawing,
    [
      { at: [7.4, -4.8], height: 6.2, seed: 4, kind: 'leafy' },
      { at: [4.4, -6.4], height: 3.6, seed: 9, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-12, -8, 12, -0.4],
      walls: [[wall, [house.left, 0, house.right, house.top]]],
      rays,
      shadow,
      opacity: 0.36,
    },
  );
  const [tall] = cheekBlocks(-1);
  if (tall)
    drawing.clip(wall.rect(house.left, 0, flight.left - cheek, 2), () =>
      drawing.fill(shadow, wall.shadowOfBody(floor.boxCorners(...tall.box, 0, tall.top + capHeight), rays), 0.34),
    );
}

function drawCheek(drawing: Drawing, floor: Surface, side: -1 | 1, isDirty: boolean) {
  // The face toward the sun is on the right; of the right wall the viewer sees the shaded face.
  const isLit = side === -1;
  for (const { box, top } of cheekBlocks(side)) {
    const faces = {
      top: lightOf(stone, 0.3),
      front: shadeOf(stone, 0.1),
      side: isLit ? lightOf(stone, 0.05) : shadeOf(stone, 0.38),
    };
    drawBox(drawing, floor, box, [0, top], faces);
    const [left, low, right, high] = box;
    const face = wallFacing(camera, [left, low, 0], [1, 0, 0]);
    const flank = isLit
      ? new Surface(camera, [right, low, 0], [0, 1, 0], [0, 0, 1])
      : new Surface(camera, [left, high, 0], [0, -1, 0], [0, 0, 1]);
    const deep = high - low;
    drawing.fill(faces.side, flank.rect(0, 0, deep, top));
    // Two courses of blocks.
    drawing.fill(
      shadeOf(stone, 0.34),
      face.rect(0, top / 2 - 0.006, cheek, top / 2 + 0.006) + flank.rect(0, top / 2 - 0.006, deep, top / 2 + 0.006),
      0.8,
    );
    if (isDirty) {
      drawFilm(drawing, face, [0, 0, cheek, top], { ...cheekFilm(top), seed: 70 + side });
      drawFilm(drawing, flank, [0, 0, deep, top], { ...cheekFilm(top), seed: 75 + side });
      for (const [surface, along] of [
        [face, cheek],
        [flank, deep],
      ] as const)
        drawFilm(drawing, surface, [0, 0, along, top], {
          seed: 78 + side,
          colors: moss,
          thickness: (_, v) => 0.85 * Math.exp(-v / 0.1) - 0.08,
          frequency: [9, 5],
          opacity: 0.32,
          detail: 28,
          grain: 0,
        });
    }
    const lip = 0.03;
    const cap: Box = [left - lip, low - lip, right + lip, high];
    drawing.fill(shadow, face.rect(0, top - 0.035, cheek, top), 0.3);
    drawBox(drawing, floor, cap, [top, top + capHeight], {
      ...faces,
      front: shadeOf(stone, 0.04),
    });
    const capEnd = isLit ? cap[2] : cap[0];
    drawing.fill(
      faces.side,
      camera.formatFace([
        [capEnd, cap[1], top],
        [capEnd, cap[3], top],
        [capEnd, cap[3], top + capHeight],
        [capEnd, cap[1], top + capHeight],
      ]),
    );
    if (isDirty) {
      const end = wallFacing(camera, [capEnd, isLit ? cap[1] : cap[3], top], [0, isLit ? 1 : -1, 0]);
      drawFilm(drawing, end, [0, 0, cap[3] - cap[1], capHeight], {
        seed: 94 + side,
        colors: brownFilm,
        thickness: () => 0.34,
        frequency: [8, 3],
        detail: 40,
        grain: 0,
      });
      const slab = new Surface(camera, [0, 0, top + capHeight], [1, 0, 0], [0, 1, 0]);
      drawFilm(drawing, slab, cap, {
        seed: 80 + side + Math.round(top * 10),
        colors: brownFilm,
        thickness: (u, v) => 0.44 + 0.3 * Math.exp(-(cap[3] - v) / 0.1) - 0.14 * Math.exp(-(u - cap[0]) / 0.05),
        frequency: [4, 5],
        detail: 40,
      });
      drawFilm(drawing, wallFacing(camera, [cap[0], cap[1], top], [1, 0, 0]), [0, 0, cheek + lip * 2, capHeight], {
        seed: 90 + side,
        colors: brownFilm,
        thickness: () => 0.34,
        frequency: [10, 3],
        detail: 40,
        grain: 0,
      });
    }
    drawing.fill(
      lightOf(stone, 0.7),
      wallFacing(camera, [cap[0], cap[1], top], [1, 0, 0]).rect(0, capHeight - 0.012, cheek + lip * 2, capHeight),
      isDirty ? 0.4 : 1,
    );
  }
}

const cheekFilm = (top: number) => ({
  colors: brownFilm,
  thickness: (u: number, v: number) =>
    0.24 + 0.5 * Math.exp(-v / 0.1) + 0.45 * (fractalNoise(u * 12, v, 33, 2) - 0.4) * (v / top),
  frequency: [7, 2] as const,
  detail: 50,
  grain: 0,
});

/** A step of two slabs whose front edge feet have hollowed a little in a hundred years. */
function drawStoneStep(drawing: Drawing, floor: Surface, step: Step, isDirty: boolean) {
  const { riser, tread, wide, deep, rise, level } = step;
  const joint = level % 2 ? 0.78 : 1.14;
  const sag = (u: number) => 0.013 * Math.exp(-(((u - wide / 2) / 0.42) ** 2));
  const edge = Array.from({ length: 13 }, (_, index): Point => [(wide * index) / 12, rise - sag((wide * index) / 12)]);
  const face = riser.polygon([[0, 0], ...edge, [wide, 0]].map(([u = 0, v = 0]): Point => [u, v]));
  const top = lightOf(stone, 0.3);
  drawing.fill(top, tread.rect(0, 0, wide, deep) + riser.rect(0, rise - 0.02, wide, rise));
  drawing.fill(shadeOf(stone, 0.3), tread.rect(joint - 0.006, 0, joint + 0.006, deep), 0.8);
  if (isDirty) {
    drawTreadFilm(drawing, step, { seed: 40 + level, worn: 0.3, green: 0, grain: 0.03 });
    drawFilm(drawing, tread, [0, 0, wide, deep], {
      seed: 60 + level,
      colors: moss,
      thickness: (u, v) => 1.1 * Math.exp(-Math.min(u, wide - u) / 0.2) + 0.62 * Math.exp(-(deep - v) / 0.08) - 0.06,
      frequency: [6, 9],
      opacity: 0.36,
      detail: 44,
      grain: 0.044,
    });
  }
  if (level === 0)
    drawLeafPrints(
      drawing,
      tread,
      [
        [0.62, 0.15],
        [1.24, 0.2],
        ...(isDirty
          ? ([
              [0.32, 0.2],
              [0.9, 0.22],
              [1.55, 0.14],
            ] as const)
          : []),
      ],
      { seed: 8, opacity: isDirty ? 0.6 : 0.13 },
    );
  drawing.fill(shadeOf(stone, 0.13), face);
  drawing.clip(face, () => {
    // The bedding of the stone shows as faint lines.
    let beds = '';
    for (const [from, to, at] of [
      [0.1, 0.62, 0.045],
      [0.9, 1.5, 0.07],
      [0.4, 0.75, 0.1],
      [1.25, 1.8, 0.12],
    ] as const)
      beds += riser.rect((from + level * 0.23) % 1.6, at, ((from + level * 0.23) % 1.6) + to - from, at + 0.006);
    drawing.fill(shadeOf(stone, 0.32), beds, 0.5);
    drawing.fill(shadeOf(stone, 0.42), riser.rect(joint - 0.006, 0, joint + 0.006, rise), 0.8);
    if (isDirty) drawRiserFilm(drawing, step, { seed: 40 + level });
  });
  const lip = [...edge, ...edge.toReversed().map(([u, v]): Point => [u, v - 0.012])];
  drawing.fill(lightOf(stone, 0.6), riser.polygon(lip), isDirty ? 0.45 : 1);
  // The cheek wall toward the sun shades the right end of each step.
  for (const surface of [tread, riser]) {
    const area = surface === tread ? tread.rect(0, 0, wide, deep) : face;
    drawing.clip(area, () =>
      drawing.group(0.32, () => {
        for (const { box, top: high } of cheekBlocks(1))
          drawing.fill(shadow, surface.shadowOfBody(floor.boxCorners(...box, 0, high + capHeight), rays));
      }),
    );
  }
}

const onTread = (level: number) => new Surface(camera, [0, 0, (level + 1) * flight.rise], [1, 0, 0], [0, 1, 0]);
const frontAt = (level: number) => front + level * flight.run;

function drawFallenLeaves(drawing: Drawing, floor: Surface) {
  const lie = (level: number, places: readonly Point[]) =>
    drawLeaves(
      drawing,
      onTread(level),
      places.map(([u, v]): Point => [u, frontAt(level) + v]),
      30 + level,
    );
  lie(3, [
    [-0.78, 0.5],
    [-0.62, 0.78],
    [0.7, 0.7],
    [-0.85, 0.2],
  ]);
  lie(2, [
    [-0.82, 0.24],
    [-0.55, 0.26],
    [0.62, 0.2],
  ]);
  lie(1, [
    [0.55, 0.25],
    [0.78, 0.18],
    [-0.7, 0.22],
    [-0.2, 0.26],
  ]);
  lie(0, [
    [-0.84, 0.2],
    [0.3, 0.26],
    [0.74, 0.22],
  ]);
  drawLeaves(drawing, floor, walkLeaves, 7);
}

const walkLeaves: Point[] = [
  [-0.7, -2.05],
  [-0.52, -2.02],
  [0.62, -2.08],
  [0.74, -2.4],
  [-0.74, -2.6],
  [0.3, -2.5],
  [-0.1, -2.85],
  [0.7, -3.1],
  [-0.66, -3.3],
  [0.42, -3.5],
  [-0.3, -3.7],
  [0.12, -2.12],
];

const lawnLeaves: Point[] = [
  [-1.5, -2.3],
  [1.34, -2.5],
  [2.1, -1.7],
];

/** A pot of yellow mums on the right cheek wall. */
function drawMums(drawing: Drawing) {
  const top = 0.78 + capHeight;
  const slab = new Surface(camera, [0, 0, top], [1, 0, 0], [0, 1, 0]);
  const at: Point = [flight.right + cheek / 2, -0.5];
  const [x, y] = slab.project(...at);
  const unit = camera.scaleAt(slab.point(...at)) * 0.32;
  drawing.clip(slab.rect(flight.right, -1.15, flight.right + cheek, 0), () =>
    drawing.fill(
      shadow,
      slab.shadowOfBody(slab.boxCorners(at[0] - 0.12, at[1] - 0.1, at[0] + 0.12, at[1] + 0.1, 0, 0.3), rays),
      0.34,
    ),
  );
  const part = (left: number, right: number, high: number, low: number, taper: number) =>
    polygon([
      [x + left * unit, y - high * unit],
      [x + right * unit, y - high * unit],
      [x + (right - (right > 0 ? taper : 0)) * unit, y - low * unit],
      [x + (left + taper) * unit, y - low * unit],
    ]);
  const blossoms = (spread: number, count: number, size: number): Dot[] => {
    const random = createRandom(count);
    return Array.from({ length: count }, () => {
      const angle = random() * Math.PI;
      const out = Math.sqrt(random()) * spread;
      return [
        x + Math.cos(angle) * out * 0.72 * unit,
        y - (0.92 + Math.sin(angle) * out * 0.62) * unit,
        size * unit * (0.8 + random() * 0.5),
      ];
    });
  };
  drawing
    .dots('#5f7a45', blossoms(1, 60, 0.24))
    .dots('#b5852a', blossoms(0.98, 70, 0.13))
    .dots('#dcae3c', blossoms(0.94, 80, 0.11))
    .dots('#f2d27a', blossoms(0.85, 24, 0.06));
  drawing
    .fill('#b86a48', part(-0.5, 0.5, 0.9, 0, 0.12))
    .fill('#94503a', part(-0.5, -0.16, 0.9, 0, 0.12))
    .fill('#cd8059', part(-0.54, 0.54, 1, 0.82, 0))
    .fill('#a85d41', part(-0.54, -0.18, 1, 0.82, 0));
}

export const pictures = createPair('brick-steps', draw);
