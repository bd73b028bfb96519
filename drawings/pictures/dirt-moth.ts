import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCloseWindow } from '../kit/close-window.ts';
import { material, mix } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import { drawMirroredSky, drawPageSheen } from '../kit/mirrored.ts';
import { drawCobweb, drawMoth, drawMothTraces, drawWingPrint } from '../kit/moths.ts';
import { createPair } from '../kit/pair.ts';
import { createRandom } from '../kit/random.ts';

/** Half a meter before the glass: a moth is as long as a thumb is wide. */
const camera = new Camera({ eye: [0.105, -0.42, -0.07], focal: 1000, center: 600, horizon: 400 });
const rays = createSun(-44, 40);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const opening: Box = [-0.2, -1, 1, 0.15];
const siding = '#4c6c74';
/** White trim in the last light. */
const white = mix(material.trim, '#c9b8a6', 0.35);

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

/** A ponderosa against the light: boughs and trunk in one tone, with a trace of light on top. */
function drawDuskPine(drawing: Drawing, x: number, foot: number, height: number, seed: number, color: string) {
  const random = createRandom(seed);
  let [boughs, edges] = ['', ''];
  const half = height * 0.013;
  let trunk = polygon([
    [x - half, foot],
    [x - half * 0.3, foot - height * 0.94],
    [x + half * 0.3, foot - height * 0.94],
    [x + half, foot],
  ]);
  for (let index = 0; index < 21; index++) {
    const share = 0.3 + 0.68 * (index / 20);
    const crown = Math.sin(Math.PI * (0.26 + 0.66 * ((share - 0.3) / 0.68))) ** 0.8;
    const side = index % 2 ? 1 : -1;
    const reach = height * 0.15 * crown * (0.3 + random() * 0.9);
    const [tipX, tipY] = [x + side * reach, foot - height * share + (random() - 0.5) * height * 0.03];
    const wide = height * (0.035 + 0.045 * crown) * (0.8 + random() * 0.5);
    trunk += polygon([
      [x, tipY + height * 0.05],
      [tipX, tipY],
      [x, tipY + height * 0.06],
    ]);
    const tuft = (across: number, up: number): Point[] =>
      Array.from({ length: 13 }, (_, corner): Point => {
        const angle = Math.PI * (corner / 12);
        const ragged = (corner % 2 ? 0.7 : 1.1) * (0.85 + random() * 0.3);
        return [tipX - Math.cos(angle) * wide * across, tipY - Math.sin(angle) ** 0.8 * wide * up * ragged];
      });
    boughs += polygon([...tuft(1.1, 0.75), [tipX, tipY + wide * 0.2]], 2);
    edges += polygon([...tuft(0.7, 0.5), [tipX, tipY - wide * 0.1]], 2);
  }
  drawing
    .fill(color, trunk)
    .fill(color, boughs)
    .fill(mix(color, '#8fae9f', 0.16), edges);
}

/** A June dusk: the panes mirror the last light behind pines and the roof across the street. */
function drawGlass(drawing: Drawing, glass: Surface, box: Box, isDirty: boolean) {
  drawMirroredSky(drawing, 700, ['#2f6688', '#447f9d', '#6f9fae', '#b3bda8', '#ecc48a']);
  drawing.fill(
    '#4f7280',
    polygon([
      [0, 640],
      [240, 606],
      [420, 628],
      [640, 580],
      [900, 622],
      [1206, 590],
      [1206, 806],
      [0, 806],
    ]),
  );
  // Pines stand dark against the last light, the nearest one darkest.
  for (const [x, height, seed] of [
    [330, 190, 5],
    [384, 270, 8],
    [430, 210, 2],
    [560, 330, 11],
    [640, 420, 14],
    [700, 280, 3],
    [748, 200, 9],
  ] as const)
    drawDuskPine(drawing, x, 790, height, seed, '#294f5e');
  drawDuskPine(drawing, 985, 1010, 1040, 6, '#1a3a44');
  drawDuskPine(drawing, 1160, 900, 560, 4, '#234a56');
  // A ranch house across the street, its kitchen window lit.
  drawing
    .fill(
      '#223f4b',
      polygon([
        [90, 742],
        [214, 668],
        [560, 676],
        [720, 752],
        [720, 806],
        [90, 806],
      ]),
    )
    .fill(
      '#2f5361',
      polygon([
        [90, 742],
        [214, 668],
        [560, 676],
        [566, 684],
        [220, 678],
        [104, 748],
      ]),
    )
    .fill('#f2c877', 'M486 768h58v32h-58z')
    .fill('#16303b', 'M513 768h4v38h-4zM-6 790H1206v16H-6z');
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
