import type { Surface } from './camera.ts';
import { mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lerp, type Point, type Vector } from './geometry.ts';
import { createRandom } from './random.ts';
import { drawSolid, shadowOfSolid } from './solid.ts';
import { drawSheen, drawWindow, type Reflection, skyReflection, type WindowOptions } from './windows.ts';

/** An object that is visible behind a pane. */
export type RoomDetail = 'curtains' | 'curtain' | 'blind' | 'lamp' | 'plant' | 'none';

const cloth = '#cfe0e2';

function drawCurtain(drawing: Drawing, glass: Surface, [left, low, right, high]: Box, opacity: number) {
  drawing.fill(cloth, glass.rect(left, low, right, high), opacity);
  let folds = '';
  for (const share of [0.22, 0.52, 0.8]) {
    const u = lerp(left, right, share);
    folds += glass.rect(u, low, u + (right - left) * 0.09, high);
  }
  drawing.fill(shadeOf(cloth, 0.35), folds, opacity * 0.7);
}

/** A plant in a pot: leaves that reach out from one point, none alike. */
export function drawPottedPlant(
  drawing: Drawing,
  plane: Surface,
  [u, v]: Point,
  height: number,
  options: { seed: number; leaf?: string; pot?: string; opacity?: number },
): void {
  const { seed, leaf = '#2f6650', pot = '#b4623f', opacity = 1 } = options;
  const random = createRandom(seed);
  const tones = ['', ''];
  const foot = v + height * 0.3;
  for (let index = 0; index < 11; index++) {
    const angle = Math.PI * (0.08 + (0.84 * (index + random() * 0.6)) / 11);
    const reach = height * (0.42 + random() * 0.3);
    const tip: Point = [u + Math.cos(angle) * reach * 0.8, foot + Math.sin(angle) * reach];
    const side: Point = [-Math.sin(angle) * height * 0.07, Math.cos(angle) * height * 0.07];
    tones[index % 2] += plane.polygon([
      [u, foot - height * 0.02],
      [lerp(u, tip[0], 0.6) + side[0], lerp(foot, tip[1], 0.6) + side[1]],
      tip,
      [lerp(u, tip[0], 0.6) - side[0], lerp(foot, tip[1], 0.6) - side[1]],
    ]);
  }
  drawing
    .fill(leaf, tones[0] ?? '', opacity)
    .fill(mix(leaf, '#9cc29a', 0.3), tones[1] ?? '', opacity)
    .fill(
      pot,
      plane.polygon([
        [u - height * 0.13, v],
        [u + height * 0.13, v],
        [u + height * 0.18, v + height * 0.32],
        [u - height * 0.18, v + height * 0.32],
      ]),
      opacity,
    );
}

function drawLamp(drawing: Drawing, glass: Surface, [u, v]: Point, size: number) {
  drawing.fill('#284c5a', glass.rect(u - size * 0.06, v, u + size * 0.06, v + size * 0.7)).fill(
    '#ffd98a',
    glass.polygon([
      [u - size * 0.42, v + size * 0.6],
      [u + size * 0.42, v + size * 0.6],
      [u + size * 0.24, v + size * 1.15],
      [u - size * 0.24, v + size * 1.15],
    ]),
  );
}

/** The sky in clean glass, and behind it a trace of who lives there: drapes, a blind, a lamp, a plant on the sill. */
export const livedInReflection =
  (
    life: RoomDetail,
    options: { horizon?: number; isDim?: boolean; seed?: number; mirrored?: Reflection } = {},
  ): Reflection =>
  (drawing, glass, box) => {
    const [left, low, right, high] = box;
    const { seed = 1 } = options;
    const wide = right - left;
    const tall = high - low;
    const opacity = options.isDim ? 0.4 : 0.5;
    const random = createRandom(seed);
    (options.mirrored ?? skyReflection(options))(drawing, glass, box);
    if (life === 'curtains') {
      const open = 0.14 + random() * 0.1;
      drawCurtain(drawing, glass, [left, low, left + wide * open, high], opacity);
      drawCurtain(drawing, glass, [right - wide * (open + random() * 0.08), low, right, high], opacity);
    } else if (life === 'curtain')
      drawCurtain(drawing, glass, [left, low, left + wide * (0.24 + random() * 0.1), high], opacity);
    else if (life === 'blind') {
      const foot = high - tall * (0.3 + random() * 0.3);
      drawing.fill('#dfe9e8', glass.rect(left, foot, right, high), 0.62);
      let slats = '';
      for (let v = foot; v < high; v += Math.max(0.09, tall / 16)) slats += glass.rect(left, v, right, v + 0.025);
      drawing.fill('#7fa3b2', slats, 0.6);
    } else if (life === 'lamp') {
      drawCurtain(drawing, glass, [left, low, left + wide * 0.15, high], opacity);
      drawLamp(drawing, glass, [left + wide * (0.6 + random() * 0.2), low], Math.min(wide * 0.42, tall * 0.4));
    } else if (life === 'plant')
      drawPottedPlant(
        drawing,
        glass,
        [left + wide * (0.25 + random() * 0.5), low],
        Math.min(wide * 0.75, tall * 0.55),
        {
          seed,
          leaf: '#245a50',
          pot: '#a9705a',
        },
      );
  };

const roomDetails: readonly RoomDetail[] = [
  'curtains',
  'blind',
  'plant',
  'none',
  'curtain',
  'lamp',
  'curtains',
  'none',
];
/** A life for each window of a front, so that neighbors differ. */
export const getRoomDetail = (index: number): RoomDetail =>
  roomDetails[Math.abs(index * 5 + (index >> 2)) % roomDetails.length] ?? 'none';

/** A clean window of a front, with the life behind it, the slant of its sheen and a sill that throws a shadow. */
export function drawLivedInWindow(
  drawing: Drawing,
  wall: Surface,
  box: Box,
  options: Omit<WindowOptions, 'reflection' | 'sill' | 'rays'> & {
    rays: Vector;
    life: RoomDetail;
    seed: number;
    horizon?: number;
    /** A reflection that replaces the glass's own sky and horizon. */
    mirrored?: Reflection;
    /** The color of the sill. If it is `undefined`, there is no sill. */
    sillColor?: string;
  },
): void {
  const { life, seed, sillColor, rays, mirrored, isShaded = false, ...rest } = options;
  const [left, low, right, high] = box;
  if (sillColor) {
    const sill: Box = [left - 0.12, low - 0.13, right + 0.12, low];
    if (!isShaded) drawing.fill('#1d4a63', shadowOfSolid(wall, wall, sill, [0, 0.11], rays), 0.36);
  }
  const { glass } = drawWindow(drawing, wall, box, {
    casing: 0,
    depth: 0.1,
    frameWidth: 0.06,
    bar: 0.06,
    ...rest,
    isShaded,
    rays,
    sill: false,
    reflection: livedInReflection(life, {
      seed,
      isDim: isShaded,
      horizon: options.horizon ?? -0.2,
      ...(mirrored && { mirrored }),
    }),
  });
  if (!isShaded) drawSheen(drawing, glass, [left + 0.06, low + 0.06, right - 0.06, high - 0.06], 0.18);
  if (sillColor) drawSolid(drawing, wall, [left - 0.12, low - 0.13, right + 0.12, low], [0, 0.11], sillColor, rays);
}
