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
      const { openNow = '', templates } = element.dataset;
      const datedHours: DatedHours[] = JSON.parse(openNow);
      const { isOpen, state, detail } = getOpeningStatus(now, datedHours);
      if (templates) {
        const [openTemplate, closedTemplate] = JSON.parse(templates);
        element.textContent = (isOpen ? openTemplate : closedTemplate).replace(/\[(?:until|from)\]/, detail);
      } else {
        for (const [index, text] of [state, detail].entries()) {
          const child = element.children[index];
          if (child) child.textContent = text;
        }
      }
      element.toggleAttribute('data-open', isOpen);
      element.hidden = false;
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-through]'))
      element.hidden = (element.dataset['through'] ?? '') < getDenverDay(now);
  };
  runEachMinute(update);
}
