import type { NamedLink } from '../../lib/site/named-link.ts';
import type { SeasonalText } from '../../lib/site/season.ts';

export interface TodayLineProps {
  /** Shown without a script. If it is `undefined`, the line is hidden then. It is also hidden if its text is empty. */
  fallback?: string;
  /** The text for the day of the build. Invisible, it reserves the space that the visit will most likely need. */
  placeholder?: string | undefined;
  texts: SeasonalText[];
  /** Link to ask for a date; omitted if the date is agreed on in another way. */
  link?: NamedLink | undefined;
}

/** A text that depends on the date. today-line.client.ts fills it in. */
export function TodayLine({ fallback, placeholder, texts, link }: TodayLineProps) {
  return (
    <span data-today={JSON.stringify(texts)} hidden={!fallback && !placeholder} data-placeholder={placeholder && ''}>
      <b>{fallback ?? placeholder}</b>
      {link && (
        <>
          {' '}
          <span className="whole">
            <a href={link.href}>{link.name}</a>.
          </span>
        </>
      )}
    </span>
  );
}
