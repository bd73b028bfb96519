/** Five words in a row: long enough that two writers seldom share them by chance. */
const shingleLength = 5;

export interface Limits {
  mostAlike: number;
  leastOwn: number;
}

export interface Duplication {
  /** All pairs of pages, most alike first. Alike: shared shingles / all shingles of both (Jaccard). */
  pairs: { pages: [string, string]; alike: number }[];
  /** The share of each page's shingles that stand on no other page, smallest first. */
  own: { page: string; share: number }[];
  medianOwn: number;
  /** One line for each limit that is broken. */
  faults: string[];
}

const commonWords = ['of', 'the', 'old'];

/** Words in lower case; names of places and ZIPs become one mark, so that a swapped name is no difference. */
function listWords(text: string, places: string[]): string[] {
  const marked = places
    .map((place) => place.toLowerCase())
    .sort((a, b) => b.length - a.length)
    .reduce((rest, place) => rest.replaceAll(place, ' @ '), text.toLowerCase().replaceAll('’', "'"));
  const placeWords = new Set(places.flatMap((place) => place.toLowerCase().split(/[\s-]+/)));
  for (const word of commonWords) placeWords.delete(word);
  return (marked.match(/@|[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [])
    .map((word) => (placeWords.has(word) || /^\d{5}$/.test(word) ? '@' : word))
    .filter((word, index, words) => word !== '@' || words[index - 1] !== '@');
}

function listShingles(text: string, places: string[]): Set<string> {
  const words = listWords(text, places);
  return new Set(words.slice(shingleLength - 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')));
}

function compare(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared || 1);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** How much the texts repeat each other once the names of places no longer count. */
export function measureDuplication(texts: Map<string, string>, places: string[], limits: Limits): Duplication {
  const pages = [...texts].map(([page, text]) => ({ page, shingles: listShingles(text, places) }));

  const counts = new Map<string, number>();
  for (const { shingles } of pages) for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  const own = pages
    .map(({ page, shingles }) => ({
      page,
      share: [...shingles].filter((shingle) => counts.get(shingle) === 1).length / (shingles.size || 1),
    }))
    .sort((a, b) => a.share - b.share);
  const medianOwn = own[Math.floor(own.length / 2)]?.share ?? 1;

  const pairs = pages
    .flatMap((a, index) =>
      pages.slice(index + 1).map((b) => ({
        pages: [a.page, b.page] as [string, string],
        alike: compare(a.shingles, b.shingles),
      })),
    )
    .sort((a, b) => b.alike - a.alike);

  const faults = [
    ...pairs
      .filter(({ alike }) => alike > limits.mostAlike)
      .map((pair) => `${pair.pages.join(' and ')} are ${percent(pair.alike)} alike: reword one of them`),
    ...own
      .filter(({ share }) => share < limits.leastOwn)
      .map(({ page, share }) => `${page} has only ${percent(share)} of its own: write more that is true of it alone`),
  ];
  return { pairs, own, medianOwn, faults };
}

/** The figures in a few lines, for the log. */
export function describeDuplication({ pairs, own, medianOwn }: Duplication): string {
  return [
    `Duplication over ${own.length} pages: worst pair ${percent(pairs[0]?.alike ?? 0)} alike, ` +
      `least of its own ${percent(own[0]?.share ?? 1)} (${own[0]?.page}), median ${percent(medianOwn)}`,
    ...pairs.slice(0, 10).map((pair) => `  ${percent(pair.alike)}  ${pair.pages.join('  ')}`),
  ].join('\n');
}
