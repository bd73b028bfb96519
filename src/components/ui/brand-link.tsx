import { logoShapes } from '../../lib/drawings/logo-shapes.ts';
import styles from './brand-link.module.css';
import { classNames } from './class-names.ts';

export interface BrandLinkProps {
  brand: string;
  /** The name as outlines, which take the color of the text around them. */
  wordmark: { href: string; width: number; height: number };
  href: string;
  className?: string | undefined;
}

const markSize = 40;
const gap = 12;

/** The mark and the name in one drawing, so that both shrink together if a long name has too little space. */
export function BrandLink({ brand, wordmark, href, className }: BrandLinkProps) {
  const { width, height } = wordmark;
  return (
    <a className={classNames(styles.brand, className)} href={href} translate="no">
      <svg viewBox={`0 0 ${markSize + gap + width} ${markSize}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
        {logoShapes.map(([color, path]) => (
          <path key={path} fill={color === 'frame' ? 'currentColor' : `var(--${color})`} d={path} />
        ))}
        <use href={wordmark.href} x={markSize + gap} y={(markSize - height) / 2} fill="currentColor" />
      </svg>
      <span className="visually-hidden">{`${brand} home`}</span>
    </a>
  );
}
