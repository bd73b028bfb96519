import type { TodayData } from '../scripts/calendar-today.ts';
import styles from './today-line.module.css';

/** One sentence about today. Empty until src/scripts/calendar-today.ts puts it together: the page does not know the day. */
export function TodayLine({ today }: { today: TodayData }) {
  return <p className={styles.today} data-today={JSON.stringify(today)} />;
}
