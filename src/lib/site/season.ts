import { covers, type HalfMonths } from '../schemas/half-months.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { fillIn } from './fill-in.ts';
import { nameEnd, nameHalfMonths, nameMonth, nameStart } from './half-month-names.ts';
import { lowerFirst } from './lower-first.ts';

/** The words that hold from this half-month of the year on, 1 to 24. */
export type TodayWords = [from: number, ...words: string[]];

type Words = Seasons['words'];
export type Work = Seasons['works'][keyof Seasons['works']];

const halves = Array.from({ length: 24 }, (_, index) => index + 1);
/** The half-months that follow one, round the year. */
const after = (half: number) => [...halves.slice(half), ...halves.slice(0, half)];

/** What the weather lets be done then: the work, the work on some days, or none of it. */
export function readWeather({ open, some }: Work, half: number): 'open' | 'some' | 'closed' {
  if (covers(open, half)) return 'open';
  return some && covers(some.spans, half) ? 'some' : 'closed';
}

/** Whether each of these kinds of work rests at some time of the year, so that nobody can promise to come the same day. */
export const areSeasonal = (works: Work[]) =>
  works.every((work) => halves.some((half) => readWeather(work, half) === 'closed'));

/** What differs from the half-month before it, each with the half-month from which it holds; one entry where nothing does. */
function listChanges<Said>(say: (half: number) => Said): [from: number, said: Said][] {
  const all = halves.map((half): [number, Said] => [half, say(half)]);
  const changes = all.filter(([half, said]) => said !== all.at(half - 2)?.[1]);
  return changes.length ? changes : all.slice(0, 1);
}

/** Six weeks: how long ahead the end of a season is a reason to ask today. */
const lastCall = 3;

/** Never names a better date than today, or visitors would wait for it. */
function sayWork(work: Work, words: Words, half: number): string {
  const isClosed = (at: number) => readWeather(work, at) === 'closed';
  const following = after(half);
  if (isClosed(half)) {
    const date = nameStart(following.find((later) => !isClosed(later)) ?? half);
    return fillIn(words.closed, { work: work.name, date });
  }
  const { days = '', limit } = work.some ?? {};
  const how = readWeather(work, half) === 'open' ? work.day : [days, limit].filter(Boolean).join(' ');
  const end = following.findIndex(isClosed);
  const isEnding = end >= 0 && end < lastCall;
  const date = isEnding ? nameEnd(following[end - 1] ?? half) : '';
  return fillIn(isEnding ? words.until : words.now, { work: lowerFirst(work.name), how, date });
}

const sayWorks = (works: Work[], words: Words, half: number) =>
  works.map((work) => sayWork(work, words, half)).join(' ');

const areClosed = (works: Work[], half: number) => works.every((work) => readWeather(work, half) === 'closed');

/** What can be booked on a day of some kinds of work; while that is nothing, the seasons, since the opening says when it starts again. */
export const composeSeasonWords = (works: Work[], words: Words): TodayWords[] =>
  listChanges((half) => (areClosed(works, half) ? composeSeason(works) : sayWorks(works, words, half)));

/** When work starts again while none of it can be done; empty on other days, undefined where there is no such day. */
export function composeClosedWords(works: Work[], words: Words): TodayWords[] | undefined {
  const said = listChanges((half) => (areClosed(works, half) ? sayWorks(works, words, half) : ''));
  return said.some(([, sentence]) => sentence) ? said : undefined;
}

/** When a kind of work can be done at all, within a sentence: "all year", "May to early October". */
export function nameSeason(work: Work): string {
  const isOpen = (half: number) => readWeather(work, half) !== 'closed';
  if (halves.every(isOpen)) return ['all year', work.some?.limit].filter(Boolean).join(', ');
  const starts = halves.filter((half) => isOpen(half) && (half === 1 || !isOpen(half - 1)));
  const names = starts.map((from) => {
    const end = halves.find((half) => half > from && !isOpen(half)) ?? 25;
    return nameHalfMonths({ from, to: end });
  });
  return new Intl.ListFormat('en-US').format(names);
}

/** The seasons of some kinds of work, as whole sentences: these stand while no script knows the day. */
export const composeSeason = (works: Work[]) => works.map((work) => `${work.name}: ${nameSeason(work)}.`).join(' ');

/** What lands on glass, as a heading for each half-month. */
export function composeDirtHeadings(
  dirts: { name: string; spans: HalfMonths[] }[],
  words: { lands: string; quiet: string },
): TodayWords[] {
  const list = new Intl.ListFormat('en-US');
  return listChanges((half) => {
    const falling = dirts.filter(({ spans }) => covers(spans, half)).map(({ name }) => name);
    const dirt = list.format(falling.map(lowerFirst));
    return fillIn(falling.length ? words.lands : words.quiet, { month: nameMonth(half), dirt });
  });
}

/**
 * What lies on the window that Home opens with, and from which half-month on: the last row that holds then and has a
 * picture, or what lies there at any time.
 */
export function listOnGlass<Row extends { glass?: string | undefined; spans: HalfMonths[] }, Always>(
  rows: Row[],
  always: Always,
): { from: number; is: (Row & { glass: string }) | Always }[] {
  const hasPicture = (row: Row): row is Row & { glass: string } => row.glass !== undefined;
  const findDirt = (half: number) => rows.filter(hasPicture).findLast(({ spans }) => covers(spans, half)) ?? always;
  return listChanges(findDirt).map(([from, is]) => ({ from, is }));
}
