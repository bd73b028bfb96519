import { ButtonLink } from '../../ui/button.tsx';
import styles from './service-area-map.module.css';

interface Drawing {
  src: string;
  width: number;
  height: number;
}

export interface ServiceAreaMapProps {
  wide: Drawing;
  narrow: Drawing;
  /** The map's own page, to which the button links without JavaScript. */
  pageUrl: string;
  /** The interactive map. On a click, service-area-map.client.ts replaces the drawing; nothing is fetched before. */
  embedUrl: string;
  credit: { name: string; url: string };
}

/** A drawn map, uncropped in its frame, with a button that opens the interactive map, and a credit. */
export function ServiceAreaMap({
  wide,
  narrow,
  pageUrl,
  embedUrl,
  credit,
  onFirstScreen,
}: ServiceAreaMapProps & { onFirstScreen?: boolean }) {
  return (
    <div className={`${styles.map} dark`} data-map="">
      <picture>
        <source media="(width >= 80rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
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
