import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, drawOil, drawTireScuffs, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { type Box, type Point, slant, type Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete } from '../kit/materials.ts';
import { drawMountains } from '../kit/mountains.ts';
import { formatNumeral } from '../kit/numerals.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawGrass } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 462;
const camera = new Camera({ eye: [0, -20, 2.3], yaw: -24, focal: 880, horizon });
const rays = createSun(-50, 30);
const shadow = '#1b3350';

/** The wall from its far end to beyond the page, and the middles of its docks. */
const far = -23.4;
const near = 8;
const pitch = 4.4;
const docks = [-21, -16.6, -12.2, -7.8, -3.4, 1];
const parapet = 9;
const deck = 1.22;
const band: readonly [number, number] = [5, 6.3];
const paint = '#e9e2d2';
const blue = '#2c6f95';
const concrete = mix(material.concreteNew, '#c9c8c2', 0.35);

/** A warehouse of tilt-up panels on the east side of the city: six docks, a truck at the fourth. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A warehouse with runs on its panels and oil on its apron' : 'The same warehouse, washed',
    concrete,
  );
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 300, 110, 430, 12, '#fbeeda');
  drawMountains(drawing, {
    from: 'east-side',
    x: 92,
    horizon,
    perDegree: 16,
    rise: 1.4,
    season: 'summer',
    sun: 'Morning',
  });
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawApron(drawing, floor, isDirty);
  drawWall(drawing, isDirty);
  drawBollards(drawing, floor);
  drawTruck(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

/** The plain beyond the apron: dry grass, a row of trees and the low roof of another warehouse. */
function drawYard(drawing: Drawing, floor: Surface) {
  drawing.fill('#b9b487', floor.rect(-700, -40, 300, 900));
  const other = wallFacing(camera, [-150, 60, 0], [1, 0, 0]);
  drawing
    .fill('#93a68d', other.raised(-60).rect(-300, 0, 200, 6))
    .fill('#d5d3c8', other.rect(0, 0, 58, 8.6))
    .fill('#7ea0b1', other.rect(0, 6.4, 58, 7.4));
  let doors = '';
  for (let u = 4; u < 55; u += 6) doors += other.rect(u, 0.4, u + 3.4, 4);
  drawing.fill('#9aa7a8', doors);
  for (const [x, y, height, seed] of [
    [-62, 24, 7.6, 5],
    [-47, 16, 6.6, 8],
  ] as const) {
    const place: Vector = [x, y, 0];
    const [pageX, foot] = camera.project(place);
    drawCottonwood(drawing, { x: pageX, foot, height: height * camera.scaleAt(place), seed, haze: 0.2 });
  }
  drawing.fill('#c3bb8a', floor.rect(-90, -12, far - 4.4, 9));
  drawGrass(drawing, [-20, 500, 120, 545], {
    count: 30,
    seed: 5,
    colors: ['#a79f6b', '#cfc693', '#8f9664'],
    scaleAt: () => 0.32,
  });
}

function drawApron(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const box: Box = [far - 4.4, -19.4, near + 4, 0];
  const across: number[] = [];
  for (let u = docks[0] ?? 0; u < near + 4; u += pitch) across.push(u - pitch / 2);
  drawConcrete(drawing, floor, box, { color: concrete, across, along: [-16.2, -11.8, -7.4, -3], seed: 4 });
  // Lines that guide the drivers in.
  let lines = '';
  for (const u of across) lines += floor.rect(u - 0.32, -11.4, u - 0.2, -0.9);
  drawing.fill('#dfae2f', lines, 0.92);
  drawing.clip(floor.rect(...box), () => {
    if (isDirty) {
      drawing.fill('#8d8066', floor.rect(...box), 0.3);
      const film = (u: number, v: number) => fractalNoise(u * 0.7 + 4, v * 0.36, 8, 5) + 0.2 * Math.exp(v / 2.2);
      for (const level of [0.47, 0.55, 0.64])
        drawing.fill('#75694f', traceStain(floor, film, [far - 4.4, -17.6, near, 0], level, 96, 110), 0.2);
      const grit = createGrains(floor, [-16, -16.5, 5, -0.5], {
        seed: 10,
        spacing: 0.19,
        density: (u, v) => 0.3 * (film(u, v) - 0.3),
        size: 0.014,
      });
      drawing.dots('#5f563f', grit, 0.5);
      docks.forEach((u, index) => {
        // Rubber in front of each dock, and the black lane that years of trailers wore.
        const wander = (index % 3) * 0.35 - 0.3;
        drawing.fill('#4b463b', traceStain(floor, laneField(u, index), [u - 2, -13, u + 2, 0], 0.56, 34, 30), 0.26);
        for (const turn of index < 3 ? [0] : [0, 1])
          drawTireScuffs(
            drawing,
            floor,
            [
              [u + wander + turn * 1.6, -16],
              [u + wander * 0.4 + turn * 0.3, -9.5],
              [u + turn * 0.1, -5],
              [u, -0.7],
            ],
            { seed: 20 + index * 3 + turn, gauge: 1.85, width: 0.4, amount: 1.05 },
          );
      });
      for (const [spot, radius, seed] of oilSpots) drawOil(drawing, floor, spot, radius, { seed, amount: 0.95 });
      drawing.fill(dirtTone.mudDark, floor.rect(far - 1, -0.5, near, 0), 0.2);
    } else
      for (const [spot, radius, seed] of oilSpots)
        if (radius > 0.5) drawOil(drawing, floor, spot, radius, { seed, amount: 0.11 });
  });
}

/** Oil lies below the engines, eight meters before the dock, and where the reefers idle. */
const oilSpots: readonly (readonly [Point, number, number])[] = [
  [[-3.5, -9.3], 0.72, 4],
  [[0.6, -7.4], 0.62, 9],
  [[-4.1, -4.6], 0.42, 12],
  [[-2.2, -12.9], 0.36, 17],
  [[-12.3, -8.2], 0.6, 21],
  [[-16.4, -8.6], 0.55, 25],
];

const laneField = (middle: number, seed: number) => (u: number, v: number) =>
  0.75 * Math.exp(-(((Math.abs(u - middle) - 0.9) / 0.42) ** 2)) * (1 + v / 14) +
  (fractalNoise(u * 1.4, v * 0.5, seed + 40, 4) - 0.5) * 0.7;

function drawWall(drawing: Drawing, isDirty: boolean) {
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawing
    .fill(paint, wall.rect(far, 0, near, parapet))
    .fill(mix(paint, '#a9a294', 0.5), wall.rect(far, 0, near, deck))
    .fill(blue, wall.rect(far, band[0], near, band[1]));
  // Each panel was cast on the ground and tilted up: a sealed joint between two, a reveal along the band.
  let joints = '';
  const seams: number[] = [];
  docks.forEach((u, index) => {
    drawing.fill(lightOf(paint, 0.35), index % 2 ? wall.rect(u - 2.2, band[1], u + 2.2, parapet) : '', 0.5);
    seams.push(u + pitch / 2);
    joints += wall.rect(u + pitch / 2 - 0.022, 0, u + pitch / 2 + 0.022, parapet);
  });
  const reveal = (v: number) => wall.rect(far, v, near, v + 0.05);
  drawing
    .fill(shadeOf(paint, 0.32), joints + reveal(band[0] - 0.05) + reveal(band[1]) + reveal(deck) + reveal(7.95))
    .fill(lightOf(paint, 0.6), wall.rect(far, band[0] - 0.08, near, band[0] - 0.05));
  for (const u of docks) drawHighWindow(drawing, wall, u, isDirty);
  docks.forEach((u, index) => {
    drawing.fill('#fdfaf2', formatNumeral(wall, index + 1, [u, band[0] + 0.17], 0.96));
  });
  if (isDirty) drawWallDirt(drawing, wall, seams);
  for (const u of seams) drawScupper(drawing, wall, u);
  docks.forEach((u, index) => {
    drawDock(drawing, wall, u, index, isDirty);
  });
  // The metal cap on the parapet.
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(far, parapet - 0.12, near, parapet, 0, 0.09), rays), 0.4)
    .fill('#2a5f7d', wall.rect(far - 0.08, parapet - 0.12, near, parapet + 0.1, 0.09));
}

interface Runs {
  seed: number;
  color: string;
  opacity: number;
  /** Their sources, if not the whole edge, and their spread there. */
  at?: readonly number[];
  spread?: number;
  /** The number of runs per meter. */
  fine?: number;
  detail?: number;
}

/** Draws dirt that water carried down a wall from the upper edge of the box: tongues that fade in three steps. */
function drawRuns(drawing: Drawing, wall: Surface, box: Box, runs: Runs) {
  const { seed, color, opacity, at, spread = 0.2, fine = 3, detail = 100 } = runs;
  const [, low, , high] = box;
  const field = (u: number, v: number) => {
    const fall = (high - v) / (high - low);
    const source = at ? Math.max(...at.map((place) => Math.exp(-(((u - place) / spread) ** 2)))) : 0.8;
    return source * (fractalNoise(u * fine, v * 0.2 + 9, seed, 3) * 2.1 - 0.2) - fall * 0.76;
  };
  for (const level of [0.2, 0.36, 0.54]) drawing.fill(color, traceStain(wall, field, box, level, detail, 14), opacity);
}

/** Soot and rust below every scupper, the cap and the band, as years of snowmelt drew them. */
function drawWallDirt(drawing: Drawing, wall: Surface, seams: readonly number[]) {
  const soot = '#5a5140';
  drawing.fill(dirtTone.filmDeep, wall.rect(far, deck, near, parapet), 0.26);
  drawRuns(drawing, wall, [far, 6.9, near, parapet - 0.1], {
    seed: 7,
    color: soot,
    opacity: 0.13,
    fine: 2.4,
    detail: 118,
  });
  drawRuns(drawing, wall, [far, 3.4, near, band[0]], { seed: 15, color: soot, opacity: 0.1, fine: 2.4, detail: 92 });
  seams.forEach((u, index) => {
    const seed = 50 + index * 5;
    drawRuns(drawing, wall, [u - 0.75, 1.1, u + 0.75, 8.06], {
      seed,
      color: soot,
      opacity: 0.22,
      at: [u],
      spread: 0.42,
      detail: 18,
    });
    drawRuns(drawing, wall, [u - 0.5, 3, u + 0.5, 8.06], {
      seed: seed + 1,
      color: '#a5592c',
      opacity: 0.24,
      at: [u - 0.13, u + 0.15],
      spread: 0.17,
      fine: 8,
      detail: 34,
    });
  });
  const splash = (u: number, v: number) => 1 - v / 0.8 + (fractalNoise(u * 2.2, v * 1.6, 70, 4) - 0.5) * 1.2;
  for (const level of [0.4, 0.75])
    drawing.fill(dirtTone.mud, traceStain(wall, splash, [far, 0, near, deck], level, 110, 18), 0.36);
}

function drawScupper(drawing: Drawing, wall: Surface, u: number) {
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(u - 0.3, 8, u + 0.3, 8.4, 0, 0.16), rays), 0.45)
    .fill('#6f8791', wall.rect(u - 0.3, 8, u + 0.3, 8.4, 0.06))
    .fill('#17323f', wall.rect(u - 0.21, 8.1, u + 0.21, 8.33, 0.062))
    .fill('#8ea6af', wall.rect(u - 0.3, 7.98, u + 0.3, 8.08, 0.16));
}

function drawHighWindow(drawing: Drawing, wall: Surface, u: number, isDirty: boolean) {
  const box: Box = [u - 1.1, 6.72, u + 1.1, 7.72];
  const { glass, panes } = drawWindow(drawing, wall, box, {
    reflection: skyReflection({ horizon: -0.4 }),
    rays,
    columns: 3,
    casing: 0,
    sill: false,
    depth: 0.12,
    frame: '#31505d',
    frameWidth: 0.06,
    bar: 0.05,
  });
  const shapes = panes.map((pane) => glass.rect(...pane)).join('');
  if (!isDirty) {
    drawSheen(drawing, glass, box, 0.24);
    return;
  }
  const seed = Math.round(u * 7);
  const film = (a: number, b: number) => 0.5 * (1 - (b - 6.72)) + 0.7 * fractalNoise(a * 1.7, b * 1.7, seed, 3);
  drawing.clip(shapes, () => {
    drawing.fill(dirtTone.film, glass.rect(...box), 0.5);
    drawing.fill(dirtTone.filmDeep, traceStain(glass, film, box, 0.58, 26, 20), 0.55);
  });
  drawRuns(drawing, wall, [box[0] - 0.15, 5.6, box[2] + 0.15, 6.72], {
    seed,
    color: '#5a5140',
    opacity: 0.16,
    at: [box[0] + 0.04, u, box[2] - 0.04],
    spread: 0.26,
    detail: 34,
  });
}

/** A dock: a sectional door within a foam seal, a leveler between two rubber bumpers, a lamp above. */
function drawDock(drawing: Drawing, wall: Surface, u: number, index: number, isDirty: boolean) {
  const [left, right, top] = [u - 1.28, u + 1.28, deck + 2.75];
  const depth = 0.45;
  const seed = 100 + index * 11;
  const body = wall.boxCorners(left - 0.34, deck - 0.02, right + 0.34, top + 0.42, 0, depth);
  drawing.fill(shadow, wall.shadowOfBody(body, rays), 0.42);
  const door: Box = [left, deck, right, top];
  drawing.fill('#f2efe6', wall.rect(...door));
  let ribs = '';
  for (let row = 1; row < 5; row++) ribs += wall.rect(left, deck + row * 0.55 - 0.03, right, deck + row * 0.55);
  drawing.fill('#b9c3c4', ribs);
  drawing.fill(
    '#2d5364',
    wall.rect(u - 0.62, deck + 1.76, u - 0.12, deck + 2.06) + wall.rect(u + 0.12, deck + 1.76, u + 0.62, deck + 2.06),
  );
  if (isDirty) {
    const field = (a: number, b: number) =>
      1 - (b - deck) / 1.5 + (fractalNoise(a * 2.6, b * 1.1, seed, 4) - 0.5) * 0.9;
    drawing.clip(wall.rect(...door), () => {
      drawing.fill(dirtTone.filmDeep, wall.rect(...door), 0.42);
      for (const level of [0.3, 0.6, 0.9])
        drawing.fill(dirtTone.mud, traceStain(wall, field, door, level, 40, 16), 0.3);
    });
    drawRuns(drawing, wall, [left, deck + 0.5, right, top], {
      seed: seed + 1,
      color: '#5a5140',
      opacity: 0.16,
      detail: 40,
    });
  }
  // The shade of the header and of the seal's right post on the door.
  drawing.clip(wall.rect(...door), () =>
    drawing.fill(
      shadow,
      wall.shadowOfBody(wall.boxCorners(left, top, right + 0.34, top + 0.42, 0, depth), rays) +
        wall.shadowOfBody(wall.boxCorners(right, deck, right + 0.34, top + 0.42, 0, depth), rays),
      0.5,
    ),
  );
  const rubber = '#2b3439';
  const face = wall.raised(depth);
  // Inner side of the left post, seen from the right.
  drawing.fill(
    lightOf('#3b474d', 0.08),
    camera.formatFace([
      wall.point(left, deck),
      wall.point(left, deck, depth),
      wall.point(left, top, depth),
      wall.point(left, top),
    ]),
  );
  drawing.fill(
    '#3f4c52',
    camera.formatFace([
      wall.point(right + 0.34, deck),
      wall.point(right + 0.34, deck, depth),
      wall.point(right + 0.34, top + 0.42, depth),
      wall.point(right + 0.34, top + 0.42),
    ]),
  );
  drawing.fill(
    rubber,
    face.rect(left - 0.34, deck, left, top + 0.42) +
      face.rect(right, deck, right + 0.34, top + 0.42) +
      face.rect(left, top, right, top + 0.42),
  );
  drawing.fill(
    '#e3b02c',
    face.rect(left - 0.1, deck + 0.1, left - 0.02, top) + face.rect(right + 0.02, deck + 0.1, right + 0.1, top),
  );
  if (isDirty) {
    drawing.fill(
      dirtTone.filmDeep,
      face.rect(left - 0.34, deck, left, deck + 1.3) + face.rect(right, deck, right + 0.34, deck + 1.3),
      0.4,
    );
    drawing.fill(dirtTone.film, face.rect(left - 0.34, top + 0.3, right + 0.34, top + 0.42), 0.36);
  }
  drawSill(drawing, wall, u, seed, isDirty);
  // A lamp on the panel over the door.
  const lamp: Box = [u - 0.2, 4.6, u + 0.2, 4.78];
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(...lamp, 0, 0.2), rays), 0.36)
    .fill('#3d5662', wall.rect(...lamp, 0.2))
    .fill('#ffedbd', wall.rect(lamp[0] + 0.05, 4.57, lamp[2] - 0.05, 4.63, 0.2));
}

/** The steel edge of the floor, the lip of the leveler and the bumpers, with the runs below them. */
function drawSill(drawing: Drawing, wall: Surface, u: number, seed: number, isDirty: boolean) {
  drawing
    .fill('#41545c', wall.rect(u - 1.02, 0.58, u + 1.02, deck))
    .fill('#26353c', wall.rect(u - 0.96, 0.58, u + 0.96, 0.98));
  drawing.fill('#8798a0', wall.rect(u - 1.02, deck - 0.14, u + 1.02, deck, 0.18));
  drawing.fill(
    '#e3b02c',
    wall.rect(u - 1.62, deck - 0.09, u - 1.02, deck) + wall.rect(u + 1.02, deck - 0.09, u + 1.62, deck),
  );
  const bumpers = [u - 1.34, u + 1.34];
  if (isDirty) {
    drawRuns(drawing, wall, [u - 1.8, 0, u + 1.8, 0.66], {
      seed: seed + 3,
      color: '#a5592c',
      opacity: 0.25,
      at: [u - 1.5, u - 1.2, u - 0.55, u + 0.4, u + 1.16, u + 1.5],
      spread: 0.22,
      fine: 5,
      detail: 70,
    });
    for (const at of bumpers) drawing.fill('#2d2a24', wall.rect(at - 0.32, 0.44, at + 0.32, 1.14), 0.3);
  }
  for (const at of bumpers) {
    const box: Box = [at - 0.19, 0.56, at + 0.19, 1.08];
    drawing
      .fill(shadow, wall.shadowOfBody(wall.boxCorners(...box, 0, 0.22), rays), 0.45)
      .fill(
        '#3b474d',
        camera.formatFace([
          wall.point(box[2], box[1]),
          wall.point(box[2], box[1], 0.22),
          wall.point(box[2], box[3], 0.22),
          wall.point(box[2], box[3]),
        ]),
      )
      .fill('#22292d', wall.rect(...box, 0.22));
  }
}

function drawBollards(drawing: Drawing, floor: Surface) {
  for (const u of docks) {
    if (u < -20) continue;
    const at: Vector = [u - pitch / 2 - 0.26, -1.15, 0];
    const [x, foot] = camera.project(at);
    const scale = camera.scaleAt(at);
    const half = 0.13 * scale;
    const top = foot - 1.15 * scale;
    drawing.fill(
      shadow,
      floor.shadowOfBody(floor.boxCorners(at[0] - 0.1, -1.2, at[0] + 0.1, -1.1, 0, 0.9), rays),
      0.34,
    );
    const bar = (from: number, to: number) =>
      polygon([
        [x + from, foot],
        [x + to, foot],
        [x + to, top],
        [x + from, top],
      ]);
    drawing.fill('#efb62c', bar(-half, half)).fill('#c98f17', bar(-half, -half * 0.35));
  }
}

/** A box truck, backed up to dock 4: the driver's side and the cab face the viewer. */
function drawTruck(drawing: Drawing, floor: Surface) {
  const middle = docks[3] ?? 0;
  const [left, right] = [middle - 1.22, middle + 1.22];
  const [nose, tail, boxFront] = [-8.3, -0.5, -6.3];
  const flank = new Surface(camera, [right, 0, 0], [0, 1, 0], [0, 0, 1]);
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const box = floor.boxCorners(left, boxFront, right, tail, 1.05, 3.8);
  const cab = floor.boxCorners(left + 0.1, nose, right - 0.1, boxFront, 0.4, 2.5);
  drawing.group(0.44, () =>
    drawing
      .fill(shadow, floor.shadowOfBody([...floor.boxCorners(left, boxFront, right, tail, 0.2, 3.8)], rays))
      .fill(shadow, floor.shadowOfBody(cab, rays)),
  );
  drawing.clip(wall.rect(far, 0, near, parapet), () => drawing.fill(shadow, wall.shadowOfBody(box, rays), 0.4));
  drawing.fill('#15252d', floor.rect(left + 0.1, nose + 0.3, right - 0.05, tail), 0.75);
  // The chassis and the wheels on the far side.
  drawing.fill('#24343c', flank.rect(boxFront - 0.2, 0.55, tail, 1.05, -0.35));
  const wheel = (u: number, raise: number, radius: number) => {
    const ring: Point[] = [];
    for (let corner = 0; corner < 24; corner++) {
      const angle = (corner / 24) * Math.PI * 2;
      ring.push([u + Math.cos(angle) * radius, 0.46 + Math.sin(angle) * radius]);
    }
    return flank.polygon(ring, raise);
  };
  const frontFace = wallFacing(camera, [0, nose, 0], [1, 0, 0]);
  drawing.fill('#1b2428', frontFace.rect(left + 0.16, 0, left + 0.46, 0.7, -0.5));
  for (const u of [-2.2, -7.35])
    drawing
      .fill('#1b2428', wheel(u, -0.3, 0.46) + wheel(u, -0.04, 0.46))
      .fill('#b9c4c8', wheel(u, -0.03, 0.25))
      .fill('#5d6d74', wheel(u, -0.02, 0.1));
  // The box, with the slant of a carrier's own colors, and its roof edge.
  const side = '#f6f3ea';
  drawing.fill(side, flank.rect(boxFront, 1.05, tail, 3.8));
  const lean = 2.75 * slant;
  drawing.clip(flank.rect(boxFront, 1.05, tail, 3.8), () =>
    drawing
      .fill(
        '#cfe3ea',
        flank.polygon([
          [-4.9, 1.05],
          [-2.6, 1.05],
          [-2.6 + lean, 3.8],
          [-4.9 + lean, 3.8],
        ]),
      )
      .fill(
        '#d98b2b',
        flank.polygon([
          [-2.4, 1.05],
          [-2, 1.05],
          [-2 + lean, 3.8],
          [-2.4 + lean, 3.8],
        ]),
      ),
  );
  drawing
    .fill('#b7c1c2', flank.rect(boxFront, 3.68, tail, 3.8) + flank.rect(boxFront, 1.05, tail, 1.2))
    .fill(
      '#c4472f',
      flank.rect(-5.9, 1.09, -5.5, 1.16, 0.01) +
        flank.rect(-3.6, 1.09, -3.2, 1.16, 0.01) +
        flank.rect(-1.2, 1.09, -0.8, 1.16, 0.01),
    );
  const head = wallFacing(camera, [0, boxFront, 0], [1, 0, 0]);
  drawing.fill('#d3d6d0', head.rect(left, 1.05, right, 3.8)).fill('#a9b3b4', head.rect(left, 3.68, right, 3.8));
  drawing.fill(
    shadow,
    head.polygon([
      [left, 1.05],
      [right - 0.3, 1.05],
      [right - 0.3, 2.4],
      [left, 2.4],
    ]),
    0.3,
  );
  drawCab(drawing, [left + 0.12, right - 0.12], nose, boxFront - 0.16);
}

/** A cab over the engine: a raked windshield, a door with its window, a bumper with two lamps. */
function drawCab(drawing: Drawing, [left, right]: readonly [number, number], nose: number, back: number) {
  const color = '#2f7f9c';
  const at = (x: number, y: number, z: number): Vector => [x, y, z];
  const [waist, roof, rake] = [1.5, 2.62, 0.42];
  const flank = new Surface(camera, [right, 0, 0], [0, 1, 0], [0, 0, 1]);
  const arch: Point[] = [];
  for (let corner = 0; corner <= 10; corner++) {
    const angle = Math.PI * (1 - corner / 10);
    arch.push([-7.35 + Math.cos(angle) * 0.56, 0.5 + Math.sin(angle) * 0.52]);
  }
  drawing.fill(
    shadeOf(color, 0.14),
    flank.polygon([[nose, 0.5], ...arch, [back, 0.5], [back, roof], [nose + rake, roof], [nose, waist]]),
  );
  drawing.fill(
    '#234858',
    flank.polygon(
      [
        [nose + 0.14, waist + 0.06],
        [nose + rake + 0.06, roof - 0.2],
        [back - 0.42, roof - 0.2],
        [back - 0.42, waist + 0.06],
      ],
      0.004,
    ),
  );
  drawing.fill(
    '#7fb4cb',
    flank.polygon(
      [
        [nose + 0.34, waist + 0.5],
        [nose + rake + 0.06, roof - 0.2],
        [back - 0.42, roof - 0.2],
        [back - 0.42, waist + 0.66],
      ],
      0.005,
    ),
  );
  drawing
    .fill(shadeOf(color, 0.45), flank.rect(back - 0.36, 0.7, back - 0.33, roof - 0.15, 0.004))
    .fill('#17323f', flank.rect(back - 0.62, waist - 0.16, back - 0.44, waist - 0.1, 0.006));
  const raked = (x1: number, x2: number, low: number, high: number) => {
    const y = (z: number) => nose + (rake * (z - waist)) / (roof - waist);
    return camera.formatFace([at(x1, y(low), low), at(x2, y(low), low), at(x2, y(high), high), at(x1, y(high), high)]);
  };
  const front = wallFacing(camera, [0, nose, 0], [1, 0, 0]);
  drawing
    .fill(lightOf(color, 0.12), raked(left, right, waist, roof))
    .fill(color, front.rect(left, 0.42, right, waist))
    .fill('#234858', raked(left + 0.12, right - 0.12, waist + 0.08, roof - 0.16))
    .fill('#7fb4cb', raked(left + 0.12, right - 0.12, waist + 0.52, roof - 0.16))
    .fill('#a9d3e2', raked(left + 0.12, right - 0.12, waist + 0.76, roof - 0.16))
    .fill('#18333f', front.rect(left + 0.42, 0.86, right - 0.42, 1.14, 0.01))
    .fill(
      '#fff1c9',
      front.rect(left + 0.1, 0.82, left + 0.38, 1.04, 0.01) + front.rect(right - 0.38, 0.82, right - 0.1, 1.04, 0.01),
    )
    .fill('#dfe3e0', front.rect(left - 0.04, 0.42, right + 0.04, 0.68, 0.06));
  // Mirrors on their arms.
  for (const [from, to] of [
    [right, right + 0.14],
    [left - 0.14, left],
  ] as const)
    drawing.fill('#1d2d35', front.rect(from - 0.04, 2.08, to + 0.04, 2.13, -0.3));
  drawing.fill(
    '#1d2d35',
    front.rect(right + 0.06, 1.66, right + 0.24, 2.16, -0.3) + front.rect(left - 0.24, 1.66, left - 0.06, 2.16, -0.3),
  );
}

export const pictures: Pictures = {
  'commercial-warehouse': () => draw(false),
  'commercial-warehouse-before': () => draw(true),
};
