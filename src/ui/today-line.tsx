/** The words that hold from this half-month of the year on, 1 to 24. */
export type TodayWords = [from: number, ...words: string[]];

export interface TodayLineProps {
  /** What stands while no script knows the day. */
  plain: string;
  ask: string;
  href: string;
  /** Each with what can be done now, what follows, and what the link says. */
  words: TodayWords[];
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
