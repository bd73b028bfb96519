import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { createGrains, drawNeedles, drawSlabGrime, traceStain } from '../kit/dirt.ts';
import { type Dot, Drawing, ellipse } from '../kit/drawing.ts';
import { drawEveningGlow } from '../kit/evening.ts';
import { type Box, clamp, lerp, type Point } from '../kit/geometry.ts';
import { drawWoodpile } from '../kit/house-life.ts';
import { drawLogs } from '../kit/house-logs.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawGravel } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawGrass } from '../kit/plants.ts';
import { drawPonderosaTrunk } from '../kit/ponderosa-trunk.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawTireTrack } from '../kit/tire-tracks.ts';

const camera = new Camera({ eye: [-0.3, -4.5, 1.65], yaw: 9, focal: 900, center: 600, horizon: 70 });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(56, 33);
const shadow = '#1b3350';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const doorway: Box = [-3.6, 0.03, 0.98, 2.3];
const slab: Box = [-6, -6, 1.56, 0];
/** The strip of gravel between the slab and the needles under the pines. */
const gravel: Box = [slab[2], -6, 2.12, -0.02];

/** The oil under an engine that stood here for years, as spots that ran together. */
const spots: readonly (readonly [u: number, v: number, radius: number])[] = [
  [-0.06, -1.72, 0.3],
  [0.24, -1.58, 0.2],
  [-0.3, -1.56, 0.15],
  [0.1, -2.0, 0.17],
  [-0.98, -2.04, 0.14],
  [-0.86, -1.94, 0.09],
];
const soaked: Box = [-1.5, -2.6, 0.85, -1.15];

/** Concrete before a log garage among ponderosas: oil that soaked in, tire marks, needles and drops of sap. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Oil and needles on the concrete before a log garage' : 'The same concrete, washed',
    '#a98d62',
  );
  const floor = ground(camera);
  drawGarage(drawing);
  drawForestFloor(drawing, floor);
  drawSlab(drawing, floor, isDirty);
  drawWoodpile({ drawing, camera, rays, shadow }, floor, [1.62, -0.36, 2.5, -0.02], 0.86, 5);
  drawTrunks(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawGarage(drawing: Drawing) {
  const [left, low, right, high] = doorway;
  drawLogs(drawing, wall, [right, 0.14, 6, 3], { color: material.log, seed: 4, size: 0.27 });
  drawing.fill('#b5ab98', wall.rect(right, 0, 6, 0.15)).fill(shadeOf('#b5ab98', 0.3), wall.rect(right, 0.13, 6, 0.15));
  const jamb = '#7a5236';
  const door = wall.raised(-0.14);
  drawing.fill('#8b8578', ground(camera).rect(left, 0, right, 0.3));
  drawing.clip(wall.rect(left, 0, right, high), () => {
    drawDoor(drawing, door, [left, low, right, high]);
    // The head and the jamb on the sunny side shade the door.
    drawing.fill(
      shadow,
      door.shadow(
        [wall.point(left, low - 1), wall.point(left, high + 1), door.point(left, high), door.point(left, low)],
        rays,
      ),
      0.34,
    );
    drawing
      .fill(
        shadeOf(jamb, 0.36),
        camera.formatFace([
          wall.point(right, 0),
          wall.point(right, high),
          wall.point(right, high, -0.14),
          wall.point(right, 0, -0.14),
        ]),
      )
      .fill('#2b3337', door.rect(left, 0, right, low + 0.03, 0.01));
  });
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(right, 0, right + 0.19, high, 0, 0.05), rays), 0.34)
    .fill(jamb, wall.rect(right, 0, right + 0.19, high + 1, 0.05))
    .fill(lightOf(jamb, 0.2), wall.rect(right, 0, right + 0.03, high + 1, 0.051))
    .fill(shadeOf(jamb, 0.3), wall.rect(right + 0.165, 0, right + 0.19, high + 1, 0.051));
}

/** An overhead door of upright cedar boards, in sections, with hinges of black iron. */
function drawDoor(drawing: Drawing, door: Surface, [left, low, right, high]: Box) {
  const color = '#a66a40';
  const random = createRandom(6);
  const tones = [color, mix(color, '#ffffff', 0.07), mix(color, '#2a1d14', 0.08)];
  const paths = ['', '', ''];
  let seams = '';
  for (let u = left; u < right; u += 0.153) {
    paths[Math.floor(random() * 3)] += door.rect(u, low, Math.min(right, u + 0.153), high);
    seams += door.rect(u, low, u + 0.011, high);
  }
  for (const [index, tone] of tones.entries()) drawing.fill(tone, paths[index] ?? '');
  drawing.fill(shadeOf(color, 0.5), seams);
  for (const v of [0.6, 1.17, 1.74])
    drawing
      .fill(shadeOf(color, 0.55), door.rect(left, v - 0.014, right, v))
      .fill(lightOf(color, 0.25), door.rect(left, v, right, v + 0.01));
  const iron = '#2c3236';
  for (const v of [0.31, 1.45])
    drawing
      .fill(
        shadow,
        door.polygon([
          [right - 0.08, v - 0.05],
          [right - 0.62, v - 0.03],
          [right - 0.7, v - 0.005],
          [right - 0.08, v + 0.02],
        ]),
        0.4,
      )
      .fill(
        iron,
        door.polygon([
          [right - 0.1, v - 0.035],
          [right - 0.6, v - 0.022],
          [right - 0.67, v],
          [right - 0.6, v + 0.022],
          [right - 0.1, v + 0.035],
        ]),
      );
  drawing.fill(shadow, door.rect(-1.16, 0.62, -1.09, 0.86), 0.35).fill(iron, door.rect(-1.2, 0.64, -1.14, 0.89));
}

function drawForestFloor(drawing: Drawing, floor: Surface) {
  const right = 9;
  drawing.fill('#a98d62', floor.rect(gravel[2], -6, right, -0.02));
  const random = createRandom(31);
  const tones = ['#94764c', '#bb9f72', '#c9b286'];
  for (const tone of tones) {
    let patches = '';
    for (let index = 0; index < 46; index++) {
      const [u, v, wide] = [lerp(gravel[2], 4.5, random()), lerp(-3.2, -0.2, random()), 0.05 + random() * 0.14];
      patches += floor.polygon([
        [u, v],
        [u + wide, v + 0.02],
        [u + wide * 1.3, v + 0.06],
        [u + wide * 0.3, v + 0.05],
      ]);
    }
    drawing.fill(tone, patches);
  }
  drawing.clip(floor.rect(...gravel), () => drawGravel(drawing, floor, gravel, 7, '#bdb19c'));
  drawNeedles(drawing, floor, [gravel[2], -3], [gravel[2] + 0.1, -0.3], { seed: 5, amount: 0.9, spread: 0.2 });
  drawNeedles(drawing, floor, [1.75, -2.6], [1.8, -0.4], { seed: 8, amount: 0.4, spread: 0.2 });
  drawGrass(drawing, [1080, 470, 1230, 800], {
    count: 16,
    seed: 6,
    colors: ['#8f9a5e', '#b6ae78', '#a9a66a'],
    scaleAt: (y) => Math.max(0.8, (y - 250) / 200),
  });
}

function drawSlab(drawing: Drawing, floor: Surface, isDirty: boolean) {
  drawing.fill('#6f6247', floor.rect(slab[2], -6, slab[2] + 0.035, 0));
  drawConcrete(drawing, floor, slab, {
    color: material.concreteNew,
    across: [-3.5, -1.62],
    along: [-3.05, -0.62],
    seed: 9,
  });
  // A felt joint between the slab and the floor of the garage.
  drawing.fill('#5a564c', floor.rect(doorway[0], -0.03, doorway[2], 0.01));
  drawing.clip(floor.rect(...slab), () => {
    if (isDirty) {
      drawSlabGrime(drawing, floor, [-4, -3.6, slab[2], 0], { seed: 5, amount: 0.4, edge: 0.24 });
      for (const [u, seed] of [
        [-1.46, 4],
        [0.66, 9],
      ] as const)
        drawTireTrack(
          drawing,
          floor,
          Array.from({ length: 40 }, (_, index): Point => [u + 0.05 * Math.sin(index / 9), -4 + index * 0.12]),
          { seed, amount: 0.34, width: 0.2 },
        );
    }
    // Oil that went deep keeps a shadow at its place.
    drawSoakedOil(drawing, floor, isDirty ? 1 : 0.09);
    if (isDirty) {
      drawDrips(drawing, floor);
      drawSap(drawing, floor, 0.85);
      for (const [from, to, seed, amount] of [
        [[-3.4, -0.1], [1.5, -0.08], 3, 0.5],
        [[-3.4, -0.62], [1.5, -0.62], 12, 0.22],
        [[-1.62, -3], [-1.62, -0.6], 7, 0.3],
        [[1.44, -3.2], [1.46, -0.2], 9, 0.6],
      ] as const)
        drawNeedles(drawing, floor, from, to, { seed, amount, spread: 0.09 });
      drawNeedles(drawing, floor, [-1.4, -2.9], [1.2, -1], { seed: 17, amount: 0.24, spread: 1.1 });
    } else drawSap(drawing, floor, 0.2);
  });
}

/** Oil that soaked in: dark where it dripped, with an uneven edge and a pale halo. */
function drawSoakedOil(drawing: Drawing, floor: Surface, amount: number) {
  const field = (u: number, v: number) => {
    const depth = spots.reduce(
      (sum, [a, b, radius]) => sum + Math.exp(-(((u - a) / radius) ** 2 + ((v - b) / radius) ** 2)),
      0,
    );
    const ragged =
      1.1 * (fractalNoise(u * 5.5, v * 5.5, 4, 4) - 0.5) + 0.3 * (fractalNoise(u * 17, v * 17, 9, 2) - 0.5);
    return depth * 1.05 + ragged * (0.25 + Math.min(0.75, depth));
  };
  // Flat tones with hard edges: the halo, the wet rim, the soaked middle and its heart.
  for (const [color, level, opacity] of [
    ['#a4967c', 0.1, 0.62],
    ['#75674f', 0.26, 0.8],
    ['#443a2d', 0.5, 0.94],
    ['#241e18', 0.86, 1],
  ] as const)
    drawing.fill(color, traceStain(floor, field, soaked, level, 120, 3), amount * opacity);
  drawing.dots(
    '#3a3126',
    createGrains(floor, soaked, {
      seed: 3,
      spacing: 0.03,
      density: (u, v) => (field(u, v) < 0.5 ? 0.5 * clamp(field(u, v) - 0.05) : 0),
      size: 0.014,
    }),
    0.5 * amount,
  );
}

/** Fresh drops on the old spot, few of them far off. */
function drawDrips(drawing: Drawing, floor: Surface) {
  const random = createRandom(21);
  const drips: Dot[] = [];
  for (let index = 0; index < 40; index++) {
    const angle = random() * Math.PI * 2;
    const far = 0.62 * random() ** 1.3;
    const point = floor.point(0.02 + Math.cos(angle) * far, -1.7 + Math.sin(angle) * far * 0.7);
    drips.push([...camera.project(point), camera.scaleAt(point) * (0.008 + 0.026 * random() ** 3)]);
  }
  drawing.dots('#1f1a15', drips, 0.85);
}

/** Amber drops of resin from the boughs above. */
function drawSap(drawing: Drawing, floor: Surface, amount: number) {
  let [rims, hearts] = ['', ''];
  for (const [u, v, radius] of [
    [-1.12, -1.02, 0.026],
    [-0.72, -1.28, 0.017],
    [-1.28, -1.4, 0.021],
    [0.92, -1.1, 0.024],
    [1.12, -1.46, 0.018],
    [0.5, -2.26, 0.022],
    [-0.5, -2.32, 0.024],
  ] as const) {
    const [x, y] = floor.project(u, v);
    const size = camera.scaleAt(floor.point(u, v)) * radius;
    rims += ellipse(x, y, size, size * 0.6);
    hearts += ellipse(x - size * 0.15, y - size * 0.1, size * 0.5, size * 0.28);
  }
  drawing.fill('#8a5a22', rims, 0.8 * amount).fill('#d79a3f', hearts, amount);
}

/** Ponderosas beyond the picture cast the shadows of their trunks over the slab; one is next to the gravel. */
function drawTrunks(drawing: Drawing, floor: Surface) {
  const posts = [
    [-9.1, -6.1, 0.15],
    [-4.42, -5.9, 0.11],
  ].map(([u = 0, v = 0, half = 0]) => floor.boxCorners(u - half, v - half, u + half, v + half, 0, 12));
  for (const surface of [floor, wall])
    drawing.clip(surface === floor ? floor.rect(-12, -6, 12, 0) : wall.rect(-6, 0, 6, 3), () =>
      drawing.group(0.3, () => {
        for (const post of posts) drawing.fill(shadow, surface.shadowOfBody(post, rays));
      }),
    );
  const place: Point = [2.36, -1.22];
  const [x, foot] = floor.project(...place);
  const half = camera.scaleAt(floor.point(...place)) * 0.2;
  drawing.fill(
    shadow,
    floor.shadowOfBody(floor.boxCorners(place[0] - 0.2, place[1] - 0.2, place[0] + 0.2, place[1] + 0.2, 0, 6), rays),
    0.3,
  );
  drawPonderosaTrunk(drawing, { x, foot, top: -10, half, seed: 12 });
  drawNeedles(drawing, floor, [2.1, -1.44], [2.6, -1.5], { seed: 14, amount: 1.2, spread: 0.14 });
}

export const pictures = createPair('dirt-oil', draw);
