import type { PageLoad, Throttling } from './lighthouse-runs.ts';
import { writeTable } from './markdown-table.ts';

/** The results of one page, each figure the median of its runs. */
export interface MeasuredPage {
  name: string;
  path: string;
  load: Record<Throttling, PageLoad>;
  /** Milliseconds to the next frame, by interaction. */
  interactions: Record<string, number>;
}

/** Milliseconds, throttling applied. */
const latest = { fcp: 1200, lcp: 2000 };
const longestBlocking = 50;
const longestInteraction = 100;
const largestShift = { page: 0.05, median: 0.005 };

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Returns the median of each number over the runs, by its name. */
export function medianOf<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<Name, number>;
}

/** Returns the project's limits; `found` names the pages that miss one. */
export function judgePages(pages: MeasuredPage[]): { says: string; found: string }[] {
  const bar = (says: string, value: (page: MeasuredPage) => number, most: number) => ({
    says,
    found: pages
      .filter((page) => value(page) > most)
      .map((page) => `${page.name} ${Number(value(page).toFixed(3))}`)
      .join(', '),
  });
  const middle = median(pages.map(({ load }) => load.devtools.cls));
  return [
    bar(`FCP at most ${latest.fcp} ms`, ({ load }) => load.devtools.fcp, latest.fcp),
    bar(`LCP at most ${latest.lcp} ms`, ({ load }) => load.devtools.lcp, latest.lcp),
    bar(`CLS at most ${largestShift.page}`, ({ load }) => load.devtools.cls, largestShift.page),
    {
      says: `CLS at most ${largestShift.median} in the median`,
      found: middle > largestShift.median ? `${middle}` : '',
    },
    bar(`TBT at most ${longestBlocking} ms`, ({ load }) => load.simulate.tbt, longestBlocking),
    bar(
      `INP at most ${longestInteraction} ms on a processor slowed down 4 times`,
      ({ interactions }) => Math.max(...Object.values(interactions)),
      longestInteraction,
    ),
  ];
}

/** Formats the figures as Markdown. */
export function describePages(pages: MeasuredPage[]): string {
  const speed = pages.map(({ name, load: { devtools, simulate } }) => [
    name,
    ...[devtools.fcp, devtools.lcp, simulate.fcp, simulate.lcp, simulate.tbt].map(Math.round),
    Number(devtools.cls.toFixed(4)),
    `${devtools.score}, ${simulate.score}`,
  ]);
  const touches = pages.map(({ name, interactions }) => [
    name,
    Object.entries(interactions)
      .map(([touch, longest]) => `${touch} ${longest}`)
      .join(', '),
  ]);
  const names = ['Applied FCP, ms', 'Applied LCP, ms', 'Simulated FCP, ms', 'Simulated LCP, ms'];
  return [
    writeTable(['Page', ...names, 'TBT, ms', 'CLS', 'Scores'], speed),
    writeTable(['Page', 'Touches, ms'], touches),
  ].join('\n\n');
}
