import { lightOf, material, mix, shadeOf } from './color.ts';
import { type Dot, type Drawing, polygon, smoothRing } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

interface Plant {
  x: number;
  /** Point at which it meets the ground. */
  foot: number;
  height: number;
  seed: number;
  /** 0 near, 1 lost in the air. */
  haze?: number;
  /** -1 when the sun comes from the left, 1 from the right. */
  sunSide?: -1 | 1;
}

const faded = (color: string, haze = 0) => mix(color, '#b5d5e2', haze);

function blob(x: number, y: number, radius: number, flatness: number, random: () => number, corners = 11): Point[] {
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + random() * 0.5) / corners) * Math.PI * 2;
    const reach = radius * (0.78 + random() * 0.42);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatness]);
  }
  return points;
}

/** A tuft of needles: flat below, jagged above. */
function needleClump(x: number, y: number, radius: number, random: () => number): Point[] {
  const points: Point[] = [];
  const teeth = 7;
  for (let tooth = 0; tooth <= teeth * 2; tooth++) {
    const share = tooth / (teeth * 2);
    const dome = Math.sin(Math.PI * share) ** 0.75;
    const height = radius * dome * (tooth % 2 ? 0.72 : 0.48) * (0.85 + random() * 0.35);
    points.push([x - radius + 2 * radius * share, y - height]);
  }
  for (let tooth = teeth; tooth >= 0; tooth--) {
    const share = tooth / teeth;
    points.push([
      x - radius * 0.92 + 1.84 * radius * share,
      y + radius * 0.14 * Math.sin(Math.PI * share) + (tooth % 2 ? radius * 0.1 : 0),
    ]);
  }
  return points;
}

/** A ponderosa: a long bare trunk of orange bark, limbs that reach out and tufts of needles at their ends. */
export function drawPonderosa(drawing: Drawing, plant: Plant): void {
  const { x, foot, height, seed, haze, sunSide = -1 } = plant;
  const random = createRandom(seed);
  const half = height * 0.021;
  const lean = (random() - 0.5) * height * 0.05;
  const at = (share: number) => x + lean * share;
  const bark = faded(material.bark, haze);
  const green = faded(material.ponderosa, haze);
  const trunk = (from: number, to: number, share: number): Point[] => [
    [at(0) + from * half, foot],
    [at(share) + from * half * 0.3, foot - height * share],
    [at(share) + to * half * 0.3, foot - height * share],
    [at(0) + to * half, foot],
  ];
  drawing.fill(bark, polygon(trunk(-1, 1, 0.93)));
  drawing.fill(shadeOf(bark, 0.4), polygon(trunk(sunSide === -1 ? 0.1 : -1, sunSide === -1 ? 1 : -0.1, 0.93)));
  let limbs = '';
  let shade = '';
  let body = '';
  let light = '';
  const count = 26;
  for (let index = 0; index < count; index++) {
    const share = 0.34 + 0.62 * (index / (count - 1)) ** 0.9;
    const side = index % 2 ? 1 : -1;
    const crown = Math.sin(Math.PI * (0.2 + 0.78 * ((share - 0.34) / 0.62))) ** 0.6;
    const reach = height * 0.15 * crown * (0.25 + random() * 0.85);
    const y = foot - height * share + (random() - 0.5) * height * 0.02;
    const tip = at(share) + side * reach;
    limbs += polygon([
      [at(share), y + height * 0.03],
      [tip, y],
      [tip, y + height * 0.006],
      [at(share), y + height * 0.042],
    ]);
    const radius = height * (0.045 + random() * 0.035) * (0.55 + crown * 0.6);
    shade += polygon(needleClump(tip - sunSide * radius * 0.1, y + radius * 0.24, radius * 1.04, random));
    body += polygon(needleClump(tip, y, radius, random));
    light += polygon(needleClump(tip + sunSide * radius * 0.28, y - radius * 0.16, radius * 0.62, random));
  }
  drawing
    .fill(shadeOf(bark, 0.3), limbs)
    .fill(shadeOf(green, 0.5), shade)
    .fill(green, body)
    .fill(lightOf(green, 0.22), light);
}

/** A blue spruce: tiers of boughs that droop, to the ground. */
export function drawSpruce(drawing: Drawing, plant: Plant & { color?: string }): void {
  const { x, foot, height, seed, haze, sunSide = -1 } = plant;
  const random = createRandom(seed);
  const base = faded(plant.color ?? material.spruceBlue, haze);
  let shade = '';
  let light = '';
  const tiers = Math.round(7 + height / 28);
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const y = foot - height * (0.02 + 0.95 * share);
    const half = height * 0.25 * (1 - share) ** 0.92 * (0.88 + random() * 0.24) + height * 0.012;
    const rise = (height / tiers) * 1.75;
    const fringe = (side: number): Point[] => {
      const points: Point[] = [];
      for (let tooth = 0; tooth <= 4; tooth++) {
        const out = tooth / 4;
        points.push([
          x + side * half * (1 - out),
          y + (tooth % 2 ? -rise * 0.16 : rise * 0.08) - rise * 0.12 * out + random() * 3,
        ]);
      }
      return points;
    };
    shade += polygon([
      [x, y - rise],
      [x + half * 0.42, y - rise * 0.42],
      ...fringe(1),
      ...fringe(-1).toReversed(),
      [x - half * 0.42, y - rise * 0.42],
    ]);
    light += polygon([
      [x, y - rise],
      [x + sunSide * half * 0.42, y - rise * 0.42],
      ...fringe(sunSide),
      [x + sunSide * half * 0.06, y - rise * 0.1],
    ]);
  }
  drawing.fill(shadeOf(base, 0.3), shade).fill(lightOf(base, 0.08), light);
}

/** A ragged patch of leaves: corners instead of curves, or it turns into a balloon. */
const leafPatch = (x: number, y: number, radius: number, random: () => number) =>
  polygon(blob(x, y, radius, 0.72, random, 9 + Math.round(random() * 4)), 5);

/** A crown of leaves in three tones over a forked trunk. */
function drawCrown(
  drawing: Drawing,
  plant: Plant,
  leaf: string,
  shape: { spread: number; trunk: number; grain: number; patches: number },
): void {
  const { x, foot, height, seed, haze, sunSide = -1 } = plant;
  const random = createRandom(seed);
  const bark = faded('#7d6a58', haze);
  const half = height * 0.03;
  const fork = foot - height * shape.trunk;
  const base = faded(leaf, haze);
  const crownX = (share: number) => x + (share - 0.5) * height * shape.spread;
  if (shape.trunk > 0.08) {
    const limb = (share: number, y: number) =>
      polygon([
        [x - half * 0.8, foot],
        [x - half * 0.45, fork],
        [crownX(share) - 1, y],
        [crownX(share) + 2, y],
        [x + half * 0.45, fork],
        [x + half, foot],
      ]);
    drawing.fill(
      shadeOf(bark, 0.15),
      limb(0.3, foot - height * 0.6) + limb(0.52, foot - height * 0.75) + limb(0.72, foot - height * 0.55),
    );
  }
  const patches: { x: number; y: number; radius: number; isUpper: boolean }[] = [];
  for (let index = 0; index < shape.patches; index++) {
    const share = (index + random()) / shape.patches;
    const dome = Math.sin(Math.PI * (0.04 + 0.92 * share)) ** 0.55;
    const top = foot - height * (shape.trunk + (0.9 - shape.trunk) * dome);
    const low = lerp(fork + height * 0.03, foot - height * 0.35, shape.trunk > 0.08 ? (1 - dome) * 0.5 : 0);
    for (let level = 0; level < 4; level++) {
      const rise = (level + random() * 0.8) / 4;
      patches.push({
        x: crownX(share) + (random() - 0.5) * height * 0.06,
        y: lerp(low, top, rise),
        radius: height * 0.1 * (0.75 + random() * 0.5) * (0.75 + 0.25 * shape.spread),
        isUpper: rise > 0.42,
      });
    }
  }
  let shade = '';
  let body = '';
  let deep = '';
  let light = '';
  for (const patch of patches) {
    const { radius } = patch;
    shade += leafPatch(patch.x - sunSide * radius * 0.15, patch.y + radius * 0.25, radius * 1.1, random);
    body += leafPatch(patch.x + sunSide * radius * 0.1, patch.y - radius * 0.12, radius * 0.92, random);
    if (random() < 0.7)
      deep += leafPatch(patch.x - sunSide * radius * 0.5, patch.y + radius * 0.5, radius * 0.42, random);
    if (patch.isUpper || random() < 0.3)
      light += leafPatch(patch.x + sunSide * radius * 0.4, patch.y - radius * 0.4, radius * 0.45, random);
  }
  drawing
    .fill(shadeOf(base, 0.4), shade)
    .fill(base, body)
    .fill(shadeOf(base, 0.3), deep)
    .fill(lightOf(base, 0.22), light);
  const leaves: Dot[] = [];
  for (let index = 0; index < shape.grain; index++) {
    const patch = patches[Math.floor(random() * patches.length)];
    if (!patch) continue;
    const angle = random() * Math.PI * 2;
    const reach = patch.radius * (0.6 + random() * 0.75);
    leaves.push([
      patch.x + Math.cos(angle) * reach,
      patch.y + Math.sin(angle) * reach * 0.75,
      Math.max(1, height * 0.01 * (0.6 + random())),
    ]);
  }
  drawing.dots(base, leaves);
}

export const drawCottonwood = (drawing: Drawing, plant: Plant & { color?: string }) =>
  drawCrown(drawing, plant, plant.color ?? material.cottonwoodLeaf, {
    spread: 0.72,
    trunk: 0.24,
    grain: 90,
    patches: 7,
  });

/** Scrub oak: a thicket as wide as it is high, of many stems, gray-green. */
export const drawScrubOak = (drawing: Drawing, plant: Plant & { color?: string }) =>
  drawCrown(drawing, plant, plant.color ?? material.oakLeaf, { spread: 1.5, trunk: 0.04, grain: 60, patches: 15 });

/** A clipped or loose shrub along a foundation. */
export const drawShrub = (drawing: Drawing, plant: Plant & { color?: string }) =>
  drawCrown(drawing, plant, plant.color ?? '#7c9a66', { spread: 1.15, trunk: 0.02, grain: 36, patches: 11 });

/** Bunches of blades that bend away from the wind. `scaleAt` gives the size at a height of the page. */
export function drawGrass(
  drawing: Drawing,
  [left, top, right, bottom]: readonly [number, number, number, number],
  options: { count: number; seed: number; colors: readonly string[]; scaleAt: (y: number) => number },
): void {
  const random = createRandom(options.seed);
  const paths = options.colors.map(() => '');
  for (let bunch = 0; bunch < options.count; bunch++) {
    const x = lerp(left, right, random());
    const y = lerp(top, bottom, random());
    const size = options.scaleAt(y);
    const tone = Math.floor(random() * paths.length);
    for (let blade = 0; blade < 4; blade++) {
      const bend = (random() - 0.35) * 8 * size;
      const height = (5 + random() * 10) * size;
      const root = x + (blade - 2) * size * 0.9;
      paths[tone] += polygon([
        [root - size * 0.45, y],
        [root + bend, y - height],
        [root + size * 0.45, y],
      ]);
    }
  }
  paths.forEach((path, index) => {
    drawing.fill(options.colors[index] ?? '#000000', path);
  });
}

/** An ornamental grass as it stands in front of half the houses here: a fountain of thin blades with pale plumes. */
export function drawFeatherGrass(drawing: Drawing, plant: Plant & { color?: string }): void {
  const { x, foot, height, seed } = plant;
  const random = createRandom(seed);
  const base = plant.color ?? '#b5ad6a';
  const tones = ['', '', ''];
  let plumes = '';
  for (let blade = 0; blade < 34; blade++) {
    const lean = (random() - 0.5) * 1.5;
    const tall = height * (0.55 + random() * 0.45) * (1 - Math.abs(lean) * 0.32);
    const tipX = x + lean * height * 0.62;
    const root = x + (random() - 0.5) * height * 0.2;
    tones[blade % 3] += polygon([
      [root - 1.2, foot],
      [lerp(root, tipX, 0.42), foot - tall * 0.62],
      [tipX, foot - tall],
      [lerp(root, tipX, 0.42) + 1.8, foot - tall * 0.6],
      [root + 1.4, foot],
    ]);
    if (blade % 4 === 0)
      plumes += polygon([
        [tipX - 1, foot - tall * 0.98],
        [tipX + lean * 6, foot - tall * 1.24],
        [tipX + 2.6, foot - tall * 1.02],
      ]);
  }
  drawing
    .fill(shadeOf(base, 0.45), tones[0] ?? '')
    .fill(base, tones[1] ?? '')
    .fill(lightOf(base, 0.35), tones[2] ?? '')
    .fill('#e9dcb4', plumes);
}

/** The shadow of a bough over a wall: pairs of leaves along a twig. Path only, for the scene's group of shadows. */
export function boughShadow(from: Point, to: Point, seed: number, leaf = 9): string {
  const random = createRandom(seed);
  const [x, y] = from;
  const length = Math.hypot(to[0] - x, to[1] - y);
  const across: Point = [-(to[1] - y) / length, (to[0] - x) / length];
  let path = polygon([[x - across[0] * 3, y - across[1] * 3], to, [x + across[0] * 3, y + across[1] * 3]]);
  for (let place = 0.1; place < 1; place += (leaf * 0.55) / length) {
    const side = random() < 0.5 ? 1 : -1;
    const out = leaf * (0.7 + random() * 1.9) * side * (1.15 - place * 0.6);
    const [centerX, centerY] = [lerp(x, to[0], place) + across[0] * out, lerp(y, to[1], place) + across[1] * out];
    path += smoothRing(blob(centerX, centerY, leaf * (0.55 + random() * 0.4), 0.75, random, 6));
  }
  return path;
}
