import besley from '../fonts/besley.woff2?url';
import figtree from '../fonts/figtree.woff2?url';
import { savesData } from './saves-data.ts';

// Browsers count a shift from 3 pixels on; words between two elements may add one.
const leastShift = 2;

/** Where an element is; its words may begin elsewhere in it, when they are centered. */
function readPlace(element: Element) {
  const { top, left, right } = element.getBoundingClientRect();
  if (element.firstChild?.nodeType !== Node.TEXT_NODE) return { top, left, right, words: left };
  const words = new Range();
  words.selectNodeContents(element);
  return { top, left, right, words: words.getBoundingClientRect().left };
}

/** Where everything that is on screen, or could move into it, stands. */
function readPlaces(): [Element, ReturnType<typeof readPlace>][] {
  const places: [Element, ReturnType<typeof readPlace>][] = [];
  for (const band of document.querySelectorAll('body > :not(main), main > *')) {
    if (band.getBoundingClientRect().top > innerHeight) continue;
    for (const element of [band, ...band.querySelectorAll('*')]) places.push([element, readPlace(element)]);
  }
  return places;
}

/**
 * On the first page of a visit the typefaces are fetched only now, after the first paint, for which they would
 * compete with the picture. They are shown at once as far as that moves nothing: in the whole page, without its
 * controls, in its headings or in its text alone; else the page keeps its fallbacks, which are cut to the same
 * measure. The next page has the typefaces from the start.
 */
export async function showFaces() {
  const { dataset } = document.documentElement;
  if ('faces' in dataset || savesData()) return;
  // Into the cache first: the rules give up on a typeface that takes its time (font-display: optional).
  await Promise.all([besley, figtree].map(async (file) => (await fetch(file)).arrayBuffer()));
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
  const places = readPlaces();
  for (const chosen of ['head text controls', 'head text', 'head', 'text']) {
    dataset['faces'] = chosen;
    const moves = places.some(([element, before]) => {
      const after = readPlace(element);
      if (Math.min(after.top, before.top) >= innerHeight) return false;
      // Words behind an inline element begin where that ends.
      const side = element.nextSibling?.nodeValue?.trim() ? 'right' : 'left';
      return (
        Math.abs(after.top - before.top) >= 1 ||
        Math.abs(after.left - before.left) >= leastShift ||
        Math.abs(after.words - before.words) >= leastShift ||
        Math.abs(after[side] - before[side]) >= leastShift
      );
    });
    if (!moves) return;
  }
  delete dataset['faces'];
}
