import { Drawing, ellipse } from '../kit/drawing.ts';
import { lerp } from '../kit/geometry.ts';
import type { Pictures } from '../kit/pair.ts';
import { createRandom } from '../kit/random.ts';

const format = (value: number) => value.toFixed(1);

/** Cottonwood fluff on a pane: loose tufts of fine threads, more of them toward the sill; transparent between them. */
function drawGlass(): Drawing {
  const drawing = new Drawing('Cottonwood fluff on a pane', 'none');
  const random = createRandom(23);
  let [halos, cores, threads, seeds] = ['', '', '', ''];
  for (let index = 0; index < 95; index++) {
    const [x, y] = [random() * 1200, 800 * (1 - random() ** 1.7 * 0.98)];
    const size = lerp(8, 27, random() ** 1.6);
    for (let clump = 0; clump < 5; clump++) {
      const [a, b] = [x + (random() - 0.5) * size * 1.3, y + (random() - 0.5) * size * 0.8];
      const radius = size * lerp(0.25, 0.6, random());
      halos += ellipse(a, b, radius, radius * 0.8);
      if (clump < 2) cores += ellipse(a, b, radius * 0.6, radius * 0.45);
    }
    for (let thread = 0; thread < 20; thread++) {
      const from = [x + (random() - 0.5) * size, y + (random() - 0.5) * size * 0.7];
      // Curls that turn back on themselves.
      const knots = Array.from({ length: 3 }, () => [
        x + (random() - 0.5) * size * 2.6,
        y + (random() - 0.5) * size * 1.9,
      ]);
      threads += `M${from.map(format).join(' ')}C${knots.flat().map(format).join(' ')}`;
    }
    if (random() < 0.35) seeds += ellipse(x + size * 0.15, y + size * 0.2, 1.5, 2.1);
  }
  return drawing
    .group(0.3, () => drawing.fill('#ffffff', halos))
    .fill('#ffffff', cores, 0.45)
    .line('#ffffff', 0.8, threads, 0.6)
    .fill('#8b7a5c', seeds, 0.8);
}

export const pictures: Pictures = { 'glass-fluff': drawGlass };
