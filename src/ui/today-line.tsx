/** The words that hold from this half-month of the year on, 1 to 24. */
export type TodayWords = [from: number, ...words: string[]];

export interface TodayLineProps {
  /** What stands while no script knows the day. */
  plain: string;
  ask: string;
  href: string;
  /** Each with what can be done now and what the link says. */
  words: TodayWords[];
}

/** What can be done today, and the way to ask for it: src/scripts/today.ts fills it in. */
export function TodayLine({ plain, ask, href, words }: TodayLineProps) {
  return (
    <span data-today={JSON.stringify(words)}>
      <b>{plain}</b>{' '}
      <a className="nowrap" href={href}>
        {ask}
      </a>
      .
    </span>
  );
}

export interface ClosedLineProps {
  /** Each with when the work starts again; empty while it can be done. */
  words: TodayWords[];
  ask: string;
  /** Left out where the date is agreed on in another way. */
  href?: string | undefined;
}

/** When work starts again that the weather forbids today; no line at all on other days, nor while no script knows the day. */
export function ClosedLine({ words, ask, href }: ClosedLineProps) {
  return (
    <span data-today={JSON.stringify(words)} hidden>
      <b />
      {href && (
        <>
          {' '}
          <a className="nowrap" href={href}>
            {ask}
          </a>
          .
        </>
      )}
    </span>
  );
}
