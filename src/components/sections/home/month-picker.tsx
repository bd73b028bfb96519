import styles from './month-picker.module.css';

const months = 'January February March April May June July August September October November December'.split(' ');

interface MonthPickerProps {
  /** Name of the group, for screen readers. */
  label: string;
}

/**
 * Radio buttons for the twelve months: month-picker.client.ts shows the window in the chosen one.
 * src/components/ui/seasonal-window.js checks the current month. Hidden without scripts.
 */
export function MonthPicker({ label }: MonthPickerProps) {
  return (
    <fieldset className={styles.picker} data-month-picker="">
      <legend className="visually-hidden">{label}</legend>
      {months.map((month, index) => (
        <label key={month}>
          <input type="radio" name="month" value={index + 1} />
          <span className={styles.name}>{month}</span>
          <span aria-hidden="true">
            {month[0]}
            <i>{month.slice(1, 3)}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
