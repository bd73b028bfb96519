import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { createGrains } from '../kit/dirt.ts';
import { Drawing, polygon } from '../kit/drawing.ts';
import { drawEveningGlow } from '../kit/evening.ts';
import { drawFilm } from '../kit/film.ts';
import { type Box, clamp, type Point } from '../kit/geometry.ts';
import { mirrorSky, placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawGravel, drawStone, drawStucco } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { daySky, drawSky } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';
import { type Bough, drawSpruceBough, spruceBoughShadow } from '../kit/spruce-bough.ts';
import { drawSheen, drawWindow, type Reflection } from '../kit/windows.ts';

const horizon = 318;
const camera = new Camera({ eye: [-0.1, -3.1, 1.2], yaw: 7, focal: 900, center: 600, horizon });
/** A morning sun that rakes the wall from the left. */
const rays = createSun(56, 33);
const shadow = '#1b3350';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const left = -3.6;
const corner = 1.62;
/** Height of the stone base, and how far it and its cap stand before the plaster. */
const base = 0.82;
const stone = wall.raised(0.05);
const cap: Box = [left, base - 0.035, corner + 0.06, base + 0.07];
const capDepth = 0.075;
const pipe = { left: -0.62, right: -0.51, depth: 0.09 };
const cut = '#eee4cb';

/** The foot of a plastered wall next to the downspout, over a base of rough stone, with a spruce too close to it. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Green algae on a pale wall behind a downspout' : 'The same wall, washed',
    material.lawn,
  );
  drawSky(drawing, daySky, horizon);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawWall(drawing, isDirty);
  drawBed(drawing, floor);
  castBoughs(drawing);
  drawDownspout(drawing, floor, isDirty);
  for (const bough of boughs) drawSpruceBough(drawing, bough);
  drawEveningGlow(drawing, 0.04);
  return drawing;
}

/** A lawn, a low garden wall of stone and old spruces. */
function drawYard(drawing: Drawing, floor: Surface) {
  const at = (x: number, y: number, height: number, seed: number) =>
    placeOnPage({ camera, rays }, [x, y], height, seed);
  drawLeafyTree(drawing, { ...at(14.6, 19, 6, 4), color: '#8ea260', haze: 0.3 });
  drawing.fill('#9db06c', floor.rect(-40, -4, 60, 16));
  drawBlueSpruce(drawing, { ...at(12.1, 14, 10.5, 5), haze: 0.12, hidden: 0.05 });
  drawBlueSpruce(drawing, { ...at(8.9, 11.4, 7.2, 8), haze: 0.06, hidden: 0.06 });
  const fence = wallFacing(camera, [corner - 2, 8, 0], [1, 0, 0]);
  drawStone(drawing, fence, [0, 0, 16, 0.78], { color: '#cdb892', seed: 15 });
  drawing
    .fill('#e5dac0', fence.rect(0, 0.74, 16, 0.86, 0.05))
    .fill(shadeOf('#cdb892', 0.4), fence.rect(0, 0.71, 16, 0.745, 0.02))
    .fill(shadow, floor.shadowOfBody(fence.boxCorners(0, 0, 16, 0.86, 0, 0.2), rays), 0.3);
  drawGrass(drawing, [1010, 470, 1220, 800], {
    count: 34,
    seed: 6,
    colors: ['#84985a', '#b4c184', '#a9b376'],
    scaleAt: (y) => Math.max(0.4, (y - 340) / 220),
  });
}

/** The glass mirrors the sky and the spruces behind the viewer. */
const drawYardInGlass: Reflection = (drawing, glass, [from, low, to, high]) => {
  mirrorSky({ skyline: 'plain', dark: '#3d5f4c' })(drawing, glass, [from, low, to, high]);
  for (const [share, height, seed] of [
    [0.2, 1.15, 8],
    [0.82, 0.86, 3],
  ] as const) {
    const place = glass.point(from + (to - from) * share, low - 0.06);
    const [x, y] = camera.project(place);
    drawBlueSpruce(drawing, {
      x,
      foot: y,
      height: height * camera.scaleAt(place),
      seed,
      color: '#3f6d72',
      sunSide: -1,
    });
  }
};

function drawWall(drawing: Drawing, isDirty: boolean) {
  drawStucco(drawing, wall, [left, base, corner, 3], { color: '#f1e7d0', seed: 3 });
  drawStone(drawing, stone, [left, 0, corner + 0.03, base], { color: '#d9c49b', seed: 8 });
  if (isDirty) drawAlgaeOnWall(drawing);
  // Quoins of cut stone up the corner, each with the shadow of the block above it.
  for (let v = base, index = 0; v < 3; v += 0.34, index++) {
    const wide = index % 2 ? 0.2 : 0.34;
    drawing
      .fill(shadeOf(cut, 0.34), wall.rect(corner - wide - 0.012, v, corner + 0.03, v + 0.34, 0.03))
      .fill(cut, wall.rect(corner - wide, v + 0.01, corner + 0.03, v + 0.332, 0.035))
      .fill(shadeOf(cut, 0.3), wall.rect(corner + 0.014, v + 0.01, corner + 0.03, v + 0.332, 0.036));
  }
  if (isDirty)
    drawFilm(drawing, wall.raised(0.036), [corner - 0.34, base, corner + 0.03, base + 0.42], {
      seed: 33,
      colors: film,
      thickness: (_, v) => 0.55 * Math.exp(-(v - base) / 0.14) - 0.06,
      frequency: [7, 5],
      opacity: 0.4,
      detail: 40,
      grain: 0,
    });
  drawing
    .fill(shadow, stone.shadowOfBody(wall.boxCorners(...cap, 0.05, capDepth), rays), 0.34)
    .fill(cut, wall.rect(...cap, capDepth))
    .fill(lightOf(cut, 0.6), wall.rect(left, base + 0.045, corner + 0.06, base + 0.07, capDepth));
  if (isDirty) drawAlgaeOnCap(drawing);
  // A surround of cut stone around the window, with a projecting sill.
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(-0.26, 1.24, 1.21, 3.2, 0, 0.04), rays), 0.26)
    .fill(cut, wall.rect(-0.26, 1.24, 1.21, 3, 0.04));
  const pane = drawWindow(drawing, wall.raised(0.04), [-0.1, 1.42, 1.05, 2.8], {
    frame: '#6a4e3a',
    reflection: drawYardInGlass,
    rays,
    columns: 2,
    casing: 0,
    sill: false,
    frameWidth: 0.05,
  });
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(-0.32, 1.3, 1.27, 1.42, 0, 0.13), rays), 0.3)
    .fill(cut, wall.rect(-0.32, 1.3, 1.27, 1.42, 0.13))
    .fill(lightOf(cut, 0.7), wall.rect(-0.32, 1.395, 1.27, 1.42, 0.131));
  for (const box of pane.panes) drawSheen(drawing, pane.glass, box, 0.16);
}

const film = ['#8f9c72', '#3c4f33'] as const;

/** Returns the nearness to the leaking joint of the downspout, from 0 to 1. */
const nearPipe = (u: number, reach: number) => Math.exp(-(((u + 0.58) / reach) ** 2));

/** Returns the film's thickness on the plaster: it fades upward from the splash line, the pipe's joint and the shade. */
const dampness = (u: number, v: number) => {
  const up = v - base;
  const splash = 0.74 * Math.exp(-up / (0.13 + 0.2 * fractalNoise(u * 1.6, 2, 5, 3)));
  const pipe = (0.82 * nearPipe(u, 0.15 + 0.14 * Math.exp(-up / 0.5))) / (1 + Math.exp((v - 1.74) / 0.07));
  const shade = 0.42 * Math.exp(-(((u + 1.75) / 0.75) ** 2)) * Math.exp(-up / 0.5);
  return Math.max(splash, pipe, shade) + 0.25 * Math.min(splash, pipe + shade);
};

/** Returns the film's thickness on the stone: it fades downward from the cap, and upward from the wet bed. */
const stoneDampness = (u: number, v: number) => {
  const down = base - 0.03 - v;
  const drip = (0.6 + 0.3 * nearPipe(u, 0.3)) * Math.exp(-down / (0.05 + 0.14 * fractalNoise(u * 9, 3, 11, 2) ** 1.4));
  const bed = 0.5 * Math.exp(-v / 0.12) + 0.3 * nearPipe(u, 0.3) * Math.exp(-v / 0.3);
  return drip + bed + 0.5 * nearPipe(u, 0.16);
};

function drawAlgaeOnWall(drawing: Drawing) {
  for (const [surface, box, thickness, seed] of [
    [wall, [left + 1.1, base, corner, 2.2], dampness, 4],
    [stone, [left + 1.1, 0, corner + 0.03, base - 0.03], stoneDampness, 7],
  ] as const) {
    drawFilm(drawing, surface, [...box], {
      seed,
      colors: film,
      frequency: [8, 6],
      detail: 120,
      grain: 0,
      thickness: (u, v) => thickness(u, v) - 0.06,
      opacity: 0.3,
    });
    // Grain carries the film out past its edge, so that it has none.
    for (const [color, spacing, opacity] of [
      [film[0], 0.019, 0.6],
      [film[1], 0.026, 0.5],
    ] as const)
      drawing.dots(
        color,
        createGrains(surface, [...box], {
          seed: seed + 1,
          spacing,
          density: (u, v) =>
            0.62 * clamp(thickness(u, v) - 0.03 + 0.34 * (fractalNoise(u * 7, v * 6, seed + 2, 3) - 0.5)),
          size: spacing * 0.5,
        }),
        opacity,
      );
  }
}

/** The cap of the base is never dry for long. */
function drawAlgaeOnCap(drawing: Drawing) {
  drawFilm(drawing, wall.raised(capDepth + 0.002), cap, {
    seed: 21,
    colors: film,
    thickness: (u) => 0.36 + 0.4 * nearPipe(u, 0.6),
    frequency: [9, 14],
    opacity: 0.44,
    detail: 150,
    grain: 0.02,
  });
}

function drawBed(drawing: Drawing, floor: Surface) {
  const box: Box = [left, -0.62, corner + 0.1, 0];
  drawing.clip(floor.rect(...box), () => drawGravel(drawing, floor, box, 5, '#c9b998'));
  drawing.fill('#7b8b4e', floor.rect(left, -0.66, corner + 0.1, -0.62));
  const [x, y] = floor.project(1.12, -0.3);
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(0.98, -0.42, 1.24, -0.22, 0, 0.2), rays), 0.28);
  drawFeatherGrass(drawing, { x, foot: y, height: 128, seed: 4, color: '#a9a262' });
}

function drawDownspout(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const { left: from, right: to, depth } = pipe;
  const tone = '#f4f0e6';
  const column = (a: number, b: number, raise: number) => wall.rect(a, 0.28, b, 3, raise);
  const body = wall.boxCorners(from, 0.2, to, 3.4, 0, depth);
  drawing
    .clip(wall.rect(left, base + 0.07, corner, 3), () => drawing.fill(shadow, wall.shadowOfBody(body, rays), 0.34))
    .clip(stone.rect(left, 0, corner, base - 0.04), () =>
      drawing.fill(shadow, stone.shadowOfBody(wall.boxCorners(from, 0.2, to, 3.4, 0.05, depth), rays), 0.34),
    );
  drawing
    .fill(shadeOf(tone, 0.16), camera.formatSilhouette(wall.boxCorners(from, 0.28, to, 3, 0, depth)))
    .fill(tone, column(from, to, depth))
    .fill(
      shadeOf(tone, 0.2),
      column(from + 0.035, from + 0.05, depth + 0.001) + column(to - 0.05, to - 0.035, depth + 0.001),
    );
  // The seam, a strap, and the elbow that throws the water away from the house.
  drawing
    .fill(shadeOf(tone, 0.4), wall.rect(from - 0.004, 1.66, to + 0.004, 1.675, depth + 0.002))
    .fill(tone, wall.rect(from - 0.05, 1.98, to + 0.05, 2.03, depth + 0.005))
    .fill(shadeOf(tone, 0.34), wall.rect(from - 0.05, 1.972, to + 0.05, 1.982, depth + 0.005));
  const at = (u: number, y: number, z: number) => camera.project([u, -y, z]);
  const block: Box = [from - 0.08, -0.74, to + 0.08, -0.26];
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(...block, 0, 0.06), rays), 0.3);
  drawSolid(drawing, floor, block, [0, 0.06], '#d8d1c0', rays);
  // The trough is open toward the lawn.
  drawing
    .fill(shadeOf('#d8d1c0', 0.3), floor.rect(from - 0.035, -0.74, to + 0.035, -0.3, 0.061))
    .fill(shadeOf('#d8d1c0', 0.12), floor.rect(from - 0.02, -0.74, to + 0.02, -0.3, 0.061))
    .fill(
      shadeOf('#d8d1c0', 0.3),
      polygon([at(from - 0.02, 0.74, 0.06), at(to + 0.02, 0.74, 0.06), at(to, 0.74, 0.03), at(from, 0.74, 0.03)]),
    );
  const mouth = (inset: number): Point[] => [
    at(from + inset, 0.4, 0.17 - inset),
    at(to - inset, 0.4, 0.17 - inset),
    at(to - inset, 0.4, 0.075 + inset),
    at(from + inset, 0.4, 0.075 + inset),
  ];
  drawing
    .fill(shadow, floor.rect(from + 0.02, -0.5, to + 0.03, -0.36, 0.062), 0.34)
    .fill(shadeOf(tone, 0.3), polygon([at(to, depth, 0.3), at(to, 0.4, 0.17), at(to, 0.4, 0.075), at(to, 0, 0.2)]))
    .fill(
      shadeOf(tone, 0.08),
      polygon([at(from, depth, 0.3), at(to, depth, 0.3), at(to, 0.4, 0.17), at(from, 0.4, 0.17)]),
    )
    .fill(lightOf(tone, 0.4), polygon(mouth(0)))
    .fill('#2b3337', polygon(mouth(0.014)));
  if (isDirty)
    drawFilm(drawing, wall.raised(depth + 0.003), [from, 0.3, to, 1.67], {
      seed: 15,
      colors: film,
      thickness: (u, v) =>
        0.56 * Math.exp(-(1.67 - v) / 0.22) +
        0.36 * Math.exp(-(v - 0.24) / 0.3) +
        0.5 * (fractalNoise(u * 40, v * 1.2, 3, 2) - 0.42),
      frequency: [16, 3],
      opacity: 0.4,
      detail: 30,
      grain: 0,
    });
}

/** Boughs of a spruce close to the wall, which shade the part that dries last. */
const boughs: Bough[] = [
  { from: [-50, -60], to: [262, 22], seed: 4, reach: 66 },
  { from: [-60, 10], to: [196, 116], seed: 9, reach: 68 },
  { from: [-70, 110], to: [112, 226], seed: 15, reach: 62 },
];

function castBoughs(drawing: Drawing) {
  drawing.clip(wall.rect(left, base + 0.07, pipe.left - 0.01, 3), () =>
    drawing.group(0.3, () => {
      for (const bough of boughs) drawing.fill(shadow, spruceBoughShadow(bough, [70, 74]));
    }),
  );
}

export const pictures = createPair('dirt-algae', draw);
