const promised = 24 * 60 * 60 * 1000;

/** When an answer to a request of that moment is due, on a clock in Denver: Monday, 4:42 PM. */
export function formatAnswerTime(asked: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(+asked + promised));
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${find('weekday')}, ${find('hour')}:${find('minute')} ${find('dayPeriod')}`;
}
