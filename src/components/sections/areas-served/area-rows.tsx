import type { ReactNode } from 'react';
import styles from './area-rows.module.css';
import { RegionHead, type RegionHeadProps } from './region-head.tsx';

export interface AreaRow {
  slug: string;
  name: string;
  zips: string[];
  /** The address of each page it has, by the name of its column. */
  pages: Record<string, string>;
}

export interface AreaRowsProps extends RegionHeadProps {
  columns: string[];
  areas: AreaRow[];
  id?: string;
  /** Under the rows. */
  children?: ReactNode;
}

/** A table with a row for each area and a column for each kind of page; on phones the links of a row run on. */
export function AreaRows({ columns, areas, id, children, heading, note }: AreaRowsProps) {
  return (
    <section className={styles.areas} id={id}>
      <div className="wrap">
        <RegionHead heading={heading} note={note} />
        <table className={styles.table}>
          {/* Each link says what its column does. */}
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Area</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.slug}>
                <th scope="row" translate="no">
                  {area.name} <small>{area.zips.join(', ')}</small>
                </th>
                {columns.map((column) => (
                  <td key={column}>
                    {area.pages[column] && (
                      <a href={area.pages[column]}>
                        {column}
                        <i className="visually-hidden">, {area.name}</i>
                      </a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </section>
  );
}
