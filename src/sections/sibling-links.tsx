import { Section } from '../ui/section.tsx';
import styles from './sibling-links.module.css';

export interface SiblingLinksProps {
  groups: { heading: string; links: { name: string; href: string }[] }[];
}

/** The pages beside this one: the same place, and the same work next door. */
export function SiblingLinks({ groups }: SiblingLinksProps) {
  return (
    <Section tone="mist" tight>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.heading}>
            <h2>{group.heading}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
