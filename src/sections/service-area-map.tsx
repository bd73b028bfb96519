import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './service-area-map.module.css';

export interface ServiceAreaMapProps {
  /** The drawing, 4 by 3. */
  drawing: string;
  /** The map's own page. */
  pageUrl: string;
  /** What src/scripts/map-embed.ts puts in the drawing's place when the visitor asks; nothing is fetched before. */
  embedUrl?: string | undefined;
}

/** A drawn map as the poster of the interactive one. */
export function ServiceAreaMap({
  drawing,
  pageUrl,
  embedUrl,
  onFirstScreen,
}: ServiceAreaMapProps & { onFirstScreen?: boolean }) {
  return (
    <div className={styles.map} data-map="">
      <img
        src={drawing}
        width="720"
        height="540"
        alt=""
        loading={onFirstScreen ? undefined : 'lazy'}
        fetchPriority={onFirstScreen ? 'high' : undefined}
      />
      <div className={styles.open} data-map-embed={embedUrl}>
        <ButtonLink href={pageUrl} tone="snow" small rel="noopener">
          <Icon name="map" />
          Open the interactive map
        </ButtonLink>
      </div>
    </div>
  );
}
