import type { SeasonalText } from '../../lib/site/season.ts';
import { getCurrentText, readDenverDate } from '../../lib/site/today.ts';

/** Fills the children of every [data-today] with its texts for this half-month, and places the line in Home's chart. */
export function showToday() {
  const { month, halfMonth } = readDenverDate(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const changes: SeasonalText[] = JSON.parse(element.dataset['today'] ?? '');
    const texts = getCurrentText(changes, halfMonth);
    for (const [index, text] of texts.entries()) (element.children[index] ?? element).textContent = text;
    element.hidden = !texts[0];
    element.removeAttribute('data-placeholder');
  }
  const months = document.querySelector('[data-months]');
  months?.children[month - 1]?.setAttribute('data-now', '');
  months?.closest('section')?.style.setProperty('--half-month', String(halfMonth));
}
