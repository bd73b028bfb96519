import { Camera, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, drawNeedles, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { type Box, clamp, type Point, type Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawShingles, drawSiding } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawCottonwood, drawPonderosa } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';

/** The viewer is on a ladder at the eave. Heights are measured from the gutter. */
const camera = new Camera({ eye: [-2.3, -5.4, 2.65], yaw: 10, focal: 900, center: 590, horizon: 236 });
const rays = createSun(58, 44);
const pitch = 0.47;
/** Meters on the slope for a meter of plan. */
const grade = Math.hypot(1, pitch);
const wingRidge = 3.6;
const mainRidge = 5;
const shingle = '#858a8a';
const siding = material.sidingSage;

const main = new Surface(camera, [0, 0, 0], [1, 0, 0], [0, 1, pitch]);
const wing = new Surface(camera, [0, 0, 0], [0, -1, 0], [1, 0, pitch]);
const mainOutline: Point[] = [
  [-9, 0],
  [12, 0],
  [12, mainRidge * grade],
  [-9, mainRidge * grade],
];
const wingOutline: Point[] = [
  [0, 0],
  [5, 0],
  [5, wingRidge * grade],
  [-wingRidge, wingRidge * grade],
];

/** The wing of a ranch house joins its main roof: two slopes of shingles and the valley between them. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A shingle roof with dark streaks and a valley full of needles' : 'The same roof, cleaned',
    '#9fae72',
  );
  drawSky(drawing, daySky, 330);
  drawCloud(drawing, 700, 96, 380, 5);
  drawTrees(drawing);
  drawWalls(drawing);
  drawSlope(drawing, main, mainOutline, 3);
  drawing.fill(lightOf(shingle, 0.25), main.rect(-9, mainRidge * grade - 0.14, 12, mainRidge * grade));
  if (isDirty) drawSlopeDirt(drawing, main, mainOutline, [-6.4, 0, 9, mainRidge * grade], 4);
  drawPipe(drawing, main, [-2.7, 3.5]);
  drawVent(drawing, main, [0.5, 4.3]);
  drawSlope(drawing, wing, wingOutline, 8);
  drawing.fill(lightOf(shingle, 0.3), wing.rect(-wingRidge, wingRidge * grade - 0.13, 5, wingRidge * grade));
  if (isDirty) drawSlopeDirt(drawing, wing, wingOutline, [-wingRidge, 0, 4.2, wingRidge * grade], 11);
  drawValley(drawing, isDirty);
  drawGutters(drawing, isDirty);
  return drawing;
}

function drawTrees(drawing: Drawing) {
  const at = (x: number, y: number, height: number) => {
    const [pageX, foot] = camera.project([x, y, -3]);
    return { x: pageX, foot, height: height * camera.scaleAt([x, y, -3]) };
  };
  drawing.fill(hazeOf('#5d8a86', 0.35), 'M0 226L150 204 330 214 520 196 700 212 900 198 1200 216V340H0z');
  drawCottonwood(drawing, { ...at(14, 24, 8.6), seed: 8, haze: 0.25 });
  drawCottonwood(drawing, { ...at(-12.4, 22, 7.6), seed: 3, haze: 0.25 });
  drawPonderosa(drawing, { ...at(3.4, 13, 12), seed: 5, haze: 0.06 });
  drawPonderosa(drawing, { ...at(-4.4, 11.5, 10.5), seed: 9, haze: 0.04 });
  drawPonderosa(drawing, { ...at(0.2, 17, 10.4), seed: 14, haze: 0.14 });
}

function drawWalls(drawing: Drawing) {
  const overhang = 0.42;
  const back = wallFacing(camera, [-9, overhang, -3], [1, 0, 0]);
  const side = new Surface(camera, [overhang, overhang, -3], [0, -1, 0], [0, 0, 1]);
  drawSiding(drawing, back, [0, 0, 9 + overhang, 3], { color: siding, seed: 4, reveal: 0.19 });
  drawSiding(drawing, side, [0, 0, 5.6, 3], { color: mix(siding, '#17415a', 0.16), seed: 5, reveal: 0.19 });
  drawing.fill('#17415a', back.rect(0, 0, 9 + overhang, 3), 0.3).fill('#17415a', side.rect(0, 0, 5.6, 3), 0.36);
}

function drawSlope(drawing: Drawing, slope: Surface, outline: readonly Point[], seed: number) {
  const color = slope === main ? shingle : mix(shingle, '#fff1d8', 0.16);
  drawShingles(drawing, slope, outline, { color, seed, course: 0.21 });
}

/** Algae runs down from the ridge in broad dark streaks; moss sits in the shade of the butts, low on the slope. */
function drawSlopeDirt(drawing: Drawing, slope: Surface, outline: readonly Point[], box: Box, seed: number) {
  const [left, low, right, high] = box;
  const share = (v: number) => (v - low) / (high - low);
  const streak = (u: number, v: number) =>
    fractalNoise(u * 2.3 + (fractalNoise(u * 0.7, v * 0.8, seed + 4) - 0.5) * 0.4, v * 0.17, seed, 4) +
    0.14 * Math.sin(Math.PI * clamp(share(v) * 0.75 + 0.25));
  const moss = (u: number, v: number) =>
    fractalNoise(u * 3.4, v * 3, seed + 7, 4) - share(v) * 0.9 + (Math.abs((v / 0.21) % 1) < 0.42 ? 0.06 : -0.14);
  drawing.clip(slope.polygon(outline), () => {
    drawing.fill('#7d745c', slope.polygon(outline), 0.26);
    for (const [index, level] of [0.5, 0.6, 0.7].entries())
      drawing.fill(mix('#5b5444', '#23221f', index / 2), traceStain(slope, streak, box, level, 100, 50), 0.3);
    drawing.dots(
      '#2c2a25',
      createGrains(slope, box, {
        seed: seed + 1,
        spacing: 0.095,
        density: (u, v) => 0.7 * clamp(streak(u, v) - 0.48),
        size: 0.02,
      }),
      0.5,
    );
    drawing.fill(dirtTone.algae, traceStain(slope, moss, [left, low, right, 1.5], 0.53, 130, 14), 0.75);
    drawing.dots(
      '#c9cdb6',
      createGrains(slope, box, {
        seed: seed + 2,
        spacing: 0.2,
        density: (_, v) => 0.08 * (1 - share(v) * 0.5),
        size: 0.035,
      }),
      0.8,
    );
  });
}

/** Open valley of bent sheet metal; pine needles fill it and dam the water. */
function drawValley(drawing: Drawing, isDirty: boolean) {
  const top = wingRidge * grade;
  const metal = (surface: Surface, side: number): string =>
    surface.polygon([
      [0, 0],
      [0.15 * side, 0],
      [wingRidge * Math.sign(-side) + 0.1 * side, top],
      [wingRidge * Math.sign(-side), top],
    ]);
  drawing.fill('#5d6a72', metal(main, -1)).fill('#aeb9be', metal(wing, 1));
  if (!isDirty) return;
  for (const [surface, side, seed] of [
    [main, -1, 5],
    [wing, 1, 9],
  ] as const) {
    const away = (u: number, v: number) => side * (u + (side * v) / grade);
    const pile = (u: number, v: number) =>
      1 - away(u, v) / (0.42 - 0.05 * v) + (fractalNoise(u * 3, v * 3, seed, 4) - 0.5) * 1.5;
    const box: Box = side === -1 ? [-0.7, 0, wingRidge, top] : [-wingRidge, 0, 0.7, top];
    const half: Point[] =
      side === -1
        ? [
            [0, 0],
            [-1.4, 0],
            [wingRidge - 1, top],
            [wingRidge, top],
          ]
        : [
            [0, 0],
            [1.4, 0],
            [-wingRidge + 1, top],
            [-wingRidge, top],
          ];
    drawing.clip(surface.polygon(half), () => {
      for (const [index, level] of [0.25, 0.55, 0.85].entries())
        drawing.fill(mix('#a06f42', '#6d472c', index / 2), traceStain(surface, pile, box, level, 90, 16), 0.85);
      const shift = 0.12 * side;
      drawNeedles(drawing, surface, [shift, 0.02], [-side * wingRidge + shift, top], {
        seed,
        amount: 0.65,
        spread: 0.3,
      });
    });
  }
}

function drawGutters(drawing: Drawing, isDirty: boolean) {
  const out = 0.13;
  const deep = 0.13;
  const dull = (color: string, share: number) => (isDirty ? mix(color, dirtTone.filmDeep, share) : color);
  const quad = (...corners: Vector[]) => camera.formatFace(corners);
  const level = -0.015;
  const channel =
    quad([-9, 0, level], [0, 0, level], [-out, -out, level], [-9, -out, level]) +
    quad([0, 0, level], [0, -4.6, level], [-out, -4.6, level], [-out, -out, level]);
  drawing.fill(isDirty ? '#6b4a2f' : shadeOf(material.trim, 0.45), channel);
  if (isDirty) {
    const along = new Surface(camera, [0, 0, 0], [1, 0, 0], [0, 1, 0]);
    drawNeedles(drawing, along, [-6.5, -0.07], [-0.05, -0.07], { seed: 21, amount: 0.5, spread: 0.06 });
    drawNeedles(drawing, along, [-0.07, -0.05], [-0.07, -3.4], { seed: 22, amount: 0.6, spread: 0.06 });
  }
  const front = wallFacing(camera, [0, -out, -deep], [1, 0, 0]);
  const side = new Surface(camera, [-out, 0, -deep], [0, -1, 0], [0, 0, 1]);
  drawing.fill(dull(material.trim, 0.4), front.rect(-9, 0, -out, deep));
  drawing.fill(dull(mix(material.trim, '#9db4bf', 0.3), 0.4), side.rect(out, 0, 4.6, deep));
  if (isDirty) {
    for (const [surface, ends, seed] of [
      [front, [-6.5, -out], 4],
      [side, [out, 3.4], 6],
    ] as const)
      drawing.clip(surface.rect(ends[0], 0, ends[1], deep), () =>
        drawStreaks(drawing, surface, ends, deep, {
          seed,
          amount: 2,
          length: 0.34,
          color: '#4a4334',
          width: 0.04,
          opacity: 0.34,
        }),
      );
  }
  const lip = 0.02;
  drawing.fill(
    dull('#ffffff', 0.2),
    front.rect(-9, deep - lip, -out, deep, 0.012) + side.rect(out, deep - lip, 4.6, deep, 0.012),
  );
}

function drawPipe(drawing: Drawing, slope: Surface, [u, v]: Point) {
  const foot = slope.point(u, v);
  const body = (wide: number, tall: number): Vector[] =>
    [-wide, wide].flatMap((x) =>
      [-wide, wide].flatMap((y): Vector[] => [
        [foot[0] + x, foot[1] + y, foot[2] + y * pitch],
        [foot[0] + x, foot[1] + y, foot[2] + tall],
      ]),
    );
  drawing.fill('#77838a', slope.rect(u - 0.24, v - 0.24, u + 0.24, v + 0.26));
  drawing.fill('#17303c', slope.shadowOfBody(body(0.05, 0.5), rays), 0.45);
  const light = camera.formatSilhouette(body(0.055, 0.5));
  drawing.fill('#c7cdcd', light);
  const [x] = camera.project(foot);
  drawing.clip(light, () => drawing.fill('#8c989d', `M${Math.round(x)} 0h60v800h-60z`));
}

/** A box vent of the attic. */
function drawVent(drawing: Drawing, slope: Surface, [u, v]: Point) {
  const box: Box = [u - 0.24, v - 0.22, u + 0.24, v + 0.22];
  drawing.fill('#17303c', slope.shadowOfBody(slope.boxCorners(...box, 0, 0.16), rays), 0.45);
  drawing.fill('#4f5b61', camera.formatSilhouette(slope.boxCorners(...box, 0, 0.16)));
  drawing.fill('#6f7c83', slope.rect(...box, 0.16));
}

export const pictures = createPair('roof-cleaning', draw);
