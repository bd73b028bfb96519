import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What ties a control to its label and its message; spread it onto the input, select or textarea. */
export interface FieldControl {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Spans both columns of the form. */
  wide?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A labeled control. The asterisk is explained in the form's footnote, so it is not read aloud. */
export function Field({ name, label, required = false, wide, error, hint, children }: FieldProps) {
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={name}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : <i> (optional)</i>}
      </label>
      {children({
        id: name,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  );
}
