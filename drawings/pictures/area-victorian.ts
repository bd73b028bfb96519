import { drawBicycle } from '../kit/bicycle.ts';
import { drawBlock } from '../kit/block.ts';
import { drawBroadleaf, drawBush, leafShade } from '../kit/broadleaf.ts';
import { Camera, ground, wallFacing } from '../kit/camera.ts';
import { hazeOf, lightOf, material, shadeOf } from '../kit/color.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import type { Point, Vector } from '../kit/geometry.ts';
import { drawPorchChair, drawPot } from '../kit/house-life.ts';
import type { Scene } from '../kit/house-parts.ts';
import { placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawConcrete, drawMasonry, drawStone } from '../kit/materials.ts';
import { createMirror } from '../kit/mirrored-sky.ts';
import { drawRise } from '../kit/mountains.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawGrass } from '../kit/plants.ts';
import { drawEdgeBoard, drawRoofFace, facesViewer } from '../kit/roof-faces.ts';
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

const horizon = 588;
const camera = new Camera({ eye: [-8.6, -17.4, 1.7], yaw: 23, focal: 1160, center: 640, horizon });
/** Morning: the sun stands behind the viewer's right shoulder, so the left sides lie in shade. */
const rays = createSun(-38, 38);
const shadow = '#1d4257';

const siding = '#7397a9';
const trim = material.trim;
const sash = '#7d3b30';
const scales = '#d8bf8c';
const roof = '#6a6460';
const stone = '#c9936f';

/** Heights: the lot above the street, the floor, the second floor, the eaves. */
const lot = 0.85;
const floorZ = 1.45;
const secondZ = 4.35;
const eaves = 6.85;

const gable = { left: 0.2, right: 4.7, front: 0, back: 9, apex: 9.02 };
const gableMiddle = (gable.left + gable.right) / 2;
const wing = { left: -5, front: 1.7, ridgeY: 5.2, ridge: 9.2, back: 8.7 };
const porch = { left: -5.1, right: 0.2, front: -0.5, beam: 4.02, wallTop: 4.75 };
const wall = { front: -6.1, steps: [-3.7, -2.3] as const };

const gableWall = wallFacing(camera, [0, gable.front, 0], [1, 0, 0]);
const wingWall = wallFacing(camera, [0, wing.front, 0], [1, 0, 0]);
const gableSide = wallFacing(camera, [gable.left, wing.front, 0], [0, -1, 0]);
const wingEnd = wallFacing(camera, [wing.left, wing.back, 0], [0, -1, 0]);
const porchFront = wallFacing(camera, [0, porch.front, 0], [1, 0, 0]);

const mirror = createMirror({ horizon, seed: 5, treeline: 92 });
const sideMirror = createMirror({ horizon, seed: 8, treeline: 150, isDim: true });

const street = ground(camera);
const garden = ground(camera, lot);

const standing = ([x, y]: Point, height: number, seed: number, level = lot) =>
  placeOnPage({ camera, rays }, [x, y, level], height, seed);

const scene = (drawing: Drawing): Scene => ({ drawing, camera, rays, shadow });

function draw(): Drawing {
  const drawing = new Drawing('A painted wooden house of the 1890s above its sandstone wall', material.lawn);
  drawSky(drawing, ['#69b1d9', '#80c0e1', '#9bcfe8', '#bbe0ee', '#d9edf2'], horizon);
  drawCloud(drawing, 40, 132, 330, 4);
  drawCloud(drawing, 850, 96, 280, 12);
  drawBackground(drawing);
  drawWing(drawing);
  drawGableBlock(drawing);
  drawBay(drawing);
  drawPorch(drawing);
  drawFrontYard(drawing);
  return drawing;
}

function drawBackground(drawing: Drawing) {
  drawRise(
    drawing,
    hazeOf('#5f8a86', 0.42),
    [
      [-5, 452],
      [110, 424],
      [240, 446],
      [330, 420],
      [900, 430],
      [1010, 398],
      [1130, 430],
      [1210, 412],
    ],
    horizon + 4,
  );
  drawing.fill(
    '#9cb06c',
    polygon([
      [-5, 560],
      [1205, 560],
      [1205, 805],
      [-5, 805],
    ]),
  );
  for (const [place, height, seed, haze] of [
    [[-17, 22], 11, 3, 0.3],
    [[-12.5, 26], 12.5, 8, 0.34],
    [[19, 20], 12, 17, 0.28],
  ] as const)
    drawBroadleaf(drawing, { ...standing(place, height, seed), haze, color: '#86a564' });
  drawNeighbor(drawing);
  drawBroadleaf(drawing, { ...standing([-9.4, 9], 11, 21), haze: 0.04, color: '#86a35c' });
}

/** The next house of the street, paler with distance. */
function drawNeighbor(drawing: Drawing) {
  const front = wallFacing(camera, [0, 4, 0], [1, 0, 0]);
  const paint = hazeOf('#d8c6a0', 0.18);
  const roofColor = hazeOf('#7b5f55', 0.2);
  drawClapboard(drawing, front, [10, lot, 14.6, 5.6], { color: paint, seed: 3, reveal: 0.3 });
  drawing.fill(
    paint,
    front.polygon([
      [10, 5.6],
      [14.6, 5.6],
      [12.3, 8],
    ]),
  );
  const side = wallFacing(camera, [10, 12, 0], [0, -1, 0]);
  drawing.fill(shadeOf(paint, 0.36), side.rect(0, lot, 8, 5.7));
  drawing.fill(
    shadeOf(paint, 0.5),
    front.polygon([
      [9.7, 5.2],
      [12.3, 8.1],
      [14.9, 5.2],
      [14.6, 5.2],
      [12.3, 7.6],
      [10, 5.2],
    ]),
  );
  drawing
    .fill(
      shadeOf(roofColor, 0.3),
      camera.formatFace([
        [9.7, 3.7, 5.4],
        [9.7, 12, 5.4],
        [12.3, 12, 8.2],
        [12.3, 3.7, 8.2],
      ]),
    )
    .fill(
      roofColor,
      front.polygon(
        [
          [9.6, 5.35],
          [12.3, 8.25],
          [15, 5.35],
          [15, 5.1],
          [12.3, 7.95],
          [9.6, 5.1],
        ],
        0.3,
      ),
    );
  for (const [low, high] of [
    [2, 3.6],
    [4.4, 5.9],
  ] as const)
    for (const u of [10.8, 12.9])
      drawing
        .fill(hazeOf(trim, 0.1), front.rect(u - 0.12, low - 0.1, u + 1, high + 0.14))
        .fill('#6fa9c6', front.rect(u, low, u + 0.88, high))
        .fill('#a5d2e4', front.rect(u, low, u + 0.88, low + 0.7));
}

function drawWing(drawing: Drawing) {
  // The end in the shade, up to the ridge.
  drawClapboard(drawing, wingEnd, [0, floorZ, wing.back - wing.front, eaves], {
    color: siding,
    seed: 5,
    reveal: 0.19,
    isShaded: true,
  });
  drawStone(drawing, wingEnd, [0, lot, wing.back - wing.front, floorZ], {
    color: stone,
    seed: 9,
    isShaded: true,
  });
  const half = wing.back - wing.ridgeY;
  const endGable: Point[] = [
    [0, eaves],
    [wing.back - wing.front, eaves],
    [half, wing.ridge - 0.2],
  ];
  drawing.clip(wingEnd.polygon(endGable), () =>
    drawFishScales(drawing, wingEnd, [0, eaves, 7, wing.ridge], {
      color: scales,
      seed: 3,
      size: 0.34,
      isShaded: true,
      within: endGable,
    }),
  );
  drawSashWindow(drawing, wingEnd, [4.6, 4.95, 5.5, 6.5], {
    reflection: sideMirror,
    rays,
    frame: trim,
    sash,
    isShaded: true,
  });
  drawSashWindow(drawing, wingEnd, [1.2, 4.95, 2.1, 6.5], {
    reflection: sideMirror,
    rays,
    frame: trim,
    sash,
    isShaded: true,
  });
  drawSashWindow(drawing, wingEnd, [4.6, 2.1, 5.5, 3.75], {
    reflection: sideMirror,
    rays,
    frame: trim,
    sash,
    isShaded: true,
  });
  drawClapboard(drawing, wingWall, [wing.left, floorZ, gable.left, eaves], { color: siding, seed: 7, reveal: 0.16 });
  drawing.fill(trim, wingWall.rect(wing.left, floorZ, wing.left + 0.16, eaves, 0.02));
  drawing.fill(shadeOf(trim), wingEnd.rect(wing.back - wing.front - 0.14, floorZ, wing.back - wing.front, eaves, 0.02));
  // Shadow of the eaves and of the block at the right.
  drawing.clip(wingWall.rect(wing.left, porch.wallTop - 0.4, gable.left, eaves), () =>
    drawing.group(0.4, () =>
      drawing
        .fill(shadow, wingWall.rect(wing.left, eaves - 0.42, gable.left, eaves))
        .fill(
          shadow,
          wingWall.shadowOfBody(gableWall.boxCorners(gable.left, floorZ, gable.right, eaves, -1.6, 0), rays),
        ),
    ),
  );
  for (const u of [-4.1, -1.9])
    drawSashWindow(drawing, wingWall, [u, 5, u + 0.95, 6.45], {
      reflection: mirror,
      rays,
      frame: trim,
      sash,
      curtain: '#f3ead6',
    });
  drawing.fill(trim, wingWall.rect(wing.left, eaves - 0.3, gable.left, eaves, 0.04));
  const over = 0.45;
  const pitch = (wing.ridge - eaves) / (wing.ridgeY - wing.front);
  const eaveZ = eaves - over * pitch + 0.1;
  const [from, to] = [wing.left - 0.28, gableMiddle];
  // Chimney of brick behind the ridge.
  drawBlock(drawing, camera, [-2.9, wing.ridgeY + 0.2, -2.1, wing.ridgeY + 0.9], [8, 10.5], '#a9614a', rays);
  drawBlock(drawing, camera, [-2.98, wing.ridgeY + 0.12, -2.02, wing.ridgeY + 0.98], [10.28, 10.5], '#bf7a60', rays);
  drawRoofFace(
    drawing,
    camera,
    [
      [from, wing.front - over, eaveZ],
      [to, wing.front - over, eaveZ],
      [to, wing.ridgeY, wing.ridge],
      [from, wing.ridgeY, wing.ridge],
    ],
    { color: roof, rays, seed: 3, course: 0.38 },
  );
  const rake: Vector[] = [
    [from, wing.front - over, eaveZ + 0.02],
    [from, wing.ridgeY, wing.ridge + 0.02],
    [from, wing.back + over, eaveZ + 0.02],
  ];
  drawing.fill(
    shadeOf(trim, 0.52),
    camera.formatFace([
      [from, wing.ridgeY, wing.ridge - 0.2],
      [from, wing.back + over, eaveZ - 0.2],
      [wing.left, wing.back + over, eaveZ - 0.2],
      [wing.left, wing.ridgeY, wing.ridge - 0.2],
    ]),
  );
  drawEdgeBoard(drawing, camera, rake, 0.26, shadeOf(trim, 0.36));
  drawEdgeBoard(
    drawing,
    camera,
    [
      [from, wing.front - over, eaveZ + 0.03],
      [to, wing.front - over, eaveZ + 0.03],
    ],
    0.22,
    trim,
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [from, wing.front - over, eaveZ - 0.17],
      [to, wing.front - over, eaveZ - 0.17],
    ],
    0.05,
    shadeOf(trim, 0.32),
  );
}

function drawGableBlock(drawing: Drawing) {
  const { left, right, apex } = gable;
  const depth = wing.front;
  const lowEdge = eaves + 0.15 - (0.45 * (apex - eaves)) / (right - gableMiddle);
  // Its left side and the slope above it, both in the shade.
  drawClapboard(drawing, gableSide, [0, floorZ, depth, eaves], {
    color: siding,
    seed: 9,
    reveal: 0.16,
    isShaded: true,
  });
  drawRoofFace(
    drawing,
    camera,
    [
      [left - 0.45, 1.5, lowEdge],
      [left - 0.45, gable.front - 0.42, lowEdge],
      [gableMiddle, gable.front - 0.42, apex + 0.15],
      [gableMiddle, wing.ridgeY - 0.1, apex + 0.15],
    ],
    { color: roof, rays, seed: 6, course: 0.38 },
  );
  drawClapboard(drawing, gableWall, [left, floorZ, right, eaves], { color: siding, seed: 11, reveal: 0.16 });
  drawStone(drawing, gableWall, [left, lot, right, floorZ], { color: stone, seed: 4 });
  drawing.fill(lightOf(stone, 0.4), gableWall.rect(left - 0.05, floorZ - 0.09, right + 0.05, floorZ, 0.05));
  // A band of shingles between the floors.
  drawing.clip(gableWall.rect(left, secondZ, right, secondZ + 0.44), () =>
    drawFishScales(drawing, gableWall, [left, secondZ, right, secondZ + 0.42], { color: scales, seed: 8, size: 0.26 }),
  );
  drawing.fill(
    trim,
    gableWall.rect(left, secondZ - 0.16, right, secondZ + 0.02, 0.04) +
      gableWall.rect(left, secondZ + 0.42, right, secondZ + 0.52, 0.03),
  );
  drawing.fill(shadeOf(trim, 0.32), gableWall.rect(left, secondZ - 0.19, right, secondZ - 0.16, 0.03));
  for (const u of [left, right - 0.16]) drawing.fill(trim, gableWall.rect(u, floorZ, u + 0.16, eaves, 0.03));
  drawSashWindow(drawing, gableWall, [gableMiddle - 1.02, 5.05, gableMiddle - 0.12, 6.5], {
    reflection: mirror,
    rays,
    frame: trim,
    sash,
    hasHood: false,
    curtain: '#f3ead6',
  });
  drawSashWindow(drawing, gableWall, [gableMiddle + 0.12, 5.05, gableMiddle + 1.02, 6.5], {
    reflection: mirror,
    rays,
    frame: trim,
    sash,
    hasHood: false,
    curtain: '#f3ead6',
  });
  drawing
    .fill(trim, gableWall.rect(gableMiddle - 1.22, 6.62, gableMiddle + 1.22, 6.72, 0.1))
    .fill(lightOf(trim, 0.5), gableWall.rect(gableMiddle - 1.26, 6.7, gableMiddle + 1.26, 6.75, 0.12));
  // The gable: shingles, a small window and a fan in its point.
  const slopeAt = (u: number) => apex - (Math.abs(u - gableMiddle) / (right - gableMiddle)) * (apex - eaves);
  const triangle: Point[] = [
    [left, eaves],
    [right, eaves],
    [gableMiddle, apex],
  ];
  drawing.clip(gableWall.polygon(triangle), () => {
    drawFishScales(drawing, gableWall, [left, eaves, right, apex], {
      color: scales,
      seed: 2,
      size: 0.25,
      within: triangle,
    });
    drawSashWindow(drawing, gableWall, [gableMiddle - 0.36, eaves + 0.4, gableMiddle + 0.36, eaves + 1.25], {
      reflection: mirror,
      rays,
      frame: trim,
      sash,
      hasHood: false,
    });
    drawing.fill(
      shadow,
      gableWall.polygon([
        [left - 1, slopeAt(left) - 1.4],
        [gableMiddle - 0.12, apex - 0.5],
        [right + 1, slopeAt(right) - 1.75],
        [right, apex + 1],
        [left, apex + 1],
      ]),
      0.3,
    );
  });
  drawing
    .fill(trim, gableWall.rect(left - 0.02, eaves - 0.14, right + 0.02, eaves + 0.06, 0.06))
    .fill(shadeOf(trim, 0.3), gableWall.rect(left, eaves - 0.17, right, eaves - 0.14, 0.04));
  drawBargeboards(drawing);
}

function drawBargeboards(drawing: Drawing) {
  const { left, right, apex } = gable;
  const rise = (apex - eaves) / (right - gableMiddle);
  const reach = 0.45;
  const edge = (drop: number, thick: number): Point[] => {
    const low = eaves - reach * rise + 0.15;
    return [
      [left - reach, low - drop],
      [gableMiddle, apex + 0.15 - drop],
      [right + reach, low - drop],
      [right + reach, low - drop - thick],
      [gableMiddle, apex + 0.15 - drop - thick],
      [left - reach, low - drop - thick],
    ];
  };
  // The fan fills the point of the gable, in front of the wall.
  const fan: string[] = [];
  const center: Point = [gableMiddle, apex - 0.92];
  for (let ray = 0; ray < 7; ray++) {
    const angle = ((ray + 0.5) / 7) * Math.PI;
    const tip = (turn: number, reachOut: number): Point => [
      center[0] + Math.cos(angle + turn) * reachOut,
      center[1] + Math.sin(angle + turn) * reachOut,
    ];
    fan.push(gableWall.polygon([tip(-0.15, 0.16), tip(-0.13, 0.56), tip(0.13, 0.56), tip(0.15, 0.16)], 0.3));
  }
  drawing.clip(
    gableWall.polygon(
      [
        [left, eaves],
        [right, eaves],
        [gableMiddle, apex + 0.1],
      ],
      0.32,
    ),
    () =>
      drawing
        .fill(
          sash,
          gableWall.polygon(
            [
              [gableMiddle - 1.2, apex - 0.95],
              [gableMiddle + 1.2, apex - 0.95],
              [gableMiddle, apex + 0.3],
            ],
            0.28,
          ),
        )
        .fill('#e8b45a', fan.join(''))
        .fill(trim, gableWall.rect(gableMiddle - 1.3, apex - 1.06, gableMiddle + 1.3, apex - 0.92, 0.33)),
  );
  // From here the underside of the right eave shows.
  drawing.fill(
    shadeOf(trim, 0.5),
    camera.formatFace([
      gableWall.point(gableMiddle, apex - 0.1),
      gableWall.point(gableMiddle, apex - 0.1, 0.42),
      gableWall.point(right + reach, eaves - reach * rise - 0.1, 0.42),
      gableWall.point(right, eaves - 0.1),
    ]),
  );
  drawing
    .fill(trim, gableWall.polygon(edge(0, 0.28), 0.42))
    .fill(shadeOf(trim, 0.25), gableWall.polygon(edge(0.23, 0.05), 0.42))
    .fill(sash, gableWall.polygon(edge(0.02, 0.05), 0.43))
    .fill(roof, gableWall.polygon(edge(-0.1, 0.11), 0.44));
}

const bay = { left: 1.05, right: 3.85, innerLeft: 1.6, innerRight: 3.3, front: -0.75, top: 4.02 };

/** A bay of three sides with windows all around and a small roof. */
function drawBay(drawing: Drawing) {
  const corners: [number, number][] = [
    [bay.left, 0],
    [bay.innerLeft, bay.front],
    [bay.innerRight, bay.front],
    [bay.right, 0],
  ];
  // Its shadow on the wall to the left.
  drawing.clip(gableWall.rect(gable.left, lot, gable.right, secondZ), () =>
    drawing.fill(
      shadow,
      gableWall.shadowOfBody(
        corners.flatMap(([x, y]): Vector[] => [
          [x, y, lot],
          [x, y, bay.top + 0.1],
        ]),
        rays,
      ),
      0.4,
    ),
  );
  const faces = [0, 2, 1].map((index) => [corners[index], corners[index + 1]] as [[number, number], [number, number]]);
  for (const [a, b] of faces) {
    const face = wallFacing(camera, [a[0], a[1], 0], [b[0] - a[0], b[1] - a[1], 0]);
    if (!facesViewer(face)) continue;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const isShaded = face.sunlight(rays) < 0.1;
    const tone = (color: string) => (isShaded ? shadeOf(color, 0.36) : color);
    drawStone(drawing, face, [0, lot, long, floorZ], { color: stone, seed: 6, isShaded });
    drawing.fill(tone(trim), face.rect(0, floorZ, long, bay.top));
    drawing.fill(tone(lightOf(siding, 0.1)), face.rect(0.12, floorZ + 0.1, long - 0.12, floorZ + 0.55));
    drawing.fill(tone(sash), face.rect(0.22, floorZ + 0.2, long - 0.22, floorZ + 0.45));
    const count = long > 1.2 ? 2 : 1;
    const wide = (long - 0.12 * (count + 1)) / count;
    for (let index = 0; index < count; index++) {
      const u = 0.12 + index * (wide + 0.12);
      drawSashWindow(drawing, face, [u, floorZ + 0.72, u + wide, bay.top - 0.32], {
        reflection: isShaded ? sideMirror : mirror,
        rays,
        frame: trim,
        sash,
        casing: 0.06,
        hasHood: false,
        isShaded,
      });
    }
    drawing.fill(tone(trim), face.rect(-0.03, bay.top - 0.18, long + 0.03, bay.top, 0.05));
    drawing.fill(tone(shadeOf(trim, 0.2)), face.rect(0, bay.top - 0.21, long, bay.top - 0.18, 0.03));
  }
  // A roof of three faces, pushed out over the walls.
  const out = corners.map(
    ([x, y], index): Vector => [
      x + ([-0.16, -0.1, 0.1, 0.16][index] ?? 0),
      y - (index === 0 || index === 3 ? 0 : 0.16),
      bay.top,
    ],
  );
  const innerLeft: Vector = [bay.left + 0.35, 0, bay.top + 0.42];
  const innerRight: Vector = [bay.right - 0.35, 0, bay.top + 0.42];
  const [a, b, c, d] = out as [Vector, Vector, Vector, Vector];
  drawRoofFace(drawing, camera, [a, b, innerLeft], { color: roof, rays, seed: 2, course: 0.16 });
  drawRoofFace(drawing, camera, [c, d, innerRight], { color: roof, rays, seed: 3, course: 0.16 });
  drawRoofFace(drawing, camera, [b, c, innerRight, innerLeft], { color: roof, rays, seed: 4, course: 0.16 });
  drawEdgeBoard(drawing, camera, [a, b], 0.12, shadeOf(trim, 0.3));
  drawEdgeBoard(drawing, camera, [b, c], 0.12, trim);
}

const posts = [-4.95, -3.75, -2.25, -1.05, 0.1];

function drawPorch(drawing: Drawing) {
  const { left, right, front, beam } = porch;
  const back = wing.front;
  // The wall under the roof, then its shade.
  drawDoor(drawing, wingWall, [-2.85, floorZ, -1.9, 3.7], { color: '#8a3f31', frame: trim });
  drawSashWindow(drawing, wingWall, [-4.5, 2.05, -3.5, 3.7], {
    reflection: mirror,
    rays,
    frame: trim,
    sash,
    curtain: '#f3ead6',
  });
  drawSashWindow(drawing, wingWall, [-1.3, 2.05, -0.4, 3.7], {
    reflection: mirror,
    rays,
    frame: trim,
    sash,
    curtain: '#f3ead6',
  });
  const roofBody: Vector[] = [left - 0.3, right].flatMap((x): Vector[] => [
    [x, front - 0.35, beam],
    [x, front - 0.35, beam + 0.3],
    [x, back, porch.wallTop],
  ]);
  drawing.clip(wingWall.rect(wing.left, floorZ, gable.left, porch.wallTop), () =>
    drawing.group(0.42, () =>
      drawing
        .fill(shadow, wingWall.shadowOfBody(roofBody, rays))
        .fill(
          shadow,
          wingWall.shadowOfBody(gableWall.boxCorners(gable.left, floorZ, gable.right, eaves, -1.6, 0), rays),
        ),
    ),
  );
  // Floor, skirt of lattice and its shade.
  const deck = ground(camera, floorZ);
  drawing.fill('#a59c8b', deck.rect(left, front - 0.12, right, back));
  drawing.fill(shadow, deck.rect(left, front + 0.5, right, back), 0.3);
  drawPorchChair(scene(drawing), [-4.35, 0.5, floorZ], '#c9713f');
  const side = wallFacing(camera, [left, back, 0], [0, -1, 0]);
  drawing.fill(shadeOf(stone), side.rect(0, lot, back - front, floorZ - 0.12));
  drawing.fill('#5b7f90', porchFront.rect(left, lot, right, floorZ - 0.1));
  let slats = '';
  for (let u = left + 0.1; u < right; u += 0.17) slats += porchFront.rect(u, lot, u + 0.1, floorZ - 0.1);
  drawing.fill(trim, slats).fill(trim, porchFront.rect(left, floorZ - 0.16, right, floorZ, 0.1));
  drawing.fill(shadeOf(trim, 0.3), porchFront.rect(left, floorZ - 0.2, right, floorZ - 0.16, 0.02));
  drawing.fill(shadeOf(trim), side.rect(0, floorZ - 0.16, back - front, floorZ, 0.05));
  // Rails and posts, the left side first.
  drawBalustrade(drawing, side, [0.1, floorZ + 0.08, back - front - 0.1, floorZ + 0.82], trim, true);
  drawFrieze(drawing, side, [0, back - front - 0.1], [beam - 0.38, beam - 0.08], trim, true);
  posts.forEach((u, index) => {
    const next = posts[index + 1];
    if (next !== undefined && index !== 1)
      drawBalustrade(drawing, porchFront, [u + 0.08, floorZ + 0.08, next - 0.08, floorZ + 0.82], trim);
  });
  drawFrieze(drawing, porchFront, posts, [beam - 0.38, beam - 0.08], trim);
  for (const u of posts) drawTurnedPost(drawing, porchFront, u, [floorZ, beam], trim);
  drawing.fill(trim, porchFront.rect(left, beam - 0.06, right, beam + 0.16, 0.04));
  drawing.fill(shadeOf(trim), side.rect(0, beam - 0.06, back - front, beam + 0.16, 0.04));
  const eaveZ = beam + 0.2;
  drawRoofFace(
    drawing,
    camera,
    [
      [left - 0.3, front - 0.35, eaveZ],
      [right, front - 0.35, eaveZ],
      [right, back, porch.wallTop],
      [left - 0.3, back, porch.wallTop],
    ],
    { color: roof, rays, seed: 9, course: 0.22 },
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [left - 0.3, back, porch.wallTop],
      [left - 0.3, front - 0.35, eaveZ],
    ],
    0.18,
    shadeOf(trim, 0.36),
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [left - 0.3, front - 0.35, eaveZ + 0.02],
      [right, front - 0.35, eaveZ + 0.02],
    ],
    0.18,
    trim,
  );
  drawEdgeBoard(
    drawing,
    camera,
    [
      [left - 0.3, front - 0.35, eaveZ + 0.03],
      [right, front - 0.35, eaveZ + 0.03],
    ],
    0.05,
    sash,
  );
}

function drawFrontYard(drawing: Drawing) {
  const [stepLeft, stepRight] = wall.steps;
  // Lawn of the lot up to its wall, and the walk.
  drawing.fill(
    '#94ad66',
    garden.polygon([
      [-60, wall.front + 0.3],
      [60, wall.front + 0.3],
      [60, porch.front - 0.05],
      [-60, porch.front - 0.05],
    ]),
  );
  drawing.group(0.36, () => {
    drawing.fill(
      shadow,
      garden.shadowOfBody(
        [wing.left, wing.left + 0.1].flatMap((x): Vector[] => [
          [x, wing.back, lot],
          [x, porch.front, lot],
          [x, porch.front, porch.beam],
          [x, wing.ridgeY, wing.ridge],
          [x, wing.back, eaves],
        ]),
        rays,
      ),
    );
  });
  const walk = material.concrete;
  drawing.fill(walk, garden.rect(stepLeft, wall.front + 1, stepRight, porch.front - 0.8));
  // Wooden steps to the porch.
  const paint = '#8d948f';
  for (let step = 3; step >= 0; step--) {
    const to = lot + 0.15 * (step + 1) - 0.02;
    const near = porch.front - 0.15 - 0.28 * (4 - step);
    drawBox(drawing, ground(camera), [-3.65, near, -2.35, near + 0.32], [to - 0.15, to], {
      top: lightOf(paint, 0.3),
      front: paint,
      side: shadeOf(paint, 0.4),
    });
  }
  drawBush(drawing, { ...standing([1.1, -1.5], 1, 6), color: '#7d9a62' });
  drawBush(drawing, { ...standing([3.4, -1.5], 0.85, 12), color: '#88a568' });
  drawBush(drawing, { ...standing([5.6, -0.8], 1.7, 9), color: '#7f9b72' });
  drawFlowers(drawing);
  for (const [place, seed] of [
    [[-3.9, -1.1, lot], 3],
    [[-2.1, -1.1, lot], 8],
  ] as const)
    drawPot(scene(drawing), place, 0.62, { seed });
  // The wall of red sandstone along the sidewalk, with steps through it.
  const front = wallFacing(camera, [0, wall.front, 0], [1, 0, 0]);
  for (let step = 5; step >= 0; step--) {
    const to = (lot / 6) * (step + 1);
    const near = wall.front + 0.02 + 0.28 * step;
    drawBox(drawing, street, [stepLeft, near, stepRight, near + 0.34], [to - lot / 6, to], {
      top: lightOf(material.concrete, 0.2),
      front: shadeOf(material.concrete, 0.22),
      side: shadeOf(material.concrete),
    });
  }
  // The right cheek of the opening shows; the left one hides behind its own pier.
  const cheek = wallFacing(camera, [stepRight, wall.front + 1.8, 0], [0, -1, 0]);
  drawing.fill(
    shadeOf(stone, 0.4),
    cheek.polygon([
      [0, lot - 0.1],
      [1.8, 0],
      [1.8, lot + 0.05],
      [0, lot + 0.05],
    ]),
  );
  for (const [from, to, seed] of [
    [-24, stepLeft, 13],
    [stepRight, 24, 5],
  ] as const) {
    const [a, b] = [Math.max(from, -13), Math.min(to, 14)];
    drawMasonry(drawing, front, [a, 0, b, lot], {
      color: stone,
      seed,
      mortar: '#9f7c64',
      course: 0.21,
      block: 0.5,
      joint: 0.014,
      isRandom: true,
    });
    drawing
      .fill(lightOf(stone, 0.42), ground(camera, lot + 0.1).rect(a, wall.front - 0.06, b, wall.front + 0.36))
      .fill(lightOf(stone, 0.2), front.rect(a, lot, b, lot + 0.1, 0.06))
      .fill(shadeOf(stone, 0.4), front.rect(a, lot - 0.04, b, lot, 0.01));
  }
  drawConcrete(drawing, street, [-14, wall.front - 2.4, 14, wall.front], {
    color: material.concrete,
    seed: 4,
    across: [-9.6, -7.8, -6, -4.2, -2.4, -0.6, 1.2, 3, 4.8, 6.6],
    along: [],
  });
  drawing.fill('#9fb56e', street.rect(-14, -14, 14, wall.front - 2.4));
  const bicycle = wallFacing(camera, [0, wall.front - 0.2, 0], [1, 0, 0]);
  drawBicycle(drawing, bicycle, [-6.6, 0], { color: '#2f7f8f', shadowOn: front, shadow, rays });
  drawing.group(0.3, () =>
    drawing.fill(
      shadow,
      leafShade(front, [5.6, 0.6], [4.6, 1.6], 4, 22) +
        leafShade(street, [3, wall.front - 1.4], [6, 2.4], 9, 26) +
        leafShade(garden, [6.8, -3.4], [4, 2.6], 7, 12),
    ),
  );
  drawGrass(drawing, [0, 772, 1200, 800], { count: 60, seed: 4, colors: ['#b7c583', '#88a05c'], scaleAt: () => 1 });
}

/** Hollyhocks and daisies along the lattice. */
function drawFlowers(drawing: Drawing) {
  const colors = ['#d66a58', '#f2ead2', '#e3a23c'];
  for (const [index, x] of [-4.7, -1.5, -0.7].entries()) {
    const plant = standing([x, -0.95], 0.62, index + 3);
    drawBush(drawing, { ...plant, color: index % 2 ? '#7c9a5f' : '#8aa86a' });
    drawing.dots(
      colors[index % 3] ?? '#ffffff',
      [0, 1, 2, 3, 4, 5, 6, 7].map((spot) => [
        plant.x + (((spot * 37 + index * 11) % 60) - 30) * 0.9,
        plant.foot - plant.height * (0.45 + ((spot * 13 + index * 7) % 10) / 20),
        4.5,
      ]),
    );
  }
}

export const pictures: Pictures = { 'area-victorian': draw };
