import styles from './breadcrumbs.module.css';

/** One step of the trail; the last one may have no address of its own. */
export interface Crumb {
  name: string;
  href?: string;
  /** Names a place, which no translation changes, and which the label under the trail says too. */
  place?: true;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.name}>
            {crumb.href ? (
              <a href={crumb.href}>{crumb.name}</a>
            ) : (
              <span aria-current="page" translate={crumb.place && 'no'}>
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
