import besley from '../fonts/besley.woff2?url';
import figtree from '../fonts/figtree.woff2?url';

const faces = [
  new FontFace('Besley', `url(${besley})`, { weight: '500 700' }),
  new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' }),
];

// What browsers count as a shift starts here, in pixels.
const leastShift = 3;

/** Where everything that is on screen, or could move into it, stands. */
function readPlaces(): [Element, DOMRect][] {
  const places: [Element, DOMRect][] = [];
  for (const band of document.querySelectorAll('body > :not(main), main > *')) {
    if (band.getBoundingClientRect().top > innerHeight) continue;
    for (const element of [band, ...band.querySelectorAll('*')])
      places.push([element, element.getBoundingClientRect()]);
  }
  return places;
}

/**
 * On the first page of a visit the typefaces are fetched only now, after the first paint, for which they would
 * compete with the picture. They are shown at once where that moves nothing: in all of the page, or without its controls, or one of the two; else the
 * page keeps its fallbacks, which are cut to the same measure. The next page has the typefaces from the start.
 */
export async function showFaces() {
  const { dataset } = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if ('faces' in dataset || connection?.saveData) return;
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  const places = readPlaces();
  for (const chosen of ['head text controls', 'head text', 'head', 'text']) {
    dataset['faces'] = chosen;
    const moves = places.some(([element, before]) => {
      const after = element.getBoundingClientRect();
      if (Math.min(after.top, before.top) >= innerHeight) return false;
      // Words behind an inline element begin where that ends.
      const side = element.nextSibling?.nodeValue?.trim() ? 'right' : 'left';
      return (
        Math.abs(after.top - before.top) >= 1 ||
        Math.abs(after.left - before.left) >= leastShift ||
        Math.abs(after[side] - before[side]) >= leastShift
      );
    });
    if (!moves) return;
  }
  delete dataset['faces'];
}
