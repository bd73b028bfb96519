export interface OpeningHours {
  /** English names of the days. */
  days: string[];
  /** As 07:00, in Denver. */
  opens: string;
  closes: string;
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a clock on a wall in Denver shows at that moment, as Monday and 07:00. */
function readDenverClock(now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: find('weekday'), time: `${find('hour')}:${find('minute')}` };
}

/** As people say it: 07:00 is 7:00 AM. */
function formatTime(time: string) {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether the company is open at that moment, and until or from when. Open from the first minute up to the last one. */
export function getOpening(now: Date, { days, opens, closes }: OpeningHours) {
  const { day: weekday, time } = readDenverClock(now);
  const today = week.indexOf(weekday);
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
      const { openNow = '', opens = '', closes = '', alwaysAbout } = element.dataset;
      const isMeant = !alwaysAbout || new URLSearchParams(location.search).get('about') === alwaysAbout;
      const always = isMeant && element.dataset.always;
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
  // Browsers hold timers of a page in the background.
  document.addEventListener('visibilitychange', update);
}
