import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonTone = 'sun' | 'line' | 'ink' | 'snow';

interface ButtonStyleProps {
  tone?: ButtonTone;
  small?: boolean;
  children: ReactNode;
}

export function ButtonLink({
  href,
  tone = 'sun',
  small,
  children,
  ...rest
}: ButtonStyleProps & { href: string; rel?: string }) {
  return (
    <a className={classNames(styles.button, styles[tone], small && styles.small)} href={href} {...rest}>
      {children}
    </a>
  );
}

export function Button({
  tone = 'sun',
  small,
  children,
  ...rest
}: ButtonStyleProps & { type: 'submit' | 'button'; 'aria-pressed'?: boolean; onClick?: () => void }) {
  return (
    <button className={classNames(styles.button, styles[tone], small && styles.small)} {...rest}>
      {children}
    </button>
  );
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
