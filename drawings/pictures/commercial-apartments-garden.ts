import { createRoundHead } from '../kit/arches.ts';
import { drawBlueSpruce } from '../kit/blue-spruce.ts';
import { Camera, ground, type Surface, wallFacing } from '../kit/camera.ts';
import { drawCheyenneMountain } from '../kit/cheyenne-mountain.ts';
import { lightOf, material, shadeOf } from '../kit/color.ts';
import { drawThicket } from '../kit/crown.ts';
import { Drawing } from '../kit/drawing.ts';
import { drawEveningGlow, eveningSky } from '../kit/evening.ts';
import type { Box, Point } from '../kit/geometry.ts';
import {
  blockCorners,
  drawHipRoof,
  drawShadowOn,
  drawWalls,
  frontWall,
  type Plan,
  placeOnPage,
  type Roofing,
  type Scene,
  shadeUnderEaves,
  stuccoFinish,
  visibleEnd,
  type WallFinish,
} from '../kit/house-parts.ts';
import { createSun } from '../kit/light.ts';
import { drawLivedInWindow, livedInReflection, type RoomDetail } from '../kit/lived-in.ts';
import { drawMasonry, drawTiles } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawFeatherGrass, drawGrass } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';
import { drawSolid } from '../kit/solid.ts';
import { drawSheen } from '../kit/windows.ts';

const horizon = 650;
const camera = new Camera({ eye: [-12.6, -18, 1.7], yaw: 29, focal: 1040, center: 538, horizon });
/** A low evening sun behind the viewer's right shoulder: the left end of the building lies in shade. */
const rays = createSun(-50, 27);
const shadow = '#1b3350';
const floor = ground(camera);

const plaster = '#ecdcbb';
const stone = '#cdb48a';
const frame = '#4a3a30';
const iron = '#37332f';
const tile = '#b5603f';
const timber = '#6e4a33';
const story = 2.95;
const eaves = 3 * story + 0.2;
const block: Plan = { left: -8.4, right: 12.4, front: 0, back: 11 };
/** Stacks of loggias, and the glass of the stair between them. */
const stacks = [
  { left: -7.4, right: -2.2 },
  { left: 4, right: 9.2 },
] as const;
const out = 1.9;
/** Old blue spruces before the front, each with its place and height. */
const spruces = [
  { place: [8.5, -2.7], height: 10.6, seed: 8 },
  { place: [8.3, -5.9], height: 12, seed: 21 },
] as const;
const stair: Box = [-0.6, 0, 2.4, eaves - 0.7];

/** Apartments in the manner of the old resort: stucco, arched loggias, tile roofs, a foothill close behind. */
function draw(): Drawing {
  const drawing = new Drawing(
    'Three-story stucco apartments with arched loggias, tile roofs and clear windows',
    '#9fae72',
  );
  const scene: Scene = { drawing, camera, rays, shadow };
  drawSky(drawing, eveningSky, horizon);
  drawCloud(drawing, 560, 92, 440, 5, '#fbeeda');
  drawBackground(drawing);
  drawGround(drawing);
  drawBlock(scene);
  for (const [index, stack] of stacks.entries()) drawStack(scene, stack, index);
  drawForeground(scene);
  drawEveningGlow(drawing, 0.05);
  return drawing;
}

const standing = (place: Point, height: number, seed: number) => placeOnPage({ camera, rays }, place, height, seed);

/** Draws the shade of the spruces on a surface, as far as the page area `within` reaches. */
function drawSpruceShade(drawing: Drawing, surface: Surface, within: string) {
  drawing.clip(within, () => {
    let shade = '';
    for (const { place, height } of spruces) {
      const tree = wallFacing(camera, [...place, 0], [0.64, 0.77, 0]);
      const left: Point[] = [];
      const right: Point[] = [];
      for (let tier = 0; tier <= 11; tier++) {
        const half = height * 0.29 * (1 - tier / 11) ** 0.86;
        const level = height * (0.07 + (0.93 * tier) / 11);
        left.push([-half, level - 0.2], [-half * 0.72, level + 0.32]);
        right.push([half, level - 0.2], [half * 0.72, level + 0.32]);
      }
      shade += surface.shadow(
        [...left, ...right.reverse()].map(([u, v]) => tree.point(u, v)),
        rays,
      );
    }
    drawing.fill(shadow, shade, 0.36);
  });
}

function drawBackground(drawing: Drawing) {
  // Cheyenne Mountain with its masts, then a foothill with scrub oak and pines, in the air of the evening.
  const hill = (y: number, color: string, heights: readonly Point[], base = 0) => {
    const far = wallFacing(camera, [0, y, 0], [1, 0, 0]);
    drawing.fill(color, far.polygon([[heights.at(-1)?.[0] ?? 0, base], [heights[0]?.[0] ?? 0, base], ...heights]));
    return far;
  };
  drawCheyenneMountain(drawing, { x: -132, foot: 650, scale: 0.88, haze: 0.3, masts: '#4f6b78' });
  const ridge: Point[] = [
    [-60, 58],
    [-20, 62],
    [16, 60],
    [80, 52],
    [150, 58],
    [220, 76],
    [268, 92],
    [292, 90],
    [330, 74],
    [380, 56],
    [430, 40],
  ];
  const slope = hill(210, '#6f9080', ridge);
  const heightAt = (u: number) => {
    const next = Math.max(
      1,
      ridge.findIndex(([at]) => at > u),
    );
    const [[fromU, from], [toU, to]] = [ridge[next - 1] ?? [0, 0], ridge[next] ?? [1, 0]];
    return from + ((to - from) * (u - fromU)) / (toU - fromU);
  };
  // Scrub oak covers it in clumps, closer together toward the foot.
  const random = createRandom(5);
  let [dark, light] = ['', ''];
  for (let index = 0; index < 110; index++) {
    const u = index % 2 ? -24 + 60 * random() : 250 + 130 * random();
    const v = heightAt(u) * 0.9 * random() ** 1.3;
    const size = (index % 2 ? 1 : 1.7) * (1.4 + 2.4 * random());
    const clump = Array.from({ length: 9 }, (_, corner): Point => {
      const angle = (corner / 9) * Math.PI * 2;
      const reach = size * (0.75 + 0.5 * random());
      return [u + Math.cos(angle) * reach * 1.5, v + Math.sin(angle) * reach * 0.8];
    });
    dark += slope.polygon(clump);
    light += slope.polygon(
      clump.map(([a, b]): Point => [u + size * 0.3 + (a - u) * 0.62, v + size * 0.24 + (b - v) * 0.6]),
    );
  }
  drawing.fill('#557565', dark, 0.8).fill('#8ea473', light, 0.9);
  drawing.fill('#a9b183', floor.rect(-300, 8, 300, 160));
  for (const [place, height, seed] of [
    [[-38, 70], 15, 5],
    [[-31, 62], 13, 8],
  ] as const)
    drawFarPine(drawing, { ...standing(place, height, seed), haze: 0.22 });
  for (const [place, height, seed] of [
    [[-27, 36], 3.2, 3],
    [[-21, 27], 2.8, 7],
  ] as const)
    drawThicket(drawing, { ...standing(place, height, seed), color: '#7d8a52', haze: 0.1, spread: 2, ragged: 1.3 });
}

function drawGround(drawing: Drawing) {
  const walk = material.concreteNew;
  drawing
    .fill('#aab070', floor.rect(-80, -20, 80, 12))
    .fill('#a08d6c', floor.rect(block.left - 1, -2.6, block.right + 0.6, 0))
    .fill(walk, floor.rect(-80, -6.6, 80, -5) + floor.rect(0, -5, 1.8, 0));
  let joints = '';
  for (let u = -30; u < 40; u += 1.6) joints += floor.rect(u, -6.6, u + 0.03, -5);
  for (let v = -5; v < 0; v += 1.3) joints += floor.rect(0, v, 1.8, v + 0.03);
  drawing.fill(shadeOf(walk, 0.25), joints);
  drawing.fill(shadow, floor.shadowOfBody(blockCorners(block, 0, eaves + 1), rays), 0.34);
  drawSpruceShade(drawing, floor, floor.rect(-20, -20, 40, block.front));
}

const drawBase = (scene: Scene, wall: Surface, box: Box, isShaded = false) =>
  drawMasonry(scene.drawing, wall, box, {
    color: isShaded ? shadeOf(stone, 0.34) : stone,
    seed: 5,
    course: 0.34,
    block: 0.72,
    joint: 0.03,
    mortar: isShaded ? '#6f7270' : '#a3957b',
    isRandom: true,
    spread: 0.06,
  });

function drawBlock(scene: Scene) {
  const { drawing } = scene;
  const finish: WallFinish = stuccoFinish(scene, plaster, 4);
  drawWalls(scene, block, [0, eaves], finish);
  const front = frontWall(scene, block.front);
  const end = visibleEnd(scene, block).wall;
  const depth = block.back - block.front;
  drawBase(scene, end, [0, 0, depth, 1.1], true);
  drawBase(scene, front, [block.left, 0, block.right, 1.1]);
  drawing.fill(lightOf(stone, 0.3), front.rect(block.left, 1.08, block.right, 1.2, 0.05));
  for (let floorIndex = 0; floorIndex < 3; floorIndex++) {
    const level = floorIndex * story;
    for (const [index, u] of [1.4, 7.2].entries())
      drawLivedInWindow(drawing, end, [u, level + 1, u + 2, level + 2.5], {
        life: (['curtains', 'none', 'plant', 'blind', 'none', 'curtain'] as const)[floorIndex * 2 + index] ?? 'none',
        seed: floorIndex * 5 + index,
        rays,
        frame,
        columns: 2,
        horizon: 0.2 - floorIndex * 0.15,
        isShaded: true,
      });
    drawPane(
      scene,
      front,
      [10.1, level + 1, 11.6, level + 2.45],
      floorIndex === 1 ? 'blind' : 'curtain',
      floorIndex + 30,
    );
  }
  drawStairGlass(scene, front);
  drawSpruceShade(drawing, front, front.rect(block.left, 0, block.right, eaves));
  shadeUnderEaves(scene, front, [block.left, block.right], eaves, 0.8);
  shadeUnderEaves(scene, end, [0, depth], eaves, 0.8);
  drawHipRoof(scene, block, { ...roof, eaves });
}

const tileRoof: Roofing = (drawing, slope, outline, color) => drawTiles(drawing, slope, outline, { color });

const roof = { pitch: 0.78, over: 0.6, color: tile, trim: '#d9c29a', fascia: 0.22, roofing: tileRoof };

function drawPane(scene: Scene, wall: Surface, box: Box, life: RoomDetail, seed: number) {
  drawLivedInWindow(scene.drawing, wall, box, {
    life,
    seed,
    rays,
    frame,
    columns: 2,
    horizon: box[1] < 2 ? 0.32 : -0.1,
    sillColor: '#e9dbbb',
  });
}

/** The stair behind tall arched glass, over a door of oak in a surround of cut stone. */
function drawStairGlass(scene: Scene, front: Surface) {
  const { drawing } = scene;
  const [left, , right, top] = stair;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const arch = (inset: number, low: number) =>
    createRoundHead(middle, half - inset, low + inset, top - half, half - inset);
  drawing
    .fill(shadeOf(stone, 0.3), front.polygon(arch(-0.4, 3.1)))
    .fill(lightOf(stone, 0.3), front.polygon(arch(-0.34, 3.1), 0.04))
    .fill(iron, front.polygon(arch(0, 3.1), 0.02));
  drawing.clip(front.polygon(arch(0.09, 3.1)), () => {
    livedInReflection('none', { seed: 3, horizon: -0.1 })(drawing, front, [left, 3.1, right, top]);
    drawing.fill('#ffe2a6', front.rect(middle - 0.16, 6.9, middle + 0.16, 7.4), 0.8);
    drawSheen(drawing, front, [left, 3.1, right, top], 0.2);
    drawing.fill(
      iron,
      [1, 2, 3]
        .map((bar) => front.rect(left + (bar * half) / 2 - 0.03, 3, left + (bar * half) / 2 + 0.03, top))
        .join('') + [4.15, 5.2, 6.25].map((level) => front.rect(left, level, right, level + 0.06)).join(''),
    );
  });
  drawing
    .fill(shadeOf(stone, 0.34), front.polygon(createRoundHead(middle, 1.34, 0, 1.72, 1.14)))
    .fill(lightOf(stone, 0.34), front.polygon(createRoundHead(middle, 1.28, 0, 1.72, 1.08), 0.05))
    .fill(shadeOf(timber, 0.5), front.polygon(createRoundHead(middle, 0.88, 0, 1.72, 0.74)))
    .fill(timber, front.polygon(createRoundHead(middle, 0.8, 0.04, 1.7, 0.66)));
  let boards = '';
  for (let u = middle - 0.6; u < middle + 0.7; u += 0.2) boards += front.rect(u - 0.012, 0.06, u + 0.012, 2.1);
  drawing
    .fill(shadeOf(timber, 0.4), boards + front.rect(middle - 0.02, 0, middle + 0.02, 2.34))
    .fill('#d6b25a', front.rect(middle + 0.08, 0.95, middle + 0.13, 1.25));
  for (const u of [middle - 1.75, middle + 1.62])
    drawing
      .fill('#2b2a28', front.rect(u - 0.1, 1.9, u + 0.1, 2.36, 0.12))
      .fill('#ffe2a0', front.rect(u - 0.065, 1.95, u + 0.065, 2.28, 0.125));
}

/** One stack of loggias: two arches a story in a front of stucco, glass doors in the shade behind them. */
function drawStack(scene: Scene, stack: (typeof stacks)[number], index: number) {
  const { drawing } = scene;
  const { left, right } = stack;
  const wall = frontWall(scene, block.front);
  const front = frontWall(scene, -out);
  const plan: Plan = { left, right, front: -out, back: block.front };
  const middle = (left + right) / 2;
  drawShadowOn(
    scene,
    wall,
    [Math.max(left - 2.4, block.left), 0, left, eaves],
    front.boxCorners(left, 0, right, eaves, -out, 0),
    0.34,
  );
  drawWalls(scene, plan, [0, eaves], stuccoFinish(scene, plaster, 7 + index));
  const flank = wallFacing(camera, [left, 0, 0], [0, -1, 0]);
  drawBase(scene, flank, [0, 0, out, 1.1], true);
  drawBase(scene, front, [left, 0, right, 1.1]);
  drawing.fill(lightOf(stone, 0.3), front.rect(left - 0.03, 1.08, right + 0.03, 1.2, 0.05));
  const lives: readonly RoomDetail[] = index
    ? ['curtain', 'none', 'none', 'curtains', 'curtains', 'none']
    : ['none', 'curtains', 'curtain', 'none', 'none', 'curtain'];
  for (let floorIndex = 0; floorIndex < 3; floorIndex++) {
    const level = floorIndex * story + 0.2;
    for (const [side, center] of [middle - 1.26, middle + 1.26].entries()) {
      const low = floorIndex === 0 ? 1.2 : level;
      const half = 1.02;
      // Flat heads below, round ones on the top floor.
      const rise = floorIndex === 2 ? 0.86 : 0.5;
      const spring = level + 2.36 - rise;
      const outline = createRoundHead(center, half, low, spring, rise);
      drawing.fill(
        lightOf(plaster, 0.5),
        front.polygon(createRoundHead(center, half + 0.14, low, spring, rise + 0.14), 0.03),
      );
      drawing.clip(front.polygon(outline, 0.03), () => {
        drawing.fill(shadeOf(plaster, 0.36), wall.rect(left - 3, low - 1, right + 3, level + 4));
        drawing.fill(shadeOf('#cbb894', 0.3), floor.raised(level).rect(left, -out, right, 0));
        drawLivedInWindow(
          drawing,
          wall,
          [center - 0.5 + index * 0.75, level, center + 1.7 + index * 0.75, level + 2.3],
          {
            life: lives[floorIndex * 2 + side] ?? 'none',
            seed: index * 9 + floorIndex * 2 + side,
            rays,
            frame,
            frameWidth: 0.09,
            columns: 2,
            horizon: floorIndex ? 0.05 : 0.3,
          },
        );
        // Sun reaches in under the arch as far as its shape allows.
        drawing.fill(shadow, wall.rect(left - 3, low - 1, right + 3, level + 4), 0.16);
        drawing.clip(
          wall.shadow(
            outline.map(([u, v]) => front.point(u, v)),
            rays,
          ),
          () => drawing.fill('#ffe9bd', wall.rect(left - 3, low - 1, right + 3, level + 4), 0.2),
        );
        // The jamb and the underside of the arch, as thick as the wall.
        const inner = front.raised(-0.34);
        const steps = outline.slice(1);
        for (const [step, [u, v]] of steps.entries()) {
          const next = steps[step + 1] ?? outline[0];
          if (!next) continue;
          const isJamb = step === 0 || step === steps.length - 1;
          drawing.fill(
            shadeOf(plaster, isJamb ? 0.24 : 0.42),
            camera.formatFace([front.point(u, v), front.point(...next), inner.point(...next), inner.point(u, v)]),
          );
        }
        if (floorIndex > 0) rail(drawing, front.raised(-0.17), [center - half, center + half], level);
      });
      if (floorIndex > 0)
        drawSolid(
          drawing,
          front,
          [center - half - 0.2, low - 0.16, center + half + 0.2, low],
          [0, 0.14],
          '#e9dbbb',
          rays,
        );
    }
  }
  drawSpruceShade(drawing, front, front.rect(left, 0, right, eaves));
  shadeUnderEaves(scene, front, [left, right], eaves, 0.5);
  // Behind the long wall the eaves of the stack run into the main roof.
  const [edge] = camera.project([left - 0.4, block.front, eaves]).map(Math.round);
  drawing.clip(`M${edge}-6H1206V806H${edge}z`, () =>
    drawHipRoof(scene, { ...plan, back: 6 }, { ...roof, eaves, over: 0.4, pitch: 0.84 }),
  );
}

function rail(drawing: Drawing, plane: Surface, [from, to]: Point, level: number) {
  let bars = plane.rect(from, level + 0.96, to, level + 1.03) + plane.rect(from, level + 0.1, to, level + 0.15);
  for (let u = from; u <= to; u += 0.17) bars += plane.rect(u, level + 0.12, u + 0.025, level + 1);
  drawing.fill(iron, bars);
}

function drawForeground(scene: Scene) {
  const { drawing } = scene;
  for (const [x, y, height, spread, seed] of [
    [-8.9, -1.2, 1.3, 1.4, 41],
    [-6.4, -2.5, 0.7, 3, 43],
    [-3.4, -2.5, 0.9, 1.9, 46],
    [-2.2, -1.6, 1.05, 1.3, 48],
    [3.3, -1.6, 1.2, 1.3, 53],
    [5.6, -2.5, 0.7, 2.8, 56],
  ] as const)
    drawThicket(drawing, {
      ...standing([x, y], height, seed),
      spread,
      color: seed % 2 ? '#6c8350' : '#a0a05c',
      ragged: 1.3,
    });
  for (const x of [-4.9, 7.3]) drawFeatherGrass(drawing, standing([x, -2.4], 0.95, Math.round(x + 50)));
  drawThicket(drawing, {
    ...standing([-10.6, 3.4], 2.6, 21),
    spread: 2,
    color: '#6c8350',
    ragged: 1.3,
  });
  for (const { place, height, seed } of spruces) drawBlueSpruce(drawing, standing(place, height, seed));
  drawGrass(drawing, [0, 730, 1200, 800], {
    count: 30,
    seed: 8,
    colors: ['#b5c584', '#7f9c56'],
    scaleAt: (y) => 0.5 + (y - 690) / 120,
  });
}

export const pictures: Pictures = { 'commercial-apartments-garden': draw };
