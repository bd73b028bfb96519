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
 * Shows the typefaces in one more part of the page, and takes them back where something would move.
 * @returns the parts that show them now
 */
function showPart(shown: string, part: string): string {
  const { dataset } = document.documentElement;
  const places = readPlaces();
  dataset['faces'] = `${shown} ${part}`;
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
    await new Promise((resolve) => setTimeout(resolve));
    shown = showPart(shown, part);
  }
}
