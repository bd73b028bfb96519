import { type DatedHours, getOpeningStatus } from '../../lib/hours/opening-status.ts';
import { getDenverDay } from '../../lib/site/denver-clock.ts';
import { runEachMinute } from './each-minute.client.ts';

/** Fills every [data-open-now], hides every [data-through] whose day is over, and updates both while the page is open. */
export function showOpeningStatus() {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  if (!elements.length) return;
  const update = () => {
    const now = new Date();
    for (const element of elements) {
      const { openNow = '', words } = element.dataset;
      const dated: DatedHours[] = JSON.parse(openNow);
      const { open, state, detail } = getOpeningStatus(now, dated);
      if (words) {
        const [openWords, closedWords] = JSON.parse(words);
        element.textContent = (open ? openWords : closedWords).replace(/\[(?:until|from)\]/, detail);
      } else {
        for (const [index, text] of [state, detail].entries()) {
          const child = element.children[index];
          if (child) child.textContent = text;
        }
      }
      element.toggleAttribute('data-open', open);
      element.hidden = false;
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-through]'))
      element.hidden = (element.dataset['through'] ?? '') < getDenverDay(now);
  };
  runEachMinute(update);
}
