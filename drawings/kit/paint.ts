import { Surface } from './camera.ts';
import { mix } from './color.ts';
import { createGrains, traceStain } from './dirt.ts';
import { type Dot, type Drawing, polygon } from './drawing.ts';
import { type Box, lerp, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './random.ts';

interface Spill {
  seed: number;
  color: string;
  /** Opacity: 1 is fresh paint, 0.1 the ghost that stays in the pores. */
  amount?: number;
  /** The direction of its flight, in which splashes reach farthest, in radians on the floor. */
  toward?: number;
}

/** Paint that fell on a floor: a pool with tongues, a thicker rim, drops that grow thin with distance, worn by feet. */
export function drawPaintSpill(drawing: Drawing, floor: Surface, [u, v]: Point, radius: number, spill: Spill): void {
  const { seed, color, amount = 1, toward = 0 } = spill;
  const reach = radius * 2.4;
  const box: Box = [u - reach, v - reach, u + reach, v + reach];
  const field = (a: number, b: number) => {
    const angle = Math.atan2(b - v, a - u);
    const distance = Math.hypot(a - u, b - v) / radius;
    const tongue =
      0.7 * Math.max(0, Math.cos(angle - toward)) ** 7 + 0.5 * Math.max(0, Math.cos(angle - toward - 1.1)) ** 22;
    const rim = 0.42 + 0.86 * fractalNoise(Math.cos(angle) * 2.6 + seed, Math.sin(angle) * 2.6 + seed, seed, 2);
    return rim + tongue - distance + (fractalNoise((a * 2.2) / radius, (b * 2.2) / radius, seed + 4, 2) - 0.5) * 0.3;
  };
  const isGhost = amount < 0.4;
  if (!isGhost) drawing.fill(mix(color, '#4a4433', 0.3), traceStain(floor, field, box, -0.035, 70, 6), 0.75 * amount);
  drawing.fill(color, traceStain(floor, field, box, 0.02, 70, 6), amount);
  if (isGhost) return;
  drawing.fill(
    mix(color, '#ffffff', 0.22),
    traceStain(floor, (a, b) => field(a, b) * (0.4 + fractalNoise(a * 3, b * 3, seed + 8)), box, 0.36, 60, 20),
    0.75 * amount,
  );
  const random = createRandom(seed + 2);
  let drops = '';
  const specks: Dot[] = [];
  for (let index = 0; index < 70; index++) {
    const angle = toward + (random() + random() + random() - 1.5) * 2.2;
    const far = radius * (0.9 + random() ** 1.8 * 1.7);
    const size = radius * (0.014 + 0.1 * random() ** 4) * (1.25 - 0.3 * (far / radius - 0.9));
    const [a, b] = [u + Math.cos(angle) * far, v + Math.sin(angle) * far];
    const point = floor.point(a, b);
    const scale = floor.camera.scaleAt(point);
    if (size * scale < 3) {
      specks.push([...floor.camera.project(point), Math.max(1, size * scale * 1.4)]);
      continue;
    }
    // A drop that flew far is longer than wide, along its way.
    const long = 1.1 + random() * 0.9;
    const ring: Point[] = [];
    for (let corner = 0; corner < 9; corner++) {
      const turn = (corner / 9) * Math.PI * 2;
      const [along, aside] = [Math.cos(turn) * size * long, Math.sin(turn) * size * (Math.cos(turn) > 0 ? 0.8 : 1)];
      ring.push(
        floor.project(
          a + Math.cos(angle) * along - Math.sin(angle) * aside,
          b + Math.sin(angle) * along + Math.cos(angle) * aside,
        ),
      );
    }
    drops += polygon(ring, 2);
  }
  drawing.fill(color, drops, amount).dots(color, specks, amount);
  // The pores show through in worn places.
  drawing.dots(
    '#8d8166',
    createGrains(floor, box, {
      seed: seed + 5,
      spacing: radius / 15,
      density: (a, b) => (field(a, b) > 0 ? 0.5 * Math.max(0, 0.42 - field(a, b)) : 0),
      size: 0.016,
    }),
    0.55 * amount,
  );
}

/** Mist of a sprayer around something that stood there: freckles that stop at its straight edges. */
export function drawOverspray(
  drawing: Drawing,
  floor: Surface,
  corners: readonly [Point, Point, Point, Point],
  { seed, color, amount = 0.8, reach = 0.32 }: { seed: number; color: string; amount?: number; reach?: number },
): void {
  const [a, b, , d] = corners;
  const [along, up] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];
  const plane = new Surface(
    floor.camera,
    floor.point(...a),
    [b[0] - a[0], b[1] - a[1], 0],
    [d[0] - a[0], d[1] - a[1], 0],
  );
  const outside = (u: number, v: number) => Math.hypot(Math.max(-u, 0, u - along), Math.max(-v, 0, v - up));
  const field = (u: number, v: number) => {
    const distance = outside(u, v);
    if (distance === 0) return 0;
    return Math.exp(-((distance / reach) ** 2)) * (0.45 + 0.75 * fractalNoise(u * 2.4 + 3, v * 2.4, seed, 3));
  };
  const box: Box = [-reach * 2, -reach * 2, along + reach * 2, up + reach * 2];
  for (const level of [0.5, 0.68]) drawing.fill(color, traceStain(plane, field, box, level, 110, 8), 0.3 * amount);
  drawing.dots(
    color,
    createGrains(plane, box, { seed: seed + 1, spacing: 0.026, density: (u, v) => 0.62 * field(u, v), size: 0.011 }),
    0.85 * amount,
  );
}

/** A ring that iron left: of a pot, a can, the foot of a chair. Broken, soft outside, with a tint within. */
export function drawRustRing(
  drawing: Drawing,
  floor: Surface,
  [u, v]: Point,
  radius: number,
  { seed, amount = 0.8 }: { seed: number; amount?: number },
): void {
  const box: Box = [u - radius * 1.7, v - radius * 1.7, u + radius * 1.7, v + radius * 1.7];
  const field = (a: number, b: number) => {
    const distance = Math.hypot(a - u, b - v) / radius;
    const width = distance > 1 ? 0.2 : 0.13;
    const seep = distance > 1 ? 0.4 * Math.exp(-(((distance - 1) / 0.4) ** 2)) : 0.26;
    return (
      Math.max(Math.exp(-(((distance - 1) / width) ** 2)), seep) *
      (0.5 + 0.9 * fractalNoise((a - u) * (1.6 / radius) + seed, (b - v) * (1.6 / radius), seed, 3))
    );
  };
  for (const [index, level] of [0.2, 0.42, 0.66, 0.88].entries())
    drawing.fill(
      mix('#c8915e', '#8f4a22', index / 3),
      traceStain(floor, field, box, level, 60, 3),
      amount * lerp(0.3, 0.55, index / 3),
    );
}

/** A coat of floor paint on one face, worn to the concrete where feet go and along its edges. `wear` is from 0 to 1. */
export function drawWornCoat(
  drawing: Drawing,
  face: Surface,
  box: Box,
  { seed, color, wear }: { seed: number; color: string; wear: (u: number, v: number) => number },
): void {
  const [left, , right] = box;
  const field = (u: number, v: number) => fractalNoise(u * 4.2, v * 7, seed, 4) - wear(u, v);
  const edge = (u: number, v: number) => field(u, v) + 0.035;
  drawing.fill(mix(color, '#e9e4d8', 0.5), traceStain(face, edge, box, 0.16, 120, 4), 0.7);
  drawing.fill(color, traceStain(face, field, box, 0.16, 120, 4));
  drawing.fill(mix(color, '#ffffff', 0.1), traceStain(face, field, box, 0.34, 90, 8), 0.6);
  drawing.dots(
    mix(color, '#d9d4c6', 0.15),
    createGrains(face, box, {
      seed: seed + 1,
      spacing: (right - left) / 90,
      density: (u, v) => (field(u, v) < 0.16 ? 0.3 * Math.max(0, field(u, v) + 0.28) : 0),
      size: 0.012,
    }),
    0.8,
  );
}
