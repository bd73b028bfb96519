import { lightOf, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/**
 * The trunk of an old ponderosa close at hand: orange plates of bark between dark furrows. `half` is half its width at
 * the foot, and `top` the height on the page up to which it is drawn.
 */
export function drawPonderosaTrunk(
  drawing: Drawing,
  trunk: { x: number; foot: number; top: number; half: number; seed: number; sunSide?: -1 | 1 },
): void {
  const { x, foot, top, half, seed, sunSide = -1 } = trunk;
  const random = createRandom(seed);
  const bark = '#b97a4e';
  const halfAt = (y: number) => {
    const share = (foot - y) / Math.max(1, foot - top);
    // The foot spreads into the roots.
    return half * (1 - share * 0.14) + half * 0.5 * Math.exp(-(foot - y) / (half * 0.45));
  };
  const side = (sign: number): Point[] =>
    Array.from({ length: 16 }, (_, index): Point => {
      const y = lerp(foot, top, (index / 15) ** 1.8);
      return [x + sign * halfAt(y) * (0.97 + random() * 0.06), y];
    });
  const outline = polygon([...side(-1), ...side(1).toReversed()]);
  drawing.fill('#5c4133', outline);
  drawing.clip(outline, () => {
    const tones = ['', '', ''];
    const column = half * 0.36;
    for (let u = -half * 1.5; u < half * 1.5; u += column * (0.8 + random() * 0.4)) {
      let y = foot + random() * half;
      while (y > top - half) {
        const tall = half * (0.7 + random() * 0.9);
        const wide = column * (0.68 + random() * 0.24);
        const jag = () => (random() - 0.5) * column * 0.3;
        tones[Math.floor(random() * 3)] += polygon([
          [x + u + jag(), y],
          [x + u + wide + jag(), y - tall * 0.06],
          [x + u + wide + jag(), y - tall * 0.5],
          [x + u + wide * 0.9 + jag(), y - tall * 0.9],
          [x + u + wide * 0.3, y - tall * 0.94],
          [x + u + jag() * 0.6, y - tall * 0.5],
        ]);
        y -= tall;
      }
    }
    drawing
      .fill(bark, tones[0] ?? '')
      .fill(lightOf(bark, 0.2), tones[1] ?? '')
      .fill(shadeOf(bark, 0.16), tones[2] ?? '');
    // The side turned from the sun.
    const dark = (from: number): Point[] => [
      [x - sunSide * half * from, foot + 4],
      [x - sunSide * half * from, top],
      [x - sunSide * half * 2, top],
      [x - sunSide * half * 2, foot + 4],
    ];
    drawing.fill('#1b3350', polygon(dark(0.12)), 0.2).fill('#1b3350', polygon(dark(0.58)), 0.26);
  });
}
