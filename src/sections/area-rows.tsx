import type { ReactNode } from 'react';
import type { PictureData } from '../ui/picture.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import { SideHead } from '../ui/side-head.tsx';
import styles from './area-rows.module.css';

interface AreaLink {
  name: string;
  href: string;
}

export interface AreaRow {
  slug: string;
  name: string;
  /** Beside the name. */
  detail: string;
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

/** One cell for each area, with a link to every page it has. */
export function AreaRows({ areas, id, children, ...head }: AreaRowsProps) {
  return (
    <Section id={id}>
      <SideLayout head={<SideHead {...head} />}>
        <div className={styles.areas}>
          {areas.map((area) => (
            <article id={area.slug} key={area.slug}>
              <h3>
                {area.name}
                <small>{area.detail}</small>
              </h3>
              {area.groups.map((group) => (
                <p key={group.name}>
                  <span>{group.name}</span>
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
      </SideLayout>
    </Section>
  );
}
