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

/** Shows a typeface, and takes it back where something would move. */
function showFace(face: FontFace) {
  const places = readPlaces();
  document.fonts.add(face);
  const moves = places.some(([element, before]) => {
    const after = readPlace(element);
    const isOnScreen = Math.min(after[0], before[0]) < innerHeight;
    // Browsers count a shift from 3 pixels on; words between two elements may add one.
    return isOnScreen && after.some((place, index) => Math.abs(place - (before[index] as number)) >= (index ? 2 : 1));
  });
  if (moves) document.fonts.delete(face);
}

/**
 * On the first page of a visit the typefaces are fetched only now, after the first paint, for which they would
 * compete with the picture. They are shown at once as far as that moves nothing, in headings and in text; the rest keeps
 * its fallbacks, which are cut to the same measure, and so do controls. The next page has the typefaces from the start.
 * The rules name them from the beginning (src/styles/tokens.css): to add one has words laid out anew, where another rule
 * would have every element styled anew too, half as much work again or more.
 */
export async function showFaces() {
  if ('faces' in document.documentElement.dataset || savesData()) return;
  // Into the cache too, for the next page.
  const links = [...document.querySelectorAll<HTMLLinkElement>('[as=font]')];
  const files = await Promise.all(links.map(async ({ href }) => (await fetch(href)).arrayBuffer()));
  const [head, text] = files as [ArrayBuffer, ArrayBuffer];
  // Weights as in src/styles/base.css.
  for (const face of [
    new FontFace('Besley Later', head, { weight: '500 700' }),
    new FontFace('Figtree Later', text, { weight: '400 700' }),
  ]) {
    await face.load();
    // Each lays the screen out anew: a touch must not wait for both.
    await nextFrame();
    showFace(face);
  }
}
