import type { ReactNode } from 'react';
import type { NamedLink } from '../ui/named-link.ts';
import styles from './area-rows.module.css';
import { RegionHead, type RegionHeadProps } from './region-head.tsx';

export interface AreaRow {
  slug: string;
  name: string;
  zips: string[];
  /** Homes, then businesses where the area has pages for them. */
  groups: NamedLink[][];
}

export interface AreaRowsProps extends RegionHeadProps {
  areas: AreaRow[];
  id?: string;
  /** Under the rows. */
  children?: ReactNode;
}

/** A row for each area, with a link to every page it has: homes first, then businesses. */
export function AreaRows({ areas, id, children, heading, note }: AreaRowsProps) {
  return (
    <section className={styles.areas} id={id}>
      <div className="wrap">
        <RegionHead heading={heading} note={note} />
        <ul className={styles.sheet}>
          {areas.map((area) => (
            <li id={area.slug} key={area.slug}>
              <h3 translate="no">
                {area.name} <small>{area.zips.join(', ')}</small>
              </h3>
              {area.groups.map((links) => (
                <p key={links[0]?.href}>
                  {links.map((link) => (
                    <a href={link.href} key={link.href}>
                      {link.name}
                      <i className="visually-hidden">, {area.name}</i>
                    </a>
                  ))}
                </p>
              ))}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
