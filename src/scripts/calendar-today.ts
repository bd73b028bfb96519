import { monthNames, nameHalf } from '../site/half-month-names.ts';

interface HalfMonths {
  from: number;
  to: number;
  called?: string | undefined;
}

/** What a sentence of the day is made of, from src/content. */
export interface TodayData {
  /** What lands on glass and walls, as said within a sentence. */
  lands: { name: string; spans: HalfMonths[] }[];
  good: HalfMonths[];
  /** As in: Next good [work] date. */
  work: string;
  words: { lands: string; quiet: string; next: string; now: string; until: string };
}

const halves = 24;

/** The calendar on a wall in Denver. */
function readDenverDate(now: Date) {
  const [month = 1, day = 1, year = 0] = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver' })
    .format(now)
    .split('/')
    .map(Number);
  return { month, day, daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** Half-month of a day, 1 to 24: a month's second half begins with the 16th. */
const getHalf = ({ month, day }: { month: number; day: number }) => month * 2 - (day > 15 ? 0 : 1);

/** How much of the year has gone by the middle of that day, in percent: each half-month is as wide as the others. */
export function getYearShare(now: Date): number {
  const date = readDenverDate(now);
  const [before, length] = date.day > 15 ? [15, date.daysInMonth - 15] : [0, 15];
  return ((getHalf(date) - 1 + (date.day - before - 0.5) / length) / halves) * 100;
}

/** What lands this month, and the next good date for the work. */
export function describeToday(now: Date, { lands, good, work, words }: TodayData): string {
  const date = readDenverDate(now);
  const half = getHalf(date);
  const find = (spans: HalfMonths[], at: number) => spans.find(({ from, to }) => from <= at && at < to);
  /** The year goes round. */
  const later = (steps: number) => ((half - 1 + steps) % halves) + 1;

  const month = monthNames[date.month - 1] as string;
  const falling = lands.filter(({ spans }) => find(spans, half)).map(({ name }) => name);
  const said = (falling.length ? words.lands : words.quiet)
    .replace('[month]', month)
    .replace('[dirt]', new Intl.ListFormat('en-US').format(falling));

  const current = find(good, half);
  let steps = 1;
  while (steps < halves && Boolean(find(good, later(steps))) === Boolean(current)) steps++;
  const [sentence, when] = !current
    ? [words.next, find(good, later(steps))?.called ?? nameHalf(later(steps))]
    : current.called
      ? [words.now, current.called]
      : [words.until, nameHalf(later(steps - 1))];
  return `${said} ${sentence.replace('[work]', work).replace('[date]', when)}`;
}

/** Says what holds today where the page has the words for it, and where in the year's charts today is. */
export function showToday() {
  const now = new Date();
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    element.textContent = describeToday(now, JSON.parse(element.dataset['today'] ?? ''));
  }
  document.documentElement.style.setProperty('--today', String(getYearShare(now)));
  document.documentElement.dataset['now'] = '';
}
