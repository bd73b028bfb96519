import type { NamedLink } from '../../lib/site/named-link.ts';
import type { SeasonalText } from '../../lib/site/season.ts';

export interface TodayLineProps {
  /** What stands while no script knows the day. Without it the line is hidden then, and whenever its words are empty. */
  plain?: string;
  /** What the day of the build would say: unseen, it keeps the room that the day of the visit will most likely need. */
  likely?: string | undefined;
  words: SeasonalText[];
  /** The way to ask for a date; left out where it is agreed on in another way. */
  link?: NamedLink | undefined;
}

/** What holds today: today-line.client.ts fills it in. */
export function TodayLine({ plain, likely, words, link }: TodayLineProps) {
  return (
    <span data-today={JSON.stringify(words)} hidden={!plain && !likely} data-likely={likely && ''}>
      <b>{plain ?? likely}</b>
      {link && (
        <>
          {' '}
          <a className="whole" href={link.href}>
            {link.name}
          </a>
          .
        </>
      )}
    </span>
  );
}
