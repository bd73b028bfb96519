import { lightOf, material, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A full-grown blue spruce of a lawn: single boughs that droop and end in fingers, with gaps between them. */
export function drawBlueSpruce(
  drawing: Drawing,
  tree: {
    x: number;
    foot: number;
    height: number;
    seed: number;
    haze?: number;
    sunSide?: -1 | 1;
    color?: string;
    /** The share of its height that a house in front hides. */
    hidden?: number;
  },
): void {
  const { x, foot, height, seed, haze = 0, sunSide = 1, hidden = 0 } = tree;
  const random = createRandom(seed);
  const base = mix(tree.color ?? material.spruceBlue, '#b5d5e2', haze);
  const tiers = Math.round(11 + height / 110);
  const rise = height / tiers;
  const bough = ([rootX, rootY]: Point, [tipX, tipY]: Point, thick: number): Point[] => {
    const at = (share: number, drop: number): Point => [
      lerp(rootX, tipX, share),
      lerp(rootY, tipY, share) + thick * drop,
    ];
    return [
      at(0, -0.45),
      at(0.55, -0.3),
      at(1, 0),
      at(0.84, 0.75 + random() * 0.3),
      at(0.62, 0.25),
      at(0.46, 1 + random() * 0.4),
      at(0.26, 0.4),
      at(0, 0.5),
    ];
  };
  drawing.fill(
    shadeOf(mix('#6d5746', '#b5d5e2', haze), 0.2),
    polygon([
      [x - height * 0.013, foot],
      [x - height * 0.008, foot - height * 0.3],
      [x + height * 0.008, foot - height * 0.3],
      [x + height * 0.013, foot],
    ]),
  );
  // The dark inside of the crown, seen between the boughs.
  drawing.fill(
    shadeOf(base, 0.4),
    polygon([
      [x, foot - height * 0.98],
      [x + height * 0.045, foot - height * 0.1],
      [x - height * 0.045, foot - height * 0.1],
    ]),
  );
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const level = foot - height * (0.075 + 0.9 * share);
    const half = height * 0.225 * (1 - share) ** 0.82 + height * 0.01;
    const count = 3 + Math.round(2.6 * (1 - share));
    const places = Array.from({ length: count }, (_, index) => ({
      side: lerp(-1, 1, (index + 0.15 + random() * 0.7) / count),
      reach: 0.82 + random() * 0.34,
      drop: random(),
    }));
    if (share < hidden) continue;
    let [shade, body, light] = ['', '', ''];
    for (const { side, reach, drop } of places) {
      const root: Point = [x + side * half * 0.1, level - rise * (0.7 + drop * 0.25) * (0.45 + 0.55 * (1 - share))];
      const tip: Point = [
        x + side * half * reach,
        level + rise * (0.05 + 0.55 * (1 - Math.abs(side)) + (drop - 0.5) * 0.5),
      ];
      const thick = rise * 0.8;
      const isLit = height > 240 && side * sunSide > -0.2 + drop * 0.3;
      shade += polygon(bough([root[0], root[1] + thick * 0.4], [tip[0], tip[1] + thick * 0.34], thick), 2);
      body += polygon(bough(root, tip, thick * 0.84), 2);
      if (isLit)
        light += polygon(
          bough(
            [lerp(root[0], tip[0], 0.3), lerp(root[1], tip[1], 0.3) - thick * 0.16],
            [lerp(root[0], tip[0], 0.94), lerp(root[1], tip[1], 0.94) - thick * 0.12],
            thick * 0.4,
          ),
          2,
        );
    }
    drawing.fill(shadeOf(base, 0.44), shade).fill(shadeOf(base, 0.12), body).fill(lightOf(base, 0.17), light);
  }
  const top = foot - height;
  drawing.fill(
    base,
    polygon([
      [x, top],
      [x + height * 0.009, top + height * 0.09],
      [x - height * 0.009, top + height * 0.09],
    ]),
  );
}
