import type { PaneCount } from '../../../lib/site/pane-count.ts';
import { drawHouse } from './draw-house.ts';
import styles from './facts-with-example.module.css';

/** A drawing of a house in which each pane of a count can be counted. pane-counter.client.ts draws it again. */
export function CountedHouse({ count }: { count: PaneCount }) {
  const { walls, glass } = drawHouse(count);
  return (
    <svg className={styles.house} viewBox="0 0 336 142" aria-hidden="true">
      <path d={walls} />
      <path className={styles.glass} d={glass} />
      <path d="M2 138h332" />
    </svg>
  );
}
