import styles from './link-row.module.css';

/** Links running on in lines. */
export function LinkRow({ links }: { links: { name: string; href: string }[] }) {
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
