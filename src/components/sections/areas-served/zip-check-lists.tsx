import type { ZipAnswer } from '../../../lib/site/zip-check-rule.ts';
import { type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './zip-check-lists.module.css';

interface ZipCheckListsProps {
  words: Record<'lists' | 'other' | 'far', string>;
  phone: Phone;
  /** By ZIP. */
  answers: [string, ZipAnswer][];
}

/** Where the ZIP check does not run, the question leads here: each ZIP is a link to its answer, which stands over them all. */
export function ZipCheckLists({ words, phone, answers }: ZipCheckListsProps) {
  return (
    <section className={styles.lists} id="zip-codes">
      <h3>{words.lists}</h3>
      <p>
        {words.other} {words.far} <PhoneLink phone={phone} />
      </p>
      <ul className={styles.answers}>
        {answers.map(([zip, { lines }]) => (
          <li key={zip} id={`zip-${zip}`}>
            <b>{zip}</b>
            {lines.map(({ lead, words, links }) => (
              <p key={words}>
                {lead} {words}{' '}
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
