import { type OpeningHours, weekdays } from '../../lib/opening-hours.ts';
import { classNames } from './class-names.ts';
import styles from './open-now.module.css';

/** Says whether somebody answers now. Empty and out of sight until open-now.client.ts fills it. */
export function OpenNow({
  hours,
  always,
  alwaysAbout,
  className,
}: {
  hours: OpeningHours;
  /** Said instead of the hours where somebody answers at any of them. */
  always?: string | undefined;
  /** Limits `always` to visits whose address has this for `about`. */
  alwaysAbout?: string | undefined;
  className?: string;
}) {
  return (
    <span
      className={classNames(styles.openNow, className)}
      data-open-now={weekdays.map((day) => hours[day]).join()}
      data-always={always}
      data-always-about={always && alwaysAbout}
      hidden
    >
      <b />
      <span />
    </span>
  );
}
