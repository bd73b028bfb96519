import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Connects a control with its label and its hint. Spread it onto the input, select or textarea. */
export interface FieldControl {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  /** Always set: without it, browsers announce an empty required field as invalid. */
  'aria-invalid': 'false';
}

interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Spans both columns of the form. */
  wide?: boolean | undefined;
  /** Shown by a script when the browser or the receiver refuses the value. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Hides the hint until a script shows it. */
  hideHint?: boolean;
  /** A note that applies only to some values. A script shows it. */
  terms?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A labeled control. The asterisk is explained in the form's footnote, so it is not read aloud. */
export function Field({
  name,
  label,
  required = false,
  wide,
  error,
  hint,
  hideHint = false,
  terms,
  children,
}: FieldProps) {
  const hintId = `${name}-hint`;
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={name}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : <i> (optional)</i>}
      </label>
      {/* Shown below the control, but read before it. */}
      {hint && (
        <p className={styles.hint} id={hintId} hidden={hideHint}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        required,
        'aria-describedby': hint && !hideHint ? hintId : undefined,
        'aria-invalid': 'false',
      })}
      {terms && (
        <p className={styles.hint} id={`${name}-terms`} hidden>
          <b>{terms}</b>
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${name}-error`} hidden>
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  );
}
