import { type BackView, drawBackView } from '../kit/backs.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf, site } from '../kit/color.ts';
import { Drawing, ellipse, polygon } from '../kit/drawing.ts';
import { type Box, lerp, type Point, slant } from '../kit/geometry.ts';
import { limb, palm } from '../kit/hands.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick, drawConcrete, drawGravel, drawStucco } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawShrub } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawSheen, drawWindow } from '../kit/windows.ts';

const eyeHeight = 1.6;
const camera = new Camera({ eye: [0, -8, eyeHeight], focal: 1000, horizon: 392 });
const rays = createSun(46, 24);
const floor = ground(camera);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);

/** The two stand this far before the glass; their mirror images as far behind it. */
const distance = 3.5;
const glassBox: Box = [-2.55, 0.5, 2.55, 3.16];

const worker = {
  shirt: '#2c6f95',
  trousers: '#3a4750',
  skin: '#c78c67',
  hair: '#3b2c25',
  cap: site.spruce,
  cloth: site.sky,
  pointsAt: [0.29, 0.86] as Point,
};
const customer = {
  shirt: '#c26a45',
  trousers: '#54708a',
  skin: '#d9a684',
  hair: '#7d5238',
  build: 0.92,
  hasLongHair: true,
  hasLongSleeves: true,
};
const bucket: Point = [-0.33, -distance + 0.1];
const people: [u: number, tall: number, look: Omit<BackView, 'x' | 'foot' | 'height'>][] = [
  [-0.98, 1.78, worker],
  [0.86, 1.66, customer],
];

/** The person who washed the window and the one who lives behind it look at the glass in the evening. */
function draw(): Drawing {
  const drawing = new Drawing('Two people in front of a clean picture window in evening sun', '#a9a66a');
  drawWallAndWindow(drawing);
  drawYard(drawing);
  drawing.group(0.42, () => {
    for (const [u, tall] of people) drawShadow(drawing, u, -distance, 0.17, tall * 0.98);
    drawShadow(drawing, ...bucket, 0.15, 0.34);
  });
  for (const [u, tall, look] of people) drawPerson(drawing, u, -distance, tall, look);
  drawBucket(drawing);
  return drawing;
}

function drawShadow(drawing: Drawing, u: number, v: number, half: number, tall: number) {
  const body = floor.boxCorners(u - half, v - 0.1, u + half, v + 0.1, 0, tall);
  drawing.fill('#3d4a55', floor.shadowOfBody(body, rays));
}

function drawPerson(
  drawing: Drawing,
  u: number,
  v: number,
  tall: number,
  look: Omit<BackView, 'x' | 'foot' | 'height'>,
) {
  const [x, foot] = floor.project(u, v);
  drawBackView(drawing, { ...look, x, foot, height: tall * camera.scaleAt([u, v, 0]) });
}

/** Across the street, as the glass mirrors it: the evening sky, trees and a roof, with its horizon at eye level. */
function drawReflection(drawing: Drawing, glass: Surface, [left, low, right, high]: Box) {
  const bands = ['#5f9fc0', '#86b6c6', '#b8cdbf', '#ecd3a0', '#ffc37a'];
  bands.forEach((color, index) => {
    const top = lerp(high, eyeHeight, (index / bands.length) ** 0.86);
    drawing.fill(
      color,
      glass.polygon([
        [left, top],
        [right, top + 0.1],
        [right, low],
        [left, low],
      ]),
    );
  });
  const cloud = (u: number, v: number, long: number) =>
    glass.polygon([
      [u, v],
      [u + long * 0.3, v + 0.09],
      [u + long * 0.55, v + 0.06],
      [u + long, v + 0.16],
      [u + long * 0.6, v - 0.01],
      [u + long * 0.3, v],
    ]);
  drawing.fill('#ffe2b4', cloud(-2.2, 2.62, 1.7) + cloud(0.1, 2.3, 1.5)).fill('#f2b27c', cloud(-1.4, 2.24, 1.1));
  const random = createRandom(5);
  let trees = '';
  for (let u = left - 0.2; u < right; u += 0.16 + random() * 0.22) {
    const tall = 0.1 + random() ** 2 * 0.5;
    const wide = 0.07 + tall * 0.24;
    trees +=
      random() < 0.4
        ? glass.polygon([
            [u - wide * 0.7, 1.5],
            [u - wide * 0.3, 1.56 + tall * 0.6],
            [u, 1.66 + tall * 1.2],
            [u + wide * 0.3, 1.56 + tall * 0.6],
            [u + wide * 0.7, 1.5],
          ])
        : glass.polygon([
            [u - wide, 1.5],
            [u - wide * 1.1, 1.56 + tall * 0.5],
            [u - wide * 0.4, 1.6 + tall],
            [u + wide * 0.5, 1.6 + tall * 0.92],
            [u + wide * 1.1, 1.56 + tall * 0.4],
            [u + wide, 1.5],
          ]);
  }
  drawing
    .fill(
      '#4d6a5e',
      glass.polygon([
        [left, 1.72],
        [-0.8, 1.82],
        [right, 1.7],
        [right, low],
        [left, low],
      ]),
    )
    .fill('#35564f', trees)
    .fill('#c39a74', glass.rect(-0.36, 1.46, 0.62, 1.68))
    .fill(
      '#6b4f44',
      glass.polygon([
        [-0.46, 1.68],
        [-0.3, 1.86],
        [0.56, 1.86],
        [0.72, 1.68],
      ]),
    )
    .fill('#ffdf9c', glass.rect(-0.22, 1.53, -0.04, 1.63) + glass.rect(0.26, 1.53, 0.46, 1.63))
    .fill('#7b8757', glass.rect(left, low, right, 1.48))
    .fill('#7d858a', glass.rect(left, 1.28, right, 1.4))
    .fill('#98a066', glass.rect(left, low, right, 1.26))
    .fill(
      '#c9bf9f',
      glass.polygon([
        [-0.9, low],
        [1.1, low],
        [0.7, 0.86],
        [-0.6, 0.86],
      ]),
    );
}

function drawWallAndWindow(drawing: Drawing) {
  const paint = lightOf(material.stuccoWarm, 0.22);
  drawStucco(drawing, wall, [-8, 0, 8, 6], { color: paint, seed: 3 });
  drawBrick(drawing, wall, [-8, 0, 8, 0.36], { color: material.brickRed, seed: 5, size: 1.6 });
  drawing
    .fill(lightOf(material.limestone, 0.4), wall.rect(-8, 0.36, 8, 0.43, 0.05))
    .fill(shadeOf(paint, 0.35), wall.rect(-8, 0.43, 8, 0.445));
  const pane = drawWindow(drawing, wall, glassBox, {
    reflection: drawReflection,
    rays,
    columns: 3,
    frameWidth: 0.07,
    bar: 0.06,
    casing: 0.13,
    depth: 0.07,
  });
  const shapes = pane.panes.map((box) => pane.glass.rect(...box)).join('');
  drawing.clip(shapes, () =>
    drawing.group(0.62, () => {
      for (const [u, tall, look] of people) drawPerson(drawing, u, distance, tall, { ...look, silhouette: '#274650' });
    }),
  );
  for (const box of pane.panes) drawSheen(drawing, pane.glass, box, 0.15);
  // A roof of one slope hangs over the wall; its shadow falls on it, low as the sun is.
  const over = 0.9;
  const edge = (u: number) => 3.62 - u * slant * 0.9;
  const eave = (lift: number, out: number): [number, number, number][] => [
    [-8, -out, edge(-8) + lift],
    [8, -out, edge(8) + lift],
  ];
  const [a, b] = eave(-0.2, over);
  if (a && b) drawing.fill('#3c3f57', wall.shadow([a, b, [8, 0, 9], [-8, 0, 9]], rays), 0.38);
  const soffit = [...eave(-0.2, over), ...eave(-0.2, 0).toReversed()];
  drawing
    .fill(shadeOf(material.cedar, 0.42), camera.formatFace(soffit))
    .fill(material.trim, camera.formatFace([...eave(-0.22, over), ...eave(0.06, over).toReversed()]))
    .fill(shadeOf(material.trim, 0.25), camera.formatFace([...eave(-0.22, over), ...eave(-0.19, over).toReversed()]))
    .fill(material.shingleBrown, camera.formatFace([...eave(0.06, over), ...eave(0.13, over).toReversed()]));
  drawing.clip(camera.formatFace([...eave(0.13, over), ...eave(3, over).toReversed()]), () =>
    drawing
      .fill('#9cc3cf', 'M0 0h1200v70H0z')
      .fill('#bdd3cd', 'M0 66L1200 54V150H0z')
      .fill('#dfdcc0', 'M0 140L1200 128V300H0z'),
  );
}

function drawYard(drawing: Drawing) {
  drawing.fill('#a7a865', floor.rect(-12, -7.8, 12, -1));
  drawGravel(drawing, floor, [-9, -1, 9, 0], 3, '#c9b692');
  drawing.fill('#8a8358', floor.rect(-12, -1.06, 12, -1));
  drawConcrete(drawing, floor, [-2.5, -7.8, 2.6, -2.2], {
    color: lightOf(material.concrete, 0.25),
    across: [0],
    along: [-6, -4.1],
    seed: 6,
  });
  drawing.fill('#867f50', floor.rect(-2.56, -7.8, -2.5, -2.2) + floor.rect(2.6, -7.8, 2.66, -2.2));
  for (const [u, v, height, kind] of [
    [-4.2, -0.5, 92, 1],
    [-3.3, -0.5, 74, 2],
    [-1.7, -0.5, 44, 2],
    [0.2, -0.5, 40, 2],
    [1.9, -0.5, 46, 2],
    [3.3, -0.5, 88, 1],
    [4.3, -0.5, 76, 2],
  ] as const) {
    const [x, foot] = floor.project(u, v);
    const shadow = floor.boxCorners(u - 0.2, v - 0.1, u + 0.2, v + 0.1, 0, height / 200);
    drawing.fill('#4d4a44', floor.shadowOfBody(shadow, rays), 0.3);
    if (kind === 1) drawFeatherGrass(drawing, { x, foot, height, seed: Math.round(foot + x) });
    else drawShrub(drawing, { x, foot: foot + 3, height, seed: Math.round(x), color: '#8b9a58' });
  }
}

/** The bucket at the worker's right, with the squeegee in it. */
function drawBucket(drawing: Drawing) {
  const [u, v] = bucket;
  const [x, foot] = floor.project(u, v);
  const unit = camera.scaleAt([u, v, 0]);
  const at = (side: number, up: number): Point => [x + side * unit, foot - up * unit];
  const rim = (radius: number, up: number) => ellipse(...at(0, up), radius * unit, radius * unit * 0.28);
  drawing
    .fill(site.sunShade, limb([...at(0.02, 0.3), 6], [...at(0.13, 0.64), 6]))
    .fill(site.sun, limb([...at(0.012, 0.3), 3], [...at(0.124, 0.64), 3]))
    .fill('#56707c', limb([...at(-0.01, 0.7), 6], [...at(0.27, 0.6), 6]))
    .fill(site.ink, limb([...at(-0.008, 0.735), 3.5], [...at(0.276, 0.635), 3.5]));
  const body = palm([...at(-0.13, 0.02), 6], [...at(0.13, 0.02), 6], [...at(-0.168, 0.36), 1], [...at(0.168, 0.36), 1]);
  drawing.fill(site.clear, body);
  drawing.clip(body, () =>
    drawing.fill(
      mix(site.clear, site.ink, 0.35),
      polygon([at(0.05, -0.1), at(0.3, -0.1), at(0.3, 0.4), at(0.07, 0.4)]),
    ),
  );
  drawing.fill(site.glacier, rim(0.17, 0.36));
  drawing.fill(site.ice, rim(0.145, 0.357));
  drawing
    .fill(site.sunShade, limb([...at(0.02, 0.35), 6], [...at(0.06, 0.45), 6]))
    .fill(site.sun, limb([...at(0.016, 0.355), 3], [...at(0.06, 0.46), 3]));
}

export const pictures: Pictures = { 'job-invoice': draw };
