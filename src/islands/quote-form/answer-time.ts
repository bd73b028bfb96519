const promised = 24 * 60 * 60 * 1000;

/** A moment on a clock in Denver: Monday, 4:42 PM. The time is one word, which no line breaks. */
export function formatDenverTime(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(moment);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${find('weekday')}, ${find('hour')}:${find('minute')}\u00a0${find('dayPeriod')}`;
}

/** When an answer to a request of that moment is due. */
export const formatAnswerTime = (asked: Date) => formatDenverTime(new Date(+asked + promised));
