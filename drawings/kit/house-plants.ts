import { lightOf, shadeOf } from './color.ts';
import { polygon } from './drawing.ts';
import type { Point } from './geometry.ts';
import { placeOnPage, type Scene } from './house-parts.ts';
import { createRandom } from './random.ts';

type Place = readonly [number, number, number?];

/** A ragged patch of leaves with few corners: half as many bytes as the plants that stand close to the viewer. */
function patch(x: number, y: number, radius: number, random: () => number, corners = 8): string {
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + random() * 0.5) / corners) * Math.PI * 2;
    const reach = radius * (0.76 + random() * 0.42);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.74]);
  }
  return polygon(points, 5);
}

/** A shrub along a foundation, wider than high; `spread` is its width for each meter of height. */
export function drawBush(
  scene: Scene,
  place: Place,
  height: number,
  options: { color?: string; seed?: number; spread?: number; flower?: string } = {},
): void {
  const { color = '#7c9a66', seed = 1, spread = 1.25, flower } = options;
  const { x, foot, height: tall, sunSide } = placeOnPage(scene, place, height);
  const random = createRandom(seed);
  const columns = Math.max(4, Math.round(5 * spread));
  let shade = '';
  let body = '';
  let light = '';
  let blooms = '';
  for (let column = 0; column < columns; column++) {
    const share = (column + 0.5) / columns;
    const dome = Math.sin(Math.PI * (0.1 + 0.8 * share)) ** 0.6;
    const middle = x + (share - 0.5) * tall * spread;
    for (const level of [0.16, 0.48, 0.78]) {
      const radius = tall * 0.21 * (0.85 + random() * 0.35);
      const [left, y] = [middle + (random() - 0.5) * tall * 0.1, foot - tall * level * dome];
      shade += patch(
        left - sunSide * radius * 0.14,
        Math.min(y + radius * 0.28, foot - radius * 0.62),
        radius * 1.06,
        random,
      );
      body += patch(left + sunSide * radius * 0.1, y - radius * 0.1, radius * 0.84, random);
      if (level > 0.3) light += patch(left + sunSide * radius * 0.36, y - radius * 0.34, radius * 0.42, random, 6);
      if (flower)
        blooms += patch(left + (random() - 0.5) * radius, y - radius * (random() - 0.2), radius * 0.2, random, 5);
    }
  }
  scene.drawing.fill(shadeOf(color, 0.36), shade).fill(color, body).fill(lightOf(color, 0.24), light);
  if (flower) scene.drawing.fill(flower, blooms);
}

/** A tree of a yard some way off: a forked trunk and a crown of few patches. */
export function drawYardTree(
  scene: Scene,
  place: Place,
  height: number,
  options: { color?: string; seed?: number; spread?: number; bark?: string; trunk?: number } = {},
): void {
  const { color = '#90aa5c', seed = 1, spread = 0.72, bark = '#7d6a58', trunk = 0.24 } = options;
  const { x, foot, height: tall, sunSide } = placeOnPage(scene, place, height);
  const random = createRandom(seed);
  const half = tall * 0.022;
  const limb = (side: number, top: number) =>
    polygon([
      [x - half, foot],
      [x - half * 0.6, foot - tall * trunk],
      [x + side * tall, foot - tall * top],
      [x + side * tall + half * 0.5, foot - tall * top],
      [x + half * 0.6, foot - tall * trunk],
      [x + half, foot],
    ]);
  scene.drawing.fill(shadeOf(bark, 0.12), limb(-0.18 * spread, 0.6) + limb(0.02, 0.8) + limb(0.2 * spread, 0.55));
  let shade = '';
  let body = '';
  let deep = '';
  let light = '';
  const columns = 6;
  for (let column = 0; column < columns; column++) {
    const share = (column + random()) / columns;
    const dome = Math.sin(Math.PI * (0.06 + 0.88 * share)) ** 0.55;
    const middle = x + (share - 0.5) * tall * spread;
    for (let level = 0; level < 3; level++) {
      const rise = (level + random() * 0.8) / 3;
      const low = trunk + 0.06 + (1 - dome) * 0.22;
      const y = foot - tall * (low + (trunk + (0.92 - trunk) * dome - low) * rise);
      const radius = tall * 0.115 * (0.75 + random() * 0.5);
      shade += patch(middle - sunSide * radius * 0.15, y + radius * 0.28, radius * 1.12, random, 10);
      body += patch(middle + sunSide * radius * 0.1, y - radius * 0.12, radius * 0.92, random, 10);
      if (random() < 0.6) deep += patch(middle - sunSide * radius * 0.5, y + radius * 0.5, radius * 0.4, random, 7);
      if (rise > 0.4) light += patch(middle + sunSide * radius * 0.38, y - radius * 0.4, radius * 0.46, random, 7);
    }
  }
  scene.drawing
    .fill(shadeOf(color, 0.42), shade)
    .fill(color, body)
    .fill(shadeOf(color, 0.3), deep)
    .fill(lightOf(color, 0.22), light);
}

/** Soapweed yucca: a ball of stiff blades, as it stands all over the prairie. */
export function drawYucca(scene: Scene, place: Place, height: number, seed = 1): void {
  const { x, foot, height: tall } = placeOnPage(scene, place, height);
  const random = createRandom(seed);
  const paths = ['', '', ''];
  for (let blade = 0; blade < 15; blade++) {
    const angle = Math.PI * (0.06 + (0.88 * (blade + random() * 0.6)) / 15);
    const reach = tall * (0.75 + random() * 0.3);
    const half = tall * 0.045;
    paths[blade % 3] += polygon([
      [x - half, foot],
      [x + Math.cos(angle) * reach, foot - Math.sin(angle) * reach * 0.92],
      [x + half, foot],
    ]);
  }
  ['#6f7f55', '#8b9868', '#aab384'].forEach((color, index) => {
    scene.drawing.fill(color, paths[index] ?? '');
  });
}

/** A tumbleweed: a ball of dry twigs. */
export function drawTumbleweed(scene: Scene, place: Place, size: number, seed = 1): void {
  const { x, foot, height: tall } = placeOnPage(scene, place, size);
  const random = createRandom(seed);
  scene.drawing.fill('#a58a5c', patch(x, foot - tall * 0.5, tall * 0.5, random, 13), 0.55);
  let twigs = '';
  for (let twig = 0; twig < 26; twig++) {
    const angle = random() * Math.PI * 2;
    const from = random() * 0.3;
    const bend = angle + (random() - 0.5) * 1.4;
    twigs += polygon([
      [x + Math.cos(angle) * tall * from, foot - tall * (0.5 + Math.sin(angle) * from * 0.9)],
      [x + Math.cos(bend) * tall * 0.54, foot - tall * (0.5 + Math.sin(bend) * 0.5)],
      [x + Math.cos(angle) * tall * (from + 0.05), foot - tall * (0.5 + Math.sin(angle) * from * 0.9) + 1.6],
    ]);
  }
  scene.drawing.fill('#83683f', twigs);
}
