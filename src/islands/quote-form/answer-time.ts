import { createDenverClock } from '../../text/denver-clock.ts';

const promised = 24 * 60 * 60 * 1000;

const formatDenver = (moment: Date, parts: Intl.DateTimeFormatOptions) => createDenverClock(parts).format(moment);

/** A moment on a clock in Denver. The time is one word, which no line breaks. */
function formatMoment(moment: Date, day: Intl.DateTimeFormatOptions): string {
  const time = formatDenver(moment, { hour: 'numeric', minute: '2-digit' }).replace(/\s/, '\u00a0');
  return `${formatDenver(moment, day)}, ${time}`;
}

/** Sunday, November 22, 4:42 PM */
export const formatDenverTime = (moment: Date) =>
  formatMoment(moment, { weekday: 'long', month: 'long', day: 'numeric' });

/** When an answer to a request of that moment is due: Monday, 4:42 PM. A day on which all is closed does not count. */
export function formatAnswerTime(asked: Date, closedDays: readonly string[] = []): string {
  let due = new Date(+asked + promised);
  // One day of the week is open at least.
  while (closedDays.includes(formatDenver(due, { weekday: 'long' }))) due = new Date(+due + promised);
  return formatMoment(due, { weekday: 'long' });
}
