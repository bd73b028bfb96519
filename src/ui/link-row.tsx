import styles from './link-row.module.css';
import type { NamedLink } from './named-link.ts';

/** Links running on in lines. */
export function LinkRow({ links }: { links: NamedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  );
}
