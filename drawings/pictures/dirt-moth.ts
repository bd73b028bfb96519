import { drawRoomInGlass } from '../kit/across-the-street.ts';
import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow, drawSill } from '../kit/close-window.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawCornerWeb } from '../kit/corner-web.ts';
import { createGrains, traceStain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { type Box, clamp, type Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { drawMoth, drawMothTraces, drawWingPrint } from '../kit/moths.ts';
import { drawOpenMoth } from '../kit/open-moth.ts';
import { createPair } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';

/** A long step before the wall. The moths are a little larger than life, so that their wings can be made out. */
const camera = new Camera({ eye: [0.1, -1.4, 0.2], focal: 1000, center: 600, horizon: 322 });
const rays = createSun(-44, 40);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const opening: Box = [-0.2, -0.3, 1.5, 0.53];
/** The middle of the porch light. */
const lamp: Point = [-0.475, 0.2];
const green = '#3a574c';
const sash = '#46675a';
const dust = '#d9cdb2';
const course = 0.19;

/** The porch light of a log home and the corner of the window next to it, where miller moths gather in June. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Miller moths and webs around the porch light and window of a log home' : 'The same window, washed',
    material.log,
  );
  drawNearLogs(drawing, [-0.9, -0.7, 1.2, 0.8]);
  if (isDirty) drawDustOnLogs(drawing);
  drawPorchLight(drawing, isDirty);
  drawCloseWindow(drawing, wall, opening, {
    rays,
    steps: [
      { width: [0.075, 0.01, 0.075, 0.075], depth: 0.03, color: green },
      { width: 0.045, depth: -0.012, color: sash },
    ],
    rebate: 0.014,
    drawOnBar: (_, face, bar, step) => {
      if (isDirty) drawDustOnBar(drawing, face, bar, step);
    },
    drawOnLedge: (_, ledge, box, step) => {
      if (isDirty && step > 0) drawing.fill(dust, ledge.rect(...box), 0.5);
    },
    drawGlass: (_, glass, box) => drawGlass(drawing, glass, box, isDirty),
  });
  drawSill(drawing, wall, [opening[0] - 0.07, 1.4, opening[1]], {
    rays,
    color: mix(green, '#ffffff', 0.06),
    out: 0.15,
    back: -0.012,
    thick: 0.042,
    fall: 0.02,
    drawOnTop: (_, top, box) => {
      if (isDirty) drawSillDust(drawing, top, box);
    },
    drawOnFront: (_, front, box) => {
      if (isDirty) drawDustOnBar(drawing, front, box, 5);
    },
  });
  if (isDirty) drawMoths(drawing);
  return drawing;
}

/** Moths around the porch light and on the frame, and the webs that catch some of them. */
function drawMoths(drawing: Drawing) {
  const sashFace = wall.raised(-0.012);
  drawCornerWeb(drawing, sashFace, [-0.125, 0.455], { seed: 3, reach: 0.23, toU: 1, toV: -1 });
  drawCornerWeb(drawing, sashFace, [-0.125, -0.255], { seed: 8, reach: 0.15, toU: 1, toV: 1 });
  for (const [surface, u, v, turn, span] of [
    [wall.raised(0.205), -0.463, 0.19, 0.35, 0.066],
    [wall, -0.6, 0.44, 0.5, 0.08],
    [wall, -0.34, 0.36, -0.6, 0.082],
    [wall, -0.31, 0.12, 0.9, 0.084],
    [wall, -0.42, -0.19, 2.9, 0.078],
    [wall.raised(0.03), -0.16, 0.3, 0.15, 0.074],
    [wall.raised(0.03), -0.02, 0.492, 1.4, 0.07],
    [wall.raised(-0.02), 0.02, 0.12, -0.35, 0.078],
    [wall.raised(-0.02), 0.2, 0.34, 0.5, 0.074],
  ] as const)
    drawOpenMoth(drawing, surface, [u, v], turn, span);
  drawMoth(drawing, wall.raised(0.03), [-0.165, -0.06], 0.1, 0.058);
  drawMoth(drawing, wall, [-0.6, -0.12], -0.4, 0.06);
}

/** A lantern of black iron, lit since the night; moths that got into it lie at the foot of its glass. */
function drawPorchLight(drawing: Drawing, isDirty: boolean) {
  const [u, v] = lamp;
  const iron = '#2b3234';
  const [from, to] = [0.07, 0.2];
  const glass: Box = [u - 0.062, v - 0.115, u + 0.062, v + 0.1];
  drawing.fill(
    '#1b3350',
    wall.shadowOfBody(wall.boxCorners(u - 0.08, v - 0.14, u + 0.08, v + 0.16, from, to), rays),
    0.3,
  );
  drawSolid(drawing, wall, glass, [from, to], '#ffe3a1', rays);
  const front = wall.raised(to);
  drawing.fill('#fff4d2', front.rect(u - 0.03, v - 0.07, u + 0.03, v + 0.06));
  if (isDirty) {
    const film = (a: number, b: number) =>
      0.9 * Math.exp(-(b - glass[1]) / 0.045) + 0.5 * (fractalNoise(a * 20, b * 20, 6, 3) - 0.4);
    for (const [level, opacity] of [
      [0.2, 0.4],
      [0.5, 0.5],
    ] as const)
      drawing.fill('#b59c6d', traceStain(front, film, glass, level, 40, 8), opacity);
    drawing.fill(
      '#6a543b',
      [-0.045, -0.02, 0.012, 0.04]
        .map((side, index) =>
          front.polygon([
            [u + side - 0.016, glass[1] + 0.004],
            [u + side + 0.014, glass[1] + 0.002],
            [u + side + 0.006, glass[1] + 0.014 + (index % 2) * 0.006],
            [u + side - 0.008, glass[1] + 0.012],
          ]),
        )
        .join(''),
    );
  }
  // Bars of the lantern, its cap and its foot.
  const bar = 0.007;
  drawing.fill(
    iron,
    [glass[0], u - bar / 2, glass[2] - bar].map((left) => front.rect(left, glass[1], left + bar, glass[3])).join('') +
      front.rect(glass[0], v + 0.02, glass[2], v + 0.02 + bar),
  );
  drawSolid(drawing, wall, [u - 0.075, v - 0.14, u + 0.075, v - 0.115], [from - 0.012, to + 0.012], iron, rays);
  drawSolid(drawing, wall, [u - 0.085, v + 0.1, u + 0.085, v + 0.115], [from - 0.02, to + 0.02], iron, rays);
  drawing
    .fill(
      iron,
      front.polygon([
        [u - 0.08, v + 0.115],
        [u + 0.08, v + 0.115],
        [u + 0.03, v + 0.165],
        [u - 0.03, v + 0.165],
      ]),
    )
    .fill(
      lightOf(iron, 0.16),
      front.polygon([
        [u + 0.02, v + 0.115],
        [u + 0.08, v + 0.115],
        [u + 0.03, v + 0.165],
        [u + 0.012, v + 0.165],
      ]),
    )
    .fill(iron, front.rect(u - 0.008, v + 0.165, u + 0.008, v + 0.195));
}

/** Peeled logs at arm's length: round, with drying checks and knots, and chinking set back between them. */
function drawNearLogs(drawing: Drawing, [left, low, right, high]: Box) {
  const random = createRandom(6);
  const chink = 0.16;
  for (let v = low; v < high; v += course) {
    const tone = mix(material.log, random() < 0.5 ? '#8d5a33' : '#dcae78', 0.1 + 0.12 * random());
    const band = (from: number, to: number) => wall.rect(left, v + course * from, right, v + course * to);
    drawing
      .fill('#cfc3a8', band(0, chink))
      .fill(shadeOf('#cfc3a8', 0.4), band(chink * 0.55, chink))
      .fill(shadeOf(tone, 0.42), band(chink, 1))
      .fill(shadeOf(tone, 0.27), band(chink + 0.09, 1))
      .fill(shadeOf(tone, 0.1), band(chink + 0.2, 1))
      .fill(tone, band(chink + 0.34, 0.98))
      .fill(lightOf(tone, 0.18), band(chink + 0.5, 0.95))
      .fill(lightOf(tone, 0.36), band(chink + 0.6, 0.88));
    let [checks, knots, hearts] = ['', '', ''];
    for (let u = left + random() * 0.2; u < right; u += 0.16 + random() * 0.3) {
      const [y, long] = [v + course * (0.34 + 0.5 * random()), 0.08 + 0.2 * random()];
      checks += wall.polygon([
        [u, y],
        [u + long * 0.4, y + 0.0026],
        [u + long, y + 0.001],
        [u + long * 0.5, y - 0.0022],
      ]);
      if (random() > 0.3) continue;
      const knot = (share: number) =>
        wall.polygon(
          Array.from({ length: 12 }, (_, corner): Point => {
            const angle = (corner / 6) * Math.PI;
            return [u + 0.1 + Math.cos(angle) * 0.017 * share, y + 0.02 + Math.sin(angle) * 0.011 * share];
          }),
        );
      knots += knot(1);
      hearts += knot(0.55);
    }
    drawing
      .fill(shadeOf(tone, 0.42), checks, 0.7)
      .fill(mix(tone, '#6d4224', 0.5), knots)
      .fill('#5a3820', hearts);
  }
}

/** Moths crowd into corners: the dust is thickest there and along the edges. */
const inCorner = (u: number, v: number) =>
  Math.exp(-(((u + 0.1) / 0.2) ** 2) - ((v - 0.44) / 0.17) ** 2) +
  0.9 * Math.exp(-(((u + 0.06) / 0.24) ** 2) - ((v + 0.26) / 0.1) ** 2);

function drawDustOnBar(drawing: Drawing, face: Surface, bar: Box, step: number) {
  const box: Box = [bar[0], bar[1], Math.min(bar[2], 1.1), bar[3]];
  if (box[2] - box[0] < 0.01) return;
  const field = (u: number, v: number) =>
    0.12 + 0.62 * inCorner(u, v) + 0.5 * (fractalNoise(u * 14, v * 14, 3 + step, 4) - 0.5);
  for (const [level, opacity] of [
    [0.22, 0.2],
    [0.46, 0.26],
    [0.7, 0.3],
  ] as const)
    drawing.fill(dust, traceStain(face, field, box, level, 110, 8), opacity);
  drawing.dots(
    dust,
    createGrains(face, box, {
      seed: 3 + step,
      spacing: 0.011,
      density: (u, v) => 0.1 + 0.5 * inCorner(u, v),
      size: 0.003,
    }),
    0.6,
  );
  drawMothTraces(drawing, face, box, {
    seed: 31 + step,
    count: Math.round(240 * (box[2] - box[0]) * (box[3] - box[1]) + 3),
    density: (u, v) => 0.1 + 0.7 * inCorner(u, v),
  });
}

function drawDustOnLogs(drawing: Drawing) {
  const near = (u: number, v: number) =>
    0.62 * Math.exp(-(((u - lamp[0]) / 0.2) ** 2 + ((v - lamp[1]) / 0.3) ** 2)) +
    0.7 * (fractalNoise(u * 7, v * 5, 8, 4) - 0.5);
  for (const level of [0.34, 0.52])
    drawing.fill(dust, traceStain(wall, near, [-0.9, -0.6, 1.1, 0.7], level, 130, 12), 0.1);
}

/** Loose wings, scales and other traces of the moths lie on the sill. */
function drawSillDust(drawing: Drawing, top: Surface, box: Box) {
  const [, , , depth] = box;
  const view: Box = [0, 0, 1.5, depth];
  const field = (u: number, v: number) =>
    0.3 + 0.6 * (v / depth) + 0.35 * Math.exp(-u / 0.35) + 1.1 * (fractalNoise(u * 6, v * 16, 5, 4) - 0.56);
  for (const [level, opacity] of [
    [0.2, 0.26],
    [0.46, 0.3],
    [0.72, 0.34],
  ] as const)
    drawing.fill(dust, traceStain(top, field, view, level, 150, 8), opacity);
  drawing.dots(
    '#5c4a33',
    createGrains(top, view, { seed: 4, spacing: 0.016, density: (u, v) => 0.1 * clamp(field(u, v)), size: 0.0034 }),
    0.8,
  );
  const random = createRandom(12);
  let [pale, dark] = ['', ''];
  for (let index = 0; index < 26; index++) {
    const [u, v] = [1.15 * random() ** 1.6 + 0.03, depth * (0.25 + 0.66 * random())];
    const [turn, size] = [random() * 6.3, 0.011 + 0.007 * random()];
    const wing = [
      [-1, 0],
      [-0.2, 0.42],
      [0.8, 0.34],
      [1, 0],
      [0.5, -0.3],
      [-0.4, -0.2],
    ].map(
      ([a = 0, b = 0]): Point => [
        u + (Math.cos(turn) * a - Math.sin(turn) * b) * size,
        v + (Math.sin(turn) * a + Math.cos(turn) * b) * size,
      ],
    );
    if (index % 3) pale += top.polygon(wing);
    else dark += top.polygon(wing);
  }
  drawing.fill('#a8967a', pale, 0.9).fill('#77654e', dark, 0.9);
  for (const [u, v, turn] of [
    [0.18, 0.085, 1.9],
    [0.5, 0.1, -0.7],
    [0.93, 0.09, 2.4],
  ] as const)
    drawOpenMoth(drawing, top, [u, v], turn, 0.08);
}

/** The pane mirrors a clearing among ponderosas on a June morning. */
function drawGlass(drawing: Drawing, glass: Surface, box: Box, isDirty: boolean) {
  drawMirroredSky(drawing, 470, ['#3b80a6', '#5c9dbc', '#89bacb', '#b6d3d3', '#dcdfca']);
  drawCloud(drawing, 640, 150, 330, 6, '#f1efe4');
  drawing.fill(
    '#6c95a0',
    polygon([
      [180, 462],
      [400, 430],
      [640, 446],
      [900, 416],
      [1206, 440],
      [1206, 560],
      [180, 560],
    ]),
  );
  for (const [x, height, seed] of [
    [300, 150, 3],
    [392, 190, 8],
    [470, 160, 12],
    [640, 176, 5],
    [716, 210, 9],
    [860, 160, 14],
  ] as const)
    drawFarPine(drawing, { x, foot: 516, height, seed, haze: 0.3, sunSide: -1 });
  drawing.fill('#a9ac74', 'M180 506H1206V640H180z').fill(
    '#c0bb82',
    polygon([
      [180, 530],
      [700, 518],
      [1206, 534],
      [1206, 552],
      [640, 540],
      [180, 556],
    ]),
  );
  for (const [x, foot, height, seed] of [
    [560, 548, 400, 11],
    [980, 566, 520, 4],
    [1120, 556, 430, 7],
  ] as const)
    drawFarPine(drawing, { x, foot, height, seed, haze: 0.06, sunSide: -1 });
  drawing.fill(
    '#2b463c',
    polygon([
      [556, 546],
      [760, 560],
      [930, 580],
      [700, 572],
    ]) +
      polygon([
        [976, 564],
        [1206, 584],
        [1206, 604],
        [1080, 590],
      ]),
    0.4,
  );
  drawRoomInGlass(drawing, 548, '#1c3836');
  if (!isDirty) {
    drawPageSheen(
      drawing,
      [
        [500, 130],
        [662, 36],
      ],
      0.18,
    );
    return;
  }
  const [left, low, , high] = box;
  const view: Box = [left, low, 1.1, high];
  drawing.fill(dust, glass.rect(...view), 0.2);
  const field = (u: number, v: number) =>
    0.9 * inCorner(u, v) + 0.4 * Math.exp(-(v - low) / 0.07) + 0.8 * (fractalNoise(u * 6, v * 6, 7, 4) - 0.46);
  for (const [level, opacity] of [
    [0.16, 0.16],
    [0.36, 0.18],
    [0.6, 0.2],
  ] as const)
    drawing.fill(dust, traceStain(glass, field, view, level, 130, 12), opacity);
  // Rubs and prints of wings, a few by themselves in the open part of the pane.
  drawMothTraces(drawing, glass, [left, low, 0.6, high], {
    seed: 12,
    count: 30,
    density: (u, v) => 0.06 + 0.55 * inCorner(u, v),
  });
  for (const [u, v, turn] of [
    [0.1, -0.02, 1.1],
    [0.32, 0.12, -0.3],
    [0.22, -0.16, 2.2],
    [0.5, -0.08, -1.4],
  ] as const)
    drawWingPrint(drawing, glass, [u, v], turn, 0.06);
}

export const pictures = createPair('dirt-moth', draw);
