import { Camera, wallFacing } from '../kit/camera.ts';
import { Drawing } from '../kit/drawing.ts';
import type { Box } from '../kit/geometry.ts';
import { drawMoth, drawMothTraces } from '../kit/moths.ts';
import type { Pictures } from '../kit/pair.ts';
import { createRandom } from '../kit/random.ts';

/** A pane of two meters by one and a third, seen straight on. */
const camera = new Camera({ eye: [0, -2, 0.667], focal: 1200, center: 600, horizon: 400 });
const glass = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const pane: Box = [-1, 0, 1, 1.334];

/** Miller moths on a pane, with the dust and spots they leave; transparent between them. */
function drawGlass(): Drawing {
  const drawing = new Drawing('Miller moths and what they leave on a pane', 'none');
  const density = (u: number, v: number) =>
    0.18 + 0.5 * (1 - v / 1.334) ** 2 + 0.25 * Math.exp(-(((u - 0.5) / 0.4) ** 2));
  drawMothTraces(drawing, glass, pane, { seed: 12, count: 150, density });
  const random = createRandom(7);
  for (let index = 0; index < 16; index++) {
    const [u, v, turn, size] = [random(), random(), random(), random()];
    drawMoth(drawing, glass, [-0.95 + 1.9 * u, 0.06 + 0.95 * v ** 1.4], (turn - 0.5) * 3, 0.062 + 0.022 * size);
  }
  return drawing;
}

export const pictures: Pictures = { 'glass-moths': drawGlass };
