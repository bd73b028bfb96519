import { ButtonLink } from '../ui/button.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './zip-check.module.css';

interface Link {
  name: string;
  href: string;
}

export interface ZipGroup {
  heading: string;
  /** What holds for all of its rows. */
  answer: string;
  /** The pages of the areas in this ZIP, to go on from the answer. */
  rows: { zip?: string; places: string; pages?: Link[] }[];
}

export interface ZipCheckProps {
  heading: string;
  intro: string;
  groups: ZipGroup[];
  otherwise: string;
  phone: Phone;
  /** Where the answer leads for a row without a page. */
  allAreas: Link;
  quoteHref: string;
}

/** Tables of what holds where. src/scripts/zip-check.ts lets a visitor ask them; without JavaScript they are read. */
export function ZipCheck({ heading, intro, groups, otherwise, phone, allAreas, quoteHref }: ZipCheckProps) {
  return (
    <Section id="zip">
      <div className={styles.head}>
        <div>
          <h2>{heading}</h2>
          <p>{intro}</p>
        </div>
        <div className={styles.ask}>
          <label htmlFor="zip-asked">ZIP code or Denver place</label>
          <input id="zip-asked" type="text" autoComplete="postal-code" maxLength={40} />
          <div className={styles.answer} id="zip-answer" role="status" />
          <p id="zip-quote" hidden>
            <ButtonLink href={quoteHref} small>
              Get FREE Quote
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className={styles.groups} id="zip-groups">
        {groups.map((group) => (
          <table key={group.heading}>
            <caption>
              <b>{group.heading}</b> <span>{group.answer}</span>
            </caption>
            <tbody>
              {group.rows.map((row) => (
                <tr key={`${row.zip} ${row.places}`}>
                  <th scope="row">{row.zip ?? row.places}</th>
                  {row.zip && <td>{row.places}</td>}
                  <td hidden>
                    {(row.pages?.length ? row.pages : [allAreas]).map((page) => (
                      <a key={page.href} href={page.href}>
                        {page.name}
                      </a>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles.otherwise} id="zip-otherwise">
        {otherwise} <PhoneLink phone={phone} />
      </p>
    </Section>
  );
}
