import { drawBicycle } from '../kit/bicycle.ts';
import { drawBrickCourses } from '../kit/brick-front.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow } from '../kit/evening.ts';
import { type Box, type Point, slant } from '../kit/geometry.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawPottedPlant } from '../kit/lived-in.ts';
import { drawConcrete, drawStone } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawShrub } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawFlakedSteel, drawScuffs } from '../kit/wall-wear.ts';
import { drawSheen, drawWindow } from '../kit/windows.ts';

const camera = new Camera({ eye: [2.5, -9, 1.7], yaw: -23, focal: 860, center: 585, horizon: 540 });
// A low morning sun behind the viewer's right shoulder.
const rays = createSun(-44, 33);
const shadow = '#1b3350';
const floor = ground(camera);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const brick = '#a5604a';
/** Yellowed cream over the green of the coat before it, and the blue that follows. */
const oldCoat = '#d6c79f';
const olderCoat = '#6f9186';
const newCoat = '#2f5d70';
/** Glass between painted piers: the entrance in the middle, a shop window on each side. */
const entry: Box = [-4.3, 0, 0.9, 4.2];
const shops: readonly Box[] = [
  [-10.6, 0, -5.3, 4.2],
  [1.9, 0, 6.6, 4.2],
];
const piers: readonly (readonly [left: number, right: number])[] = [
  [-11.6, -10.6],
  [-5.3, -4.3],
  [0.9, 1.9],
  [6.6, 7.6],
];
const plinth = 0.62;
const head = 4.2;
const belt = 5;
const canopy: Box = [-4.75, 3.05, 1.35, 3.42];
const out = 1.7;
const lofts: readonly Box[] = [
  [-9.6, 5.9, -6.3, 9],
  [-5.2, 5.9, -1.9, 9],
  [-0.8, 5.9, 2.5, 9],
  [3.6, 5.9, 6.9, 9],
];

/** The street door of downtown lofts: brick over painted piers and steel, worn, or painted again. */
function draw(isWorn: boolean): Drawing {
  const drawing = new Drawing(
    isWorn ? 'The entrance of downtown lofts with chipped and rusted paint' : 'The same entrance, painted',
    material.concreteNew,
  );
  drawUpperWall(drawing);
  drawGroundFloor(drawing, isWorn);
  drawPavement(drawing);
  drawShade(drawing);
  drawFurniture(drawing);
  drawRods(drawing, isWorn);
  drawCanopy(drawing, isWorn);
  drawStreetTree(drawing);
  drawEveningGlow(drawing, 0.04);
  return drawing;
}

/** The far side of the street in glass: brick blocks under a morning sky, with the trees at their curb. */
function drawStreetInGlass(drawing: Drawing) {
  const bands = ['#4a95bf', '#6fb2d3', '#a3d3e8', '#d7e6df'];
  const sky = wallFacing(camera, [-90, 60, 0], [1, 0, 0]);
  for (const [index, color] of bands.entries())
    drawing.fill(color, sky.rect(-40, 0, 220, [120, 44, 30, 19][index] ?? 0));
  const across = wallFacing(camera, [0, 19, 0], [1, 0, 0]);
  let [panes, sills, shopsAcross] = ['', '', ''];
  for (const [left, right, tall, color] of [
    [-34, -22, 11.5, '#9c6a52'],
    [-22, -13, 8.6, '#c5a376'],
    [-13, -2, 13.2, '#8d5644'],
    [-2, 6.5, 9.6, '#b98a68'],
    [6.5, 18, 12, '#7f6a5e'],
  ] as const) {
    drawing
      .fill(color, across.rect(left, 0, right, tall))
      .fill(lightOf(color, 0.4), across.rect(left - 0.2, tall - 0.5, right + 0.2, tall))
      .fill(shadeOf(color, 0.4), across.rect(left, tall - 0.85, right, tall - 0.5));
    shopsAcross += across.rect(left + 0.5, 0.4, right - 0.5, 3.2);
    for (let v = 4.8; v < tall - 2.6; v += 3.1)
      for (let u = left + 0.9; u < right - 1.4; u += 2.3) {
        panes += across.rect(u, v, u + 1.1, v + 1.9);
        sills += across.rect(u - 0.15, v - 0.2, u + 1.25, v);
      }
  }
  drawing.fill('#2b4653', panes + shopsAcross).fill('#d8c9ac', sills);
  for (const [x, height, seed] of [
    [-21, 6.4, 4],
    [-10.5, 7.2, 9],
    [-3.4, 6, 12],
    [4.5, 6.8, 3],
  ] as const)
    drawLeafyTree(drawing, {
      ...placeOnPage({ camera, rays }, [x, 12.5], height, seed),
      color: '#64804f',
      spread: 0.72,
    });
}

/** Brick with tall windows of steel, many panes each, as lofts have them. */
function drawUpperWall(drawing: Drawing) {
  drawBrickCourses(drawing, wall, [-14, belt, 10, 10], { color: brick, seed: 4, course: 0.13, density: 0.7 });
  for (const box of lofts) {
    const [left, low, right, high] = box;
    const { glass } = drawWindow(drawing, wall, box, {
      reflection: (_, pane) => {
        drawing
          .fill('#3f86ad', pane.rect(left, low, right, high))
          .fill('#65a8c8', pane.rect(left, low, right, low + 1.7))
          .fill('#98c9dd', pane.rect(left, low, right, low + 0.8));
        drawing.fill('#cfe0e2', pane.rect(left, low, left + 0.5, high), left < -5.5 || left > 3 ? 0.5 : 0);
      },
      rays,
      columns: 4,
      rows: 4,
      casing: 0,
      depth: 0.14,
      frame: '#2f4149',
      frameWidth: 0.06,
      bar: 0.045,
      sill: false,
    });
    drawSheen(drawing, glass, [left + 0.06, low + 0.06, right - 0.06, high - 0.06], 0.18);
    const sill: Box = [left - 0.14, low - 0.2, right + 0.14, low];
    drawing.fill(shadow, shadowOfSolid(wall, wall, sill, [0, 0.1], rays), 0.36);
    drawSolid(drawing, wall, sill, [0, 0.1], material.limestone, rays);
  }
}

function drawGroundFloor(drawing: Drawing, isWorn: boolean) {
  const coat = isWorn ? oldCoat : newCoat;
  const steel = isWorn ? '#6f4f3a' : '#1d3c48';
  drawing.fill(coat, wall.rect(-14, plinth, 10, belt));
  for (const box of shops) drawStorefront(drawing, box, isWorn, steel);
  drawEntry(drawing, steel);
  // Painted brick: its courses show through the coat.
  for (const [left, right] of piers) {
    let courses = '';
    for (let v = plinth; v < head; v += 0.152) courses += wall.rect(left, v, right, v + 0.016);
    drawing.fill(coat, wall.rect(left, plinth, right, head)).fill(shadeOf(coat, 0.2), courses, 0.55);
    if (isWorn) {
      drawBareBrick(drawing, [left, plinth, right, head], 30 + Math.round(left));
      drawScuffs(drawing, wall, [left, plinth, right, 1.5], { seed: 60 + Math.round(left), count: 8 });
    }
    if (isWorn && left === rolledPier) drawRolledPaint(drawing);
    drawSolid(drawing, wall, [left - 0.06, 0, right + 0.06, plinth], [0, 0.07], '#c7b28d', rays);
    drawStone(drawing, wall.raised(0.07), [left - 0.06, 0, right + 0.06, plinth - 0.07], {
      color: '#c7b28d',
      seed: 8 + Math.round(left),
    });
    drawing.fill(lightOf('#c7b28d', 0.4), wall.rect(left - 0.06, plinth - 0.07, right + 0.06, plinth, 0.075));
  }
  // A painted band over the glass, then the belt of stone under the brick.
  const band: Box = [-14, head, 10, belt - 0.3];
  drawing.fill(shadow, wall.rect(-14, head - 0.16, 10, head), 0.34);
  drawSolid(drawing, wall, band, [0, 0.06], coat, rays);
  drawing
    .fill(shadeOf(coat, 0.34), wall.rect(-14, head + 0.02, 10, head + 0.05, 0.061))
    .fill(lightOf(coat, 0.2), wall.rect(-14, belt - 0.42, 10, belt - 0.38, 0.061));
  if (isWorn) {
    drawFlakedSteel(drawing, wall.raised(0.062), [-11.6, head, 7.6, belt - 0.3], {
      seed: 24,
      detail: 130,
      coat,
      worn: (u, v) => 0.3 + 0.5 * Math.exp(-(belt - 0.3 - v) / 0.12) + 0.5 * Math.sin(u * 1.3) ** 2,
    });
    drawStreaks(drawing, wall.raised(0.062), [-11.6, 7.6], belt - 0.32, {
      seed: 26,
      length: 0.4,
      amount: 0.4,
      width: 0.07,
      color: dirtTone.rust,
      opacity: 0.4,
    });
  }
  drawing.fill(shadow, wall.rect(-14, belt - 0.42, 10, belt - 0.3, 0.07), 0.3);
  drawSolid(drawing, wall, [-14, belt - 0.3, 10, belt], [0, 0.2], material.limestone, rays);
  let joints = '';
  for (let u = -13.4; u < 10; u += 1.5) joints += wall.rect(u, belt - 0.3, u + 0.02, belt, 0.2);
  drawing.fill(shadeOf(material.limestone, 0.3), joints);
}

/** Paint lets go of the brick: the older coat shows around ragged patches, in them bare brick with its joints. */
function drawBareBrick(drawing: Drawing, box: Box, seed: number) {
  const [left, low, right, high] = box;
  const field = (u: number, v: number) =>
    0.3 * Math.exp(-(v - low) / 0.7) +
    0.34 * Math.exp(-(((v - high) / 0.5) ** 2)) +
    0.16 * Math.exp(-(((u - right) / 0.2) ** 2)) +
    0.94 * (fractalNoise(u * 2.1, v * 2.2, seed, 4) - 0.16) +
    0.12 * (fractalNoise(u * 15, v * 15, seed + 3, 2) - 0.5);
  const patch = (level: number, du = 0, dv = 0) =>
    traceStain(wall, (u, v) => field(u + du, v + dv), box, level, 40, 24);
  const bare = patch(0.53);
  drawing
    .fill(olderCoat, patch(0.46))
    .line(lightOf(oldCoat, 0.6), 1.4, patch(0.46))
    .fill(shadeOf(brick, 0.5), bare)
    .fill(brick, patch(0.53, -0.02, 0.025));
  let [joints, pale] = ['', ''];
  for (let v = low, row = 0; v < high; v += 0.152, row++) {
    joints += wall.rect(left, v, right, v + 0.018);
    for (let u = left + (row % 2) * 0.2; u < right; u += 0.4) {
      joints += wall.rect(u, v, u + 0.018, v + 0.152);
      if ((row * 5 + Math.round(u * 10)) % 3 === 0) pale += wall.rect(u + 0.018, v + 0.018, u + 0.4, v + 0.152);
    }
  }
  drawing.clip(bare, () => drawing.fill(lightOf(brick, 0.14), pale, 0.8).fill('#c9b49c', joints, 0.8));
}

const rolledPier = 0.9;
/** The field of new paint that the roller has covered so far. */
const rolled: Box = [1.0, 1.75, 1.62, 3.35];

/** The first strokes of the new coat, with the ragged ends that a roller leaves. */
function drawRolledPaint(drawing: Drawing) {
  const [left, low, right, high] = rolled;
  const strokes = [
    { from: left, foot: [0.1, 0.04, 0.13], top: [0.05, 0, 0.09] },
    { from: left + 0.21, foot: [0, 0.07, 0.02], top: [0.12, 0.18, 0.1] },
    { from: left + 0.42, foot: [0.22, 0.16, 0.24], top: [0, 0.07, 0.03] },
  ].map(({ from, foot: [a = 0, b = 0, c = 0], top: [d = 0, e = 0, f = 0] }): Point[] => {
    const to = Math.min(right, from + 0.22);
    return [
      [from, low + a],
      [from + 0.08, low + b],
      [to, low + c],
      [to, high - d],
      [from + 0.1, high - e],
      [from, high - f],
    ];
  });
  drawing.fill(newCoat, strokes.map((stroke) => wall.polygon(stroke)).join(''));
}

/** Glass of a storefront: the interior low in the pane, the other side of the street above. */
function drawGlazing(drawing: Drawing, box: Box, lines: readonly number[], steel: string, sill: number) {
  const [left, , right, high] = box;
  const glass = wall.raised(-0.16);
  drawing.clip(wall.rect(left, 0, right, high), () => {
    drawing.fill('#1c4350', wall.rect(left, 0, right, high));
    drawLobby(drawing);
    drawing.fill('#0f2b36', wall.rect(left, 0, right, high), 0.18);
    drawing.group(0.74, () => drawing.clip(glass.rect(left, 1.75, right, high), () => drawStreetInGlass(drawing)));
    drawing.group(0.22, () => drawing.clip(glass.rect(left, 0, right, 1.75), () => drawStreetInGlass(drawing)));
    const lean = high * slant;
    for (let from = left + 0.3; from < right; from += 2.7)
      drawing.fill(
        '#ffffff',
        glass.polygon([
          [from, 0],
          [from + 0.5, 0],
          [from + 0.5 + lean, high],
          [from + lean, high],
        ]) +
          glass.polygon([
            [from + 0.66, 0],
            [from + 0.8, 0],
            [from + 0.8 + lean, high],
            [from + 0.66 + lean, high],
          ]),
        0.13,
      );
    drawing.fill(
      shadow,
      glass.shadow(
        [
          wall.point(left - 1, high),
          wall.point(right + 1, high),
          glass.point(right + 1, high + 1),
          glass.point(left - 1, high + 1),
        ],
        rays,
      ),
      0.3,
    );
  });
  let [fronts, sides] = ['', ''];
  for (const u of lines) {
    fronts += wall.rect(u, 0, u + 0.08, high, -0.06);
    sides += camera.formatFace([
      wall.point(u + 0.08, 0, -0.06),
      wall.point(u + 0.08, high, -0.06),
      glass.point(u + 0.08, high),
      glass.point(u + 0.08, 0),
    ]);
  }
  drawing
    .fill(shadeOf(steel, 0.5), sides)
    .fill(
      steel,
      fronts +
        wall.rect(left, 2.72, right, 2.82, -0.06) +
        wall.rect(left, high - 0.09, right, high, -0.06) +
        wall.rect(left, 0, right, sill, -0.06),
    )
    .fill(
      lightOf(steel, 0.25),
      wall.rect(left, sill - 0.03, right, sill, -0.05) + wall.rect(left, 2.8, right, 2.82, -0.05),
    );
}

function drawStorefront(drawing: Drawing, box: Box, isWorn: boolean, steel: string) {
  const [left, , right] = box;
  const third = (right - left - 0.08) / 3;
  drawGlazing(drawing, box, [left, left + third, left + third * 2, right - 0.08], steel, plinth);
  let panels = '';
  for (let index = 0; index < 3; index++)
    panels += wall.rect(left + third * index + 0.2, 0.14, left + third * (index + 1) - 0.1, plinth - 0.12, -0.055);
  drawing.fill(isWorn ? oldCoat : lightOf(steel, 0.14), panels);
  if (isWorn)
    drawFlakedSteel(drawing, wall.raised(-0.05), [left, 0, right, plinth], {
      seed: 40 + Math.round(left),
      detail: 90,
      coat: steel,
      worn: (_, v) => 0.42 + 0.9 * Math.exp(-v / 0.2),
    });
}

/** Behind the street door: mailboxes, a sofa, lamps over a table, all in the canopy's shade. */
function drawLobby(drawing: Drawing) {
  const back = wall.raised(-4.6);
  const room = floor.rect(-9, 0, 6, 4.6);
  drawing
    .fill('#23505f', back.rect(-12, 0, 10, 4.6))
    .fill('#315f6c', back.rect(-10, 0, 8, 1.0))
    .fill('#8d9a93', room)
    .fill('#a9b1a6', floor.rect(-3.2, 1.4, -0.4, 4.2))
    .fill('#c9d3cd', floor.raised(4.3).rect(-12, 0, 10, 4.6));
  let lights = '';
  for (const u of [-5.4, -3.4, -1.4, 0.6])
    for (const v of [1.2, 3]) lights += floor.raised(4.29).rect(u, v, u + 0.5, v + 0.16);
  drawing.fill('#fff4d2', lights);
  // Brass mailboxes in rows.
  const boxes: Box = [-5.9, 0.62, -3.5, 2.1];
  let doors = '';
  let slots = '';
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) {
      const [u, v] = [boxes[0] + 0.05 + column * 0.295, boxes[1] + 0.05 + row * 0.285];
      doors += back.rect(u, v, u + 0.255, v + 0.245, 0.06);
      slots += back.rect(u + 0.04, v + 0.17, u + 0.215, v + 0.195, 0.06);
    }
  drawing
    .fill('#7a5f3a', back.rect(...boxes, 0.06))
    .fill('#c9a765', doors)
    .fill('#7a5f3a', slots);
  // A picture, then a sofa before it.
  drawing
    .fill('#ece2cd', back.rect(-2.7, 1.35, -0.9, 2.3, 0.03))
    .fill('#86b7cb', back.rect(-2.6, 1.45, -1, 2.2, 0.03))
    .fill(
      '#d2b48a',
      back.polygon(
        [
          [-2.6, 1.45],
          [-1, 1.45],
          [-1, 1.7],
          [-1.5, 1.92],
          [-2, 1.62],
          [-2.6, 1.78],
        ],
        0.03,
      ),
    );
  drawing.fill('#a4552f', back.rect(-2.9, 0.1, -0.7, 0.86, 0.5)).fill('#bd6a3f', back.rect(-2.9, 0.1, -0.7, 0.46, 0.5));
  drawing
    .fill('#8d4627', back.rect(-3.05, 0.1, -2.8, 0.66, 0.55) + back.rect(-0.8, 0.1, -0.55, 0.66, 0.55))
    .fill('#7f3f23', back.rect(-1.82, 0.46, -1.79, 0.86, 0.52));
  drawPottedPlant(drawing, wall.raised(-3.6), [0.35, 0], 1.75, { seed: 5, leaf: '#3d7b5e', pot: '#d9d2c0' });
  for (const u of [-2.5, -1.75, -1]) {
    const hung = wall.raised(-3.2);
    drawing.fill('#16323d', hung.rect(u - 0.012, 2.45, u + 0.012, 4.3)).fill(
      '#ffdf94',
      hung.polygon([
        [u - 0.2, 2.2],
        [u + 0.2, 2.2],
        [u + 0.1, 2.47],
        [u - 0.1, 2.47],
      ]),
    );
  }
}

function drawEntry(drawing: Drawing, steel: string) {
  const [left, , right] = entry;
  const middle = (left + right) / 2;
  drawGlazing(drawing, entry, [left, middle - 1.18, middle + 1.1, right - 0.08], steel, 0.14);
  // Two leaves with a rail at the foot and tall pulls.
  drawing.fill(
    steel,
    wall.rect(middle - 1.1, 0.02, middle + 1.1, 0.3, -0.05) +
      wall.rect(middle - 0.08, 0, middle + 0.08, 2.72, -0.05) +
      wall.rect(middle - 1.1, 2.6, middle + 1.1, 2.72, -0.05),
  );
  drawing
    .fill(shadeOf(steel, 0.5), wall.rect(middle - 0.01, 0, middle + 0.012, 2.72, -0.045))
    .fill(
      '#d0b37a',
      wall.rect(middle - 0.18, 0.85, middle - 0.13, 1.85, 0.02) +
        wall.rect(middle + 0.13, 0.85, middle + 0.18, 1.85, 0.02),
    );
  for (const u of [-4.8, 1.4]) {
    drawing
      .fill(shadow, shadowOfSolid(wall, wall, [u - 0.1, 1.95, u + 0.1, 2.55], [0, 0.14], rays), 0.4)
      .fill('#22302f', wall.rect(u - 0.1, 1.95, u + 0.1, 2.55, 0.14))
      .fill('#ffe2a0', wall.rect(u - 0.06, 2.02, u + 0.06, 2.48, 0.145));
  }
}

function drawPavement(drawing: Drawing) {
  const across: number[] = [];
  for (let u = -14.4; u < 11; u += 1.5) across.push(u);
  drawConcrete(drawing, floor, [-16, -2.9, 12, 0], {
    color: material.concreteNew,
    across,
    along: [-1.45],
    seed: 9,
  });
  // A strip of brick pavers along the curb, as downtown walks have it.
  drawing.fill('#a8705a', floor.rect(-24, -4.2, 12, -2.9));
  let [joints, tones] = ['', ''];
  for (let v = -4.2; v < -2.9; v += 0.22) joints += floor.rect(-24, v, 12, v + 0.02);
  for (let u = -20; u < 10; u += 0.44)
    for (let row = 0; row < 6; row++) {
      const from = u + (row % 2) * 0.22;
      joints += floor.rect(from, -4.2 + row * 0.22, from + 0.02, -3.98 + row * 0.22);
      if ((Math.round(u * 7) + row * 3) % 5 === 0)
        tones += floor.rect(from, -4.2 + row * 0.22, from + 0.44, -3.98 + row * 0.22);
    }
  drawing
    .fill('#8f5a48', tones)
    .fill('#c9a88f', joints, 0.6)
    .fill('#cfc8b8', floor.rect(-24, -4.5, 12, -4.2))
    .fill('#6d767a', floor.rect(-40, -9, 14, -4.5))
    .fill('#39515a', floor.rect(-2.9, -1.4, -0.5, -0.2))
    .fill('#4f6a73', floor.rect(-2.8, -1.3, -0.6, -0.3));
}

const planters: readonly Box[] = [
  [-5.2, -0.95, -4.5, -0.3],
  [1.1, -0.95, 1.8, -0.3],
];
const tree: readonly [number, number] = [3.75, -2.6];

function drawShade(drawing: Drawing) {
  const shade = (on: Surface) => {
    let path = shadowOfSolid(on, wall, canopy, [0, out], rays);
    for (const planter of planters) path += shadowOfSolid(on, floor, planter, [0, 0.62], rays);
    return path;
  };
  drawing.clip(wall.rect(-14, 0, 14, canopy[1] + 0.2), () =>
    drawing.group(0.36, () => drawing.fill(shadow, shade(wall))),
  );
  drawing.clip(floor.rect(-14, -8, 14, 0), () => drawing.group(0.36, () => drawing.fill(shadow, shade(floor))));
}

function drawFurniture(drawing: Drawing) {
  const at = (x: number, y: number, z = 0) => placeOnPage({ camera, rays }, [x, y, z], 1);
  drawBicycle(drawing, wall.raised(0.35), [-7.6, 0], {
    color: '#b5642f',
    shadowOn: wall,
    shadow,
    rays,
  });
  for (const [index, planter] of planters.entries()) {
    const place = at((planter[0] + planter[2]) / 2, -0.6, 0.6);
    drawSolid(drawing, floor, planter, [0, 0.8], '#85786a', rays);
    drawing.fill(
      '#4a3b2c',
      floor.raised(0.62).rect(planter[0] + 0.06, planter[1] + 0.06, planter[2] - 0.06, planter[3] - 0.06),
    );
    drawShrub(drawing, {
      x: place.x,
      foot: place.foot + 4,
      height: 0.7 * place.unit,
      seed: 21 + index * 4,
      color: '#6f9464',
    });
  }
}

/** A honey locust in its grate at the curb. */
function drawStreetTree(drawing: Drawing) {
  const [u, v] = tree;
  drawing
    .fill('#3b474b', floor.rect(u - 0.6, v - 0.5, u + 0.6, v + 0.45))
    .fill('#6b5a46', floor.rect(u - 0.3, v - 0.24, u + 0.3, v + 0.22));
  drawLeafyTree(drawing, {
    ...placeOnPage({ camera, rays }, [u, v], 4.9, 9),
    color: '#86a05a',
    spread: 0.4,
    trunk: 0.5,
  });
}

function drawCanopy(drawing: Drawing, isWorn: boolean) {
  const [left, low, right, high] = canopy;
  const coat = isWorn ? oldCoat : '#123c49';
  const wood = isWorn ? '#a89c86' : '#b9743f';
  const front = wall.raised(out);
  const soffit = (a: number, b: number, from: number, to: number) =>
    camera.formatFace([
      wall.point(a, low, from),
      wall.point(b, low, from),
      wall.point(b, low, to),
      wall.point(a, low, to),
    ]);
  drawing.fill(shadeOf(wood, 0.24), soffit(left, right, 0, out));
  let boards = '';
  for (let raise = 0.16; raise < out; raise += 0.16) boards += soffit(left, right, raise, raise + 0.018);
  drawing.fill(shadeOf(wood, 0.48), boards);
  let lamps = '';
  for (const u of [-3.5, -2.3, -1.1, 0.1]) lamps += soffit(u, u + 0.26, 0.85, 1.1);
  drawing.fill('#ffe9b4', lamps);
  drawSolid(drawing, wall, canopy, [out - 0.02, out], coat, rays);
  drawing.fill(coat, front.rect(...canopy));
  if (isWorn) {
    drawFlakedSteel(drawing, front, canopy, {
      seed: 71,
      detail: 110,
      coat,
      worn: (u, v) =>
        0.3 +
        0.8 * Math.exp(-(high - v) / 0.12) +
        0.5 * Math.exp(-(((u + 3.1) / 1.1) ** 2)) +
        0.4 * Math.exp(-(((u - 0.4) / 0.8) ** 2)),
    });
    drawStreaks(drawing, front, [left, right], high - 0.06, {
      seed: 73,
      length: 0.36,
      amount: 0.5,
      width: 0.05,
      color: dirtTone.rust,
      opacity: 0.5,
    });
  }
  drawSolid(
    drawing,
    wall,
    [left - 0.03, high - 0.07, right + 0.03, high],
    [out, out + 0.04],
    isWorn ? '#8a5a3c' : '#a9bec6',
    rays,
  );
}

/** Rods carry the canopy from the stone above. */
function drawRods(drawing: Drawing, isWorn: boolean) {
  const coat = isWorn ? '#7b4c30' : '#16323d';
  let rods = '';
  for (const u of [canopy[0] + 0.35, canopy[2] - 0.35])
    rods += camera.formatFace([
      wall.point(u - 0.02, canopy[3], out - 0.2),
      wall.point(u + 0.02, canopy[3], out - 0.2),
      wall.point(u + 0.02, 5.1, 0.02),
      wall.point(u - 0.02, 5.1, 0.02),
    ]);
  drawing.fill(coat, rods);
}

export const pictures: Pictures = {
  'commercial-lobby': () => draw(false),
  'commercial-lobby-before': () => draw(true),
};
