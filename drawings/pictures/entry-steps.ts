import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawSlabGrime } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import { brownFilm, drawFilm, drawLeafPrints } from '../kit/film.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawGravel, drawShingles, drawSiding } from '../kit/materials.ts';
import { formatNumeral } from '../kit/numerals.ts';
import { drawRustRing } from '../kit/paint.ts';
import { createPair } from '../kit/pair.ts';
import { drawCottonwood, drawGrass, drawPonderosa, drawShrub } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawRustFan } from '../kit/rust.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawRiserFilm, drawTreadFilm } from '../kit/step-film.ts';
import { createSteps, drawStep, type Flight, getFront, getTop } from '../kit/steps.ts';
import { drawDoor, drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 250;
const camera = new Camera({ eye: [-1.9, -5.7, 1.7], yaw: 18, focal: 930, center: 560, horizon });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 30);
const shadow = '#1b3350';

const house = { left: -3.0, right: 9, foot: 0.42, eave: 3.0 };
const flight: Flight = { left: -0.95, right: 0.95, back: 0, count: 3, rise: 0.17, run: 0.33, landing: 1.15 };
const floorLevel = getTop(flight);
const front = getFront(flight);
const walk: Box = [-1.15, -9, 1.15, front];
const sprinkler: Point = [-1.42, -2.75];
const siding = '#8b9f86';

/** The front steps of a small ranch house: three of concrete up to the door, a rail, a walk. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Concrete front steps and a walk, brown and stained with rust' : 'The same steps and walk, washed',
    material.lawn,
  );
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, -40, 110, 220, 6);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawHouse(drawing);
  drawBed(drawing, floor);
  drawWalk(drawing, floor, isDirty);
  drawTreeShade(drawing, floor);
  drawFlight(drawing, isDirty);
  drawSprinkler(drawing, floor);
  drawPot(drawing);
  drawRail(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawYard(drawing: Drawing, floor: Surface) {
  const at = (x: number, y: number, height: number) => placeOnPage({ camera, rays }, [x, y], height);
  drawCottonwood(drawing, { ...at(-9, 22, 8.2), seed: 9, haze: 0.22 });
  drawing.fill('#9fae72', floor.rect(-60, -9, 60, 15));
  const fence = wallFacing(camera, [-30, 14, 0], [1, 0, 0]);
  drawing.fill('#a9825a', fence.rect(0, 0, 40, 1.8));
  let boards = '';
  for (let u = 12; u < 34; u += 0.3) boards += fence.rect(u, 0, u + 0.04, 1.8);
  drawing.fill('#8a6746', boards).fill('#c09a6e', fence.rect(0, 1.8, 40, 1.9));
  drawPonderosa(drawing, { ...at(-5.6, 10, 6.6), seed: 7 });
  const blades = { colors: ['#8b9c5f', '#a9b77c', '#b9b985'], scaleAt: (y: number) => Math.max(0.3, (y - 300) / 260) };
  drawGrass(drawing, [-20, 410, 330, 800], { count: 52, seed: 5, ...blades });
  drawGrass(drawing, [800, 560, 1220, 800], { count: 26, seed: 6, ...blades });
}

const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);

function drawHouse(drawing: Drawing) {
  const { left, right, foot, eave } = house;
  const overhang = 0.5;
  const box: Box = [left, foot, right, eave];
  drawSiding(drawing, wall, box, { color: siding, seed: 4, reveal: 0.19 });
  drawing.fill('#b5b2a8', wall.rect(left, 0, right, foot)).fill('#c6c3b8', wall.rect(left, foot - 0.04, right, foot));
  const pane = drawWindow(drawing, wall, [1.75, 1.2, 4.1, 2.45], {
    reflection: skyReflection({ horizon: 0.24 }),
    rays,
    columns: 3,
    casing: 0.1,
    bar: 0.05,
  });
  drawSheen(drawing, pane.glass, [1.8, 1.25, 4.05, 2.4], 0.16);
  const small = drawWindow(drawing, wall, [-2.25, 1.35, -1.35, 2.45], {
    reflection: skyReflection({ horizon: 0.2 }),
    rays,
    rows: 2,
    casing: 0.1,
    bar: 0.05,
  });
  for (const glass of small.panes) drawSheen(drawing, small.glass, glass, 0.16);
  drawing.fill(material.trim, wall.rect(left, foot, left + 0.11, eave, 0.02));
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
          wall.point(right, edge - 0.14, overhang),
          wall.point(right, eave + 1),
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
      wall.point(right, edge),
      wall.point(right, edge, overhang),
      wall.point(left - 0.4, edge, overhang),
    ]),
  );
  const roof = new Surface(camera, [left - 0.4, -overhang, edge + 0.02], [1, 0, 0], [0, 3, 1]);
  drawShingles(
    drawing,
    roof,
    [
      [0, 0],
      [13, 0],
      [13, 5],
      [0, 5],
    ],
    { color: material.shingleBrown, seed: 6, course: 0.34 },
  );
  // The gutter and, at the corner, its downspout.
  const pipe = (u: number, raise: number) => wall.rect(u, 0.12, u + 0.09, edge - 0.1, raise);
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(left + 0.16, 0.12, left + 0.25, edge - 0.4, 0, 0.09), rays), 0.35)
    .fill(shadeOf(material.trim, 0.16), pipe(left + 0.16, 0.05))
    .fill(material.trim, pipe(left + 0.14, 0.09))
    .fill(material.trim, wall.rect(left - 0.4, edge - 0.14, right, edge + 0.03, overhang))
    .fill(mix(material.trim, '#9db4bf', 0.5), wall.rect(left - 0.4, edge - 0.14, right, edge - 0.1, overhang));
}

function drawBed(drawing: Drawing, floor: Surface) {
  for (const [from, to, seed] of [
    [-3.2, -0.95, 5],
    [0.95, 9, 8],
  ] as const) {
    drawing.fill('#7f8a55', floor.rect(from, -0.98, to, 0));
    drawing.clip(floor.rect(from, -0.92, to, 0), () =>
      drawGravel(drawing, floor, [from, -0.92, to, 0], seed, '#b09a7c'),
    );
  }
  const shrub = (u: number, v: number, tall: number, seed: number, color?: string) => {
    const [x, foot] = floor.project(u, v);
    drawShrub(drawing, {
      x,
      foot,
      height: tall * camera.scaleAt(floor.point(u, v)),
      seed,
      ...(color ? { color } : {}),
    });
  };
  drawing.group(0.32, () => {
    for (const [u, tall] of [
      [-2.35, 0.5],
      [-1.6, 0.42],
      [2.5, 0.55],
      [3.7, 0.5],
    ] as const)
      drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.3, -0.65, u + 0.3, -0.3, 0, tall * 0.75), rays));
  });
  shrub(-2.35, -0.4, 0.56, 3);
  shrub(-1.62, -0.45, 0.44, 8, '#8a9c60');
  shrub(3.7, -0.5, 0.52, 15, '#8a9c60');
  shrub(2.5, -0.5, 0.6, 21);
}

function drawWalk(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const [left, low, right, high] = walk;
  drawing.fill('#7f8a55', floor.rect(left - 0.07, low, right + 0.07, high));
  drawConcrete(drawing, floor, walk, { color: material.concreteNew, across: [], along: [-4.9, -3.55], seed: 7 });
  drawing.clip(floor.rect(...walk), () => {
    if (isDirty) {
      drawSlabGrime(drawing, floor, [left, -4.6, right, high], { seed: 11, amount: 0.55, edge: 0.3 });
      drawFilm(drawing, floor, [left, -4.6, right, high], {
        seed: 4,
        colors: brownFilm,
        thickness: (u, v) =>
          0.62 * Math.exp(-(high - v) / 0.3) +
          0.42 * Math.exp(-Math.min(u - left, right - u) / 0.14) +
          0.3 * Math.exp(-(((v + 3.55) / 0.06) ** 2)),
      });
      drawLeafPrints(drawing, floor, prints, { seed: 5, opacity: 0.42 });
      drawRustFan(drawing, floor, sprinkler, { ...fan, amount: 0.75 });
    } else {
      // Iron that had years to soak in leaves a tan cast.
      drawRustFan(drawing, floor, sprinkler, { ...fan, amount: 0.09 });
      drawLeafPrints(drawing, floor, prints.slice(0, 3), { seed: 5, opacity: 0.07 });
    }
  });
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

const fan = { seed: 3, radius: 1.75, from: -0.75, to: 0.62, hollow: 0.45 };
const prints: Point[] = [
  [0.42, -2.5],
  [0.66, -2.72],
  [0.78, -2.36],
  [0.3, -3.0],
  [0.86, -3.06],
  [0.55, -3.3],
  [0.1, -2.3],
];

function drawFlight(drawing: Drawing, isDirty: boolean) {
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
  if (isDirty)
    drawing.clip(flank, () =>
      drawFilm(drawing, side, [0, 0, -front, floorLevel], {
        seed: 31,
        colors: brownFilm,
        thickness: (u, v) => 0.32 + 0.5 * Math.exp(-v / 0.09) + 0.35 * (fractalNoise(u * 9, v * 1.2, 7, 2) - 0.4),
      }),
    );
  for (const step of createSteps(camera, flight)) {
    const { riser, tread, deep, rise, level } = step;
    drawStep(drawing, step, deep, { color, edge: 0.03, overlap: 0 });
    if (isDirty) {
      drawTreadFilm(drawing, step, { seed: 40 + level, worn: level === 2 ? 0.34 : 0.3 });
      drawRiserFilm(drawing, step, { seed: 40 + level });
      // The edges are worn bright where shoes go.
      drawing.fill(lightOf('#cfc6b3', 0.25), riser.rect(0.45, rise - 0.012, 1.5, rise));
    }
    if (level === 1) drawRustRing(drawing, tread, [0.27, 0.19], 0.1, { seed: 5, amount: isDirty ? 0.9 : 0.12 });
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

/** The shadow of a tree outside the picture, over the wall and the lawn. */
function drawTreeShade(drawing: Drawing, floor: Surface) {
  castTreesBeyond(
    drawing,
    [
      { at: [-9.4, -5.6], height: 7, seed: 4, kind: 'leafy' },
      { at: [-8.4, -8.6], height: 4.6, seed: 7, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-20, -9, 20, 0],
      walls: [[wall, [-3.2, 0.4, 8, 2.7]]],
      rays,
      shadow,
      opacity: 0.36,
    },
  );
}

export const pictures = createPair('entry-steps', draw);
