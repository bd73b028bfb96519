import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A text link with an arrow that points forward, back, or out of the site. */
export function ArrowLink({
  href,
  back,
  external,
  children,
}: {
  href: string;
  back?: boolean;
  external?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={classNames(styles.go, back && styles.back)} href={href}>
      {back && <Icon name="arrow-left" />}
      <span>{children}</span>
      {!back && <Icon name={external ? 'external' : 'arrow-right'} />}
    </a>
  );
}
