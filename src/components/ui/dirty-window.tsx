import type { ReactNode } from 'react';
import type { PictureData } from '../../lib/pictures/picture-data.ts';
import { classNames } from './class-names.ts';
import styles from './dirty-window.module.css';
import { SqueegeeDrawing } from './squeegee.tsx';

/** Values by the half-month (1 to 24) in which they start. The last one also applies before the first. */
export type Seasonal<Item> = { from: number; value: Item }[];

export interface View {
  landscape: PictureData;
  /** AVIF srcset, cropped for phones. */
  portrait: string;
}

export interface WindowImages {
  views: Seasonal<View>;
  /** AVIF srcsets of the transparent dirt layers. Browsers without AVIF show a clean window. */
  dirtLayers: Seasonal<string>;
  /** Half-month of the build, shown until a script knows the date. */
  buildHalfMonth: number;
}

interface DirtyWindowProps extends WindowImages {
  className?: string | undefined;
  /** Label of the slider. Without it, the pane wipes itself when it is displayed, and its images load lazily. */
  sliderLabel?: string;
  /** Starts with more of the pane wiped, so that the dirt does not cover the summit. */
  startFurther?: boolean | undefined;
  /** Content of the clean pane. */
  children: ReactNode;
}

const landscapeSizes = '(min-width: 60rem) max(100vw, 64rem), 70rem';
/** Three quarters of the displayed 30rem: a larger file of the hazy mountain would show no more detail. */
const portraitSizes = '22.5rem';
const dirtSizes = '(min-width: 60rem) 55rem, (min-width: 40rem) 48rem, 24rem';

type Loading = 'lazy' | undefined;

const isPhone = '(width < 40rem)';

/**
 * The view of the build date, to be fetched from the head: the parser reaches the picture only after the head and the
 * header, which delays the largest paint by 190 ms on a slow phone.
 */
export function listViewPreloads({ views, buildHalfMonth }: Pick<WindowImages, 'views' | 'buildHalfMonth'>) {
  const view = findCurrent(views, buildHalfMonth)?.value;
  if (!view) return [];
  return [
    { media: isPhone, imagesrcset: view.portrait, imagesizes: portraitSizes },
    { media: `not ${isPhone}`, imagesrcset: view.landscape.avif, imagesizes: landscapeSizes },
  ];
}

const ViewPicture = ({ landscape, portrait, loading }: View & { loading: Loading }) => (
  <picture>
    <source media={isPhone} type="image/avif" srcSet={portrait} sizes={portraitSizes} />
    <source type="image/avif" srcSet={landscape.avif} sizes={landscapeSizes} />
    <img
      src={landscape.src}
      alt={loading ? '' : landscape.alt}
      width={landscape.width}
      height={landscape.height}
      loading={loading}
      decoding="sync"
      fetchPriority="high"
    />
  </picture>
);

const DirtPicture = ({ srcSet, loading }: { srcSet: string; loading: Loading }) => (
  <img
    src={srcSet.split(' ')[0]}
    srcSet={srcSet}
    sizes={dirtSizes}
    alt=""
    loading={loading}
    decoding="async"
    fetchPriority="low"
  />
);

const findCurrent = <Item,>(items: Seasonal<Item>, halfMonth: number) =>
  items.findLast(({ from }) => from <= halfMonth) ?? items.at(-1);

/**
 * A window with two panes: a clean one with the content, and a dirty one that can be wiped. seasonal-window.js picks the
 * images of the current date from the templates; without JavaScript, those of the build date are shown half wiped.
 */
export function DirtyWindow({
  views,
  dirtLayers,
  buildHalfMonth,
  className,
  sliderLabel,
  startFurther,
  children,
}: DirtyWindowProps) {
  const view = findCurrent(views, buildHalfMonth);
  const dirt = findCurrent(dirtLayers, buildHalfMonth);
  const loading = sliderLabel ? undefined : 'lazy';
  const initialWiped = startFurther ? 56 : 32;
  return (
    <div className={classNames(styles.window, startFurther && styles.startFurther, className)}>
      <div className={styles.view} data-seasonal={view?.from}>
        {view && <ViewPicture {...view.value} loading={loading} />}
        {views
          .filter(({ from }) => from !== view?.from)
          .map(({ from, value }) => (
            <template key={from} data-from={from}>
              <ViewPicture {...value} loading={loading} />
            </template>
          ))}
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.pane} {...(sliderLabel && { 'data-compare-slider': '', 'data-wipeable': '' })}>
        <div className={styles.dirt} data-seasonal="" data-dirt="">
          {sliderLabel && <noscript>{dirt && <DirtPicture srcSet={dirt.value} loading={loading} />}</noscript>}
          {dirtLayers.map(({ from, value }) => (
            <template key={from} data-from={from}>
              <DirtPicture srcSet={value} loading={loading} />
            </template>
          ))}
        </div>
        {sliderLabel && (
          <input
            className={styles.range}
            type="range"
            min="0"
            max="100"
            step="1"
            defaultValue={initialWiped}
            aria-label={sliderLabel}
            aria-valuetext={`${initialWiped} % cleaned`}
            autoComplete="off"
          />
        )}
        <SqueegeeDrawing className={styles.squeegee} />
      </div>
    </div>
  );
}
