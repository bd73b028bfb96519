import type { ContentFile } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { listTexts, type Passage } from './list-texts.ts';
import type { FieldPath } from './yaml-source.ts';

/** The number of words in a run: two writers seldom share so many by chance. */
const wordsPerRun = 5;
/** Search engines may treat a page as a copy if a smaller share of its text is unique. */
const minOwnShare = 0.6;

export interface Repeat {
  page: string;
  /** The page that shares most of the repeated runs, and the passage that contains most of them. */
  similarPage: string;
  path: FieldPath;
  /** The share of its runs of words that are on no other page. */
  ownShare: number;
}

const commonWords = ['of', 'the', 'old'];

/**
 * Creates a function that lists the runs of a text. Names of places and ZIPs become one sign, so that a swapped name
 * makes no difference.
 */
function createRunReader(places: string[]) {
  const names = places.map((place) => place.toLowerCase()).sort((one, other) => other.length - one.length);
  const nameParts = new Set(
    names.flatMap((name) => name.split(/[\s-]+/)).filter((word) => !commonWords.includes(word)),
  );
  const namePattern = new RegExp(names.map((name) => RegExp.escape(name)).join('|') || '(?!)', 'g');
  return (text: string): string[] => {
    const textWithSigns = text.toLowerCase().replaceAll('’', "'").replace(namePattern, ' @ ');
    const words: string[] = [];
    for (const [word] of textWithSigns.matchAll(/@|[\p{L}\p{N}]+(?:'\p{L}+)?/gu)) {
      const isPlace = word === '@' || nameParts.has(word) || /^\d{5}$/.test(word);
      if (!isPlace) words.push(word);
      else if (words.at(-1) !== '@') words.push('@');
    }
    return words.slice(wordsPerRun - 1).map((_, index) => words.slice(index, index + wordsPerRun).join(' '));
  };
}

const findMostFrequent = <Item>(items: Item[]): Item | undefined =>
  [...Map.groupBy(items, (item) => item)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** Finds each page that shares too much of its text with other pages, apart from names of places. */
export function findRepeats(pages: ReadonlyMap<string, Passage[]>, places: string[]): Repeat[] {
  const listRuns = createRunReader(places);
  const pageRuns = [...pages].map(([page, passages]) => {
    const runs = new Map<string, FieldPath>();
    for (const { path, text } of passages) for (const run of listRuns(text)) runs.set(run, path);
    return { page, runs };
  });
  const firstPageByRun = new Map<string, string>();
  const pagesByRun = new Map<string, string[]>();
  for (const { page, runs } of pageRuns)
    for (const run of runs.keys()) {
      const other = firstPageByRun.get(run);
      if (other === undefined) firstPageByRun.set(run, page);
      else pagesByRun.set(run, [...(pagesByRun.get(run) ?? [other]), page]);
    }
  return pageRuns.flatMap(({ page, runs }) => {
    const shared = [...runs.keys()].filter((run) => pagesByRun.has(run));
    const ownShare = 1 - shared.length / (runs.size || 1);
    if (ownShare >= minOwnShare) return [];
    const similarPage = findMostFrequent(
      shared.flatMap((run) => pagesByRun.get(run)?.filter((sharingPage) => sharingPage !== page) ?? []),
    );
    const path = findMostFrequent(shared.map((run) => runs.get(run)));
    return similarPage && path ? [{ page, similarPage, path, ownShare }] : [];
  });
}

const formatPercent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns a fault for each area page that is a copy of others. */
export function findRepeatedPages(contents: ContentFile[]): Fault[] {
  const select = (kindName: ContentFile['kind']) => contents.filter(({ kind }) => kind === kindName);
  const places = select('areas').map(({ data }) => (data as { name: string }).name);
  const pages = new Map(select('areaPages').map(({ file, data }) => [file, listTexts(data)]));
  return findRepeats(pages, places).map(({ page, similarPage, path, ownShare }) => ({
    file: page,
    path,
    message: `is also in ${similarPage}: apart from names of places, ${formatPercent(1 - ownShare)} of this page is repeated on others, and search engines may show only one of them`,
  }));
}
