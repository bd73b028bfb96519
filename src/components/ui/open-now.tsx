import { type HoursLine, listDatedHours, type Schedule } from '../../lib/hours/schedule.ts';
import { classNames } from './class-names.ts';
import styles from './open-now.module.css';

const formatSchedule = (schedule: Schedule) => JSON.stringify(listDatedHours(schedule));

/** Shows if the phone is answered now. It is empty and hidden until open-now.client.ts fills it in. */
export function OpenNow({ schedule, className }: { schedule: Schedule; className?: string | undefined }) {
  return (
    <span className={classNames(styles.openNow, className)} data-open-now={formatSchedule(schedule)} hidden>
      <b /> <span />
    </span>
  );
}

/** Replaces OpenNow for visitors who come from the hotel pages. */
export function AlwaysOpen({ label }: { label: string }) {
  return (
    <span className={styles.openNow} data-open="" data-hospitality="show">
      <b>{label}</b>
    </span>
  );
}

export interface PhoneHoursTexts {
  /** Shown while the phone is answered. open-now.client.ts replaces [until]. */
  whileOpen: string;
  /** Shown at other times. open-now.client.ts replaces [from]. */
  whileClosed: string;
  withoutScript: string;
}

/** A sentence about the phone that open-now.client.ts replaces with the one for the current hour. */
export function AnswerHours({
  as: Tag = 'p',
  schedule,
  texts,
}: {
  as?: 'p' | 'span';
  schedule: Schedule;
  texts: PhoneHoursTexts;
}) {
  return (
    <Tag data-open-now={formatSchedule(schedule)} data-templates={JSON.stringify([texts.whileOpen, texts.whileClosed])}>
      {texts.withoutScript}
    </Tag>
  );
}

/** Keeps AM and PM on the line of their figure. */
export const addNoBreakSpaces = (text: string) => text.replace(/ (?=[AP]M)/g, '\u00a0');

/** Lines about hours, each with its dates; open-now.client.ts hides those that are over. */
export function HoursLines({ lines }: { lines: HoursLine[] }) {
  return lines.map(({ text, through }) => (
    <span key={text} className={styles.line} data-through={through}>
      {addNoBreakSpaces(text)}
    </span>
  ));
}
