import { Camera, wallFacing } from '../kit/camera.ts';
import { material, mix, site } from '../kit/color.ts';
import { traceStain } from '../kit/dirt.ts';
import { type Dot, Drawing, polygon } from '../kit/drawing.ts';
import { drawForestedMountains } from '../kit/forest-light.ts';
import { type Point, slant } from '../kit/geometry.ts';
import { createSkin, drawFinger, type Joint, limb, palm } from '../kit/hands.ts';
import type { Pictures } from '../kit/pair.ts';
import { drawCottonwood, drawSpruce } from '../kit/plants.ts';
import { createRandom, fractalNoise } from '../kit/random.ts';
import { drawCloud, drawSky } from '../kit/sky.ts';

/** The pane fills the page: a meter of it is 100 units, from the lower left corner. */
const camera = new Camera({ eye: [0, -10, 0], focal: 1000, horizon: 400 });
const glass = wallFacing(camera, [-6, 0, -4], [1, 0, 0]);

const blade = { top: 168, bottom: 566, x: 596 };
const cutAt = (y: number) => blade.x - (y - blade.top) * slant;
const lowerEdge = (x: number) => blade.bottom + 14 + 7 * Math.sin(x / 70) + 4 * Math.sin(x / 23);
const frame = { left: 176, top: 44 };

/** A squeegee on its way over a soaped pane: the glass behind the blade is clear again. */
function draw(): Drawing {
  const drawing = new Drawing(
    'A hand draws a squeegee over a soaped pane; behind the blade Pikes Peak is clear',
    '#5aa5cd',
  );
  drawView(drawing);
  drawSuds(drawing);
  drawFrame(drawing);
  drawTool(drawing);
  return drawing;
}

function drawView(drawing: Drawing) {
  drawSky(drawing, ['#4d9fcb', '#68b0d6', '#86c4e2', '#a9d8ec', '#cbe7f1'], 560);
  drawCloud(drawing, 210, 170, 250, 4, '#eef7fb');
  drawCloud(drawing, 330, 258, 170, 9, '#e6f3f9');
  const place = { from: 'east-side', x: 408, horizon: 590, perDegree: 42, rise: 1.4 } as const;
  drawForestedMountains(drawing, place, [
    [-6, 350],
    [200, 366],
    [300, 384],
    [400, 392],
    [540, 396],
    [640, 380],
    [1206, 420],
  ]);
  drawing.fill('#5d8468', 'M0 566L300 556 700 568 1200 560V800H0z');
  const trees: [x: number, height: number, seed: number][] = [
    [196, 108, 3],
    [300, 72, 5],
    [392, 90, 8],
    [470, 70, 11],
    [640, 96, 14],
    [760, 84, 2],
    [900, 110, 6],
    [1050, 90, 9],
  ];
  for (const [x, height, seed] of trees) {
    if (seed % 2) drawCottonwood(drawing, { x, foot: 610, height, seed, haze: 0.12, color: '#6f9459' });
    else drawSpruce(drawing, { x, foot: 606, height, seed, haze: 0.12 });
  }
}

/** Soapy water everywhere that the blade has not been. */
function drawSuds(drawing: Drawing) {
  const soap: Point[] = [
    [cutAt(-6), -6],
    [1206, -6],
    [1206, 806],
    [-6, 806],
  ];
  for (let x = -6; x <= cutAt(blade.bottom); x += 18) soap.push([x, lowerEdge(x)]);
  soap.push([cutAt(blade.bottom), blade.bottom]);
  const random = createRandom(14);
  drawing.clip(polygon(soap), () => {
    drawing.fill('#d5dfdf', 'M0 0h1200v800H0z', 0.82);
    const flow = (u: number, v: number) => fractalNoise(u * 1.5 + v * 0.35, v * 0.55, 12, 4);
    drawing
      .fill('#e4ebea', traceStain(glass, flow, [-0.2, -0.2, 12.2, 8.2], 0.46, 76, 90), 0.9)
      .fill('#f3f7f6', traceStain(glass, flow, [-0.2, -0.2, 12.2, 8.2], 0.57, 76, 90), 0.92)
      .fill(
        '#b9c6c4',
        traceStain(glass, (u, v) => fractalNoise(u * 2 + 9, v * 0.6, 31, 3), [-0.2, -0.2, 12.2, 8.2], 0.7, 70, 90),
        0.55,
      );
    // Grit that the brush has loosened runs down with the water.
    let clean = '';
    let gray = '';
    for (let run = 0; run < 74; run++) {
      const x = random() * 1200;
      const y = random() * 760;
      const long = 40 + random() ** 2 * 210;
      const wide = 2 + random() * 4.5;
      const path = polygon([
        [x, y],
        [x + wide, y],
        [x + wide * 0.85, y + long * 0.86],
        [x + wide * 0.5, y + long],
        [x + wide * 0.15, y + long * 0.86],
      ]);
      if (run % 3) clean += path;
      else gray += path;
    }
    drawing.fill('#ffffff', clean, 0.75).fill('#a8a894', gray, 0.5);
    const bubbles: Dot[] = [];
    for (let y = -4; y < 804; y += 15) {
      for (let x = -4; x < 1204; x += 15) {
        const [a, b, chance, size] = [random(), random(), random(), random()];
        const foam = fractalNoise(x / 62, y / 84, 7, 3);
        if (chance > 0.1 + Math.max(0, foam - 0.42) * 2.1) continue;
        bubbles.push([x + a * 15, y + b * 15, 2.5 + size ** 3 * 15]);
      }
    }
    const large = bubbles.filter(([, , size]) => size > 6);
    drawing
      .dots('#ffffff', bubbles)
      .dots(
        '#c7d6d8',
        large.map(([x, y, size]): Dot => [x + 1, y + 1, size * 0.66]),
      )
      .dots(
        '#ffffff',
        large.map(([x, y, size]): Dot => [x - size * 0.16, y - size * 0.18, size * 0.3]),
      );
  });
  // The lip of water along both cuts, and what runs from the lower one.
  drawing.fill(
    '#ffffff',
    polygon([
      [cutAt(0) - 3, 0],
      [cutAt(0) + 4, 0],
      [cutAt(blade.top) + 4, blade.top],
      [cutAt(blade.top) - 3, blade.top],
    ]),
  );
  const lip: Point[] = [];
  for (let x = -6; x < cutAt(blade.bottom); x += 10) lip.push([x, lowerEdge(x) - 3]);
  drawing.fill('#ffffff', polygon([...lip, ...lip.toReversed().map(([x, y]): Point => [x, y + 6])]));
  let runs = '';
  for (let run = 0; run < 13; run++) {
    const x = 192 + run * 25 + random() * 14;
    const y = lowerEdge(x);
    const long = 14 + random() ** 2 * 96;
    const wide = 2.2 + random() * 2.2;
    runs += polygon([
      [x - wide * 2, y - 2],
      [x + wide * 2, y - 2],
      [x + wide, y + 8],
      [x + wide, y + long],
      [x, y + long + wide * 1.4],
      [x - wide, y + long],
      [x - wide, y + 8],
    ]);
  }
  drawing.fill('#ffffff', runs);
  const sheen = (from: number, to: number): Point[] => [
    [from + 580 * slant, 0],
    [to + 580 * slant, 0],
    [to, 580],
    [from, 580],
  ];
  drawing.clip(
    polygon([
      [0, 0],
      [cutAt(0), 0],
      [cutAt(blade.bottom), blade.bottom],
      [0, 574],
    ]),
    () => drawing.fill('#ffffff', polygon(sheen(300, 366)) + polygon(sheen(392, 412)), 0.2),
  );
}

function drawFrame(drawing: Drawing) {
  const { left, top } = frame;
  const paint = material.trim;
  drawing
    .fill(
      '#0b2530',
      polygon([
        [left, top],
        [1206, top],
        [1206, top + 14],
        [left + 10, top + 14],
        [left + 10, 806],
        [left, 806],
      ]),
      0.3,
    )
    .fill(paint, `M0 0h1200v${top}H${left}v${800 - top}H0z`)
    .fill(mix(paint, '#7f9aa8', 0.42), `M${left - 12} ${top - 12}H1200v12H${left}v${800 - top}h-12z`)
    .fill(mix(paint, '#7f9aa8', 0.2), `M${left - 76} 0h8v800h-8z`)
    .fill('#d9e3e2', `M0 0h${left - 100}v800H0z`)
    .fill('#aebfc4', `M${left - 100} 0h10v800h-10z`);
}

const skin = createSkin('#c78c67');

function drawTool(drawing: Drawing) {
  const long = Math.hypot(1, slant);
  const along: Point = [-slant / long, 1 / long];
  const out: Point = [along[1], -along[0]];
  const length = (blade.bottom - blade.top) * long;
  const at = (down: number, away: number): Point => [
    cutAt(blade.top) + along[0] * down + out[0] * away,
    blade.top + along[1] * down + out[1] * away,
  ];
  const bar = (from: number, to: number, near: number, far: number) =>
    polygon([at(from, near), at(to, near), at(to, far), at(from, far)]);
  const middle = length * 0.5;
  // The tool stands off the glass, so its shadow falls a little below it.
  drawing
    .fill('#56788a', bar(6, length + 10, 16, 52), 0.5)
    .fill(site.ink, bar(-5, length + 5, -5, 10))
    .fill('#9fbac6', bar(2, length - 2, 10, 32))
    .fill('#f2f8fa', bar(2, length - 2, 10, 17))
    .fill('#56707c', bar(2, length - 2, 26, 32))
    .fill('#b5893f', bar(middle - 46, middle + 46, 26, 60))
    .fill('#ffe2a3', bar(middle - 46, middle + 46, 26, 36))
    .fill('#8f6a2c', bar(middle - 27, middle + 27, 58, 86));
  const foot = at(middle, 82);
  const way: Point = [0.66, 0.751];
  const side: Point = [way[1], -way[0]];
  const on = (distance: number, aside: number): Point => [
    foot[0] + way[0] * distance + side[0] * aside,
    foot[1] + way[1] * distance + side[1] * aside,
  ];
  const rod = (from: number, to: number, low: number, high: number) =>
    polygon([on(from, low), on(to, low), on(to, high), on(from, high)]);
  const joint = (distance: number, aside: number, radius: number): Joint => [...on(distance, aside), radius];

  // Behind the handle: the heel of the hand and the arm, in its sleeve.
  const wrist = on(196, 150);
  const elbow: Point = [1330, 742];
  drawing
    .fill('#56788a', limb([wrist[0] - 20, wrist[1] + 66, 40], [elbow[0] - 20, elbow[1] + 100, 92]), 0.3)
    .fill(skin.shade, palm(joint(150, 20, 30), joint(262, 16, 28), joint(240, 90, 44), [wrist[0], wrist[1] + 6, 47]));
  drawing
    .fill(site.sunShade, rod(-10, 316, -17, 17))
    .fill(site.sun, rod(-10, 316, -4, 17))
    .fill(site.sunLift, rod(-10, 316, 9, 17))
    .fill(site.slate, limb(joint(304, 0, 18), joint(312, 0, 18)));
  drawFinger(drawing, skin, [joint(178, 46, 23), joint(128, 22, 20), joint(88, 4, 16)], [-0.1, -0.42]);
  drawing.fill(
    skin.base,
    palm(joint(142, 58, 24), joint(178, 68, 25), joint(216, 68, 25), joint(252, 58, 23), [...wrist, 46]),
  );
  for (const [distance, reach, radius] of [
    [256, 50, 20],
    [221, 60, 22],
    [184, 62, 23],
    [147, 56, 23],
  ] as const)
    drawFinger(
      drawing,
      skin,
      [joint(distance, reach, radius), joint(distance + 2, 14, radius), joint(distance + 4, -20, radius * 0.86)],
      [-0.1, -0.46],
    );
  drawing.fill(
    skin.light,
    palm(joint(150, 82, 8), joint(180, 92, 9), [wrist[0] - 12, wrist[1] - 28, 9], [wrist[0] - 40, wrist[1] - 22, 7]),
    0.7,
  );
  const sleeve = '#2c6f95';
  const arm = Math.hypot(elbow[0] - wrist[0], elbow[1] - wrist[1]);
  const down: Point = [(elbow[0] - wrist[0]) / arm, (elbow[1] - wrist[1]) / arm];
  const onArm = (distance: number, aside: number): Point => [
    wrist[0] + down[0] * distance - down[1] * aside,
    wrist[1] + down[1] * distance + down[0] * aside,
  ];
  const band = (from: number, to: number, low: number, high: number, grow = 1.55) =>
    polygon([onArm(from, low), onArm(to, low * grow), onArm(to, high * grow), onArm(from, high)]);
  drawing
    .fill(skin.base, band(0, 46, -46, 22, 1.02))
    .fill(sleeve, band(44, arm, -58, 62))
    .fill(mix(sleeve, site.ink, 0.42), band(44, arm, 26, 62))
    .fill('#4f94bb', band(44, arm, -58, -24))
    .fill(mix(sleeve, site.ink, 0.3), band(36, 74, -63, 66, 1.02))
    .fill(mix(sleeve, site.ink, 0.05), band(36, 74, -63, 26, 1.02))
    .fill('#5d9fc4', band(36, 74, -63, -30, 1.02));
}

export const pictures: Pictures = { 'job-squeegee': draw };
