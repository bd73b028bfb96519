import { drawBlock } from '../kit/block.ts';
import { drawBroadleaf, drawBush, leafShade } from '../kit/broadleaf.ts';
import { Camera, ground, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Point, Vector } from '../kit/geometry.ts';
import { drawMailbox, drawPorchChair, drawPot } from '../kit/house-life.ts';
import { drawFrontGable, placeOnPage, type Scene, shingleRoof } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawStone } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { drawRise } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawGrass } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawEdgeBoard, drawRoofFace } from '../kit/roof-faces.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import {
  drawBalustrade,
  drawClapboard,
  drawFishScales,
  drawFrieze,
  drawSashWindow,
  drawTurnedPost,
} from '../kit/victorian.ts';
import { drawDoor } from '../kit/windows.ts';

const horizon = 592;
const camera = new Camera({ eye: [7.9, -15.2, 1.6], yaw: -23, focal: 1290, center: 600, horizon });
/** Morning: the sun stands behind the viewer's left shoulder, so the right side lies in shade. */
const rays = createSun(40, 37);
const shadow = '#1d4257';

const gold = '#dfb361';
const trim = material.trim;
const green = '#3f6a58';
const scales = '#c9824f';
const roofColor = '#6b5d57';
const stone = '#c08768';

const floorZ = 0.95;
const eaves = 4;
const half = 3;
const depth = 9;
const pitch = 1.06;
const porch = { front: -2.2, beam: 3.35, wallTop: 4.25 };
const fence = { y: -4.5, gate: [0.75, 2.05] as const };

const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const side = wallFacing(camera, [half, 0, 0], [0, 1, 0]);
const porchFront = wallFacing(camera, [0, porch.front, 0], [1, 0, 0]);
const porchSide = wallFacing(camera, [half, porch.front, 0], [0, 1, 0]);
const floor = ground(camera);

const mirror = createMirror({ horizon, seed: 21, treeline: 84 });
const sideMirror = createMirror({ horizon, seed: 8, treeline: 150, isDim: true });
const lace = '#f6efdd';

const standing = ([x, y]: Point, height: number, seed: number, level = 0) =>
  placeOnPage({ camera, rays }, [x, y, level], height, seed);

function draw(): Drawing {
  const drawing = new Drawing('A gold cottage with a shingled gable below a wooded slope', '#9db06c');
  const scene: Scene = { drawing, camera, rays, shadow };
  drawSky(drawing, ['#69b1d9', '#80c0e1', '#9bcfe8', '#bbe0ee', '#d9edf2'], horizon - 60);
  drawCloud(drawing, 760, 104, 340, 7);
  drawSlope(drawing);
  drawYard(drawing);
  drawHouse(scene);
  drawPorch(scene);
  drawFront(scene);
  return drawing;
}

/** The side of the canyon: red soil, pines, and other houses on their ledges. */
function drawSlope(drawing: Drawing) {
  drawRise(
    drawing,
    hazeOf('#5d8590', 0.36),
    [
      [-5, 250],
      [110, 268],
      [230, 318],
      [360, 352],
      [520, 372],
      [700, 352],
      [840, 300],
      [960, 262],
      [1080, 206],
      [1210, 150],
    ],
    horizon,
  );
  drawRise(
    drawing,
    hazeOf('#6f8f6c', 0.22),
    [
      [-5, 330],
      [120, 352],
      [260, 402],
      [420, 440],
      [700, 452],
      [850, 420],
      [1000, 360],
      [1110, 316],
      [1210, 282],
    ],
    horizon + 8,
  );
  // Bare red soil, and rock of the Fountain Formation.
  drawing
    .fill(
      hazeOf('#c98a66', 0.2),
      polygon([
        [1000, 372],
        [1040, 352],
        [1120, 330],
        [1210, 312],
        [1210, 352],
        [1120, 366],
        [1060, 392],
      ]) +
        polygon([
          [-5, 372],
          [70, 380],
          [150, 410],
          [90, 416],
          [-5, 404],
        ]),
    )
    .fill(
      hazeOf('#c77752', 0.12),
      polygon([
        [1052, 356],
        [1066, 318],
        [1084, 326],
        [1092, 292],
        [1116, 306],
        [1128, 336],
        [1140, 344],
        [1120, 352],
      ]) +
        polygon([
          [1150, 340],
          [1162, 304],
          [1180, 312],
          [1196, 334],
          [1186, 342],
        ]),
    )
    .fill(
      shadeOf(hazeOf('#c77752', 0.12), 0.32),
      polygon([
        [1084, 326],
        [1092, 292],
        [1116, 306],
        [1128, 336],
        [1104, 330],
        [1098, 350],
      ]) +
        polygon([
          [1180, 312],
          [1196, 334],
          [1186, 342],
          [1174, 338],
        ]),
    );
  const random = createRandom(12);
  const ridge = (x: number) => (x < 600 ? 344 + x * 0.24 : 460 - (x - 640) * 0.29);
  for (let x = -20; x < 1230; x += 30 + random() * 26) {
    if (x > 300 && x < 800) continue;
    const foot = ridge(x) + 30 + random() * 90;
    drawFarPine(drawing, {
      x,
      foot,
      height: 64 + random() * 46,
      seed: Math.floor(random() * 900),
      haze: 0.34,
      sunSide: -1,
    });
  }
  for (const [x, y, size, paint] of [
    [70, 478, 62, '#d9c9a8'],
    [1080, 452, 58, '#c8d2cb'],
  ] as const)
    drawFarHouse(drawing, [x, y], size, paint);
  drawing.fill(
    hazeOf('#86a068', 0.12),
    polygon([
      [-5, 520],
      [140, 500],
      [330, 520],
      [700, 540],
      [880, 512],
      [1040, 496],
      [1210, 470],
      [1210, 640],
      [-5, 640],
    ]),
  );
  drawSlopeOaks(drawing);
}

/** Scrub oak on the slope, as dark low clumps. */
function drawSlopeOaks(drawing: Drawing) {
  const random = createRandom(31);
  for (const [from, to, low, high] of [
    [0, 200, 500, 560],
    [880, 1200, 490, 560],
  ] as const)
    for (let index = 0; index < 9; index++)
      drawBush(drawing, {
        x: from + (to - from) * ((index + random()) / 9),
        foot: low + (high - low) * random(),
        height: 20 + random() * 16,
        seed: index + 60,
        haze: 0.26,
        sunSide: -1,
        color: '#738c58',
        spread: 1.7,
      });
}

/** A house across the canyon, with lit front and shaded roof. */
function drawFarHouse(drawing: Drawing, [x, foot]: Point, size: number, color: string) {
  const at = (points: readonly Point[]) => polygon(points.map(([u, v]): Point => [x + u * size, foot - v * size]));
  const paint = hazeOf(color, 0.14);
  const roof = hazeOf('#7b5b52', 0.2);
  drawing
    .fill(
      paint,
      at([
        [0, 0],
        [0.8, 0],
        [0.8, 0.7],
        [0.4, 1.12],
        [0, 0.7],
      ]),
    )
    .fill(
      shadeOf(paint, 0.32),
      at([
        [0.8, 0],
        [1.5, 0.02],
        [1.5, 0.68],
        [0.8, 0.7],
      ]),
    )
    .fill(
      shadeOf(roof, 0.15),
      at([
        [0.4, 1.16],
        [0.86, 0.64],
        [1.58, 0.62],
        [1.16, 1.12],
      ]),
    )
    .fill(
      roof,
      at([
        [-0.06, 0.62],
        [0.4, 1.1],
        [0.86, 0.62],
        [0.86, 0.7],
        [0.4, 1.2],
        [-0.06, 0.7],
      ]),
    )
    .fill(
      '#5b93b0',
      at([
        [0.18, 0.2],
        [0.34, 0.2],
        [0.34, 0.5],
        [0.18, 0.5],
      ]) +
        at([
          [0.48, 0.2],
          [0.64, 0.2],
          [0.64, 0.5],
          [0.48, 0.5],
        ]),
    );
}

function drawYard(drawing: Drawing) {
  drawBroadleaf(drawing, { ...standing([-9.5, 15], 11.5, 4), haze: 0.1, color: '#8aa75e' });
  drawBroadleaf(drawing, { ...standing([11.5, 15], 8.5, 31), haze: 0.08, color: '#7f9f62' });
  drawing.fill(
    '#9db36c',
    floor.polygon([
      [-60, 14],
      [60, 14],
      [60, -16],
      [-60, -16],
    ]),
  );
  drawBush(drawing, { ...standing([7.4, 6], 1.9, 6), color: '#7b9668', spread: 2.2 });
  drawing.fill(
    shadow,
    floor.shadowOfBody(
      [0, 1].flatMap((end): Vector[] => [
        [half, end * depth, 0],
        [half, end * depth, eaves],
        [0, end * depth, eaves + half * pitch],
      ]),
      rays,
    ),
    0.36,
  );
}

function drawHouse(scene: Scene) {
  const { drawing } = scene;
  // The long side in the shade.
  drawStone(drawing, side, [0, 0, depth, floorZ], { color: stone, seed: 4, isShaded: true });
  drawClapboard(drawing, side, [0, floorZ, depth, eaves], { color: gold, seed: 5, isShaded: true });
  drawing.fill(shadeOf(trim), side.rect(0, floorZ, 0.14, eaves, 0.02) + side.rect(0, eaves - 0.26, depth, eaves, 0.03));
  for (const u of [1.5, 5])
    drawSashWindow(drawing, side, [u, 1.75, u + 0.9, 3.4], {
      reflection: sideMirror,
      rays,
      frame: trim,
      sash: green,
      isShaded: true,
    });
  drawStone(drawing, front, [-half, 0, half, floorZ], { color: stone, seed: 9 });
  drawClapboard(drawing, front, [-half, floorZ, half, eaves], { color: gold, seed: 7 });
  for (const u of [-half, half - 0.15]) drawing.fill(trim, front.rect(u, floorZ, u + 0.15, eaves, 0.02));
  const apex = eaves + half * pitch;
  drawFrontGable(
    scene,
    { left: -half, right: half, front: 0, back: depth },
    {
      eaves,
      pitch,
      over: 0.42,
      color: roofColor,
      trim,
      fascia: 0.26,
      roofing: shingleRoof(0.36, 6),
      finish: (wall) => {
        const triangle: Point[] = [
          [-half, eaves],
          [half, eaves],
          [0, apex + 0.1],
        ];
        drawClapboard(drawing, wall, [-half, eaves, half, 4.62], { color: gold, seed: 3 });
        drawFishScales(drawing, wall, [-half, 4.62, half, apex + 0.2], {
          color: scales,
          seed: 2,
          size: 0.24,
          within: triangle,
        });
        drawing
          .fill(trim, wall.rect(-half, 4.56, half, 4.7, 0.03))
          .fill(shadeOf(trim, 0.3), wall.rect(-half, 4.53, half, 4.56, 0.02));
        for (const u of [-0.92, 0.08])
          drawSashWindow(drawing, wall, [u, 4.86, u + 0.84, 6.1], {
            reflection: mirror,
            rays,
            frame: trim,
            sash: green,
            hasHood: false,
            casing: 0.11,
            curtain: lace,
          });
        drawing
          .fill(trim, wall.rect(-1.14, 6.18, 1.14, 6.28, 0.08))
          .fill(lightOf(trim, 0.5), wall.rect(-1.18, 6.26, 1.18, 6.31, 0.1));
      },
    },
  );
  drawApex(drawing, apex);
  const reach = 0.42;
  const low = apex + 0.12 - (half + reach) * pitch;
  drawEdgeBoard(
    drawing,
    camera,
    [
      [half + reach, -reach, low],
      [half + reach, depth + 0.3, low],
    ],
    0.2,
    shadeOf(trim, 0.38),
  );
  drawBlock(drawing, camera, [0.5, 5, 1.05, 5.6], [6.74, 8.2], '#a9614a', rays);
  // Its foot follows the slope of the roof.
  drawing
    .fill(
      '#a9614a',
      camera.formatFace([
        [0.5, 5, 6.76],
        [1.05, 5, 6.16],
        [1.05, 5, 6.78],
      ]),
    )
    .fill(
      shadeOf('#a9614a', 0.38),
      camera.formatFace([
        [1.05, 5, 6.16],
        [1.05, 5.6, 6.16],
        [1.05, 5.6, 6.78],
        [1.05, 5, 6.78],
      ]),
    );
  drawBlock(drawing, camera, [0.44, 4.94, 1.11, 5.66], [7.98, 8.2], '#bf7a60', rays);
}

/** Crossed sticks in the point of the gable, before the wall. */
function drawApex(drawing: Drawing, apex: number) {
  const y = 0.36;
  const low = apex - 0.74;
  const reach = 0.74 / pitch;
  drawing
    .fill(
      green,
      front.polygon(
        [
          [-reach, low],
          [reach, low],
          [0, apex - 0.04],
        ],
        y,
      ),
    )
    .fill(
      trim,
      [-0.34, 0, 0.34]
        .map((u) => front.rect(u - 0.035, low, u + 0.035, apex - 0.1 - Math.abs(u) * pitch, y + 0.01))
        .join('') + front.rect(-reach - 0.02, low - 0.1, reach + 0.02, low, y + 0.02),
    );
}

const posts = [-2.9, -1.45, 0.55, 2.25, 2.9];

function drawPorch(scene: Scene) {
  const { drawing } = scene;
  const { front: y, beam, wallTop } = porch;
  drawDoor(drawing, front, [0.92, floorZ, 1.88, 3.15], { color: green, frame: trim });
  for (const u of [-2.3, -1.24])
    drawSashWindow(drawing, front, [u, 1.5, u + 0.92, 3.2], {
      reflection: mirror,
      rays,
      frame: trim,
      sash: green,
      casing: 0.12,
      curtain: lace,
    });
  drawing.clip(front.rect(-half, floorZ, half, wallTop), () =>
    drawing.fill(
      shadow,
      front.shadowOfBody(
        [-half - 0.3, half + 0.3].flatMap((x): Vector[] => [
          [x, y - 0.35, beam + 0.05],
          [x, y - 0.35, beam + 0.3],
          [x, 0, wallTop],
        ]),
        rays,
      ),
      0.36,
    ),
  );
  const deck = ground(camera, floorZ);
  drawing.fill('#b1a791', deck.rect(-half, y - 0.12, half, 0)).fill(shadow, deck.rect(-half, y + 0.9, half, 0), 0.26);
  drawPorchChair(scene, [-0.35, -0.75, floorZ], '#5b8f9c', -1);
  drawPorchChair(scene, [-2.35, -0.75, floorZ], '#5b8f9c', 1);
  drawPot(scene, [2.45, -0.7, floorZ], 0.6, { seed: 4 });
  // Skirt of sandstone piers and boards.
  drawing
    .fill(shadeOf(stone, 0.5), porchFront.rect(-half, 0, half, floorZ))
    .fill(shadeOf(stone, 0.55), porchSide.rect(0, 0, -y, floorZ));
  drawStone(drawing, porchFront, [-half, 0, half, floorZ - 0.16], { color: stone, seed: 14 });
  drawStone(drawing, porchSide, [0, 0, -y, floorZ - 0.16], { color: stone, seed: 15, isShaded: true });
  drawing
    .fill(trim, porchFront.rect(-half - 0.06, floorZ - 0.18, half + 0.06, floorZ, 0.1))
    .fill(shadeOf(trim), porchSide.rect(-0.06, floorZ - 0.18, -y, floorZ, 0.06));
  drawBalustrade(drawing, porchSide, [0.12, floorZ + 0.08, -y - 0.06, floorZ + 0.8], trim, true);
  drawFrieze(drawing, porchSide, [0.05, -y], [beam - 0.36, beam - 0.08], trim, true);
  posts.forEach((u, index) => {
    const next = posts[index + 1];
    if (next !== undefined && index !== 2)
      drawBalustrade(drawing, porchFront, [u + 0.08, floorZ + 0.08, next - 0.08, floorZ + 0.8], trim);
  });
  drawFrieze(drawing, porchFront, posts, [beam - 0.36, beam - 0.08], trim);
  for (const u of posts) drawTurnedPost(drawing, porchFront, u, [floorZ, beam], trim);
  drawing
    .fill(trim, porchFront.rect(-half, beam - 0.06, half, beam + 0.2, 0.04))
    .fill(shadeOf(trim), porchSide.rect(0, beam - 0.06, -y, beam + 0.2, 0.04));
  const eaveZ = beam + 0.26;
  drawing.fill(
    shadeOf(gold),
    camera.formatFace([
      [half, y, beam + 0.16],
      [half, 0, beam + 0.16],
      [half, 0, wallTop - 0.06],
    ]),
  );
  drawRoofFace(
    drawing,
    camera,
    [
      [-half - 0.3, y - 0.35, eaveZ],
      [half + 0.3, y - 0.35, eaveZ],
      [half + 0.3, 0, wallTop],
      [-half - 0.3, 0, wallTop],
    ],
    { color: roofColor, rays, seed: 9, course: 0.26 },
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [half + 0.3, y - 0.35, eaveZ + 0.02],
      [half + 0.3, 0, wallTop + 0.02],
    ],
    0.18,
    shadeOf(trim, 0.38),
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [-half - 0.3, y - 0.35, eaveZ + 0.02],
      [half + 0.3, y - 0.35, eaveZ + 0.02],
    ],
    0.18,
    trim,
  );
  // A small gable over the steps.
  drawFrontGable(
    scene,
    { left: 0.55, right: 2.25, front: y - 0.12, back: 0 },
    {
      eaves: beam + 0.2,
      pitch: 0.8,
      over: 0.25,
      color: roofColor,
      trim,
      fascia: 0.16,
      roofing: shingleRoof(0.2, 3),
      meets: { eaves: y + 0.2, ridge: -0.45 },
      finish: (wall, [left, low, right, high]) =>
        drawFishScales(drawing, wall, [left, low, right, high], { color: scales, seed: 6, size: 0.2 }),
    },
  );
}

function drawFront(scene: Scene) {
  const { drawing } = scene;
  const steps = 5;
  for (let step = steps - 1; step >= 0; step--) {
    const to = (floorZ / steps) * (step + 1) - 0.06;
    const near = porch.front - 0.14 - 0.27 * (steps - step);
    drawBlock(drawing, camera, [0.78, near, 2.02, near + 0.3], [Math.max(0, to - 0.19), to], '#a39a86', rays);
  }
  drawing.fill(
    material.concrete,
    floor.polygon([
      [0.85, porch.front - 1.45],
      [1.95, porch.front - 1.45],
      [fence.gate[1], fence.y],
      [fence.gate[0], fence.y],
    ]),
  );
  for (const [x, height, seed, color] of [
    [-2.4, 1, 3, '#86a266'],
    [-0.9, 0.8, 8, '#7c9a5f'],
    [2.75, 0.8, 5, '#86a266'],
  ] as const)
    drawBush(drawing, { ...standing([x, porch.front - 0.6], height, seed), color });
  drawLilac(drawing);
  // A fence of pickets, with its gate left open, and the walk before it.
  drawConcrete(drawing, floor, [-14, fence.y - 1.5, 14, fence.y - 0.15], {
    color: material.concrete,
    seed: 4,
    across: [-6.5, -5, -3.5, -2, -0.5, 1, 2.5, 4, 5.5, 7, 8.5],
    along: [],
  });
  drawing.fill('#a3b670', floor.rect(-14, -14, 14, fence.y - 1.5));
  drawing.fill(
    shadow,
    floor.rect(-14, fence.y + 0.1, fence.gate[0], fence.y + 0.6) +
      floor.rect(fence.gate[1], fence.y + 0.1, 14, fence.y + 0.6),
    0.2,
  );
  drawFencePickets(drawing);
  drawMailbox(scene, floor, [5, fence.y - 0.25], '#46606b');
  drawing.group(0.28, () => drawing.fill(shadow, leafShade(floor, [-4.2, fence.y - 1.2], [7, 2.2], 5, 26)));
  drawGrass(drawing, [0, 774, 1200, 800], { count: 50, seed: 4, colors: ['#bcc787', '#8ca45f'], scaleAt: () => 1 });
}

function drawLilac(drawing: Drawing) {
  const lilac = standing([4.7, -1.2], 2.1, 14);
  drawBush(drawing, { ...lilac, color: '#7f9d68', spread: 1 });
  const random = createRandom(3);
  const dots = Array.from({ length: 46 }, (): [number, number, number] => {
    const angle = random() * Math.PI;
    const reach = lilac.height * (0.25 + random() * 0.24);
    return [
      lilac.x + Math.cos(angle) * reach,
      lilac.foot - lilac.height * 0.5 - Math.sin(angle) * reach * 0.95,
      4 + random() * 3,
    ];
  });
  drawing.dots('#a68fc4', dots.slice(0, 26)).dots('#c6b4da', dots.slice(26));
}

function drawFencePickets(drawing: Drawing) {
  const plane = wallFacing(camera, [0, fence.y, 0], [1, 0, 0]);
  let pickets = '';
  let sides = '';
  for (let u = -9; u < 9.4; u += 0.16) {
    if (u > fence.gate[0] - 0.1 && u < fence.gate[1]) continue;
    pickets += plane.polygon([
      [u, 0.06],
      [u + 0.085, 0.06],
      [u + 0.085, 0.68],
      [u + 0.042, 0.76],
      [u, 0.68],
    ]);
    sides += plane.rect(u + 0.062, 0.06, u + 0.085, 0.68);
  }
  const rails = (low: number) =>
    plane.rect(-10, low, fence.gate[0], low + 0.08, -0.03) + plane.rect(fence.gate[1], low, 10, low + 0.08, -0.03);
  drawing
    .fill(shadeOf(trim, 0.24), rails(0.18) + rails(0.5))
    .fill(trim, pickets)
    .fill(mix(trim, shadow, 0.26), sides);
  for (const u of fence.gate)
    drawBlock(drawing, camera, [u - 0.07, fence.y - 0.07, u + 0.07, fence.y + 0.07], [0, 0.92], trim, rays);
}

export const pictures: Pictures = { 'area-victorian-gold': draw };
