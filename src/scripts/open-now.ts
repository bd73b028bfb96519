import { toDenverTime } from './denver-time.ts';

export interface OpeningHours {
  /** English names of the days. */
  days: string[];
  /** As 07:00, in Denver. */
  opens: string;
  closes: string;
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** As people say it: 07:00 is 7:00 AM. */
function formatTime(time: string) {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether the company is open at that moment, and until or from when. Open from the first minute up to the last one. */
export function getOpening(now: Date, { days, opens, closes }: OpeningHours) {
  const clock = toDenverTime(now);
  const time = clock.toISOString().slice(11, 16);
  const today = clock.getUTCDay();
  const isWorkday = (later: number) => days.includes(week[(today + later) % 7] ?? '');

  if (isWorkday(0) && time >= opens && time < closes)
    return { open: true, state: 'Open now', detail: `until ${formatTime(closes)}` };
  let later = time < opens ? 0 : 1;
  while (later < 7 && !isWorkday(later)) later++;
  const day = later > 1 ? `${week[(today + later) % 7]} ` : '';
  return { open: false, state: 'Opens', detail: `${day}${formatTime(opens)}` };
}

/** Fills every [data-open-now] and keeps it true while the page is open. */
export function showOpening() {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  if (!elements.length) return;
  const update = () => {
    for (const element of elements) {
      const { openNow = '', opens = '', closes = '', always } = element.dataset;
      const opening = getOpening(new Date(), { days: openNow.split(' '), opens, closes });
      const [state, detail] = element.children;
      if (state) state.textContent = always || opening.state;
      if (detail) detail.textContent = always ? '' : opening.detail;
      element.toggleAttribute('data-open', opening.open || Boolean(always));
      element.hidden = false;
    }
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, 60_000 - (Date.now() % 60_000));
  };
  updateEachMinute();
  // Timers sleep in the background.
  document.addEventListener('visibilitychange', update);
}
