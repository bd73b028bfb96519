import { hazeOf, lightOf, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import type { Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** Cheyenne Mountain from the northeast: a long back of forest and granite, with the masts on its top. */
export function drawCheyenneMountain(
  drawing: Drawing,
  {
    x: shift = 0,
    foot = 660,
    scale = 1,
    haze = 0.24,
    masts: mastColor = '#8fa5ad',
  }: { x?: number; foot?: number; scale?: number; haze?: number; masts?: string } = {},
): void {
  const place = ([x, y]: Point): Point => [x * scale + shift, foot - (660 - y) * scale];
  const shape = (points: readonly Point[]) => polygon(points.map(place));
  const forest = hazeOf('#4a7570', haze);
  const ridge: Point[] = [
    [-640, 420],
    [-520, 372],
    [-430, 384],
    [-330, 330],
    [-240, 318],
    [-150, 276],
    [-90, 268],
    [-6, 231],
    [60, 192],
    [130, 143],
    [190, 127],
    [262, 119],
    [330, 137],
    [400, 171],
    [470, 208],
    [520, 200],
    [560, 221],
    [640, 286],
    [760, 335],
    [880, 382],
    [980, 374],
    [1080, 413],
    [1206, 434],
  ];
  drawing.fill(
    hazeOf('#6f8f98', 0.42),
    shape([
      [560, 420],
      [760, 372],
      [900, 392],
      [1010, 350],
      [1120, 380],
      [1206, 362],
      [1206, 640],
      [560, 640],
    ]),
  );
  const masts = [
    [196, 126, 34],
    [214, 124, 26],
    [232, 122, 40],
    [247, 121, 22],
  ] as const;
  drawing.line(
    mastColor,
    1.6 * Math.sqrt(scale),
    masts
      .map(([x, y, tall]) => {
        const [pageX, pageY] = place([x, y]).map(Math.round);
        return `M${pageX} ${pageY}v-${Math.round(tall * scale)}`;
      })
      .join(''),
  );
  drawing.fill(forest, shape([...ridge, [1206, 660], [-640, 660]]));
  /** The height of the ridge at a place on the page. */
  const ridgeAt = (x: number) => {
    const next = Math.max(
      1,
      ridge.findIndex(([at]) => at > x),
    );
    const [from, to] = [ridge[next - 1] ?? [0, 0], ridge[next] ?? [0, 0]];
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  };
  // Ribs that run down from the ridge: the sun lies on their left, the gullies between are in shade.
  const random = createRandom(8);
  let lights = '';
  let shades = '';
  for (let x = -560; x < 1190; x += 46 + random() * 34) {
    for (const tier of [0, 1]) {
      const top = ridgeAt(x) + 12 + tier * (96 + random() * 30);
      const long = (70 + random() * 50) * (1 - tier * 0.2);
      const wide = 20 + random() * 16;
      const shift = tier * (26 - random() * 52);
      const rib = (side: number): Point[] =>
        [
          [0, 0],
          [7, 0.1],
          [3, 0.34],
          [side * wide * 0.3, 0.5],
          [side * wide * 0.5, 0.74],
          [side * wide * 1.1, 0.92],
          [side * wide * 1.6, 1.04],
          [side * wide * 1.9, 0.9],
          [side * wide * 1.2, 0.66],
          [side * wide * 0.9, 0.4],
          [side * wide * 0.4, 0.22],
        ].map(([u = 0, v = 0]): Point => [x + shift + u, top + v * long]);
      lights += shape(rib(-1));
      if (random() < 0.8) shades += shape(rib(0.8));
    }
  }
  drawing.fill(lightOf(forest, 0.09), lights).fill(shadeOf(forest, 0.16), shades);
  // Bare granite shows high on it, in the morning sun.
  let rock = '';
  for (let x = 20; x < 560; x += 34 + random() * 40) {
    const [top, wide] = [ridgeAt(x) + 14 + random() * 120, 10 + random() * 16];
    rock += shape([
      [x, top],
      [x + wide * 0.7, top + 8],
      [x + wide, top + 26],
      [x + wide * 0.3, top + 34 + random() * 12],
      [x - wide * 0.4, top + 20],
    ]);
  }
  drawing.fill(hazeOf('#c9b09a', 0.3), rock, 0.5);
}
