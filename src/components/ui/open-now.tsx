import { type OpeningHours, weekdays } from '../../lib/opening-hours.ts';
import { classNames } from './class-names.ts';
import styles from './open-now.module.css';

const listHours = (hours: OpeningHours) => weekdays.map((day) => hours[day]).join();

/** Shows if the phone is answered now. Empty and hidden until open-now.client.ts fills it. */
export function OpenNow({ hours, className }: { hours: OpeningHours; className?: string | undefined }) {
  return (
    <span className={classNames(styles.openNow, className)} data-open-now={listHours(hours)} hidden>
      <b />
      <span />
    </span>
  );
}

/** In place of OpenNow for visits that are about hospitality. */
export function AlwaysOpen({ label }: { label: string }) {
  return (
    <span className={styles.openNow} data-open="" data-hospitality="only">
      <b>{label}</b>
    </span>
  );
}

/** A sentence about the phone that open-now.client.ts replaces by the one for this hour. */
export function AnswerHours({
  hours,
  words,
}: {
  hours: OpeningHours;
  /** [until] and [from] are filled in. */
  words: { open: string; closed: string; plain: string };
}) {
  return (
    <p data-open-now={listHours(hours)} data-words={JSON.stringify([words.open, words.closed])}>
      {words.plain}
    </p>
  );
}
