import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawSlabGrime } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawEveningGlow } from '../kit/evening.ts';
import { brownFilm, drawFilm, drawLeafPrints } from '../kit/film.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawBoulder } from '../kit/house-life.ts';
import { placeOnPage, type Scene } from '../kit/house-parts.ts';
import { drawBush, drawYucca } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawGravel, drawShingles, drawSiding } from '../kit/materials.ts';
import { formatNumeral } from '../kit/numerals.ts';
import { drawRustRing } from '../kit/paint.ts';
import { createPair } from '../kit/pair.ts';
import { drawCottonwood, drawFeatherGrass, drawGrass, drawPonderosa, drawShrub } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawRustFan } from '../kit/rust.ts';
import { drawFin } from '../kit/sandstone-fins.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawRiserFilm, drawTreadFilm } from '../kit/step-film.ts';
import { createSteps, drawStep, type Flight, getFront, getTop } from '../kit/steps.ts';
import { drawDoor, drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 270;
const camera = new Camera({ eye: [-1.5, -6.6, 1.7], yaw: 28, focal: 930, center: 600, horizon });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(58, 32);
const shadow = '#1b3350';

const house = { left: -3.0, right: 4.3, foot: 0.42, eave: 3.0 };
const flight: Flight = { left: -0.85, right: 0.85, back: 0, count: 3, rise: 0.17, run: 0.33, landing: 1.15 };
const floorLevel = getTop(flight);
const front = getFront(flight);
const walk: Box = [-1, -9, 1, front];
const joints = [-5.1, -4, -2.9];
const sprinkler: Point = [-1.3, -3.3];

/** The same house in two places, each with the dirt of that place. */
const places = {
  town: { siding: '#8b9f86', ground: '#a3b275', bed: '#b09a7c', edge: '#7f8a55' },
  redRock: { siding: '#9aa9a4', ground: '#b9ad78', bed: '#c58a68', edge: '#96714f' },
} as const;
type Place = keyof typeof places;

/** The front steps of a small ranch house: three of concrete up to the door, a rail, a walk. */
const drawAt =
  (place: Place) =>
  (isDirty: boolean): Drawing => {
    const dirt =
      place === 'town'
        ? 'Concrete front steps and a walk, brown and stained with rust'
        : 'Concrete front steps and a walk, pink with the dust of red rock';
    const drawing = new Drawing(isDirty ? dirt : 'The same steps and walk, washed', material.lawn);
    drawSky(drawing, daySky, horizon);
    drawCloud(drawing, 930, 60, 200, 6);
    const floor = ground(camera);
    drawYard(drawing, floor, place);
    drawHouse(drawing, place);
    drawBed(drawing, floor, place);
    drawWalk(drawing, floor, place, isDirty);
    drawFlight(drawing, place, isDirty);
    if (place === 'town') drawSprinkler(drawing, floor);
    drawPot(drawing);
    drawRail(drawing, floor);
    drawEveningGlow(drawing, 0.05);
    return drawing;
  };

function drawYard(drawing: Drawing, floor: Surface, place: Place) {
  const scene = { drawing, camera, rays, shadow };
  const at = (x: number, y: number, height: number) => placeOnPage(scene, [x, y], height);
  if (place === 'redRock') drawRedRock(drawing);
  else {
    drawCottonwood(drawing, { ...at(30, 24, 8.4), seed: 9, haze: 0.24 });
    drawPonderosa(drawing, { ...at(33.4, 19, 8.2), seed: 7, haze: 0.1 });
  }
  drawing.fill(places[place].ground, floor.rect(-60, -9, 90, 20));
  const fence = wallFacing(camera, [0, 11, 0], [1, 0, 0]);
  drawing.fill('#a9825a', fence.rect(0, 0, 60, 1.8));
  let boards = '';
  for (let u = 4; u < 40; u += 0.3) boards += fence.rect(u, 0, u + 0.04, 1.8);
  drawing.fill('#8a6746', boards).fill('#c09a6e', fence.rect(0, 1.76, 60, 1.86));
  for (const [x, height, seed] of [
    [15, 1.5, 12],
    [21, 1.15, 4],
  ] as const)
    drawBush(scene, [x, 9.6], height, { color: material.oakLeaf, seed, spread: 1.5 });
  const dry = place === 'redRock';
  drawGrass(drawing, [640, 380, 1220, 800], {
    count: 34,
    seed: 6,
    colors: dry ? ['#a39659', '#cdbf86', '#b7a96a'] : ['#8b9c5f', '#b4c184', '#b9b985'],
    scaleAt: (y) => Math.max(0.3, (y - 290) / 260),
  });
  drawGrass(drawing, [-20, 620, 330, 800], {
    count: 22,
    seed: 5,
    colors: dry ? ['#a39659', '#cdbf86', '#b7a96a'] : ['#8b9c5f', '#b4c184', '#b9b985'],
    scaleAt: (y) => Math.max(0.3, (y - 290) / 260),
  });
}

/** Fins of the Garden of the Gods behind the fence. */
function drawRedRock(drawing: Drawing) {
  const red = '#cf6f45';
  for (const [x, width, height, seed, lean, haze] of [
    [1195, 150, 132, 17, -8, 0.2],
    [772, 120, 128, 9, -10, 0.16],
    [1092, 128, 176, 33, -14, 0.12],
    [868, 116, 186, 12, 12, 0.1],
    [978, 152, 226, 6, 6, 0.06],
  ] as const)
    drawFin(drawing, { x, foot: 292, width, height, seed, lean, haze, color: red });
}

const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);

function drawHouse(drawing: Drawing, place: Place) {
  const { siding } = places[place];
  const { left, right, foot, eave } = house;
  const overhang = 0.5;
  const box: Box = [left, foot, right, eave];
  drawSiding(drawing, wall, box, { color: siding, seed: 4, reveal: 0.19 });
  drawing.fill('#b5b2a8', wall.rect(left, 0, right, foot)).fill('#c6c3b8', wall.rect(left, foot - 0.04, right, foot));
  const pane = drawWindow(drawing, wall, [1.6, 1.2, 3.6, 2.45], {
    reflection: skyReflection({ horizon: 0.24 }),
    rays,
    columns: 3,
    casing: 0.1,
    bar: 0.05,
  });
  drawSheen(drawing, pane.glass, [1.65, 1.25, 3.55, 2.4], 0.16);
  const small = drawWindow(drawing, wall, [-1.95, 1.35, -1.2, 2.45], {
    reflection: skyReflection({ horizon: 0.2 }),
    rays,
    rows: 2,
    casing: 0.1,
    bar: 0.05,
  });
  for (const glass of small.panes) drawSheen(drawing, small.glass, glass, 0.16);
  drawing.fill(material.trim, wall.rect(right - 0.11, foot, right, eave, 0.02));
  drawDoor(drawing, wall, [-0.46, floorLevel, 0.46, floorLevel + 2.04], { color: '#a9452f' });
  drawing.fill('#8d8f88', wall.rect(-0.5, floorLevel, 0.5, floorLevel + 0.03, 0.06));
  // A lamp, the number of the house and a mailbox beside the door.
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(0.72, 1.98, 0.86, 2.26, 0, 0.12), rays), 0.35)
    .fill('#2b3337', wall.rect(0.72, 1.98, 0.86, 2.26, 0.12))
    .fill('#ffe2a0', wall.rect(0.745, 2.01, 0.835, 2.2, 0.125))
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(-0.98, 1.62, -0.7, 1.82, 0, 0.1), rays), 0.35)
    .fill('#2f3b40', wall.rect(-0.98, 1.62, -0.7, 1.82, 0.1))
    .fill('#50626a', wall.rect(-0.98, 1.79, -0.7, 1.83, 0.11))
    .fill('#22333b', formatNumeral(wall.raised(0.01), 318, [0.79, 1.66], 0.15));
  const edge = eave - 0.02;
  drawing.clip(wall.rect(left, 0, right, eave), () => {
    drawing.fill(
      shadow,
      wall.shadow(
        [
          wall.point(left - 0.4, edge - 0.14, overhang),
          wall.point(right + 0.4, edge - 0.14, overhang),
          wall.point(right + 0.4, eave + 1),
          wall.point(left - 0.4, eave + 1),
        ],
        rays,
      ),
      0.38,
    );
  });
  drawing.fill(
    shadeOf(material.trim, 0.42),
    camera.formatFace([
      wall.point(left - 0.4, edge),
      wall.point(right + 0.4, edge),
      wall.point(right + 0.4, edge, overhang),
      wall.point(left - 0.4, edge, overhang),
    ]),
  );
  const roof = new Surface(camera, [left - 0.4, -overhang, edge + 0.02], [1, 0, 0], [0, 3, 1]);
  drawShingles(
    drawing,
    roof,
    [
      [0, 0],
      [right - left + 0.8, 0],
      [right - left + 0.8, 5],
      [0, 5],
    ],
    { color: material.shingleBrown, seed: 6, course: 0.55 },
  );
  // The board along the rake, the gutter and, at the corner, its downspout.
  const rake = [right - left + 0.8, right - left + 0.72] as const;
  drawing.fill(
    material.trim,
    roof.polygon(
      [
        [rake[0], -0.04],
        [rake[0], 5],
        [rake[1], 5],
        [rake[1], -0.04],
      ],
      0.02,
    ),
  );
  const pipe = (u: number, raise: number) => wall.rect(u, 0.12, u + 0.09, edge - 0.1, raise);
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(right - 0.3, 0.12, right - 0.21, edge - 0.4, 0, 0.09), rays), 0.3)
    .fill(material.trim, pipe(right - 0.3, 0.09))
    .fill(material.trim, wall.rect(left - 0.4, edge - 0.14, right + 0.4, edge + 0.03, overhang))
    .fill(mix(material.trim, '#9db4bf', 0.5), wall.rect(left - 0.4, edge - 0.14, right + 0.4, edge - 0.1, overhang));
}

function drawBed(drawing: Drawing, floor: Surface, place: Place) {
  const { bed, edge } = places[place];
  const beds: [Box, number][] = [
    [[-3.4, -0.92, flight.left, 0], 5],
    [[flight.right, -0.92, house.right + 0.3, 0], 8],
  ];
  for (const [[from, low, to, high], seed] of beds) {
    drawing.fill(edge, floor.rect(from, low - 0.06, to + 0.05, high));
    drawing.clip(floor.rect(from, low, to, high), () => drawGravel(drawing, floor, [from, low, to, high], seed, bed));
  }
  const scene = { drawing, camera, rays, shadow };
  const shrub = (u: number, v: number, tall: number, seed: number, color = '#7c9a66') =>
    drawBush(scene, [u, v], tall, { seed, color });
  drawing.group(0.32, () => {
    for (const [u, tall] of [
      [-1.55, 0.5],
      [2.0, 0.55],
      [3.1, 0.5],
    ] as const)
      drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.26, -0.62, u + 0.26, -0.3, 0, tall * 0.75), rays));
  });
  drawIsland(scene, floor, place);
  shrub(3.1, -0.5, 0.52, 15, '#8a9c60');
  shrub(2.0, -0.5, 0.6, 21);
  shrub(-1.55, -0.45, 0.5, 8, '#8a9c60');
}

/** A round bed in the yard: a boulder, a yucca and tall grass in gravel. */
function drawIsland(scene: Scene, floor: Surface, place: Place) {
  const { drawing } = scene;
  const [x, y, wide, deep] = [3.35, -2.35, 1.25, 0.8];
  const ring = (grow: number) =>
    floor.polygon(
      Array.from({ length: 28 }, (_, index): Point => {
        const angle = (index / 28) * Math.PI * 2;
        const reach = 1 + 0.07 * Math.sin(angle * 3 + 1);
        return [x + Math.cos(angle) * (wide + grow) * reach, y + Math.sin(angle) * (deep + grow) * reach];
      }),
    );
  drawing.fill(places[place].edge, ring(0.05));
  drawing.clip(ring(0), () => drawGravel(drawing, floor, [x - 1.4, y - 1, x + 1.4, y + 1], 11, places[place].bed));
  const grass = (u: number, v: number, tall: number, seed: number) =>
    drawFeatherGrass(drawing, { ...placeOnPage(scene, [u, v], tall), seed, color: '#b0a865' });
  grass(x + 0.1, y + 0.5, 0.62, 4);
  drawBoulder(scene, [x + 0.55, y + 0.1], 0.72, place === 'redRock' ? '#c67a55' : '#b9ab98');
  drawYucca(scene, [x - 0.5, y - 0.1], 0.46, 5);
  grass(x + 0.1, y - 0.5, 0.5, 9);
}

const redDust = ['#e6b7a3', '#bd6647'] as const;

function drawWalk(drawing: Drawing, floor: Surface, place: Place, isDirty: boolean) {
  const [left, , right] = walk;
  drawing.fill(places[place].edge, floor.rect(left - 0.07, walk[1], right + 0.07, front));
  drawConcrete(drawing, floor, walk, { color: material.concreteNew, across: [], along: joints, seed: 7 });
  drawing.clip(floor.rect(...walk), () =>
    place === 'town' ? drawTownDirt(drawing, floor, isDirty) : drawRedDust(drawing, floor, isDirty),
  );
  // The stoop shades the foundation and the gravel beside it.
  drawing.clip(wall.rect(flight.right, 0, 3, house.foot), () =>
    drawing.fill(
      shadow,
      wall.shadowOfBody(floor.boxCorners(flight.left, -flight.landing, flight.right, 0, 0, floorLevel), rays),
      0.3,
    ),
  );
  const stairs = floor.boxCorners(flight.left, front, flight.right, 0, 0, flight.rise);
  const stoop = floor.boxCorners(flight.left, -flight.landing, flight.right, 0, 0, floorLevel);
  drawing.group(0.34, () => drawing.fill(shadow, floor.shadowOfBody(stairs, rays) + floor.shadowOfBody(stoop, rays)));
}

/** Returns the nearness to a joint or an edge of the walk, from 0 to 1. */
const nearJoint = (u: number, v: number) =>
  Math.max(
    Math.exp(-Math.min(u - walk[0], walk[2] - u) / 0.1),
    Math.exp(-(front - v) / 0.16),
    ...joints.map((joint) => Math.exp(-Math.abs(v - joint) / 0.07)),
  );

function drawTownDirt(drawing: Drawing, floor: Surface, isDirty: boolean) {
  if (!isDirty) {
    // Iron that had years to soak in leaves a tan cast.
    drawRustFan(drawing, floor, sprinkler, { ...fan, amount: 0.09 });
    drawLeafPrints(drawing, floor, prints.slice(0, 3), { seed: 5, opacity: 0.07 });
    return;
  }
  const box: Box = [walk[0], -5.6, walk[2], front];
  drawSlabGrime(drawing, floor, box, { seed: 11, amount: 0.6, edge: 0.3 });
  drawFilm(drawing, floor, box, {
    seed: 4,
    colors: brownFilm,
    thickness: (u, v) => 0.2 + 0.5 * nearJoint(u, v),
    detail: 72,
    grain: 0,
  });
  drawLeafPrints(drawing, floor, prints, { seed: 5, opacity: 0.42 });
  drawRustFan(drawing, floor, sprinkler, { ...fan, amount: 0.75 });
}

/** Dust of the red rock lies over all of it and gathers in joints and corners; the pores keep a little pink. */
function drawRedDust(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const box: Box = [walk[0], -5.6, walk[2], front];
  drawing.fill('#dc9880', floor.rect(...box), isDirty ? 0.44 : 0.1);
  drawFilm(drawing, floor, box, {
    seed: 4,
    colors: redDust,
    thickness: (u, v) => (isDirty ? 0.24 : 0) + (isDirty ? 0.62 : 0.4) * nearJoint(u, v),
    opacity: isDirty ? 0.44 : 0.08,
    grain: isDirty ? 0.036 : 0,
  });
}

const fan = { seed: 3, radius: 1.9, from: -0.75, to: 0.62, hollow: 0.4 };
const prints: Point[] = [
  [0.36, -2.6],
  [0.6, -2.3],
  [0.72, -2.66],
  [-0.5, -2.5],
  [0.8, -3.3],
  [0.5, -4.3],
  [-0.6, -4.4],
];

function drawFlight(drawing: Drawing, place: Place, isDirty: boolean) {
  const isRed = place === 'redRock';
  const colors = isRed ? redDust : brownFilm;
  const color = material.concreteNew;
  const side = new Surface(camera, [flight.left, 0, 0], [0, -1, 0], [0, 0, 1]);
  const profile: Point[] = [[0, 0]];
  for (let level = 0; level < flight.count; level++) {
    const depth = -front - level * flight.run;
    profile.push([depth, level * flight.rise], [depth, (level + 1) * flight.rise]);
  }
  profile.push([0, floorLevel]);
  const flank = side.polygon(profile);
  drawing.fill(lightOf(color, 0.05), flank);
  if (isRed) drawing.fill('#dc9880', flank, isDirty ? 0.34 : 0.08);
  if (isDirty)
    drawing.clip(flank, () =>
      drawFilm(drawing, side, [0, 0, -front, floorLevel], {
        seed: 31,
        colors,
        thickness: (u, v) => 0.32 + 0.5 * Math.exp(-v / 0.09) + 0.35 * (fractalNoise(u * 9, v * 1.2, 7, 2) - 0.4),
      }),
    );
  for (const step of createSteps(camera, flight)) {
    const { riser, tread, deep, rise, level } = step;
    drawStep(drawing, step, deep, { color, edge: 0.03, overlap: 0 });
    if (isRed)
      drawing
        .fill('#dc9880', tread.rect(0, 0, step.wide, deep), isDirty ? 0.44 : 0.1)
        .fill('#dc9880', riser.rect(0, 0, step.wide, rise), isDirty ? 0.34 : 0.08);
    if (isDirty) {
      drawTreadFilm(drawing, step, {
        seed: 40 + level,
        colors,
        worn: level === 2 ? 0.34 : 0.3,
        green: isRed ? 0 : 0.6,
        grain: 0.045,
      });
      drawRiserFilm(drawing, step, { seed: 40 + level, colors });
      // The edges are worn bright where shoes go.
      drawing.fill(lightOf('#cfc6b3', 0.25), riser.rect(0.4, rise - 0.012, 1.3, rise));
    }
    if (level === 1 && !isRed)
      drawRustRing(drawing, tread, [0.27, 0.19], 0.1, { seed: 5, amount: isDirty ? 0.9 : 0.12 });
  }
  drawing.fill(
    '#44514b',
    new Surface(camera, [0, 0, floorLevel + 0.015], [1, 0, 0], [0, 1, 0]).rect(-0.42, -0.62, 0.42, -0.12),
  );
}

/** A pop-up head at the edge of the lawn, the source of the rust. */
function drawSprinkler(drawing: Drawing, floor: Surface) {
  const [u, v] = sprinkler;
  drawing
    .fill('#7d8a55', floor.rect(u - 0.05, v - 0.05, u + 0.05, v + 0.05))
    .fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.014, v - 0.014, u + 0.014, v + 0.014, 0, 0.09), rays), 0.4)
    .fill('#273338', camera.formatSilhouette(floor.boxCorners(u - 0.014, v - 0.014, u + 0.014, v + 0.014, 0, 0.08)))
    .fill(
      '#48565b',
      camera.formatSilhouette(floor.boxCorners(u - 0.019, v - 0.019, u + 0.019, v + 0.019, 0.075, 0.095)),
    );
}

/** A clay pot of geraniums on the landing. */
function drawPot(drawing: Drawing) {
  const landing = new Surface(camera, [0, 0, floorLevel], [1, 0, 0], [0, 1, 0]);
  const at: Point = [0.68, -0.32];
  const [x, y] = landing.project(...at);
  const unit = camera.scaleAt(landing.point(...at)) * 0.34;
  drawing.clip(landing.rect(flight.left, -flight.landing, flight.right, 0), () =>
    drawing.fill(
      shadow,
      landing.shadowOfBody(landing.boxCorners(at[0] - 0.13, at[1] - 0.1, at[0] + 0.13, at[1] + 0.1, 0, 0.3), rays),
      0.34,
    ),
  );
  const part = (left: number, right: number, top: number, bottom: number, taper: number) =>
    polygon([
      [x + left * unit, y - top * unit],
      [x + right * unit, y - top * unit],
      [x + (right - taper) * unit, y - bottom * unit],
      [x + (left + (left < 0 ? taper : 0)) * unit, y - bottom * unit],
    ]);
  drawShrub(drawing, { x, foot: y - unit * 0.86, height: unit * 1.15, seed: 14, color: '#6f9a58' });
  for (const [a, b] of [
    [-0.3, 1.5],
    [0.05, 1.85],
    [0.36, 1.55],
    [-0.06, 1.35],
    [0.5, 1.2],
    [-0.5, 1.2],
  ] as const)
    drawing.fill(
      a > 0.2 ? '#a63d33' : '#c9483a',
      polygon([
        [x + (a - 0.12) * unit, y - b * unit],
        [x + (a - 0.03) * unit, y - (b + 0.12) * unit],
        [x + (a + 0.11) * unit, y - (b + 0.06) * unit],
        [x + (a + 0.1) * unit, y - (b - 0.08) * unit],
        [x + (a - 0.06) * unit, y - (b - 0.1) * unit],
      ]),
    );
  drawing
    .fill('#b86a48', part(-0.5, 0.5, 0.9, 0, 0.12))
    .fill('#94503a', part(0.14, 0.5, 0.9, 0, 0.12))
    .fill('#cd8059', part(-0.54, 0.54, 1, 0.82, 0))
    .fill('#a85d41', part(0.16, 0.54, 1, 0.82, 0));
}

/** An iron rail along the right side. */
function drawRail(drawing: Drawing, floor: Surface) {
  const x = flight.right - 0.06;
  const path = (list: readonly Vector[]) =>
    list
      .map((point, index) => {
        const [a, b] = camera.project(point);
        return `${index === 0 ? 'M' : 'L'}${a.toFixed(1)} ${b.toFixed(1)}`;
      })
      .join('');
  const low: Vector = [x, front + 0.12, flight.rise];
  const middle: Vector = [x, -flight.landing + 0.08, floorLevel];
  const wallEnd: Vector = [x, -0.02, floorLevel];
  const lift = ([a, b, c]: Vector, by: number): Vector => [a, b, c + by];
  const rail = [lift(low, 0.86), lift(middle, 0.9), lift(wallEnd, 0.9)];
  const between = (from: Vector, to: Vector, count: number) =>
    Array.from({ length: count - 1 }, (_, index): Vector => {
      const share = (index + 1) / count;
      return [x, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
    });
  const balusters = [...between(low, middle, 5), ...between(middle, wallEnd, 8)];
  const fall = [low, ...rail.slice(0, 2)].map((point): Vector => {
    const [u, v] = floor.shadowPoint(point, rays);
    return [u, v, 0];
  });
  drawing.line(shadow, 4, path(fall.slice(0, 2)), 0.28);
  drawing.line(
    '#273338',
    2.4,
    balusters.map((foot) => path([lift(foot, 0.08), lift(foot, 0.86)])).join('') +
      path([lift(low, 0.1), lift(middle, 0.1), lift(wallEnd, 0.1)]),
  );
  drawing
    .line('#273338', 6.5, path([low, lift(low, 0.86)]) + path([middle, lift(middle, 0.9)]))
    .line('#273338', 7, path(rail))
    .line('#6f8288', 1.8, path(rail), 0.85);
}

export const pictures = {
  ...createPair('entry-steps', drawAt('town')),
  ...createPair('redrock-steps', drawAt('redRock')),
};
