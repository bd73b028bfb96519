import styles from './zip-lists.module.css';

export interface ZipListsProps {
  heading: string;
  groups: {
    heading: string;
    /** What holds for all of its rows. */
    answer: string;
    rows: { zip: string; places: string }[];
  }[];
}

/** What holds in which ZIP, for people where the ZIP check does not run; nothing to lay out where it does. */
export function ZipLists({ heading, groups }: ZipListsProps) {
  return (
    <noscript>
      <section className={styles.lists} id="zip-codes">
        <h3>{heading}</h3>
        {groups.map((group) => (
          <div key={group.heading}>
            <p>
              <b>{group.heading}.</b> {group.answer}
            </p>
            <ul translate="no">
              {group.rows.map((row) => (
                <li key={`${row.zip} ${row.places}`}>
                  <b>{row.zip}</b> {row.places}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </noscript>
  );
}
