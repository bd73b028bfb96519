import { drawBicycle } from '../kit/bicycle.ts';
import { drawBlock } from '../kit/block.ts';
import { drawArchedSash, drawBrickCourses } from '../kit/brick-front.ts';
import { drawBroadleaf } from '../kit/broadleaf.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawPerson } from '../kit/figures.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSheen } from '../kit/windows.ts';

const horizon = 628;
const camera = new Camera({ eye: [-8.4, -21, 1.7], yaw: 21, focal: 930, center: 650, horizon });
/** The viewer looks west along the cross street in the morning; the sun stands behind the left shoulder. */
const rays = createSun(38, 42);
const shadow = '#1d4257';
/** The page's point at which the cross street, and with it the bearing of Pikes Peak, meets the horizon. */
const vanishing = 650 - 930 * Math.tan((21 * Math.PI) / 180);

const brick = '#a85c44';
const buff = '#d3b88c';
const sandstone = '#d9c3a0';
const cornice = '#35564f';
const sash = '#2c4a4d';

const wide = 13.6;
const deep = 17;
const shopTop = 4.5;
const floors = [5.3, 9] as const;
const top = 12.6;

const front = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const side = wallFacing(camera, [0, deep, 0], [0, -1, 0]);
const street = ground(camera);
const mirror = createMirror({ horizon, seed: 4, treeline: 150, skyHeight: 440 });
const shopMirror = createMirror({ horizon: horizon + 34, seed: 11, treeline: 70, skyHeight: 260 });
const sideMirror = createMirror({ horizon, seed: 14, treeline: 170, shift: 60, skyHeight: 440 });

function draw(): Drawing {
  const drawing = new Drawing(
    'A brick block with shops below and flats above, Pikes Peak at the end of the street',
    '#6d7478',
  );
  drawSky(drawing, ['#66afd8', '#7dbfe1', '#98cee8', '#bae0ee', '#dcedf1'], horizon);
  drawCloud(drawing, 60, 150, 360, 5);
  drawCloud(drawing, 830, 66, 260, 12);
  drawMountains(drawing, {
    from: 'downtown',
    x: vanishing,
    horizon,
    perDegree: 17,
    rise: 1.45,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#b9dcec', 0.2),
  });
  drawCrossStreet(drawing);
  drawNeighbor(drawing);
  drawBlockEnd(drawing);
  drawFrontWall(drawing);
  drawShops(drawing);
  drawStreetLife(drawing);
  return drawing;
}

function drawCrossStreet(drawing: Drawing) {
  drawTown(drawing);
  drawing.fill(
    '#7a8184',
    street.polygon([
      [-90, 400],
      [90, 400],
      [90, -30],
      [-90, -30],
    ]),
  );
  // Trees and low fronts on both sides, as far as they go.
  for (let y = 150; y > 24; y -= 25) {
    const haze = Math.min(0.5, y / 260);
    for (const x of [-17, -0.5]) {
      const [pageX, foot] = camera.project([x, y, 0]);
      const unit = camera.scaleAt([x, y, 0]);
      drawBroadleaf(drawing, {
        x: pageX,
        foot,
        height: 6.4 * unit,
        seed: Math.round(y + x * 3 + 80),
        haze,
        sunSide: -1,
        color: '#86a564',
      });
    }
  }
  for (const [y, seed] of [
    [17, 5],
    [33, 8],
  ] as const) {
    const [pageX, foot] = camera.project([-16.4, y, 0]);
    drawBroadleaf(drawing, {
      x: pageX,
      foot,
      height: 7.4 * camera.scaleAt([-16.4, y, 0]),
      seed,
      haze: 0.1,
      sunSide: -1,
      color: '#86a35c',
    });
  }
  // Sidewalks, the middle line and the crossing.
  drawing
    .fill(
      hazeOf(material.concrete, 0.06),
      street.polygon([
        [-15.6, 200],
        [-19, 200],
        [-19, -6],
        [-15.6, -6],
      ]) +
        street.polygon([
          [0, 200],
          [-3.2, 200],
          [-3.2, 0],
          [0, 0],
        ]),
    )
    .fill('#dcb24b', street.rect(-9.5, 3, -9.35, 120) + street.rect(-9.25, 3, -9.1, 120));
  let bars = '';
  for (let x = -15; x < -3.6; x += 1.25) bars += street.rect(x, -3.2, x + 0.62, -0.4);
  drawing.fill('#e6e4da', bars, 0.9);
}

/** Trees and roofs of the west side, low before the foothills. */
function drawTown(drawing: Drawing) {
  const random = createRandom(17);
  for (const [base, tall, color] of [
    [582, 16, hazeOf('#7fa08c', 0.4)],
    [600, 18, hazeOf('#7c9c74', 0.26)],
  ] as const) {
    const line: Point[] = [[-5, 640]];
    for (let x = -5; x < 560; x += 7 + random() * 9) line.push([x, base - random() * tall]);
    drawing.fill(color, polygon([...line, [560, 640]]));
  }
  for (let roof = 0; roof < 9; roof++) {
    const [x, y] = [20 + roof * 52 + random() * 30, 588 + random() * 14];
    drawing.fill(
      hazeOf(roof % 2 ? '#a56f5a' : '#c9b799', 0.3),
      polygon([
        [x, y],
        [x + 12, y - 6],
        [x + 30, y - 6],
        [x + 38, y],
        [x + 38, y + 12],
        [x, y + 12],
      ]),
    );
  }
}

/** The next building of the block: two floors of buff brick. */
function drawNeighbor(drawing: Drawing) {
  drawBrickCourses(drawing, front, [wide, 0, 26, 9], { color: buff, seed: 5, density: 0.7 });
  drawing
    .fill('#8a5a48', front.rect(wide, 8.7, 26, 9.3, 0.2))
    .fill(lightOf('#8a5a48', 0.2), front.rect(wide, 9.2, 26, 9.36, 0.3));
  for (const u of [15, 17.6, 20.2])
    drawArchedSash(drawing, front, [u, 5.2, u + 1.3, 7.5], {
      reflection: mirror,
      rays,
      frame: '#efe9da',
      stone: '#efe3c8',
      rise: 0.1,
    });
  drawing.fill('#4a3a34', front.rect(wide + 0.5, 0.2, 26, 3.5));
  drawing.clip(front.rect(wide + 0.7, 0.7, 26, 3.3), () => shopMirror(drawing, front, [wide, 0, 26, 3.4]));
  drawing.fill('#7d3f33', front.rect(wide + 0.2, 3.5, 26, 4.2, 0.1));
}

function drawBlockEnd(drawing: Drawing) {
  const tone = mix(brick, shadow, 0.16);
  drawBrickCourses(drawing, side, [0, 0, deep, top], { color: tone, seed: 9, density: 0.55 });
  drawing
    .fill(
      mix(sandstone, shadow, 0.14),
      side.rect(0, 0, deep, 0.7, 0.04) + side.rect(0, shopTop, deep, shopTop + 0.22, 0.05),
    )
    .fill(mix(sandstone, shadow, 0.14), side.rect(0, floors[1] - 0.34, deep, floors[1] - 0.16, 0.04));
  for (const v of floors)
    for (const u of [1.3, 4.4, 7.5, 10.6, 13.7])
      drawArchedSash(drawing, side, [u, v, u + 1.35, v + 2.35], {
        reflection: sideMirror,
        rays,
        frame: sash,
        stone: mix(sandstone, shadow, 0.14),
      });
  // A shop window at the corner, and the door to the stairs.
  drawing.fill(cornice, side.rect(11.6, 0.2, 16.2, 3.9, 0.03));
  drawGlass(drawing, side, [11.9, 0.9, 15.9, 3.5], 2);
  drawing
    .fill('#8a3f31', side.rect(8.6, 0.1, 9.8, 2.7))
    .fill(sandstone, side.rect(8.4, 2.7, 10, 2.95, 0.06))
    .fill('#9fcfe3', side.rect(8.8, 1.5, 9.6, 2.5));
  drawCornice(drawing, side, deep, 0.86);
}

function drawFrontWall(drawing: Drawing) {
  drawBrickCourses(drawing, front, [0, shopTop, wide, top], { color: brick, seed: 3, density: 0.9 });
  for (const u of [0, wide - 0.55])
    drawBrickCourses(drawing, front.raised(0.08), [u, shopTop, u + 0.55, top - 0.9], {
      color: lightOf(brick, 0.08),
      seed: 6,
    });
  drawing
    .fill(sandstone, front.rect(0, floors[1] - 0.34, wide, floors[1] - 0.16, 0.05))
    .fill(shadeOf(sandstone, 0.34), front.rect(0, floors[1] - 0.4, wide, floors[1] - 0.34, 0.02));
  const bays = [1.15, 3.7, 6.2, 8.7, 11.2];
  for (const v of floors)
    for (const u of bays)
      drawArchedSash(drawing, front, [u, v, u + 1.4, v + 2.4], {
        reflection: mirror,
        rays,
        frame: sash,
        stone: sandstone,
      });
  drawFlowerBox(drawing, [3.6, 5.1]);
  drawFlowerBox(drawing, [8.6, 8.8]);
  drawing.clip(front.rect(0, shopTop, wide, top), () =>
    drawing.fill(shadow, front.shadowOfBody(front.boxCorners(-0.5, top - 0.3, wide + 0.5, top, 0, 0.6), rays), 0.34),
  );
  drawCornice(drawing, front, wide, 1);
  drawing.fill(
    cornice,
    camera.formatFace([
      front.point(0, top + 0.5, 0.6),
      front.point(0, top - 0.1, 0.6),
      side.point(deep, top - 0.1, 0.6),
      side.point(deep, top + 0.5, 0.6),
    ]),
  );
}

/** Sheet metal on brackets along the top of a wall. */
function drawCornice(drawing: Drawing, wall: Surface, long: number, light: number) {
  const tone = (color: string) => mix(color, shadow, 1 - light);
  let brackets = '';
  let sides = '';
  for (let u = 0.35; u < long; u += 1.24) {
    brackets += wall.rect(u - 0.11, top - 0.95, u + 0.11, top - 0.1, 0.4);
    sides += camera.formatSilhouette(wall.boxCorners(u - 0.11, top - 0.8, u + 0.11, top - 0.1, 0, 0.4));
  }
  drawing
    .fill(
      tone(shadeOf(cornice, 0.5)),
      wall.rect(0, top - 0.1, long, top + 0.45) +
        camera.formatFace([
          wall.point(0, top),
          wall.point(long, top),
          wall.point(long, top + 0.3, 0.6),
          wall.point(0, top + 0.3, 0.6),
        ]),
    )
    .fill(tone(shadeOf(cornice, 0.2)), wall.rect(0, top - 0.75, long, top, 0.06))
    .fill(tone(shadeOf(cornice, 0.45)), sides)
    .fill(tone(lightOf(cornice, 0.12)), brackets)
    .fill(tone(cornice), wall.rect(-0.55, top - 0.12, long + 0.1, top + 0.4, 0.6))
    .fill(tone(lightOf(cornice, 0.3)), wall.rect(-0.6, top + 0.32, long + 0.1, top + 0.5, 0.66))
    .fill(tone(shadeOf(cornice, 0.4)), wall.rect(-0.55, top - 0.14, long + 0.1, top - 0.06, 0.6));
}

function drawGlass(drawing: Drawing, wall: Surface, [left, low, right, high]: Box, count: number) {
  const step = (right - left) / count;
  for (let pane = 0; pane < count; pane++) {
    const box: Box = [left + pane * step + 0.05, low, left + (pane + 1) * step - 0.05, high];
    drawing.clip(wall.rect(...box), () => shopMirror(drawing, wall, box));
    drawSheen(drawing, wall, box, 0.18);
  }
}

function drawFlowerBox(drawing: Drawing, [u, v]: Point) {
  drawing.fill(sash, camera.formatSilhouette(front.boxCorners(u, v - 0.3, u + 1.6, v, 0.05, 0.35)));
  const random = createRandom(Math.round(u * 10));
  const [leaf, light, bloom] = [0, 1, 2].map((kind) =>
    Array.from({ length: kind === 2 ? 14 : 22 }, (): [number, number, number] => {
      const [x, y] = front.project(u + random() * 1.6, v - 0.12 + random() * 0.4, 0.36);
      return [x, y, kind === 2 ? 4 : 6 + random() * 3];
    }),
  );
  drawing
    .dots('#4f7350', leaf ?? [])
    .dots('#7f9f5f', light ?? [])
    .dots('#e0644e', bloom ?? []);
}

function drawShops(drawing: Drawing) {
  drawing.fill('#2f474a', front.rect(0, 0, wide, shopTop));
  // Bulkheads, glass and transoms of three shops between iron pilasters.
  const shops: [number, number, number, string][] = [
    [0.45, 4.5, 1, '#2f5d63'],
    [4.9, 8.7, -1, '#7a3d31'],
    [9.1, 13.15, 1, '#3d5a46'],
  ];
  for (const [left, right, doorSide, paint] of shops) {
    const door: Box = doorSide > 0 ? [right - 1.05, 0.1, right - 0.1, 2.9] : [left + 0.1, 0.1, left + 1.05, 2.9];
    const glass: Box =
      doorSide > 0 ? [left + 0.1, 0.75, door[0] - 0.15, 2.95] : [door[2] + 0.15, 0.75, right - 0.1, 2.95];
    drawing
      .fill(paint, front.rect(left, 0, right, shopTop - 0.5))
      .fill(lightOf(paint, 0.16), front.rect(glass[0] + 0.1, 0.14, glass[2] - 0.1, 0.58))
      .fill(shadeOf(paint, 0.4), front.rect(glass[0] - 0.04, glass[1] - 0.05, glass[2] + 0.04, glass[3] + 0.05));
    drawGlass(drawing, front, glass, 2);
    drawGlass(drawing, front, [left + 0.1, 3.1, right - 0.1, 3.75], 4);
    drawing.fill(shadeOf(paint, 0.25), front.rect(...door));
    drawing.clip(front.rect(door[0] + 0.14, 0.5, door[2] - 0.14, 2.7), () => shopMirror(drawing, front, door));
    drawing.fill('#d6b25a', front.rect(door[0] + 0.06, 1.1, door[0] + 0.11, 1.5, 0.04));
  }
  for (const u of [0, 4.5, 8.7, 13.15])
    drawing
      .fill(shadeOf(sandstone, 0.3), front.rect(u - 0.02, 0, u + 0.47, shopTop, 0.04))
      .fill(sandstone, front.rect(u, 0, u + 0.42, shopTop - 0.2, 0.12))
      .fill(
        lightOf(sandstone, 0.3),
        front.rect(u - 0.04, 0, u + 0.46, 0.4, 0.15) + front.rect(u - 0.04, 3.8, u + 0.46, 4.05, 0.15),
      );
  drawing
    .fill('#27464a', front.rect(0, shopTop - 0.42, wide, shopTop + 0.06, 0.14))
    .fill(sandstone, front.rect(-0.05, shopTop + 0.04, wide, shopTop + 0.24, 0.22))
    .fill(shadeOf(sandstone, 0.36), front.rect(0, shopTop - 0.02, wide, shopTop + 0.05, 0.18));
  drawAwning(drawing, [5, 8.65], '#c0573f');
}

/** An awning of stripes, with its shade on the glass. */
function drawAwning(drawing: Drawing, [left, right]: Point, color: string) {
  const out = 1.25;
  const [high, low] = [3.75, 2.85];
  drawing.clip(front.rect(left - 1, 0, right + 1.4, 3.8), () =>
    drawing.fill(
      shadow,
      front.shadow(
        [
          front.point(left, high),
          front.point(right, high),
          front.point(right, low - 0.25, out),
          front.point(left, low - 0.25, out),
        ],
        rays,
      ),
      0.34,
    ),
  );
  const strips = 11;
  for (let strip = 0; strip < strips; strip++) {
    const [a, b] = [left + ((right - left) * strip) / strips, left + ((right - left) * (strip + 1)) / strips];
    const paint = strip % 2 ? '#f4ead6' : color;
    drawing.fill(
      paint,
      camera.formatFace([
        front.point(a, high),
        front.point(b, high),
        front.point(b, low, out),
        front.point(a, low, out),
      ]),
    );
    drawing.fill(
      shadeOf(paint, 0.16),
      camera.formatFace([
        front.point(a, low, out),
        front.point(b, low, out),
        front.point(b, low - 0.26, out),
        front.point((a + b) / 2, low - 0.32, out),
        front.point(a, low - 0.26, out),
      ]),
    );
  }
  drawing.fill(
    shadeOf(color, 0.4),
    camera.formatFace([
      front.point(left, high),
      front.point(left, low, out),
      front.point(left, low - 0.26, out),
      front.point(left, low - 0.1),
    ]),
  );
}

function drawStreetLife(drawing: Drawing) {
  drawConcrete(drawing, street, [-3.2, -3.6, 30, 0], {
    color: material.concrete,
    seed: 7,
    across: [-1.5, 0.3, 2.1, 3.9, 5.7, 7.5, 9.3, 11.1, 12.9, 14.7, 16.5],
    along: [-1.8],
  });
  drawing
    .fill(shadow, street.shadowOfBody(front.boxCorners(0, 0, 0.1, 0.1, 0, 0.1), rays), 0.1)
    .fill(shadeOf(material.concrete, 0.3), wallFacing(camera, [0, -3.6, 0], [1, 0, 0]).rect(-3.2, -0.15, 30, 0));
  drawPlanter(drawing, [2.6, -0.9]);
  drawBicycle(drawing, wallFacing(camera, [0, -0.55, 0], [1, 0, 0]), [9.5, 0], {
    color: '#d58a2c',
    shadowOn: front,
    shadow,
    rays,
  });
  drawPerson(drawing, street, [4.3, -2], { top: '#b4533f', legs: '#33475a', facing: -1, rays, bag: '#8a6a45' });
  drawPerson(drawing, street, [7.2, -1.3], { top: '#e3c36c', legs: '#46606b', facing: 1, rays });
  const tree: Vector = [12.9, -2.7, 0];
  const [x, foot] = camera.project(tree);
  drawing.fill(shadow, street.shadowOfBody(street.boxCorners(12.8, -2.8, 13, -2.6, 0, 3), rays), 0.3);
  drawBroadleaf(drawing, {
    x,
    foot,
    height: 5.6 * camera.scaleAt(tree),
    seed: 9,
    sunSide: -1,
    color: '#86a35c',
    trunk: 0.36,
    spread: 0.7,
  });
  drawLamp(drawing, [-1.7, -2.9]);
  // Spaces along the curb.
  let lines = '';
  for (const u of [0.4, 5.8, 11.2]) lines += street.rect(u, -6, u + 0.12, -3.8);
  drawing.fill('#e6e4da', lines, 0.8);
}

function drawPlanter(drawing: Drawing, [u, v]: Point) {
  drawBlock(drawing, camera, [u, v, u + 1, v + 0.5], [0, 0.5], '#8d7a63', rays);
  const random = createRandom(8);
  const dots = Array.from({ length: 60 }, (): [number, number, number] => {
    const [x, y] = camera.project([u + random(), v + random() * 0.5, 0.5 + random() * 0.45]);
    return [x, y, 4 + random() * 4];
  });
  drawing.dots('#54774f', dots.slice(0, 26)).dots('#86a562', dots.slice(26, 46)).dots('#e9b64a', dots.slice(46));
}

/** A street lamp with a round globe, as they stand along the old streets. */
function drawLamp(drawing: Drawing, [u, v]: Point) {
  const [x, foot] = camera.project([u, v, 0]);
  const unit = camera.scaleAt([u, v, 0]);
  const at = (points: readonly Point[]) => polygon(points.map(([a, b]): Point => [x + a * unit, foot - b * unit]));
  drawing.fill(
    shadow,
    street.shadowOfBody(street.boxCorners(u - 0.06, v - 0.06, u + 0.06, v + 0.06, 0, 4), rays),
    0.32,
  );
  drawing
    .fill(
      '#27413f',
      at([
        [-0.16, 0],
        [-0.12, 0.5],
        [-0.06, 0.7],
        [-0.045, 3.5],
        [-0.14, 3.62],
        [0.14, 3.62],
        [0.045, 3.5],
        [0.06, 0.7],
        [0.12, 0.5],
        [0.16, 0],
      ]),
    )
    .fill(
      '#49685f',
      at([
        [-0.12, 0],
        [-0.1, 0.5],
        [-0.05, 0.7],
        [-0.035, 3.5],
        [-0.01, 3.5],
        [-0.02, 0.7],
        [-0.05, 0.5],
        [-0.06, 0],
      ]),
    )
    .fill(
      '#f3ecd8',
      at(
        Array.from(
          { length: 12 },
          (_, corner): Point => [
            Math.cos((corner / 12) * Math.PI * 2) * 0.24,
            3.86 + Math.sin((corner / 12) * Math.PI * 2) * 0.25,
          ],
        ),
      ),
    );
}

export const pictures: Pictures = { 'area-brick-loft': draw };
