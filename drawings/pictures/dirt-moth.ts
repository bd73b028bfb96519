import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow } from '../kit/close-window.ts';
import { material, mix } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Box } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { drawCobweb, drawMoth, drawMothTraces, drawWingPrint } from '../kit/moths.ts';
import { createPair } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';

/** Half a meter before the glass: a moth is as long as a thumb is wide. */
const camera = new Camera({ eye: [0.105, -0.42, -0.07], focal: 1000, center: 600, horizon: 400 });
const rays = createSun(-44, 40);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const opening: Box = [-0.2, -1, 1, 0.15];
const siding = '#56787c';
const white = mix(material.trim, '#ffffff', 0.3);

/** The upper corner of a window, where miller moths gather in June. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Three miller moths, their smears and a web in the corner of a window' : 'The same corner, washed',
    siding,
  );
  drawSiding(drawing, wall, [-0.4, -0.4, 0.4, 0.4], { color: siding, seed: 4, reveal: 0.145 });
  drawCloseWindow(drawing, wall, opening, {
    rays,
    steps: [
      { width: 0.07, depth: 0.012, color: white },
      { width: 0.042, depth: -0.008, color: mix(white, '#dfe6e6', 0.3) },
    ],
    rebate: 0.012,
    drawOnBar: (_, face, bar, step) => {
      if (isDirty) drawTraces(drawing, face, bar, 31 + step * 7 + Math.round(bar[0] * 40), 0.5);
    },
    drawGlass: (_, glass, box) => drawGlass(drawing, glass, box, isDirty),
  });
  if (isDirty) {
    drawMoth(drawing, wall.raised(-0.008), [-0.109, -0.112], 0.3, 0.044);
    drawMoth(drawing, wall.raised(-0.016), [0.046, -0.022], 1.9, 0.044);
    drawMoth(drawing, wall.raised(-0.016), [-0.004, -0.128], -0.5, 0.046);
  }
  return drawing;
}

/** Traces lie close in the corner and thin out away from it. */
const nearCorner = (u: number, v: number) =>
  0.16 + 0.6 * Math.exp(-(((u + 0.06) / 0.16) ** 2) - ((v - 0.02) / 0.13) ** 2);

function drawTraces(drawing: Drawing, face: Surface, [left, low, right, high]: Box, seed: number, share: number) {
  const box: Box = [Math.max(left, -0.22), Math.max(low, -0.245), Math.min(right, 0.36), Math.min(high, 0.15)];
  const [wide, tall] = [box[2] - box[0], box[3] - box[1]];
  if (wide <= 0 || tall <= 0) return;
  drawMothTraces(drawing, face, box, {
    seed,
    count: Math.round(620 * wide * tall),
    density: (u, v) => share * nearCorner(u, v),
  });
}

/** The panes mirror the sky, pines and the roof across the street. */
function drawGlass(drawing: Drawing, glass: Surface, box: Box, isDirty: boolean) {
  drawMirroredSky(drawing, 620);
  for (const [x, height, seed] of [
    [1010, 520, 6],
    [700, 330, 11],
    [250, 250, 8],
    [1180, 380, 3],
  ] as const)
    drawFarPine(drawing, { x, foot: 800, height, seed, haze: 0.3 });
  drawing
    .fill(
      '#2f5a66',
      polygon([
        [0, 706],
        [500, 706],
        [760, 640],
        [1010, 712],
        [1210, 716],
        [1210, 810],
        [0, 810],
      ]),
    )
    .fill(
      '#264b58',
      polygon([
        [0, 760],
        [1210, 772],
        [1210, 810],
        [0, 810],
      ]),
    );
  if (!isDirty) {
    drawPageSheen(
      drawing,
      [
        [520, 120],
        [680, 36],
      ],
      0.2,
    );
    return;
  }
  const [left, , , high] = box;
  drawing.fill('#cbbf9f', glass.rect(left, -0.3, 0.5, high), 0.24);
  drawTraces(drawing, glass, box, 12, 0.85);
  for (const [u, v, turn] of [
    [0.055, -0.085, -0.7],
    [0.16, -0.12, 0.5],
  ] as const)
    drawWingPrint(drawing, glass, [u, v], turn, 0.062);
  drawCobweb(drawing, glass, [left, high], { seed: 4, reach: 0.14, from: -Math.PI * 0.02, to: -Math.PI * 0.48 });
}

export const pictures = createPair('dirt-moth', draw);
