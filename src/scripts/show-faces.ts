import besley from '../fonts/besley.woff2?url';
import figtree from '../fonts/figtree.woff2?url';
import { nextFrame } from './next-frame.ts';
import { savesData } from './saves-data.ts';

type Place = [top: number, left: number, words: number, side: number];

/** Where an element is: top, left, where its words begin, which may be elsewhere when they are centered, and its side. */
function readPlace(element: Element): Place {
  const { top, left, right } = element.getBoundingClientRect();
  let begin = left;
  if (element.firstChild?.nodeType === Node.TEXT_NODE) {
    const words = new Range();
    words.selectNodeContents(element);
    begin = words.getBoundingClientRect().left;
  }
  // Words behind an inline element begin where that ends.
  return [top, left, begin, element.nextSibling?.nodeValue?.trim() ? right : left];
}

/** Where everything that is on screen, or could move into it, stands. */
function readPlaces() {
  const places: [Element, Place][] = [];
  for (const band of document.querySelectorAll('body > :not(main), main > *')) {
    if (band.getBoundingClientRect().top > innerHeight) continue;
    for (const element of [band, ...band.querySelectorAll('*')]) places.push([element, readPlace(element)]);
  }
  return places;
}

/**
 * Shows the typefaces in one more part of the page, and takes them back where something would move.
 * @returns the parts that show them now
 */
function showPart(shown: string, part: string): string {
  const { dataset } = document.documentElement;
  const places = readPlaces();
  dataset['faces'] = `${shown} ${part}`;
  const moves = places.some(([element, before]) => {
    const after = readPlace(element);
    const isOnScreen = Math.min(after[0], before[0]) < innerHeight;
    // Browsers count a shift from 3 pixels on; words between two elements may add one.
    return isOnScreen && after.some((place, index) => Math.abs(place - (before[index] as number)) >= (index ? 2 : 1));
  });
  if (moves) dataset['faces'] = shown;
  return dataset['faces'];
}

/**
 * On the first page of a visit the typefaces are fetched only now, after the first paint, for which they would
 * compete with the picture. They are shown at once as far as that moves nothing: in headings, in text and in controls;
 * the rest keeps its fallbacks, which are cut to the same measure. The next page has the typefaces from the start.
 */
export async function showFaces() {
  if ('faces' in document.documentElement.dataset || savesData()) return;
  // Into the cache first: the rules give up on a typeface that takes its time (font-display: optional).
  await Promise.all([besley, figtree].map(async (file) => (await fetch(file)).arrayBuffer()));
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
  let shown = '';
  for (const part of ['head', 'text', 'controls']) {
    // Each part lays the screen out anew: a touch must not wait for all three.
    await nextFrame();
    shown = showPart(shown, part);
  }
}
