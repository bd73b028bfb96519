import type { Typeface } from '../share-cards/text-path.ts';
import { getColor } from '../styles/read-tokens.ts';

export interface MapPlace {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'none';
  /** Named on wide screens only. */
  minor: boolean;
}

export interface MapFaces {
  heading: Typeface;
  text: Typeface;
  quiet: Typeface;
}

// Contour lines of the Peak, Highway 24 and I-25, drawn from real coordinates and stretched east to west.
const contours = [
  'M132 308Q139 319 134 331Q129 344 119 349Q109 355 98 352Q88 349 77 342Q67 334 72 321Q77 308 81 297Q86 285 97 282Q109 279 118 288Q126 297 132 308Z',
  'M160 299Q174 319 163 343Q153 366 133 376Q113 386 92 384Q71 381 53 364Q36 347 44 323Q53 298 61 275Q69 252 92 247Q115 243 130 261Q145 279 160 299Z',
  'M192 289Q216 319 197 355Q178 391 148 405Q119 420 85 421Q51 422 28 391Q4 360 13 323Q22 286 36 250Q49 214 85 208Q121 202 144 230Q167 258 192 289Z',
  'M227 277Q263 319 234 368Q206 417 165 438Q125 459 75 465Q26 470 0 421Q-26 372 -21 321Q-16 270 6 221Q28 171 78 165Q128 158 160 196Q192 234 227 277Z',
  'M267 262Q311 319 274 383Q236 446 184 475Q132 504 65 515Q-2 526 -28 455Q-54 384 -59 317Q-63 250 -29 188Q5 126 70 119Q135 112 179 159Q222 206 267 262Z',
].join('');
const highway24 = 'M0 265C60 230 110 290 276 300S354 318 392 326H720';
const interstate25 =
  'M338 -30S347 40 351 70 382 112 395 130 427 176 440 195 406 243 392 263 392 307 392 326 432 357 449 370 497 405 517 420 546 462 558 480 587 536 599 560';

const ground = getColor('spruce');
const contour = getColor('line-dark');
const sky = getColor('sky');
const halo = 2;
const landmark = { size: 19, fill: getColor('snow') };
const place = { size: 15, fill: getColor('ice-light') };
const far = { size: 14, fill: getColor('slate-dark') };

/** Names grow on a small screen, each from where it starts. */
function drawName(
  text: string,
  x: number,
  y: number,
  face: Typeface,
  { size, fill }: typeof place,
  anchor: MapPlace['anchor'] = 'start',
) {
  const start = anchor === 'end' ? -face.measure(text, size) : 0;
  const words = face.draw(text, size, Number(start.toFixed(1)), 0, halo);
  return `<g transform="translate(${x} ${y})"><g class="name" fill="${fill}">${words}</g></g>`;
}

/**
 * The drawn map as a picture of its own: 100 elements that no page has to carry. Its media query asks for the width at
 * which the picture stands on the page.
 */
export function composeMap(places: MapPlace[], { heading, text, quiet }: MapFaces): string {
  const dots = places.map(({ name, x, y, anchor, minor }) => {
    const dot = `<circle cx="${x}" cy="${y}" r="5.5" fill="${sky}"/>`;
    if (anchor === 'none') return dot;
    const words = drawName(name, anchor === 'end' ? x - 13 : x + 15, y + 5, text, place, anchor);
    return dot + (minor ? `<g class="minor">${words}</g>` : words);
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540">',
    `<style>.name{paint-order:stroke;stroke:${ground};stroke-linejoin:round}`,
    '@media (max-width:420px){.name{transform:scale(1.5)}.minor{display:none}}</style>',
    `<path fill="${ground}" d="M0 0h720v540H0z"/>`,
    `<path fill="none" stroke="${contour}" stroke-width="1.5" d="${contours}"/>`,
    `<path fill="none" stroke="${getColor('slate-light')}" stroke-width="2" d="${highway24}"/>`,
    `<path fill="none" stroke="${getColor('field-dark')}" stroke-width="4" stroke-linecap="round" d="${interstate25}"/>`,
    `<path d="M77 337 103 299 113 313 119 306 137 337Z" fill="${place.fill}"/>`,
    `<path d="M77 337 103 299 107 337Z" fill="${sky}"/>`,
    drawName('Pikes Peak', 77, 363, heading, landmark),
    drawName('Denver metro', 337, 26, quiet, far, 'end'),
    `<path d="M347 28V14m-4.5 5 4.5-5 4.5 5" fill="none" stroke="${far.fill}" stroke-width="1.8"/>`,
    drawName('I-25', 467, 360, quiet, far),
    ...dots,
    `<circle cx="406" cy="326" r="10" fill="${getColor('sun')}"/><circle cx="406" cy="326" r="4" fill="${getColor('ink')}"/>`,
    drawName('Colorado Springs', 421, 331, heading, landmark),
    '</svg>',
  ].join('');
}
