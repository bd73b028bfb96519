import styles from './brand-link.module.css';
import { classNames } from './class-names.ts';
import { LogoMark } from './logo-mark.tsx';

export interface BrandLinkProps {
  brand: string;
  /** The name as outlines, which take the color of the text around them. */
  wordmark: { href: string; width: number; height: number };
  href: string;
  className?: string | undefined;
}

/** The mark and the name, leading home. */
export function BrandLink({ brand, wordmark, href, className }: BrandLinkProps) {
  return (
    <a className={classNames(styles.brand, className)} href={href} translate="no">
      <LogoMark />
      <svg
        className={styles.name}
        viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
        width={wordmark.width}
        height={wordmark.height}
        aria-hidden="true"
      >
        <use href={wordmark.href} />
      </svg>
      <span className="visually-hidden">{`${brand} home`}</span>
    </a>
  );
}
