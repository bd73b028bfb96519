import { Label } from '../ui/label.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import styles from './area-rows.module.css';

interface AreaLink {
  name: string;
  href: string;
}

export interface AreaRow {
  slug: string;
  name: string;
  /** Under the name. */
  detail: string;
  groups: { name: string; links: AreaLink[] }[];
}

export interface AreaRowsProps {
  label: string;
  heading: string;
  intro: string;
  areas: AreaRow[];
  id?: string;
}

/** One row for each area, with a link to every page it has. */
export function AreaRows({ label, heading, intro, areas, id }: AreaRowsProps) {
  return (
    <Section id={id}>
      <SideLayout
        head={
          <>
            <Label>{label}</Label>
            <h2>{heading}</h2>
            <p>{intro}</p>
          </>
        }
      >
        {areas.map((area) => (
          <article className={styles.area} id={area.slug} key={area.slug}>
            <h3>
              {area.name}
              <small>{area.detail}</small>
            </h3>
            <div>
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
            </div>
          </article>
        ))}
      </SideLayout>
    </Section>
  );
}
