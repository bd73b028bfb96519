import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { type Seasons, seasons as schema, type WorkName } from '../../src/schemas/seasons.ts';
import { readDenverDate } from '../../src/scripts/today.ts';
import { nameEnd, nameStart } from '../../src/site/half-month-names.ts';
import { composeSeason, composeSeasonWords, nameSeason, readWeather, type Work } from '../../src/site/season.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const seasons: Seasons = schema.parse(parse(read('src/content/seasons.yaml')));
const slugOf = (file: string) => file.replace(/^.*[\\/]|\.yaml$/g, '');
const areas = globSync('src/content/areas/*.yaml').map(slugOf);

const day = 24 * 60 * 60 * 1000;
/** Noon in Denver, standard time or not, on 365 days. */
const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2027, 0, 1, 19) + index * day));

const halves = new Map(days.map((at) => [at, readDenverDate(at).half]));
const halfOn = (at: Date) => halves.get(at) ?? 0;

const composed = new Map<string, ReturnType<typeof composeSeasonWords>>();
function pick(names: WorkName[], at: Date, area?: string) {
  const key = [...names, area].join();
  const works = names.map((name) => seasons.works[name]);
  const words = composed.get(key) ?? composeSeasonWords(works, seasons.words, area);
  composed.set(key, words);
  const [, now = '', next = '', ask = ''] = words.findLast(([from]) => from <= halfOn(at)) ?? words.at(-1) ?? [];
  return { now, next, ask };
}

/** Every page that says what can be done today: of a service, of an area, and Home. */
const services = globSync('src/content/services/*/*.yaml').map((file) => ({
  page: file,
  names: parse(read(file)).seasons as WorkName[],
  area: undefined as string | undefined,
}));
const areaPages = globSync('src/content/area-pages/*/*.yaml').map((file) => {
  const { area, kind, service } = parse(read(file));
  const names = services.find(({ page }) => page.endsWith(`/residential/${service}.yaml`))?.names;
  return { page: file, names: kind === 'residential' && names ? names : (['windows'] as WorkName[]), area };
});
const home = {
  page: 'src/content/pages/home.yaml',
  names: parse(read('src/content/pages/home.yaml')).calendar.works.slice(0, 1) as WorkName[],
  area: undefined,
};
const shown = [...services, ...areaPages, home];

/** What is said of one kind of work: what now holds everywhere, what then in its place. */
const sayOne = (name: WorkName, at: Date, area?: string) => pick([name], at, area);
const weatherOf = (name: WorkName, at: Date) => readWeather(seasons.works[name], halfOn(at));

describe('on every one of 365 days', () => {
  it('each page of a service and of an area, and Home, says what can be done now', () => {
    expect(shown.length).toBeGreaterThan(60);
    const silent = shown.flatMap(({ page, names, area }) =>
      days
        .filter((at) => {
          const { now, ask } = pick(names, at, area);
          return !ask || names.some((name) => !now.includes(sayOne(name, at).now));
        })
        .map((at) => `${page}: ${at.toISOString()}`),
    );
    expect(silent).toEqual([]);
  });

  it('no two pages disagree about what can be done now', () => {
    for (const at of days) {
      const said = new Map<WorkName, Set<string>>();
      for (const { names, area } of shown)
        for (const name of names) said.set(name, (said.get(name) ?? new Set()).add(sayOne(name, at, area).now));
      expect([at, [...said].filter(([, sentences]) => sentences.size > 1)]).toEqual([at, []]);
    }
  });

  it('a page offers the list exactly where the weather forbids all its work', () => {
    for (const { names, area } of shown) {
      for (const at of days) {
        const isClosed = names.every((name) => weatherOf(name, at) === 'closed');
        expect(pick(names, at, area).ask).toBe(isClosed ? seasons.words.list : seasons.words.ask);
      }
    }
  });

  const halfAfter = (half: number, steps: number) => ((half - 1 + steps) % 24) + 1;
  const dateOf = (template: string, sentence: string) =>
    new RegExp(`^${template.replace(/[.]/g, '\\.').replace('[date]', '(.+?)').replace('[how]', '.+?')}$`).exec(
      sentence,
    )?.[1];

  it('a date that is named holds: work begins or ends there, and not before', () => {
    const { goodUntil, goodFrom, openFrom, firstFrom, until } = seasons.words;
    const wrong: string[] = [];
    for (const name of Object.keys(seasons.works) as WorkName[]) {
      const work = seasons.works[name];
      for (const area of [undefined, ...areas]) {
        const good = area ? work.areas[area] : undefined;
        const isGood = (half: number) => Boolean(good?.some(({ from, to }) => from <= half && half < to));
        const isWork = (half: number) => readWeather(work, half) !== 'closed';
        const isOpen = (half: number) => readWeather(work, half) === 'open';
        const kinds: [template: string, holds: (half: number) => boolean, isEnd: boolean][] = [
          [goodUntil, isGood, true],
          [goodFrom, isGood, false],
          [openFrom, isOpen, false],
          [firstFrom, isWork, false],
          [until, isWork, true],
        ];
        for (const at of days) {
          const { next } = sayOne(name, at, area);
          if (!next) continue;
          const half = halfOn(at);
          const isRight = kinds.some(([template, holds, isEnd]) => {
            const date = dateOf(template, next);
            if (!date || holds(half) !== isEnd) return false;
            let turn = half;
            for (let steps = 1; steps < 24 && holds(turn) === isEnd; steps++) turn = halfAfter(half, steps);
            return date === (isEnd ? nameEnd(halfAfter(turn, 23)) : nameStart(turn));
          });
          if (!isRight) wrong.push(`${name} in ${area}, ${at.toISOString()}: ${next}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a page of several kinds of work says how one goes on before it names the next', () => {
    const several = services.filter(({ names }) => names.length > 1);
    expect(several).not.toEqual([]);
    for (const at of days) {
      for (const { names, area } of several) {
        const join = ({ now, next }: ReturnType<typeof pick>) => [now, next].filter(Boolean).join(' ');
        expect(join(pick(names, at, area))).toBe(names.map((name) => join(pick([name], at, area))).join(' '));
      }
    }
  });

  it('nobody who can have the work now is told of good dates beyond a time without it', () => {
    const wrong: string[] = [];
    for (const name of Object.keys(seasons.works) as WorkName[]) {
      for (const area of areas) {
        for (const at of days) {
          const date = dateOf(seasons.words.goodFrom, sayOne(name, at, area).next);
          if (!date || weatherOf(name, at) === 'closed') continue;
          const half = halfOn(at);
          let turn = halfAfter(half, 1);
          while (nameStart(turn) !== date) {
            if (readWeather(seasons.works[name], turn) === 'closed')
              wrong.push(`${name} in ${area}, ${at.toISOString()}`);
            turn = halfAfter(turn, 1);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the season, for whom no script knows the day', () => {
  it('is all year exactly where the weather never forbids the work, and names no day of today', () => {
    for (const name of Object.keys(seasons.works) as WorkName[]) {
      const isAlways = days.every((at) => weatherOf(name, at) !== 'closed');
      expect([name, /^all year/.test(nameSeason(seasons.works[name]))]).toEqual([name, isAlways]);
    }
    expect(composeSeason(Object.values(seasons.works))).not.toMatch(/\bnow\b/);
  });

  const work = (open: [number, number][], some: [number, number][] = []): Work => {
    const spans = (list: [number, number][]) => list.map(([from, to]) => ({ from, to }));
    return {
      name: 'Work',
      open: spans(open),
      day: 'any day',
      ...(some.length ? { some: { spans: spans(some), days: 'some days' } } : {}),
      areas: {},
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
    expect(nameSeason(work(open, some))).toBe(season);
  });

  it('knows work that one good stretch of an area begins and ends', () => {
    const one = { ...work([[9, 20]]), areas: { hill: [{ from: 10, to: 12 }] } };
    const said = composeSeasonWords([one], seasons.words, 'hill').map(([from, , next]) => [from, next]);
    expect(said).toEqual([
      [9, expect.stringContaining('from mid-\u2060May')],
      [10, expect.stringContaining('until early June')],
      [12, expect.stringContaining('until early October')],
      [20, expect.stringContaining('from mid-\u2060May')],
    ]);
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
    const limits = Object.values(seasons.works).flatMap(({ some }) => some?.limit ?? []);
    expect(limits.length).toBeGreaterThan(0);
    const figures = limits.flatMap((limit) => limit.match(/\d+ °F/g) ?? []);
    const strays = sentences.filter(({ sentence }) => figures.some((figure) => sentence.includes(figure)));
    expect(strays).toEqual([]);
  });
});
