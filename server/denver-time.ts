import { createDenverClock } from '../src/lib/site/denver-clock.ts';

const mountainTime = createDenverClock({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment as the business reads its clock. */
export function formatTime(at: string | number): string {
  // The formatter sets a narrow no-break space before AM and PM, which some terminals cannot show.
  return mountainTime.format(new Date(at)).replace(/\s/g, ' ');
}
