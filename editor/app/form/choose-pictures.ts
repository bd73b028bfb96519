import type { SitePicture } from '../server.ts';

interface Asked {
  wanted: string;
  /** The file whose form asks, and the picture that it has. */
  file: string;
  chosen: string | undefined;
}

/** The work that a page is about: area pages and the page of the service have it in their names. */
const workOf = (file: string) => file.replace(/^.*\/(?:residential-)?|\.\w+$/g, '');

/** The pictures that words tell of: first the one that is there, then those of pages about the same work. */
export function choosePictures(pictures: Record<string, SitePicture>, { wanted, file, chosen }: Asked) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ([slot, { uses }]: [string, SitePicture]) =>
    slot === chosen ? 0 : uses.some((use) => workOf(use.file) === workOf(file)) ? 1 : 2;
  return Object.entries(pictures)
    .filter(([slot, { alt, uses }]) => {
      const said = [slot, alt, ...uses.map(({ title }) => title)].join(' ').toLowerCase();
      return words.every((word) => said.includes(word));
    })
    .sort((one, other) => rank(one) - rank(other));
}
