import { Fold } from '../ui/fold.tsx';
import { type Phone, PhoneLink } from '../ui/phone-link.tsx';
import styles from './zip-tables.module.css';

interface Link {
  name: string;
  href: string;
}

export interface ZipGroup {
  heading: string;
  /** What holds for all of its rows. */
  answer: string;
  /** The pages of the areas in this ZIP, to go on from the answer. */
  rows: { zip: string; places: string; pages: Link[] }[];
}

export interface ZipTablesProps {
  heading: string;
  fold: string;
  groups: ZipGroup[];
  otherwise: string;
  phone: Phone;
  /** Where the answer leads for a row without a page. */
  allAreas: Link;
}

/** What holds in which ZIP: read by src/scripts/zip-check.ts, and by people where it does not run. */
export function ZipTables({ heading, fold, groups, otherwise, phone, allAreas }: ZipTablesProps) {
  return (
    <section className={styles.zips} id="zip-codes" aria-label={heading}>
      <Fold summary={fold} always>
        <div className={styles.groups} id="zip-groups">
          {groups.map((group) => (
            <table key={group.heading}>
              <caption>
                <b>{group.heading}</b> <span>{group.answer}</span>
              </caption>
              <tbody>
                {group.rows.map((row) => (
                  <tr key={`${row.zip} ${row.places}`}>
                    <th scope="row">{row.zip}</th>
                    <td>{row.places}</td>
                    <td hidden>
                      {(row.pages.length ? row.pages : [allAreas]).map((page) => (
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
      </Fold>
      <p className={styles.otherwise} id="zip-otherwise">
        {otherwise} <PhoneLink phone={phone} />
      </p>
    </section>
  );
}
