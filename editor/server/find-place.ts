import type { FieldPlace } from '../../src/content-loading/content-source.ts';
import { readAs } from '../preview/words.ts';
import { listDraftTexts } from './area-drafts.ts';
import { isPageFile, readSite } from './content.ts';
import { isName, listTexts, type PlacedText } from './texts.ts';

/** What somebody points at in the page beside the form. */
export interface Pointed {
  /** The address of the page. */
  page: string;
  /** The words under the pointer, and those of the whole block around them. */
  words?: string;
  block?: string;
  /** Which of the letters it is. */
  letter?: number;
  /** The name of a picture. */
  slot?: string;
}

const catalogue = 'src/pictures/catalogue.yaml';
// Shorter ones stand in many a sentence by chance.
const leastPart = 4;
const leastWhole = 20;

/** Where words stand among others, and are not part of a longer word. */
function findWhole(words: string, all: string): number {
  const isLetter = (letter = ' ') => /[\p{L}\d]/u.test(letter);
  for (let start = all.indexOf(words); start >= 0; start = all.indexOf(words, start + 1))
    if (!isLetter(all[start - 1]) && !isLetter(all[start + words.length])) return start;
  return -1;
}

/** How surely a text of the content is what was pointed at: 0 is not at all. */
function rate(text: string, words: string, block: string, letter: number): number {
  if (text === words) return 5;
  if (text === block) return 4;
  // A text with a link is several pieces of one block.
  if (block.includes(text) && text.includes(words)) return 3;
  const start = text.length < leastPart ? -1 : findWhole(text, words);
  if (start >= 0) return start <= letter && letter < start + text.length ? 2 : 1;
  return words.length >= leastWhole && text.includes(words) ? 1 : 0;
}

/** Parts of a page's file that other pages show, too, such as the Denver terms of Areas served. Its other words are shown on no other page. */
const lent: Record<string, string[]> = {
  'src/content/pages/services.yaml': ['facts', 'price'],
  'src/content/pages/areas-served.yaml': ['denver'],
};

/** The page's own words come before those that it takes from elsewhere; what only another page says is out. */
function rankText({ file, path }: PlacedText, own: Set<string>): number {
  if (own.has(file)) return isPageFile(file) ? 0 : 1;
  const isLent = file.includes('/services/') || lent[file]?.includes(String(path[0]));
  return isPageFile(file) && !isLent ? Number.POSITIVE_INFINITY : 2;
}

/** The field of what somebody points at: nothing where the words are of the design. */
export function findPlace({ page, words = '', block = '', letter = 0, slot }: Pointed): FieldPlace | undefined {
  const drafted = listDraftTexts(page);
  const files = readSite().files.filter((entry) => entry.page === page);
  const own = new Set([...files, ...drafted].map(({ file }) => file));
  const texts = [...drafted, ...listTexts()];
  if (slot) {
    const inPage = texts.find(({ text, file }) => text === slot && own.has(file) && file !== catalogue);
    return inPage ? { file: inPage.file, path: inPage.path } : { file: catalogue, path: [slot] };
  }
  // The site writes a service's name small within a line.
  const [asked, around] = [words, block].map((text) => readAs(text).toLowerCase()) as [string, string];
  if (!asked) return undefined;
  const [best] = texts
    .filter(({ text }) => !isName(text))
    .map((text) => ({ text, rating: rate(text.text.toLowerCase(), asked, around, letter), rank: rankText(text, own) }))
    .filter(({ rating, rank }) => rating > 0 && Number.isFinite(rank))
    .sort(
      (one, other) =>
        other.rating - one.rating || one.rank - other.rank || other.text.text.length - one.text.text.length,
    );
  return best && { file: best.text.file, path: best.text.path };
}
