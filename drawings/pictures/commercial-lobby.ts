import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { drawStreaks, stain } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, eveningSky } from '../kit/evening.ts';
import { type Box, slant } from '../kit/geometry.ts';
import { standAt } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawPottedPlant, livedInReflection } from '../kit/lived-in.ts';
import { drawConcrete, drawStucco } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawShrub } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';
import { drawChips, drawFlakedSteel, drawScuffs } from '../kit/wall-wear.ts';
import { drawSheen, drawWindow } from '../kit/windows.ts';

const camera = new Camera({ eye: [4.6, -9.4, 1.65], yaw: -31, focal: 900, center: 560, horizon: 536 });
// A low morning sun behind the viewer's right shoulder.
const rays = createSun(-44, 33);
const shadow = '#1b3350';
const floor = ground(camera);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const entry: Box = [-4.1, 0, 1.5, 2.98];
const canopy: Box = [-4.7, 3.12, 2.1, 3.56];
const out = 1.9;
const posts = [-4.45, 1.75];
const base = 1.15;
const upper: readonly Box[] = [
  [-7.6, 4.75, -5.4, 6.5],
  [-2.5, 4.75, -0.3, 6.5],
  [2.9, 4.75, 5.1, 6.5],
];
const lower: Box = [3.3, 1.3, 5.6, 2.8];

/** The street door of an apartment building: worn paint on stucco and steel, or the same wall painted. */
function draw(isWorn: boolean): Drawing {
  const drawing = new Drawing(
    isWorn ? 'An apartment entrance with chipped, scuffed and rusted paint' : 'The same entrance, painted',
    material.concreteNew,
  );
  drawStreetBeyond(drawing);
  drawWall(drawing, isWorn);
  drawWindows(drawing);
  drawEntry(drawing);
  drawPavement(drawing);
  drawShade(drawing);
  drawTreeShade(drawing);
  drawFurniture(drawing);
  drawCanopy(drawing, isWorn);
  return drawing;
}

/** Past the building's corner: morning sky, the street's trees and a low block. */
function drawStreetBeyond(drawing: Drawing) {
  drawSky(drawing, eveningSky, 540);
  drawCloud(drawing, -120, 84, 330, 5, '#fbeeda');
  drawing
    .fill(
      '#8fa7a0',
      polygon([
        [-6, 492],
        [90, 486],
        [90, 640],
        [-6, 640],
      ]),
    )
    .fill('#b39a80', 'M-6 470h40v170h-40z')
    .fill('#d9c7a8', 'M-6 464h44v8h-44z')
    .fill('#55727c', 'M2 488h10v22h-10zM20 488h8v22h-8zM2 528h10v22h-10zM20 528h8v22h-8z');
  drawLeafyTree(drawing, { x: 34, foot: 640, height: 420, seed: 11, color: '#71875a', haze: 0.1, spread: 0.7 });
}

function drawWall(drawing: Drawing, isWorn: boolean) {
  const coat = isWorn ? '#d0c4a6' : material.stuccoPale;
  const foot = isWorn ? '#8d989a' : '#4b7489';
  drawStucco(drawing, wall, [-12, base, 12, 9], { color: coat, seed: 3 });
  drawStucco(drawing, wall, [-12, 0, 12, base], { color: foot, seed: 5 });
  // A control joint at the floor of the second story.
  drawing
    .fill(shadeOf(coat, 0.2), wall.rect(-12, 3.98, 12, 4.03))
    .fill('#ffffff', wall.rect(-12, 3.96, 12, 3.98), 0.35);
  if (isWorn) drawWear(drawing, coat, foot);
  // A metal coping along the top, and the downspout at the corner.
  drawSolid(drawing, wall, [-12.1, 8.6, 12, 9], [0, 0.16], isWorn ? '#8e9a9b' : '#3d5a66', rays);
  drawing.fill(shadow, wall.rect(-12, 8.38, 12, 8.6), 0.3);
  drawSolid(drawing, wall, [-11.7, 0.2, -11.52, 8.6], [0.03, 0.16], isWorn ? '#a59d8a' : '#efe9da', rays);
  const band = isWorn ? '#b9b09a' : '#f8f4e8';
  drawing.fill(shadow, wall.rect(-12, base - 0.05, 12, base), 0.4);
  drawSolid(drawing, wall, [-12, base, 12, base + 0.09], [0, 0.04], band, rays);
}

function drawWear(drawing: Drawing, coat: string, foot: string) {
  // Rain has washed down what the sun has chalked.
  const bleached = (u: number, v: number) => fractalNoise(u * 1.5, v * 0.22, 8, 4) + (v > 6 ? 0.04 : 0);
  for (const level of [0.5, 0.6]) drawing.fill('#b7a988', stain(wall, bleached, [-9, base, 9, 8], level, 80, 60), 0.26);
  for (const [index, [left, low, right]] of [...upper, lower].entries())
    drawStreaks(drawing, wall, [left, right], low - 0.1, {
      seed: 20 + index,
      length: index === 3 ? 1.1 : 1.5,
      amount: 0.45,
      width: 0.14,
      opacity: 0.3,
      color: dirtTone.mudDark,
      at: [left + 0.02, right - 0.02],
    });
  // The coat lets go below the sills, over the canopy and where the door's traffic passes.
  drawChips(drawing, wall, [-8.6, 3.58, 7, 4.85], {
    seed: 14,
    coat,
    worn: (u, v) =>
      Math.max(
        ...upper.map(([left, low, right]) =>
          Math.exp(-(((u - (left + right) / 2) / 1.1) ** 2) - ((v - low) / 0.5) ** 2),
        ),
      ) *
        0.9 +
      (u > canopy[0] && u < canopy[2] ? 0.9 * Math.exp(-(((v - canopy[3]) / 0.24) ** 2)) : 0),
  });
  drawChips(drawing, wall, [1.5, base + 0.1, 7.4, 3.5], {
    seed: 31,
    coat,
    worn: (u, v) =>
      1.1 * Math.exp(-(((u - 1.6) / 0.55) ** 2)) * (0.4 + 0.6 * Math.exp(-(((v - 1.5) / 0.9) ** 2))) +
      0.75 * Math.exp(-(((u - 5.9) / 0.5) ** 2) - ((v - 1.5) / 0.6) ** 2),
  });
  drawChips(drawing, wall, [-8.6, base + 0.1, -4.1, 3], {
    seed: 38,
    coat,
    worn: (u, v) =>
      0.9 * Math.exp(-(((u + 4.3) / 0.5) ** 2)) + 0.55 * Math.exp(-(((u + 6.8) / 0.7) ** 2) - ((v - 1.3) / 0.5) ** 2),
  });
  for (const [left, right, seed, gather] of [
    [1.5, 8, 44, [2.1, 2.6, 6.2]],
    [-9, -4.1, 47, [-4.9, -5.6, -7.4]],
  ] as const) {
    drawChips(drawing, wall, [left, 0.02, right, base - 0.04], {
      seed,
      coat: foot,
      worn: (_, v) => 0.72 * Math.exp(-v / 0.3) + 0.2,
    });
    drawScuffs(drawing, wall, [left, 0.18, right, 1.08], { seed: seed + 1, count: 64, gather });
    drawScuffs(drawing, wall, [left, base + 0.15, right, base + 0.7], { seed: seed + 2, count: 12, gather });
  }
}

function drawWindows(drawing: Drawing) {
  for (const [index, box] of [...upper, lower].entries()) {
    const { glass } = drawWindow(drawing, wall, box, {
      reflection: livedInReflection((['curtains', 'blind', 'plant', 'lamp'] as const)[index] ?? 'none', {
        horizon: index === 3 ? 0.26 : -0.2,
        seed: index + 2,
      }),
      rays,
      columns: 2,
      casing: 0,
      depth: 0.06,
      frame: material.bronze,
      frameWidth: 0.06,
      bar: 0.06,
      sill: false,
    });
    drawSheen(drawing, glass, [box[0] + 0.06, box[1] + 0.06, box[2] - 0.06, box[3] - 0.06], 0.18);
    const sill: Box = [box[0] - 0.1, box[1] - 0.11, box[2] + 0.1, box[1]];
    drawing.fill(shadow, shadowOfSolid(wall, wall, sill, [0, 0.1], rays), 0.36);
    drawSolid(drawing, wall, sill, [0, 0.1], '#d9d2c0', rays);
  }
}

/** Behind the street door: mailboxes, a sofa, lamps over a table, all in the canopy's shade. */
function drawLobby(drawing: Drawing) {
  const back = wall.raised(-4.6);
  const room = floor.rect(-9, 0, 6, 4.6);
  drawing
    .fill('#23505f', back.rect(-10, 0, 8, 3.2))
    .fill('#315f6c', back.rect(-10, 0, 8, 1.0))
    .fill('#8d9a93', room)
    .fill('#a9b1a6', floor.rect(-3.2, 1.4, -0.4, 4.2))
    .fill('#c9d3cd', floor.raised(2.98).rect(-9, 0, 6, 4.6));
  let lights = '';
  for (const u of [-5.4, -3.4, -1.4, 0.6])
    for (const v of [1.2, 3]) lights += floor.raised(2.97).rect(u, v, u + 0.5, v + 0.16);
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
    drawing.fill('#16323d', hung.rect(u - 0.012, 2.45, u + 0.012, 3)).fill(
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

function drawEntry(drawing: Drawing) {
  const [left, low, right, high] = entry;
  const frame = material.bronze;
  const glass = wall.raised(-0.12);
  drawing.clip(wall.rect(...entry), () => {
    drawing.fill('#1c4350', wall.rect(...entry));
    drawLobby(drawing);
    // The far side of the street, faintly, as glass in the shade mirrors it.
    drawing.fill('#bfe0ee', glass.rect(left, 1.78, right, high), 0.1);
    drawing.fill(
      '#0f3340',
      glass.polygon([
        [left, 1.5],
        [-3, 1.56],
        [-2.7, 1.9],
        [-1.6, 1.9],
        [-1.5, 1.62],
        [0, 1.6],
        [0.2, 2.1],
        [right, 2.1],
        [right, 1],
        [left, 1],
      ]),
      0.1,
    );
    for (const from of [left + 0.35, left + 2.1, 0.25]) {
      const lean = high * slant;
      const band = (start: number, wide: number) =>
        glass.polygon([
          [start, 0.1],
          [start + wide, 0.1],
          [start + wide + lean, high],
          [start + lean, high],
        ]);
      drawing.fill('#ffffff', band(from, 0.42) + band(from + 0.56, 0.14), 0.15);
    }
  });
  const bars = [left, left + 1.55, -1.0 - 0.98, -1.0, -1.0 + 0.98, right - 0.06];
  let uprights = '';
  let sides = '';
  for (const u of bars) {
    uprights += wall.rect(u, low, u + 0.07, high, -0.04);
    sides += camera.face([
      wall.point(u + 0.07, low, -0.04),
      wall.point(u + 0.07, high, -0.04),
      glass.point(u + 0.07, high),
      glass.point(u + 0.07, low),
    ]);
  }
  drawing
    .fill(shadeOf(frame, 0.5), sides)
    .fill(
      frame,
      uprights +
        wall.rect(left, 2.3, right, 2.38, -0.04) +
        wall.rect(left, high - 0.08, right, high, -0.04) +
        wall.rect(left, low, right, 0.1, -0.04),
    );
  // Two leaves with a rail at the foot and tall pulls.
  drawing.fill(frame, wall.rect(-1.98, 0.02, 0.05, 0.26, -0.03) + wall.rect(-1.04, 0, -0.89, 2.3, -0.03));
  drawing
    .fill(shadeOf(frame, 0.5), wall.rect(-0.975, 0, -0.955, 2.3, -0.02))
    .fill('#c9d2d4', wall.rect(-1.12, 0.85, -1.08, 1.75, 0.03) + wall.rect(-0.84, 0.85, -0.8, 1.75, 0.03));
  // The mat, and a lamp on each side.
  for (const u of [-4.62, 2.02]) {
    drawing
      .fill(shadow, shadowOfSolid(wall, wall, [u - 0.09, 1.85, u + 0.09, 2.35], [0, 0.12], rays), 0.4)
      .fill('#2f3431', wall.rect(u - 0.09, 1.85, u + 0.09, 2.35, 0.12))
      .fill('#ffe2a0', wall.rect(u - 0.055, 1.9, u + 0.055, 2.3, 0.125));
  }
}

function drawPavement(drawing: Drawing) {
  const across: number[] = [];
  for (let u = -10.4; u < 11; u += 1.55) across.push(u);
  drawConcrete(drawing, floor, [-14, -7.4, 14, 0], {
    color: material.concreteNew,
    across,
    along: [-6, -4.5, -3, -1.5],
    seed: 9,
  });
  drawing.fill('#39515a', floor.rect(-2.3, -1.5, 0.35, -0.25)).fill('#4f6a73', floor.rect(-2.2, -1.4, 0.25, -0.35));
  // The edge of a bed below the right-hand window.
  drawing
    .fill('#a08d6c', floor.rect(2.6, -0.75, 13, 0))
    .fill('#c4beae', floor.rect(2.5, -0.88, 13, -0.75))
    .fill('#8f897a', floor.rect(2.5, -0.9, 13, -0.875));
}

const planters: readonly Box[] = [
  [-4.0, -1.05, -3.15, -0.2],
  [0.62, -1.05, 1.47, -0.2],
];
const bench: Box = [3.2, -1.75, 4.62, -1.25];

function drawShade(drawing: Drawing) {
  const whole: Box = [canopy[0], canopy[1], canopy[2], canopy[3]];
  const shade = (on: Surface) => {
    let path = shadowOfSolid(on, wall, whole, [0, out], rays);
    for (const u of posts)
      path += shadowOfSolid(on, wall, [u - 0.06, 0, u + 0.06, canopy[1]], [out - 0.2, out - 0.08], rays);
    for (const planter of planters) path += shadowOfSolid(on, floor, planter, [0, 0.72], rays);
    return path;
  };
  drawing.clip(wall.rect(-14, 0, 14, canopy[1] + 0.2), () =>
    drawing.group(0.4, () => drawing.fill(shadow, shade(wall))),
  );
  drawing.clip(floor.rect(-14, -8, 14, 0), () =>
    drawing.group(0.4, () =>
      drawing.fill(shadow, shade(floor) + shadowOfSolid(floor, floor, bench, [0.4, 0.47], rays)),
    ),
  );
}

/** The tree at the curb, outside the picture, lies over the wall and the walk. */
function drawTreeShade(drawing: Drawing) {
  castTreesBeyond(
    drawing,
    [
      { at: [10.6, -7], height: 11.4, seed: 4, kind: 'leafy' },
      { at: [3.4, -11.4], height: 6.5, seed: 7, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-16, -9, 12, 0],
      walls: [[wall, [-12, 0, 12, 9]]],
      rays,
      shadow,
      opacity: 0.34,
    },
  );
}

function drawFurniture(drawing: Drawing) {
  const at = (x: number, y: number, z = 0) => standAt({ camera, rays }, [x, y, z], 1);
  for (const [x, y, seed] of [
    [2.95, -0.3, 4],
    [6.4, -0.35, 7],
    [7.5, -0.35, 9],
  ] as const) {
    const place = at(x, y);
    drawFeatherGrass(drawing, { x: place.x, foot: place.foot, height: 0.85 * place.unit, seed });
  }
  for (const [x, seed] of [
    [4.0, 6],
    [5.2, 13],
  ] as const) {
    const place = at(x, -0.35);
    drawShrub(drawing, { x: place.x, foot: place.foot, height: 0.62 * place.unit, seed });
  }
  for (const [index, planter] of planters.entries()) {
    const place = at((planter[0] + planter[2]) / 2, -0.6, 0.7);
    drawSolid(drawing, floor, planter, [0, 0.72], '#55696f', rays);
    drawing.fill(
      '#4a3b2c',
      floor.raised(0.72).rect(planter[0] + 0.06, planter[1] + 0.06, planter[2] - 0.06, planter[3] - 0.06),
    );
    drawShrub(drawing, {
      x: place.x,
      foot: place.foot + 4,
      height: 0.8 * place.unit,
      seed: 21 + index * 4,
      color: '#6f9464',
    });
  }
  const [left, low, right, high] = bench;
  for (const u of [left + 0.2, right - 0.32])
    drawSolid(drawing, floor, [u, low + 0.05, u + 0.12, high - 0.05], [0, 0.4], '#3b4a50', rays);
  drawSolid(drawing, floor, bench, [0.4, 0.47], material.cedar, rays);
  drawing.fill(shadeOf(material.cedar, 0.4), floor.raised(0.47).rect(left, low + 0.24, right, low + 0.26));
}

function drawCanopy(drawing: Drawing, isWorn: boolean) {
  const [left, low, right, high] = canopy;
  const coat = isWorn ? '#5d7d87' : '#123c49';
  const wood = isWorn ? '#a39a88' : '#b9743f';
  const front = wall.raised(out);
  for (const u of posts) {
    const post: Box = [u - 0.06, 0, u + 0.06, low];
    drawSolid(drawing, wall, post, [out - 0.2, out - 0.08], coat, rays);
    if (isWorn)
      drawFlakedSteel(drawing, wall.raised(out - 0.08), post, {
        seed: 50 + Math.round(u),
        coat,
        worn: (_, v) => 0.4 + 1.2 * Math.exp(-v / 0.35),
      });
    drawSolid(drawing, wall, [u - 0.13, 0, u + 0.13, 0.04], [out - 0.27, out - 0.01], '#8f9aa0', rays);
  }
  const soffit = (a: number, b: number, from: number, to: number) =>
    camera.face([wall.point(a, low, from), wall.point(b, low, from), wall.point(b, low, to), wall.point(a, low, to)]);
  drawing.fill(shadeOf(wood, 0.24), soffit(left, right, 0, out));
  let boards = '';
  for (let raise = 0.16; raise < out; raise += 0.16) boards += soffit(left, right, raise, raise + 0.018);
  drawing.fill(shadeOf(wood, 0.48), boards);
  let lamps = '';
  for (const u of [-3.9, -2.2, -0.5, 1.2]) lamps += soffit(u, u + 0.26, 0.85, 1.1);
  drawing.fill('#ffe9b4', lamps);
  drawSolid(drawing, wall, canopy, [out - 0.02, out], coat, rays);
  drawing.fill(coat, front.rect(...canopy));
  if (isWorn) {
    drawFlakedSteel(drawing, front, canopy, {
      seed: 71,
      coat,
      worn: (u, v) =>
        0.3 +
        0.8 * Math.exp(-(high - v) / 0.12) +
        0.5 * Math.exp(-(((u + 3.6) / 1.1) ** 2)) +
        0.4 * Math.exp(-(((u - 1.4) / 0.8) ** 2)),
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
    isWorn ? mix('#9fb0b4', '#a08d6c', 0.3) : '#a9bec6',
    rays,
  );
}

export const pictures: Pictures = {
  'commercial-lobby': () => draw(false),
  'commercial-lobby-before': () => draw(true),
};
