import type { Surface } from './camera.ts';
import { lightOf, material, mix, shadeOf } from './color.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Point, Vector } from './geometry.ts';
import { createSimilarTones, createTones } from './materials.ts';
import { createRandom } from './random.ts';
import { drawSheen, type Reflection } from './windows.ts';

/** Brick some way off: one tone, lines of mortar, and single bricks in other tones. Far lighter than every brick. */
export function drawBrickCourses(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  options: { color: string; seed?: number; isShaded?: boolean; course?: number; density?: number },
): void {
  const { seed = 1, isShaded = false, course = 0.2, density = 1 } = options;
  const base = isShaded ? shadeOf(options.color, 0.36) : options.color;
  const random = createRandom(seed);
  const tones = createTones([...createSimilarTones(base, 0.1).slice(1), mix(base, '#5d3a34', 0.22)]);
  let mortar = '';
  for (let v = low + course; v < high; v += course) mortar += wall.rect(left, v - course * 0.09, right, v);
  const rows = Math.floor((high - low) / course);
  const count = Math.round((right - left) * (high - low) * 3.2 * density);
  for (let brick = 0; brick < count; brick++) {
    const v = low + Math.floor(random() * rows) * course;
    const u = left + Math.floor((random() * (right - left)) / 0.22) * 0.22;
    const long = random() < 0.3 ? 0.22 : 0.44;
    tones.add(Math.floor(random() * 4), wall.rect(u, v, Math.min(right, u + long), Math.min(high, v + course * 0.9)));
  }
  drawing.fill(base, wall.rect(left, low, right, high));
  tones.draw(drawing);
  drawing.fill(isShaded ? shadeOf(material.mortar) : mix(material.mortar, base, 0.35), mortar, 0.8);
}

interface ArchOptions {
  reflection: Reflection;
  rays: Vector;
  frame: string;
  /** The stone or brick of the arch and the sill. */
  stone: string;
  rise?: number;
  isShaded?: boolean;
}

/** A tall sash window under a low arch, set deep in a brick wall. */
export function drawArchedSash(
  drawing: Drawing,
  wall: Surface,
  [left, low, right, high]: Box,
  options: ArchOptions,
): void {
  const { rise = 0.22, isShaded = false, rays } = options;
  const tone = (color: string) => (isShaded ? shadeOf(color, 0.36) : color);
  const isRound = rise > (right - left) * 0.3;
  const steps = isRound ? 14 : 6;
  const arch = (inset: number, lift = 0): Point[] =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = step / steps;
      const angle = Math.PI * (1 - share);
      const [across, up] = isRound ? [0.5 + Math.cos(angle) / 2, Math.sin(angle)] : [share, 1 - (2 * share - 1) ** 2];
      return [left + inset + (right - left - inset * 2) * across, high - rise + lift - inset + rise * up];
    });
  const opening = (inset: number): Point[] => [
    [right - inset, low + inset],
    [left + inset, low + inset],
    ...arch(inset),
  ];
  drawing.fill(tone(options.stone), wall.polygon([...arch(-0.1, 0.12), ...arch(0).toReversed()], 0.03));
  drawing.fill(shadeOf(tone(options.stone), 0.34), wall.polygon([...arch(0, 0.035), ...arch(0).toReversed()], 0.03));
  const glass = wall.raised(-0.16);
  const middle = (low + high - rise * 0.5) / 2;
  drawing.clip(wall.polygon(opening(0)), () => {
    drawing.fill(shadeOf(tone('#8b5646'), 0.45), wall.polygon(opening(-0.05)));
    drawing.fill(tone(options.frame), glass.polygon(opening(0.01)));
    const upper = glass.polygon([[right - 0.1, middle + 0.04], [left + 0.1, middle + 0.04], ...arch(0.1)]);
    const panes = glass.rect(left + 0.1, low + 0.11, right - 0.1, middle - 0.04) + upper;
    drawing.clip(panes, () => {
      options.reflection(drawing, glass, [left, low, right, high]);
      if (!isShaded && wall.sunlight(rays) > 0)
        drawing.fill(
          '#0b2530',
          glass.shadow(
            [
              ...arch(0).map(([u, v]) => wall.point(u, v)),
              glass.point(right + 0.5, high + 0.6),
              glass.point(left - 0.5, high + 0.6),
            ],
            rays,
          ) +
            [left, right]
              .map((u) =>
                glass.shadow(
                  [
                    wall.point(u, low - 0.5),
                    wall.point(u, high + 0.5),
                    glass.point(u, high + 0.5),
                    glass.point(u, low - 0.5),
                  ],
                  rays,
                ),
              )
              .join(''),
          0.28,
        );
      drawSheen(drawing, glass, [left, low, right, high], isShaded ? 0.1 : 0.2);
    });
    drawing.fill(
      shadeOf(tone(options.frame), 0.3),
      glass.rect(left + 0.08, middle - 0.05, right - 0.08, middle - 0.03),
    );
  });
  drawing
    .fill(shadeOf(tone(options.stone), 0.32), wall.rect(left - 0.1, low - 0.2, right + 0.1, low - 0.12, 0.05))
    .fill(lightOf(tone(options.stone), 0.2), wall.rect(left - 0.12, low - 0.12, right + 0.12, low, 0.1));
}
