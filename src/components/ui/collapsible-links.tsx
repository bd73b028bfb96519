import type { NamedLink } from '../../lib/site/named-link.ts';
import styles from './collapsible-links.module.css';
import { Disclosure } from './disclosure.tsx';

export interface FoldedLinksProps {
  summary: string;
  links: NamedLink[];
}

/** Pages beside this one, folded; unfolded they run on in lines. Without any nothing is shown. */
export function CollapsibleLinks({ summary, links }: FoldedLinksProps) {
  if (!links.length) return null;
  return (
    <Disclosure summary={summary}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
