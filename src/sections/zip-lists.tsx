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

/**
 * What holds in which ZIP, for people where the ZIP check does not run; nothing to lay out where it does. The server leads
 * from the question to the line of the ZIP, which is marked.
 */
export function ZipLists({ heading, groups }: ZipListsProps) {
  const named = new Set<string>();
  /** A ZIP of two sides stands in both lists: the first of them is led to. */
  const isFirst = (zip: string) => named.size !== named.add(zip).size;
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
                <li key={`${row.zip} ${row.places}`} id={isFirst(row.zip) ? `zip-${row.zip}` : undefined}>
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
