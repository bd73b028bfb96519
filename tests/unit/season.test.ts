import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { type Seasons, seasons as schema, type WorkName } from '../../src/lib/schemas/seasons.ts';
import { formatEnd, formatStart } from '../../src/lib/site/half-month-names.ts';
import type { SeasonalText } from '../../src/lib/site/season.ts';
import {
  composeBookingTexts,
  composeClosedTexts,
  describeSeason,
  describeSeasons,
  getAvailability,
  type Work,
} from '../../src/lib/site/season.ts';
import { readDenverDate } from '../../src/lib/site/today.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { works, words }: Seasons = schema.parse(parse(read('src/content/seasons.yaml')));
const workNames = Object.keys(works) as WorkName[];

const day = 24 * 60 * 60 * 1000;
/** Noon in Denver, standard time or not, on 365 days. */
const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2027, 0, 1, 19) + index * day));
const halves = [...new Set(days.map((at) => readDenverDate(at).half))];
const halfAfter = (half: number, steps: number) => ((half - 1 + steps) % 24) + 1;

const holding = (changes: SeasonalText[] | undefined, half: number) =>
  (changes?.findLast(([from]) => from <= half) ?? changes?.at(-1))?.[1];
const sayToday = (names: WorkName[], half: number) =>
  holding(
    composeBookingTexts(
      names.map((name) => works[name]),
      words,
    ),
    half,
  ) ?? '';
const sayClosed = (names: WorkName[], half: number) =>
  holding(
    composeClosedTexts(
      names.map((name) => works[name]),
      words,
    ),
    half,
  );
const isWork = (name: WorkName, half: number) => getAvailability(works[name], half) !== 'closed';

/** The kinds of work of each page that says what can be done today: of a service, and Home. Area pages have those of their service. */
const pages = [
  ...globSync('src/content/services/*/*.yaml').map((file) => parse(read(file)).seasons as WorkName[]),
  parse(read('src/content/pages/home.yaml')).calendar.works.names.slice(0, 1) as WorkName[],
];

const escapeSigns = (said: string) => said.replace(/[.?+]/g, '\\$&');
/** A sentence of seasons.yaml about a kind of work, as what it may become then: the date in a group of its own. */
function asPattern(sentence: keyof Seasons['words'], name: WorkName, half: number) {
  const { day: anyDay, some } = works[name];
  const someDays = [some?.days, some?.limit].filter(Boolean).join(' ');
  const how = getAvailability(works[name], half) === 'open' ? anyDay : someDays;
  const known = escapeSigns(words[sentence]).replace('[work]', '.+?').replace('[how]', escapeSigns(how));
  return new RegExp(`^${known.replace('[date]', '(?<date>.+?)')}$`);
}
const findDate = (sentence: keyof Seasons['words'], name: WorkName, half: number, said = '') =>
  asPattern(sentence, name, half).exec(said)?.groups?.['date'];

/** The half-month with which the weather turns for this kind of work, and how many lie between. */
function findTurn(name: WorkName, half: number) {
  const isNow = isWork(name, half);
  const steps = halves.findIndex((_, later) => isWork(name, halfAfter(half, later + 1)) !== isNow) + 1;
  return steps > 0 ? { half: halfAfter(half, steps), steps } : undefined;
}

describe('on every day of the year', () => {
  it('what can be done is being booked, and never at a better date than now', () => {
    const month = /January|February|March|April|May|June|July|August|September|October|November|December/;
    for (const name of workNames) {
      for (const half of halves.filter((each) => isWork(name, each))) {
        const said = sayToday([name], half);
        const isNamed = asPattern('until', name, half).test(said);
        expect([name, half, isNamed || asPattern('now', name, half).test(said)]).toEqual([name, half, true]);
        if (!isNamed) expect(said).not.toMatch(month);
      }
    }
  });

  it('the end of a season is named in its last six weeks, and no sooner', () => {
    for (const name of workNames) {
      for (const half of halves.filter((each) => isWork(name, each))) {
        const turn = findTurn(name, half);
        const last = turn && turn.steps <= 3 ? formatEnd(halfAfter(turn.half, 23)) : undefined;
        expect([name, half, findDate('until', name, half, sayToday([name], half))]).toEqual([name, half, last]);
      }
    }
  });

  it('work that the weather forbids is told to start again when it does', () => {
    for (const name of workNames) {
      for (const half of halves.filter((each) => !isWork(name, each))) {
        const start = formatStart(findTurn(name, half)?.half ?? 0);
        expect([name, half, findDate('closed', name, half, sayClosed([name], half))]).toEqual([name, half, start]);
      }
    }
  });

  it('a page says above its answers when work starts again only where none of it can be done, and below them its season', () => {
    expect(pages.length).toBeGreaterThan(12);
    for (const names of pages) {
      for (const half of halves) {
        const isClosed = names.every((name) => !isWork(name, half));
        expect([names, half, Boolean(sayClosed(names, half))]).toEqual([names, half, isClosed]);
        expect(sayToday(names, half) === describeSeasons(names.map((name) => works[name]))).toBe(isClosed);
      }
    }
  });

  it('a page of several kinds of work says of each what the page of one says', () => {
    const several = pages.filter((names) => names.length > 1);
    expect(several).not.toEqual([]);
    for (const names of several) {
      for (const half of halves.filter((each) => names.some((name) => isWork(name, each)))) {
        const each = names.map((name) => (isWork(name, half) ? sayToday : sayClosed)([name], half));
        expect(sayToday(names, half)).toBe(each.join(' '));
      }
    }
  });
});

describe('the season, for whom no script knows the day', () => {
  it('is all year exactly where the weather never forbids the work, and names no day of today', () => {
    for (const name of workNames) {
      const isAlways = halves.every((half) => isWork(name, half));
      expect([name, /^all year/.test(describeSeason(works[name]))]).toEqual([name, isAlways]);
    }
    expect(describeSeasons(Object.values(works))).not.toMatch(/\bnow\b/);
  });

  const work = (open: [number, number][], some: [number, number][] = []): Work => {
    const spans = (list: [number, number][]) => list.map(([from, to]) => ({ from, to }));
    return {
      name: 'Work',
      open: spans(open),
      day: 'any day',
      ...(some.length ? { some: { spans: spans(some), days: 'some days' } } : {}),
    };
  };
  it.each([
    ['May', [[9, 11]], []],
    ['early May', [[9, 10]], []],
    ['late May', [[10, 11]], []],
    ['mid-\u2060May to early October', [[10, 20]], []],
    ['April to September', [[7, 19]], []],
    [
      'March and July',
      [
        [5, 7],
        [13, 15],
      ],
      [],
    ],
    [
      'April to October',
      [[9, 20]],
      [
        [7, 9],
        [20, 21],
      ],
    ],
  ] as [string, [number, number][], [number, number][]][])('is %s', (season, open, some) => {
    expect(describeSeason(work(open, some))).toBe(season);
  });
});

describe('the day', () => {
  test('is that of a wall calendar in Denver, to the last second of each month', () => {
    for (const [index, length] of [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
      const offset = index >= 2 && index < 10 ? '-06:00' : '-07:00';
      const month = String(index + 1).padStart(2, '0');
      const last = new Date(`2027-${month}-${length}T23:59:59${offset}`);
      expect(readDenverDate(last)).toEqual({ month: index + 1, half: index * 2 + 2 });
      const next = (index + 1) % 12;
      expect(readDenverDate(new Date(+last + 1000))).toEqual({ month: next + 1, half: next * 2 + 1 });
    }
  });

  test('knows the turn of the half and the last day of February in a leap year', () => {
    expect(readDenverDate(new Date('2028-02-29T23:59:59-07:00'))).toEqual({ month: 2, half: 4 });
    expect(readDenverDate(new Date('2027-05-15T23:59:59-06:00')).half).toBe(9);
    expect(readDenverDate(new Date('2027-05-16T00:00:00-06:00')).half).toBe(10);
  });
});

describe('the content', () => {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
  /** A month as a date: not the name of what falls then (June fluff), of an event (June 13, 2018) or of an average (May 8). */
  const date = new RegExp(
    `\\b(?:${months})\\b(?! (?:(?:and (?:${months}) )?\\d|(?!and|or|to|through|until|dates?\\b)[a-z]))`,
  );
  const ours =
    /\b(we|our|season|dates?|visits?|book\w*|work|wash\w*|clean\w*|paint\w*|exteriors?|interiors?|screens?|windows?)\b/i;
  /** Somebody else's words, and what lands on glass. */
  const isOther = (path: string) => /(^|\.)(quote|text)$/.test(path) && /quote|^\d+\.text/.test(path);

  function listSentences(value: unknown, path = ''): string[] {
    if (typeof value === 'string') return isOther(path) ? [] : value.split(/(?<=[.?:;])\s+/);
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) => listSentences(inner, path ? `${path}.${key}` : key));
  }
  const files = globSync('src/content/**/*.{yaml,md}').filter((file) => !/seasons\.yaml$|claims\.yaml$/.test(file));
  const sentences = files.flatMap((file) => {
    const all = file.endsWith('.md') ? read(file).split(/(?<=[.?:;])\s+/) : listSentences(parse(read(file)));
    return all.map((sentence) => ({ file, sentence }));
  });

  it('names the months of our work in seasons.yaml alone: everything else writes them in braces', () => {
    expect(sentences.length).toBeGreaterThan(2000);
    const strays = sentences.filter(({ sentence }) => ours.test(sentence) && date.test(sentence));
    expect(strays, 'Our season stands in braces, as {windowsSeason}; of others’ dates say what falls then').toEqual([]);
  });

  it('says the limit of a season in seasons.yaml alone', () => {
    const limits = Object.values(works).flatMap(({ some }) => some?.limit ?? []);
    expect(limits.length).toBeGreaterThan(0);
    const figures = limits.flatMap((limit) => limit.match(/\d+ °F/g) ?? []);
    const strays = sentences.filter(({ sentence }) => figures.some((figure) => sentence.includes(figure)));
    expect(strays).toEqual([]);
  });
});
