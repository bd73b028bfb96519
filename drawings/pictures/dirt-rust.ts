import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawSlabGrime } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawStucco } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { drawRustArch, drawRustFan } from '../kit/rust.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [0.2, -4.1, 1.5], yaw: -8, focal: 900, center: 600, horizon: 236 });
// A low sun behind the viewer's right shoulder.
const rays = createSun(-50, 32);
const shadow = '#1b3350';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const foot = 0.16;
const walk: Box = [-5, -1.12, 5, 0];
const sprinkler: Point = [0.22, -1.36];
const arch = { seed: 6, reach: [1.42, 1.02] as const };
const fan = { seed: 9, radius: 1.3, from: 0.35, to: 2.75, hollow: 0.3, grain: 0.026 };

/** A stucco wall, the walk below it, and the sprinkler in the lawn that reaches both. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'An arch of rust on stucco, from a sprinkler' : 'The same wall, washed',
    material.lawn,
  );
  const floor = ground(camera);
  drawWall(drawing, isDirty);
  drawWalk(drawing, floor, isDirty);
  drawLawn(drawing, floor);
  drawTreeShade(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawWall(drawing: Drawing, isDirty: boolean) {
  const stucco = '#ecdfc6';
  drawStucco(drawing, wall, [-5, foot, 5, 3.2], { color: stucco, seed: 4 });
  // A control joint in the stucco, as most walls here have.
  drawing
    .fill(shadeOf(stucco, 0.3), wall.rect(-5, 1.12, 5, 1.126))
    .fill(lightOf(stucco, 0.5), wall.rect(-5, 1.126, 5, 1.138));
  const concrete = '#cfc9bb';
  drawing
    .fill('#8d8474', wall.rect(-5, foot - 0.025, 5, foot))
    .fill(concrete, wall.rect(-5, 0, 5, foot - 0.025))
    .fill(lightOf(concrete, 0.3), wall.rect(-5, 0, 5, 0.02));
  const center: Point = [sprinkler[0] + 0.05, 0];
  drawing.clip(wall.rect(-5, 0, 5, 3), () =>
    drawRustArch(drawing, wall, center, { ...arch, amount: isDirty ? 0.9 : 0.09 }),
  );
  const pane = drawWindow(drawing, wall, [0.62, 1.36, 2.02, 2.8], {
    reflection: skyReflection({ horizon: 0.2 }),
    rays,
    columns: 2,
    casing: 0.14,
    frame: '#f2ecdd',
    frameWidth: 0.06,
    bar: 0.06,
  });
  for (const box of pane.panes) drawSheen(drawing, pane.glass, box, 0.16);
  drawDownspout(drawing);
}

function drawDownspout(drawing: Drawing) {
  const [left, right] = [-2.28, -2.17];
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(left, 0.1, right, 3, 0, 0.09), rays), 0.3)
    .fill(lightOf('#e6d8bd', 0.5), camera.formatSilhouette(wall.boxCorners(left, 0.1, right, 3, 0, 0.09)))
    .fill('#e6d8bd', wall.rect(left, 0.1, right, 3, 0.09))
    .fill(shadeOf('#e6d8bd', 0.2), wall.rect(left + 0.045, 0.1, left + 0.06, 3, 0.091));
}

function drawWalk(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const [left, low, right] = walk;
  drawing.fill('#7f8a55', floor.rect(left, low - 0.05, right, low));
  drawConcrete(drawing, floor, walk, {
    color: material.concreteNew,
    across: [-1.75, -0.5, 0.75, 2.0],
    along: [],
    seed: 7,
  });
  drawing.clip(floor.rect(...walk), () => {
    if (isDirty) drawSlabGrime(drawing, floor, [-3.4, low, 3.2, 0], { seed: 8, amount: 0.24, edge: 0.15 });
    drawRustFan(drawing, floor, sprinkler, { ...fan, amount: isDirty ? 0.62 : 0.06 });
  });
}

function drawLawn(drawing: Drawing, floor: Surface) {
  drawing.fill('#a3b275', floor.rect(-6, -3.6, 6, walk[1] - 0.04));
  const edge = floor.project(0, walk[1])[1];
  drawGrass(drawing, [-20, edge + 4, 1220, edge + 26], {
    count: 60,
    seed: 6,
    colors: ['#8b9c5f', '#a3b275', '#b4c184'],
    scaleAt: () => 1.25,
  });
  drawGrass(drawing, [-20, edge + 30, 1220, 815], {
    count: 46,
    seed: 9,
    colors: ['#8b9c5f', '#b4c184', '#b9b985'],
    scaleAt: () => 1.5,
  });
  for (const [left, low, tall, seed] of [
    [-2.28, -1.24, 0.95, 4],
    [-1.98, -1.28, 0.66, 9],
  ] as const) {
    const [x, y] = floor.project(left, low);
    drawFeatherGrass(drawing, { x, foot: y, height: tall * camera.scaleAt(floor.point(left, low)), seed });
  }
  const [u, v] = sprinkler;
  const post = (radius: number, from: number, to: number) =>
    camera.formatSilhouette(floor.boxCorners(u - radius, v - radius, u + radius, v + radius, from, to));
  drawing
    .fill('#6f7d4b', floor.rect(u - 0.07, v - 0.05, u + 0.07, v + 0.05))
    .fill(shadow, floor.shadowOfBody(floor.boxCorners(u - 0.02, v - 0.02, u + 0.02, v + 0.02, 0, 0.13), rays), 0.4)
    .fill('#2b363b', post(0.034, 0, 0.025))
    .fill('#47545a', post(0.017, 0.02, 0.11))
    .fill('#2b363b', post(0.024, 0.1, 0.135))
    .fill(mix('#2b363b', '#d8802f', 0.75), post(0.012, 0.113, 0.125));
}

/** The shadow of a young tree outside the picture falls on the wall and the lawn. */
function drawTreeShade(drawing: Drawing, floor: Surface) {
  castTreesBeyond(
    drawing,
    [
      { at: [5.8, -2.5], height: 4.9, seed: 5, kind: 'leafy' },
      { at: [4.4, -4.2], height: 2.4, seed: 8, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-8, -4, 8, 0],
      walls: [[wall, [-5, 0, 5, 4]]],
      rays,
      shadow,
      opacity: 0.3,
    },
  );
}

export const pictures = createPair('dirt-rust', draw);
