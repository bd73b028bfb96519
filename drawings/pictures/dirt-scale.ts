import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, ledgeSurface, litColor } from '../kit/close-window.ts';
import { dirtTone, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawDropRings, drawDropRuns, drawLimeStreaks } from '../kit/drop-rings.ts';
import { type Box, clamp } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawStone } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';

// A summer morning; the window is close to the lawn, and its sill is seen from above.
const camera = new Camera({ eye: [0.1, -1.46, 0.64], yaw: 10, focal: 1020, center: 600, horizon: 178 });
const rays = createSun(42, 44);
const bronze = '#4a4640';
const stone = '#c4a07a';
const opening: Box = [-0.5, 0.012, 1.9, 1.5];

/** The lower corner of a dark window over a sill of red sandstone. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Hard-water spots from a sprinkler on a dark-framed pane' : 'The same pane, washed',
    '#b98d68',
  );
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  drawStone(drawing, wall, [-1.8, -0.6, 2.2, 1.4], { color: stone, seed: 9 });
  if (isDirty) drawBloom(drawing, wall, [-1.4, -0.6, 2, 0.5], 0.5);
  drawing.group(0.45, () =>
    drawing.fill('#17374a', wall.shadowOfBody(wall.boxCorners(-0.66, -0.1, 2.2, 0, 0, 0.1), rays)),
  );
  const frames = wall.raised(-0.07);
  drawing.clip(wall.rect(opening[0], 0, 2.2, 2), () => {
    // The stone of the opening returns to the frame.
    drawing.fill(
      litColor(stone, [1, 0, 0], rays),
      camera.formatFace([
        wall.point(opening[0], 0),
        wall.point(opening[0], 2),
        wall.point(opening[0], 2, -0.07),
        wall.point(opening[0], 0, -0.07),
      ]),
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
  drawSandstoneSill(drawing, wall, isDirty);
  return drawing;
}

/** Slabs of red sandstone that slope to the viewer and stand out from the wall. */
function drawSandstoneSill(drawing: Drawing, wall: Surface, isDirty: boolean) {
  const [out, back, fall, thick] = [0.1, -0.07, 0.03, 0.1];
  const [from, to] = [-0.66, 2];
  const depth = Math.hypot(out - back, fall);
  const top = ledgeSurface(camera, wall.point(from, -0.025, out), fall / (out - back));
  const front = wall.raised(out);
  const random = createRandom(8);
  const seams = [from, -0.16, 0.52, 1.24, to];
  for (const [index, u] of seams.slice(0, -1).entries()) {
    const tone = ['#a9623f', '#b06a47', '#a55f40', '#ad6644'][index] ?? '#a9623f';
    const end = (seams[index + 1] ?? to) - 0.007;
    drawing.fill(litColor(tone, top.normal, rays), top.rect(u - from, 0, end - from, depth));
    drawing.fill(tone, front.rect(u, -0.025 - thick, end, -0.025));
    // Its beds show as a few long lines.
    let beds = '';
    for (let row = 0; row < 4; row++) {
      const v = -0.04 - thick * 0.8 * random();
      beds += front.polygon([
        [u + 0.02 + 0.1 * random(), v],
        [end - 0.05, v + 0.004],
        [end - 0.2, v + 0.008],
      ]);
    }
    drawing.fill(shadeOf(tone, 0.2), beds).fill(mix(tone, '#ffe2c4', 0.4), front.rect(u, -0.031, end, -0.025));
    drawing.fill(
      shadeOf(tone, 0.5),
      top.rect(end - from, 0, end - from + 0.007, depth) + front.rect(end, -0.025 - thick, end + 0.007, -0.025),
    );
  }
  if (!isDirty) return;
  // Lime in the pores of the stone, closest to the glass, and streaks of it down the front.
  const box: Box = [0, 0, to - from, depth];
  const field = (u: number, v: number) =>
    0.35 * (v / depth) + 0.24 * reachAt(u + from) + 0.9 * (fractalNoise(u * 7, v * 12, 6, 4) - 0.42);
  for (const [level, opacity] of [
    [0.14, 0.3],
    [0.34, 0.36],
  ] as const)
    drawing.fill(dirtTone.lime, traceStain(top, field, box, level, 130, 14), opacity);
  drawing.dots(
    dirtTone.lime,
    createGrains(top, box, { seed: 4, spacing: 0.014, density: (u, v) => 0.7 * clamp(field(u, v)), size: 0.005 }),
    0.8,
  );
  drawing.fill(dirtTone.lime, front.rect(from, -0.033, to, -0.025), 0.6);
  drawLimeStreaks(drawing, front, [from, -0.025 - thick, to, -0.025], {
    seed: 5,
    count: 210,
    wide: 0.016,
    amount: (u) => 0.25 + 0.65 * reachAt(u),
  });
}

/** Returns the height that the spray reaches at this place, from 0 to 1: the arc of one head, and the foot of the next. */
function reachAt(u: number): number {
  const arc = (center: number, wide: number, tall: number) => tall * Math.max(0, 1 - ((u - center) / wide) ** 2);
  return Math.max(arc(0.16, 0.6, 1), arc(1.3, 0.5, 0.62), 0.08);
}

function drawBloom(drawing: Drawing, wall: Surface, box: Box, amount: number) {
  const field = (u: number, v: number) => reachAt(u + 0.2) * 0.5 - v * 0.6 + fractalNoise(u * 6, v * 9, 3, 4) * 0.7;
  for (const level of [0.72, 0.86])
    drawing.fill(dirtTone.lime, traceStain(wall, field, box, level, 70, 20), 0.3 * amount);
}

function drawCurtain(drawing: Drawing, glass: Surface, [left, low, , high]: Box) {
  drawing.fill('#e9e2d0', glass.rect(left, low, left + 0.2, high), 0.26);
  drawing.fill(
    '#f6f1e4',
    [0, 1, 2].map((fold) => glass.rect(left + fold * 0.07, low, left + fold * 0.07 + 0.03, high)).join(''),
    0.26,
  );
}

/** A Broadmoor garden in morning sun: old spruces behind a terrace of stone, a lawn, and the sprinkler that does it. */
function drawReflection(drawing: Drawing) {
  drawMirroredSky(drawing, 300, ['#3d86ad', '#5fa3c4', '#8dbfd3', '#bcd9dc', '#e3e2cd']);
  drawCloud(drawing, 400, 84, 270, 7, '#f1efe4');
  const tree = { sunSide: -1, color: '#4a7270' } as const;
  drawLeafyTree(drawing, {
    x: 610,
    foot: 330,
    height: 170,
    seed: 14,
    color: '#7d8f62',
    haze: 0.24,
    spread: 1.2,
    sunSide: -1,
  });
  for (const [x, foot, height, seed, haze] of [
    [712, 338, 300, 12, 0.2],
    [1150, 342, 470, 7, 0.1],
    [272, 336, 400, 9, 0.12],
    [120, 346, 600, 3, 0.04],
  ] as const)
    drawBlueSpruce(drawing, { ...tree, x, foot, height, seed, haze });
  drawTerrace(drawing);
  drawing
    .fill(
      '#7d9358',
      polygon([
        [-6, 340],
        [1206, 356],
        [1206, 806],
        [-6, 806],
      ]),
    )
    .fill(
      '#94a765',
      polygon([
        [-6, 352],
        [560, 354],
        [1206, 376],
        [1206, 398],
        [520, 380],
        [-6, 400],
      ]),
    );
  // Shadows of the spruces reach across the grass from the left.
  drawing.fill(
    '#27463f',
    polygon([
      [-6, 360],
      [90, 350],
      [228, 346],
      [420, 352],
      [540, 364],
      [430, 372],
      [300, 366],
      [150, 382],
      [-6, 390],
    ]) +
      polygon([
        [800, 384],
        [900, 374],
        [1060, 384],
        [1206, 410],
        [1206, 446],
        [1040, 412],
        [880, 400],
      ]),
    0.45,
  );
  drawBlueSpruce(drawing, { ...tree, x: 930, foot: 404, height: 640, seed: 4 });
  drawSprinkler(drawing, 470, 420);
  drawRoomInGlass(drawing, 424, '#12302f');
}

/** A retaining wall of buff stone with a cap and two piers. */
function drawTerrace(drawing: Drawing) {
  const top = (x: number) => 292 + x / 75;
  const strip = (from: number, to: number, high: number, low: number) =>
    polygon([
      [from, top(from) + high],
      [to, top(to) + high],
      [to, top(to) + low],
      [from, top(from) + low],
    ]);
  const buff = '#c9b088';
  drawing.fill(buff, strip(-6, 1206, 0, 60));
  const random = createRandom(15);
  let [joints, dark, light] = ['', '', ''];
  for (let row = 0; row < 3; row++) {
    joints += strip(-6, 1206, 10 + row * 15, 12 + row * 15);
    for (let x = -20 * row; x < 1200; ) {
      const wide = 26 + random() * 42;
      joints += strip(x, x + 2, 10 + row * 15, 26 + row * 15);
      if (random() < 0.28) dark += strip(x + 2, x + wide, 12 + row * 15, 25 + row * 15);
      else if (random() < 0.3) light += strip(x + 2, x + wide, 12 + row * 15, 25 + row * 15);
      x += wide;
    }
  }
  drawing
    .fill(shadeOf(buff, 0.14), dark)
    .fill(mix(buff, '#fff0d0', 0.3), light)
    .fill(shadeOf(buff, 0.34), joints)
    .fill('#e4d6b6', strip(-6, 1206, -4, 8))
    .fill(shadeOf(buff, 0.4), strip(-6, 1206, 8, 11));
  for (const x of [352, 806])
    drawing
      .fill(buff, strip(x, x + 46, -26, 60))
      .fill(shadeOf(buff, 0.3), strip(x + 32, x + 46, -26, 60))
      .fill('#e4d6b6', strip(x - 6, x + 52, -34, -24))
      .fill(shadeOf(buff, 0.4), strip(x, x + 46, -24, -20));
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

/** Dry rims of lime below an arc, thin under its top and closest low on the pane, with runs and chalk dust between. */
function drawScale(drawing: Drawing, glass: Surface, box: Box) {
  const [left, low, right] = box;
  const view: Box = [left, low, Math.min(right, 1.5), 0.84];
  const tall = 0.6;
  const depth = (u: number, v: number) => reachAt(u) - (v - low) / tall;
  drawing.dots(
    dirtTone.lime,
    createGrains(glass, view, {
      seed: 4,
      spacing: 0.0085,
      density: (u, v) => 0.62 * clamp(depth(u, v) + 0.1) ** 1.5,
      size: 0.002,
    }),
    0.4,
  );
  // Water collects at the foot of the pane.
  drawing.fill(dirtTone.lime, glass.rect(view[0], low, view[2], low + 0.012), 0.4);
  drawDropRuns(drawing, glass, [left, low, view[2]], {
    seed: 17,
    count: 150,
    from: (u) => low + tall * reachAt(u) * 0.75,
    wide: 0.006,
  });
  drawDropRings(drawing, glass, view, {
    seed: 5,
    count: 17000,
    density: (u, v) =>
      depth(u, v) < 0 ? 0.002 : 0.02 + 0.85 * Math.max(0, depth(u, v)) ** 2 + 0.22 * clamp(depth(u, v) / 0.08),
    largest: 0.0108,
  });
}

/** A few spots have bitten into the glass, and no acid lifts those. */
function drawEtchedSpots(drawing: Drawing, glass: Surface, [left, low]: Box) {
  drawDropRings(drawing, glass, [left + 0.34, low + 0.03, left + 0.8, low + 0.24], {
    seed: 3,
    count: 44,
    density: () => 0.6,
    largest: 0.011,
    opacity: 0.3,
  });
}

function drawBarScale(drawing: Drawing, face: Surface, bar: Box, step: number) {
  const [left, low, right, high] = bar;
  const isUpright = high - low > right - left;
  // The upper bar lies outside the picture.
  if (low > 1) return;
  const view: Box = [left, low, Math.min(right, 1.6), Math.min(high, 0.84)];
  const chance = (u: number, v: number) => clamp(reachAt(u) * 0.9 - v / 0.62);
  if (!isUpright) {
    const field = (u: number, v: number) => 0.5 * reachAt(u) + 0.8 * (fractalNoise(u * 22, v * 22, step + 3, 3) - 0.5);
    for (const level of [0.2, 0.5]) drawing.fill(dirtTone.lime, traceStain(face, field, view, level, 130, 10), 0.2);
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
