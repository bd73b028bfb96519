import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './area-rows.module.css';
import { RegionHead, type RegionHeadProps } from './region-head.tsx';

export interface AreaRow {
  slug: string;
  name: string;
  zips: string[];
  /** Addresses of its pages by the name of the column. */
  pages: Record<string, string>;
}

interface AreaRowsProps extends RegionHeadProps {
  /** Kinds of pages, in order. */
  columns: string[];
  areas: AreaRow[];
  id?: string;
  /** Shown under the rows. */
  children?: ReactNode;
}

function AreaLinks({ columns, area }: { columns: string[]; area: AreaRow }) {
  const last = columns.findLastIndex((column) => area.pages[column]);
  return (
    <ul>
      {columns.slice(0, last + 1).map((column) => (
        <li key={column}>
          {area.pages[column] && (
            <a href={area.pages[column]}>
              {column}
              <i className="visually-hidden">, {area.name}</i>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A row for each area with links to its pages, aligned in columns on wide screens; on phones a row opens to show them. */
export function AreaRows({ columns, areas, id, children, heading, note }: AreaRowsProps) {
  return (
    <section className={styles.areas} id={id}>
      <div className="wrap">
        <RegionHead heading={heading} note={note} />
        <ul className={styles.rows}>
          {areas.map((area) => {
            const name = (
              <span translate="no">
                {area.name}
                <i className="visually-hidden">, ZIP</i> <small>{area.zips.join(', ')}</small>
              </span>
            );
            return (
              <li key={area.slug}>
                <h3>{name}</h3>
                <Disclosure summary={name} onPhones>
                  <AreaLinks columns={columns} area={area} />
                </Disclosure>
              </li>
            );
          })}
        </ul>
        {children}
      </div>
    </section>
  );
}
