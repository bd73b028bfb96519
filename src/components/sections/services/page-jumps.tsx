import type { NamedLink } from '../../../lib/site/named-link.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './page-jumps.module.css';

/** Links from a hero to the sections of its page. */
export function PageJumps({ jumps }: { jumps: (NamedLink & { icon: IconName })[] }) {
  return (
    <nav className={styles.jumps} aria-label="On this page">
      {jumps.map(({ name, href, icon }) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
}
