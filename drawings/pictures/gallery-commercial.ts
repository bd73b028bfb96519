import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawMudSplash, drawSlabGrime, drawStreaks, drawWaterSpots, traceStain } from '../kit/dirt.ts';
import { Drawing, ellipse, polygon } from '../kit/drawing.ts';
import { drawPerson } from '../kit/figures.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawBrick, drawConcrete, drawMasonry } from '../kit/materials.ts';
import { drawMountains } from '../kit/mountains.ts';
import { createPair } from '../kit/pair.ts';
import { fractalNoise } from '../kit/random.ts';
import { drawGum } from '../kit/sidewalk.ts';
import { daySky, drawCloud, drawSky } from '../kit/sky.ts';
import { drawStreetTree } from '../kit/street-tree.ts';
import { drawSheen, drawWindow, type Reflection, skyReflection } from '../kit/windows.ts';

const horizon = 492;
const camera = new Camera({ eye: [0, 0, 1.7], yaw: 24, focal: 800, horizon });
const rays = createSun(58, 46);
const shadow = '#1d4a63';
/** The line of the facades, and the far end of the brick block. */
const front = 5.5;
const far = 18;
const bays = [0, 4.5, 9, 13.5];
const pier = 0.62;
const curb = 0.7;

/** Downtown, looking west along the north side of the street: a brick block with sandstone piers. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A brick street front with film, runs and gum' : 'The same street front, washed',
    '#9c9a92',
  );
  drawSky(drawing, daySky, horizon);
  drawCloud(drawing, 20, 150, 330, 4);
  drawCloud(drawing, 330, 74, 380, 9);
  drawMountains(drawing, {
    from: 'downtown',
    x: 236,
    horizon,
    perDegree: 14,
    rise: 1.4,
    season: 'summer',
    sun: 'Morning',
  });
  const floor = ground(camera);
  drawStreet(drawing, floor);
  drawNeighbors(drawing);
  drawWalk(drawing, floor, isDirty);
  drawBlock(drawing, floor, isDirty);
  drawCurbside(drawing, floor);
  return drawing;
}

function drawStreet(drawing: Drawing, floor: Surface) {
  drawing.fill('#8d9a78', floor.rect(-160, 90, 160, 900));
  drawing.fill('#7b8487', floor.rect(-13, 2, curb, 400));
  drawing.fill('#d9b23c', floor.rect(-6.3, 4, -6.18, 300) + floor.rect(-6.02, 4, -5.9, 300));
  let stalls = floor.rect(-1.75, 2, -1.65, 80);
  for (let y = 5.2; y < 60; y += 6.4) stalls += floor.rect(-1.7, y, curb - 0.3, y + 0.1);
  drawing.fill('#dfe2de', stalls, 0.85);
  // The west side of town, in its trees, up to the foot of the hills.
  const town: Point[] = [
    [-60, 0],
    [220, 0],
  ];
  for (let u = 220; u >= -60; u -= 7) town.push([u, 15.5 + 2.6 * Math.sin(u * 0.31) + 1.8 * Math.sin(u * 0.83 + 1)]);
  const west = wallFacing(camera, [-200, 300, 0], [1, 0, 0]);
  drawing
    .fill('#7d9a86', west.polygon(town))
    .fill('#6d8d76', west.raised(60).polygon(town.map(([u, v]) => [u + 3, v * 0.62])));
  // The other side of the street: low fronts in their own shade, trees before them.
  for (const [from, to, height, color] of [
    [96, 150, 8, '#a56a50'],
    [62, 96, 10, '#b99a72'],
    [30, 62, 7.5, '#9c5a44'],
  ] as const) {
    const wall = new Surface(camera, [-17, from, 0], [0, 1, 0], [0, 0, 1]);
    drawing.fill(shadeOf(color, 0.5), wall.rect(0, 0, to - from, height));
    drawing.fill(
      shadeOf('#3f6475', 0.3),
      Array.from({ length: Math.floor((to - from) / 4) }, (_, index) =>
        wall.rect(index * 4 + 1, 4.6, index * 4 + 2.6, 6.6),
      ).join(''),
    );
  }
  drawing.fill('#c3beb0', floor.rect(-17, 2, -13, 400));
  for (const [y, height, seed] of [
    [120, 9, 3],
    [92, 8.4, 6],
    [70, 8.8, 11],
  ] as const) {
    const [x, foot] = camera.project([-13.6, y, 0]);
    drawStreetTree(drawing, [x, foot], height * camera.scaleAt([-13.6, y, 0]), seed);
  }
}

/** Two more fronts beyond the block, the nearer one taller. */
function drawNeighbors(drawing: Drawing) {
  const third = new Surface(camera, [front, 64, 0], [0, -1, 0], [0, 0, 1]);
  drawing.fill(mix(material.brickRed, '#b9dcec', 0.25), third.rect(0, 0, 32, 8));
  let far3 = '';
  for (let u = 1; u < 31; u += 3.4) far3 += third.rect(u, 4.6, u + 1.4, 6.8) + third.rect(u - 0.4, 0.6, u + 2.4, 3.2);
  drawing.fill('#5d7f8d', far3).fill(material.trim, third.rect(0, 8, 32, 8.5, 0.3));
  const wall = new Surface(camera, [front, 33, 0], [0, -1, 0], [0, 0, 1]);
  const wide = 33 - far;
  // Its blank side shows over the block's roof.
  const side = wallFacing(camera, [front, far, 0], [1, 0, 0]);
  drawing
    .fill(shadeOf(material.stuccoPale, 0.12), side.rect(0, 7, 16, 10.6))
    .fill(material.trim, side.rect(0, 10.5, 16, 10.75));
  drawing.fill(
    shadeOf(material.trim, 0.3),
    camera.formatFace([
      wall.point(-0.2, 10.2),
      wall.point(wide, 10.2),
      wall.point(wide, 10.2, 0.35),
      wall.point(-0.2, 10.2, 0.35),
    ]),
  );
  drawing.fill(mix(material.stuccoPale, '#b9dcec', 0.1), wall.rect(0, 0, wide, 10.6));
  let glass = '';
  let sills = '';
  for (let u = 1.1; u < wide - 1; u += 2.85)
    for (const low of [4.7, 7.6]) {
      glass += wall.rect(u, low, u + 1.35, low + 1.9);
      sills += wall.rect(u - 0.12, low - 0.16, u + 1.47, low, 0.08);
    }
  for (let u = 0.8; u < wide - 2; u += 4.6) glass += wall.rect(u, 0.6, u + 3.6, 3.3);
  drawing
    .fill('#4f7f97', glass)
    .fill('#fbf6ea', sills)
    .fill('#2f5f74', wall.rect(0, 3.5, wide, 4.1, 0.06))
    .fill(shadeOf(material.stuccoPale, 0.2), wall.rect(0, 10, wide, 10.2, 0.1))
    .fill(material.trim, wall.rect(-0.2, 10.2, wide, 10.75, 0.35));
}

function drawWalk(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const box: Box = [curb, 2.5, front, 26];
  const along: number[] = [];
  for (let v = 4.8; v < 26; v += 1.6) along.push(v);
  drawing.fill(material.concreteNew, floor.rect(curb, 2, front, 70));
  drawConcrete(drawing, floor, box, { color: material.concreteNew, across: [2.3, 3.9], along, seed: 6 });
  drawing.fill(mix(material.concreteNew, '#8b8f90', 0.3), floor.rect(curb, 2, curb + 0.16, 70));
  drawing.fill(
    shadeOf(material.concreteNew, 0.35),
    camera.formatFace([
      [curb, 2, 0],
      [curb, 70, 0],
      [curb, 70, -0.15],
      [curb, 2, -0.15],
    ]),
  );
  const stops: Point[] = [
    [4.4, 10.6],
    [4.6, 6.2],
    [2.2, 7.4],
    [1.6, 10.4],
  ];
  drawing.clip(floor.rect(...box), () => {
    if (isDirty) {
      drawSlabGrime(drawing, floor, [curb, 2.5, front, 20], { seed: 8, amount: 0.62, edge: 0.5 });
      // A cup of coffee, dropped and tracked.
      drawing
        .fill('#6b4a30', spill(floor, [3.1, 6.5], 0.34, 0), 0.34)
        .fill('#553824', spill(floor, [3.14, 6.46], 0.2, 2), 0.3);
      drawGum(drawing, floor, [curb + 0.2, 3.6, front, 20], { seed: 14, count: 150, dense: stops });
    } else drawGum(drawing, floor, [curb + 0.2, 3.6, front, 20], { seed: 14, count: 150, dense: stops, amount: 0.16 });
  });
}

function spill(floor: Surface, [u, v]: Point, radius: number, turn: number): string {
  const ring: Point[] = [];
  for (let corner = 0; corner < 18; corner++) {
    const angle = (corner / 18) * Math.PI * 2;
    const reach = radius * (1 + 0.3 * Math.sin(angle * 3 + turn) + 0.16 * Math.sin(angle * 7 + turn));
    ring.push(floor.project(u + Math.cos(angle) * reach, v + Math.sin(angle) * reach * 1.5));
  }
  return polygon(ring);
}

const shopReflection: Reflection = (drawing, glass, box) => {
  const [left, low, right, high] = box;
  skyReflection({ horizon: 0.5 })(drawing, glass, box);
  // Behind the dark part of the reflection the shop shows: a counter and its lamps.
  const at = low + (high - low) * 0.36;
  drawing.fill('#1d404d', glass.rect(left, low, right, at));
  drawing.fill('#37606c', glass.rect(left + 0.4, low, right - 0.9, low + (high - low) * 0.24));
};

function drawBlock(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const wall = new Surface(camera, [front, far, 0], [0, -1, 0], [0, 0, 1]);
  const end = 16.4;
  const top = 8;
  drawBrick(drawing, wall, [0, 4.15, end, top], { color: material.brickRed, seed: 5, size: 2.7 });
  drawUpperWindows(drawing, wall, isDirty);
  drawCornice(drawing, wall, end, top);
  if (isDirty) {
    drawStreaks(drawing, wall, [0, end], top - 0.05, { seed: 7, length: 1.5, amount: 0.45, opacity: 0.2, width: 0.09 });
  }
  bays.forEach((left, index) => {
    drawShop(drawing, wall, [left + pier, 0, Math.min(end, left + 4.5), 4.15], index, isDirty);
  });
  for (const left of bays) drawPier(drawing, wall, left, isDirty);
  drawing.fill(
    shadow,
    floor.polygon([
      [front - 0.12, 2],
      [front, 2],
      [front, far],
      [front - 0.12, far],
    ]),
    0.28,
  );
  drawAwning(drawing, wall, [9.72, 13.4], isDirty);
}

function drawUpperWindows(drawing: Drawing, wall: Surface, isDirty: boolean) {
  for (const bay of bays)
    for (const offset of [0.95, 2.95]) {
      const left = bay + offset;
      if (left > 15) continue;
      const box: Box = [left, 4.95, left + 1.15, 6.95];
      const sill: Box = [left - 0.14, 4.78, left + 1.29, 4.95];
      const { glass, panes } = drawWindow(drawing, wall, box, {
        reflection: skyReflection({ horizon: -0.3 }),
        rays,
        rows: 2,
        casing: 0,
        depth: 0.14,
        frame: '#2f4f5c',
        sill: false,
        frameWidth: 0.07,
      });
      if (isDirty)
        drawing.clip(panes.map((pane) => glass.rect(...pane)).join(''), () => {
          drawing.fill(dirtTone.film, glass.rect(...box), 0.46);
          drawing.fill(
            dirtTone.filmDeep,
            glass.rect(left, 4.95, left + 1.15, 5.3) + glass.rect(left, 5.95, left + 1.15, 6.14),
            0.3,
          );
        });
      else drawSheen(drawing, glass, box);
      // A head of brick on edge and a sill of sandstone.
      let head = '';
      for (let step = 0; step < 11; step++)
        head += wall.rect(left - 0.06 + step * 0.117, 6.97, left + 0.035 + step * 0.117, 7.25, 0.02);
      drawing.fill(material.mortar, wall.rect(left - 0.06, 6.96, left + 1.23, 7.26, 0.015)).fill('#bb6a4d', head);
      drawing
        .fill(shadeOf(material.brickRed, 0.5), wall.shadowOfBody(wall.boxCorners(...sill, 0, 0.1), rays), 0.6)
        .fill(isDirty ? mix(material.sandstone, '#8d7f62', 0.35) : material.sandstone, wall.rect(...sill, 0.1));
      if (isDirty)
        drawStreaks(drawing, wall, [left - 0.1, left + 1.25], 4.78, {
          seed: Math.round(left * 10),
          length: 0.62,
          amount: 1,
          width: 0.1,
          opacity: 0.34,
          at: [left - 0.06, left + 1.2],
        });
    }
}

function drawCornice(drawing: Drawing, wall: Surface, end: number, top: number) {
  drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(-0.2, top, end, top + 0.5, 0, 0.45), rays), 0.42);
  let blocks = '';
  for (let u = 0.2; u < end; u += 0.62) blocks += wall.rect(u, top - 0.24, u + 0.2, top, 0.3);
  drawing
    .fill(
      shadeOf(material.trim, 0.3),
      camera.formatFace([
        wall.point(-0.2, top),
        wall.point(end, top),
        wall.point(end, top, 0.45),
        wall.point(-0.2, top, 0.45),
      ]),
    )
    .fill(shadeOf(material.trim, 0.15), blocks)
    .fill('#e7dcc3', wall.rect(-0.2, top, end, top + 0.28, 0.45))
    .fill(
      shadeOf(material.trim, 0.3),
      camera.formatFace([
        wall.point(-0.2, top + 0.28, 0.45),
        wall.point(end, top + 0.28, 0.45),
        wall.point(end, top + 0.28, 0.56),
        wall.point(-0.2, top + 0.28, 0.56),
      ]),
    )
    .fill(material.trim, wall.rect(-0.2, top + 0.28, end, top + 0.5, 0.56));
}

const shopColors = ['#2f6173', '#8a4b3c', '#1f4757', '#4d6b57'];

function drawShop(drawing: Drawing, wall: Surface, [left, , right]: Box, index: number, isDirty: boolean) {
  const color = shopColors[index] ?? '#2f6173';
  const hasDoor = index === 1;
  drawing.fill(color, wall.rect(left, 0, right, 4.15, -0.02));
  // Panels below the glass, the board for a name above it.
  drawing.fill(
    lightOf(color, 0.12),
    [0, 1, 2]
      .map((panel) =>
        wall.rect(
          left + 0.15 + (panel * (right - left)) / 3,
          0.12,
          left - 0.1 + ((panel + 1) * (right - left)) / 3,
          0.46,
        ),
      )
      .join(''),
  );
  const shopBox: Box = [left + 0.06, 0.55, right - 0.06, 2.75];
  const shop = drawWindow(drawing, wall, shopBox, {
    reflection: shopReflection,
    rays,
    columns: 3,
    casing: 0,
    sill: false,
    depth: 0.16,
    frame: shadeOf(color, 0.35),
    frameWidth: 0.07,
    bar: 0.06,
  });
  const over = drawWindow(drawing, wall, [left + 0.06, 2.86, right - 0.06, 3.38], {
    reflection: skyReflection({ horizon: 0.05 }),
    rays,
    columns: 3,
    casing: 0,
    sill: false,
    depth: 0.16,
    frame: shadeOf(color, 0.35),
    frameWidth: 0.06,
    bar: 0.06,
  });
  const panes = [
    ...shop.panes.map((pane) => shop.glass.rect(...pane)),
    ...over.panes.map((pane) => over.glass.rect(...pane)),
  ];
  const whole: Box = [left + 0.1, 0.6, right - 0.1, 3.35];
  if (isDirty)
    drawing.clip(panes.join(''), () => {
      drawFilm(drawing, shop.glass, whole, 30 + index);
      if (index > 1) drawWaterSpots(drawing, shop.glass, whole, { seed: 50 + index, amount: 0.42, reach: 0.5 });
      drawStreaks(drawing, shop.glass, [left + 0.1, right - 0.1], 3.35, {
        seed: 40 + index,
        length: 1.7,
        amount: 0.6,
        color: '#efe9da',
        opacity: 0.42,
        width: 0.07,
      });
    });
  else drawSheen(drawing, shop.glass, shopBox, 0.2);
  if (hasDoor) drawShopDoor(drawing, wall, left, isDirty);
  drawing
    .fill(shadow, wall.shadowOfBody(wall.boxCorners(left, 3.46, right, 4.06, 0, 0.12), rays), 0.34)
    .fill(lightOf(color, 0.06), wall.rect(left, 3.46, right, 4.06, 0.12))
    .fill(material.trim, wall.rect(left, 4.02, right, 4.12, 0.16) + wall.rect(left, 3.44, right, 3.5, 0.14));
  if (isDirty) {
    drawStreaks(drawing, wall.raised(0.12), [left, right], 4.02, {
      seed: 60 + index,
      length: 0.55,
      amount: 0.6,
      color: dirtTone.film,
      opacity: 0.5,
      width: 0.06,
    });
    drawMudSplash(drawing, wall, [left, 0, right, 0.5], { seed: 70 + index, amount: 0.5 });
  }
}

/** Street dust on a shop's glass, thickest at the foot. */
function drawFilm(drawing: Drawing, glass: Surface, box: Box, seed: number) {
  const [left, low, right, high] = box;
  const field = (u: number, v: number) => {
    const rise = (v - low) / (high - low);
    return 0.5 * (1 - rise) ** 1.6 + 0.75 * fractalNoise((u - left) * 1.1, v * 0.9, seed, 3);
  };
  drawing.fill(dirtTone.film, glass.rect(...box), 0.4);
  for (const level of [0.46, 0.68]) drawing.fill(dirtTone.film, traceStain(glass, field, box, level, 44, 90), 0.42);
  drawing.fill(dirtTone.filmDeep, glass.rect(left, low, right, low + 0.06), 0.4);
}

/** A wooden door with one light, in the bay's far third. */
function drawShopDoor(drawing: Drawing, wall: Surface, left: number, isDirty: boolean) {
  const box: Box = [left + 0.16, 0.02, left + 1.2, 2.72];
  drawing
    .fill('#5d2f26', wall.rect(...box, 0.01))
    .fill('#a4583f', wall.rect(box[0] + 0.06, 0.02, box[2] - 0.06, 2.66, 0.012));
  const pane = drawWindow(drawing, wall, [box[0] + 0.2, 0.85, box[2] - 0.2, 2.45], {
    reflection: skyReflection({ horizon: 0.5 }),
    rays,
    casing: 0,
    sill: false,
    depth: 0.03,
    frame: '#7b3f2f',
    frameWidth: 0.03,
  });
  if (isDirty) drawing.fill(dirtTone.film, pane.glass.rect(...(pane.panes[0] ?? box)), 0.45);
  drawing
    .fill('#7b3f2f', wall.rect(box[0] + 0.2, 0.2, box[2] - 0.2, 0.68, 0.014))
    .fill('#d6b25a', wall.rect(box[2] - 0.17, 1.0, box[2] - 0.11, 1.4, 0.06));
}

function drawPier(drawing: Drawing, wall: Surface, left: number, isDirty: boolean) {
  const depth = 0.22;
  const face = wall.raised(depth);
  const stone = material.sandstone;
  const finish = { course: 0.5, block: 1.3, joint: 0.018, mortar: '#b89b74', spread: 0.07 };
  drawing.clip(wall.rect(0, 0, 18, 9), () =>
    drawing.fill(shadow, wall.shadowOfBody(wall.boxCorners(left, -0.5, left + pier, 4.15, 0, depth), rays), 0.38),
  );
  // The side toward the viewer.
  drawing.fill(
    shadeOf(stone, 0.34),
    camera.formatFace([
      wall.point(left + pier, 0),
      wall.point(left + pier, 0, depth),
      wall.point(left + pier, 4.15, depth),
      wall.point(left + pier, 4.15),
    ]),
  );
  drawMasonry(drawing, face, [left, 0, left + pier, 4.15], { color: stone, seed: Math.round(left) + 3, ...finish });
  drawing
    .fill(lightOf(stone, 0.25), wall.rect(left - 0.08, 3.85, left + pier + 0.08, 4.15, depth + 0.06))
    .fill(lightOf(stone, 0.12), wall.rect(left - 0.05, 0, left + pier + 0.05, 0.42, depth + 0.05));
  if (!isDirty) return;
  const seed = Math.round(left * 3);
  drawing.fill('#7d7158', face.rect(left, 0, left + pier, 4.15), 0.26);
  drawStreaks(drawing, face, [left, left + pier], 3.85, {
    seed: seed + 1,
    length: 3.1,
    amount: 1.5,
    width: 0.13,
    opacity: 0.3,
  });
  drawStreaks(drawing, wall.raised(depth + 0.06), [left - 0.08, left + pier + 0.08], 4.15, {
    seed: seed + 2,
    length: 0.34,
    amount: 2,
    width: 0.08,
    opacity: 0.3,
  });
  drawMudSplash(drawing, wall.raised(depth + 0.05), [left - 0.05, 0, left + pier + 0.05, 0.95], {
    seed: seed + 4,
    amount: 0.75,
  });
}

/** A canvas awning on a frame; dust lies on its upper edge. */
function drawAwning(drawing: Drawing, wall: Surface, [left, right]: readonly [number, number], isDirty: boolean) {
  const [top, low, out] = [3.42, 2.72, 1.15];
  const canvas = '#24566b';
  const slope = [
    wall.point(left, top, 0.02),
    wall.point(right, top, 0.02),
    wall.point(right, low, out),
    wall.point(left, low, out),
  ];
  const valance = [
    wall.point(left, low, out),
    wall.point(right, low, out),
    wall.point(right, low - 0.26, out),
    wall.point(left, low - 0.26, out),
  ];
  const end: Vector[] = [
    wall.point(right, top, 0.02),
    wall.point(right, low, out),
    wall.point(right, low - 0.26, out),
    wall.point(right, low - 0.26, 0.02),
  ];
  drawing.group(0.4, () => drawing.fill(shadow, wall.shadowOfBody([...slope, ...valance], rays)));
  drawing.fill(
    '#143544',
    camera.formatFace([
      wall.point(left, low - 0.26, 0.02),
      wall.point(right, low - 0.26, 0.02),
      wall.point(right, low, out),
      wall.point(left, low, out),
    ]),
  );
  drawing.fill(canvas, camera.formatFace(slope));
  const stripe = (from: number, to: number, dip: number) =>
    camera.formatFace([
      wall.point(from, top, 0.02),
      wall.point(to, top, 0.02),
      wall.point(to, low, out),
      wall.point(from, low, out),
    ]) +
    camera.formatFace([
      wall.point(from, low, out),
      wall.point(to, low, out),
      wall.point(to, low - dip, out),
      wall.point(from, low - dip, out),
    ]);
  drawing.fill(shadeOf(canvas, 0.25), camera.formatFace(valance));
  let stripes = '';
  const step = (right - left) / 9;
  for (let index = 1; index < 9; index += 2) stripes += stripe(left + index * step, left + (index + 1) * step, 0.26);
  drawing.fill('#efe6d2', stripes);
  drawing.fill(shadeOf(canvas, 0.45), camera.formatFace(end));
  if (!isDirty) return;
  const plane = new Surface(camera, wall.point(left, low, out), [0, -1, 0], [out - 0.02, 0, top - low]);
  const deep = Math.hypot(top - low, out);
  drawing.fill(dirtTone.filmDeep, plane.rect(0, 0, right - left, deep), 0.4);
  drawStreaks(drawing, plane, [0, right - left], deep, {
    seed: 88,
    length: 1.2,
    amount: 1,
    width: 0.12,
    opacity: 0.26,
    color: dirtTone.mudDark,
  });
  drawStreaks(drawing, wall.raised(out), [left, right], low, {
    seed: 89,
    length: 0.26,
    amount: 1.4,
    width: 0.06,
    opacity: 0.3,
    color: dirtTone.mudDark,
  });
}

/** A street tree, a lamp post and one passer-by. */
function drawCurbside(drawing: Drawing, floor: Surface) {
  for (const [y, height, seed] of [
    [62, 6, 7],
    [42, 5.4, 12],
  ] as const) {
    const place: Vector = [1.5, y, 0];
    const [x, foot] = camera.project(place);
    const scale = camera.scaleAt(place);
    drawing.fill(
      shadow,
      floor.polygon([
        [1.5, y - 0.1],
        [front, y + 2.2],
        [front, y + 3.4],
        [1.5, y + 0.1],
      ]),
      0.3,
    );
    drawing.fill('#5b5a50', ellipse(x, foot, 0.7 * scale, 0.1 * scale));
    drawStreetTree(drawing, [x, foot], height * scale, seed);
  }
  const post: Vector = [1.25, 12.5, 0];
  const [x, foot] = camera.project(post);
  const scale = camera.scaleAt(post);
  const bar = (half: number, from: number, to: number, color: string) =>
    drawing.fill(
      color,
      polygon([
        [x - half * scale, foot - from * scale],
        [x + half * scale, foot - from * scale],
        [x + half * scale, foot - to * scale],
        [x - half * scale, foot - to * scale],
      ]),
    );
  drawing.fill(shadow, floor.shadowOfBody(floor.boxCorners(1.2, 12.45, 1.3, 12.55, 0, 3.4), rays), 0.3);
  bar(0.13, 0, 0.5, '#1f3b45');
  bar(0.055, 0.5, 3.3, '#274854');
  bar(0.11, 3.3, 3.4, '#1f3b45');
  drawing.fill('#fbeec4', ellipse(x, foot - 3.62 * scale, 0.2 * scale, 0.24 * scale));
  bar(0.14, 3.84, 3.92, '#1f3b45');
  drawPerson(drawing, floor, [3.3, 13.2], { top: '#ae4d2c', legs: '#3c5361', rays, facing: 1, bag: '#d8b35c' });
}

export const pictures = createPair('gallery-commercial', draw);
