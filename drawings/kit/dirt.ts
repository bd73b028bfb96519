import type { Surface } from './camera.ts';
import { dirtTone, mix } from './color.ts';
import { type Dot, type Drawing, ellipse, polygon, smoothRing } from './drawing.ts';
import { type Box, clamp, lerp, type Point, signedArea, simplifyRing, traceContours } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

/** Dirt needs no tenths: half units halve its bytes. */
const pathStep = 5;

type Field = (u: number, v: number) => number;

/**
 * The region of a surface where the field exceeds the level, with soft corners. `detail` is the number of samples across.
 */
export function traceStain(surface: Surface, field: Field, box: Box, level: number, detail = 90, minArea = 20): string {
  const [left, low, right, high] = box;
  const rows = clamp(Math.round((detail * (high - low)) / (right - left)), 12, 160);
  let path = '';
  for (const ring of traceContours(field, box, detail, rows, level)) {
    const points = ring.map(([u, v]): Point => surface.project(u, v));
    if (points.some(([x, y]) => Math.abs(x) > 6000 || Math.abs(y) > 6000)) continue;
    if (Math.abs(signedArea(points)) < minArea) continue;
    path += smoothRing(simplifyRing(points, 0.8), pathStep);
  }
  return path;
}

/** Grains of dirt, spread over the surface in its own perspective; `density` per grain is from 0 to 1. */
export function createGrains(
  surface: Surface,
  box: Box,
  options: { seed: number; spacing: number; density: Field; size: number },
): Dot[] {
  const [left, low, right, high] = box;
  const random = createRandom(options.seed);
  const dots: Dot[] = [];
  for (let v = low; v < high; v += options.spacing) {
    for (let u = left; u < right; u += options.spacing) {
      const place: Point = [u + random() * options.spacing, v + random() * options.spacing];
      const chance = random();
      const size = random();
      if (place[0] > right || place[1] > high || chance >= options.density(...place)) continue;
      const point = surface.point(...place);
      const diameter = Math.min(options.size * (0.45 + size * size * 1.1) * surface.camera.scaleAt(point), 12);
      if (diameter >= 0.5) dots.push([...surface.camera.project(point), diameter]);
    }
  }
  return dots;
}

interface Layer {
  seed: number;
  /** The amount of dirt, from 0 to 1. */
  amount?: number;
}

/** A film of tan dust over glass or paint, thicker toward the foot and in the corners. Lay it over the finished pane. */
export function drawDustFilm(drawing: Drawing, surface: Surface, box: Box, { seed, amount = 0.6 }: Layer): void {
  const [left, low, right, high] = box;
  const toFoot = (v: number) => 1 - (v - low) / (high - low);
  const toSide = (u: number) => 1 - Math.min(u - left, right - u) / ((right - left) / 2);
  const field: Field = (u, v) =>
    0.42 * toFoot(v) ** 2 +
    0.2 * toSide(u) ** 3 +
    0.62 * fractalNoise((u * 5) / (right - left), (v * 3) / (right - left), seed);
  drawing.fill(dirtTone.film, surface.rect(...box), 0.34 * amount);
  for (const [index, level] of [0.42, 0.56, 0.72].entries())
    drawing.fill(
      mix(dirtTone.film, dirtTone.filmDeep, index * 0.2),
      traceStain(surface, field, box, level),
      0.42 * amount,
    );
  drawing.dots(
    dirtTone.dust,
    createGrains(surface, box, {
      seed: seed + 1,
      spacing: (right - left) / 46,
      density: (u, v) => amount * (field(u, v) - 0.25) * 0.5,
      size: 0.0045,
    }),
    0.7,
  );
}

/**
 * Rings of hard water: each drop leaves a thin pale ring through which the pane still shows. `reach` is the height that
 * the sprinkler reaches, as a share of the box.
 */
export function drawWaterSpots(
  drawing: Drawing,
  surface: Surface,
  box: Box,
  { seed, amount = 0.6, reach = 0.6, tone = dirtTone.lime }: Layer & { reach?: number; tone?: string },
): void {
  const [left, low, right, high] = box;
  const random = createRandom(seed);
  const fine: string[] = [];
  const wide: string[] = [];
  let bloom = '';
  const count = Math.round(260 * amount);
  for (let index = 0; index < count; index++) {
    const u = lerp(left, right, random());
    const fall = random() ** 1.7;
    const arc = reach * (0.72 + 0.34 * Math.sin(((u - left) / (right - left)) * 5 + seed));
    const v = lerp(low, low + (high - low) * arc, fall);
    const point = surface.point(u, v);
    const radius = surface.camera.scaleAt(point) * (0.0028 + 0.0085 * random() ** 2.4);
    const [x, y] = surface.camera.project(point);
    if (radius < 0.8) continue;
    const ring = ellipse(x, y, radius, radius * (0.95 + random() * 0.15));
    if (radius > 3) {
      wide.push(ring);
      // The crust is thickest at the foot of the drop, where the last water dried.
      bloom += polygon(crescent(x, y, radius), pathStep);
    } else fine.push(ring);
  }
  drawing.line(tone, 0.9, fine.join(''), 0.62).line(tone, 1.3, wide.join(''), 0.78).fill(tone, bloom, 0.75);
  const specks = createGrains(surface, [left, low, right, lerp(low, high, reach)], {
    seed: seed + 7,
    spacing: (right - left) / 60,
    density: (_, v) => amount * 0.34 * (1 - (v - low) / ((high - low) * reach)) ** 0.7,
    size: 0.0036,
  });
  drawing.dots(tone, specks, 0.7);
}

function crescent(x: number, y: number, radius: number): Point[] {
  const points: Point[] = [];
  for (let corner = 0; corner <= 6; corner++) {
    const angle = Math.PI * (0.12 + (0.76 * corner) / 6);
    points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }
  for (let corner = 6; corner >= 0; corner--) {
    const angle = Math.PI * (0.12 + (0.76 * corner) / 6);
    points.push([x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius * 0.62]);
  }
  return points;
}

/** Runs from an edge downward: below a sill, a gutter, a rail. `from` is the height where they start. */
export function drawStreaks(
  drawing: Drawing,
  surface: Surface,
  [left, right]: readonly [number, number],
  from: number,
  options: Layer & { length: number; color?: string; width?: number; opacity?: number; at?: readonly number[] },
): void {
  const { seed, amount = 0.6, length, color = dirtTone.soot, opacity = 0.3, at } = options;
  const random = createRandom(seed);
  const widest = options.width ?? 0.035;
  const count = Math.max(2, Math.round((right - left) * 9 * amount));
  let wide = '';
  let thin = '';
  for (let index = 0; index < count; index++) {
    // Runs gather: at the ends of a sill, at a seam of the gutter.
    const gathered = at?.[index % at.length];
    const u =
      gathered === undefined || random() < 0.4 ? lerp(left, right, random()) : gathered + (random() - 0.5) * 0.12;
    const end = from - length * (0.25 + 0.75 * random() ** 1.6);
    const half = widest * (0.25 + 0.75 * random()) * 0.5;
    const sway = (random() - 0.5) * half;
    const run = surface.polygon([
      [u - half, from],
      [u + half, from],
      [u + half * 0.8 + sway, lerp(from, end, 0.45)],
      [u + half * 0.25 + sway, lerp(from, end, 0.85)],
      [u + sway, end],
      [u - half * 0.3 + sway, lerp(from, end, 0.8)],
      [u - half * 0.85, lerp(from, end, 0.4)],
    ]);
    if (index % 3) wide += run;
    else
      thin += surface.polygon([
        [u - half * 0.25, from],
        [u + half * 0.25, from],
        [u + sway, lerp(from, end, 1.15)],
      ]);
  }
  drawing.fill(color, wide, opacity).fill(color, thin, opacity * 1.5);
}

/** A soaked spot of oil: a halo in steps that fades into the slab, a dark heart off its center, drips around it. */
export function drawOil(
  drawing: Drawing,
  floor: Surface,
  [u, v]: Point,
  radius: number,
  { seed, amount = 0.8 }: Layer,
): void {
  const box: Box = [u - radius * 2.2, v - radius * 2.2, u + radius * 2.2, v + radius * 2.2];
  const field: Field = (a, b) => {
    const distance = Math.hypot(a - u, (b - v) * 0.9) / radius;
    const second = Math.hypot(a - u - radius * 0.7, b - v + radius * 0.55) / (radius * 0.45);
    return (
      Math.exp(-distance * distance) +
      0.45 * Math.exp(-second * second) +
      (fractalNoise(a * (1.1 / radius), b * (1.1 / radius), seed) - 0.5) * 0.55
    );
  };
  const steps = [0.16, 0.25, 0.34, 0.44, 0.56, 0.7, 0.86];
  steps.forEach((level, index) => {
    const share = index / (steps.length - 1);
    drawing.fill(
      mix(dirtTone.oilHalo, dirtTone.oil, share),
      traceStain(floor, field, box, level, 60, 4),
      amount * lerp(0.15, 0.62, share),
    );
  });
  const edge = createGrains(floor, box, {
    seed: seed + 3,
    spacing: radius / 16,
    density: (a, b) => 0.5 * clamp(field(a, b) - 0.06) * (field(a, b) < 0.5 ? 1 : 0),
    size: 0.016,
  });
  drawing.dots(mix(dirtTone.oilHalo, dirtTone.oil, 0.5), edge, 0.45 * amount);
  const random = createRandom(seed + 5);
  const drips: Dot[] = [];
  for (let index = 0; index < 9; index++) {
    const angle = random() * Math.PI * 2;
    const reach = radius * (0.9 + random() ** 2 * 1.7);
    const point = floor.point(u + Math.cos(angle) * reach, v + Math.sin(angle) * reach);
    drips.push([...floor.camera.project(point), Math.min(7, floor.camera.scaleAt(point) * (0.012 + random() * 0.03))]);
  }
  drawing.dots(dirtTone.oil, drips, 0.55 * amount);
}

/** Gray rubber that wheels left where they brake and turn: two broken bands without a tread, denser along their edges. */
export function drawTireScuffs(
  drawing: Drawing,
  floor: Surface,
  path: readonly Point[],
  { seed, amount = 0.5, gauge = 1.5, width = 0.2 }: Layer & { gauge?: number; width?: number },
): void {
  const along = (share: number): Point => {
    const place = share * (path.length - 1);
    const index = Math.min(path.length - 2, Math.floor(place));
    const [a, b] = [path[index] ?? [0, 0], path[index + 1] ?? [0, 0]];
    return [lerp(a[0], b[0], place - index), lerp(a[1], b[1], place - index)];
  };
  let soft = '';
  let hard = '';
  for (const side of [-0.5, 0.5]) {
    const samples = 34;
    let left: Point[] = [];
    let right: Point[] = [];
    let core: Point[] = [];
    const flush = () => {
      if (left.length > 2) {
        soft += polygon(
          floor.camera.outline([...left, ...right.toReversed()].map(([u, v]) => floor.point(u, v))),
          pathStep,
        );
        hard += polygon(
          floor.camera.outline([...left, ...core.toReversed()].map(([u, v]) => floor.point(u, v))),
          pathStep,
        );
      }
      [left, right, core] = [[], [], []];
    };
    for (let index = 0; index <= samples; index++) {
      const share = index / samples;
      const [u, v] = along(share);
      const strength = fractalNoise(share * 7, side * 9 + 3, seed, 3);
      if (strength < 0.36) {
        flush();
        continue;
      }
      const half = (width / 2) * (0.72 + strength * 0.5);
      const center = u + side * gauge;
      left.push([center - half, v]);
      right.push([center + half, v]);
      core.push([center - half * (0.35 + 0.4 * strength), v]);
    }
    flush();
  }
  drawing.fill(dirtTone.soot, soft, 0.2 * amount).fill(dirtTone.soot, hard, 0.22 * amount);
}

/** The traffic film of years: uneven gray-brown, darker along edges and joints. A dry climate has no green slab. */
export function drawSlabGrime(
  drawing: Drawing,
  floor: Surface,
  box: Box,
  { seed, amount = 0.6, edge = 0.5 }: Layer & { edge?: number },
): void {
  const [left, low, right, high] = box;
  const border = (u: number, v: number) =>
    Math.max(0, 1 - Math.min(u - left, right - u) / edge) * 0.3 +
    Math.max(0, 1 - (high - v) / (edge * 1.4)) * 0.22 +
    (low > v ? 1 : 0);
  const field: Field = (u, v) => fractalNoise(u * 0.9 + 4, v * 0.7, seed, 5) + border(u, v);
  drawing.fill('#8d8066', floor.rect(...box), 0.36 * amount);
  for (const [index, level] of [0.46, 0.56, 0.68, 0.8].entries())
    drawing.fill(mix('#8f8268', '#5f563f', index / 3), traceStain(floor, field, box, level, 100, 40), 0.4 * amount);
  drawing.dots(
    '#5f563f',
    createGrains(floor, box, {
      seed: seed + 2,
      spacing: 0.07,
      density: (u, v) => amount * 0.26 * (field(u, v) - 0.3),
      size: 0.012,
    }),
    0.5,
  );
}

/** Algae where the sun never comes: on the foot of a north wall, below a leaking joint. Use it sparingly. */
export function drawAlgae(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  { seed, amount = 0.7, wetAt = [] }: Layer & { wetAt?: readonly number[] },
): void {
  const [left, low, right, high] = box;
  const field: Field = (u, v) => {
    const rise = 1 - (v - low) / (high - low);
    const wet = Math.max(0, ...wetAt.map((place) => Math.exp(-(((u - place) / 0.32) ** 2)))) * (0.35 + 0.5 * rise);
    return 0.62 * rise ** 1.3 + wet + (fractalNoise(u * 2.1, v * 3.2, seed, 5) - 0.5) * 0.95;
  };
  for (const [index, level] of [0.44, 0.56, 0.7, 0.86].entries())
    drawing.fill(
      mix(dirtTone.algae, dirtTone.algaeDark, index / 3),
      traceStain(wall, field, box, level, 110, 14),
      amount * (0.3 + index * 0.05),
    );
  drawing.dots(
    dirtTone.algaeDark,
    createGrains(wall, box, {
      seed: seed + 1,
      spacing: (right - left) / 90,
      density: (u, v) => 0.5 * amount * clamp(field(u, v) - 0.2),
      size: 0.011,
    }),
    0.5,
  );
}

/** Soil that rain threw against the foot of a wall: specks that thin out with height over a solid band. */
export function drawMudSplash(drawing: Drawing, wall: Surface, box: Box, { seed, amount = 0.7 }: Layer): void {
  const [left, low, right, high] = box;
  const height = high - low;
  const field: Field = (u, v) => 1 - (v - low) / (height * 0.75) + (fractalNoise(u * 3.4, v * 2, seed, 4) - 0.5) * 1.1;
  drawing.fill(dirtTone.mud, traceStain(wall, field, box, 0.55, 100, 10), 0.5 * amount);
  drawing.fill(dirtTone.mudDark, traceStain(wall, field, box, 0.9, 100, 10), 0.36 * amount);
  drawing.dots(
    dirtTone.mud,
    createGrains(wall, box, {
      seed: seed + 1,
      spacing: Math.max((right - left) / 150, 0.02),
      density: (_, v) => amount * 0.55 * (1 - (v - low) / height) ** 1.8,
      size: 0.017,
    }),
    0.75,
  );
}

/** Dried deicer: a white bloom along the foot of glass or a wall, with grains above it. */
export function drawDeicer(drawing: Drawing, surface: Surface, box: Box, { seed, amount = 0.7 }: Layer): void {
  const [left, low, right, high] = box;
  const field: Field = (u, v) =>
    1 - (v - low) / ((high - low) * 0.8) + (fractalNoise(u * 4, v * 3, seed, 4) - 0.5) * 0.9;
  for (const level of [0.3, 0.6, 0.9])
    drawing.fill(dirtTone.salt, traceStain(surface, field, box, level, 90, 8), 0.3 * amount);
  drawing.dots(
    dirtTone.salt,
    createGrains(surface, box, {
      seed: seed + 1,
      spacing: (right - left) / 90,
      density: (_, v) => amount * 0.5 * (1 - (v - low) / (high - low)) ** 1.5,
      size: 0.006,
    }),
    0.85,
  );
}

/** Pine needles that lie where water leaves them: a valley, a gutter, a sill. Given as a line on the surface. */
export function drawNeedles(
  drawing: Drawing,
  surface: Surface,
  from: Point,
  to: Point,
  { seed, amount = 0.7, spread = 0.2 }: Layer & { spread?: number },
): void {
  const random = createRandom(seed);
  const tones = ['', '', ''];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length * 60 * amount);
  for (let index = 0; index < count; index++) {
    const share = random();
    const aside = (random() + random() - 1) * spread;
    const u = lerp(from[0], to[0], share) + aside;
    const v = lerp(from[1], to[1], share) + (random() - 0.5) * spread * 0.6;
    const angle = random() * Math.PI;
    const [a, b] = [Math.cos(angle) * 0.075, Math.sin(angle) * 0.075];
    tones[index % 3] += surface.polygon([
      [u - a, v - b],
      [u + a + 0.006, v + b],
      [u + a - 0.004, v + b + 0.009],
    ]);
  }
  drawing
    .fill('#5d3f29', tones[0] ?? '')
    .fill(dirtTone.needle, tones[1] ?? '')
    .fill('#b98a55', tones[2] ?? '');
}

/** Leaves that lie about, each in two tones. Their sizes follow the surface. */
export function drawLeaves(drawing: Drawing, floor: Surface, places: readonly Point[], seed: number): void {
  const random = createRandom(seed);
  const tones = ['#b3622f', '#cf9a3a', '#8c6a3a'];
  for (const [u, v] of places) {
    const turn = random() * Math.PI * 2;
    const size = 0.05 + random() * 0.03;
    const corner = (along: number, aside: number): Point => [
      u + (Math.cos(turn) * along - Math.sin(turn) * aside) * size,
      v + (Math.sin(turn) * along + Math.cos(turn) * aside) * size,
    ];
    const tone = tones[Math.floor(random() * tones.length)] ?? '#b3622f';
    drawing.fill(
      tone,
      floor.polygon([
        corner(-1.2, 0),
        corner(-0.3, 0.55),
        corner(0.9, 0.3),
        corner(1.3, 0),
        corner(0.8, -0.35),
        corner(-0.2, -0.55),
      ]),
    );
    drawing.fill(
      mix(tone, '#fff0c8', 0.3),
      floor.polygon([corner(-1.2, 0), corner(-0.3, 0.55), corner(0.9, 0.3), corner(1.3, 0)]),
    );
  }
}
