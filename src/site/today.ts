import type { TodayData } from '../scripts/calendar-today.ts';
import type { WordsOf } from './pages.ts';

type Calendar = WordsOf<'home'>['calendar'];

/** What the sentence of the day is made of, for a page about one kind of work. */
export function composeToday(
  { lands, today: { work, ...words } }: Calendar,
  service: keyof Calendar['today']['work'],
  good: TodayData['good'],
): TodayData {
  return {
    lands: lands.rows.map(({ name, spans }) => ({ name: name.charAt(0).toLowerCase() + name.slice(1), spans })),
    good,
    work: work[service],
    words,
  };
}
