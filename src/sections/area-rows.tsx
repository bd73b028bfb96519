import type { ReactNode } from 'react';
import { Opening } from '../ui/opening.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './area-rows.module.css';

interface AreaLink {
  name: string;
  href: string;
}

export interface AreaRow {
  slug: string;
  name: string;
  /** Where the name leads. */
  href: string | undefined;
  /** What tells it from the others, and its ZIP codes. */
  facts: [string, string];
  groups: { name: string; links: AreaLink[] }[];
}

export interface AreaRowsProps {
  label: string;
  heading: string;
  intro: string;
  picture: PictureData;
  areas: AreaRow[];
  id?: string;
  /** Under the rows. */
  children?: ReactNode;
}

/** A cell for each area, with a link to every page it has: homes first, then businesses. */
export function AreaRows({ areas, id, children, label, heading, intro, picture }: AreaRowsProps) {
  return (
    <Section id={id}>
      <Opening label={label} heading={heading} text={intro} picture={picture} />
      <div className={styles.areas}>
        {areas.map((area) => (
          <article id={area.slug} key={area.slug}>
            <h3 className={styles.name}>
              <a href={area.href}>{area.name}</a>
            </h3>
            <p className={styles.note}>{area.facts[0]}</p>
            <p className={styles.zip}>{area.facts[1]}</p>
            {area.groups.map((group) => (
              <p className={styles.pages} key={group.name}>
                <span className="visually-hidden">{group.name}</span>
                {group.links.map((link) => (
                  <a href={link.href} key={link.href}>
                    {link.name}
                    <i className="visually-hidden"> in {area.name}</i>
                  </a>
                ))}
              </p>
            ))}
          </article>
        ))}
      </div>
      {children}
    </Section>
  );
}
