import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, drawOil, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawCar, drawPerson } from '../kit/figures.ts';
import { type Box, clamp, lerp, type Point, slant } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createLetters } from '../kit/letters.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawMasonry, drawStucco } from '../kit/materials.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawShrub } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawStreetTree } from '../kit/street-tree.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 590;
const camera = new Camera({ eye: [-5.4, -14.2, 1.7], yaw: 17, focal: 900, center: 520, horizon });
/** Afternoon: the front faces west, the sun stands in the southwest, behind the viewer's right shoulder. */
const rays = createSun(-40, 44);
const shadow = '#1d4a63';
const floor = ground(camera);
const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);

/** The lobby: three glazed bays between stone piers. */
const piers = [-6.6, -2.75, 2.05, 6.4];
const pier = { wide: 0.8, deep: 0.5 };
const lobby = { left: -6.6, right: 7.2, glass: 6.75, top: 7.5 };
const bays = piers.slice(0, -1).map((left, index): Box => [left + pier.wide, 0.1, piers[index + 1] ?? 0, lobby.glass]);
/** The guest wing stands a little behind the lobby. */
const wing = { left: 7.2, right: 15.6, top: 12.3, back: 0.9 };
const canopy = { left: -3.3, right: 4.4, front: -6.4, low: 3.6, high: 4.15 };
const posts: readonly Point[] = [
  [-2.55, -1.5],
  [3.65, -1.5],
  [-2.55, -5.65],
  [3.65, -5.65],
];
const timber = material.cedar;

function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A hotel entrance with film on its glass and runs on its stone' : 'The same hotel entrance, washed',
    '#d9d4c6',
  );
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, 60, 96, 420, 5);
  drawCloud(drawing, 560, 40, 330, 12);
  drawSurroundings(drawing);
  drawDrive(drawing, isDirty);
  drawWing(drawing, isDirty);
  drawLobby(drawing, isDirty);
  drawForecourt(drawing);
  drawCanopy(drawing, isDirty);
  return drawing;
}

/** East of the hotel lie a lot, trees and the plain; the mountains are behind the viewer and show in the glass. */
function drawSurroundings(drawing: Drawing) {
  drawing.fill('#c9c08f', floor.rect(-400, 60, 400, 4000)).fill('#a9b183', floor.rect(-120, 6, 120, 70));
  const far = wallFacing(camera, [-200, 420, 0], [1, 0, 0]);
  const trees: Point[] = [
    [400, 0],
    [-200, 0],
  ];
  for (let u = -200; u <= 400; u += 7) trees.push([u, 11 + 4 * Math.sin(u * 0.21) + 2.4 * Math.sin(u * 0.63 + 1)]);
  drawing.fill('#8fae9d', far.polygon(trees));
  const shop = wallFacing(camera, [-60, 78, 0], [1, 0, 0]);
  drawing
    .fill('#d6c8ab', shop.rect(2, 0, 44, 5.6))
    .fill('#b0694d', shop.rect(2, 4.7, 44, 5.6, 0.3))
    .fill('#5f8797', shop.rect(6, 0.8, 14, 3.4) + shop.rect(18, 0.8, 27, 3.4) + shop.rect(31, 0.8, 41, 3.4));
  drawing.fill('#848c8d', floor.rect(-90, 14, 30, 40));
  for (const [x, y, height, seed] of [
    [-27, 44, 7.5, 4],
    [-19.5, 41, 6.6, 9],
    [-12, 46, 7.2, 14],
  ] as const) {
    const [center, foot] = camera.project([x, y, 0]);
    drawStreetTree(drawing, [center, foot], height * camera.scaleAt([x, y, 0]), seed);
  }
  drawCar(drawing, wallFacing(camera, [0, 24, 0], [1, 0, 0]), -14.2, { kind: 'wagon', color: '#7f97a3' });
  drawing.fill('#d9d4c6', floor.rect(-60, 9.4, 30, 10));
  drawing.fill('#9fb07a', floor.rect(-60, 2, 30, 9.4));
}

function drawDrive(drawing: Drawing, isDirty: boolean) {
  const color = material.concreteNew;
  drawing.fill(color, floor.rect(-60, -16, 60, 2));
  const across: number[] = [];
  for (let u = -18; u < 20; u += 2.6) across.push(u);
  drawConcrete(drawing, floor, [-20, -13.6, 22, -2.2], { color, across, along: [-11.4, -8.8, -6.2, -3.8], seed: 6 });
  // The walk along the front lies one curb higher.
  drawing
    .fill(shadeOf(color, 0.3), floor.rect(-60, -2.3, 60, -2.16))
    .fill(lightOf(color, 0.4), floor.rect(-60, -2.16, 60, -1.98))
    .fill(mix(color, '#b9a583', 0.4), floor.rect(canopy.left - 0.3, -1.98, canopy.right + 0.3, 0));
  let joints = '';
  for (let u = -19; u < 20; u += 1.3) joints += floor.rect(u, -1.98, u + 0.02, 0);
  drawing.fill(shadeOf(color, 0.3), joints, 0.6);
  // A planted bed at each end of the front.
  drawing
    .fill('#a58a68', floor.rect(-12, -1.5, -6.9, 2) + floor.rect(7.6, -1.5, 30, wing.back))
    .fill('#8c7354', floor.rect(-12, -1.5, -6.9, -1.42) + floor.rect(7.6, -1.5, 30, -1.42));
  if (isDirty) {
    drawing.clip(floor.rect(-40, -15, 40, -2.3), () => {
      drawDriveGrime(drawing);
      drawOil(drawing, floor, [0.2, -4.9], 0.55, { seed: 3, amount: 0.5 });
    });
  } else drawOil(drawing, floor, [0.2, -4.9], 0.55, { seed: 3, amount: 0.1 });
}

/** The film of wheels and weather on the drive. */
function drawDriveGrime(drawing: Drawing) {
  const box: Box = [-8, -9.6, 10.5, -2.3];
  const field = (u: number, v: number) => fractalNoise(u * 0.6 + 4, v * 0.8, 12, 4) + (v > -3.1 ? 0.12 : 0);
  drawing.fill('#8d8066', floor.rect(-30, -14, 30, -2.3), 0.24);
  for (const [step, level] of [0.46, 0.58, 0.7].entries())
    drawing.fill(mix('#8f8268', '#5f563f', step / 2), traceStain(floor, field, box, level, 50, 140), 0.28);
  const specks = createGrains(floor, box, {
    seed: 14,
    spacing: 0.26,
    density: (u, v) => 0.3 * field(u, v) - 0.05,
    size: 0.016,
  });
  drawing.dots('#5f563f', specks, 0.5);
}

/** Soil that rain throws up against stone: coarser than the kit's splash, as the front is seen from farther away. */
function drawSplash(drawing: Drawing, wall: Surface, box: Box, seed: number) {
  const [left, low, right, high] = box;
  const rise = (v: number) => (v - low) / (high - low);
  const field = (u: number, v: number) => 1 - rise(v) * 1.3 + (fractalNoise(u * 3, v * 2, seed, 3) - 0.5) * 1.1;
  const detail = clamp(Math.round((right - left) * 9), 14, 34);
  drawing.fill(dirtTone.mud, traceStain(wall, field, box, 0.55, detail, 12), 0.4);
  drawing.fill(dirtTone.mudDark, traceStain(wall, field, box, 0.92, detail, 12), 0.3);
  const specks = createGrains(wall, box, {
    seed,
    spacing: 0.085,
    density: (_, v) => 0.4 * (1 - rise(v)) ** 1.6,
    size: 0.022,
  });
  drawing.dots(dirtTone.mud, specks, 0.7);
}

/** The rows of guest rooms: stucco over a stone base. */
function drawWing(drawing: Drawing, isDirty: boolean) {
  const wall = front.raised(-wing.back);
  const { left, right, top } = wing;
  // Its side, in its own shade, shows over the lobby's roof.
  const flank = wallFacing(camera, [left, wing.back + 16, 0], [0, -1, 0]);
  drawing
    .fill(shadeOf(material.stucco, 0.4), flank.rect(0, 6, 16, top))
    .fill(shadeOf('#31505d', 0.3), flank.rect(-0.3, top - 0.06, 16.36, top + 0.4, 0.1));
  drawStucco(drawing, wall, [left, 3.1, right, top], { color: material.stucco, seed: 4 });
  const bandColor = material.sidingSlate;
  const columns = [8.3, 11.3, 14.3];
  // Panels of slate blue join each column of windows.
  for (const u of columns) drawing.fill(bandColor, wall.rect(u - 0.12, 3.7, u + 1.92, 11.5, 0.02));
  drawing.fill(shadeOf(material.stucco, 0.22), wall.rect(left, 6.46, right, 6.5) + wall.rect(left, 9.26, right, 9.3));
  if (isDirty)
    drawStreaks(drawing, wall, [left + 0.1, 16], top - 0.1, {
      seed: 15,
      length: 2.6,
      amount: 0.9,
      width: 0.16,
      opacity: 0.24,
      color: dirtTone.mudDark,
    });
  columns.forEach((u, column) => {
    [4.1, 6.9, 9.7].forEach((low, row) => {
      const box: Box = [u, low, u + 1.8, low + 1.65];
      const { glass, panes } = drawWindow(drawing, wall, box, {
        reflection: (target, pane, [a, b, c, d]) => {
          skyReflection({ horizon: -0.2 })(target, pane, [a, b, c, d]);
          // Curtains, drawn as each guest left them.
          const open = [0.3, 0.12, 0.22][(column + row * 2) % 3] ?? 0.2;
          target.fill('#8fb4c4', pane.rect(a, b, a + (c - a) * open, d) + pane.rect(c - (c - a) * 0.16, b, c, d), 0.55);
        },
        rays,
        columns: 2,
        casing: 0,
        depth: 0.14,
        frame: '#31505d',
        frameWidth: 0.06,
        bar: 0.05,
        sill: false,
      });
      const panePath = panes.map((pane) => glass.rect(...pane)).join('');
      if (isDirty)
        drawing.clip(panePath, () => {
          const field = (a: number, b: number) => 0.55 * (1 - (b - low) / 1.65) + 0.6 * fractalNoise(a * 2, b * 2, 31);
          drawing.fill(dirtTone.film, glass.rect(...box), 0.5);
          drawing.fill(dirtTone.filmDeep, traceStain(glass, field, box, 0.62, 15, 40), 0.4);
        });
      else drawSheen(drawing, glass, box, 0.16);
      drawing.fill(
        isDirty ? mix('#e9e1cd', dirtTone.filmDeep, 0.55) : '#e9e1cd',
        wall.rect(u - 0.16, low - 0.14, u + 1.96, low, 0.1),
      );
      drawing.fill(shadow, wall.rect(u - 0.16, low - 0.24, u + 1.96, low - 0.14, 0.03), 0.4);
      if (isDirty)
        drawStreaks(drawing, wall.raised(0.04), [u - 0.1, u + 1.9], low - 0.14, {
          seed: 60 + column * 7 + row,
          length: 1.0,
          amount: 0.5,
          width: 0.13,
          opacity: 0.42,
          color: dirtTone.film,
          at: [u - 0.06, u + 0.9, u + 1.86],
        });
    });
  });
  drawMasonry(drawing, wall.raised(0.12), [left, 0, right, 3.1], {
    color: material.limestone,
    seed: 9,
    course: 0.46,
    block: 0.8,
    joint: 0.022,
    mortar: '#b5a78a',
    spread: 0.08,
  });
  if (isDirty) {
    drawing.fill('#7d7158', wall.rect(left, 0, 16, 3.1, 0.12), 0.2);
    drawStreaks(drawing, wall.raised(0.12), [left, 16], 3.1, { seed: 21, length: 1.6, width: 0.16, opacity: 0.3 });
    drawSplash(drawing, wall.raised(0.12), [left, 0, 16, 1], 22);
  }
  drawing
    .fill(lightOf(material.sandstone, 0.35), wall.rect(left, 3.1, right, 3.3, 0.2))
    .fill(shadow, wall.rect(left, 2.98, right, 3.1, 0.13), 0.35);
  // The flat roof's cap, which throws a narrow shade.
  drawing
    .fill(shadow, wall.rect(left, top - 0.42, right, top, 0.01), 0.32)
    .fill(shadeOf('#31505d', 0.5), soffit(wall, [left - 0.1, right], top, 0, 0.37))
    .fill('#31505d', wall.rect(left - 0.1, top, right, top + 0.4, 0.35))
    .fill('#6d8a97', wall.rect(left - 0.1, top + 0.32, right, top + 0.4, 0.37));
}

/** The underside of an edge that stands out from the wall. */
const soffit = (wall: Surface, [left, right]: readonly [number, number], height: number, from: number, to: number) =>
  camera.formatFace([
    wall.point(left, height, from),
    wall.point(right, height, from),
    wall.point(right, height, to),
    wall.point(left, height, to),
  ]);

/** The sky and the range behind the viewer, as the whole front mirrors them, and the lobby where the glass is dark. */
function drawReflection(drawing: Drawing) {
  const bands = ['#3d8dba', '#57a2ca', '#78b8d8', '#9ccde4', '#c0e0ee'];
  bands.forEach((color, index) => {
    const top = 150 + index * 84;
    drawing.fill(
      color,
      polygon([
        [100, top + 20],
        [960, top - 12],
        [960, 700],
        [100, 700],
      ]),
    );
  });
  drawCloud(drawing, 190, 318, 300, 8, '#e3f1f7');
  drawCloud(drawing, 560, 344, 340, 3, '#e3f1f7');
  drawMountains(drawing, {
    from: 'east-side',
    x: 322,
    horizon: horizon - 4,
    perDegree: 15.7,
    rise: 1.4,
    isMirrored: true,
    season: 'winter',
    sun: 'Afternoon',
    colors: tintMountain(dayMountain, '#3f87ad', 0.22),
  });
  // Trees across the road, then the lot.
  const random = createRandom(5);
  const crowns: Point[] = [[90, 720]];
  for (let x = 90; x < 980; x += 9 + random() * 13) crowns.push([x, 572 - random() * 22]);
  crowns.push([980, 720]);
  drawing.fill('#1b4a58', polygon(crowns)).fill('#153c49', 'M90 606H980V760H90z');
}

/** The lobby behind the shaded glass: a back wall, lamps, a desk. */
function drawInterior(drawing: Drawing) {
  const back = front.raised(-4);
  drawing
    .fill('#12394a', front.rect(-2, 0, 6.4, 3.5))
    .fill('#1d5063', back.rect(-4, 0, 12, 3.1))
    .fill('#2b6a7e', back.rect(-4, 2.1, 12, 2.2))
    .fill('#b5673f', back.rect(5.2, 0, 8.6, 1.12, 0.6))
    .fill('#e3a67d', back.rect(5.1, 1.1, 8.7, 1.2, 0.65));
  for (const u of [-0.6, 1.0, 2.6, 4.2, 5.8, 7.4])
    drawing
      .fill('#3b7c90', back.rect(u - 0.015, 2.5, u + 0.015, 3.6, 1))
      .fill(
        '#ffd06a',
        polygon([
          back.project(u - 0.2, 2.28, 1),
          back.project(u + 0.2, 2.28, 1),
          back.project(u + 0.11, 2.56, 1),
          back.project(u - 0.11, 2.56, 1),
        ]),
      );
}

function drawLobby(drawing: Drawing, isDirty: boolean) {
  const { left, right, top } = lobby;
  const glassWall = front.raised(-0.04);
  drawing.fill('#17384a', front.rect(left, 0, right, top));
  const glass = bays.map((bay) => glassWall.rect(...bay)).join('');
  drawing.clip(glass, () => {
    drawReflection(drawing);
    drawing.clip(front.rect(-1.95, 0.1, 6.4, 3.5), () => drawInterior(drawing));
    for (const edge of piers) {
      const corners = front.boxCorners(edge, 0, edge + pier.wide, 9, 0, pier.deep);
      drawing.fill('#0b2530', glassWall.shadowOfBody(corners, rays), 0.26);
    }
    drawing.fill('#0b2530', glassWall.rect(left, lobby.glass - 0.55, right, lobby.glass), 0.3);
  });
  const frame = '#1c4252';
  for (const [index, [a, low, b, high]] of bays.entries()) {
    const count = index === 0 ? 3 : 4;
    let bars = '';
    let sides = '';
    for (let step = 0; step <= count; step++) {
      const u = lerp(a, b, step / count);
      bars += front.rect(u - 0.035, low, u + 0.035, high, 0.05);
      sides += camera.formatFace([
        front.point(u - 0.035, low, 0.05),
        front.point(u - 0.035, low, -0.04),
        front.point(u - 0.035, high, -0.04),
        front.point(u - 0.035, high, 0.05),
      ]);
    }
    for (const v of [0.1, 2.62, 4.7, high]) bars += front.rect(a, v - 0.035, b, v + 0.035, 0.05);
    if (!isDirty) drawing.clip(glassWall.rect(a, low, b, high), () => drawBands(drawing, glassWall, [a, low, b, high]));
    else drawGlassDirt(drawing, glassWall, [a, low, b, high], index);
    drawing.fill(shadeOf(frame, 0.3), sides).fill(frame, bars);
  }
  drawDoor(drawing);
  // The canopy shades the entrance.
  drawing.clip(front.rect(left, 0, right, canopy.low), () => drawing.fill('#0b2530', canopyShadow(front), 0.2));
  for (const edge of piers) drawPier(drawing, edge, isDirty);
  // A cap of slate blue over a band of cedar.
  const eave = front.raised(pier.deep + 0.25);
  drawing
    .fill(shadeOf(timber, 0.28), front.rect(left, lobby.glass, right, top))
    .fill(timber, eave.rect(left - 0.25, lobby.glass + 0.28, right + 0.2, top))
    .fill(shadeOf(timber, 0.5), soffit(front, [left - 0.25, right + 0.2], lobby.glass + 0.28, 0, pier.deep + 0.25));
  let boards = '';
  for (let v = lobby.glass + 0.42; v < top; v += 0.15) boards += eave.rect(left - 0.25, v, right + 0.2, v + 0.018);
  drawing.fill(shadeOf(timber, 0.4), boards, 0.7);
  const cap = front.raised(pier.deep + 0.4);
  drawing
    .fill(shadeOf('#31505d', 0.5), soffit(front, [left - 0.4, right + 0.3], top, pier.deep + 0.25, pier.deep + 0.4))
    .fill('#31505d', cap.rect(left - 0.4, top, right + 0.3, top + 0.34))
    .fill('#88a3ae', cap.rect(left - 0.4, top + 0.27, right + 0.3, top + 0.34));
  if (isDirty) {
    drawStreaks(drawing, eave, [left, right], top, { seed: 41, length: 0.5, amount: 0.45, width: 0.1, opacity: 0.36 });
    drawStreaks(drawing, cap, [left, right], top + 0.27, {
      seed: 42,
      length: 0.26,
      amount: 0.2,
      color: dirtTone.film,
      opacity: 0.5,
    });
  }
}

/** The slant across the clean glass, once for each bay. */
function drawBands(drawing: Drawing, glass: Surface, [left, low, right, high]: Box) {
  const lean = (high - low) * slant;
  const band = (from: number, wide: number): Point[] => [
    [left + from, low],
    [left + from + wide, low],
    [left + from + wide + lean, high],
    [left + from + lean, high],
  ];
  const across = right - left;
  drawing.fill('#ffffff', glass.polygon(band(across * 0.1, 0.62)) + glass.polygon(band(across * 0.1 + 0.8, 0.2)), 0.17);
}

/** Two years of road dust on the bay: a film through which the sky still shows, runs from above, splash at the foot. */
function drawGlassDirt(drawing: Drawing, glass: Surface, box: Box, index: number) {
  const [left, low, right, high] = box;
  const seed = 70 + index * 9;
  const field = (u: number, v: number) => {
    const rise = (v - low) / (high - low);
    const panel = Math.min(...[0.1, 2.62, 4.7].map((bar) => (v >= bar ? v - bar : 9)));
    return (
      0.5 * Math.max(0, 1 - rise * 2.2) + 0.22 * Math.exp(-panel * 3) + 0.72 * fractalNoise(u * 1.1, v * 0.7, seed, 4)
    );
  };
  drawing.clip(glass.rect(...box), () => {
    drawing.fill(dirtTone.film, glass.rect(...box), 0.46);
    for (const [step, level] of [0.42, 0.56, 0.72].entries())
      drawing.fill(
        mix(dirtTone.film, dirtTone.filmDeep, step * 0.35),
        traceStain(glass, field, box, level, index === 0 ? 30 : 20, 100),
        0.4,
      );
    for (const [step, bar] of [high, 4.7, 2.62].entries())
      drawStreaks(drawing, glass, [left, right], bar, {
        seed: seed + step,
        length: [2.6, 1.9, 1.7][step] ?? 1.8,
        amount: 0.4,
        width: 0.13,
        color: step === 1 ? '#efe8d6' : dirtTone.filmDeep,
        opacity: step === 1 ? 0.36 : 0.46,
      });
    drawSplash(drawing, glass, [left, low, right, low + 0.8], seed + 5);
  });
}

/** Two sliding leaves in the middle bay. */
function drawDoor(drawing: Drawing) {
  const [left, right, high] = [-0.85, 1.2, 2.6];
  const middle = (left + right) / 2;
  drawing.fill(
    '#d7e2e6',
    front.rect(left - 0.1, 0, left, high, 0.1) +
      front.rect(right, 0, right + 0.1, high, 0.1) +
      front.rect(left - 0.1, high, right + 0.1, high + 0.26, 0.1) +
      front.rect(middle - 0.05, 0, middle - 0.008, high, 0.08) +
      front.rect(middle + 0.008, 0, middle + 0.05, high, 0.08),
  );
  drawing.fill('#31505d', floor.rect(left - 0.2, -1.5, right + 0.2, -0.15));
}

function drawPier(drawing: Drawing, left: number, isDirty: boolean) {
  const { wide, deep } = pier;
  const face = front.raised(deep);
  const high = lobby.glass + 0.3;
  const stone = material.limestone;
  const finish = { course: 0.46, block: 0.62, joint: 0.02, mortar: '#b5a78a', spread: 0.08 };
  drawing.fill(
    shadeOf(stone, 0.4),
    camera.formatFace([
      front.point(left, 0, 0),
      front.point(left, 0, deep),
      front.point(left, high, deep),
      front.point(left, high, 0),
    ]),
  );
  drawMasonry(drawing, face, [left, 0, left + wide, high], { color: stone, seed: Math.round(left) + 20, ...finish });
  if (isDirty) {
    const seed = Math.round((left + 8) * 3);
    const flank = wallFacing(camera, [left, 0, 0], [0, -1, 0]);
    drawing.fill('#5c5340', flank.rect(0, 0, deep, high), 0.22).fill('#5c5340', flank.rect(0, 0, deep, 0.7), 0.26);
    drawing.fill('#7d7158', face.rect(left, 0, left + wide, high), 0.24);
    drawStreaks(drawing, face, [left, left + wide], high, {
      seed,
      length: 4.4,
      amount: 1.7,
      width: 0.15,
      opacity: 0.34,
      color: dirtTone.mudDark,
    });
    drawSplash(drawing, face, [left, 0, left + wide, 1.1], seed + 2);
  }
  drawing.clip(face.rect(left, 0, left + wide, high), () => {
    drawing.fill('#0b2530', canopyShadow(face), 0.34);
    drawing.fill('#0b2530', face.rect(left, high - 0.42, left + wide, high), 0.32);
  });
}

const canopyShadow = (surface: Surface) =>
  surface.shadowOfBody(
    floor.boxCorners(canopy.left, canopy.front, canopy.right, -pier.deep, canopy.low, canopy.high),
    rays,
  );

/** Planters, grasses along the front and a guest who arrives. */
function drawForecourt(drawing: Drawing) {
  const at = (x: number, y: number) => placeOnPage({ camera, rays }, [x, y], 1);
  for (const [x, y, height, seed] of [
    [-8.9, 0.6, 1.0, 3],
    [13.6, -0.2, 0.9, 12],
  ] as const) {
    const place = at(x, y);
    drawShrub(drawing, { x: place.x, foot: place.foot, height: height * place.unit, seed, sunSide: 1 });
  }
  for (const [x, y, seed] of [
    [-9.7, -0.9, 4],
    [-8.2, -1.1, 5],
    [-7.5, -0.8, 13],
    [8.3, -1, 7],
    [10.1, -1, 9],
    [12.4, -1, 11],
  ] as const) {
    const place = at(x, y);
    drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: 0.75 * place.unit, seed });
  }
  drawing.clip(floor.rect(-60, -14.2, 60, -0.02), () =>
    drawing.group(0.42, () => {
      drawing.fill(shadow, canopyShadow(floor));
      for (const [x, y] of posts) {
        const corners = floor.boxCorners(x - 0.46, y - 0.46, x + 0.46, y + 0.46, 0, 1.17);
        const timbers = floor.boxCorners(x - 0.3, y - 0.3, x + 0.3, y + 0.3, 1.17, canopy.low);
        drawing.fill(shadow, floor.shadowOfBody(corners, rays) + floor.shadowOfBody(timbers, rays));
      }
    }),
  );
  drawPerson(drawing, floor, [1.75, -1.4], { top: '#ae4d2c', legs: '#33505d', rays, facing: -1, bag: '#d8b35c' });
}

/** A box that is seen from its left, as everything here is. */
function drawBlock(
  drawing: Drawing,
  [left, low, right, high]: Box,
  [from, to]: readonly [number, number],
  colors: { top: string; front: string; side: string },
) {
  const flank = wallFacing(camera, [left, 0, 0], [0, -1, 0]);
  let joints = '';
  for (let v = from + 0.25; v < to && right - left < 0.93 && right - left > 0.5; v += 0.26)
    joints += flank.rect(-high, v, -low, v + 0.018);
  drawing
    .fill(colors.top, floor.rect(left, low, right, high, to))
    .fill(colors.side, flank.rect(-high, from, -low, to))
    .fill(shadeOf(colors.side, 0.2), joints)
    .fill(colors.front, front.rect(left, from, right, to, -low));
}

function drawPost(drawing: Drawing, x: number, y: number, isDirty: boolean) {
  const base = 0.46;
  const stone = material.limestone;
  const face = front.raised(-(y - base));
  const tall = 1.05;
  drawBlock(drawing, [x - base, y - base, x + base, y + base], [0, tall], {
    top: lightOf(stone, 0.4),
    front: stone,
    side: shadeOf(stone, 0.42),
  });
  drawMasonry(drawing, face, [x - base, 0, x + base, tall], {
    color: stone,
    seed: Math.round(x * 3) + 40,
    course: 0.26,
    block: 0.44,
    joint: 0.018,
    mortar: '#b5a78a',
    spread: 0.08,
  });
  if (isDirty) {
    const flank = wallFacing(camera, [x - base, 0, 0], [0, -1, 0]);
    drawing
      .fill('#5c5340', flank.rect(-y - base, 0, base - y, tall), 0.22)
      .fill('#5c5340', flank.rect(-y - base, 0, base - y, 0.34), 0.3)
      .fill('#7d7158', face.rect(x - base, 0, x + base, tall), 0.24);
    drawStreaks(drawing, face, [x - base, x + base], tall, { seed: 5, length: 0.7, amount: 1.6, width: 0.1 });
    drawSplash(drawing, face, [x - base, 0, x + base, 0.7], Math.round(x) + 9);
  }
  drawBlock(drawing, [x - base - 0.06, y - base - 0.06, x + base + 0.06, y + base + 0.06], [tall, tall + 0.12], {
    top: '#f1e9d6',
    front: lightOf(stone, 0.35),
    side: shadeOf(stone, 0.3),
  });
  for (const [dx, dy] of [
    [-0.17, 0.17],
    [0.17, 0.17],
    [-0.17, -0.17],
    [0.17, -0.17],
  ] as const)
    drawBlock(drawing, [x + dx - 0.1, y + dy - 0.1, x + dx + 0.1, y + dy + 0.1], [tall + 0.12, canopy.low + 0.1], {
      top: timber,
      front: dy < 0 ? timber : shadeOf(timber, 0.3),
      side: shadeOf(timber, 0.45),
    });
}

function drawCanopy(drawing: Drawing, isDirty: boolean) {
  const { left, right, low, high } = canopy;
  for (const [x, y] of posts.slice(0, 2)) drawPost(drawing, x, y, isDirty);
  const soffit = floor.raised(low);
  const shape = soffit.rect(left, canopy.front, right, 0);
  drawing.fill(shadeOf(timber, 0.22), shape);
  let boards = '';
  for (let u = left; u < right; u += 0.24) boards += soffit.rect(u, canopy.front, u + 0.024, 0);
  drawing.fill(shadeOf(timber, 0.45), boards);
  let lamps = '';
  for (const u of [-2.2, 0.5, 3.2]) for (const v of [-5.3, -2.9]) lamps += soffit.rect(u, v, u + 0.3, v + 0.3);
  drawing.fill('#ffe3a1', lamps);
  const side = (from: number, to: number) =>
    camera.formatFace([
      [left, canopy.front, from],
      [left, 0, from],
      [left, 0, to],
      [left, canopy.front, to],
    ]);
  const edge = front.raised(-canopy.front);
  const fascia = '#31505d';
  drawing
    .fill(shadeOf(fascia, 0.35), side(low, high))
    .fill(shadeOf('#a9bec6', 0.3), side(high - 0.08, high))
    .fill(fascia, edge.rect(left, low, right, high))
    .fill('#a9bec6', edge.rect(left, high - 0.08, right, high))
    .fill(timber, edge.rect(left, low, right, low + 0.1));
  if (isDirty) {
    drawing.fill(dirtTone.film, edge.rect(left, low, right, high), 0.24);
    drawStreaks(drawing, edge, [left, right], high - 0.06, {
      seed: 51,
      length: 0.46,
      amount: 0.7,
      width: 0.09,
      opacity: 0.42,
      color: dirtTone.film,
    });
    const flank = wallFacing(camera, [left, 0, 0], [0, -1, 0]);
    drawStreaks(drawing, flank, [0, 6.4], high - 0.06, {
      seed: 52,
      length: 0.5,
      width: 0.08,
      opacity: 0.4,
      color: dirtTone.film,
    });
  }
  drawLetters(drawing, edge.raised(-0.08), left + 0.4, high + 0.06);
  for (const [x, y] of posts.slice(2)) drawPost(drawing, x, y, isDirty);
}

/** HOTEL, in plain letters that stand on the canopy's edge. */
function drawLetters(drawing: Drawing, plane: Surface, from: number, foot: number) {
  const { pieces, end } = createLetters('HOTEL', [from, foot], 0.72);
  let [backs, faces] = ['', ''];
  for (const piece of pieces) {
    backs += camera.formatSilhouette(piece.flatMap(([x, y]) => [plane.point(x, y), plane.point(x, y, -0.1)]));
    faces += plane.polygon(piece);
  }
  drawing
    .fill('#31505d', plane.rect(from - 0.05, foot - 0.06, end, foot - 0.02))
    .fill('#8fa9b4', backs)
    .fill('#fffaf0', faces);
}

export const pictures: Pictures = {
  'commercial-hotel': () => draw(false),
  'commercial-hotel-before': () => draw(true),
};
