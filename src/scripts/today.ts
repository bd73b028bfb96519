import { getDenverDay } from '../lib/site/denver-clock.ts';
import type { TodayWords } from '../lib/site/season.ts';

/** The calendar on a wall in Denver: the month, 1 to 12, and its half, 1 to 24; the second one begins with the 16th. */
export function readDenverDate(now: Date) {
  const [, month = 1, day = 1] = getDenverDay(now).split('-').map(Number);
  return { month, half: month * 2 - (day > 15 ? 0 : 1) };
}

/** What holds in a half-month; before the first change of the year, the last one still does. */
export function getTodayWords(changes: TodayWords[], half: number): string[] {
  const [, ...words] = changes.findLast(([from]) => from <= half) ?? changes.at(-1) ?? [];
  return words;
}

/** Fills every [data-today], part by part, with its words for this half-month, and places the line of the day in Home's chart. */
export function showToday() {
  const { month, half } = readDenverDate(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const changes: TodayWords[] = JSON.parse(element.dataset['today'] ?? '');
    const words = getTodayWords(changes, half);
    for (const [index, word] of words.entries()) (element.children[index] ?? element).textContent = word;
    element.hidden = !words[0];
    element.removeAttribute('data-likely');
  }
  const months = document.querySelector('[data-months]');
  months?.children[month - 1]?.setAttribute('data-now', '');
  months?.closest('section')?.style.setProperty('--half', String(half));
}
