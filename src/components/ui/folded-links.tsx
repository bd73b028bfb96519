import type { NamedLink } from '../../lib/site/named-link.ts';
import { Fold } from './fold.tsx';
import styles from './folded-links.module.css';

export interface FoldedLinksProps {
  summary: string;
  links: NamedLink[];
}

/** Pages beside this one, folded; unfolded they run on in lines. */
export function FoldedLinks({ summary, links }: FoldedLinksProps) {
  return (
    <Fold summary={summary}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
