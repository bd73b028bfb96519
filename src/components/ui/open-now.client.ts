import { formatClock, formatWeekday, parseDay, weekdays } from '../../lib/opening-hours.ts';
import { toDenverTime } from '../../lib/site/denver-clock.ts';

/**
 * Returns if the company is open at that moment, and until or from when.
 *
 * @param hours Opening hours of the weekdays, starting with Monday. The closing time itself is closed.
 */
export function getOpeningStatus(now: Date, hours: readonly string[]) {
  const denver = toDenverTime(now);
  const time = denver.toISOString().slice(11, 16);
  // Sunday is 0 in JavaScript.
  const today = (denver.getUTCDay() + 6) % 7;
  const readDay = (later: number) => parseDay(hours[(today + later) % 7] ?? '');
  const own = readDay(0);
  if (own && time >= own.opens && time < own.closes)
    return { open: true, state: 'Open now', detail: `until ${formatClock(own.closes)}` };
  let later = own && time < own.opens ? 0 : 1;
  while (later < 7 && !readDay(later)) later++;
  const name = weekdays[(today + later) % 7];
  const day = later > 1 && name ? `${formatWeekday(name)} ` : '';
  return { open: false, state: 'Opens', detail: day + formatClock(readDay(later)?.opens ?? '') };
}

/** Fills every [data-open-now] and keeps it true while the page is open. */
export function showOpeningStatus() {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  if (!elements.length) return;
  const update = () => {
    for (const element of elements) {
      const { openNow = '', words } = element.dataset;
      const { open, state, detail } = getOpeningStatus(new Date(), openNow.split(','));
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
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, 60_000 - (Date.now() % 60_000));
  };
  updateEachMinute();
  // Browsers hold timers of a page in the background.
  document.addEventListener('visibilitychange', update);
}
