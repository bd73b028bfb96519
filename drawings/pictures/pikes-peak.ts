import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon, smoothRing } from '../kit/drawing.ts';
import { drawForestedMountains } from '../kit/forest-light.ts';
import type { Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawPonderosa, drawSpruce } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';

/** The same 44 units per degree as the mountains, from a bluff 16 meters above the street. */
const camera = new Camera({ eye: [0, 0, 16], focal: 2521, horizon: 520 });
const rays = createSun(38, 30);
const floor = ground(camera);
const hazeAt = (distance: number) => Math.min(0.42, Math.max(0, (distance - 130) / 1100));

/** Pikes Peak over the roofs of the east side, an hour after sunrise. */
function draw(): Drawing {
  const drawing = new Drawing('Pikes Peak over the roofs and trees of the east side of Colorado Springs', '#a9b787');
  drawSky(drawing, ['#68afd7', '#7dbde0', '#98cde7', '#b6dcee', '#d6eaf0'], 500);
  drawCloud(drawing, 130, 128, 400, 7);
  drawCloud(drawing, 760, 92, 330, 12);
  drawCloud(drawing, 905, 262, 230, 5, '#eaf4f8');
  const place = {
    from: 'east-side',
    x: 640,
    horizon: 520,
    perDegree: 44,
    rise: 1.4,
    season: 'summer',
    sun: 'Morning',
  } as const;
  const treeLine: Point[] = [
    [-6, 268],
    [140, 262],
    [330, 284],
    [440, 300],
    [520, 322],
    [790, 326],
    [880, 312],
    [930, 322],
    [1206, 360],
  ];
  drawForestedMountains(drawing, place, treeLine);
  drawPlain(drawing);
  drawTown(drawing);
  return drawing;
}

/** A far crown of leaves, a third as wide again as tall. */
const crownPath = (x: number, y: number, radius: number, random: () => number) =>
  polygon(
    Array.from({ length: 8 }, (_, corner): Point => {
      const angle = (corner / 8) * Math.PI * 2;
      const reach = radius * (0.8 + random() * 0.35);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.72];
    }),
    5,
  );

/** The far half of the city: crowns and a few roofs between them, up to the foot of the foothills. */
function drawPlain(drawing: Drawing) {
  const random = createRandom(8);
  drawing.fill('#7f9d8c', 'M0 498L300 493 700 500 1200 494V620H0z');
  const rows = [
    [506, 8, 90, 0.5],
    [522, 11, 74, 0.4],
    [542, 15, 58, 0.3],
    [562, 20, 44, 0.22],
  ] as const;
  for (const [y, size, count, haze] of rows) {
    let dark = '';
    let light = '';
    let roofs = '';
    let walls = '';
    for (let index = 0; index < count; index++) {
      const x = (index + random()) * (1260 / count) - 30;
      const radius = size * (0.7 + random() * 0.9);
      dark += crownPath(x, y, radius, random);
      light += crownPath(x - radius * 0.25, y - radius * 0.22, radius * 0.6, random);
      if (random() < 0.3) {
        const left = x + radius * 0.4;
        const wide = size * (1.6 + random() * 1.6);
        const top = y + size * 0.1;
        roofs += polygon([
          [left, top],
          [left + wide * 0.12, top - size * 0.55],
          [left + wide * 0.88, top - size * 0.55],
          [left + wide, top],
        ]);
        walls += polygon([
          [left + wide * 0.06, top],
          [left + wide * 0.94, top],
          [left + wide * 0.94, top + size * 0.6],
          [left + wide * 0.06, top + size * 0.6],
        ]);
      }
    }
    const leaf = hazeOf('#54795a', haze);
    drawing
      .fill(
        hazeOf('#7d9a6c', haze * 0.9),
        polygon([
          [-6, y],
          [1206, y - 2],
          [1206, 640],
          [-6, 640],
        ]),
      )
      .fill(shadeOf(leaf, 0.16), dark)
      .fill(lightOf(leaf, 0.16), light)
      .fill(hazeOf('#dccdb0', haze * 0.9), walls)
      .fill(hazeOf('#8b7466', haze), roofs);
  }
}

interface House {
  x: number;
  y: number;
  wide: number;
  wall: string;
  roof: string;
  eave?: number;
  /** The gable, not the eave, faces the viewer. */
  isGable?: boolean;
  garage?: 'left' | 'right';
}

function drawHouse(drawing: Drawing, house: House) {
  const { x, y, wide, eave = 2.7, isGable = false } = house;
  const haze = hazeAt(y);
  const tint = (color: string) => hazeOf(color, haze);
  const deep = isGable ? 13 : 8.5;
  const ridge = eave + (isGable ? wide * 0.2 : deep * 0.25);
  drawing.fill('#2f5d66', floor.shadowOfBody(floor.boxCorners(x, y, x + wide, y + deep, 0, eave), rays), 0.4);
  const wall = wallFacing(camera, [x, y, 0], [1, 0, 0]);
  const at = (u: number, v: number, z: number) => camera.project([x + u, y + v, z]);
  // The side that shows is the one toward the middle of the page.
  const inner = x + wide / 2 > 0 ? 0 : wide;
  const side = new Surface(camera, [x + inner, y, 0], [0, 1, 0], [0, 0, 1]);
  const wallColor = tint(house.wall);
  const roofColor = tint(house.roof);
  drawing.fill(inner === 0 ? lightOf(wallColor, 0.1) : shadeOf(wallColor, 0.4), side.rect(0, 0, deep, eave));
  drawing.fill(wallColor, wall.rect(0, 0, wide, eave));
  const glass = (box: readonly [number, number, number, number], isBright = false) => {
    const [left, low, right, high] = box;
    drawing
      .fill(tint(material.trim), wall.rect(left - 0.14, low - 0.14, right + 0.14, high + 0.14))
      .fill(tint(isBright ? '#ffe6ae' : '#5f93ad'), wall.rect(left, low, right, high))
      .fill(
        tint(isBright ? '#fff7de' : '#a9d3e4'),
        wall.polygon([
          [left, high],
          [left + (right - left) * 0.55, high],
          [left + (right - left) * 0.25, low],
          [left, low],
        ]),
      );
  };
  const isBright = (house.x * 7 + house.y) % 5 < 1.2;
  if (eave > 4) {
    for (const u of [0.14, 0.44, 0.72]) glass([wide * u, 3.5, wide * u + 1.3, 4.8], isBright);
  }
  if (house.garage) {
    const left = house.garage === 'left' ? wide * 0.07 : wide * 0.93 - 4.4;
    drawing.fill(tint('#f1eadb'), wall.rect(left, 0, left + 4.4, 2.15));
    drawing.fill(tint('#cfc7b6'), wall.rect(left, 0.68, left + 4.4, 0.76) + wall.rect(left, 1.4, left + 4.4, 1.48));
    const other = house.garage === 'left' ? wide - 4.3 : 1.2;
    glass([other, 0.9, other + 2.7, 2.1], isBright);
    drawing.fill(tint('#8f4a38'), wall.rect(wide / 2 - 0.2, 0, wide / 2 + 0.75, 2.05));
  } else {
    glass([wide * 0.12, 0.9, wide * 0.12 + 2.2, 2.1]);
    glass([wide * 0.66, 0.9, wide * 0.66 + 2.2, 2.1], isBright);
    drawing.fill(tint('#3f6472'), wall.rect(wide * 0.45, 0, wide * 0.45 + 0.95, 2.05));
  }
  drawing.fill(shadeOf(wallColor, 0.55), wall.rect(0, eave - 0.34, wide, eave), 0.55);
  const over = 0.5;
  if (isGable) {
    drawing.fill(wallColor, polygon([at(0, 0, eave), at(wide, 0, eave), at(wide / 2, 0, ridge)]));
    const lit = polygon([
      at(-over, -over, eave - 0.2),
      at(wide / 2, -over, ridge + 0.12),
      at(wide / 2, deep, ridge + 0.12),
      at(-over, deep, eave - 0.2),
    ]);
    const dark = polygon([
      at(wide + over, -over, eave - 0.2),
      at(wide / 2, -over, ridge + 0.12),
      at(wide / 2, deep, ridge + 0.12),
      at(wide + over, deep, eave - 0.2),
    ]);
    drawing.fill(lightOf(roofColor, 0.08), lit).fill(shadeOf(roofColor, 0.24), dark);
    drawing.fill(
      tint(material.trim),
      polygon([
        at(-over, -over, eave - 0.2),
        at(wide / 2, -over, ridge + 0.12),
        at(wide / 2, -over, ridge - 0.2),
        at(-over, -over, eave - 0.5),
      ]) +
        polygon([
          at(wide + over, -over, eave - 0.2),
          at(wide / 2, -over, ridge + 0.12),
          at(wide / 2, -over, ridge - 0.2),
          at(wide + over, -over, eave - 0.5),
        ]),
    );
    return;
  }
  const slope = polygon([
    at(-over, -over, eave - 0.12),
    at(wide + over, -over, eave - 0.12),
    at(wide + over, deep / 2, ridge),
    at(-over, deep / 2, ridge),
  ]);
  drawing.fill(lightOf(roofColor, 0.05), slope);
  let courses = '';
  for (let share = 0.16; share < 1; share += 0.21) {
    const v = -over + share * (deep / 2 + over);
    const z = eave - 0.12 + share * (ridge - eave + 0.12);
    courses += polygon([
      at(-over, v, z),
      at(wide + over, v, z),
      at(wide + over, v + 0.2, z + 0.06),
      at(-over, v + 0.2, z + 0.06),
    ]);
  }
  drawing.fill(shadeOf(roofColor, 0.2), courses, 0.6);
  drawing.fill(
    tint(material.trim),
    polygon([
      at(-over, -over, eave - 0.12),
      at(wide + over, -over, eave - 0.12),
      at(wide + over, -over, eave - 0.34),
      at(-over, -over, eave - 0.34),
    ]),
  );
  // The furnace flue that every roof here has.
  drawing.fill(
    tint('#d5dcdd'),
    polygon([
      at(wide * 0.7, 2.6, ridge - 0.5),
      at(wide * 0.7 + 0.4, 2.6, ridge - 0.5),
      at(wide * 0.7 + 0.4, 2.6, ridge + 0.6),
      at(wide * 0.7, 2.6, ridge + 0.6),
    ]),
  );
}

/** The kit's cottonwood with a tenth of its leaves; at this size the eye adds the others. */
function drawFarCottonwood(
  drawing: Drawing,
  plant: { x: number; foot: number; height: number; seed: number; haze: number },
) {
  const { x, foot, height, seed, haze } = plant;
  const random = createRandom(seed);
  const leaf = hazeOf('#7f9f58', haze);
  drawing.fill(
    hazeOf('#75654f', haze),
    polygon([
      [x - height * 0.03, foot],
      [x - 1, foot - height * 0.5],
      [x + 1, foot - height * 0.5],
      [x + height * 0.03, foot],
    ]),
  );
  const tones: [string, number, number][] = [
    [shadeOf(leaf, 0.36), 0, 0],
    [leaf, -0.05, -0.05],
    [lightOf(leaf, 0.24), -0.1, -0.1],
  ];
  tones.forEach(([tone, dx, dy], index) => {
    let path = '';
    for (let patch = 0; patch < 7; patch++) {
      const angle = (patch / 7) * Math.PI * 2 + random();
      const reach = height * (0.2 - index * 0.03);
      const radius = height * (0.2 - index * 0.055) * (0.8 + random() * 0.5);
      path += crownPath(
        x + height * dx + Math.cos(angle) * reach,
        foot - height * (0.64 - dy) + Math.sin(angle) * reach * 0.9,
        radius,
        random,
      );
    }
    drawing.fill(tone, path);
  });
}

type Tree = readonly [kind: 'cottonwood' | 'ponderosa' | 'spruce', x: number, height: number, seed: number];

function drawTree(drawing: Drawing, y: number, [kind, x, height, seed]: Tree) {
  const [pageX, foot] = camera.project([x, y, 0]);
  const scale = camera.scaleAt([x, y, 0]);
  const [shadowX, shadowY] = floor.shadowPoint([x, y, height * 0.6], rays);
  const half = height * 0.22;
  drawing.fill(
    '#2f5d66',
    smoothRing(
      [
        [x, y],
        [shadowX - half, shadowY - half],
        [shadowX + half * 0.5, shadowY - half],
        [shadowX + half, shadowY + half],
        [shadowX - half, shadowY + half],
      ].map(([u, v]) => floor.project(u as number, v as number)),
    ),
    0.34,
  );
  const plant = { x: pageX, foot: foot + 1, height: height * scale, seed, haze: hazeAt(y), sunSide: -1 } as const;
  if (kind === 'cottonwood' && y > 250) drawFarCottonwood(drawing, plant);
  else if (kind === 'cottonwood')
    drawCottonwood(drawing, { ...plant, color: mix(material.cottonwoodLeaf, '#6d9150', (seed % 3) / 2) });
  else if (kind === 'ponderosa') drawPonderosa(drawing, plant);
  else drawSpruce(drawing, plant);
}

const {
  shingle,
  shingleBrown,
  sidingBlue,
  sidingSage,
  sidingSand,
  sidingWhite,
  stucco,
  brickRed,
  brickBuff,
  tile,
  stuccoWarm,
} = material;

const rows: { y: number; yard?: number; houses: Omit<House, 'y'>[]; behind: Tree[]; front: Tree[] }[] = [
  {
    y: 470,
    houses: [
      { x: -108, wide: 14, wall: stucco, roof: shingleBrown },
      { x: -84, wide: 13, wall: sidingSand, roof: shingle, eave: 5.3 },
      { x: -52, wide: 15, wall: sidingWhite, roof: tile },
      { x: -24, wide: 13, wall: sidingSage, roof: shingle },
      { x: 6, wide: 14, wall: stuccoWarm, roof: shingleBrown, eave: 5.3 },
      { x: 36, wide: 15, wall: brickBuff, roof: shingle },
      { x: 66, wide: 13, wall: sidingBlue, roof: shingleBrown },
      { x: 92, wide: 14, wall: stucco, roof: tile },
    ],
    behind: [
      ['cottonwood', -92, 11, 1],
      ['cottonwood', -64, 13, 2],
      ['spruce', -32, 11, 3],
      ['cottonwood', -4, 12, 4],
      ['cottonwood', 28, 13, 6],
      ['spruce', 58, 11, 7],
      ['cottonwood', 86, 12, 8],
    ],
    front: [
      ['cottonwood', -68, 7, 21],
      ['spruce', -8, 7, 22],
      ['cottonwood', 55, 7, 23],
    ],
  },
  {
    y: 330,
    houses: [
      { x: -80, wide: 14, wall: sidingSage, roof: shingle },
      { x: -54, wide: 13, wall: sidingWhite, roof: shingleBrown, eave: 5.3 },
      { x: -28, wide: 15, wall: brickRed, roof: shingle },
      { x: 2, wide: 11, wall: stucco, roof: tile, isGable: true },
      { x: 24, wide: 14, wall: sidingBlue, roof: shingleBrown },
      { x: 52, wide: 14, wall: sidingSand, roof: shingle, eave: 5.3 },
    ],
    behind: [
      ['cottonwood', -62, 12, 11],
      ['spruce', -33, 11, 12],
      ['cottonwood', -8, 10, 13],
      ['spruce', 18, 12, 14],
      ['cottonwood', 46, 12, 16],
      ['spruce', 70, 12, 17],
    ],
    front: [
      ['spruce', -38, 7, 24],
      ['cottonwood', 17, 6, 25],
      ['spruce', 69, 8, 26],
    ],
  },
  {
    y: 232,
    houses: [
      { x: -60, wide: 15, wall: stuccoWarm, roof: tile, garage: 'left' },
      { x: -31, wide: 14, wall: sidingBlue, roof: shingle, garage: 'right' },
      { x: -2, wide: 15, wall: brickBuff, roof: shingleBrown, garage: 'left' },
      { x: 27, wide: 12.5, wall: sidingWhite, roof: shingle, eave: 5.2, garage: 'right' },
      { x: 49, wide: 14, wall: sidingSage, roof: shingleBrown },
    ],
    behind: [
      ['spruce', -40, 12, 31],
      ['cottonwood', -12, 12, 32],
      ['ponderosa', 20, 13, 33],
      ['cottonwood', 45, 11, 34],
    ],
    front: [
      ['cottonwood', -43, 6, 35],
      ['spruce', -14.6, 8, 36],
      ['spruce', 23, 6, 38],
    ],
  },
  {
    y: 163,
    // The street is below the edge of the picture, which would show a sliver of it.
    yard: 24,
    houses: [
      { x: -44, wide: 15, wall: sidingSand, roof: shingleBrown, garage: 'right' },
      { x: -17, wide: 15, wall: brickRed, roof: shingle, garage: 'left' },
      { x: 13, wide: 15.5, wall: sidingSage, roof: shingleBrown, garage: 'right' },
      { x: 36, wide: 14, wall: stucco, roof: tile },
    ],
    behind: [
      ['cottonwood', -24, 10, 41],
      ['spruce', 6, 10.5, 42],
      ['cottonwood', 31.5, 11, 43],
    ],
    front: [
      ['spruce', -24, 5.5, 44],
      ['cottonwood', 6, 5, 45],
      ['spruce', 32, 6, 46],
    ],
  },
];

function drawTown(drawing: Drawing) {
  for (const { y, yard = 16, houses, behind, front } of rows) {
    const haze = hazeAt(y);
    drawing.fill(hazeOf('#9db07a', haze), floor.rect(-400, y - yard, 400, y + 60));
    // The street in front, with its walk and a drive to each garage.
    drawing.fill(hazeOf('#c3bfb2', haze), floor.rect(-400, y - yard - 0.5, 400, y - yard + 1));
    drawing.fill(hazeOf('#8d979b', haze), floor.rect(-400, y - yard - 10, 400, y - yard - 0.5));
    for (const tree of behind) drawTree(drawing, y + 11, tree);
    for (const { x, wide, garage } of houses) {
      if (!garage) continue;
      const left = garage === 'left' ? x + wide * 0.07 : x + wide * 0.93 - 4.4;
      drawing.fill(hazeOf('#ded8ca', haze), floor.rect(left, y - yard, left + 4.4, y));
    }
    for (const house of houses) drawHouse(drawing, { ...house, y });
    for (const tree of front) drawTree(drawing, y - 5, tree);
  }
}

export const pictures: Pictures = { 'pikes-peak': draw };
