import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './service-area-map.module.css';

interface Drawing {
  src: string;
  width: number;
  height: number;
}

export interface ServiceAreaMapProps {
  wide: Drawing;
  narrow: Drawing;
  /** The map's own page: where the button leads without JavaScript. */
  pageUrl: string;
  /** What src/scripts/map-embed.ts puts in the drawing's place when the visitor asks; nothing is fetched before. */
  embedUrl: string;
  credit: { name: string; url: string };
}

/** A drawn map as the poster of the interactive one. */
export function ServiceAreaMap({
  wide,
  narrow,
  pageUrl,
  embedUrl,
  credit,
  wideOn = '(width >= 70rem)',
  onFirstScreen,
  compact,
  whole,
}: ServiceAreaMapProps & {
  /** The screens for the wide drawing; others get the narrow one. */
  wideOn?: string;
  onFirstScreen?: boolean;
  /** Fills its frame, cut about the city, with button and credit on it. */
  compact?: boolean;
  /** Compact, but never cut. */
  whole?: boolean;
}) {
  return (
    <div className={classNames(styles.map, compact && styles.compact, whole && styles.whole, 'dark')} data-map="">
      <picture>
        <source media={wideOn} srcSet={wide.src} width={wide.width} height={wide.height} />
        <img
          {...narrow}
          alt="Drawn map of the areas we serve around Colorado Springs"
          loading={onFirstScreen ? undefined : 'lazy'}
          fetchPriority={onFirstScreen ? 'high' : undefined}
        />
      </picture>
      <div className={styles.bar}>
        <div data-map-embed={embedUrl}>
          <ButtonLink href={pageUrl} tone="snow" small rel="noopener">
            <span>Open the map</span>
          </ButtonLink>
        </div>
        <a className={styles.credit} href={credit.url} rel="noopener">
          {credit.name}
        </a>
      </div>
    </div>
  );
}
