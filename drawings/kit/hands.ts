import { mix } from './color.ts';
import { type Drawing, hull } from './drawing.ts';
import type { Point } from './geometry.ts';

/** A joint of a finger or limb, with its radius. */
export type Joint = readonly [x: number, y: number, radius: number];

const circle = ([x, y, radius]: Joint): Point[] =>
  Array.from({ length: 18 }, (_, corner): Point => {
    const angle = (corner / 18) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** The outline around all joints at once: the back of a hand, a sleeve. */
export const palm = (...joints: readonly Joint[]) => hull(joints.flatMap(circle));

/** A chain of joints, each pair joined by a part that tapers from one radius to the other. */
export const limb = (...joints: readonly Joint[]) =>
  joints
    .slice(1)
    .map((joint, index) => palm(joints[index] ?? joint, joint))
    .join('');

export interface SkinTones {
  base: string;
  shade: string;
  light: string;
}

export const createSkin = (base: string): SkinTones => ({
  base,
  shade: mix(base, '#5a2418', 0.38),
  light: mix(base, '#ffe9c9', 0.36),
});

/**
 * A finger in three planes: the gap to its neighbor, itself, and the light on the side that `toLight` points to. Fingers
 * that overlap need no outline: the gap of the later one parts them.
 */
export function drawFinger(
  drawing: Drawing,
  tones: SkinTones,
  joints: readonly Joint[],
  toLight: Point = [-0.3, -0.3],
): void {
  drawing.fill(
    tones.shade,
    limb(...joints.map(([x, y, radius]): Joint => [x - toLight[0] * 9, y - toLight[1] * 9, radius + 1.5])),
  );
  drawing.fill(tones.base, limb(...joints));
  drawing.fill(
    tones.light,
    limb(...joints.map(([x, y, radius]): Joint => [x + toLight[0] * radius, y + toLight[1] * radius, radius * 0.42])),
    0.8,
  );
}

/** A nail near the tip: `along` points from the joint to the tip. */
export function drawNail(drawing: Drawing, tones: SkinTones, [x, y, radius]: Joint, along: Point): void {
  drawing.fill(
    mix(tones.light, '#fff2e6', 0.45),
    palm(
      [x + along[0] * radius * 0.1, y + along[1] * radius * 0.1, radius * 0.42],
      [x + along[0] * radius * 0.55, y + along[1] * radius * 0.55, radius * 0.36],
    ),
  );
}
