import type { SeasonalText } from '../../lib/site/season.ts';
import { getCurrentText, readDenverDate } from '../../lib/site/today.ts';

/** Fills the children of every [data-today] with its texts for this half-month, and places the line in Home's chart. */
export function showToday() {
  const { month, half } = readDenverDate(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const changes: SeasonalText[] = JSON.parse(element.dataset['today'] ?? '');
    const words = getCurrentText(changes, half);
    for (const [index, word] of words.entries()) (element.children[index] ?? element).textContent = word;
    element.hidden = !words[0];
    element.removeAttribute('data-likely');
  }
  const months = document.querySelector('[data-months]');
  months?.children[month - 1]?.setAttribute('data-now', '');
  months?.closest('section')?.style.setProperty('--half-month', String(half));
}
