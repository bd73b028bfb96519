import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './go-link.module.css';
import { Icon } from './icon.tsx';

/** A text link whose arrow strokes forward, or back. */
export function GoLink({
  href,
  back,
  cover,
  children,
}: {
  href: string;
  back?: boolean;
  cover?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={classNames(styles.go, back && styles.back, cover && styles.cover)} href={href}>
      {back && <Icon name="arrow-left" />}
      <span>{children}</span>
      {!back && <Icon name="arrow-right" />}
    </a>
  );
}
