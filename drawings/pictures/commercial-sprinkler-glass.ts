import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { drawApartmentsAcross } from '../kit/apartments-across.ts';
import { Camera, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawDropRings, drawDropRuns, drawLimeStreaks } from '../kit/drop-rings.ts';
import { type Box, clamp, slant } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick } from '../kit/materials.ts';
import { drawMirroredSky } from '../kit/mirrored.ts';
import type { Pictures } from '../kit/pair.ts';
import { boughShadow, drawGrass } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';

const horizon = 300;
const camera = new Camera({ eye: [0.72, -2.5, 1.3], yaw: -17, focal: 1230, center: 600, horizon });
// A low evening sun behind the viewer's right shoulder.
const rays = createSun(-40, 27);
const shadow = '#1d4a63';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const glass = wall.raised(-0.11);
const opening: Box = [-1.55, 0.62, 1.05, 2.9];
const frame = '#2d4149';
const mullion = -0.28;

/** A window at the sidewalk, which the sprinkler of the bed below has reached every night for years. */
function draw(): Drawing {
  const drawing = new Drawing('A ground-floor window with dried spots of hard water', material.mortar);
  drawBrick(drawing, wall, [-2.2, -0.3, 2.6, 2.2], { color: material.brickRed, seed: 5 });
  drawGlass(drawing);
  drawFrame(drawing);
  drawSplashedBrick(drawing);
  drawSill(drawing);
  drawBed(drawing);
  return drawing;
}

/** The street in evening sun over the dark of a dining room. */
function drawGlass(drawing: Drawing) {
  const [left, low, right, high] = opening;
  drawing.clip(glass.rect(left, low, right, high), () => {
    drawMirroredSky(drawing, 330, ['#3d86ad', '#5fa3c4', '#8dbfd3', '#bfd8d6', '#ecdfbf']);
    drawCloud(drawing, 470, 92, 330, 4, '#f3ead8');
    // The Front Range, far off behind the end of the street.
    drawing
      .fill(
        '#86aebf',
        polygon([
          [330, 330],
          [330, 262],
          [404, 240],
          [452, 246],
          [520, 214],
          [566, 222],
          [612, 196],
          [648, 206],
          [690, 190],
          [742, 216],
          [800, 226],
          [860, 262],
          [860, 340],
        ]),
      )
      .fill(
        '#6b96a3',
        polygon([
          [330, 340],
          [330, 288],
          [440, 270],
          [540, 284],
          [640, 262],
          [730, 276],
          [860, 292],
          [860, 340],
        ]),
      );
    drawApartmentsAcross(drawing, {
      far: 668,
      near: 1260,
      top: [226, -34],
      foot: [322, 384],
      bays: 8,
      seed: 7,
      stucco: '#c9b795',
      siding: '#6f8288',
    });
    drawApartmentsAcross(drawing, {
      far: 440,
      near: -60,
      top: [196, -30],
      foot: [344, 436],
      bays: 6,
      seed: 4,
      stucco: '#e2d2b2',
      siding: '#8b6f58',
    });
    drawing
      .fill(
        '#8f9694',
        polygon([
          [-6, 424],
          [460, 342],
          [640, 322],
          [1206, 380],
          [1206, 806],
          [-6, 806],
        ]),
      )
      .fill(
        '#c9bfa6',
        polygon([
          [-6, 424],
          [460, 340],
          [560, 330],
          [470, 352],
          [-6, 448],
        ]),
      );
    drawLeafyTree(drawing, { x: 806, foot: 374, height: 214, seed: 9, color: '#5c7350', spread: 0.86 });
    drawLeafyTree(drawing, { x: 128, foot: 420, height: 400, seed: 5, color: '#5f7650', spread: 0.95 });
    // Their shadows reach along the street.
    drawing.fill(
      '#27424e',
      polygon([
        [122, 420],
        [136, 418],
        [420, 436],
        [640, 452],
        [600, 474],
        [380, 462],
      ]) +
        polygon([
          [800, 374],
          [810, 373],
          [980, 384],
          [1090, 402],
          [990, 400],
        ]),
      0.45,
    );
    drawRoomInGlass(drawing, 404);
    const lean = (high - low) * slant;
    const band = (start: number, wide: number) =>
      glass.polygon([
        [start, low],
        [start + wide, low],
        [start + wide + lean, high],
        [start + lean, high],
      ]);
    drawing.fill('#ffffff', band(0.02, 0.26) + band(0.36, 0.06), 0.1);
    drawWater(drawing);
    // The brick shades the pane along its right edge.
    const shade = glass.shadow(
      [
        wall.point(right, low - 1),
        wall.point(right, high + 1),
        glass.point(right, high + 1),
        glass.point(right, low - 1),
      ],
      rays,
    );
    drawing.fill('#0b2530', shade, 0.42);
  });
}

/** Returns the height that the spray of two heads reaches: a tall arc in the left pane, a lower one in the right. */
function reachAt(u: number): number {
  const arc = (center: number, wide: number, tall: number) => tall * Math.max(0, 1 - ((u - center) / wide) ** 2);
  return Math.max(arc(-0.86, 0.92, 1.12), arc(0.5, 0.66, 0.82), 0.1);
}

/** Rings lie thin under the top of each arc and closest at the foot of the glass; one sees through them. */
function drawWater(drawing: Drawing) {
  const [left, low, right] = opening;
  const view: Box = [left, low, right, 1.95];
  const depth = (u: number, v: number) => reachAt(u) - (v - low);
  // Chalk dust that thins out upward, and a thin crust at the foot of the frame.
  drawing.dots(
    dirtTone.lime,
    createGrains(glass, view, {
      seed: 4,
      spacing: 0.013,
      density: (u, v) => 0.62 * clamp(depth(u, v) / 1.1 + 0.1) ** 1.5,
      size: 0.003,
    }),
    0.4,
  );
  drawing.fill(dirtTone.lime, glass.rect(left, low + 0.06, right, low + 0.082), 0.34);
  drawDropRuns(drawing, glass, [left, low + 0.06, right], {
    seed: 3,
    count: 150,
    from: (u) => low + 0.06 + reachAt(u) * 0.8,
    wide: 0.009,
  });
  drawDropRings(drawing, glass, view, {
    seed: 11,
    count: 16000,
    density: (u, v) => {
      const inside = depth(u, v);
      return inside < 0 ? 0.003 : 0.02 + 0.85 * clamp(inside / 1.05) ** 2 + 0.22 * clamp(inside / 0.08);
    },
    largest: 0.0155,
  });
}

function drawFrame(drawing: Drawing) {
  const [left, low, right, high] = opening;
  const bar = 0.06;
  // The reveal of brick, then the frame.
  drawing
    .fill(
      shadeOf(material.brickRed, 0.4),
      camera.formatFace([
        wall.point(left, low),
        wall.point(left, high),
        glass.point(left, high),
        glass.point(left, low),
      ]),
    )
    .fill(
      mix(material.brickRed, '#5d2c22', 0.12),
      camera.formatFace([
        wall.point(right, low),
        wall.point(right, high),
        glass.point(right, high),
        glass.point(right, low),
      ]),
    );
  const rails =
    glass.rect(left, low, left + bar, high, 0.03) +
    glass.rect(right - bar, low, right, high, 0.03) +
    glass.rect(left, low, right, low + bar, 0.03) +
    glass.rect(mullion - 0.03, low, mullion + 0.03, high, 0.03);
  drawing
    .fill(
      '#0b2530',
      glass.rect(right - bar - 0.06, low, right - bar, high) + glass.rect(mullion - 0.09, low, mullion - 0.03, high),
      0.3,
    )
    .fill(frame, rails)
    .fill(
      lightOf(frame, 0.22),
      glass.rect(left, low + bar - 0.008, right, low + bar, 0.031) +
        glass.rect(mullion - 0.03, low, mullion - 0.022, high, 0.031),
    );
}

/** The spray has bleached the brick beside the window as well. */
function drawSplashedBrick(drawing: Drawing) {
  const field = (u: number, v: number) =>
    0.75 - Math.abs(v - 0.62) * 0.7 - Math.max(0, v - 0.85) * 0.6 + 0.75 * (fractalNoise(u * 3, v * 3, 9, 4) - 0.5);
  for (const [left, right] of [
    [opening[2], 2.2],
    [-2.2, opening[0]],
  ] as const)
    drawing.fill(dirtTone.lime, traceStain(wall, field, [left, 0, right, 1.35], 0.66, 40, 30), 0.16);
  drawing.fill(dirtTone.lime, traceStain(wall, field, [-2.2, 0.02, 2.4, 0.5], 0.58, 110, 30), 0.15);
  drawing.clip(wall.rect(opening[2], -1, 3, 4), () =>
    drawing.group(0.34, () =>
      drawing.fill(
        shadow,
        boughShadow([1215, -20], [985, 190], 5, 15) +
          boughShadow([1215, 150], [1010, 330], 8, 14) +
          boughShadow([1215, 330], [1040, 470], 12, 12),
      ),
    ),
  );
}

function drawSill(drawing: Drawing) {
  const sill: Box = [opening[0] - 0.12, 0.5, opening[2] + 0.12, 0.62];
  drawing.fill(shadow, shadowOfSolid(wall, wall, sill, [0, 0.09], rays), 0.4);
  const { camera: view } = wall;
  drawing.fill(
    '#efe6d2',
    view.formatFace([
      wall.point(sill[0], 0.62, 0.09),
      wall.point(sill[2], 0.62, 0.09),
      wall.point(sill[2], 0.62, -0.1),
      wall.point(sill[0], 0.62, -0.1),
    ]),
  );
  drawSolid(drawing, wall, sill, [0.05, 0.09], material.limestone, rays);
  // Lime has dried along its edge and in streaks below it.
  const front = wall.raised(0.09);
  drawing.fill(dirtTone.lime, front.rect(sill[0], 0.606, sill[2], 0.62), 0.6);
  drawLimeStreaks(drawing, front, sill, {
    seed: 4,
    count: 170,
    wide: 0.02,
    amount: (u) => 0.25 + 0.5 * reachAt(u),
  });
}

/** Dry grasses of the watered bed reach into the picture. */
function drawBed(drawing: Drawing) {
  drawGrass(drawing, [20, 800, 330, 830], {
    count: 15,
    seed: 6,
    colors: ['#5b5a3a', '#a3945a', '#d5c48a'],
    scaleAt: () => 11,
  });
}

export const pictures: Pictures = { 'commercial-sprinkler-glass': draw };
