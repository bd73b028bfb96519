import { listOpenDays, minutesPerDay, readSpans, type Weekday, weekdays } from '../hours/opening-hours.ts';
import { parseHours } from '../hours/parse-hours.ts';
import { type DatedWeek, formatPeriod, getSchedule } from '../hours/schedule.ts';
import type { Business } from '../schemas/business.ts';
import { formatDay } from '../site/denver-clock.ts';
import { findContentKind } from './content-kinds.ts';
import { listTexts, type Passage } from './list-texts.ts';
import type { ContentSource, FieldLocation } from './yaml-source.ts';

/** A sentence with days or times other than those of the hours. */
export interface HoursContradiction extends FieldLocation {
  sentence: string;
  /** When the sentence is wrong, such as "until December 31, 2026"; `undefined` if it always is. */
  period?: string | undefined;
}

/** A week with its open days, which are compared with every sentence. */
interface WeekToCompare extends DatedWeek {
  openDays: Weekday[];
}

const namedDay = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const dayRange =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? ?(?:-|–|to|through|until) ?(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|[a-z]{0,2})\b/gi;
const everyDay = /\b(?:(?:seven|7) days|every (?:single )?day|daily)\b/i;
const writtenTimes =
  /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?)? ?(?:to|until|-|–) ?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?|(?=$|[.,;:!?)]| (?:every|daily|seven|on|(?:mon|tue|wed|thu|fri|sat|sun)(?:\w*day)?)\b))/gi;
const writtenTime = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi;
/** Matches sentences about the company's own hours. One about a lobby that is full every day does not match. */
const ownHours = /\b(?:answer|phone|call|reach us|open|closed|our hours|we work|we come|we clean)\b/i;

const ownClosing = /\b(?:we[’']re|we are) closed\b|^closed\b|\bclosed on\b/i;

const findDay = (name: string): number => weekdays.findIndex((day) => day.startsWith(name.slice(0, 3).toLowerCase()));

function listDaysBetween(from: string, to: string): Weekday[] {
  const [start, end] = [findDay(from), findDay(to)];
  const length = ((end - start + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(start, start + length);
}

/** Returns true if a day opens and closes at these times. */
function hasSpan(day: string, written: string): boolean {
  const openSpans = readSpans(day);
  return readSpans(parseHours(written).hours ?? '').every(
    ({ opens, closes }) =>
      openSpans.some((span) => span.opens === opens) && openSpans.some((span) => span.closes === closes),
  );
}

const hasTime = ({ hours }: DatedWeek, written: string): boolean => {
  const [span] = readSpans(parseHours(`${written} to 11:59 PM`).hours ?? '');
  const ends = weekdays.flatMap((day) => readSpans(hours[day]).flatMap(({ opens, closes }) => [opens, closes]));
  return !span || ends.some((end) => end % minutesPerDay === span.opens);
};

/** Returns true if a sentence contradicts the open days of a week. */
function contradictsDays(openDays: Weekday[], sentence: string): boolean {
  const isOpen = (day: Weekday | undefined) => day !== undefined && openDays.includes(day);
  const daysInRanges = [...sentence.matchAll(dayRange)].flatMap(([, from = '', to = '']) => listDaysBetween(from, to));
  const isAboutUs = ownHours.test(sentence);
  const namedDays = [...sentence.matchAll(namedDay)]
    // "Saturdays" in another sentence are those of a market or a guest.
    .filter(([day]) => isAboutUs || !day.endsWith('s'))
    .map(([day]) => weekdays[findDay(day)]);
  if (ownClosing.test(sentence)) return namedDays.some(isOpen);
  if (daysInRanges.length > 0 && isAboutUs) {
    const days = new Set([...daysInRanges, ...namedDays]);
    return days.size !== openDays.length || ![...days].every(isOpen);
  }
  const weekend = /\bweekends?\b/i.test(sentence) && isAboutUs ? (['saturday', 'sunday'] as const) : [];
  const everyDayOfWeek = everyDay.test(sentence) && isAboutUs ? weekdays : [];
  return [...namedDays, ...weekend, ...everyDayOfWeek].some((day) => !isOpen(day));
}

function contradictsTimes(week: DatedWeek, sentence: string): boolean {
  if (!ownHours.test(sentence)) return false;
  const ranges = sentence.match(writtenTimes) ?? [];
  const days = weekdays.map((day) => week.hours[day]);
  if (everyDay.test(sentence)) return ranges.some((range) => !days.every((day) => hasSpan(day, range)));
  if (ranges.length > 0) return ranges.some((range) => !days.some((day) => hasSpan(day, range)));
  return (sentence.match(writtenTime) ?? []).some((time) => !hasTime(week, time));
}

/**
 * Lists the texts of a file without testimonials, which are the words of customers, and without the hours themselves.
 */
function listCompanyTexts({ path: file, data, body }: ContentSource): Passage[] {
  const kind = findContentKind(file);
  const texts = listTexts(data).filter(({ path: [first, ...rest] }) => {
    if (kind === 'business') return !['hours', 'newHours', 'exceptions'].includes(String(first));
    return kind === 'claims' ? rest.at(-1) === 'claim' : first !== 'testimonial';
  });
  return [...texts, { path: ['body'], text: body }];
}

/** Returns whether a sentence names the first day of new hours, such as "From January 1, we are closed on Sundays". */
const namesChange = (weeks: DatedWeek[], sentence: string) =>
  weeks.some(({ from }) => from && sentence.includes(formatDay(from).replace(/,.*/, '')));

/** Returns the weeks that a sentence contradicts. One about a change of hours contradicts all of them, or none. */
function findContradictedWeeks(weeks: WeekToCompare[], sentence: string): DatedWeek[] {
  const contradicted = weeks.filter(
    (week) => contradictsDays(week.openDays, sentence) || contradictsTimes(week, sentence),
  );
  return contradicted.length < weeks.length && namesChange(weeks, sentence) ? [] : contradicted;
}

/** Returns the sentences of the content that contradict the present hours or those to come. */
export function findHoursContradictions(sources: ContentSource[], business: Business): HoursContradiction[] {
  const weeks = getSchedule(business).weeks.map((week) => ({ ...week, openDays: listOpenDays(week.hours) }));
  return sources
    .filter(({ path }) => !['reviews', 'testimonials', 'prices', undefined].includes(findContentKind(path)))
    .flatMap((source) =>
      listCompanyTexts(source).flatMap(({ path, text }) =>
        text
          .split(/(?<=[.!?])\s+/)
          .map((sentence) => ({ sentence, contradicted: findContradictedWeeks(weeks, sentence) }))
          .filter(({ contradicted }) => contradicted.length > 0)
          .map(({ sentence, contradicted }) => ({
            file: source.path,
            path,
            sentence,
            period: contradicted.length < weeks.length ? contradicted.map(formatPeriod).join(' and ') : undefined,
          })),
      ),
    );
}
