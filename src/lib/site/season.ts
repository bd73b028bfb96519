import { covers, type HalfMonths } from '../schemas/half-months.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { formatEnd, formatHalfMonths, formatMonth, formatStart } from './half-month-names.ts';
import { interpolate } from './interpolate.ts';
import { lowerFirst } from './lower-first.ts';

/** Texts that apply from this half-month of the year on: 1 is early January, 24 late December. */
export type SeasonalText = [from: number, ...texts: string[]];

type Templates = Seasons['words'];
export type Work = Seasons['works'][keyof Seasons['works']];

const halfMonths = Array.from({ length: 24 }, (_, index) => index + 1);
/** All half-months in order, starting after this one and wrapping around the year. */
const listFollowing = (halfMonth: number) => [...halfMonths.slice(halfMonth), ...halfMonths.slice(0, halfMonth)];

/** `limited`: only on some days, such as mild ones. `closed`: the weather does not allow it. */
export function getAvailability({ open, some }: Work, halfMonth: number): 'open' | 'limited' | 'closed' {
  if (covers(open, halfMonth)) return 'open';
  return some && covers(some.spans, halfMonth) ? 'limited' : 'closed';
}

/** Returns true if each of them is closed at some time of the year. */
export const areAllSeasonal = (works: Work[]) =>
  works.every((work) => halfMonths.some((halfMonth) => getAvailability(work, halfMonth) === 'closed'));

/** Lists the values over the year, without repetitions; a single entry if the value never changes. */
function listChanges<Value>(getValue: (halfMonth: number) => Value): [from: number, value: Value][] {
  const all = halfMonths.map((halfMonth): [number, Value] => [halfMonth, getValue(halfMonth)]);
  const changes = all.filter(([halfMonth, value]) => value !== all.at(halfMonth - 2)?.[1]);
  return changes.length ? changes : all.slice(0, 1);
}

/** The end of a season is mentioned in its last six weeks. */
const endingSoonHalfMonths = 3;

/** Never mentions a better date than today, because visitors would wait for it. */
function getBookingSentence(work: Work, templates: Templates, halfMonth: number): string {
  const isClosed = (at: number) => getAvailability(work, at) === 'closed';
  const following = listFollowing(halfMonth);
  if (isClosed(halfMonth)) {
    const date = formatStart(following.find((later) => !isClosed(later)) ?? halfMonth);
    return interpolate(templates.closed, { work: work.name, date });
  }
  const { days = '', limit } = work.some ?? {};
  const how = getAvailability(work, halfMonth) === 'open' ? work.day : [days, limit].filter(Boolean).join(' ');
  const end = following.findIndex(isClosed);
  const isEndingSoon = end >= 0 && end < endingSoonHalfMonths;
  const date = isEndingSoon ? formatEnd(following[end - 1] ?? halfMonth) : '';
  return interpolate(isEndingSoon ? templates.until : templates.now, { work: lowerFirst(work.name), how, date });
}

const getBookingText = (works: Work[], templates: Templates, halfMonth: number) =>
  works.map((work) => getBookingSentence(work, templates, halfMonth)).join(' ');

const areAllClosed = (works: Work[], halfMonth: number) =>
  works.every((work) => getAvailability(work, halfMonth) === 'closed');

/**
 * Composes what can be booked. While everything is closed, only the seasons: the hero already shows when work starts
 * again.
 */
export const composeBookingTexts = (works: Work[], templates: Templates): SeasonalText[] =>
  listChanges((halfMonth) =>
    areAllClosed(works, halfMonth) ? describeSeasons(works) : getBookingText(works, templates, halfMonth),
  );

/**
 * Composes when work starts again while everything is closed, and '' otherwise. `undefined` if there is never a time
 * when everything is closed.
 */
export function composeClosedTexts(works: Work[], templates: Templates): SeasonalText[] | undefined {
  const texts = listChanges((halfMonth) =>
    areAllClosed(works, halfMonth) ? getBookingText(works, templates, halfMonth) : '',
  );
  return texts.some(([, text]) => text) ? texts : undefined;
}

/** Formats a season as "all year" or "May to early October". */
export function describeSeason(work: Work): string {
  const isOpen = (halfMonth: number) => getAvailability(work, halfMonth) !== 'closed';
  if (halfMonths.every(isOpen)) return ['all year', work.some?.limit].filter(Boolean).join(', ');
  const starts = halfMonths.filter((halfMonth) => isOpen(halfMonth) && (halfMonth === 1 || !isOpen(halfMonth - 1)));
  const names = starts.map((from) => {
    const end = halfMonths.find((halfMonth) => halfMonth > from && !isOpen(halfMonth)) ?? 25;
    return formatHalfMonths({ from, to: end });
  });
  return new Intl.ListFormat('en-US').format(names);
}

/** Formats seasons as "Windows: all year. Roofs: May to early October." Shown without JavaScript. */
export const describeSeasons = (works: Work[]) =>
  works.map((work) => `${work.name}: ${describeSeason(work)}.`).join(' ');

/** Composes headings such as "May puts pine pollen on your glass". */
export function composeDirtHeadings(
  dirtRows: { name: string; spans: HalfMonths[] }[],
  templates: { lands: string; quiet: string },
): SeasonalText[] {
  const list = new Intl.ListFormat('en-US');
  return listChanges((halfMonth) => {
    const falling = dirtRows.filter(({ spans }) => covers(spans, halfMonth)).map(({ name }) => name);
    const dirt = list.format(falling.map(lowerFirst));
    return interpolate(falling.length ? templates.lands : templates.quiet, { month: formatMonth(halfMonth), dirt });
  });
}

/**
 * Lists the dirt on the hero's window over the year: the last matching row with a picture, or else `fallback`. A row
 * with `shown` matches only in that span: several kinds of dirt fall at the same time, and each is shown for a part of
 * it.
 */
export function listSeasonalDirt<
  Row extends { glass?: string | undefined; spans: HalfMonths[]; shown?: HalfMonths | undefined },
  Fallback,
>(rows: Row[], fallback: Fallback): { from: number; value: (Row & { glass: string }) | Fallback }[] {
  const hasPicture = (row: Row): row is Row & { glass: string } => row.glass !== undefined;
  const findDirt = (halfMonth: number) =>
    rows.filter(hasPicture).findLast(({ spans, shown }) => covers(shown ? [shown] : spans, halfMonth)) ?? fallback;
  return listChanges(findDirt).map(([from, value]) => ({ from, value }));
}
