import type { FirstScreen } from './first-screen.ts';
import { categories, type PageLoad } from './lighthouse-runs.ts';
import { writeTable } from './markdown-table.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Most that its first and largest paint may take, as a multiple of the floor's; none where no bar is set. */
  allowedRatio?: number;
  built: PageLoad;
  floor: PageLoad;
  firstScreen: FirstScreen;
  interactions: Record<string, number>;
}

export interface Bar {
  says: string;
  holds: boolean;
  found: string;
}

const longestInteraction = 50;
const mostRequests = 8;
const mostHomeBytes = 100 * 1024;

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(sorted.length % 2 ? middle : middle - 1);
  return sorted.length % 2 ? low : (low + high) / 2;
}

/** Each number's median over the runs, by its name. */
export function medianOf<Numbers extends Record<string, number | undefined>>(runs: Numbers[]): Numbers {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  ) as unknown as Numbers;
}

export function medianLoad(runs: PageLoad[]): PageLoad {
  const { fcp, lcp, tbt, cls, requests } = medianOf(
    runs.map((run) => ({ fcp: run.fcp, lcp: run.lcp, tbt: run.tbt, cls: run.cls, requests: run.requests })),
  );
  return {
    fcp,
    lcp,
    tbt,
    cls,
    requests,
    bytes: medianOf(runs.map((run) => run.bytes)),
    scores: medianOf(runs.map((run) => run.scores)),
  };
}

const ratio = (page: MeasuredPage, paint: 'fcp' | 'lcp') => page.built[paint] / page.floor[paint];
const inp = (page: MeasuredPage) => Math.max(...Object.values(page.interactions));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const total = (bytes: Record<string, number>) => Object.values(bytes).reduce((sum, value) => sum + value, 0);

/** The bars of the project, each with the pages that miss it. */
export function judgePages(pages: MeasuredPage[]): Bar[] {
  const bar = (says: string, misses: (page: MeasuredPage) => string | undefined): Bar => {
    const found = pages.flatMap((page) => {
      const miss = misses(page);
      return miss ? [`${page.name} ${miss}`] : [];
    });
    return { says, holds: found.length === 0, found: found.join(', ') };
  };
  const ratios = [...new Set(pages.flatMap(({ allowedRatio }) => allowedRatio ?? []))];
  return [
    bar('Lighthouse 100 in all four categories', ({ built }) => {
      const low = categories.filter((category) => built.scores[category] !== 100);
      return low.map((category) => `${category} ${built.scores[category]}`).join(' ');
    }),
    ...ratios.flatMap((allowed) =>
      (['fcp', 'lcp'] as const).map((paint) =>
        bar(`${paint.toUpperCase()} at most ${allowed} x the floor's`, (page) =>
          page.allowedRatio === allowed && ratio(page, paint) > allowed ? ratio(page, paint).toFixed(2) : undefined,
        ),
      ),
    ),
    bar("TBT none above the floor's", ({ built, floor }) =>
      built.tbt > floor.tbt ? `${Math.round(built.tbt)} to ${Math.round(floor.tbt)} ms` : undefined,
    ),
    bar('CLS 0', ({ built }) => (built.cls > 0 ? built.cls.toFixed(3) : undefined)),
    bar(`INP at most ${longestInteraction} ms on a processor slowed down 4 times`, ({ interactions }) =>
      Object.entries(interactions)
        .filter(([, longest]) => longest > longestInteraction)
        .map(([name, longest]) => `${name} ${longest} ms`)
        .join(' '),
    ),
    bar(`at most ${mostRequests} requests before scrolling`, ({ firstScreen }) =>
      firstScreen.requests > mostRequests ? String(firstScreen.requests) : undefined,
    ),
    bar(`at most ${mostHomeBytes / 1024} KB before scrolling on Home`, ({ path, firstScreen }) =>
      path === '/' && firstScreen.bytes > mostHomeBytes ? kilobytes(firstScreen.bytes) : undefined,
    ),
  ];
}

/** The figures as Markdown: how fast, how heavy, how quick to answer. */
export function describePages(pages: MeasuredPage[]): string {
  const pair = (built: string, floor: string) => `${built} / ${floor}`;
  const speed = pages.map((page) => [
    page.name,
    pair(seconds(page.built.fcp), seconds(page.floor.fcp)),
    ratio(page, 'fcp').toFixed(2),
    pair(seconds(page.built.lcp), seconds(page.floor.lcp)),
    ratio(page, 'lcp').toFixed(2),
    pair(String(Math.round(page.built.tbt)), String(Math.round(page.floor.tbt))),
    page.built.cls.toFixed(3).replace(/\.?0+$/, ''),
    categories.map((category) => page.built.scores[category]).join(' '),
  ]);
  const kinds = ['Document', 'Script', 'Font', 'Image', 'Other'];
  const weight = pages.map(({ name, built, floor, firstScreen }) => [
    name,
    ...kinds.map((kind) => kilobytes(built.bytes[kind] ?? 0)),
    pair(kilobytes(total(built.bytes)), kilobytes(total(floor.bytes))),
    pair(String(built.requests), String(floor.requests)),
    `${kilobytes(firstScreen.bytes)} in ${firstScreen.requests}`,
  ]);
  const answers = pages.map((page) => [
    page.name,
    `${inp(page)}`,
    Object.entries(page.interactions)
      .map(([name, longest]) => `${name} ${longest}`)
      .join(', '),
  ]);
  return [
    writeTable(['Page', 'FCP, s', 'ratio', 'LCP, s', 'ratio', 'TBT, ms', 'CLS', 'Scores'], speed),
    writeTable(['Page', 'HTML', 'Scripts', 'Fonts', 'Pictures', 'Other', 'All', 'Requests', 'First screen'], weight),
    writeTable(['Page', 'INP, ms', 'Each interaction'], answers),
  ].join('\n\n');
}
