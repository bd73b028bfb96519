import type { ZipAnswer } from '../../../lib/site/find-zip-answer.ts';
import { type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './zip-check-lists.module.css';

interface ZipCheckListsProps {
  texts: Record<'lists' | 'other' | 'far', string>;
  phone: Phone;
  /** Pairs of a ZIP code and its answer. */
  answers: [string, ZipAnswer][];
}

/** Shown if the script of the ZIP check does not run. Each ZIP code links to its answer, which appears above all. */
export function ZipCheckLists({ texts, phone, answers }: ZipCheckListsProps) {
  return (
    <section className={styles.lists} id="zip-codes">
      <h3>{texts.lists}</h3>
      <p>
        {texts.other} {texts.far} <PhoneLink phone={phone} />
      </p>
      <ul className={styles.answers}>
        {answers.map(([zip, { lines }]) => (
          <li key={zip} id={`zip-${zip}`}>
            <b>{zip}</b>
            {lines.map(({ lead, text, links }) => (
              <p key={text}>
                {lead} {text}{' '}
                {links.map(({ name, href }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <ul className={styles.codes} translate="no">
        {answers.map(([zip]) => (
          <li key={zip}>
            <a href={`#zip-${zip}`}>{zip}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
