import { Camera, ground, wallFacing } from '../kit/camera.ts';
import { dirtTone, lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { stain } from '../kit/dirt.ts';
import { Drawing, polygon, smoothRing } from '../kit/drawing.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { slant } from '../kit/geometry.ts';
import { drawSprinklerRings } from '../kit/hard-water.ts';
import { createSun } from '../kit/light.ts';
import { drawPottedPlant } from '../kit/lived-in.ts';
import { drawBrick } from '../kit/materials.ts';
import type { Pictures } from '../kit/pair.ts';
import { boughShadow, drawFeatherGrass } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawSolid, shadowOfSolid } from '../kit/solid.ts';

const horizon = 318;
const camera = new Camera({ eye: [-0.12, -2.6, 1.24], yaw: 6, focal: 1290, center: 600, horizon });
const rays = createSun(46, 44);
const shadow = '#1d4a63';
const floor = ground(camera);
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const glass = wall.raised(-0.11);
const opening: Box = [-1.55, 0.62, 1.05, 2.9];
const frame = '#2d4149';
const mullion = -0.28;

/** A window at the sidewalk, which the sprinkler of the bed below has reached every night for years. */
function draw(): Drawing {
  const drawing = new Drawing('A ground-floor window with rings of hard water', material.mortar);
  drawBrick(drawing, wall, [-2.2, -0.3, 2.6, 2.2], { color: material.brickRed, seed: 5 });
  drawGlass(drawing);
  drawFrame(drawing);
  drawSplashedBrick(drawing);
  drawSill(drawing);
  drawBed(drawing);
  return drawing;
}

/** A dining room in the shade; the sky and the trees across the lot lie over it. */
function drawGlass(drawing: Drawing) {
  const [left, low, right, high] = opening;
  drawing.clip(glass.rect(left, low, right, high), () => {
    const bands = ['#5aa4cb', '#78b8d8', '#96c9e1', '#b4dbeb'];
    bands.forEach((color, index) => {
      const top = -70 + index * 104;
      drawing.fill(
        color,
        polygon([
          [-10, top + 26],
          [1210, top - 22],
          [1210, 700],
          [-10, 700],
        ]),
      );
    });
    // Trees across the lot, and the lot.
    const random = createRandom(6);
    for (const [base, color, size] of [
      [318, '#4d8893', 30],
      [352, '#2f6670', 44],
    ] as const) {
      const crowns: Point[] = [[-20, 760]];
      for (let x = -20; x < 1240; x += size * (0.5 + random() * 0.6)) crowns.push([x, base - size * (0.3 + random())]);
      crowns.push([1240, 760]);
      drawing.fill(color, smoothRing(crowns));
    }
    drawing.fill('#31606a', 'M-10 392H1210V700H-10z');
    drawRoom(drawing);
    const lean = (high - low) * slant;
    for (const from of [-1.2, 0.05]) {
      const band = (start: number, wide: number) =>
        glass.polygon([
          [start, low],
          [start + wide, low],
          [start + wide + lean, high],
          [start + lean, high],
        ]);
      drawing.fill('#ffffff', band(from, 0.3) + band(from + 0.4, 0.08), 0.1);
    }
    drawWater(drawing);
    // The frame and the wall shade the pane's upper left.
    const shade = glass.shadow(
      [wall.point(left, low - 1), wall.point(left, high + 1), glass.point(left, high + 1), glass.point(left, low - 1)],
      rays,
    );
    drawing.fill('#0b2530', shade, 0.3);
  });
}

/** Plants on the inner sill and lamps in the room behind, which the rings let through. */
function drawRoom(drawing: Drawing) {
  const inner = wall.raised(-2.6);
  drawing.fill('#1b4652', inner.rect(-6, -0.6, 6, 0.98), 0.4);
  for (const u of [-2.35, 0.32, 1.75])
    drawing.fill('#1b4652', inner.rect(u - 0.012, 1.72, u + 0.012, 4)).fill(
      '#ffdf94',
      inner.polygon([
        [u - 0.19, 1.54],
        [u + 0.19, 1.54],
        [u + 0.09, 1.76],
        [u - 0.09, 1.76],
      ]),
    );
  const sill = wall.raised(-0.26);
  drawing.fill('#86a0a3', sill.rect(-2, 0.4, 2, 0.68)).fill('#a9bec0', sill.rect(-2, 0.66, 2, 0.69));
  drawPottedPlant(drawing, sill, [-0.78, 0.69], 0.58, { seed: 7, leaf: '#4c8a62', pot: '#b4623f' });
  drawPottedPlant(drawing, sill, [0.16, 0.69], 0.32, { seed: 3, leaf: '#6f9c62', pot: '#d9d2c0' });
  drawPottedPlant(drawing, sill, [0.62, 0.69], 0.48, { seed: 12, leaf: '#5c8a53', pot: '#c9a765' });
}

/** The spray comes up from the right-hand bed and falls in an arc: dense low down, thinner above, none at the top. */
function drawWater(drawing: Drawing) {
  const reach = (u: number) => 1.34 + 0.2 * Math.sin((u + 1.1) * 2.1) - 0.1 * (u + 0.2) ** 2;
  const field = (u: number, v: number) => {
    const share = (v - opening[1]) / (reach(u) - opening[1]);
    if (share > 1.06) return 0;
    return Math.max(0, 1 - share) ** 0.7 * 0.95 + (share < 1 ? 0.1 : 0.03);
  };
  // A haze of lime along the foot, where the runs dried.
  for (const level of [0.72, 0.95])
    drawing.fill(
      dirtTone.lime,
      stain(
        glass,
        (u, v) => 1.1 - (v - opening[1]) / 0.3 + 0.7 * (fractalNoise(u * 5, v * 4, 3, 3) - 0.5),
        [opening[0], opening[1], opening[2], 1.1],
        level,
        90,
        20,
      ),
      0.16,
    );
  drawSprinklerRings(drawing, glass, [opening[0], opening[1], opening[2], 1.72], {
    seed: 11,
    count: 2600,
    density: field,
    largest: 0.021,
  });
}

function drawFrame(drawing: Drawing) {
  const [left, low, right, high] = opening;
  const bar = 0.06;
  // The reveal of brick, then the frame.
  drawing
    .fill(
      shadeOf(material.brickRed, 0.4),
      camera.face([wall.point(left, low), wall.point(left, high), glass.point(left, high), glass.point(left, low)]),
    )
    .fill(
      mix(material.brickRed, '#5d2c22', 0.12),
      camera.face([wall.point(right, low), wall.point(right, high), glass.point(right, high), glass.point(right, low)]),
    );
  const rails =
    glass.rect(left, low, left + bar, high, 0.03) +
    glass.rect(right - bar, low, right, high, 0.03) +
    glass.rect(left, low, right, low + bar, 0.03) +
    glass.rect(mullion - 0.03, low, mullion + 0.03, high, 0.03);
  drawing
    .fill(
      '#0b2530',
      glass.rect(left + bar, low, left + bar + 0.05, high) + glass.rect(mullion + 0.03, low, mullion + 0.07, high),
      0.3,
    )
    .fill(frame, rails)
    .fill(
      lightOf(frame, 0.22),
      glass.rect(left, low + bar - 0.008, right, low + bar, 0.031) +
        glass.rect(mullion - 0.03, low, mullion - 0.022, high, 0.031),
    );
}

/** The spray has bleached the brick beside the window as well. */
function drawSplashedBrick(drawing: Drawing) {
  const field = (u: number, v: number) =>
    0.75 - Math.abs(v - 0.62) * 0.7 - Math.max(0, v - 0.85) * 0.6 + 0.75 * (fractalNoise(u * 3, v * 3, 9, 4) - 0.5);
  for (const [left, right] of [
    [opening[2], 2.2],
    [-2.2, opening[0]],
  ] as const)
    drawing.fill(dirtTone.lime, stain(wall, field, [left, 0, right, 1.35], 0.66, 40, 30), 0.16);
  drawing.fill(dirtTone.lime, stain(wall, field, [-2.2, 0.02, 2.4, 0.5], 0.58, 110, 30), 0.15);
  drawing.group(0.26, () =>
    drawing.fill(shadow, boughShadow([1215, 60], [1010, 210], 5, 13) + boughShadow([1215, 250], [1060, 330], 8, 12)),
  );
}

function drawSill(drawing: Drawing) {
  const sill: Box = [opening[0] - 0.12, 0.5, opening[2] + 0.12, 0.62];
  drawing.fill(shadow, shadowOfSolid(wall, wall, sill, [0, 0.09], rays), 0.4);
  const { camera: view } = wall;
  drawing.fill(
    '#efe6d2',
    view.face([
      wall.point(sill[0], 0.62, 0.09),
      wall.point(sill[2], 0.62, 0.09),
      wall.point(sill[2], 0.62, -0.1),
      wall.point(sill[0], 0.62, -0.1),
    ]),
  );
  drawSolid(drawing, wall, sill, [0.05, 0.09], material.limestone, rays);
  // Lime has crusted along its edge.
  const crust = (u: number, v: number) => 0.5 + (v - 0.5) * 2 + 0.9 * (fractalNoise(u * 6, v * 9, 4, 3) - 0.5);
  drawing.fill('#ffffff', stain(wall.raised(0.09), crust, sill, 0.78, 120, 8), 0.38);
}

/** Grasses of the watered bed reach into the picture. */
function drawBed(drawing: Drawing) {
  for (const [u, height, seed] of [
    [-0.72, 0.62, 4],
    [0.86, 0.74, 9],
    [1.22, 0.6, 12],
  ] as const) {
    const place = floor.point(u, -0.2);
    const [x, foot] = camera.project(place);
    drawFeatherGrass(drawing, { x, foot, height: height * camera.scaleAt(place), seed });
  }
}

export const pictures: Pictures = { 'commercial-sprinkler-glass': draw };
