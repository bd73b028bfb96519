import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { Drawing, ellipse, polygon } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { brownFilm, drawFilm, greenFilm } from '../kit/film.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { mirrorSky, placeOnPage } from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawGravel, drawStone, drawStucco } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawSky } from '../kit/sky.ts';
import { drawSheen, drawWindow, type Reflection } from '../kit/windows.ts';

const horizon = 318;
const camera = new Camera({ eye: [-0.1, -3.1, 1.2], yaw: 7, focal: 900, center: 600, horizon });
/** The viewer stands north of the house; the sun is behind it, to the right. */
const rays = createSun(-140, 44);
const shadow = '#17415a';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const corner = 1.62;
const foot = 0.3;
/** Height of the stone base. */
const base = 0.82;
const pipe = { left: -0.62, right: -0.51 };
const trim = shadeOf('#ffffff', 0.1);

/** The base of a north wall next to the downspout: plaster with trim of cut stone, over a base of rough stone. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A thin green film on a shaded wall beside a downspout' : 'The same wall, washed',
    material.lawn,
  );
  drawSky(drawing, eveningSky, horizon);
  const floor = ground(camera);
  drawYard(drawing, floor);
  drawWall(drawing, isDirty);
  drawBed(drawing, floor);
  drawDownspout(drawing, floor, isDirty);
  drawHose(drawing, floor);
  drawShade(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

/** The lawn behind the corner lies in the sun. */
function drawYard(drawing: Drawing, floor: Surface) {
  for (const [place, height, seed] of [
    [[11.4, 13], 9.4, 9],
    [[16.4, 17], 8, 4],
  ] as const)
    drawLeafyTree(drawing, { ...placeOnPage({ camera, rays }, place, height, seed), color: '#8b9a57', haze: 0.34 });
  drawing.fill('#c3bc78', floor.rect(-40, -4, 60, 12));
  const fence = wallFacing(camera, [corner - 2, 8, 0], [1, 0, 0]);
  drawing.fill('#b3875a', fence.rect(0, 0, 20, 1.7));
  let boards = '';
  for (let u = 2; u < 12; u += 0.3) boards += fence.rect(u, 0, u + 0.035, 1.7);
  drawing.fill('#8f6843', boards).fill('#d0a679', fence.rect(0, 1.68, 20, 1.78));
  drawing.fill(
    shadow,
    floor.shadow(
      [
        [-8, 0, 0],
        [corner, 0, 0],
        [corner, 0, 4],
        [-8, 0, 4],
      ],
      rays,
    ),
    0.52,
  );
  drawGrass(drawing, [1060, 500, 1220, 800], {
    count: 26,
    seed: 6,
    colors: ['#8b9c5f', '#b4c184', '#b9b985'],
    scaleAt: (y) => Math.max(0.4, (y - 340) / 220),
  });
}

/** Glass in the shade mirrors the trees behind the viewer, dark against the evening. */
const drawYardInGlass: Reflection = (drawing, glass, [left, low, right, high]) => {
  mirrorSky({ skyline: 'plain', sky: ['#3d7698', '#6597b0', '#93b8c2', '#d9d0b4'], dark: '#2b4c50' })(drawing, glass, [
    left,
    low,
    right,
    high,
  ]);
  for (const [share, height, seed] of [
    [0.16, 1.25, 8],
    [0.86, 1.7, 3],
    [0.5, 0.8, 6],
  ] as const) {
    const place = glass.point(left + (right - left) * share, low - 0.12);
    const [x, foot] = camera.project(place);
    drawLeafyTree(drawing, { x, foot, height: height * camera.scaleAt(place), seed, color: '#456152', spread: 0.8 });
  }
};

function drawWall(drawing: Drawing, isDirty: boolean) {
  const left = -3.6;
  // Plaster over a base of rough stone, which a course of cut stone covers.
  drawStucco(drawing, wall, [left, base, corner, 3], { color: '#ece1c8', seed: 3, isShaded: true });
  drawing.fill('#ffeec8', wall.rect(left, base, corner, 3), 0.4);
  drawStone(drawing, wall.raised(0.05), [left, 0, corner + 0.03, base], { color: '#cdb892', seed: 8, isShaded: true });
  drawing.fill('#ffe3ae', wall.rect(left, 0, corner + 0.03, base, 0.05), 0.2);
  if (isDirty) drawAlgaeOnWall(drawing, left);
  // Quoins of cut stone up the corner, and the cap of the base.
  const cut = shadeOf('#e6dcc2', 0.24);
  for (let v = base, index = 0; v < 3; v += 0.34, index++) {
    const wide = index % 2 ? 0.2 : 0.34;
    drawing
      .fill(shadeOf(cut, 0.4), wall.rect(corner - wide - 0.012, v, corner + 0.03, v + 0.34, 0.03))
      .fill(cut, wall.rect(corner - wide, v + 0.008, corner + 0.03, v + 0.332, 0.035))
      .fill(lightOf(cut, 0.36), wall.rect(corner + 0.016, v + 0.008, corner + 0.03, v + 0.332, 0.036));
  }
  drawing
    .fill(shadow, wall.rect(left, base - 0.09, corner + 0.03, base - 0.03, 0.051), 0.3)
    .fill(cut, wall.rect(left, base - 0.035, corner + 0.06, base + 0.07, 0.075))
    .fill(lightOf(cut, 0.5), wall.rect(left, base + 0.045, corner + 0.06, base + 0.07, 0.076))
    .fill(shadeOf(cut, 0.34), wall.rect(left, base - 0.04, corner + 0.06, base - 0.018, 0.076));
  if (isDirty) drawAlgaeOnCap(drawing, left);
  // A surround of cut stone around the window, with a projecting sill.
  const surround = shadeOf('#e6dcc2', 0.2);
  drawing
    .fill(shadeOf(surround, 0.4), wall.rect(-0.275, 1.24, 1.225, 3, 0.03))
    .fill(surround, wall.rect(-0.26, 1.24, 1.21, 3, 0.04));
  const pane = drawWindow(drawing, wall.raised(0.04), [-0.1, 1.42, 1.05, 2.8], {
    frame: shadeOf('#5c4636', 0.1),
    reflection: drawYardInGlass,
    rays,
    columns: 2,
    casing: 0,
    sill: false,
    frameWidth: 0.05,
  });
  drawing
    .fill(shadow, wall.rect(-0.3, 1.24, 1.25, 1.3, 0.041), 0.3)
    .fill(cut, wall.rect(-0.32, 1.3, 1.27, 1.42, 0.13))
    .fill(lightOf(cut, 0.5), wall.rect(-0.32, 1.395, 1.27, 1.42, 0.131));
  for (const box of pane.panes) drawSheen(drawing, pane.glass, box, 0.16);
}

/** Gray-green, as it dries in this climate. */
const film = ['#a0a98a', '#5d6e4a'] as const;

/** Returns the height of the film at a place: high where the bed stays wet and next to the leaking downspout. */
const climb = (u: number) =>
  base +
  0.12 +
  0.3 * fractalNoise(u * 1.5, 2, 5, 3) +
  0.34 * Math.exp(-(((u + 0.72) / 0.38) ** 2)) +
  0.2 * Math.exp(-(((u - 0.6) / 0.36) ** 2));

/** The film lies in blotches that thin out upward, and water drew it down in runs. */
const dampness = (u: number, v: number) => {
  const low = 1 / (1 + Math.exp((v - climb(u)) / 0.07));
  const above = Math.exp(-Math.max(0, v - climb(u)) / 0.3);
  const blotches = 1.7 * Math.max(0, fractalNoise(u * 3.4, v * 4.2, 14, 4) - 0.46) * above;
  const runs = Math.max(0, fractalNoise(u * 17, v * 0.9, 8, 2) - 0.5) * above * (v > climb(u) - 0.2 ? 1.5 : 0.7);
  return 0.46 * low + blotches + runs;
};

function drawAlgaeOnWall(drawing: Drawing, left: number) {
  const layer = { seed: 4, colors: film, frequency: [5, 5] as Point, detail: 150, grain: 0.021 };
  const thickness = (u: number, v: number) => {
    const damp = dampness(u, v);
    return damp < 0.06 ? 0 : damp;
  };
  drawFilm(drawing, wall, [left + 1.1, base, corner, 1.85], { ...layer, thickness, opacity: 0.46 });
  // The film sits in the joints and on every ledge of the rough stone.
  drawFilm(drawing, wall.raised(0.05), [left + 1.1, 0, corner + 0.03, base - 0.03], {
    ...layer,
    seed: 7,
    frequency: [7, 9],
    thickness: (u, v) => 0.26 + 0.34 * Math.exp(-(((u + 0.66) / 0.5) ** 2)) + 0.3 * Math.exp(-(base - v) / 0.2),
    opacity: 0.36,
  });
  // The lowest stones take soil that rain splashed up.
  drawFilm(drawing, wall.raised(0.05), [left + 1.1, 0, corner + 0.03, foot - 0.03], {
    seed: 9,
    colors: brownFilm,
    thickness: (u, v) => 0.52 * Math.exp(-v / 0.13) + 0.2 * Math.exp(-(((u + 0.56) / 0.4) ** 2)) - 0.04,
    frequency: [4, 4],
    opacity: 0.36,
    grain: 0,
  });
  drawFilm(drawing, wall.raised(0.05), [left + 1.1, 0, corner + 0.03, foot - 0.03], {
    seed: 12,
    colors: greenFilm,
    thickness: (u) => 0.22 + 0.4 * Math.exp(-(((u + 0.7) / 0.4) ** 2)),
    frequency: [4, 4],
    opacity: 0.34,
    grain: 0,
  });
}

/** The cap of the base is never dry for long. */
function drawAlgaeOnCap(drawing: Drawing, left: number) {
  drawFilm(drawing, wall.raised(0.077), [left + 1.1, base - 0.035, corner + 0.06, base + 0.07], {
    seed: 21,
    colors: film,
    thickness: (u) => 0.3 + 0.4 * Math.exp(-(((u + 0.7) / 0.5) ** 2)) + 0.2 * Math.exp(-(((u - 0.6) / 0.4) ** 2)),
    frequency: [9, 14],
    opacity: 0.4,
    detail: 120,
    grain: 0.02,
  });
}

function drawBed(drawing: Drawing, floor: Surface) {
  const box: Box = [-3.6, -0.62, corner + 0.1, 0];
  drawing.clip(floor.rect(...box), () => {
    drawGravel(drawing, floor, box, 5, '#b7aa92');
    drawing.fill(shadow, floor.rect(...box), 0.4);
  });
  drawing.fill(shadeOf('#7f8a55', 0.45), floor.rect(-3.6, -0.66, corner + 0.1, -0.62));
  const [x, y] = floor.project(-1.35, -0.3);
  drawFeatherGrass(drawing, { x, foot: y, height: 150, seed: 4, color: '#8f946a' });
}

function drawDownspout(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const { left, right } = pipe;
  const tone = trim;
  const column = (from: number, to: number, raise: number) => wall.rect(from, 0.2, to, 3, raise);
  drawing.fill(shadow, wall.rect(left - 0.05, 0.2, right, 3), 0.22);
  drawing
    .fill(lightOf(tone, 0.25), camera.formatSilhouette(wall.boxCorners(left, 0.2, right, 3, 0, 0.09)))
    .fill(tone, column(left, right, 0.09))
    .fill(shadeOf(tone, 0.14), column(left + 0.035, left + 0.05, 0.091) + column(right - 0.05, right - 0.035, 0.091));
  // The seam, a strap, and the elbow that throws the water away from the house.
  drawing
    .fill(shadeOf(tone, 0.32), wall.rect(left - 0.004, 1.13, right + 0.004, 1.145, 0.092))
    .fill(lightOf(tone, 0.3), wall.rect(left - 0.05, 1.72, right + 0.05, 1.77, 0.095))
    .fill(shadeOf(tone, 0.3), wall.rect(left - 0.05, 1.715, right + 0.05, 1.722, 0.095));
  const at = (u: number, y: number, z: number) => camera.project([u, -y, z]);
  const elbow: Point[] = [at(left, 0.09, 0.26), at(right, 0.09, 0.26), at(right, 0.4, 0.1), at(left, 0.4, 0.1)];
  const under: Point[] = [at(left, 0.4, 0.1), at(right, 0.4, 0.1), at(right, 0.4, 0.02), at(left, 0.4, 0.02)];
  const block = floor.boxCorners(left - 0.09, -1.0, right + 0.09, -0.3, 0, 0.05);
  drawing
    .fill(shadow, floor.rect(left - 0.16, -1.03, right + 0.05, -0.3), 0.28)
    .fill(shadeOf('#d5cfc1', 0.42), camera.formatSilhouette(block))
    .fill(
      shadeOf('#d5cfc1', 0.3),
      camera.formatFace(
        (
          [
            [left - 0.09, -1.0],
            [right + 0.09, -1.0],
            [right + 0.09, -0.3],
            [left - 0.09, -0.3],
          ] as const
        ).map(([u, v]) => floor.point(u, v, 0.05)),
      ),
    )
    .fill(
      shadeOf('#d5cfc1', 0.48),
      camera.formatFace(
        (
          [
            [left - 0.03, -0.98],
            [right + 0.03, -0.98],
            [right + 0.03, -0.34],
            [left - 0.03, -0.34],
          ] as const
        ).map(([u, v]) => floor.point(u, v, 0.052)),
      ),
    );
  drawing.fill(shadeOf(tone, 0.12), polygon(elbow)).fill(shadeOf(tone, 0.5), polygon(under));
  if (isDirty)
    drawFilm(drawing, wall.raised(0.092), [left, 0.24, right, 1.7], {
      seed: 15,
      colors: film,
      thickness: (u, v) =>
        0.5 * Math.exp(-Math.max(0, v - 0.24) / 0.4) +
        0.5 * Math.exp(-(((v - 1.02) / 0.2) ** 2)) +
        0.3 * (fractalNoise(u * 40, v * 1.5, 3, 2) - 0.4),
      frequency: [16, 3],
      opacity: 0.36,
      detail: 30,
      grain: 0,
    });
}

/** A garden hose on its hanger. */
function drawHose(drawing: Drawing, floor: Surface) {
  const [x, y] = wall.project(0.65, 0.62, 0.06);
  const unit = camera.scaleAt(wall.point(0.65, 0.62));
  const hose = shadeOf('#c8963e', 0.28);
  const coil = [0.24, 0.205, 0.17]
    .map((radius, index) => ellipse(x + index * 1.5, y + index * 3, radius * unit * 0.92, radius * unit))
    .join('');
  const tail = wall.project(0.875, 0.6, 0.06);
  const end = floor.project(1.28, -0.42);
  const bend = floor.project(0.88, -0.3);
  const path = `M${tail.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${end.map(Math.round).join(' ')}`;
  for (const [color, width] of [
    [shadeOf(hose, 0.3), 11],
    [hose, 7],
  ] as const)
    drawing.line(color, width, path);
  const [tipX, tipY] = end;
  drawing
    .fill(
      '#2d3d45',
      polygon([
        [tipX - 2, tipY - 7],
        [tipX + 26, tipY - 4],
        [tipX + 26, tipY + 8],
        [tipX - 2, tipY + 6],
      ]),
    )
    .fill(
      '#b08a3e',
      polygon([
        [tipX + 26, tipY - 3],
        [tipX + 40, tipY + 1],
        [tipX + 40, tipY + 6],
        [tipX + 26, tipY + 7],
      ]),
    );
  drawing.line(shadeOf(hose, 0.3), 11, coil).line(hose, 7, coil).line(lightOf(hose, 0.35), 1.6, coil, 0.7);
  const hanger = (box: Box, color: string) => drawing.fill(color, wall.rect(...box, 0.07));
  hanger([0.58, 0.84, 0.72, 0.9], '#2d3d45');
  hanger([0.63, 0.78, 0.67, 0.96], '#3b4d56');
}

/** The wall and the bed before it lie in the shade of the house; it is deepest under the eaves. */
function drawShade(drawing: Drawing, floor: Surface) {
  drawing
    .fill('#1b3350', wall.rect(-4, foot, corner, 3) + wall.rect(-4, 0, corner, foot), 0.12)
    .fill('#1b3350', wall.rect(-4, 2.2, corner, 3), 0.12)
    .fill('#1b3350', floor.rect(-8, -4, corner - 0.4, 0), 0.12);
}

export const pictures = createPair('dirt-algae', draw);
