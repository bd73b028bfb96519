import type { Fault } from './fault.ts';
import type { ContentFile } from './kinds.ts';
import { listTexts, type Passage } from './list-texts.ts';
import type { FieldPath } from './yaml-source.ts';

/** The number of words in a run: two writers seldom share so many by chance. */
const runLength = 5;
/** Search engines may treat a page with a smaller share of its own text as a copy. */
const minOwnShare = 0.6;

export interface Repeat {
  page: string;
  /** The page that shares most of the repeated runs, and the passage that contains most of them. */
  other: string;
  path: FieldPath;
  /** The share of its runs of words that are on no other page. */
  own: number;
}

const commonWords = ['of', 'the', 'old'];

/**
 * Creates a function that lists the runs of a text. Names of places and ZIPs become one sign, so that a swapped name
 * makes no difference.
 */
function createRunReader(places: string[]) {
  const names = places.map((place) => place.toLowerCase()).sort((one, other) => other.length - one.length);
  const parts = new Set(names.flatMap((name) => name.split(/[\s-]+/)).filter((word) => !commonWords.includes(word)));
  const whole = new RegExp(names.map((name) => RegExp.escape(name)).join('|') || '(?!)', 'g');
  return (text: string): string[] => {
    const plain = text.toLowerCase().replaceAll('’', "'").replace(whole, ' @ ');
    const words: string[] = [];
    for (const [word] of plain.matchAll(/@|[\p{L}\p{N}]+(?:'\p{L}+)?/gu)) {
      const isPlace = word === '@' || parts.has(word) || /^\d{5}$/.test(word);
      if (!isPlace) words.push(word);
      else if (words.at(-1) !== '@') words.push('@');
    }
    return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
  };
}

const findMost = <Item>(items: Item[]): Item | undefined =>
  [...Map.groupBy(items, (item) => item)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** Finds each page that shares too much of its text with other pages, apart from names of places. */
export function findRepeats(pages: ReadonlyMap<string, Passage[]>, places: string[]): Repeat[] {
  const listRuns = createRunReader(places);
  const read = [...pages].map(([page, passages]) => {
    const runs = new Map<string, FieldPath>();
    for (const { path, text } of passages) for (const run of listRuns(text)) runs.set(run, path);
    return { page, runs };
  });
  const first = new Map<string, string>();
  const holders = new Map<string, string[]>();
  for (const { page, runs } of read)
    for (const run of runs.keys()) {
      const other = first.get(run);
      if (other === undefined) first.set(run, page);
      else holders.set(run, [...(holders.get(run) ?? [other]), page]);
    }
  return read.flatMap(({ page, runs }) => {
    const shared = [...runs.keys()].filter((run) => holders.has(run));
    const own = 1 - shared.length / (runs.size || 1);
    if (own >= minOwnShare) return [];
    const other = findMost(shared.flatMap((run) => holders.get(run)?.filter((holder) => holder !== page) ?? []));
    const path = findMost(shared.map((run) => runs.get(run)));
    return other && path ? [{ page, other, path, own }] : [];
  });
}

const asPercent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns a fault for each area page that is a copy of others. */
export function findRepeatedPages(contents: ContentFile[]): Fault[] {
  const select = (wanted: ContentFile['kind']) => contents.filter(({ kind }) => kind === wanted);
  const places = select('areas').map(({ data }) => (data as { name: string }).name);
  const pages = new Map(select('areaPages').map(({ file, data }) => [file, listTexts(data)]));
  return findRepeats(pages, places).map(({ page, other, path, own }) => ({
    file: page,
    path,
    message: `is said in ${other} too, as is ${asPercent(1 - own)} of this page but for names of places: search engines may show one of the two alone`,
  }));
}
