import type { Phone } from '../ui/phone-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './zip-check.module.css';

export interface ZipGroup {
  heading: string;
  /** What holds for all of its rows. */
  answer: string;
  rows: { zip?: string; places: string }[];
}

export interface ZipCheckProps {
  heading: string;
  intro: string;
  groups: ZipGroup[];
  otherwise: string;
  phone: Phone;
}

/** Tables of what holds where. src/scripts/zip-check.ts lets a visitor ask them; without JavaScript they are read. */
export function ZipCheck({ heading, intro, groups, otherwise, phone }: ZipCheckProps) {
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
          <p className={styles.answer} id="zip-answer" role="status" />
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
