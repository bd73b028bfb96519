import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A front seen at an angle, in units of the page: its left and right edge, and the height of top and foot at each. */
export interface Front {
  left: number;
  right: number;
  top: readonly [left: number, right: number];
  foot: readonly [left: number, right: number];
  color: string;
  /** Rows of upper windows and windows in a row; 0 rows for a front of shops alone. */
  floors: number;
  bays: number;
  seed: number;
  /** Share of the height that the shops take. */
  shop?: number;
}

/** A brick block across the street, as glass mirrors it: courses, lintels and shop windows of few planes. */
export function drawFrontAcross(drawing: Drawing, front: Front): void {
  const { left, right, top, foot, color, floors, bays, seed, shop = 0.34 } = front;
  const random = createRandom(seed);
  // Bays grow toward the nearer edge, as a front seen at an angle does.
  const nearScale = Math.abs(foot[1] - top[1]) / Math.abs(foot[0] - top[0]);
  const across = (share: number) => share / (share + (1 - share) * nearScale);
  const at = (share: number, up: number): Point => {
    const s = across(share);
    return [lerp(left, right, s), lerp(lerp(foot[0], foot[1], s), lerp(top[0], top[1], s), up)];
  };
  const quad = (a: number, low: number, b: number, high: number) =>
    polygon([at(a, low), at(b, low), at(b, high), at(a, high)], 2);
  drawing.fill(color, quad(0, 0, 1, 1));
  let courses = '';
  for (let up = shop; up < 0.93; up += 0.024) courses += quad(0, up, 1, up + 0.004);
  drawing.fill(shadeOf(color, 0.22), courses, 0.5);
  drawing
    .fill(lightOf(color, 0.42), quad(-0.01, 0.955, 1.01, 1.015))
    .fill(shadeOf(color, 0.5), quad(0, 0.925, 1, 0.955));
  let [glass, bright, sills, lintels, blinds] = ['', '', '', '', ''];
  const row = (0.9 - shop) / Math.max(1, floors);
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [a, b] = [(bay + 0.27) / bays, (bay + 0.73) / bays];
      const [low, high] = [shop + 0.04 + floor * row, shop + 0.01 + (floor + 0.82) * row];
      lintels += quad(a - 0.008, high, b + 0.008, high + row * 0.12);
      sills += quad(a - 0.01, low - row * 0.06, b + 0.01, low);
      glass += quad(a, low, b, high);
      const chance = random();
      if (chance < 0.3) bright += quad(a + 0.004, lerp(low, high, 0.5), b - 0.004, high);
      else if (chance < 0.62) blinds += quad(a + 0.004, lerp(low, high, 0.35 + random() * 0.5), b - 0.004, high);
    }
  drawing
    .fill(lightOf(color, 0.3), lintels)
    .fill(lightOf(color, 0.5), sills)
    .fill(shadeOf('#23404c', 0.2), glass)
    .fill('#7fb0c6', bright)
    .fill(mix('#cfc8b4', '#23404c', 0.35), blinds);
  // Shops: a sign band in the sun, an awning's shadow, dark glass between piers.
  drawing
    .fill(mix('#2c4a50', color, 0.15), quad(0, 0, 1, shop - 0.02))
    .fill(lightOf(color, 0.36), quad(0, shop - 0.045, 1, shop));
  let [piers, panes, boards] = ['', '', ''];
  for (let bay = 0; bay <= bays; bay += 2) piers += quad((bay - 0.16) / bays, 0, (bay + 0.16) / bays, shop - 0.045);
  for (let bay = 0; bay < bays; bay += 2) {
    panes += quad((bay + 0.35) / bays, 0.05, (bay + 1.65) / bays, shop * 0.66);
    boards += quad((bay + 0.25) / bays, 0, (bay + 1.75) / bays, 0.05);
  }
  drawing
    .fill('#16303a', panes)
    .fill(mix('#6c5a48', color, 0.4), boards)
    .fill(color, piers);
}

/** A tree without its leaves: limbs that fork and thin out to twigs. */
export function drawBareTree(
  drawing: Drawing,
  tree: { x: number; foot: number; height: number; seed: number; color?: string; lean?: number; sunSide?: -1 | 1 },
): void {
  const { x, foot, height, seed, color = '#6b5a4c', lean = 0, sunSide = 1 } = tree;
  const random = createRandom(seed);
  let [wood, lit] = ['', ''];
  const grow = ([fromX, fromY]: Point, angle: number, length: number, thick: number, depth: number) => {
    const to: Point = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    const end = thick * (depth === 0 ? 0.25 : 0.72);
    const [acrossX, acrossY] = [Math.cos(angle), Math.sin(angle)];
    const side = (share: number, [px, py]: Point, half: number): Point => [
      px + acrossX * half * share,
      py + acrossY * half * share,
    ];
    wood += polygon(
      [side(-1, [fromX, fromY], thick), side(-1, to, end), side(1, to, end), side(1, [fromX, fromY], thick)],
      2,
    );
    if (thick > 2)
      lit += polygon(
        [
          side(sunSide * 0.2, [fromX, fromY], thick),
          side(sunSide * 0.2, to, end),
          side(sunSide, to, end),
          side(sunSide, [fromX, fromY], thick),
        ],
        2,
      );
    if (depth === 0) return;
    const forks = depth > 4 ? 2 : 2 + Math.round(random() * 0.8);
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork / (forks - 1) - 0.5) * (0.6 + random() * 0.7);
      grow(
        to,
        angle * 0.86 + spread + (random() - 0.5) * 0.3,
        length * (0.6 + random() * 0.34),
        end * (0.66 + random() * 0.3),
        depth - 1,
      );
    }
  };
  grow([x, foot], lean, height * 0.26, height * 0.022, 6);
  drawing.fill(color, wood).fill(lightOf(color, 0.4), lit);
}

/** Deepens the reflection toward the foot of the glass, where the dark room shows instead, from the height `from`. */
export function drawRoomInGlass(drawing: Drawing, from: number, color = '#0f2b36'): void {
  for (const [index, share] of [0, 0.22, 0.46, 0.72].entries()) {
    const y = lerp(from, 640, share);
    drawing.fill(
      color,
      polygon([
        [-6, y + 14 - index * 5],
        [1206, y - 22 + index * 6],
        [1206, 806],
        [-6, 806],
      ]),
      [0.3, 0.34, 0.4, 0.45][index] ?? 0.4,
    );
  }
}
