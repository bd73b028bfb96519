import type { FieldPath, FieldPlace } from '../../src/content-loading/content-source.ts';
import { readAs } from '../preview/words.ts';
import { readSite } from './content.ts';
import { listTexts } from './texts.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const hidden = /<(head|script|style|noscript|template)\b[\s\S]*?<\/\1>/g;

/** What a page says, piece by piece, and in whole blocks where a link or a stress makes pieces of one. */
function readPage(html: string): string {
  const lines = (markup: string, tags: RegExp) =>
    markup
      .replaceAll(tags, '')
      .split(/<[^>]*>/)
      .map((text) => readAs(text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)));
  const shown = html.replaceAll(hidden, '');
  return `\n${[...lines(shown, /(?!)/g), ...lines(shown, /<\/?(a|b|em|span|strong)\b[^>]*>/g)].join('\n')}\n`;
}

interface Reading {
  pages: [address: string, text: string][];
  /** The texts at the time of reading: a field is found by what it said then. */
  texts: Map<string, string>;
}

const keyOf = (file: string, path: FieldPath) => `${file} ${path.join('.')}`;
const leastPart = 12;
const business = 'src/content/business.yaml';
const reviews = 'src/content/reviews.yaml';

let reading: Promise<Reading> | undefined;

async function readPages(origin: string): Promise<Reading> {
  const texts = new Map(listTexts().map(({ file, path, text }) => [keyOf(file, path), text]));
  const pages: Reading['pages'] = [];
  // One after the other: whoever waits for a page of the site is not to wait for all.
  for (const address of new Set(readSite().files.map(({ page }) => page))) {
    const answer = await fetch(`${origin}${address}`);
    pages.push([address, readPage(await answer.text())]);
  }
  return { pages, texts };
}

/** The pages that show a field, found by reading each page once. */
export async function listPagesShowing({ file, path: place }: FieldPlace, origin: string): Promise<string[]> {
  // No page of the site shows a draft; and what stands in a review is its customer's, whatever else says the same.
  if (file === reviews || !readSite().files.some((entry) => entry.file === file)) return [];
  // Pages say the hours of the week at once.
  const path = file === business && place[0] === 'hours' ? ['hours'] : place;
  reading ??= readPages(origin).catch((error: Error) => {
    reading = undefined;
    throw error;
  });
  const { pages, texts } = await reading;
  const text = texts.get(keyOf(file, path));
  if (!text) return [];
  const holders = new Set([...texts].flatMap(([key, other]) => (other === text ? [key.split(' ')[0] as string] : [])));
  const entries = readSite().files;
  const own = entries.find((entry) => entry.file === file)?.page;
  // Equal words may stand in several files. A page that has them in its own file shows its own; and where they are also
  // a fact of business.yaml, every page but this one shows the fact.
  const isFact = file !== business && holders.has(business);
  const others = new Set(
    entries.filter((entry) => holders.has(entry.file) && entry.file !== file).map(({ page }) => page),
  );
  const isElsewhere = (address: string) => address !== own && (isFact || (file !== business && others.has(address)));
  return pages
    .filter(([address]) => !isElsewhere(address))
    .filter(([, shown]) => shown.includes(text.length < leastPart ? `\n${text}\n` : text))
    .map(([address]) => address);
}
