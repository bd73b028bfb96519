import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, material, mix } from '../kit/color.ts';
import { createGrains, drawDeicer, drawDustFilm, drawStreaks, traceStain } from '../kit/dirt.ts';
import { drawDoubleHung } from '../kit/double-hung.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, lerp, type Point, slant } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import { drawMountains } from '../kit/mountains.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// Late morning, and the wall faces southwest: the sun stands over the viewer's right shoulder and lights the Peak too.
const camera = new Camera({ eye: [1.95, -2.72, 1.52], yaw: -21, focal: 1010, center: 590, horizon: 580 });
const rays = createSun(-38, 44);
const opening: Box = [0, 1.22, 1.42, 3.1];

/** A double-hung window in lap siding. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty
      ? 'A double-hung window with dust, hard-water rings and deicer'
      : 'The same window, clean: Pikes Peak is in it',
    material.sidingBlue,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawSiding(drawing, wall, [-3, 0, 3, 4.4], { color: '#5f87a0', seed: 4, reveal: 0.165 });
  if (isDirty) {
    for (const [left, right, seed] of [
      [-0.2, 0.16, 3],
      [1.26, 1.62, 4],
      [0.1, 1.4, 6],
    ] as const)
      drawStreaks(drawing, wall, [left, right], opening[1] - 0.1, {
        seed,
        length: 0.5,
        color: '#8a8062',
        width: 0.03,
        opacity: 0.3,
      });
  }
  drawDoubleHung(drawing, wall, opening, {
    rays,
    paint: isDirty ? mix(material.trim, dirtTone.film, 0.42) : material.trim,
    drawGlass: (_, glass, box, part) => {
      drawReflection(drawing);
      if (isDirty) drawDirtyGlass(drawing, glass, box, part);
      else drawSheens(drawing);
    },
    ...(isDirty && { drawOnFrame: drawDirtyFrame }),
  });
  drawing.group(0.36, () => {
    for (const [fromX, fromY, toX, toY, count, seed] of [
      [1260, -20, 950, 190, 62, 3],
      [1250, 170, 1045, 330, 34, 8],
      [1230, 60, 1060, 150, 26, 5],
      [1260, 360, 1120, 440, 16, 11],
    ] as const)
      drawing.fill('#12394b', leafShadows([fromX, fromY], [toX, toY], count, seed));
  });
  return drawing;
}

/** A twig of an aspen and its leaves, as a shadow. */
function leafShadows(from: Point, to: Point, count: number, seed: number): string {
  const random = createRandom(seed);
  let path = polygon([from, [to[0], to[1] - 1], [to[0], to[1] + 1], [from[0] - 4, from[1] + 9]]);
  for (let index = 0; index < count; index++) {
    const share = 0.1 + random() * 0.95;
    const spread = 118 * (1.1 - share * 0.55);
    const x = lerp(from[0], to[0], share) + (random() - 0.5) * spread;
    const y = lerp(from[1], to[1], share) + (random() - 0.5) * spread + 10;
    const size = 7 + random() * 8;
    const turn = random() * Math.PI * 2;
    // A round leaf with a tip.
    const leaf = [1.35, 0.95, 0.9, 0.95, 1, 0.8, 1, 0.95, 0.9, 0.95].map((reach, corner): Point => {
      const angle = turn + (corner / 10) * Math.PI * 2;
      return [x + Math.cos(angle) * reach * size, y + Math.sin(angle) * reach * size];
    });
    path += polygon(leaf, 5);
  }
  return path;
}

/** The other side of the street, behind it the mountain. In glass left and right are exchanged. */
function drawReflection(drawing: Drawing) {
  const bands = ['#3f93bf', '#5aa6cf', '#7dbfe0', '#9fd3ea', '#bfe3f1'];
  bands.forEach((color, index) => {
    const y = [0, 150, 270, 356, 430][index] ?? 0;
    drawing.fill(
      color,
      polygon([
        [200, y],
        [1000, y - 26],
        [1000, 800],
        [200, 800],
      ]),
    );
  });
  drawCloud(drawing, 300, 196, 300, 4, '#e4f3fa');
  drawCloud(drawing, 560, 296, 260, 9, '#e4f3fa');
  drawMountains(drawing, {
    from: 'downtown',
    x: 560,
    horizon: 584,
    perDegree: 21,
    rise: 1.25,
    isMirrored: true,
    season: 'winter',
    sun: 'Morning',
  });
  // Roofs and trees across the street, out of the light.
  const random = createRandom(5);
  let town = 'M200 548H1000V640H200z';
  for (let x = 300; x < 900; x += 7 + random() * 12) {
    const half = 9 + random() * 9;
    const top = 508 + random() * 14;
    town += polygon([
      [x - half, 560],
      [x - half * 0.8, top + 10],
      [x - half * 0.2, top],
      [x + half * 0.5, top + 4],
      [x + half, 560],
    ]);
  }
  drawing.fill('#3d7477', town);
  const trees = ['', ''];
  for (let x = 300; x < 900; x += 9 + random() * 18) {
    const tall = 22 + random() ** 2 * 48;
    const half = tall * (0.3 + random() * 0.3);
    trees[random() < 0.5 ? 0 : 1] += polygon([
      [x - half, 620],
      [x - half * 0.95, 590 - tall * 0.45],
      [x - half * 0.35, 590 - tall * 0.95],
      [x + half * 0.1, 590 - tall],
      [x + half * 0.6, 590 - tall * 0.8],
      [x + half, 590 - tall * 0.4],
      [x + half, 620],
    ]);
  }
  drawing.fill('#2b6268', `${trees[0]}M200 572H1000V640H200z`).fill('#225560', trees[1] ?? '');
  for (const [x, wide, tall] of [
    [395, 150, 34],
    [655, 175, 42],
  ] as const) {
    drawing.fill(
      '#3c6b7b',
      polygon([
        [x - 12, 604],
        [x + wide * 0.2, 604 - tall],
        [x + wide * 0.8, 604 - tall],
        [x + wide + 12, 604],
      ]),
    );
    drawing.fill('#1a4555', `M${x} 604h${wide}v60h-${wide}z`);
    drawing.fill('#6f9fb0', `M${x + 26} 614h26v16h-26zM${x + wide - 54} 614h26v16h-26z`);
  }
  drawing.fill(
    '#173f4d',
    polygon([
      [200, 640],
      [1000, 634],
      [1000, 800],
      [200, 800],
    ]),
  );
}

function drawSheens(drawing: Drawing) {
  const band = (x: number, wide: number) =>
    polygon([
      [x + slant * 800, 0],
      [x + wide + slant * 800, 0],
      [x + wide, 800],
      [x, 800],
    ]);
  drawing.fill('#ffffff', band(440, 96) + band(560, 28), 0.2);
}

const whole: Box = [opening[0] + 0.08, opening[1] + 0.09, opening[2] - 0.08, opening[3] - 0.07];

function drawDirtyGlass(drawing: Drawing, glass: Surface, box: Box, part: 'upper' | 'lower') {
  const isLower = part === 'lower';
  drawing.fill(dirtTone.film, glass.rect(...box), isLower ? 0.3 : 0.26);
  drawDustFilm(drawing, glass, box, { seed: isLower ? 11 : Math.round(box[0] * 10) + 3, amount: 0.85 });
  drawRuns(drawing, glass, box, isLower ? 7 : 20 + Math.round(box[0] * 10));
  drawHardWater(drawing, glass, box, isLower ? 5 : 40 + Math.round(box[0] * 10));
  if (isLower) {
    drawDeicer(drawing, glass, [box[0], box[1] - 0.03, box[2], box[1] + 0.22], { seed: 9, amount: 1 });
    drawDeicer(drawing, glass, [box[0], box[1] - 0.03, box[2], box[1] + 0.13], { seed: 12, amount: 1.4 });
  }
}

/** Rain that ran down through the dust left paths a little cleaner than the rest. */
function drawRuns(drawing: Drawing, glass: Surface, box: Box, seed: number) {
  const random = createRandom(seed);
  const [left, low, right, high] = box;
  let pale = '';
  let dark = '';
  const count = Math.round((right - left) * 26);
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, random());
    const from = lerp(low + 0.15, high, random() ** 0.6);
    const length = 0.08 + random() ** 2 * 0.5;
    const half = 0.0015 + random() * 0.003;
    const sway = (random() - 0.5) * 0.01;
    const run = glass.polygon([
      [u - half, from],
      [u + half, from],
      [u + half + sway, Math.max(low, from - length * 0.7)],
      [u + sway, Math.max(low, from - length)],
      [u - half + sway, Math.max(low, from - length * 0.7)],
    ]);
    if (random() < 0.5) pale += run;
    else dark += run;
  }
  drawing.fill(dirtTone.salt, pale, 0.35).fill('#8a7d5d', dark, 0.4);
}

/** Most rings are open where the drop was wiped or ran. */
function brokenRing(x: number, y: number, radius: number, random: () => number): string {
  const from = random() * 2 * Math.PI;
  const to = from + Math.PI * (1.05 + random() * 0.9);
  const across = radius * (Math.cos(to) - Math.cos(from));
  const down = radius * (Math.sin(to) - Math.sin(from));
  const start = [x + Math.cos(from) * radius, y + Math.sin(from) * radius].map((value) => Math.round(value));
  const size = radius.toFixed(1);
  return `M${start.join(' ')}a${size} ${size} 0 1 1 ${across.toFixed(1)} ${down.toFixed(1)}`;
}

/** Returns the height of the window that the sprinkler reached at this place: overlapping arcs. */
function sprinklerReach(u: number): number {
  const hump = (center: number, wide: number, tall: number) => tall * Math.max(0, 1 - ((u - center) / wide) ** 2);
  return whole[1] + 0.12 + Math.max(hump(0.3, 0.62, 0.62), hump(1.02, 0.7, 0.86), hump(0.66, 0.3, 0.4));
}

/** A haze of lime with rings in it: every drop dried from its middle to its rim, and both are transparent. */
function drawHardWater(drawing: Drawing, glass: Surface, box: Box, seed: number) {
  const [left, low, right] = box;
  const depth = (u: number, v: number) => sprinklerReach(u) - v;
  const field = (u: number, v: number) => depth(u, v) * 3 + (fractalNoise(u * 9, v * 5, seed, 3) - 0.5) * 0.8;
  for (const [level, opacity] of [
    [0.1, 0.16],
    [0.75, 0.15],
    [1.5, 0.16],
  ] as const)
    drawing.fill(dirtTone.lime, traceStain(glass, field, box, level, 110, 14), opacity);
  const random = createRandom(seed + 1);
  let fine = '';
  let wide = '';
  let crust = '';
  const area = (right - left) * (box[3] - low);
  for (let index = 0; index < area * 1600; index++) {
    const u = lerp(left, right, random());
    const v = lerp(low, box[3], random());
    const chance = clamp(0.04 + depth(u, v) * 1.3, 0.015, 0.62);
    const size = random() ** 4;
    if (random() > chance) continue;
    const [x, y] = glass.project(u, v);
    const radius = 1.2 + size * 4.6;
    const ring = brokenRing(x, y, radius, random);
    if (radius < 2.6) fine += ring;
    else {
      wide += ring;
      crust += polygon(
        [0.1, 0.3, 0.5, 0.7, 0.9, 0.7, 0.5, 0.3].map((share, corner): Point => {
          const angle = Math.PI * share;
          const reach = corner < 5 ? 1 : 0.66;
          return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * reach];
        }),
        5,
      );
    }
  }
  drawing.line(dirtTone.lime, 1, fine, 0.75).line(dirtTone.lime, 1.2, wide, 0.8).fill(dirtTone.lime, crust, 0.75);
}

function drawDirtyFrame(drawing: Drawing, face: Surface, box: Box) {
  const [left, low, right, high] = box;
  const isUpright = high - low > right - left;
  if (isUpright)
    drawStreaks(drawing, face, [left + 0.012, right - 0.012], high, {
      seed: Math.round(left * 100) + 3,
      amount: 4,
      length: (high - low) * 0.5,
      color: dirtTone.dust,
      width: 0.012,
      opacity: 0.35,
    });
  else
    drawStreaks(drawing, face, [left, right], high, {
      seed: Math.round(high * 100),
      amount: 1.1,
      length: (high - low) * 0.8,
      color: mix(dirtTone.dust, dirtTone.mud, 0.4),
      width: 0.014,
      opacity: 0.4,
    });
  drawing.dots(
    dirtTone.dust,
    createGrains(face, box, { seed: 3, spacing: 0.022, density: () => 0.16, size: 0.006 }),
    0.6,
  );
}

export const pictures = createPair('gallery-windows', draw);
