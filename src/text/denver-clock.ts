/** A calendar and a clock on a wall in Denver, wherever the visitor or the server is. */
export const createDenverClock = (parts?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', ...parts });
