import { Camera, ground, Surface, wallFacing } from '../kit/camera.ts';
import { drawCheyenneMountain } from '../kit/cheyenne-mountain.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { drawThicket } from '../kit/crown.ts';
import { drawOil, drawSlabGrime, drawTireScuffs } from '../kit/dirt.ts';
import { Drawing } from '../kit/drawing.ts';
import { castTreesBeyond, drawEveningGlow, eveningSky } from '../kit/evening.ts';
import { drawFilm, drawLeafPrints } from '../kit/film.ts';
import type { Box, Point, Vector } from '../kit/geometry.ts';
import { drawBoulder } from '../kit/house-life.ts';
import { createSun } from '../kit/light.ts';
import { drawBox, drawBrick, drawConcrete, drawMasonry, drawShingles, drawSiding } from '../kit/materials.ts';
import { createPair } from '../kit/pair.ts';
import { drawFeatherGrass, drawGrass, drawShrub } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawGarageDoor, drawSheen, drawWindow, skyReflection } from '../kit/windows.ts';

const camera = new Camera({ eye: [5.2, -12.8, 0.22], yaw: -22, focal: 1120, center: 600, horizon: 470 });
// A low morning sun behind the viewer's left shoulder.
const rays = createSun(54, 27);

/** The slope of the drive and the yard toward the street, per meter. The house is on level ground. */
const fall = 0.12;
const yard = new Surface(camera, [0, 0, 0], [1, 0, 0], [0, 1, fall]);
/** The retaining wall of the level bed before the long wing. */
const bedFront = -5.2;

/** A ranch house of the 1970s: garage in front, lap siding over a brick foot, a low shingle roof. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'A driveway with oil, scuffs and grime' : 'The same driveway, washed',
    material.lawn,
  );
  drawSky(drawing, eveningSky, 474);
  drawCloud(drawing, 640, 70, 420, 9, '#fbeeda');
  drawCheyenneMountain(drawing, { x: 12, foot: 462, scale: 0.62, haze: 0.22, masts: '#5b7784' });
  const floor = ground(camera);
  drawLawn(drawing, floor);
  drawHouse(drawing, floor);
  drawSlab(drawing, yard, isDirty);
  drawScrubOak(drawing);
  drawTreeShade(drawing, yard);
  drawBed(drawing);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

function drawLawn(drawing: Drawing, floor: Surface) {
  drawing
    .fill('#a9b57c', floor.rect(-60, 0, 60, 60))
    .fill('#9fae72', yard.rect(-60, -14, 60, 0) + floor.rect(3.1, bedFront, 40, 0));
  const fence = wallFacing(camera, [-40, 16, 0], [1, 0, 0]);
  drawing.fill('#a9825a', fence.rect(0, 0, 60, 1.8));
  let boards = '';
  for (let u = 0; u < 60; u += 0.42) boards += fence.rect(u, 0, u + 0.06, 1.8);
  drawing.fill('#8a6746', boards);
  const blades = { colors: ['#8b9c5f', '#a9b77c', '#b9b985'], scaleAt: (y: number) => Math.max(0.25, (y - 330) / 330) };
  drawGrass(drawing, [-20, 400, 330, 800], { count: 40, seed: 5, ...blades });
  drawGrass(drawing, [560, 640, 900, 800], { count: 30, seed: 6, ...blades });
}

const front = { left: -3.6, right: 3.6, eave: 2.75, peak: 4.55 };

function drawHouse(drawing: Drawing, floor: Surface) {
  const { left, right, eave, peak } = front;
  const siding = material.sidingSage;
  // The long wing behind the garage.
  const wing = wallFacing(camera, [right, 2.4, 0], [1, 0, 0]);
  drawSiding(drawing, wing, [0, 0.9, 9, 2.7], { color: siding, seed: 5, reveal: 0.2 });
  drawBrick(drawing, wing, [0, 0, 9, 0.9], { color: material.brickBuff, seed: 6, size: 2 });
  const pane = drawWindow(drawing, wing, [1.6, 0.95, 3.9, 2.25], {
    reflection: skyReflection({ horizon: 0.26 }),
    rays,
    columns: 2,
    casing: 0.09,
  });
  drawSheen(drawing, pane.glass, [1.66, 1, 3.84, 2.2]);
  const wingRoof = new Surface(camera, [right - 0.3, 1.7, 2.62], [1, 0, 0], [0, 2.6, 1.25]);
  drawing.fill(shadeOf(material.trim, 0.25), wing.rect(-0.2, 2.56, 9.4, 2.74, 0.7));
  drawShingles(
    drawing,
    wingRoof,
    [
      [-0.4, 0],
      [10, 0],
      [10, 2.9],
      [-0.4, 2.9],
    ],
    { color: material.shingleBrown, seed: 3 },
  );
  drawing.fill(
    shadeOf(siding, 0.6),
    wing.polygon([
      [0, 2.56],
      [9, 2.56],
      [9, 2.28],
      [0, 2.28],
    ]),
    0.5,
  );
  // The gable of the garage.
  const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
  const side = new Surface(camera, [right, 0, 0], [0, 1, 0], [0, 0, 1]);
  drawSiding(drawing, side, [0, 0, 2.4, eave], { color: siding, seed: 7, reveal: 0.2, isShaded: true });
  const gable = wall.polygon([
    [left, 0],
    [right, 0],
    [right, eave],
    [0, peak],
    [left, eave],
  ]);
  drawing.clip(gable, () => drawSiding(drawing, wall, [left, 0, right, peak], { color: siding, seed: 2, reveal: 0.2 }));
  drawBrick(drawing, wall, [left, 0, -2.72, 1], { color: material.brickBuff, seed: 3, size: 2 });
  drawBrick(drawing, wall, [2.72, 0, right, 1], { color: material.brickBuff, seed: 4, size: 2 });
  drawing.fill(
    lightOf(material.limestone, 0.2),
    wall.rect(left, 1, -2.72, 1.07, 0.05) + wall.rect(2.72, 1, right, 1.07, 0.05),
  );
  const opening: Box = [-2.5, 0, 2.5, 2.2];
  drawing.fill(
    material.trim,
    wall.rect(-2.66, 0, -2.5, 2.36, 0.02) +
      wall.rect(2.5, 0, 2.66, 2.36, 0.02) +
      wall.rect(-2.66, 2.2, 2.66, 2.36, 0.02),
  );
  drawGarageDoor(drawing, wall, opening, { color: '#e6dfce', rays });
  // A louver in the gable, a lamp on each side.
  drawing
    .fill(material.trim, wall.rect(-0.42, 3.1, 0.42, 3.75, 0.02))
    .fill(
      shadeOf(material.trim, 0.35),
      [0, 1, 2, 3, 4].map((slat) => wall.rect(-0.36, 3.16 + slat * 0.11, 0.36, 3.2 + slat * 0.11, 0.03)).join(''),
    );
  for (const u of [-3.05, 3.05]) {
    drawing
      .fill('#2b3337', wall.rect(u - 0.09, 1.75, u + 0.09, 2.12, 0.12))
      .fill('#ffe2a0', wall.rect(u - 0.06, 1.8, u + 0.06, 2.03, 0.125));
  }
  // The rake boards and the two slopes, seen from below their edge.
  const overhang = 0.45;
  const rise = (peak - eave) / -left;
  const edge = (u: number): Point => [u, peak - Math.abs(u) * rise + 0.06];
  const outer = right + 0.5;
  const rake = (u: number) =>
    camera.formatFace([
      wall.point(0, peak + 0.06, overhang),
      wall.point(u, edge(u)[1], overhang),
      wall.point(u, edge(u)[1] - 0.2, overhang),
      wall.point(0, peak - 0.14, overhang),
    ]);
  const eaves = wall.shadow(
    [
      wall.point(-outer, edge(outer)[1] - 0.2, overhang),
      wall.point(0, peak - 0.14, overhang),
      wall.point(outer, edge(outer)[1] - 0.2, overhang),
      wall.point(outer, edge(outer)[1] + 2.5, 0),
      wall.point(-outer, edge(outer)[1] + 2.5, 0),
    ],
    rays,
  );
  drawing.clip(gable, () => drawing.fill('#16384a', eaves, 0.36));
  const slope = (u: number) =>
    camera.formatFace([
      wall.point(0, peak + 0.06, overhang),
      wall.point(u, edge(u)[1], overhang),
      wall.point(u, edge(u)[1] - 0.12, 0),
      wall.point(0, peak - 0.06, 0),
    ]);
  drawing.fill(shadeOf(material.shingleBrown, 0.25), slope(outer) + slope(-outer));
  drawing
    .fill(material.trim, rake(-outer) + rake(outer))
    .fill(
      shadeOf(material.trim, 0.3),
      camera.formatFace([
        wall.point(-outer, edge(outer)[1] - 0.2, overhang),
        wall.point(0, peak - 0.14, overhang),
        wall.point(0, peak - 0.2, overhang),
        wall.point(-outer, edge(outer)[1] - 0.25, overhang),
      ]),
    );
  const [shrubX, shrubFoot] = camera.project([6.2, 2, 0]);
  drawShrub(drawing, { x: shrubX, foot: shrubFoot + 6, height: 62, seed: 12 });
  drawShrub(drawing, { x: shrubX + 96, foot: shrubFoot + 8, height: 52, seed: 15, color: '#8f9c5c' });
  // A bin for the truck, and the shadow of the house on the ground.
  const bin: Box = [3.75, -1, 4.4, -0.35];
  drawing.fill('#234e57', floor.shadowOfBody(floor.boxCorners(...bin, 0, 1.1), rays), 0.4);
  drawBox(drawing, floor, bin, [0.06, 1.05], { top: '#5b7f8d', front: '#3f6472', side: '#2c4c59' });
  drawBox(drawing, floor, [3.7, -1.06, 4.45, -0.3], [1.05, 1.13], {
    top: '#6d92a0',
    front: '#4b7281',
    side: '#35596a',
  });
}

/** Oil where two engines stood: no two drips of one size, and a few that fell on the way in. */
const drips: readonly (readonly [u: number, v: number, radius: number, seed: number])[] = [
  [-1.32, -3.5, 0.34, 4],
  [-1.02, -3.86, 0.17, 6],
  [-1.55, -4.2, 0.12, 9],
  [-1.2, -4.75, 0.08, 14],
  [1.3, -6.5, 0.24, 8],
  [1.52, -6.86, 0.13, 11],
  [1.18, -7.3, 0.09, 17],
  [1.12, -5.4, 0.06, 21],
  [1.05, -2.1, 0.16, 12],
  [1.36, -2.5, 0.08, 19],
];

/** Leaves of the scrub oak along the left edge, most of them next to it. */
const leafPlaces: readonly Point[] = (() => {
  const random = createRandom(7);
  return Array.from({ length: 58 }, (): Point => {
    const v = -0.7 - 6.4 * random() ** 1.2;
    return [-2.82 + 1.5 * random() ** 2.4, v];
  });
})();

/** Under wet leaves, where the shade stays longest, the slab turns green. */
function drawGreenEdge(drawing: Drawing, floor: Surface) {
  drawFilm(drawing, floor, [-2.9, -8.6, 0.4, -0.1], {
    seed: 6,
    colors: ['#7c835c', '#33432b'],
    thickness: (u, v) =>
      1.5 * Math.exp(-(u + 2.9) / (0.9 + 1.1 * fractalNoise(1, v * 0.7, 4, 2))) * Math.exp(-(((v + 3.6) / 3.4) ** 2)) -
      0.05,
    frequency: [2.2, 1.6],
    opacity: 0.5,
    grain: 0.05,
  });
  drawLeafPrints(drawing, floor, leafPlaces, { seed: 3, opacity: 0.32, size: 0.075 });
  for (const [index, color] of ['#8c5a30', '#b3622f', '#c98f3c'].entries())
    drawLeafPrints(
      drawing,
      floor,
      leafPlaces.filter((_, place) => place % 4 === index + 1),
      { seed: 9 + index, opacity: 1, size: 0.095, color },
    );
}

function drawSlab(drawing: Drawing, floor: Surface, isDirty: boolean) {
  const box: Box = [-2.9, -12.9, 2.9, 0];
  drawing.fill('#7f8a55', floor.rect(-3.02, -13, 3.02, 0));
  drawConcrete(drawing, floor, box, { color: material.concreteNew, across: [0], along: [-9.6, -6.4, -3.2], seed: 4 });
  drawing.clip(floor.rect(...box), () => {
    if (isDirty) {
      drawSlabGrime(drawing, floor, [-2.9, -12.9, 2.9, 0], { seed: 5, amount: 0.9 });
      drawTireScuffs(
        drawing,
        floor,
        [
          [-1.3, -11],
          [-1.28, -6],
          [-1.3, -0.6],
        ],
        { seed: 3, amount: 0.8 },
      );
      drawTireScuffs(
        drawing,
        floor,
        [
          [0.6, -11],
          [1.25, -7],
          [1.32, -3],
          [1.3, -0.5],
        ],
        { seed: 9, amount: 0.8 },
      );
      for (const [u, v, radius, seed] of drips) drawOil(drawing, floor, [u, v], radius, { seed, amount: 0.7 + radius });
      drawGreenEdge(drawing, floor);
    } else {
      // The deepest oil stays in the concrete as a faint shadow.
      for (const [u, v, radius, seed] of drips)
        if (radius > 0.2) drawOil(drawing, floor, [u, v], radius, { seed, amount: 0.1 });
      drawLeafPrints(drawing, floor, leafPlaces.slice(0, 14), { seed: 3, opacity: 0.1, size: 0.07 });
    }
  });
}

/** Gambel oak between the slab and the fence, as it grows on these slopes. */
function drawScrubOak(drawing: Drawing) {
  const ring = Array.from({ length: 14 }, (_, corner): Point => {
    const angle = (corner / 7) * Math.PI;
    return [-5.1 + Math.cos(angle) * (1.9 + 0.2 * Math.sin(corner * 3)), 0.1 + Math.sin(angle) * 1.5];
  });
  drawing.fill('#1b3350', yard.polygon(ring), 0.34);
  for (const [place, height, seed] of [
    [[-7.2, 1.2, 0], 2.3, 5],
    [[-5.5, -0.7, 0], 1.9, 11],
    [[-4.3, -1.3, 0], 1.15, 3],
  ] as const) {
    const [x, foot] = camera.project([place[0], place[1], Math.min(0, place[1]) * fall]);
    drawThicket(drawing, {
      x,
      foot,
      height: height * camera.scaleAt(place),
      seed,
      color: '#7c8a4f',
      spread: 1.25,
      ragged: 1.3,
      sunSide: -1,
    });
  }
}

/** A retaining wall of split stone, with boulders and mountain plants on the slope below it. */
function drawBed(drawing: Drawing) {
  const wall = wallFacing(camera, [0, bedFront, 0], [1, 0, 0]);
  const low = bedFront * fall;
  const stone = '#c4ab88';
  const plant = (place: Point, height: number, seed: number, color: string, spread: number) => {
    const base: Vector = [place[0], place[1], place[1] > bedFront ? 0 : place[1] * fall];
    const [x, foot] = camera.project(base);
    drawThicket(drawing, {
      x,
      foot,
      height: height * camera.scaleAt(base),
      seed,
      color,
      spread,
      ragged: 1.3,
      sunSide: -1,
    });
  };
  plant([6, -4.3], 0.62, 7, '#7c8a4f', 1.7);
  plant([8.2, -4], 0.7, 12, '#6d8257', 1.7);
  drawing
    .fill(
      '#b8a37c',
      yard.polygon([
        [3.5, bedFront],
        [14, bedFront],
        [14, -11],
        [6.3, -10.2],
        [5.2, -8.7],
        [4.5, -7.4],
        [3.6, -6.3],
      ]),
    )
    .fill('#1b3350', yard.rect(3.1, bedFront - 0.28, 14, bedFront), 0.3);
  drawMasonry(drawing, wall, [3.1, low - 0.1, 14, 0.07], {
    color: stone,
    seed: 9,
    course: 0.21,
    block: 0.46,
    joint: 0.02,
    mortar: '#8f7f66',
    isRandom: true,
    spread: 0.08,
  });
  let weeps = '';
  for (let u = 3.8; u < 9; u += 1.3) weeps += wall.rect(u, low + 0.1, u + 0.05, low + 0.15, 0.01);
  drawing.fill('#4f4638', weeps).fill(lightOf(stone, 0.4), wall.rect(3.04, 0.02, 14, 0.1, 0.05));
  const grass = (place: Point, height: number, seed: number) => {
    const base: Vector = [place[0], place[1], place[1] * fall];
    const [x, foot] = camera.project(base);
    drawFeatherGrass(drawing, { x, foot, height: height * camera.scaleAt(base), seed });
  };
  grass([4.1, -5.9], 0.62, 4);
  const scene = { drawing, camera, rays, shadow: '#1b3350' };
  plant([5, -6.5], 0.42, 5, '#8a9560', 2.2);
  grass([6, -7.3], 0.6, 9);
  drawBoulder(scene, [5.05, -7.5, -7.5 * fall], 0.62);
  drawBoulder(scene, [5.75, -8.1, -8.1 * fall], 0.36);
}

/** Trees across the street, outside the picture, lie over the lawn and the slab. */
function drawTreeShade(drawing: Drawing, floor: Surface) {
  castTreesBeyond(
    drawing,
    [
      { at: [-13, -9.4], height: 6.2, seed: 4, kind: 'leafy' },
      { at: [-4, -16.4], height: 5.4, seed: 9, kind: 'leafy' },
    ],
    {
      floor,
      ground: [-30, -13, 30, 0],
      rays,
      shadow: '#1b3350',
      opacity: 0.34,
    },
  );
}

export const pictures = createPair('gallery-pressure-washing', draw);
