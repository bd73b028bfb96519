import styles from './month-ruler.module.css';

const months = 'January February March April May June July August September October November December'.split(' ');

export interface MonthRulerProps {
  /** Name of the group, for screen readers. */
  label: string;
}

/**
 * Twelve months to choose from: month-ruler.client.ts shows the glass of the chosen one. The current month is checked by
 * src/components/ui/seasonal-window.js. Hidden without scripts.
 */
export function MonthRuler({ label }: MonthRulerProps) {
  return (
    <fieldset className={styles.ruler} data-month-ruler="">
      <legend className="visually-hidden">{label}</legend>
      {months.map((month, index) => (
        <label key={month}>
          <input type="radio" name="month" value={index + 1} aria-label={month} />
          {month[0]}
          <i>{month.slice(1, 3)}</i>
        </label>
      ))}
    </fieldset>
  );
}
