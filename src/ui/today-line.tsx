export interface TodayLineProps {
  /** What stands while no script knows the day. */
  plain: string;
  ask: string;
  href: string;
  /** From which half-month of the year on, 1 to 24, what now, what then, and which link. */
  words: [from: number, ...words: string[]][];
}

/** What can be done today, and the way to ask for it: src/scripts/today.ts fills it in. */
export function TodayLine({ plain, ask, href, words }: TodayLineProps) {
  return (
    <span data-today={JSON.stringify(words)}>
      <b>{plain}</b> <span />{' '}
      <a className="nowrap" href={href}>
        {ask}
      </a>
      .
    </span>
  );
}
