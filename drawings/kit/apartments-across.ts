import { lightOf, mix, shadeOf } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import { lerp, type Point } from './geometry.ts';
import { createRandom } from './random.ts';

/** A row of apartments seen at an angle, in units of the page: its far and near edge, and top and foot at each. */
export interface ApartmentsAcross {
  far: number;
  near: number;
  top: readonly [far: number, near: number];
  foot: readonly [far: number, near: number];
  bays: number;
  seed: number;
  stucco?: string;
  siding?: string;
  stone?: string;
}

/** New apartments across the street, as glass mirrors them: stucco and siding by turns, balconies, a stone foot. */
export function drawApartmentsAcross(drawing: Drawing, row: ApartmentsAcross): void {
  const { far, near, top, foot, bays, seed, stucco = '#dccdb0', siding = '#7f8f93', stone = '#a3937b' } = row;
  const random = createRandom(seed);
  const grows = Math.abs(foot[1] - top[1]) / Math.abs(foot[0] - top[0]);
  const at = (share: number, up: number): Point => {
    const s = share / (share + (1 - share) * grows);
    return [lerp(far, near, s), lerp(lerp(foot[0], foot[1], s), lerp(top[0], top[1], s), up)];
  };
  const quad = (a: number, low: number, b: number, high: number) =>
    polygon([at(a / bays, low), at(b / bays, low), at(b / bays, high), at(a / bays, high)], 2);
  let [glass, bright, blinds, trims, slabs, rails, deep] = ['', '', '', '', '', '', ''];
  for (let bay = 0; bay < bays; bay++) {
    const isSiding = bay % 3 === 1;
    const wall = isSiding ? siding : mix(stucco, '#ffffff', (bay % 2) * 0.1);
    const height = isSiding ? 1 : 0.93;
    drawing.fill(wall, quad(bay, 0, bay + 1.01, height));
    if (isSiding) {
      let boards = '';
      for (let up = 0.22; up < height - 0.03; up += 0.028) boards += quad(bay, up, bay + 1, up + 0.005);
      drawing.fill(shadeOf(siding, 0.28), boards, 0.6);
    }
    drawing
      .fill(stone, quad(bay, 0, bay + 1.01, 0.13))
      .fill(lightOf(stone, 0.4), quad(bay, 0.13, bay + 1.01, 0.145))
      .fill(shadeOf(wall, 0.45), quad(bay - 0.03, height - 0.025, bay + 1.03, height))
      .fill(mix('#4d5558', wall, 0.2), quad(bay - 0.05, height, bay + 1.05, height + 0.018));
    for (let story = 0; story < 3; story++) {
      const level = 0.06 + story * 0.295;
      const chance = random();
      if (isSiding) {
        deep += quad(bay + 0.1, level, bay + 0.9, level + 0.235);
        glass += quad(bay + 0.2, level, bay + 0.68, level + 0.2);
        if (chance < 0.6) bright += quad(bay + 0.44, level + 0.02, bay + 0.66, level + 0.19);
        slabs += quad(bay + 0.04, level - 0.028, bay + 0.96, level);
        rails += quad(bay + 0.06, level + 0.085, bay + 0.94, level + 0.097);
        for (let post = 0.08; post < 0.93; post += 0.085)
          rails += quad(bay + post, level, bay + post + 0.018, level + 0.09);
        continue;
      }
      trims += quad(bay + 0.17, level + 0.05, bay + 0.83, level + 0.235);
      glass += quad(bay + 0.2, level + 0.06, bay + 0.48, level + 0.225);
      glass += quad(bay + 0.52, level + 0.06, bay + 0.8, level + 0.225);
      if (chance < 0.45) bright += quad(bay + 0.2, level + 0.14, bay + 0.48, level + 0.225);
      else blinds += quad(bay + 0.52, level + 0.19 - chance * 0.06, bay + 0.8, level + 0.225);
    }
  }
  drawing
    .fill(shadeOf(siding, 0.5), deep)
    .fill('#eee8da', trims)
    .fill('#23404c', glass)
    .fill('#7fb0c6', bright)
    .fill('#b9b6a6', blinds)
    .fill('#d9d3c4', slabs)
    .fill('#2f383b', rails);
}
