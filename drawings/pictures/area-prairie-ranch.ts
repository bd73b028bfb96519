import { Camera, ground, type Surface } from '../kit/camera.ts';
import { hazeOf, material, mix, shadeOf } from '../kit/color.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFilm, greenFilm } from '../kit/film.ts';
import type { Box, Vector } from '../kit/geometry.ts';
import {
  drawBin,
  drawDownspout,
  drawFence,
  drawHoseReel,
  drawMailbox,
  drawPorchChair,
  drawPot,
  drawWallLamp,
} from '../kit/house-life.ts';
import {
  blockCorners,
  drawCleanWindow,
  drawFrontGable,
  drawShadowOn,
  drawSideGable,
  drawSlope,
  drawWalls,
  frontWall,
  mirrorSky,
  type Plan,
  placeOnPage,
  type Roof,
  type Scene,
  shadeUnderEaves,
  shingleRoof,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { drawBush, drawTumbleweed, drawYardTree, drawYucca } from '../kit/house-plants.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawBrick, drawConcrete, drawGravel, drawSiding } from '../kit/materials.ts';
import { drawMountains, drawRise } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawDoor, drawGarageDoor } from '../kit/windows.ts';

/** The last house of its street, seen toward the northwest soon after sunrise. */
const horizon = 566;
const camera = new Camera({ eye: [8.4, -13.4, 1.65], yaw: -21, focal: 1160, center: 610, horizon });
const rays = createSun(58, 20);

const trim = '#f5eddb';
const siding = '#c9b794';
const brick = '#c39a6c';
const red = '#a8382e';
const walls: Plan = { left: -7.4, right: 5.2, front: 0, back: 8 };
const garage: Plan = { left: -7.4, right: -1.9, front: -3.8, back: 2 };
const eaves = 2.6;
const roof: Roof = { eaves, pitch: 0.42, color: '#8a7867', trim, roofing: shingleRoof(0.44, 5), over: 0.5 };
const window = { reflection: mirrorSky({ skyline: 'plain', seed: 8, dark: '#5b6f5c' }), frame: trim, casing: 0.12 };

function draw(): Drawing {
  const drawing = new Drawing('A ranch house with a red door at the edge of the prairie', '#c8bf8a');
  const scene: Scene = { drawing, camera, rays, shadow: '#1b3350' };
  const floor = ground(camera);
  drawSky(drawing, eveningSky, horizon + 6);
  drawCloud(drawing, 330, 150, 560, 5, '#fbeeda');
  drawCloud(drawing, 820, 262, 330, 12, '#fbeeda');
  drawMountains(drawing, { from: 'fountain', x: 1000, horizon, perDegree: 27, rise: 1.45 });
  drawPrairie(scene, floor);
  drawHouse(scene, floor);
  drawGarage(scene, floor);
  drawPorch(scene, floor);
  drawYard(scene, floor);
  drawEveningGlow(drawing, 0.07);
  return drawing;
}

/** Dry grass to the foot of the hills, and the wire fence before it. */
function drawPrairie(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawRise(
    drawing,
    hazeOf('#a9a878', 0.34),
    [
      [-5, 536],
      [180, 530],
      [420, 538],
      [700, 528],
      [960, 534],
      [1205, 525],
    ],
    horizon + 8,
  );
  drawing.fill(hazeOf('#c9bd84', 0.16), floor.rect(-400, 40, 400, 900));
  drawing.fill(
    '#d6c88e',
    floor.polygon([
      [-400, 90],
      [400, 60],
      [400, -14],
      [-400, -14],
    ]),
  );
  drawing.fill(
    '#cdbd80',
    floor.polygon([
      [-60, 26],
      [12, 34],
      [90, 22],
      [90, 12],
      [14, 18],
      [-60, 14],
    ]),
  );
  drawing.fill(
    '#c2b47a',
    floor.polygon([
      [9, 10],
      [30, 14],
      [60, 6],
      [60, 0],
      [26, 4],
      [9, 2],
    ]),
  );
  for (const [x, y, height, seed] of [
    [30, 70, 6, 3],
    [42, 84, 7, 6],
    [36, 96, 5, 9],
    [-40, 60, 7, 5],
    [-52, 64, 8, 4],
  ] as const)
    drawYardTree(scene, [x, y], height, { seed, color: hazeOf('#8a9a6a', 0.34), spread: 1.1 });
  drawFence(scene, [9.4, -6], [9.4, 50], {
    gap: 3.2,
    tall: 1.2,
    rails: [0.35, 0.7, 1.05],
    rail: 0.025,
    post: 0.1,
    color: '#7b6a55',
  });
  drawFence(scene, [9.4, 18], [70, 18], {
    gap: 3.4,
    tall: 1.2,
    rails: [0.35, 0.7, 1.05],
    rail: 0.03,
    post: 0.1,
    color: '#7b6a55',
  });
  for (const [x, y, size, seed] of [
    [12, 4, 0.8, 3],
    [15, 9, 0.8, 5],
    [11.4, -1.4, 0.75, 8],
    [19, 12, 0.9, 12],
    [14.4, 1, 0.7, 15],
  ] as const)
    drawYucca(scene, [x, y], size, seed);
  drawGrass(drawing, [900, 560, 1210, 720], {
    count: 90,
    seed: 9,
    colors: ['#e6dba8', '#b5a566', '#a8985c'],
    scaleAt: (y) => 0.3 + (y - 540) / 130,
  });
}

const finish =
  (scene: Scene, seed: number): WallFinish =>
  (wall, [left, low, right, high], isShaded) => {
    if (high > 0.9)
      drawSiding(scene.drawing, wall, [left, Math.max(low, 0.9), right, high], {
        color: siding,
        seed,
        reveal: 0.19,
        isShaded,
      });
    if (low < 0.9) {
      drawBrick(scene.drawing, wall, [left, low, right, 0.9], { color: brick, seed, size: 2, isShaded });
      scene.drawing.fill(isShaded ? shadeOf('#d9cdb4') : '#e0d4ba', wall.rect(left, 0.86, right, 0.93, 0.04));
    }
  };

function drawHouse(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(
    scene.shadow,
    floor.shadowOfBody([...blockCorners(walls, 0, eaves), [5.2, 4, 4.6], [-7, 4, 4.6]], rays),
    0.36,
  );
  drawWalls(scene, walls, [0, eaves], finish(scene, 5));
  const front = frontWall(scene, 0);
  const end = visibleEnd(scene, walls).wall;
  drawing
    .fill(trim, front.rect(5.08, 0.93, 5.2, eaves, 0.02))
    .fill(shadeOf(trim), end.rect(0, 0.93, 0.12, eaves, 0.02));
  shadeUnderEaves(scene, front, [walls.left, walls.right], eaves, 0.5);
  drawCleanWindow(scene, front, [2.1, 1, 4.6, 2.3], { ...window, columns: 3 });
  // Wind-blown clay on the foot of the walls, and green siding next to the dripping faucet.
  drawFilm(drawing, front, [1.8, 0, walls.right, 0.96], {
    seed: 4,
    colors: ['#b79c76', '#7a5f42'],
    thickness: (_, v) => 1.1 * Math.exp(-v / 0.6) - 0.03,
    frequency: [1.4, 2.6],
    opacity: 0.26,
    grain: 0.05,
  });
  drawing.clip(end.rect(0.14, 0.2, 8, 2.5), () =>
    drawFilm(drawing, end, [0.1, 0.2, 8, 2.5], {
      seed: 7,
      colors: greenFilm,
      thickness: (u, v) => 1.35 * Math.exp(-Math.max(0, v - 0.93) / 1.1) * Math.exp(-(((u - 0.9) / 3.6) ** 2)) - 0.04,
      frequency: [2.2, 1.4],
      opacity: 0.5,
      grain: 0.05,
    }),
  );
  drawCleanWindow(scene, end, [2.2, 1.15, 3.6, 2.25], { ...window, columns: 2, sheen: 0.14 });
  drawCleanWindow(scene, end, [5.4, 1.15, 6.4, 2.25], { ...window, sheen: 0.14 });
  drawHoseReel(scene, end, 1, 0.62);
  drawSideGable(scene, walls, { ...roof, finish: finish(scene, 9) });
  const pipe = (x: number, y: number, tall: number) => {
    const foot = eaves + 0.2 + (y + 0.5) * 0.42 - 0.06;
    const wall = frontWall(scene, y);
    drawing
      .fill('#d2cbbb', wall.rect(x - 0.07, foot, x + 0.07, foot + tall))
      .fill('#98948a', wall.rect(x + 0.01, foot, x + 0.07, foot + tall));
  };
  pipe(3.2, 2.4, 0.45);
  pipe(-0.4, 3, 0.6);
}

function drawGarage(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  drawing.fill(scene.shadow, floor.shadowOfBody(blockCorners(garage, 0, eaves), rays), 0.34);
  drawWalls(scene, { ...garage, back: 0 }, [0, eaves], finish(scene, 7));
  const front = frontWall(scene, garage.front);
  const door: Box = [-7, 0, -2.35, 2.2];
  drawing.fill(trim, front.rect(door[0] - 0.12, 0, door[2] + 0.12, door[3] + 0.12, 0.05));
  drawGarageDoor(drawing, front.raised(0.06), door, { color: '#ebe2cf', rays });
  drawFrontGable(scene, garage, { ...roof, finish: finish(scene, 3), meets: { eaves: -0.5, ridge: 2.2 } });
  drawWallLamp(scene, front, -2.1, 1.75);
}

function drawPorch(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  const front = frontWall(scene, 0);
  const [left, right, edge, beam] = [-1.9, 1.7, -2, 2.34];
  drawDoor(drawing, front, [-0.62, 0.16, 0.33, 2.24], { color: red, frame: trim });
  drawCleanWindow(scene, front, [0.62, 1, 1.5, 2.25], { ...window, columns: 1, rows: 2, casing: 0.09 });
  drawShadowOn(
    scene,
    front,
    [left, 0, right + 1, eaves],
    [
      [left, edge, beam],
      [right + 0.2, edge, beam],
      [right + 0.2, 0, 2.7],
      [left, 0, 2.7],
    ],
  );
  drawBox(drawing, floor, [left, edge - 0.1, right, 0], [0, 0.16], {
    top: material.concreteNew,
    front: shadeOf(material.concreteNew, 0.2),
    side: shadeOf(material.concreteNew, 0.42),
  });
  const slab = ground(camera, 0.16);
  drawShadowOn(
    scene,
    slab,
    [left, edge - 0.1, right, 0],
    [
      [left, edge, beam],
      [right + 0.2, edge, beam],
      [right + 0.2, 0, 2.7],
      [left, 0, 2.7],
    ],
  );
  drawPorchChair(scene, [-2.5, -0.5, 0.16], '#2f6f86', 1);
  drawPot(scene, [0.62, -0.35, 0.16], 0.55, { seed: 6, flower: '#e7a63a' });
  const rim = frontWall(scene, edge);
  for (const u of [left + 0.12, right - 0.1]) {
    drawing.fill(
      shadeOf(trim, 0.45),
      camera.formatSilhouette(rim.boxCorners(u - 0.08, 0.16, u + 0.08, beam, -0.16, 0)),
    );
    drawing.fill(trim, rim.rect(u - 0.08, 0.16, u + 0.08, beam));
  }
  const corners: [Vector, Vector, Vector, Vector] = [
    [left, edge - 0.25, beam + 0.2],
    [right + 0.25, edge - 0.25, beam + 0.2],
    [right + 0.25, -0.3, beam + 0.62],
    [left, -0.3, beam + 0.62],
  ];
  drawing
    .fill(
      shadeOf(siding, 0.45),
      camera.formatFace([corners[1], corners[2], [right + 0.25, -0.3, beam], [right + 0.25, edge - 0.25, beam]]),
    )
    .fill(
      shadeOf(trim, 0.5),
      camera.formatFace([
        [left, edge - 0.25, beam],
        [right + 0.25, edge - 0.25, beam],
        [right + 0.25, 0, beam],
        [left, 0, beam],
      ]),
    );
  drawSlope(scene, corners, roof);
  const board = frontWall(scene, edge - 0.25);
  drawing
    .fill(trim, board.rect(left, beam, right + 0.27, beam + 0.22))
    .fill(shadeOf(trim, 0.3), board.rect(left, beam, right + 0.27, beam + 0.05));
  drawDownspout(scene, front, 1.85, [0, eaves], trim);
}

function drawYard(scene: Scene, floor: Surface) {
  const { drawing } = scene;
  // Buffalo grass in front, rock along the wall.
  drawing.fill(
    '#b6b57a',
    floor.polygon([
      [-1.9, -3.4],
      [9.2, -0.6],
      [9.2, -14],
      [-1.9, -14],
    ]),
  );
  drawGravel(drawing, floor, [1.75, -1.5, 7.6, -0.02], 4, '#c4b090');
  drawConcrete(drawing, floor, [-7.2, -14, -2, garage.front], {
    color: material.concrete,
    seed: 3,
    across: [-4.6],
    along: [-11.8, -9.2, -6.5],
  });
  drawing.fill(
    mix(material.concreteNew, '#c9bda6', 0.3),
    floor.polygon([
      [-2, -5.8],
      [-0.3, -4.6],
      [0.2, -2.1],
      [-1.2, -2.1],
      [-1.4, -3.5],
      [-2, -4.3],
    ]),
  );
  drawFeatherGrass(drawing, placeOnPage(scene, [2.4, -0.8], 0.85, 3));
  drawBush(scene, [3.5, -0.8], 0.55, { color: '#8a9a78', seed: 5, spread: 1.6, flower: '#a78fc0' });
  drawFeatherGrass(drawing, placeOnPage(scene, [4.7, -0.8], 0.85, 7));
  drawYucca(scene, [6.1, -0.7], 0.6, 4);
  drawBin(scene, floor, [6.1, 2.2], '#4b6b55');
  drawBin(scene, floor, [6.9, 2.2]);
  drawTumbleweed(scene, [8.9, -2.2], 0.5, 3);
  castTreesBeyond(
    drawing,
    [
      { at: [-12.6, -9], height: 6.6, seed: 4, kind: 'leafy' },
      { at: [-7, -11.6], height: 5.4, seed: 7, kind: 'leafy' },
      { at: [-4, -15], height: 6, seed: 5, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-30, -14, 40, -1.6],
      walls: [
        [frontWall(scene, garage.front), [garage.left, 0, garage.right, 2.4]],
        [frontWall(scene, walls.front), [1.8, 0, walls.right, 2.4]],
      ],
      rays,
      shadow: scene.shadow,
      opacity: 0.4,
    },
  );
  drawMailbox(scene, floor, [3.4, -6.6]);
  drawGrass(drawing, [180, 690, 1200, 812], {
    count: 150,
    seed: 6,
    colors: ['#7f8350', '#d6c993', '#b3a768'],
    scaleAt: (y) => 0.5 + (y - 660) / 70,
  });
}

export const pictures: Pictures = { 'area-prairie-ranch': draw };
