import type { SeasonalText } from '../../lib/site/season.ts';
import { getCurrentText, readDenverDate } from '../../lib/site/today.ts';
import { runEachMinute } from './each-minute.client.ts';

/**
 * Fills the children of every [data-today] with its texts for this half-month, and places the line in Home's chart. Both
 * follow the calendar while the page is open.
 */
export function showToday() {
  const months = document.querySelector('[data-months]');
  let shownHalfMonth = 0;
  runEachMinute(() => {
    const { month, halfMonth } = readDenverDate(new Date());
    if (halfMonth === shownHalfMonth) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
      // The caption of a window describes its picture, which stays until the next load.
      if (shownHalfMonth && element.closest('[data-note]')) continue;
      const changes: SeasonalText[] = JSON.parse(element.dataset['today'] ?? '');
      const texts = getCurrentText(changes, halfMonth);
      for (const [index, text] of texts.entries()) (element.children[index] ?? element).textContent = text;
      element.hidden = !texts[0];
      element.removeAttribute('data-placeholder');
    }
    shownHalfMonth = halfMonth;
    for (const [index, element] of [...(months?.children ?? [])].entries())
      element.toggleAttribute('data-now', index === month - 1);
    months?.closest('section')?.style.setProperty('--half-month', String(halfMonth));
  });
}
