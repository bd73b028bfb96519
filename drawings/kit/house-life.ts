import { type Surface, wallFacing } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import { ellipse, polygon } from './drawing.ts';
import type { Box, Point, Vector } from './geometry.ts';
import { flatShape, placeOnPage, type Scene } from './house-parts.ts';
import { drawBox } from './materials.ts';
import { createRandom } from './random.ts';

/** The things that stand around a house in which people live. Places are on the ground, in meters. */
type Place = readonly [number, number, number?];

function castOnGround(scene: Scene, floor: Surface, body: readonly Vector[], opacity = 0.34): void {
  scene.drawing.fill(scene.shadow, floor.shadowOfBody(body, scene.rays), opacity);
}

/** A mailbox on its post, with the flag up. */
export function drawMailbox(scene: Scene, floor: Surface, [x, y]: Place, color = '#3c4a50'): void {
  const { drawing, camera } = scene;
  castOnGround(scene, floor, floor.boxCorners(x - 0.05, y - 0.05, x + 0.05, y + 0.05, 0, 1.05));
  castOnGround(scene, floor, floor.boxCorners(x - 0.1, y - 0.3, x + 0.1, y + 0.25, 1, 1.3));
  drawBox(drawing, floor, [x - 0.05, y - 0.05, x + 0.05, y + 0.05], [0, 1.05], {
    top: material.cedar,
    front: material.cedar,
    side: shadeOf(material.cedar),
  });
  const arch = (depth: number): Vector[] =>
    Array.from({ length: 9 }, (_, index): Vector => {
      const angle = (index / 8) * Math.PI;
      return [x + Math.cos(angle) * 0.11, y + depth, 1.17 + Math.sin(angle) * 0.11];
    });
  const end = (depth: number): Vector[] => [[x - 0.11, y + depth, 1.02], [x + 0.11, y + depth, 1.02], ...arch(depth)];
  drawing
    .fill(shadeOf(color, 0.3), camera.formatSilhouette([...end(-0.3), ...end(0.25)]))
    .fill(lightOf(color, 0.16), camera.formatFace(end(-0.3)))
    .fill(
      '#c2412d',
      camera.formatFace([
        [x + 0.13, y - 0.05, 1.15],
        [x + 0.13, y + 0.03, 1.15],
        [x + 0.13, y + 0.03, 1.42],
        [x + 0.13, y - 0.14, 1.42],
        [x + 0.13, y - 0.14, 1.34],
        [x + 0.13, y - 0.05, 1.34],
      ]),
    );
}

/** A bin for the truck, with its lid and a wheel. */
export function drawBin(scene: Scene, floor: Surface, [x, y]: Place, color = '#3f6472'): void {
  const { drawing } = scene;
  const box: Box = [x, y, x + 0.6, y + 0.65];
  castOnGround(scene, floor, floor.boxCorners(...box, 0, 1.1));
  const faces = (base: string) => ({ top: lightOf(base, 0.25), front: base, side: shadeOf(base, 0.34) });
  drawBox(drawing, floor, box, [0.06, 1], faces(color));
  drawBox(drawing, floor, [x - 0.03, y - 0.05, x + 0.63, y + 0.68], [1, 1.08], faces(lightOf(color, 0.12)));
}

/** A pot with something in flower, on the ground or a step. */
export function drawPot(
  scene: Scene,
  place: Place,
  size: number,
  options: { pot?: string; leaf?: string; flower?: string; seed?: number } = {},
): void {
  const { pot = '#b4623f', leaf = '#6f9458', flower = '#d9573f', seed = 1 } = options;
  const { drawing } = scene;
  const shape = flatShape(scene, place);
  const { x, foot, unit, sunSide } = placeOnPage(scene, place, 1);
  const random = createRandom(seed);
  drawing
    .fill(
      pot,
      shape([
        [-0.32 * size, 0.62 * size],
        [0.32 * size, 0.62 * size],
        [0.22 * size, 0],
        [-0.22 * size, 0],
      ]),
    )
    .fill(
      shadeOf(pot, 0.3),
      shape(
        sunSide > 0
          ? [
              [-0.32 * size, 0.62 * size],
              [-0.1 * size, 0.62 * size],
              [-0.08 * size, 0],
              [-0.22 * size, 0],
            ]
          : [
              [0.1 * size, 0.62 * size],
              [0.32 * size, 0.62 * size],
              [0.22 * size, 0],
              [0.08 * size, 0],
            ],
      ),
    )
    .fill(
      lightOf(pot, 0.2),
      shape([
        [-0.36 * size, 0.62 * size],
        [0.36 * size, 0.62 * size],
        [0.35 * size, 0.5 * size],
        [-0.35 * size, 0.5 * size],
      ]),
    );
  let dark = '';
  let light = '';
  let blooms = '';
  for (let index = 0; index < 22; index++) {
    const angle = random() * Math.PI;
    const reach = (0.2 + random() * 0.32) * size;
    const [u, v] = [Math.cos(angle) * reach, 0.62 * size + Math.sin(angle) * reach * 1.1];
    const r = (0.08 + random() * 0.06) * size;
    const patch = polygon([
      [x + (u - r) * unit, foot - v * unit],
      [x + u * unit, foot - (v + r) * unit],
      [x + (u + r) * unit, foot - (v + r * 0.2) * unit],
      [x + (u + r * 0.3) * unit, foot - (v - r) * unit],
    ]);
    if (index % 2) dark += patch;
    else light += patch;
    if (index % 2)
      blooms += ellipse(x + (u + r * 0.4) * unit, foot - (v + r * 0.5) * unit, Math.max(0.8, r * 0.5 * unit));
  }
  drawing.fill(shadeOf(leaf, 0.32), dark).fill(lightOf(leaf, 0.1), light).fill(flower, blooms);
}

/** A porch chair of slats, turned a little: `turn` -1 shows its left arm, 1 its right. */
export function drawPorchChair(scene: Scene, place: Place, color: string, turn: -1 | 1 = 1): void {
  const { drawing } = scene;
  const shape = flatShape(scene, place);
  const mirrored = (points: readonly Point[]) => shape(points.map(([u, v]): Point => [u * turn, v]));
  const slat = (index: number): Point[] => {
    const [low, high] = [-0.22 + index * 0.11, -0.29 + index * 0.135];
    const top = 0.95 - Math.abs(index - 2) * 0.045;
    return [
      [low - 0.1, 0.32],
      [low, 0.32],
      [high + 0.02, top],
      [high - 0.09, top],
    ];
  };
  drawing
    .fill(
      shadeOf(color, 0.5),
      mirrored([
        [-0.3, 0],
        [-0.24, 0],
        [-0.18, 0.36],
        [-0.28, 0.36],
      ]) +
        mirrored([
          [0.16, 0.06],
          [0.22, 0.06],
          [0.24, 0.36],
          [0.16, 0.36],
        ]),
    )
    .fill(
      shadeOf(color, 0.22),
      mirrored([
        [-0.3, 0.32],
        [-0.28, 0.8],
        [0.2, 0.8],
        [0.24, 0.32],
      ]),
    )
    .fill(color, [0, 1, 2, 3, 4].map((index) => mirrored(slat(index))).join(''))
    .fill(
      lightOf(color, 0.22),
      mirrored([
        [-0.32, 0.36],
        [0.22, 0.36],
        [0.34, 0.26],
        [-0.24, 0.26],
      ]),
    )
    .fill(
      shadeOf(color, 0.3),
      mirrored([
        [-0.24, 0.26],
        [0.34, 0.26],
        [0.34, 0.19],
        [-0.24, 0.19],
      ]),
    )
    .fill(
      color,
      mirrored([
        [-0.25, 0],
        [-0.19, 0],
        [-0.17, 0.5],
        [-0.25, 0.5],
      ]) +
        mirrored([
          [0.29, 0],
          [0.35, 0],
          [0.36, 0.5],
          [0.29, 0.5],
        ]),
    )
    .fill(
      lightOf(color, 0.28),
      mirrored([
        [-0.36, 0.55],
        [-0.16, 0.55],
        [-0.12, 0.49],
        [-0.34, 0.49],
      ]) +
        mirrored([
          [0.2, 0.55],
          [0.36, 0.55],
          [0.44, 0.49],
          [0.26, 0.49],
        ]),
    );
}

/** A hose on its reel, on a wall beside the spigot. */
export function drawHoseReel(scene: Scene, wall: Surface, u: number, v: number, color = '#4f7f5f'): void {
  const { drawing } = scene;
  const [x, y] = wall.project(u, v, 0.12);
  const unit = wall.camera.scaleAt(wall.point(u, v));
  drawing.fill(scene.shadow, ellipse(x + 0.06 * unit, y + 0.06 * unit, 0.26 * unit), 0.3);
  for (const [radius, tone] of [
    [0.26, shadeOf(color, 0.3)],
    [0.22, color],
    [0.17, shadeOf(color, 0.3)],
    [0.13, lightOf(color, 0.14)],
    [0.08, '#3d4a4e'],
  ] as const)
    drawing.fill(tone, ellipse(x, y, radius * unit));
  const end = y + 0.5 * unit;
  drawing.line(
    color,
    Math.max(1.2, 0.035 * unit),
    `M${Math.round(x + 0.2 * unit)} ${Math.round(y)}q${Math.round(0.16 * unit)} ${Math.round(0.4 * unit)} ${Math.round(-0.06 * unit)} ${Math.round(end - y)}`,
  );
}

/** A lamp beside a door. */
export function drawWallLamp({ drawing }: Scene, wall: Surface, u: number, v: number): void {
  drawing
    .fill('#33352f', wall.rect(u - 0.07, v - 0.05, u + 0.07, v + 0.27, 0.1))
    .fill('#f6d592', wall.rect(u - 0.045, v - 0.02, u + 0.045, v + 0.18, 0.11));
}

/** A pipe from the gutter down the wall. */
export function drawDownspout(
  { drawing }: Scene,
  wall: Surface,
  u: number,
  [low, high]: readonly [number, number],
  color: string,
): void {
  drawing
    .fill(shadeOf(color, 0.45), wall.rect(u + 0.04, low, u + 0.12, high))
    .fill(color, wall.rect(u - 0.05, low, u + 0.05, high, 0.04));
}

/** A basketball hoop on its own pole, at the side of a drive. `turn` is the way the board faces. */
export function drawHoop(scene: Scene, floor: Surface, [x, y]: Place, turn: -1 | 1): void {
  const { drawing, camera } = scene;
  const board = wallFacing(camera, [x + turn * 0.7, y, 0], [0, turn, 0]);
  castOnGround(scene, floor, floor.boxCorners(x - 0.05, y - 0.05, x + 0.05, y + 0.05, 0, 3));
  castOnGround(scene, floor, floor.boxCorners(x + turn * 0.7, y - 0.65, x + turn * 0.74, y + 0.65, 2.75, 3.6));
  castOnGround(scene, floor, floor.boxCorners(x - 0.3, y - 0.3, x + 0.3, y + 0.3, 0, 0.2));
  drawBox(drawing, floor, [x - 0.3, y - 0.3, x + 0.3, y + 0.3], [0, 0.18], {
    top: '#56646b',
    front: '#3d4a50',
    side: '#2c373c',
  });
  const pole = flatShape(scene, [x, y]);
  drawing
    .fill(
      '#3d4a50',
      pole([
        [-0.035, 0.16],
        [0.035, 0.16],
        [0.035, 2.8],
        [-0.035, 2.8],
      ]),
    )
    .fill(
      '#3d4a50',
      camera.formatFace([
        [x, y, 2.7],
        [x, y, 2.85],
        [x + turn * 0.7, y, 3.3],
        [x + turn * 0.7, y, 3.1],
      ]),
    );
  drawing
    .fill('#dfe6e6', board.rect(-0.65, 2.75, 0.65, 3.6))
    .fill('#b5442f', board.rect(-0.3, 2.95, 0.3, 3.35))
    .fill('#dfe6e6', board.rect(-0.25, 3, 0.25, 3.3));
  const [rimX, rimY] = camera.project([x + turn * 0.95, y, 3.03]);
  const unit = camera.scaleAt([x + turn * 0.95, y, 3.03]);
  drawing.line('#c9562f', Math.max(1.6, 0.03 * unit), ellipse(rimX, rimY, 0.23 * unit, 0.07 * unit));
  drawing.line(
    '#f3efe4',
    1,
    [-0.2, -0.07, 0.07, 0.2]
      .map(
        (u) =>
          `M${Math.round(rimX + u * unit)} ${Math.round(rimY + 0.04 * unit)}l${Math.round(-u * 0.45 * unit)} ${Math.round(0.4 * unit)}`,
      )
      .join(''),
    0.8,
  );
}

/** Split logs stacked against a wall: ends of many sizes. */
export function drawWoodpile(
  scene: Scene,
  floor: Surface,
  [left, low, right, high]: Box,
  tall: number,
  seed = 1,
): void {
  const { drawing, camera } = scene;
  castOnGround(scene, floor, floor.boxCorners(left, low, right, high, 0, tall));
  drawBox(drawing, floor, [left, low, right, high], [0, tall], { top: '#a98a63', front: '#4f3b2b', side: '#57432f' });
  const front = wallFacing(camera, [0, low, 0], [1, 0, 0]);
  const random = createRandom(seed);
  const tones = ['#d9b184', '#c99c6c', '#b98552', '#e2c093'];
  const paths = tones.map(() => '');
  const size = 0.19;
  for (let row = 0; row * size * 0.86 < tall - 0.08; row++)
    for (let u = left + size / 2 - (row % 2 ? 0 : 0.06); u < right - 0.05; u += size) {
      const radius = size * (0.42 + random() * 0.1);
      const [centerU, centerV] = [u + (random() - 0.5) * 0.03, row * size * 0.86 + size / 2];
      const sides = 5 + Math.floor(random() * 3);
      const turn = random() * 3;
      paths[Math.floor(random() * 4)] += front.polygon(
        Array.from({ length: sides }, (_, index): Point => {
          const angle = turn + (index / sides) * Math.PI * 2;
          return [centerU + Math.cos(angle) * radius, centerV + Math.sin(angle) * radius];
        }),
      );
    }
  tones.forEach((tone, index) => {
    drawing.fill(tone, paths[index] ?? '');
  });
}

/** A boulder of Pikes Peak granite. */
export function drawBoulder(scene: Scene, place: Place, size: number, color = '#c6a58c'): void {
  const shape = flatShape(scene, place);
  const { sunSide } = placeOnPage(scene, place, 1);
  const at = (points: readonly Point[]) => shape(points.map(([u, v]): Point => [(u - 0.5) * sunSide * size, v * size]));
  scene.drawing
    .fill(
      scene.shadow,
      at([
        [0, 0.02],
        [-0.8, 0.1],
        [-0.6, 0.2],
        [0.1, 0.2],
        [0.9, -0.03],
      ]),
      0.3,
    )
    .fill(
      color,
      at([
        [0, -0.02],
        [-0.04, 0.28],
        [0.16, 0.5],
        [0.52, 0.58],
        [0.82, 0.42],
        [1, 0.06],
        [0.9, -0.05],
      ]),
    )
    .fill(
      shadeOf(color, 0.4),
      at([
        [0, -0.02],
        [-0.04, 0.28],
        [0.16, 0.5],
        [0.3, 0.3],
        [0.26, -0.03],
      ]),
    )
    .fill(
      lightOf(color, 0.45),
      at([
        [0.16, 0.5],
        [0.52, 0.58],
        [0.82, 0.42],
        [0.58, 0.4],
        [0.3, 0.3],
      ]),
    );
}

/** Posts and rails or wires between two points on the ground. */
export function drawFence(
  scene: Scene,
  from: Point,
  to: Point,
  options: { gap: number; tall: number; rails: readonly number[]; rail: number; post: number; color: string },
): void {
  const { drawing, camera } = scene;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Vector = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
  const fence = wallFacing(camera, [from[0], from[1], 0], along);
  const { post, rail, color } = options;
  drawing.fill(mix(color, '#ffffff', 0.1), options.rails.map((v) => fence.rect(0, v, length, v + rail)).join(''));
  let posts = '';
  for (let u = 0; u <= length + 0.01; u += options.gap)
    posts += fence.rect(u - post / 2, 0, u + post / 2, options.tall, 0.02);
  drawing.fill(color, posts);
}

/** The tail of a car that stands with its nose to the house: 1.8 m across. */
export function drawCarTail(
  scene: Scene,
  floor: Surface,
  [x, y]: Place,
  color: string,
  kind: 'pickup' | 'crossover' = 'crossover',
): void {
  const { drawing } = scene;
  const shape = flatShape(scene, [x, y]);
  const box = (left: number, low: number, right: number, high: number) =>
    shape([
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ]);
  drawing.fill('#12303f', floor.rect(x - 0.95, y - 0.1, x + 0.95, y + 4.4), 0.5);
  drawing.fill('#1b2428', box(-0.88, 0, -0.6, 0.5) + box(0.6, 0, 0.88, 0.5));
  const cabin: Point[] = [
    [-0.86, 1.05],
    [-0.66, kind === 'pickup' ? 1.78 : 1.66],
    [0.66, kind === 'pickup' ? 1.78 : 1.66],
    [0.86, 1.05],
  ];
  drawing
    .fill(shadeOf(color, 0.2), shape(cabin))
    .fill(
      '#2c4f5f',
      shape([
        [-0.74, 1.12],
        [-0.58, 1.58],
        [0.58, 1.58],
        [0.74, 1.12],
      ]),
    )
    .fill(
      '#7fb2c9',
      shape([
        [-0.4, 1.12],
        [-0.28, 1.58],
        [0.1, 1.58],
        [-0.02, 1.12],
      ]),
      0.6,
    )
    .fill(
      color,
      shape([
        [-0.93, 0.42],
        [-0.93, 1.02],
        [-0.86, 1.12],
        [0.86, 1.12],
        [0.93, 1.02],
        [0.93, 0.42],
      ]),
    )
    .fill(lightOf(color, 0.3), box(-0.88, 1.02, 0.88, 1.1))
    .fill(shadeOf(color, 0.24), box(-0.7, 0.6, 0.7, 0.64))
    .fill('#a2382b', box(-0.92, 0.72, -0.76, 1.02) + box(0.76, 0.72, 0.92, 1.02))
    .fill('#b9c0c0', box(-0.95, 0.36, 0.95, 0.5))
    .fill('#f2efe2', box(-0.16, 0.66, 0.16, 0.82));
}

/** A dog that sits and watches; `facing` is the side its nose is on. */
export function drawDog(scene: Scene, floor: Surface, place: Place, facing: -1 | 1 = 1, coat = '#6b4a33'): void {
  const { drawing } = scene;
  const [x, y] = place;
  castOnGround(scene, floor, floor.boxCorners(x - 0.2, y - 0.1, x + 0.2, y + 0.1, 0, 0.6));
  const flat = flatShape(scene, place);
  const shape = (points: readonly Point[]) => flat(points.map(([u, v]): Point => [u * facing, v]));
  drawing
    .fill(
      shadeOf(coat, 0.25),
      shape([
        [-0.3, 0],
        [-0.46, 0.03],
        [-0.5, 0.1],
        [-0.44, 0.08],
        [-0.26, 0.06],
      ]),
    )
    .fill(
      coat,
      shape([
        [-0.32, 0],
        [-0.33, 0.14],
        [-0.24, 0.32],
        [-0.06, 0.5],
        [0, 0.64],
        [0.06, 0.72],
        [0.16, 0.72],
        [0.21, 0.65],
        [0.33, 0.61],
        [0.33, 0.55],
        [0.22, 0.52],
        [0.17, 0.42],
        [0.17, 0.2],
        [0.2, 0.05],
        [0.26, 0],
        [0.1, 0],
        [0.08, 0.16],
        [0, 0.06],
        [0.04, 0],
      ]),
    )
    .fill(
      shadeOf(coat, 0.35),
      shape([
        [0.02, 0.71],
        [0.08, 0.7],
        [0.1, 0.55],
        [0.04, 0.54],
      ]) +
        shape([
          [-0.3, 0],
          [-0.26, 0.16],
          [-0.12, 0.2],
          [-0.04, 0.06],
          [0.02, 0],
        ]),
    )
    .fill(
      lightOf(coat, 0.25),
      shape([
        [0.1, 0.46],
        [0.16, 0.42],
        [0.15, 0.22],
        [0.1, 0.28],
      ]),
    )
    .fill(
      '#b23a33',
      shape([
        [0.03, 0.55],
        [0.19, 0.49],
        [0.18, 0.45],
        [0.02, 0.51],
      ]),
    )
    .fill(
      '#241c18',
      shape([
        [0.3, 0.62],
        [0.345, 0.615],
        [0.345, 0.575],
        [0.31, 0.58],
      ]),
    );
}
