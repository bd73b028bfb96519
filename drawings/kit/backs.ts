import { mix, shadeOf, site } from './color.ts';
import { type Drawing, polygon } from './drawing.ts';
import type { Point } from './geometry.ts';
import { type Joint, limb, palm } from './hands.ts';

/** A person seen from behind, who may be as tall as half the page, because no face is needed. */
export interface BackView {
  /** The place between the feet, and the height, in units of the page. */
  x: number;
  foot: number;
  height: number;
  shirt: string;
  trousers: string;
  skin: string;
  hair: string;
  cap?: string;
  /** Target of the right arm, in fractions of the height from between the feet; the arm hangs down without it. */
  pointsAt?: Point;
  /** Long sleeves reach the wrist. */
  hasLongSleeves?: boolean;
  /** Hair to the shoulders. */
  hasLongHair?: boolean;
  /** A cloth that hangs from the back pocket. */
  cloth?: string;
  /** The relative breadth; 1 for a man of middle build. */
  build?: number;
  /** One flat color, for a mirror image. */
  silhouette?: string;
}

/** The sun comes from the left, so the right half of every part lies in shade. */
export function drawBackView(drawing: Drawing, person: BackView): void {
  const { x, foot, height, silhouette, build = 1 } = person;
  const at = (side: number, up: number): Point => [x + side * height * build, foot - up * height];
  const joint = (side: number, up: number, radius: number): Joint => [...at(side, up), radius * height];
  const part = (color: string, path: string, shadeFrom: number, depth = 0.3) => {
    drawing.fill(silhouette ?? color, path);
    if (silhouette) return;
    const shade: Point[] = [at(shadeFrom, 1.1), at(0.6, 1.1), at(0.6, -0.1), at(shadeFrom - 0.01, -0.1)];
    drawing.clip(path, () => drawing.fill(shadeOf(color, depth), polygon(shade)));
  };
  const oval = (side: number, up: number, across: number, tall: number) =>
    polygon(
      Array.from({ length: 24 }, (_, corner): Point => {
        const angle = (corner / 24) * Math.PI * 2;
        const [centerX, centerY] = at(side, up);
        return [centerX + Math.cos(angle) * across * height, centerY + Math.sin(angle) * tall * height];
      }),
    );
  const hand = (side: number, up: number) => palm(joint(side, up, 0.019), joint(side * 1.02, up - 0.03, 0.017));
  for (const side of [-1, 1]) {
    part('#2b2724', palm(joint(side * 0.052, 0.022, 0.026), joint(side * 0.064, 0.012, 0.022)), side * 0.058);
    part(
      person.trousers,
      limb(joint(side * 0.047, 0.5, 0.055), joint(side * 0.052, 0.27, 0.042), joint(side * 0.054, 0.05, 0.032)),
      side * 0.05 + 0.004,
    );
  }
  part(person.trousers, palm(joint(-0.05, 0.5, 0.052), joint(0.05, 0.5, 0.052), joint(0, 0.46, 0.05)), 0.02);
  if (person.cloth && !silhouette)
    drawing
      .fill(person.cloth, polygon([at(0.03, 0.5), at(0.088, 0.495), at(0.1, 0.36), at(0.07, 0.35), at(0.034, 0.37)]))
      .fill(
        mix(person.cloth, site.glacier, 0.4),
        polygon([at(0.065, 0.5), at(0.088, 0.495), at(0.1, 0.36), at(0.07, 0.35)]),
      );
  // The left arm hangs, a little away from the body.
  const sleeveEnd = person.hasLongSleeves ? 1 : 0.46;
  const arm = (shoulder: Joint, elbow: Joint, wrist: Joint, shadeFrom: number) => {
    if (sleeveEnd === 1) part(person.shirt, limb(shoulder, elbow, wrist), shadeFrom);
    else {
      part(person.skin, limb(elbow, wrist), shadeFrom, 0.2);
      const cut: Joint = [
        shoulder[0] + (elbow[0] - shoulder[0]) * 0.82,
        shoulder[1] + (elbow[1] - shoulder[1]) * 0.82,
        shoulder[2] * 0.98,
      ];
      part(person.skin, limb(shoulder, elbow), shadeFrom, 0.2);
      part(person.shirt, limb(shoulder, cut), shadeFrom);
    }
  };
  part(person.skin, hand(-0.158, 0.475), -0.155, 0.2);
  arm(joint(-0.112, 0.79, 0.037), joint(-0.147, 0.64, 0.029), joint(-0.156, 0.5, 0.021), -0.146);
  if (!person.pointsAt) {
    part(person.skin, hand(0.158, 0.475), 0.162, 0.2);
    arm(joint(0.112, 0.79, 0.037), joint(0.147, 0.64, 0.029), joint(0.156, 0.5, 0.021), 0.142);
  }
  part(
    person.shirt,
    palm(
      joint(-0.094, 0.796, 0.036),
      joint(0.094, 0.796, 0.036),
      joint(0, 0.83, 0.03),
      joint(-0.064, 0.5, 0.026),
      joint(0.064, 0.5, 0.026),
    ),
    0.035,
  );
  if (person.pointsAt) {
    const [side, up] = person.pointsAt;
    const wrist = joint(side - 0.03, up - 0.012, 0.02);
    arm(joint(0.112, 0.79, 0.037), joint(0.112 + (side - 0.112) * 0.5, 0.745, 0.029), wrist, 0.6);
    part(
      person.skin,
      palm(wrist, joint(side, up, 0.019)) +
        limb(joint(side, up + 0.006, 0.009), joint(side + 0.045, up + 0.022, 0.007)),
      0.6,
    );
  }
  part(person.skin, palm(joint(0, 0.86, 0.03), joint(0, 0.83, 0.034)), 0.008, 0.24);
  part(person.hasLongHair ? person.hair : person.skin, oval(0, 0.925, 0.048, 0.06), 0.016, 0.24);
  if (person.hasLongHair) {
    part(person.hair, palm(joint(0, 0.945, 0.055), joint(-0.034, 0.872, 0.028), joint(0.034, 0.872, 0.028)), 0.014);
    return;
  }
  part(person.skin, oval(-0.049, 0.918, 0.009, 0.017) + oval(0.049, 0.918, 0.009, 0.017), 0.03, 0.2);
  part(
    person.hair,
    palm(
      joint(-0.018, 0.945, 0.033),
      joint(0.018, 0.945, 0.033),
      joint(-0.024, 0.895, 0.018),
      joint(0.024, 0.895, 0.018),
    ),
    0.014,
  );
  if (person.cap) {
    part(person.cap, palm(joint(0, 0.955, 0.05), joint(-0.034, 0.94, 0.018), joint(0.034, 0.94, 0.018)), 0.014);
  }
}
