import { Camera, type Surface, wallFacing } from '../kit/camera.ts';
import { lightOf, material, mix, shadeOf } from '../kit/color.ts';
import { drawDoubleHung } from '../kit/double-hung.ts';
import { Drawing, ellipse } from '../kit/drawing.ts';
import type { Box, Point } from '../kit/geometry.ts';
import { createSun } from '../kit/light.ts';
import { drawSiding } from '../kit/materials.ts';
import { drawCobweb, drawMoth, drawMothTraces, drawWingPrint } from '../kit/moths.ts';
import { createPair } from '../kit/pair.ts';
import { drawFarPine } from '../kit/pine-stand.ts';
import { drawSheen } from '../kit/windows.ts';

const camera = new Camera({ eye: [-0.02, -1.55, 1.66], focal: 950, center: 600, horizon: 520 });
const rays = createSun(-44, 40);
const shadow = '#1d4156';
const wall = wallFacing(camera, [0, 0, 0], [1, 0, 0]);
const opening: Box = [-0.12, 0.78, 1.3, 2.12];
/** The middle of the porch light. */
const lamp = { u: -0.6, low: 1.66, high: 1.94, half: 0.075, out: [0.07, 0.22] as const };
const siding = '#56787c';

/** The upper corner of a window beside the porch light. */
function draw(isDirty: boolean): Drawing {
  const drawing = new Drawing(
    isDirty ? 'Traces of miller moths on a window and around a porch light' : 'The same window and light, clean',
    siding,
  );
  drawSiding(drawing, wall, [-1.4, 0.6, 1.3, 2.7], { color: siding, seed: 4, reveal: 0.145 });
  if (isDirty) drawMothTraces(drawing, wall, [-1.1, 1.3, -0.26, 2.4], { seed: 5, count: 40, density: aroundLamp });
  drawDoubleHung(drawing, wall, opening, {
    rays,
    columns: 2,
    drawGlass: (picture, glass, box, part) => drawGlass(picture, glass, box, part, isDirty),
    drawOnFrame: (picture, face, box) => {
      if (isDirty)
        drawMothTraces(picture, face, box, {
          seed: Math.round(31 + box[0] * 40 + box[1] * 70),
          count: Math.round(110 * (box[2] - box[0]) * (box[3] - box[1])),
          density: (u, v) => 0.75 * nearTopLeft(u, v),
        });
    },
  });
  drawLamp(drawing, isDirty);
  if (isDirty) {
    drawMoth(drawing, wall.raised(0.036), [0.36, 2.19], -0.5, 0.034);
    drawMoth(drawing, wall.raised(0.036), [-0.19, 1.79], 0.4, 0.033);
    drawMoth(drawing, wall.raised(0.004), [-0.37, 1.7], -0.6, 0.034);
  }
  return drawing;
}

const aroundLamp = (u: number, v: number) => 0.85 * Math.exp(-(((u - lamp.u) / 0.2) ** 2) - ((v - 1.86) / 0.26) ** 2);

const nearTopLeft = (u: number, v: number) =>
  0.9 * Math.exp(-(((u - 0.04) / 0.44) ** 2) - ((v - 2.05) / 0.34) ** 2) + 0.12;

/** The panes mirror the sky, pines and the roof across the street. */
function drawGlass(drawing: Drawing, glass: Surface, box: Box, part: 'upper' | 'lower', isDirty: boolean) {
  const [left, low, right, high] = box;
  const band = (from: number, to: number, lean: number): Point[] => [
    [left - 1, from],
    [right + 1, from + lean],
    [right + 1, to + lean],
    [left - 1, to],
  ];
  drawing
    .fill('#4a95bf', glass.rect(left, low, right, high))
    .fill('#6fb2d3', glass.polygon(band(0, 1.92, 0.05)))
    .fill('#a3d3e8', glass.polygon(band(0, 1.66, 0.03)));
  const [, foot] = glass.project(0, 1.3);
  for (const [u, tall, seed] of [
    [0.86, 0.56, 6],
    [0.2, 0.68, 11],
    [-0.03, 0.5, 8],
  ] as const)
    drawFarPine(drawing, {
      x: glass.project(u, 1.3)[0],
      foot,
      height: tall * camera.scaleAt(glass.point(u, 1.3)),
      seed,
      haze: 0.12,
    });
  drawing.fill(
    '#2b5260',
    glass.polygon([
      [-0.4, 0.6],
      [-0.4, 1.42],
      [0.3, 1.42],
      [0.86, 1.53],
      [1.4, 1.42],
      [1.4, 0.6],
    ]),
  );
  drawSheen(drawing, glass, box, 0.13);
  if (!isDirty) return;
  drawing.fill('#cbbf9f', glass.rect(left, low, right, high), 0.22);
  drawMothTraces(drawing, glass, box, {
    seed: part === 'upper' ? 12 + Math.round(left * 10) : 18,
    count: part === 'upper' ? 34 : 12,
    density: nearTopLeft,
  });
  if (part === 'upper')
    for (const [u, v, turn] of [
      [0.4, 1.8, -0.9],
      [0.76, 1.9, 0.6],
    ] as const)
      drawWingPrint(drawing, glass, [u, v], turn);
  if (part === 'upper' && left < 0)
    drawCobweb(drawing, glass, [left, high], { seed: 4, reach: 0.3, from: -Math.PI * 0.02, to: -Math.PI * 0.49 });
}

/** A plain lantern, as beside half the front doors here. */
function drawLamp(drawing: Drawing, isDirty: boolean) {
  const { u, low, high, half } = lamp;
  const [near, far] = lamp.out;
  const black = '#2b3337';
  const solid = (left: number, bottom: number, right: number, top: number, from: number, to: number) =>
    wall.boxCorners(left, bottom, right, top, from, to);
  const body = solid(u - half, low, u + half, high, near, far);
  drawing.group(0.42, () =>
    drawing.fill(
      shadow,
      wall.shadowOfBody(body, rays) +
        wall.shadowOfBody(solid(u - half - 0.02, high, u + half + 0.02, high + 0.02, near - 0.02, far + 0.02), rays) +
        wall.shadowOfBody(solid(u - 0.02, high, u + 0.02, high + 0.1, near, far), rays),
    ),
  );
  // The plate on the wall and the arm.
  drawing
    .fill(shadeOf(black, 0.2), camera.silhouette(solid(u - 0.05, low + 0.1, u + 0.05, high + 0.13, 0, 0.02)))
    .fill(lightOf(black, 0.14), wall.rect(u - 0.05, low + 0.1, u + 0.05, high + 0.13, 0.02))
    .fill(black, camera.silhouette(solid(u - 0.012, high + 0.075, u + 0.012, high + 0.1, 0.02, 0.155)));
  // Inside the glass: the back frame, a bulb, and what fell in.
  const front = wall.raised(far);
  const middle = wall.raised((near + far) / 2);
  drawing.fill('#8fb2bd', camera.silhouette(body)).fill('#b9d3d8', front.rect(u - half, low, u + half, high));
  const [bulbX, bulbY] = middle.project(u, low + 0.15);
  const unit = camera.scaleAt(middle.point(u, low));
  drawing
    .fill('#d8cfae', middle.rect(u - 0.016, low, u + 0.016, low + 0.09))
    .fill('#fff3cf', ellipse(bulbX, bulbY, unit * 0.032, unit * 0.042));
  drawSheen(drawing, front, [u - half, low, u + half, high], 0.3);
  if (isDirty) {
    drawing.fill('#b8ab8a', camera.silhouette(body), 0.4);
    drawMothTraces(drawing, front, [u - half, low, u + half, high], {
      seed: 25,
      count: 16,
      density: (_, v) => 0.5 + 0.4 * Math.exp(-(v - low) / 0.08),
    });
    // Last night's moths lie at the bottom of the glass.
    drawing.fill(
      '#6a5a46',
      [-0.045, -0.02, 0.012, 0.04]
        .map((offset, index) =>
          front.polygon([
            [u + offset - 0.014, low],
            [u + offset - 0.004, low + 0.016 + index * 0.002],
            [u + offset + 0.013, low + 0.008],
            [u + offset + 0.016, low],
          ]),
        )
        .join(''),
    );
  }
  const bar = 0.012;
  const sideFace = (raise: number) =>
    camera.face([
      wall.point(u + half, low, raise),
      wall.point(u + half, high, raise),
      wall.point(u + half, high, raise - bar),
      wall.point(u + half, low, raise - bar),
    ]);
  drawing.fill(
    black,
    sideFace(far) +
      sideFace(near + bar) +
      front.rect(u - half, low, u - half + bar, high) +
      front.rect(u + half - bar, low, u + half, high) +
      front.rect(u - bar / 2, low, u + bar / 2, high),
  );
  const plate = (from: number, to: number, out: number, color: string) => {
    const corners = solid(u - half - out, from, u + half + out, to, near - out, far + out);
    drawing
      .fill(shadeOf(color, 0.2), camera.silhouette(corners))
      .fill(color, wall.rect(u - half - out, from, u + half + out, to, far + out));
  };
  plate(low - 0.018, low, 0.008, black);
  plate(high, high + 0.018, 0.02, black);
  // The roof of the lantern.
  const tip: Point = [u, high + 0.085];
  const eave = (side: number, out: number) => wall.point(u + side * (half + 0.02), high + 0.018, out);
  const top = (side: number) => wall.point(tip[0] + side * 0.02, tip[1], (near + far) / 2);
  drawing
    .fill(lightOf(black, 0.16), camera.face([eave(-1, far + 0.02), eave(1, far + 0.02), top(1), top(-1)]))
    .fill(lightOf(black, 0.28), camera.face([eave(1, near - 0.02), eave(1, far + 0.02), top(1)]))
    .fill(black, camera.silhouette(solid(u - 0.016, tip[1], u + 0.016, tip[1] + 0.03, 0.13, 0.16)));
  drawing.fill(mix(material.trim, '#ffffff', 0.5), front.rect(u - half + bar, high - 0.006, u + half - bar, high), 0.4);
}

export const pictures = createPair('dirt-moth', draw);
