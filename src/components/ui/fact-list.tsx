import type { NamedLink } from '../../lib/site/named-link.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './fact-list.module.css';
import { LinkedText } from './linked-text.tsx';
import { type Phone, PhoneLink } from './phone-link.tsx';
import { TodayLine, type TodayLineProps } from './today-line.tsx';

export interface Fact {
  label: string;
  /** Shown before `line`. */
  today?: TodayLineProps;
  /** The next free day, shown after `today` until the day `through` is over. */
  lead?: { text: string; through: string } | undefined;
  /** Shown after `today` and `lead`; ends with the phone number. */
  call?: { text: string; phone: Phone };
  /** The answer. Without `more` it may contain a link, written [name](https://…). */
  line: string;
  /** Hidden until a click on `line`. */
  more?: string | undefined;
  /** Shown after the answer. */
  link?: NamedLink | undefined;
}

const getId = (label: string) => `fact-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/**
 * Answers to questions before booking: a description list with a line each, which opens to show more. Print shows both.
 */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(({ label, today, lead, line, more, call, link }) => (
          <div key={label}>
            <dt id={getId(label)}>{label}</dt>
            {(today || lead) && (
              <dd>
                {today && <TodayLine {...today} />}
                {lead && <span data-through={lead.through}>{` ${lead.text}`}</span>}
                {call && (
                  <>
                    {' '}
                    {call.text}{' '}
                    <span className="whole">
                      <PhoneLink phone={call.phone} />.
                    </span>
                  </>
                )}
              </dd>
            )}
            <dd>
              {more ? (
                <details>
                  {/* After Tab, or in a list of buttons, the line without its label would be unclear. */}
                  <summary id={`${getId(label)}-line`} aria-labelledby={`${getId(label)} ${getId(label)}-line`}>
                    <LinkedText>{line}</LinkedText>
                  </summary>
                  <p>
                    <LinkedText>{more}</LinkedText>
                  </p>
                </details>
              ) : (
                <LinkedText>{line}</LinkedText>
              )}
            </dd>
            {link && (
              <dd>
                <ArrowLink href={link.href}>{link.name}</ArrowLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
