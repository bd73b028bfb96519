import { getColor } from '../../styles/read-tokens.ts';
import { escapeHtml } from '../escape-html.ts';
import type { MapFormat } from '../site/paths.ts';
import { contours } from './contours.ts';
import { logoShapes } from './logo-shapes.ts';
import type { Typeface } from './typeface.ts';

interface Position {
  latitude: number;
  longitude: number;
}

export interface MapPlace extends Position {
  slug: string;
  name: string;
  /** The end of the name that is next to the dot, as the SVG attribute `text-anchor`. */
  anchor: 'start' | 'end';
  /** The position of the name, if it is not next to its dot. */
  nameAt?: Position | undefined;
}

export interface MapFaces {
  heading: Typeface;
  text: Typeface;
  quiet: Typeface;
}

/** Returns a position on the land of the drawing, whose upper left corner is at 39.16 degrees north, 105.1234 west. */
const project = ({ latitude, longitude }: Position) => ({
  x: Math.round((longitude + 105.1234) * 1349),
  y: Math.round((39.16 - latitude) * 1000),
});

/** Two formats of the same land, which is 720 by 510; `across` and `down` are the scales by which it is compressed. */
const formats = {
  wide: { width: 754, height: 510, left: 130, top: 0, across: 0.72, down: 1, nameSize: 22, peakSize: 1.5 },
  narrow: { width: 512, height: 430, left: 102, top: 3, across: 0.4, down: 0.85, nameSize: 18.5, peakSize: 1.2 },
} satisfies Record<MapFormat, object>;
export const mapFormats = Object.keys(formats) as MapFormat[];

export function getMapSize(format: MapFormat) {
  const { width, height } = formats[format];
  return { width, height };
}

// The path is on the ground, from real coordinates, like the contour lines and the dots.
const interstate25 =
  'M338 -30S347 40 351 70 382 112 395 130 427 176 440 195 406 243 392 263 392 307 392 326 432 357 449 370 497 405 517 420 546 462 558 480 587 536 599 560';
const [peakX, peakY] = [102, 319];
const [cityX, cityY] = [406, 326];

const ground = getColor('spruce');
const road = getColor('field-dark');
const sky = getColor('sky');
const nameColor = getColor('ice-light');
const landmarkColor = getColor('snow');
const quietColor = getColor('slate-dark');
const dotRadius = 5.5;
/** The distance from the middle of a dot, or from the foot of the peak, to the name. */
const nameGap = 14;
/** The distance between the lines of two names, as a multiple of a name's size. */
const leading = 1.25;

/** Moves names on one side of close dots apart, up and down alike. */
function spreadNames<Place extends { nameY: number }>(places: Place[], step: number): Place[] {
  const topOf = (stack: Place[]) =>
    stack.reduce((sum, { nameY }, index) => sum + nameY - index * step, 0) / stack.length;
  const stacks: Place[][] = [];
  for (const place of places.toSorted((one, other) => one.nameY - other.nameY)) {
    let stack = [place];
    for (let above = stacks.at(-1); above && topOf(above) + above.length * step > topOf(stack); above = stacks.at(-1)) {
      stack = [...above, ...stack];
      stacks.pop();
    }
    stacks.push(stack);
  }
  return stacks.flatMap((stack) => stack.map((place, index) => ({ ...place, nameY: topOf(stack) + index * step })));
}

interface NameStyle {
  face: Typeface;
  size: number;
  anchor: 'start' | 'end';
  fill: string;
}

/**
 * Draws a name whose capitals are centered on the height `y`, and the rectangle that the contour lines leave clear for
 * it.
 */
function drawName(name: string, x: number, y: number, { face, size, anchor, fill }: NameStyle) {
  const length = Math.round(face.measure(name, size));
  const start = Math.round(anchor === 'end' ? x - length : x);
  const letters = face.draw(name, size, start, Math.round(y + size * 0.35));
  return {
    name: `<g class="name" fill="${fill}"><title>${escapeHtml(name)}</title>${letters}</g>`,
    clearing: `M${start - 4} ${Math.round(y - size * 0.6)}h${length + 8}v${Math.round(size * 1.2)}h${-length - 8}z`,
  };
}

/** Returns the places with the position of dot and name in this format, the names spread so that none overlap. */
function layOutPlaces(places: MapPlace[], format: MapFormat) {
  const { left, top, across, down, nameSize } = formats[format];
  const toX = (x: number) => Math.round(left + across * x);
  const toY = (y: number) => Math.round(top + down * y);
  const wished = places.map(({ nameAt, ...place }) => {
    const { x, y } = project(place);
    const namePosition = nameAt && project(nameAt);
    return {
      ...place,
      x: toX(x),
      y: toY(y),
      nameX: namePosition ? toX(namePosition.x) : toX(x) + (place.anchor === 'end' ? -nameGap : nameGap),
      nameY: toY(namePosition?.y ?? y),
    };
  });
  return Map.groupBy(wished, ({ anchor }) => anchor)
    .values()
    .flatMap((side) => spreadNames(side, leading * nameSize))
    .toArray();
}

/** Composes the drawn map as a separate image, so that no page contains its 260 elements. */
export function composeMap(places: MapPlace[], { heading, text, quiet }: MapFaces, format: MapFormat): string {
  const { width, height, left, top, across, down, nameSize, peakSize } = formats[format];
  const stretch = `transform="translate(${left} ${top}) scale(${across} ${down})"`;
  const toX = (x: number) => Math.round(left + across * x);
  const toY = (y: number) => Math.round(top + down * y);
  const placed = layOutPlaces(places, format);
  const denverX = toX(347);
  const peak = logoShapes.filter(([color]) => color === 'glacier-light' || color === 'snow');
  const landmark = { face: heading, fill: landmarkColor, anchor: 'end' } as const;
  const note = { face: quiet, size: nameSize - 1, anchor: 'end', fill: quietColor } as const;
  const peakNameX = toX(peakX) - 16 * peakSize - nameGap;
  const names = [
    drawName('Pikes Peak', peakNameX, toY(peakY), { ...landmark, size: nameSize - 1 }),
    drawName('Denver metro', denverX - 26, toY(30), note),
    drawName('I-25', toX(526) - 14, toY(416), note),
    ...placed.map(({ name, nameX, nameY, anchor }) =>
      drawName(name, nameX, nameY, { face: text, size: nameSize, anchor, fill: nameColor }),
    ),
    drawName('Colorado Springs', toX(cityX) + 15, toY(cityY), { ...landmark, size: nameSize + 1, anchor: 'start' }),
  ];
  const leaders = placed
    .filter(({ y, nameY }) => Math.abs(y - nameY) > nameSize / 2)
    .map(({ x, y, nameX, nameY, anchor }) => `M${x} ${y} ${nameX + (anchor === 'end' ? 4 : -4)} ${Math.round(nameY)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>.ground{vector-effect:non-scaling-stroke}:target{fill:${getColor('sun')};r:${1.3 * dotRadius}px}</style>`,
    // Ids of the drawing begin with an underscore, which no area's id can. Hills and road fade out before the edge,
    // beyond which a wide frame shows bare ground.
    `<radialGradient id="_hills" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(148 318) scale(255 195)"><stop offset=".55" stop-color="${sky}"/><stop offset="1" stop-color="${sky}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="_road" gradientUnits="userSpaceOnUse" x2="0" y2="510">`,
    ...[0, 0.1, 0.9, 1].map(
      (offset) =>
        `<stop offset="${offset}" stop-color="${road}" stop-opacity="${offset === 0 || offset === 1 ? 0 : 1}"/>`,
    ),
    `</linearGradient><mask id="_clear"><path fill="${landmarkColor}" d="M0 0h${width}v${height}H0z"/><path d="${names.map(({ clearing }) => clearing).join('')}"/></mask>`,
    `<defs><g id="_lines" ${stretch}>${contours.map((line) => `<path class="ground" d="${line}"/>`).join('')}</g></defs>`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    '<use href="#_lines" fill="url(#_hills)" fill-opacity=".05"/>',
    '<use href="#_lines" fill="none" stroke="url(#_hills)" stroke-opacity=".45" mask="url(#_clear)"/>',
    `<path class="ground road" ${stretch} fill="none" stroke="url(#_road)" stroke-width="3" d="${interstate25}"/>`,
    `<g class="peak" transform="translate(${toX(peakX)} ${toY(peakY)}) scale(${peakSize}) translate(-20 -24)">`,
    ...peak.map(([color, shape]) => `<path fill="${color === 'snow' ? landmarkColor : sky}" d="${shape}"/>`),
    `</g><path stroke="${quietColor}" d="${leaders.join('')}"/>`,
    `<path d="M${denverX - 17} ${toY(37)}v-14m-4.5 5 4.5-5 4.5 5" fill="none" stroke="${quietColor}" stroke-width="1.8"/>`,
    ...placed.map(({ slug, x, y }) => `<circle id="${slug}" cx="${x}" cy="${y}" r="${dotRadius}" fill="${sky}"/>`),
    `<circle cx="${toX(cityX)}" cy="${toY(cityY)}" r="10" fill="${getColor('sun')}"/><circle cx="${toX(cityX)}" cy="${toY(cityY)}" r="4" fill="${getColor('ink')}"/>`,
    ...names.map(({ name }) => name),
    '</svg>',
  ].join('');
}
