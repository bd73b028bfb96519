import { drawBicycle } from '../kit/bicycle.ts';
import { drawBlock } from '../kit/block.ts';
import { drawBush } from '../kit/broadleaf.ts';
import { Camera, ground, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFilm } from '../kit/film.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { drawBoulder, drawPorchChair, drawPot, drawWallLamp } from '../kit/house-life.ts';
import {
  blockCorners,
  drawCleanWindow,
  drawFrontGable,
  drawShadowOn,
  drawSideGable,
  drawWalls,
  frontWall,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawConcrete, drawStone, drawStucco } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { dayMountain, drawMountains, tintMountain } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawFin } from '../kit/sandstone-fins.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawGarageDoor } from '../kit/windows.ts';

const horizon = 588;
const camera = new Camera({ eye: [-7.6, -17.6, 1.7], yaw: 17, focal: 1130, center: 560, horizon });
/** The viewer looks west in the morning: the sun stands behind the left shoulder. */
const rays = createSun(52, 25);
const shadow = '#1b3350';

const stucco = '#ead9bd';
const trim = '#f7efdf';
const beam = '#7a5540';
const roofColor = '#806a5a';
const stone = '#c67f5b';
const door = '#2f7f86';

const house: Plan = { left: -5.6, right: 9.6, front: 0, back: 8 };
const living: Plan = { left: -5.6, right: 0.2, front: -2, back: 4 };
const eaves = 2.75;
const floor = ground(camera);
/** The ground falls away toward the street, so that the glass mirrors little but sky. */
const mirror = createMirror({ horizon: horizon + 44, seed: 9, treeline: 34, skyHeight: 170 });

const walls: WallFinish = (wall, box, isShaded) =>
  drawStucco(scene.drawing, wall, box, {
    color: mix(stucco, shadow, Math.max(0, 0.64 - wall.sunlight(rays)) * 0.7),
    seed: Math.round(box[2] * 7 + 90),
    isShaded,
  });

let scene: Scene;

const roof: Roof = {
  eaves,
  pitch: 0.3,
  over: 0.7,
  color: roofColor,
  trim,
  fascia: 0.2,
  roofing: shingleRoof(0.36, 5),
  finish: walls,
};

const standing = (place: Point, height: number, seed: number) => placeOnPage({ camera, rays }, place, height, seed);

function draw(): Drawing {
  const drawing = new Drawing('A stucco ranch house before the red rocks of the Garden of the Gods', '#d2c08c');
  scene = { drawing, camera, rays, shadow };
  drawSky(drawing, eveningSky, horizon - 90);
  drawCloud(drawing, 420, 96, 400, 5, '#fbeeda');
  drawRocks(drawing);
  drawYard(drawing);
  drawHouse();
  drawFront();
  castTreesBeyond(
    drawing,
    [
      { at: [-16.4, -9], height: 8.4, seed: 4 },
      { at: [-9.6, -10.4], height: 7.4, seed: 9, kind: 'leafy' },
      { at: [-12, -17], height: 8, seed: 6 },
    ],
    {
      floor,
      ground: [-40, -17, 30, -2.2],
      walls: [
        [frontWall(scene, living.front), [living.left, 0.2, living.right, 2.5]],
        [frontWall(scene, house.front), [living.right, 0.2, house.right, 2.5]],
      ],
      rays,
      shadow,
      opacity: 0.34,
    },
  );
  drawEveningGlow(drawing, 0.06);
  return drawing;
}

/** Pikes Peak between the two Gateway Rocks, as it shows from the east. */
function drawRocks(drawing: Drawing) {
  drawMountains(drawing, {
    from: 'garden-of-the-gods',
    x: 640,
    horizon: horizon - 40,
    perDegree: 20,
    rise: 1.3,
    sun: 'Morning',
    colors: tintMountain(dayMountain, '#b9dcec', 0.22),
  });
  const red = '#cb6a42';
  const oaks = createRandom(4);
  drawing.fill(
    hazeOf('#8a9a68', 0.2),
    polygon([
      [-5, 470],
      [180, 452],
      [420, 474],
      [700, 478],
      [900, 462],
      [1210, 448],
      [1210, 600],
      [-5, 600],
    ]),
  );
  for (const [x, width, height, seed, lean, haze, color] of [
    [-30, 170, 190, 4, 10, 0.16, red],
    [500, 90, 118, 8, -8, 0.24, '#d9a483'],
    [60, 160, 268, 12, 14, 0.12, red],
    [190, 170, 312, 5, 6, 0.1, red],
    [310, 150, 252, 9, -10, 0.1, red],
    [405, 110, 172, 21, -16, 0.12, red],
    [790, 96, 150, 14, 10, 0.16, red],
    [1190, 150, 230, 17, -8, 0.12, red],
    [1090, 150, 286, 33, -12, 0.1, red],
    [980, 150, 334, 6, 4, 0.1, red],
    [875, 130, 240, 40, 12, 0.1, red],
  ] as const)
    drawFin(drawing, { x, foot: 492, width, height, seed, lean, haze, color });
  // Red soil and scrub oak at their foot.
  drawing.fill(
    hazeOf('#cf8a64', 0.12),
    polygon([
      [-5, 462],
      [90, 448],
      [250, 456],
      [420, 470],
      [520, 478],
      [420, 500],
      [-5, 508],
    ]) +
      polygon([
        [740, 478],
        [860, 458],
        [1040, 450],
        [1210, 446],
        [1210, 500],
        [800, 500],
      ]),
  );
  for (let index = 0; index < 17; index++) {
    const x = (index / 16) * 1240 - 20 + oaks() * 40;
    if (x > 520 && x < 720) continue;
    drawBush(drawing, {
      x,
      foot: 500 + oaks() * 26,
      height: 32 + oaks() * 24,
      seed: index + 3,
      haze: 0.16,
      sunSide: -1,
      color: '#6f8450',
      spread: 1.7,
    });
  }
}

function drawYard(drawing: Drawing) {
  drawing
    .fill(
      '#c9b981',
      floor.polygon([
        [-90, 30],
        [90, 30],
        [90, -18],
        [-90, -18],
      ]),
    )
    .fill(
      '#b7b173',
      floor.polygon([
        [-90, 30],
        [90, 30],
        [90, 9],
        [20, 4],
        [-14, 6],
        [-90, 12],
      ]),
    );
  for (const [place, height, seed] of [
    [[-11.5, 6], 2.6, 7],
    [[-8.6, 9], 3.2, 3],
    [[12.6, 9], 3.4, 9],
    [[16.5, 6], 2.8, 15],
  ] as const)
    drawBush(drawing, { ...standing(place, height, seed), color: material.oakLeaf, spread: 1.7, haze: 0.04 });
}

function drawHouse() {
  const { drawing } = scene;
  drawing.fill(
    shadow,
    floor.shadowOfBody(blockCorners({ left: 2, right: house.right + 0.7, front: 0, back: 8 }, 0, eaves + 1.2), rays),
    0.34,
  );
  drawWalls(scene, house, [0, eaves], walls);
  const facade = frontWall(scene, house.front);
  drawSideGable(scene, house, roof);
  // The chimney of sandstone.
  drawBlock(drawing, camera, [1.2, 4.6, 2.5, 5.3], [3.9, 5.2], stone, rays);
  drawBlock(drawing, camera, [1.14, 4.54, 2.56, 5.36], [5.04, 5.2], lightOf(stone, 0.3), rays);
  drawStone(drawing, frontWall(scene, 4.6), [1.2, 3.9, 2.5, 5.04], { color: stone, seed: 5 });
  drawSidePart(facade);
  shadeUnderEaves(scene, facade, [living.right, house.right], eaves, 0.7);
  drawLiving();
}

/** Door, bedroom windows and the garage, left to right. */
function drawSidePart(facade: ReturnType<typeof frontWall>) {
  const { drawing } = scene;
  drawStone(drawing, facade, [living.right, 0, 3.1, eaves], { color: stone, seed: 12 });
  drawDoor(drawing, facade, [0.75, 0.12, 1.75, 2.2], { color: door, frame: trim });
  drawing.fill('#6fb0cc', facade.rect(1.9, 0.2, 2.4, 2.2)).fill('#a9d6e6', facade.rect(1.9, 0.2, 2.4, 1.2));
  drawing.fill(
    trim,
    facade.rect(1.86, 0.12, 1.9, 2.26) + facade.rect(2.4, 0.12, 2.45, 2.26) + facade.rect(1.86, 2.2, 2.45, 2.27),
  );
  drawWallLamp(scene, facade, 0.45, 1.7);
  drawCleanWindow(scene, facade, [3.6, 1, 5.5, 2.25], { reflection: mirror, frame: trim, columns: 2 });
  drawShadowOn(scene, facade, [living.right, 0, 3.4, eaves], blockCorners(living, 0, eaves + 0.2), 0.3);
  const box: Box = [6.3, 0, 9, 2.2];
  drawing.fill(beam, facade.rect(box[0] - 0.12, 0, box[2] + 0.12, box[3] + 0.12, 0.02));
  drawGarageDoor(drawing, facade.raised(0.02), box, { color: '#efe4cd', rays });
}

function drawLiving() {
  const { drawing } = scene;
  drawWalls(scene, living, [0, eaves], walls);
  const front = frontWall(scene, living.front);
  const end = visibleEnd(scene, house).wall;
  // A window in the sunlit end.
  drawCleanWindow(scene, end, [3.2, 1, 4.8, 2.2], {
    reflection: createMirror({ horizon, seed: 30, treeline: 80 }),
    frame: trim,
    columns: 2,
  });
  const middle = (living.left + living.right) / 2;
  const half = (living.right - living.left) / 2;
  const pitch = 0.34;
  const apex = eaves + half * pitch;
  // Red rock dust has settled in the rough stucco, most of it low on the wall.
  drawFilm(drawing, front, [living.left, 0.68, living.right, 2.5], {
    seed: 5,
    colors: ['#dda386', '#b9674b'],
    thickness: (u, v) => 0.72 * Math.exp(-(v - 0.68) / (0.42 + 0.2 * Math.sin(u * 1.7))) - 0.03,
    frequency: [1.6, 2.4],
    opacity: 0.24,
    grain: 0.055,
  });
  drawStone(drawing, front, [living.left, 0, living.right, 0.62], { color: stone, seed: 8 });
  drawing.fill(lightOf(stone, 0.45), front.rect(living.left - 0.03, 0.6, living.right + 0.03, 0.7, 0.07));
  drawing.fill(shadow, front.rect(living.left, 0.52, living.right, 0.6), 0.25);
  drawFrontGable(
    scene,
    { ...living, back: 4 },
    {
      ...roof,
      pitch,
      over: 0.75,
      meets: { eaves: 0, ridge: 1.7 },
      finish: (wall, box, isShaded) => {
        walls(wall, box, isShaded);
        // Glass under the roof, cut to its slope.
        const glass = (from: number, to: number) => {
          const top = (u: number) => apex - 0.3 - Math.abs(u - middle) * pitch;
          const shape: Point[] = [
            [from, eaves + 0.06],
            [to, eaves + 0.06],
            [to, top(to)],
            [from, top(from)],
          ];
          drawing.fill(
            trim,
            wall.polygon(
              shape.map(
                ([u, v], index): Point => [
                  u + (index === 0 || index === 3 ? -0.07 : 0.07),
                  v + (index < 2 ? -0.06 : 0.07),
                ],
              ),
            ),
          );
          drawing.clip(wall.polygon(shape), () => mirror(drawing, wall, [from, eaves, to, apex]));
        };
        glass(middle - 1.72, middle - 0.06);
        glass(middle + 0.06, middle + 1.72);
      },
    },
  );
  // The picture window, with a sash on each side.
  drawCleanWindow(scene, front, [middle - 0.98, 0.95, middle + 0.98, 2.52], {
    reflection: mirror,
    frame: trim,
    casing: 0.08,
    frameWidth: 0.07,
  });
  drawCleanWindow(scene, front, [middle - 1.9, 0.95, middle - 1.08, 2.52], {
    reflection: mirror,
    frame: trim,
    casing: 0.08,
    rows: 2,
  });
  drawCleanWindow(scene, front, [middle + 1.08, 0.95, middle + 1.9, 2.52], {
    reflection: mirror,
    frame: trim,
    casing: 0.08,
    rows: 2,
  });
  // Beams that carry the eave.
  for (const u of [living.left + 0.75, middle, living.right - 0.75]) {
    const v = apex - Math.abs(u - middle) * pitch - 0.36;
    drawing
      .fill(beam, front.rect(u - 0.08, v, u + 0.08, v + 0.24, 0.74))
      .fill(shadeOf(beam, 0.4), camera.formatSilhouette(front.boxCorners(u - 0.08, v, u + 0.08, v + 0.24, 0, 0.72)));
    drawing.fill(beam, front.rect(u - 0.08, v, u + 0.08, v + 0.24, 0.74));
  }
}

function drawFront() {
  const { drawing } = scene;
  // Drive and walk.
  drawConcrete(drawing, floor, [6, -17, 9.3, 0], {
    color: material.concrete,
    seed: 3,
    across: [7.65],
    along: [-13, -10, -7, -4, -1.8],
  });
  drawing.fill(
    material.concrete,
    floor.polygon([
      [0.6, 0],
      [2.2, 0],
      [2.2, -2.6],
      [6, -2.6],
      [6, -4],
      [2.4, -4],
      [0.2, -14],
      [-1.6, -14],
      [0.6, -4],
    ]),
  );
  drawing.fill(shadow, floor.shadowOfBody(blockCorners(living, 0, eaves + 0.3), rays), 0.32);
  drawing
    .fill(mix(material.concrete, '#ffffff', 0.2), ground(camera, 0.12).rect(0.5, -1.3, 2.4, 0))
    .fill(shadeOf(material.concrete, 0.2), wallFacing(camera, [0, -1.3, 0], [1, 0, 0]).rect(0.5, 0, 2.4, 0.12));
  drawPot(scene, [2.72, -0.5, 0], 0.7, { seed: 4 });
  drawPorchChair(scene, [3.5, -1, 0], '#c9533c', 1);
  const lean = wallFacing(camera, [0, -0.35, 0], [1, 0, 0]);
  drawBicycle(drawing, lean, [4.65, 0], { color: '#c46a2f', shadowOn: frontWall(scene, 0), shadow, rays });
  // Gravel, red boulders and what grows without watering.
  drawing.fill(
    '#d8b392',
    floor.polygon([
      [-7.4, -2.1],
      [0.1, -2.1],
      [0.5, -4.1],
      [-1.5, -5.6],
      [-6, -5],
      [-8.2, -3.4],
    ]),
  );
  drawing
    .dots('#c1946f', createDots([-7.4, -5, 0, -2.3], 70, 3))
    .dots('#ead0b4', createDots([-7.4, -5, 0, -2.3], 60, 8));
  drawBush(drawing, { ...standing([-5.4, -2.7], 0.7, 4), color: '#6f8a68', spread: 2.4 });
  drawBush(drawing, { ...standing([-0.5, -2.8], 0.62, 9), color: '#6f8a68', spread: 2 });
  drawYucca([-4, -3.4]);
  drawYucca([-1.9, -3]);
  drawFeatherGrass(drawing, standing([-2.8, -3.6], 0.9, 3));
  drawFeatherGrass(drawing, standing([5.5, -4.6], 0.9, 7));
  drawBoulder(scene, [-6.6, -4.1], 1.25, '#c9764f');
  drawBoulder(scene, [-5.6, -4.6], 0.7, '#c9764f');
  drawBoulder(scene, [5, -5], 0.8, '#c9764f');
  drawGrass(drawing, [0, 712, 700, 800], {
    count: 90,
    seed: 6,
    colors: ['#ded09a', '#b0a466', '#97935a'],
    scaleAt: (y) => 0.5 + (y - 690) / 110,
  });
}

function createDots([left, low, right, high]: Box, count: number, seed: number): [number, number, number][] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const point = floor.point(left + (right - left) * random(), low + (high - low) * random());
    return [...camera.project(point), 1.5 + random() * 2.5] as [number, number, number];
  });
}

/** A yucca: stiff blades in a fan, and last summer's stalk. */
function drawYucca(place: Point) {
  const { x, foot, height } = standing(place, 0.75, 1);
  let dark = '';
  let light = '';
  for (let blade = 0; blade < 15; blade++) {
    const angle = ((blade + 0.5) / 15) * Math.PI;
    const tip: Point = [x + Math.cos(angle) * height * 0.9, foot - Math.sin(angle) * height];
    const path = polygon([[x - 2, foot], tip, [x + 2, foot + 1]]);
    if (blade % 2) dark += path;
    else light += path;
  }
  scene.drawing.fill('#5f7d68', dark).fill('#8ea883', light);
}

export const pictures: Pictures = { 'area-redrock': draw };
