import { drawBush } from '../kit/bush.ts';
import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, material, mix, shadeOf } from '../kit/color.ts';
import { drawLeafyTree } from '../kit/crown.ts';
import { drawMudSplash, drawStreaks, traceStain } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFarBrick } from '../kit/far-brick.ts';
import { drawCar, drawPerson } from '../kit/figures.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFeatherGrass, drawPonderosa } from '../kit/plants.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const horizon = 612;
const camera = new Camera({ eye: [0, 0, 1.7], focal: 800, horizon });
const rays = createSun(-54, 29);
const shadow = '#1b3350';
const corner: Vector = [-4.8, 17.6, 0];
const along: Vector = [0.9, 0.42, 0];
/** The front in the sun, with u from the near corner; the end wall in the shade runs back from it. */
const wall = wallFacing(camera, corner, along);
const deep = 13;
const end = new Surface(camera, wall.point(0, 0, -deep), [0.42, -0.9, 0], [0, 0, 1]);
const floors = [0, 2.9, 5.8, 8.7];
const top = 11.75;
const parapet = 12.2;
const bay = 7.4;
const solid = 3.8;
const count = 4;
/** The distances of the stuccoed bays and of the balconies in front of the balcony wall. */
const proud = 0.35;
const out = 1.7;
const face = wall.raised(proud);
const stucco = material.stuccoPale;
const panel = '#8aa0a0';
const steel = '#33474f';

/** Four stories of stucco over a brick base, with a balcony to each apartment and parking before them. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A four-story apartment building with dust and runs' : 'The same apartment building, washed',
    '#9fae72',
  );
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 560, 96, 460, 9, '#fbeeda');
  const floor = ground(camera);
  drawBackground(drawing, floor);
  drawGround(drawing);
  drawPine(drawing, [-15.5, 27, 0], 10, 4);
  drawEnd(drawing, isDirty);
  drawFront(drawing, isDirty);
  drawForeground(drawing, floor);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawBackground(drawing: Drawing, floor: Surface) {
  drawing.fill('#9fae72', floor.rect(-200, 2, 200, 900));
  // A neighboring block of the same complex, and the trees around it.
  const block = wallFacing(camera, [-58, 78, 0], [1, 0, 0]);
  drawing.fill(mix(material.stuccoWarm, '#b9dcec', 0.3), block.rect(0, 0, 26, 11.4));
  let glass = '';
  for (let u = 2; u < 25; u += 3.9) for (let v = 1; v < 11; v += 2.8) glass += block.rect(u, v, u + 1.8, v + 1.5);
  drawing.fill('#6d97a9', glass).fill('#e9e4d6', block.rect(-0.3, 11.4, 26.3, 11.9));
  for (const [x, y, height, seed] of [
    [-31, 70, 9.4, 8],
    [-43, 66, 8, 12],
  ] as const) {
    const [pageX, foot] = camera.project([x, y, 0]);
    drawLeafyTree(drawing, {
      x: pageX,
      foot,
      height: height * camera.scaleAt([x, y, 0]),
      seed,
      haze: 0.22,
      sunSide: 1,
    });
  }
}

/** A pine on the lawn beside the end wall. */
function drawPine(drawing: Drawing, place: Vector, height: number, seed: number) {
  const floor = ground(camera);
  const [x, foot] = camera.project(place);
  const crown = [-1.5, 1.5].flatMap((aside): Vector[] => [
    [place[0] + aside, place[1], height * 0.35],
    [place[0] + aside, place[1], height * 0.8],
  ]);
  drawing.fill(shadow, floor.shadowOfBody([place, ...crown], rays), 0.28);
  drawPonderosa(drawing, { x, foot, height: height * camera.scaleAt(place), seed, haze: 0.06, sunSide: 1 });
}

/** Strips of ground before the front, by their distance from it: bed, walk, curb, stalls, drive. */
const strip = (from: number, to: number, left = -30, right = 60) =>
  camera.formatFace([
    wall.point(left, 0, from),
    wall.point(right, 0, from),
    wall.point(right, 0, to),
    wall.point(left, 0, to),
  ]);

function drawGround(drawing: Drawing) {
  drawing
    .fill('#a08d6c', strip(0, 1.9, 0))
    .fill(material.concreteNew, strip(1.9, 3.3))
    .fill('#707a7f', strip(3.3, 40));
  let joints = '';
  for (let u = -20; u < 40; u += 1.8) joints += strip(1.9, 3.3, u, u + 0.03);
  drawing.fill(shadeOf(material.concreteNew, 0.25), joints);
  drawing
    .fill(mix(material.concreteNew, '#8b8f90', 0.45), strip(3.3, 3.46))
    .fill(shadeOf('#707a7f', 0.25), strip(3.46, 3.58));
  let lines = '';
  for (let u = -17.6; u < 40; u += 6.4) lines += strip(3.58, 5.9, u, u + 0.12);
  drawing.fill('#dfe2de', lines, 0.85);
  // The lawn at the end of the building.
  drawing.fill('#93a768', strip(-40, 1.9, -40, 0));
  drawing.fill(material.concreteNew, strip(-14, 1.9, -3.4, -2.2));
}

/** A film of dust over glass that shows its reflection only dimly. */
function drawFilm(drawing: Drawing, glass: Surface, panes: readonly Box[], seed: number) {
  for (const [index, pane] of panes.entries()) {
    const [left, low, right, high] = pane;
    drawing.clip(glass.rect(...pane), () => {
      drawing.fill(dirtTone.film, glass.rect(...pane), 0.5);
      // Far panes and those of the end wall are too narrow for more than the film itself.
      if (glass.right[1] < 0 || camera.scaleAt(glass.point(left, low)) < 41) {
        drawing.fill(dirtTone.filmDeep, glass.rect(left, low, right, low + (high - low) * 0.3), 0.4);
        return;
      }
      drawing.fill(
        dirtTone.filmDeep,
        traceStain(
          glass,
          (u, v) =>
            0.62 * (1 - (v - low) / (high - low)) ** 1.4 + 0.6 * fractalNoise(u * 1.6, v * 1.3, seed + index, 3),
          pane,
          0.58,
          18,
          8,
        ),
        0.42,
      );
      drawStreaks(drawing, glass, [left, right], high, {
        seed: seed + index + 3,
        length: (high - low) * 0.8,
        amount: 0.24,
        color: '#efe8d6',
        opacity: 0.34,
        width: 0.07,
      });
    });
  }
}

function drawPanes(
  drawing: Drawing,
  plane: Surface,
  box: Box,
  options: { columns?: number; isShaded?: boolean; horizon?: number; seed: number; isDirty: boolean },
) {
  const { glass, panes } = drawWindow(drawing, plane, box, {
    reflection: skyReflection({ horizon: options.horizon ?? -0.25, isDim: options.isShaded ?? false }),
    rays,
    columns: options.columns ?? 2,
    casing: 0,
    sill: false,
    depth: 0.14,
    frame: steel,
    frameWidth: 0.06,
    bar: 0.06,
    isShaded: options.isShaded ?? false,
  });
  if (options.isDirty) drawFilm(drawing, glass, panes, options.seed);
  else if (!options.isShaded) drawSheen(drawing, glass, [box[0] + 0.06, box[1] + 0.06, box[2] - 0.06, box[3] - 0.06]);
}

/** Grime that rain has spread over stucco, with runs from the parapet down. */
function drawGrime(drawing: Drawing, plane: Surface, box: Box, seed: number, isShaded = false) {
  const [left, low, right, high] = box;
  const field = (u: number, v: number) =>
    0.42 * Math.max(0, 1 - (high - v) / 1.5) +
    0.2 * Math.max(0, 1 - (v - low) / 1.2) +
    0.62 * fractalNoise(u * 0.9, v * 0.32, seed, 4);
  drawing.fill(dirtTone.filmDeep, plane.rect(...box), isShaded ? 0.16 : 0.2);
  for (const level of isShaded ? [0.46] : [0.4, 0.52])
    drawing.fill(dirtTone.dust, traceStain(plane, field, box, level, 34, 24), isShaded ? 0.16 : 0.22);
  drawStreaks(drawing, plane, [left, right], high, {
    seed: seed + 4,
    length: 1.5,
    amount: 0.5 * thin(plane, left),
    width: 0.13,
    opacity: 0.26,
    color: '#4a4234',
  });
}

function drawSill(drawing: Drawing, plane: Surface, [left, low, right]: Box, isDirty: boolean) {
  const sill: Box = [left - 0.12, low - 0.12, right + 0.12, low];
  const color = isDirty ? mix('#f2ecdd', dirtTone.dust, 0.35) : '#f7f2e4';
  if (isDirty)
    drawStreaks(drawing, plane, [left - 0.08, right + 0.08], low - 0.1, {
      seed: Math.round(left * 10 + low * 7),
      length: 1.25,
      amount: 0.8 * thin(plane, left),
      width: 0.14,
      opacity: 0.36,
      color: '#4a4234',
      at: [left, left + 0.1, right - 0.05, right],
    });
  drawing.fill(shadeOf(stucco, 0.5), plane.shadowOfBody(plane.boxCorners(...sill, 0, 0.12), rays), 0.7);
  drawing.fill(color, plane.rect(...sill, 0.12));
  drawing.fill(
    shadeOf(color, 0.4),
    camera.formatFace([
      plane.point(sill[0], sill[1], 0),
      plane.point(sill[0], sill[3], 0),
      plane.point(sill[0], sill[3], 0.12),
      plane.point(sill[0], sill[1], 0.12),
    ]),
  );
}

/** Soil that rain and sprinklers threw against the brick, pale where it has dried. */
function drawSplash(drawing: Drawing, plane: Surface, [left, right]: Point, seed: number) {
  const field = (u: number, v: number) => 1 - v / 1.05 + 0.9 * (fractalNoise(u * 2.1, v * 1.6, seed, 4) - 0.5);
  const box: Box = [left, 0, right, 1.3];
  for (const level of [0.34, 0.62])
    drawing.fill('#c9b58d', traceStain(plane, field, box, level, plane === end ? 20 : 36, 12), 0.4);
  if (plane !== end && thin(plane, left) > 0.7)
    drawMudSplash(drawing, plane, [left, 0, right, 0.4], { seed, amount: 0.4 });
}

/** The end wall, all in shade. */
function drawEnd(drawing: Drawing, isDirty: boolean) {
  const low = 2.9;
  drawing.fill(shadeOf(stucco, 0.4), end.rect(0, low, deep + proud, parapet));
  if (isDirty) drawGrime(drawing, end, [0, low, deep + proud, parapet], 91, true);
  drawFarBrick(drawing, end, [0, 0, deep + proud, low], { seed: 9, isShaded: true });
  drawing.fill(shadeOf('#f7f2e4', 0.4), end.rect(0, low - 0.14, deep + proud + 0.05, low + 0.06, 0.05));
  for (const floor of floors)
    for (const left of [2.2, 8.2]) {
      const box: Box = [left, floor + 0.95, left + 2.4, floor + 2.4];
      drawPanes(drawing, end, box, { isShaded: true, seed: Math.round(left + floor * 5), isDirty });
      if (isDirty)
        drawStreaks(drawing, end, [left, left + 2.4], box[1], {
          seed: Math.round(left * 9 + floor * 3),
          length: 1.2,
          amount: 0.35,
          width: 0.2,
          opacity: 0.3,
          color: '#3a3a34',
        });
    }
  if (isDirty) drawSplash(drawing, end, [0, deep + proud], 17);
  drawing.fill('#8f9ea6', end.rect(0, parapet - 0.05, deep + proud + 0.08, parapet + 0.2, 0.08));
}

function drawFront(drawing: Drawing, isDirty: boolean) {
  const right = bay * count;
  drawing.fill(panel, wall.rect(solid, 0, right, top));
  // Only a strip of the next bay is in the picture.
  const next: Box = [right, 2.9, right + solid, parapet];
  drawing
    .fill(isDirty ? mix(stucco, dirtTone.filmDeep, 0.25) : stucco, face.rect(...next))
    .fill(material.brickRed, face.rect(right, 0, right + solid, 2.9))
    .fill('#e4e8e8', face.rect(right - 0.08, parapet - 0.05, right + solid, parapet + 0.2, 0.1))
    .fill(shadeOf(stucco, 0.44), leftEnd(wall, right, 2.9, parapet, 0, proud))
    .fill(shadeOf(material.brickRed, 0.44), leftEnd(wall, right, 0, 2.9, 0, proud));
  for (let index = count - 1; index >= 0; index--) {
    drawBalconyBay(drawing, index, isDirty);
    drawSolidBay(drawing, index, isDirty);
  }
}

function drawSolidBay(drawing: Drawing, index: number, isDirty: boolean) {
  const left = index * bay;
  const right = left + solid;
  const low = 2.9;
  const endOf = (from: number, to: number) =>
    camera.formatFace([
      wall.point(left, from),
      wall.point(left, from, proud),
      wall.point(left, to, proud),
      wall.point(left, to),
    ]);
  if (index > 0)
    drawing.fill(shadeOf(stucco, 0.44), endOf(low, parapet)).fill(shadeOf(material.brickRed, 0.44), endOf(0, low));
  drawing.fill(stucco, face.rect(left, low, right, parapet));
  // Control joints in the stucco at each floor.
  drawing.fill(
    shadeOf(stucco, 0.16),
    floors
      .slice(2)
      .map((floor) => face.rect(left, floor - 0.03, right, floor + 0.02))
      .join(''),
  );
  if (isDirty) drawGrime(drawing, face, [left, low, right, parapet], 20 + index * 3);
  drawFarBrick(drawing, face, [left, 0, right, low], { seed: 5 + index });
  drawing
    .fill(shadow, face.shadowOfBody(face.boxCorners(left, low - 0.14, right, low + 0.06, 0, 0.08), rays), 0.4)
    .fill(
      isDirty ? mix('#f7f2e4', dirtTone.dust, 0.3) : '#f7f2e4',
      face.rect(left, low - 0.14, right, low + 0.06, 0.08),
    );
  if (isDirty)
    drawStreaks(drawing, face, [left, right], low - 0.14, {
      seed: 130 + index,
      length: 0.9,
      amount: 0.5,
      width: 0.12,
      opacity: 0.3,
      color: '#33291f',
    });
  for (const floor of floors) {
    if (floor === 0 && index === 1) {
      drawEntrance(drawing, [left + 0.6, 0.02, right - 0.6, 2.35], isDirty);
      continue;
    }
    const box: Box = [left + 0.85, floor + 0.85, right - 0.85, floor + 2.4];
    drawPanes(drawing, face, box, {
      seed: 200 + index * 11 + Math.round(floor * 4),
      isDirty,
      horizon: floor === 0 ? 0.4 : -0.25,
    });
    drawSill(drawing, face, box, isDirty);
  }
  if (isDirty) drawSplash(drawing, face, [left, right], 61 + index);
  drawing
    .fill(shadow, face.shadowOfBody(face.boxCorners(left, parapet, right, parapet + 0.2, 0, 0.1), rays), 0.4)
    .fill('#e4e8e8', face.rect(left - 0.08, parapet - 0.05, right + 0.08, parapet + 0.2, 0.1))
    .fill('#8f9ea6', face.rect(left - 0.08, parapet - 0.08, right + 0.08, parapet - 0.03, 0.1));
}

function drawEntrance(drawing: Drawing, box: Box, isDirty: boolean) {
  const [left, , right, high] = box;
  drawPanes(drawing, face, box, { columns: 3, seed: 300, isDirty, horizon: 0.45 });
  const canopy = (raise: number) => [left - 0.25, high + 0.06, right + 0.25, high + 0.28, 0, raise] as const;
  drawing
    .fill(shadow, face.shadowOfBody(face.boxCorners(...canopy(1.2)), rays), 0.42)
    .fill(
      shadeOf(material.cedar, 0.45),
      camera.formatFace([
        face.point(left - 0.25, high + 0.06),
        face.point(right + 0.25, high + 0.06),
        face.point(right + 0.25, high + 0.06, 1.2),
        face.point(left - 0.25, high + 0.06, 1.2),
      ]),
    )
    .fill(shadeOf(steel, 0.3), leftEnd(face, left - 0.25, high + 0.06, high + 0.28, 0, 1.2))
    .fill(steel, face.rect(left - 0.25, high + 0.06, right + 0.25, high + 0.28, 1.2));
}

/** Fewer runs can be distinguished farther away. */
const thin = (plane: Surface, u: number) => Math.min(1, (camera.scaleAt(plane.point(u, 5)) / 44) ** 2);

const leftEnd = (plane: Surface, u: number, low: number, high: number, from: number, to: number) =>
  camera.formatFace([
    plane.point(u, low, from),
    plane.point(u, low, to),
    plane.point(u, high, to),
    plane.point(u, high, from),
  ]);

function drawBalconyBay(drawing: Drawing, index: number, isDirty: boolean) {
  const left = index * bay + solid;
  const right = (index + 1) * bay;
  let seams = '';
  for (let v = 0.5; v < top; v += 0.6) seams += wall.rect(left, v, right, v + 0.035);
  drawing.fill(panel, wall.rect(left, 0, right, top)).fill(shadeOf(panel, 0.2), seams);
  if (isDirty) drawing.fill(dirtTone.filmDeep, wall.rect(left, 0, right, top), 0.3);
  for (const floor of floors) {
    const door: Box = [left + 0.55, floor + 0.06, right - 0.75, floor + 2.3];
    drawPanes(drawing, wall, door, { seed: 400 + index * 13 + Math.round(floor * 3), isDirty, horizon: 0.1 });
  }
  drawing.clip(wall.rect(left, 0, right, top), () =>
    drawing.group(0.46, () => {
      for (const floor of floors.slice(1))
        drawing.fill(
          shadow,
          wall.shadowOfBody(wall.boxCorners(left + 0.1, floor - 0.24, right - 0.1, floor, 0, out), rays),
        );
      drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(left + 0.1, top, right, top + 0.3, 0, 0.9), rays));
      // The bay to the right shades the strip beside it.
      drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(right, 0, right + 1, parapet, 0, proud), rays));
    }),
  );
  // A flat roof over the uppermost balcony.
  drawing
    .fill(shadeOf(material.cedar, 0.4), ceiling(left, right, top, 1.1))
    .fill('#8f9ea6', leftEnd(wall, left + 0.02, top, top + 0.26, 0, 1.1))
    .fill('#e4e8e8', wall.rect(left + 0.02, top, right - 0.02, top + 0.26, 1.1));
  for (const floor of floors.slice(1).reverse()) drawBalcony(drawing, [left + 0.1, right - 0.1], floor, index, isDirty);
}

const ceiling = (left: number, right: number, level: number, depth: number) =>
  camera.formatFace([
    wall.point(left, level),
    wall.point(right, level),
    wall.point(right, level, depth),
    wall.point(left, level, depth),
  ]);

function drawBalcony(drawing: Drawing, [left, right]: Point, floor: number, index: number, isDirty: boolean) {
  const low = floor - 0.24;
  const slab = isDirty ? mix('#e9e4d6', dirtTone.dust, 0.3) : '#efebdf';
  drawing
    .fill(isDirty ? shadeOf('#b3a98f', 0.5) : shadeOf('#c9ccc4', 0.44), ceiling(left, right, low, out))
    .fill(shadeOf(slab, 0.44), leftEnd(wall, left, low, floor, 0, out));
  const front = wall.raised(out);
  drawing.fill(slab, front.rect(left, low, right, floor));
  if (isDirty) {
    drawStreaks(drawing, front, [left, right], floor, {
      seed: 500 + index * 7 + Math.round(floor),
      length: 0.26,
      amount: 0.75 * thin(front, left),
      width: 0.14,
      opacity: 0.4,
      color: '#4a4234',
    });
  }
  // A pot on some balconies, a chair's back on others.
  const kind = (index * 2 + Math.round(floor)) % 3;
  const [x, y] = wall.project(right - 0.6, floor, 1.1);
  const size = camera.scaleAt(wall.point(right - 0.6, floor, 1.1));
  if (kind === 0) {
    drawBush(drawing, [x, y - size * 0.3], size * 0.62, index + 3);
    drawing.fill('#b4623f', wall.rect(right - 0.82, floor, right - 0.4, floor + 0.42, 1.1));
  } else if (kind === 1)
    drawing
      .fill('#b5563a', wall.rect(right - 1.3, floor + 0.4, right - 0.6, floor + 0.95, 0.9))
      .fill(
        '#8f4a38',
        wall.rect(right - 1.3, floor + 0.1, right - 1.24, floor + 0.4, 0.9) +
          wall.rect(right - 0.66, floor + 0.1, right - 0.6, floor + 0.4, 0.9),
      );
  // The rail: glass between steel posts, at the front and at the end nearest to the viewer.
  const rail = floor + 1.08;
  const side = new Surface(camera, wall.point(left, 0), wall.normal, [0, 0, 1]);
  const panes: [Surface, Box][] = [[side, [0.1, floor + 0.1, out - 0.08, rail - 0.06]]];
  const wide = (right - left) / 3;
  for (let pane = 0; pane < 3; pane++)
    panes.push([front, [left + pane * wide + 0.05, floor + 0.1, left + (pane + 1) * wide - 0.05, rail - 0.06]]);
  for (const [plane, pane] of panes) {
    const isSide = plane === side;
    if (isDirty) {
      drawing.fill(isSide ? shadeOf(dirtTone.film, 0.3) : dirtTone.film, plane.rect(...pane), 0.66);
      if (!isSide && index > 0)
        drawing.fill(dirtTone.filmDeep, plane.rect(pane[0], pane[1], pane[2], pane[1] + 0.34), 0.5);
      else if (!isSide)
        drawing.clip(plane.rect(...pane), () => {
          drawing.fill(
            dirtTone.filmDeep,
            traceStain(
              plane,
              (u, v) =>
                0.75 * (1 - (v - pane[1]) / 0.9) + 0.55 * fractalNoise(u * 2, v * 2, index + Math.round(floor), 3),
              pane,
              0.66,
              18,
              6,
            ),
            0.6,
          );
          drawStreaks(drawing, plane, [pane[0], pane[2]], pane[3], {
            seed: 600 + Math.round(pane[0] * 9 + floor),
            length: 0.8,
            amount: 0.3,
            width: 0.06,
            opacity: 0.3,
            color: '#6d5f45',
          });
        });
    } else {
      drawing.fill(isSide ? '#7fb0c4' : '#b4dcec', plane.rect(...pane), isSide ? 0.5 : 0.42);
      if (!isSide) drawSheen(drawing, plane, pane, 0.34);
    }
  }
  let posts = side.rect(0, rail - 0.06, out, rail + 0.02);
  posts += front.rect(left, rail - 0.06, right, rail + 0.02) + front.rect(left, floor + 0.04, right, floor + 0.09);
  for (let pane = 0; pane <= 3; pane++) {
    const u = left + pane * wide;
    posts += front.rect(u - 0.03, floor - 0.02, u + 0.03, rail);
  }
  drawing.fill(steel, posts);
  if (isDirty) drawing.fill(dirtTone.film, front.rect(left, rail - 0.02, right, rail + 0.02), 0.7);
}

function drawForeground(drawing: Drawing, floor: Surface) {
  // The building's own shadow lies on the lawn behind the end wall.
  const shade = [
    wall.point(0, 0, proud),
    wall.point(0, 0, -deep),
    wall.point(0, parapet, proud),
    wall.point(0, parapet, -deep),
  ];
  drawing.clip(strip(-60, proud, -60, 0), () => drawing.fill(shadow, floor.shadowOfBody(shade, rays), 0.3));
  for (const [u, kind] of [
    [33, 1],
    [29.4, 0],
    [26.2, 1],
    [23.2, 0],
    [19.6, 1],
    [16.4, 0],
    [14.2, 1],
    [7.3, 0],
    [5.6, 1],
    [4.3, 0],
    [2.4, 1],
    [0.5, 0],
  ] as const) {
    const place = wall.point(u, 0, 1.2);
    const [x, foot] = camera.project(place);
    const scale = camera.scaleAt(place);
    if (kind) drawBush(drawing, [x, foot + 2], scale * 0.9, Math.round(u));
    else drawFeatherGrass(drawing, { x, foot: foot + 2, height: scale * 1.15, seed: Math.round(u * 3) });
  }
  const walk = new Surface(camera, corner, along, [-0.42, 0.9, 0]);
  drawPerson(drawing, walk, [6.6, -2.7], { top: '#ae4d2c', legs: '#3c5361', rays, facing: -1, bag: '#d8b35c' });
  drawParked(drawing, 14.9, '#5d7f95', 'wagon');
  drawParked(drawing, 8.6, '#d5d8d6', 'sedan');
}

/** A car at the curb: its front in shade, then the near flank. */
function drawParked(drawing: Drawing, u: number, color: string, kind: 'sedan' | 'wagon') {
  const [far, near] = [3.75, 5.4];
  const walk = new Surface(camera, corner, along, [-0.42, 0.9, 0]);
  const roof = kind === 'sedan' ? 1.42 : 1.58;
  const hood = kind === 'sedan' ? 0.84 : 0.94;
  drawing.fill(shadow, walk.shadowOfBody(wall.boxCorners(u + 0.1, 0.1, u + 4.5, 0.8, far, near), rays), 0.45);
  const across = (points: readonly Point[], from = far, to = near) =>
    camera.formatSilhouette(
      [from, to].flatMap((away) => points.map(([along, height]) => wall.point(u + along, height, away))),
    );
  const tire = across(
    [
      [0.7, 0],
      [1.1, 0],
      [1.1, 0.4],
      [0.7, 0.4],
    ],
    far,
    far + 0.25,
  );
  drawing
    .fill('#1b2428', tire)
    .fill(
      shadeOf(color, 0.2),
      across(
        [
          [1.85, roof - 0.04],
          [3.1, roof],
        ],
        far + 0.16,
      ),
    )
    .fill(
      '#35586a',
      across(
        [
          [1.15, hood + 0.08],
          [1.85, roof - 0.05],
        ],
        far + 0.12,
      ),
    )
    .fill(
      shadeOf(color, 0.1),
      across([
        [0.3, hood - 0.02],
        [1.25, hood + 0.1],
      ]),
    )
    .fill(
      shadeOf(color, 0.36),
      across([
        [0.03, 0.3],
        [0.05, 0.62],
        [0.3, hood - 0.02],
      ]),
    )
    .fill(
      '#26363d',
      across([
        [0.02, 0.3],
        [0.03, 0.46],
      ]) +
        across(
          [
            [0.06, 0.6],
            [0.14, 0.68],
          ],
          far + 0.5,
          near - 0.5,
        ),
    )
    .fill(
      '#f3e2b0',
      across(
        [
          [0.05, 0.56],
          [0.16, 0.7],
        ],
        far + 0.1,
        far + 0.4,
      ),
    );
  drawCar(drawing, wall.raised(near), u, { kind, color });
}

export const pictures: Pictures = {
  'commercial-apartments': () => draw(false),
  'commercial-apartments-before': () => draw(true),
};
