import { monthNames, nameHalf } from '../site/half-month-names.ts';

interface HalfMonths {
  from: number;
  to: number;
}

interface Said {
  now: string;
  /** With [date]. */
  next: string;
}

/** What the words of the day are made of, from src/content/pages/home.yaml. */
export interface TodayData {
  /** What lands on glass, as said within a sentence. */
  lands: { name: string; spans: HalfMonths[] }[];
  /** Of the windows. */
  good: HalfMonths[];
  mild: HalfMonths[];
  words: { lands: string; quiet: string; good: Said; mild: Said; between: Said };
}

const halves = 24;

/** The calendar on a wall in Denver: the month, 1 to 12, and its half, 1 to 24; the second one begins with the 16th. */
export function readDenverDate(now: Date) {
  const [month = 1, day = 1] = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver' })
    .format(now)
    .split('/')
    .map(Number);
  return { month, half: month * 2 - (day > 15 ? 0 : 1) };
}

/** What lands this month, and what can be done about it now and when better. */
export function describeToday(now: Date, { lands, good, mild, words }: TodayData) {
  const { month, half } = readDenverDate(now);
  const covers = (spans: HalfMonths[], at: number) => spans.some(({ from, to }) => from <= at && at < to);
  /** The year goes round. */
  const later = (steps: number) => ((half - 1 + steps) % halves) + 1;

  const falling = lands.filter(({ spans }) => covers(spans, half)).map(({ name }) => name);
  const heading = (falling.length ? words.lands : words.quiet)
    .replace('[month]', monthNames[month - 1] as string)
    .replace('[dirt]', new Intl.ListFormat('en-US').format(falling));

  const isGood = covers(good, half);
  let steps = 1;
  while (steps < halves && covers(good, later(steps)) === isGood) steps++;
  const turn = later(isGood ? steps - 1 : steps);
  const isMild = !isGood && covers(mild, half);
  const said = isGood ? words.good : isMild ? words.mild : words.between;
  const date = isMild ? (monthNames[(turn - 1) >> 1] as string) : nameHalf(turn);
  return { heading, now: said.now.replace('[date]', date), next: said.next.replace('[date]', date) };
}

/** Says what holds today, and frames this month in the chart. */
export function showToday() {
  const calendar = document.querySelector<HTMLElement>('[data-today]');
  if (!calendar) return;
  const now = new Date();
  const { month } = readDenverDate(now);
  const { heading, now: said, next } = describeToday(now, JSON.parse(calendar.dataset['today'] ?? ''));
  const [title, sentence] = calendar.querySelectorAll('h2, p') as unknown as [HTMLElement, HTMLElement];
  title.textContent = heading;
  const first = document.createElement('b');
  first.textContent = said;
  sentence.replaceChildren(first, ` ${next}`);
  calendar.querySelector(`[data-months] :nth-child(${month})`)?.setAttribute('data-now', '');
  calendar.style.setProperty('--month', String(month));
}
