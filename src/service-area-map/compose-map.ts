import type { Typeface } from '../fonts/typeface.ts';
import type { MapFormat } from '../site/paths.ts';
import { getColor } from '../styles/read-tokens.ts';
import { escapeHtml } from '../text/escape-html.ts';

export interface MapPlace {
  slug: string;
  name: string;
  x: number;
  y: number;
  /** Which side of the dot the name starts from. */
  anchor: 'start' | 'end';
}

export interface MapFaces {
  heading: Typeface;
  text: Typeface;
  quiet: Typeface;
}

/** Two drawings of one ground of 720 by 540, each drawn together from east to west as far as its names need. */
const formats = {
  wide: { width: 744, height: 510, left: 118, squeeze: 0.72, nameSize: 22, peak: { x: 88, y: 352, size: 1 } },
  narrow: { width: 500, height: 510, left: 70, squeeze: 0.45, nameSize: 18.2, peak: { x: 33, y: 352, size: 0.75 } },
} satisfies Record<MapFormat, object>;
export const mapFormats = Object.keys(formats) as MapFormat[];

export function getMapSize(format: MapFormat) {
  const { width, height } = formats[format];
  return { width, height };
}

// Contour lines of the Peak around a middle of 105, 319, I-25 and Highway 24, drawn from real coordinates and stretched east to west.
const contours = [
  'M132 308Q139 319 134 331Q129 344 119 349Q109 355 98 352Q88 349 77 342Q67 334 72 321Q77 308 81 297Q86 285 97 282Q109 279 118 288Q126 297 132 308Z',
  'M160 299Q174 319 163 343Q153 366 133 376Q113 386 92 384Q71 381 53 364Q36 347 44 323Q53 298 61 275Q69 252 92 247Q115 243 130 261Q145 279 160 299Z',
  'M192 289Q216 319 197 355Q178 391 148 405Q119 420 85 421Q51 422 28 391Q4 360 13 323Q22 286 36 250Q49 214 85 208Q121 202 144 230Q167 258 192 289Z',
];
// Only from Manitou Springs to the city: east and west of there the highway would run through names.
const highway24 = 'M276 304C310 304 330 311 348 313S384 324 406 326';
const interstate25 =
  'M338 -30S347 40 351 70 382 112 395 130 427 176 440 195 406 243 392 263 392 307 392 326 432 357 449 370 497 405 517 420 546 462 558 480 587 536 599 560';

const ground = getColor('spruce');
const contour = getColor('line-dark');
const road = getColor('field-dark');
const sky = getColor('sky');
const nameColor = getColor('ice-light');
const landmarkColor = getColor('snow');
const quietColor = getColor('slate-dark');
const halo = 2;
const dotRadius = 5.5;
/** From the middle of a dot to its name. */
const nameGap = 14;
/** Between the lines of two names, in sizes of a name. */
const leading = 1.25;

/** Names on one side of close dots give way to each other up and down alike: none needs a line to its dot. */
function spreadNames<Place extends MapPlace>(places: Place[], step: number): (Place & { nameY: number })[] {
  const topOf = (stack: Place[]) => stack.reduce((sum, { y }, index) => sum + y - index * step, 0) / stack.length;
  const stacks: Place[][] = [];
  for (const place of places.toSorted((one, other) => one.y - other.y)) {
    let stack = [place];
    for (let above = stacks.at(-1); above && topOf(above) + above.length * step > topOf(stack); above = stacks.at(-1)) {
      stack = [...above, ...stack];
      stacks.pop();
    }
    stacks.push(stack);
  }
  return stacks.flatMap((stack) => stack.map((place, index) => ({ ...place, nameY: topOf(stack) + index * step })));
}

/** The drawn map as a picture of its own: 100 elements that no page has to carry. */
export function composeMap(places: MapPlace[], { heading, text, quiet }: MapFaces, format: MapFormat): string {
  const { width, height, left, squeeze, nameSize, peak } = formats[format];
  const hills = 0.56 * peak.size;
  const toX = (x: number) => Math.round(left + squeeze * x);
  const line = (face: Typeface, words: string, size: number, x: number, y: number, anchor = 'start') =>
    face.draw(words, size, Math.round(anchor === 'end' ? x - face.measure(words, size) : x), Math.round(y), { halo });
  const name = (title: string, lines: string, fill: string) =>
    `<g class="name" fill="${fill}"><title>${escapeHtml(title)}</title>${lines}</g>`;

  const inPlace = places.map((place) => ({ ...place, x: toX(place.x) }));
  const named = Map.groupBy(inPlace, ({ anchor }) => anchor)
    .values()
    .flatMap((side) => spreadNames(side, leading * nameSize))
    .map(({ name: title, x, nameY, anchor }) => {
      const end = x + (anchor === 'end' ? -nameGap : nameGap);
      return name(title, line(text, title, nameSize, end, nameY + nameSize * 0.35, anchor), nameColor);
    });
  const [cityX, denverX] = [toX(406), toX(347)];
  const [titleSize, quietSize] = [nameSize + 1, nameSize - 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>.name{paint-order:stroke;stroke:${ground};stroke-linejoin:round}.ground *{vector-effect:non-scaling-stroke}:target{fill:${getColor('sun')};r:${1.3 * dotRadius}px}</style>`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    // The road fades at both ends: a frame may show more ground above and below.
    `<linearGradient id="road" gradientUnits="userSpaceOnUse" x2="0" y2="${height}">`,
    ...[0, 0.1, 0.9, 1].map(
      (offset) => `<stop offset="${offset}" stop-color="${road}" stop-opacity="${offset % 1 && 1}"/>`,
    ),
    '</linearGradient>',
    `<g class="ground" fill="none" transform="translate(${left} 0) scale(${squeeze} 1)">`,
    // Smaller and further west than it is: at its own place stand the names.
    `<path stroke="${contour}" stroke-width="1.2" transform="translate(${(peak.x - left) / squeeze} ${peak.y - 24 * peak.size}) scale(${hills / squeeze} ${hills}) translate(-105 -319)" d="${contours.slice(0, format === 'wide' ? 3 : 2).join('')}"/>`,
    `<path stroke="${getColor('slate-light')}" stroke-width="1.6" d="${highway24}"/>`,
    `<path stroke="url(#road)" stroke-width="3" stroke-linecap="round" d="${interstate25}"/></g>`,
    `<g transform="translate(${peak.x} ${peak.y}) scale(${peak.size})"><path d="M-27 0-3-38 7-24 13-31 31 0Z" fill="${nameColor}"/>`,
    `<path d="M-27 0-3-38 2 0Z" fill="${sky}"/></g>`,
    name(
      'Pikes Peak',
      line(heading, 'Pikes Peak', titleSize - 2, peak.x - 28 * peak.size, peak.y + titleSize),
      landmarkColor,
    ),
    name('Denver metro', line(quiet, 'Denver metro', quietSize, denverX - 26, 36, 'end'), quietColor),
    `<path d="M${denverX - 17} 37V23m-4.5 5 4.5-5 4.5 5" fill="none" stroke="${quietColor}" stroke-width="1.8"/>`,
    name('I-25', line(quiet, 'I-25', quietSize, toX(540) - 14, 470, 'end'), quietColor),
    ...inPlace.map(({ slug, x, y }) => `<circle id="${slug}" cx="${x}" cy="${y}" r="${dotRadius}" fill="${sky}"/>`),
    ...named,
    `<circle cx="${cityX}" cy="326" r="10" fill="${getColor('sun')}"/><circle cx="${cityX}" cy="326" r="4" fill="${getColor('ink')}"/>`,
    name('Colorado Springs', line(heading, 'Colorado Springs', titleSize, cityX + 15, 333), landmarkColor),
    '</svg>',
  ].join('');
}
