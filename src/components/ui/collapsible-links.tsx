import type { NamedLink } from '../../lib/site/named-link.ts';
import styles from './collapsible-links.module.css';
import { Disclosure } from './disclosure.tsx';

export interface CollapsibleLinksProps {
  summary: string;
  links: NamedLink[];
}

/** Collapsed links to related pages; expanded, they are inline. Renders nothing without links. */
export function CollapsibleLinks({ summary, links }: CollapsibleLinksProps) {
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
