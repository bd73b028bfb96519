import { formatClock, formatWeekday, parseDay, type Weekday, weekdays } from '../../lib/opening-hours.ts';
import { createDenverClock } from '../../lib/site/denver-clock.ts';

/** What a clock on a wall in Denver shows at that moment, as Monday and 07:00. */
function readDenverClock(now: Date) {
  const parts = createDenverClock({
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: find('weekday'), time: `${find('hour')}:${find('minute')}` };
}

/**
 * Whether the company is open at that moment, and until or from when, by the hours of a week from Monday on. Open from
 * the first minute up to the last one.
 */
export function getOpeningStatus(now: Date, hours: readonly string[]) {
  const { day: weekday, time } = readDenverClock(now);
  const today = weekdays.indexOf(weekday.toLowerCase() as Weekday);
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
