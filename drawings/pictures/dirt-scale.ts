import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, ledgeSurface, litColor } from '../kit/close-window.ts';
import { dirtTone, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp } from '../kit/geometry.ts';
import { drawDriedSpray, drawHardWaterRuns } from '../kit/hard-water.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// A summer morning; the window is close to the lawn, and its sill is seen from above.
const camera = new Camera({ eye: [0.1, -1.46, 0.64], yaw: 10, focal: 1020, center: 600, horizon: 178 });
const rays = createSun(42, 44);
const bronze = '#4a4640';
const opening: Box = [-0.5, 0.012, 1.9, 1.5];

/** The lower corner of a dark window over a sill of bricks on edge. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Hard-water spots from a sprinkler on a dark-framed pane' : 'The same pane, washed',
    material.brickRed,
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawBrick(drawing, wall, [-1.8, -0.6, 2.2, 1.2], { color: material.brickRed, seed: 9 });
  if (isDirty) drawBloom(drawing, wall, [-1.4, -0.6, 2, 0.5], 0.5);
  drawing.group(0.45, () =>
    drawing.fill('#17374a', wall.shadowOfBody(wall.boxCorners(-0.66, -0.1, 2.2, 0, 0, 0.1), rays)),
  );
  const frames = wall.raised(-0.07);
  drawing.clip(wall.rect(opening[0], 0, 2.2, 2), () => {
    // The bricks of the opening return to the frame.
    drawing.fill(
      litColor(material.brickRed, [1, 0, 0], rays),
      camera.formatFace([
        wall.point(opening[0], 0),
        wall.point(opening[0], 2),
        wall.point(opening[0], 2, -0.07),
        wall.point(opening[0], 0, -0.07),
      ]),
    );
    drawing.fill(
      mix(material.mortar, '#6f5a4a', 0.3),
      Array.from({ length: 18 }, (_, row) => {
        const v = row * 0.076;
        return camera.formatFace([
          wall.point(opening[0], v),
          wall.point(opening[0], v + 0.011),
          wall.point(opening[0], v + 0.011, -0.07),
          wall.point(opening[0], v, -0.07),
        ]);
      }).join(''),
    );
    drawCloseWindow(drawing, frames, opening, {
      rays,
      steps: [
        { width: [0.05, 0.05, 0.05, 0.05], depth: 0, color: bronze },
        { width: [0.035, 0.045, 0.035, 0.035], depth: -0.018, color: mix(bronze, '#ffffff', 0.06) },
      ],
      rebate: 0.018,
      isMitered: true,
      drawGlass: (_, glass, pane) => {
        drawReflection(drawing);
        drawCurtain(drawing, glass, pane);
        if (!isDirty)
          drawPageSheen(
            drawing,
            [
              [520, 118],
              [664, 32],
            ],
            0.18,
          );
        drawEtchedSpots(drawing, glass, pane);
        if (isDirty) drawScale(drawing, glass, pane);
      },
      drawOnBar: (_, face, bar, step) => {
        if (isDirty) drawBarScale(drawing, face, bar, step);
      },
      drawOnLedge: (_, ledge, box, step) => {
        if (isDirty && step > 0) drawing.fill(dirtTone.lime, ledge.rect(...box), 0.55);
      },
    });
    drawing.group(0.4, () =>
      drawing.fill(
        '#17374a',
        frames.shadow(
          [wall.point(-2, -1), wall.point(opening[0], -1), wall.point(opening[0], 3), wall.point(-2, 3)],
          rays,
        ),
      ),
    );
  });
  drawBrickSill(drawing, wall, isDirty);
  return drawing;
}

/** Bricks on edge, side by side, that slope to the viewer and stand out from the wall. */
function drawBrickSill(drawing: Drawing, wall: Surface, isDirty: boolean) {
  const [out, back, fall, thick] = [0.1, -0.07, 0.03, 0.1];
  const [from, to] = [-0.66, 2];
  const base = '#a8563c';
  const depth = Math.hypot(out - back, fall);
  const top = ledgeSurface(camera, wall.point(from, -0.025, out), fall / (out - back));
  const front = wall.raised(out);
  const tones = [base, mix(base, '#ffffff', 0.08), mix(base, '#3c2a24', 0.14), mix(base, '#d69a6a', 0.2)];
  const mortar = '#b7a993';
  drawing.fill(litColor(mortar, top.normal, rays), top.rect(0, 0, to - from, depth));
  drawing.fill(mortar, front.rect(from, -0.025 - thick, to, -0.025));
  const random = createRandom(8);
  const wide = 0.076;
  for (let u = from; u < to; u += wide) {
    const tone = tones[Math.floor(random() * tones.length)] ?? base;
    const end = Math.min(to, u + wide - 0.011);
    drawing.fill(litColor(tone, top.normal, rays), top.rect(u - from, 0, end - from, depth));
    drawing.fill(tone, front.rect(u, -0.025 - thick, end, -0.025));
  }
  // Bloom in the pores of the brick: most comes off, a trace stays.
  const box: Box = [0, 0, to - from, depth];
  const field = (u: number, v: number) =>
    0.35 * (v / depth) + 0.24 * reachAt(u + from) + 0.9 * (fractalNoise(u * 7, v * 12, 6, 4) - 0.42);
  const lay = (level: number, opacity: number) =>
    drawing.fill(dirtTone.lime, traceStain(top, field, box, level, 220, 8), opacity);
  if (isDirty) {
    lay(0.14, 0.34);
    lay(0.32, 0.4);
    lay(0.5, 0.45);
    drawing.dots(
      dirtTone.lime,
      createGrains(top, box, { seed: 4, spacing: 0.012, density: (u, v) => 0.6 * clamp(field(u, v)), size: 0.005 }),
      0.8,
    );
  } else lay(0.42, 0.15);
  const runs = (u: number, v: number) =>
    0.5 * fractalNoise(u * 26, v * 2, 5, 3) + 0.2 * reachAt(u) - 2.4 * (-0.025 - v) + 0.1;
  const face: Box = [from, -0.025 - thick, to, -0.025];
  for (const [level, opacity] of isDirty
    ? ([
        [0.3, 0.3],
        [0.42, 0.36],
      ] as const)
    : ([[0.44, 0.12]] as const))
    drawing.fill(dirtTone.lime, traceStain(front, runs, face, level, 230, 8), opacity);
}

/** Returns the height that the spray reaches at this place, from 0 to 1: two arcs of one head. */
function reachAt(u: number): number {
  const arc = (center: number, wide: number, tall: number) => tall * Math.max(0, 1 - ((u - center) / wide) ** 2);
  return Math.max(arc(0.28, 0.62, 1), arc(1.1, 0.5, 0.62), 0.1);
}

function drawBloom(drawing: Drawing, wall: Surface, box: Box, amount: number) {
  const field = (u: number, v: number) => reachAt(u + 0.2) * 0.5 - v * 0.6 + fractalNoise(u * 6, v * 9, 3, 4) * 0.7;
  for (const level of [0.72, 0.86])
    drawing.fill(dirtTone.lime, traceStain(wall, field, box, level, 150, 12), 0.3 * amount);
}

function drawCurtain(drawing: Drawing, glass: Surface, [left, low, , high]: Box) {
  drawing.fill('#e9e2d0', glass.rect(left, low, left + 0.2, high), 0.26);
  drawing.fill(
    '#f6f1e4',
    [0, 1, 2].map((fold) => glass.rect(left + fold * 0.07, low, left + fold * 0.07 + 0.03, high)).join(''),
    0.26,
  );
}

/** The yard in morning sun: a fence under old trees, a lawn with a spruce, and the sprinkler that does it. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 280, ['#3d86ad', '#5fa3c4', '#8dbfd3', '#bcd9dc', '#e3e2cd']);
  drawCloud(drawing, 470, 78, 300, 7, '#f1efe4');
  // The neighbor's roof between the trees.
  drawing
    .fill(
      '#6d6a66',
      polygon([
        [452, 238],
        [520, 176],
        [760, 184],
        [842, 250],
      ]),
    )
    .fill('#d8ccb4', 'M470 238L830 250v70H470z')
    .fill(shadeOf('#d8ccb4', 0.35), 'M452 236L842 249v12L452 248z');
  drawLeafyTree(drawing, {
    x: 150,
    foot: 346,
    height: 470,
    seed: 3,
    color: '#667b50',
    haze: 0.04,
    spread: 0.95,
    sunSide: -1,
  });
  drawLeafyTree(drawing, {
    x: 1000,
    foot: 330,
    height: 250,
    seed: 14,
    color: '#6f835a',
    haze: 0.16,
    spread: 1.1,
    sunSide: -1,
  });
  // A cedar fence, board by board.
  drawing.fill(
    '#9c7a58',
    polygon([
      [-6, 250],
      [1206, 276],
      [1206, 346],
      [-6, 330],
    ]),
  );
  let boards = '';
  for (let x = 4; x < 1200; x += 19) boards += `M${x} ${250 + Math.round(x / 46)}h2v${80 - Math.round(x / 110)}h-2z`;
  drawing.fill('#7b5d44', boards).fill('#b8946c', 'M-6 250L1206 276v4L-6 254z');
  drawing
    .fill(
      '#7d9358',
      polygon([
        [-6, 326],
        [1206, 342],
        [1206, 806],
        [-6, 806],
      ]),
    )
    .fill(
      '#8fa062',
      polygon([
        [-6, 344],
        [560, 340],
        [1206, 366],
        [1206, 392],
        [520, 372],
        [-6, 392],
      ]),
    );
  // Shadows of the trees and the spruce reach across the grass from the left.
  drawing.fill(
    '#27463f',
    polygon([
      [-6, 352],
      [90, 338],
      [228, 334],
      [420, 340],
      [560, 352],
      [430, 362],
      [300, 356],
      [150, 372],
      [-6, 380],
    ]) +
      polygon([
        [690, 372],
        [820, 366],
        [1000, 374],
        [1206, 400],
        [1206, 436],
        [980, 402],
        [800, 388],
      ]),
    0.5,
  );
  drawBlueSpruce(drawing, { x: 838, foot: 398, height: 560, seed: 4, sunSide: -1, color: '#4a7270' });
  drawSprinkler(drawing, 500, 416);
  drawRoomInGlass(drawing, 414, '#12302f');
}

/** A sprinkler head that stands out of the lawn. */
function drawSprinkler(drawing: Drawing, x: number, foot: number) {
  drawing.fill(
    '#35574a',
    polygon([
      [x - 16, foot],
      [x + 12, foot - 4],
      [x + 46, foot + 4],
      [x + 6, foot + 7],
    ]),
  );
  drawing.fill('#26343a', `M${x - 4} ${foot - 22}h8v24h-8zM${x - 7} ${foot - 27}h14v6h-14z`);
  drawing.fill('#c9a23f', `M${x - 3} ${foot - 30}h6v3h-6z`);
}

/** A haze of lime with chalky spots in it, densest low on the pane, and runs below. */
function drawScale(drawing: Drawing, glass: Surface, box: Box) {
  const [left, low, right] = box;
  const view: Box = [left, low, Math.min(right, 1.5), 0.84];
  const tall = 0.62;
  const depth = (u: number, v: number) => reachAt(u) - (v - low) / tall;
  const field = (u: number, v: number) => depth(u, v) + 0.34 * (fractalNoise(u * 9, v * 6, 4, 4) - 0.5);
  for (const [level, opacity] of [
    [0.02, 0.1],
    [0.24, 0.11],
    [0.46, 0.15],
    [0.66, 0.18],
  ] as const)
    drawing.fill(dirtTone.lime, traceStain(glass, field, view, level, 120, 20), opacity);
  // Water gathers along the foot of the pane.
  const crust = (u: number, v: number) =>
    0.9 - (v - low) / (0.01 + 0.03 * reachAt(u)) + 1.4 * (fractalNoise(u * 60, v * 8, 9, 3) - 0.5);
  for (const level of [0.1, 0.55])
    drawing.fill(dirtTone.lime, traceStain(glass, crust, [view[0], low, view[2], low + 0.2], level, 260, 5), 0.34);
  drawHardWaterRuns(drawing, glass, [left, low, view[2]], {
    seed: 17,
    count: 90,
    from: (u) => low + tall * reachAt(u),
    wide: 0.012,
  });
  drawDriedSpray(drawing, glass, view, {
    seed: 5,
    count: 4500,
    density: (u, v) =>
      clamp(
        0.42 * Math.exp(-(((depth(u, v) - 0.08) / 0.09) ** 2)) + 1.25 * Math.max(0, depth(u, v)) ** 1.3,
        0.01,
        0.85,
      ),
    maxRadius: 0.0115,
  });
}

/** A few spots have bitten into the glass, and no acid lifts those. */
function drawEtchedSpots(drawing: Drawing, glass: Surface, [left, low]: Box) {
  drawDriedSpray(drawing, glass, [left + 0.3, low + 0.02, left + 0.75, low + 0.2], {
    seed: 3,
    count: 60,
    density: () => 0.7,
    maxRadius: 0.01,
    opacity: 0.35,
  });
}

function drawBarScale(drawing: Drawing, face: Surface, bar: Box, step: number) {
  const [left, low, right, high] = bar;
  const isUpright = high - low > right - left;
  const view: Box = [left, low, Math.min(right, 1.6), Math.min(high, 0.84)];
  const chance = (u: number, v: number) => clamp(reachAt(u) * 0.9 - v / 0.62);
  if (!isUpright) {
    const field = (u: number, v: number) => 0.5 * reachAt(u) + 0.8 * (fractalNoise(u * 22, v * 22, step + 3, 3) - 0.5);
    for (const level of [0.2, 0.5]) drawing.fill(dirtTone.lime, traceStain(face, field, view, level, 200, 6), 0.2);
  }
  drawing.dots(
    dirtTone.lime,
    createGrains(face, view, {
      seed: 6 + step,
      spacing: 0.012,
      density: (u, v) => 0.02 + 0.5 * chance(u, v),
      size: 0.0045,
    }),
    0.75,
  );
}

export const pictures = createPair('dirt-scale', draw);
