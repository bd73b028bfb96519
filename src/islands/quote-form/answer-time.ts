const promised = 24 * 60 * 60 * 1000;

/** A moment on a clock in Denver. The time is one word, which no line breaks. */
function formatMoment(moment: Date, day: Intl.DateTimeFormatOptions): string {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', ...parts }).format(moment);
  return `${format(day)}, ${format({ hour: 'numeric', minute: '2-digit' }).replace(/\s/, '\u00a0')}`;
}

/** Sunday, November 22, 4:42 PM */
export const formatDenverTime = (moment: Date) =>
  formatMoment(moment, { weekday: 'long', month: 'long', day: 'numeric' });

/** When an answer to a request of that moment is due: Monday, 4:42 PM. */
export const formatAnswerTime = (asked: Date) => formatMoment(new Date(+asked + promised), { weekday: 'long' });
