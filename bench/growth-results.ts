import { writeTable } from './markdown-table.ts';

/** What a build starts from. */
export const buildNames = {
  cold: 'cold, every cache empty',
  first: 'first, pictures and cards cached',
  warm: 'warm, nothing changed',
  review: 'one review changed',
  area: 'one area changed',
};
export type BuildName = keyof typeof buildNames;

export interface Build {
  name: BuildName;
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  /** Of the seconds: encoding pictures, drawing share cards, and all the rest. */
  pictureSeconds: number;
  cardSeconds: number;
  restSeconds: number;
  /** Load of the machine in the minute before. */
  load: number;
}

export interface Output {
  pages: number;
  /** Bytes a page: its HTML, that in Brotli, and all files but pictures and cards with their compressed copies. */
  html: number;
  brotli: number;
  texts: number;
  largest: { page: string; html: number; brotli: number };
}

export interface Size {
  pages: number;
  builds: Build[];
  output: Output;
  dev: { firstPageSeconds: number; secondPageSeconds: number; peakMegabytes: number };
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const seconds = (value: number) => value.toFixed(1);

/** The tables of docs/performance.md. */
export function describeGrowth(sizes: Size[]): string {
  const builds = writeTable(
    [
      'Pages',
      'Build',
      'Wall, s',
      'Pictures, s',
      'Cards, s',
      'Rest, s',
      'Rest a page, ms',
      'CPU, s',
      'Peak, MB',
      'Load',
    ],
    sizes.flatMap(({ pages, builds }) =>
      builds.map((build) => [
        pages,
        buildNames[build.name],
        seconds(build.seconds),
        seconds(build.pictureSeconds),
        seconds(build.cardSeconds),
        seconds(build.restSeconds),
        ((build.restSeconds * 1000) / pages).toFixed(0),
        seconds(build.cpuSeconds),
        Math.round(build.peakMegabytes),
        build.load.toFixed(1),
      ]),
    ),
  );
  const outputs = writeTable(
    [
      'Pages',
      'HTML a page',
      'In Brotli',
      'With copies and lists',
      'Largest page',
      'First page in dev, s',
      'Another, s',
      'Peak in dev, MB',
    ],
    sizes.map(({ pages, output, dev }) => [
      pages,
      kilobytes(output.html),
      kilobytes(output.brotli),
      kilobytes(output.texts),
      `${output.largest.page}, ${kilobytes(output.largest.html)} (${kilobytes(output.largest.brotli)})`,
      seconds(dev.firstPageSeconds),
      seconds(dev.secondPageSeconds),
      Math.round(dev.peakMegabytes),
    ]),
  );
  return `${builds}\n\n${outputs}`;
}

interface Bar {
  says: string;
  holds: boolean;
  found: string;
}

const judge = (says: string, value: number | undefined, most: number, unit: string): Bar[] =>
  value === undefined ? [] : [{ says, holds: value <= most, found: `${value.toFixed(2)} ${unit}` }];

/** The bars for two processors that nobody else uses; those of sizes that were not measured are left out. */
export function judgeGrowth(sizes: Size[]): Bar[] {
  const find = (pages: number, name: BuildName) =>
    sizes.find((size) => size.pages === pages)?.builds.find((build) => build.name === name);
  const [today] = sizes;
  const cold = today && find(today.pages, 'cold');
  const warm = today && find(today.pages, 'warm');
  const small = find(1000, 'first');
  const large = find(10_000, 'first');
  return [
    ...judge('warm build of the pages as they stand at most 10 s', warm?.seconds, 10, 's'),
    ...judge('cold build without pictures and cards at most 60 s', cold?.restSeconds, 60, 's'),
    ...judge('cold build with pictures and cards at most 300 s', cold?.seconds, 300, 's'),
    ...judge('10,000 pages at most 180 s', large?.seconds, 180, 's'),
    ...judge('10,000 pages at most 2 GB', large?.peakMegabytes, 2048, 'MB'),
    ...judge(
      '10,000 pages at most 1.2 x ten times 1,000 pages',
      small && large && large.seconds / (small.seconds * 10),
      1.2,
      'x',
    ),
  ];
}
