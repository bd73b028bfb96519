import { covers, type HalfMonths } from '../schemas/half-months.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { fillIn } from '../text/fill-in.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { TodayWords } from '../ui/today-line.tsx';
import { nameEnd, nameHalfMonths, nameMonth, nameStart } from './half-month-names.ts';

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

/** Whether none of these kinds of work can be had all year, so that nobody can promise to come on the same day. */
export const areSeasonal = (works: Work[]) =>
  works.every((work) => halves.some((half) => readWeather(work, half) === 'closed'));

/** The words of each half-month whose words differ from those before it; one entry where they are the same all year. */
function listChanges(say: (half: number) => string[]): TodayWords[] {
  const words = halves.map((half) => say(half).join());
  const changes = halves.filter((half) => words.at(half - 1) !== words.at(half - 2));
  return (changes.length ? changes : [1]).map((half) => [half, ...say(half)]);
}

/** The last half-month of the stretch that this one is in. */
function findLast(half: number, holds: (half: number) => boolean): number {
  const following = after(half);
  const end = following.findIndex((later) => !holds(later));
  return following[end - 1] ?? half;
}

function sayGoodDates(work: Work, words: Words, half: number, good: HalfMonths[]): string | undefined {
  const isGood = (at: number) => covers(good, at);
  if (isGood(half)) return fillIn(words.goodUntil, { date: nameEnd(findLast(half, isGood)) });
  const following = after(half);
  const wait = following.findIndex(isGood);
  // Good dates beyond a stretch without work are not named: they would send away whoever can have the work now.
  const isNear = following.slice(0, wait).every((later) => readWeather(work, later) !== 'closed');
  if (readWeather(work, half) !== 'closed' && !isNear) return undefined;
  return fillIn(words.goodFrom, { date: nameStart(following[wait] as number) });
}

/** How the weather goes on, of no area in particular. */
function sayTurn(work: Work, words: Words, half: number): string | undefined {
  const weather = readWeather(work, half);
  const isSame = (later: number) => readWeather(work, later) === weather;
  const turn = after(half).find((later) => !isSame(later));
  if (turn === undefined) return undefined;
  if (weather === 'closed') return fillIn(words.firstFrom, { date: nameStart(turn) });
  const next = readWeather(work, turn);
  if (next === 'open') return fillIn(words.openFrom, { date: nameStart(turn), how: work.day });
  return next === 'closed' ? fillIn(words.until, { date: nameEnd(findLast(half, isSame)) }) : undefined;
}

function sayWork(work: Work, words: Words, half: number, area: string | undefined) {
  const weather = readWeather(work, half);
  const { days = '', limit } = work.some ?? {};
  const how = {
    open: work.day,
    some: limit ? `${days}, ${limit}` : days,
    closed: words.closed,
  }[weather];
  const good = area && work.areas[area];
  const next = (good && sayGoodDates(work, words, half, good)) ?? sayTurn(work, words, half);
  return [fillIn(words.now, { work: work.name, how }), next ?? ''];
}

/** What can be done on a day about some kinds of work, how it goes on, and what the link to the form says. */
export function composeSeasonWords(works: Work[], words: Words, area?: string): TodayWords[] {
  return listChanges((half) => {
    // How a kind of work goes on stands before the next kind, or nobody knows which it is said of.
    const said = works.flatMap((work) => sayWork(work, words, half, area));
    const last = said.pop() ?? '';
    const isClosed = works.every((work) => readWeather(work, half) === 'closed');
    return [said.filter(Boolean).join(' '), last, isClosed ? words.list : words.ask];
  });
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
    return [fillIn(falling.length ? words.lands : words.quiet, { month: nameMonth(half), dirt })];
  });
}
