import type { ReactNode } from 'react';
import type { PictureData } from '../../lib/pictures/picture-data.ts';
import { classNames } from './class-names.ts';
import styles from './glass.module.css';
import { SqueegeeDrawing } from './squeegee.tsx';

/** What holds from a half-month of the year on, 1 to 24; the last one holds until the first. */
export type OfYear<Item> = { from: number; is: Item }[];

export interface View {
  wide: PictureData;
  /** The same, cut to a phone's frame: the srcset of its AVIF files. */
  upright: string;
}

/** What a window looks out on. */
export interface GlassViews {
  views: OfYear<View>;
  /** What lies on the glass: the srcset of its AVIF files. A browser without AVIF has it clean. */
  dirts: OfYear<string>;
  /** The half-month of the build: what stands where no script knows the day. */
  built: number;
}

export interface GlassProps extends GlassViews {
  className?: string | undefined;
  /** What its slider does. Without one it is wiped as it comes into sight, and its pictures wait until then. */
  slider?: string;
  /** The stroke begins beyond the summit, which would be lost under the dirt. */
  far?: boolean | undefined;
  /** What stands in the clean sash. */
  children: ReactNode;
}

const wideSizes = '(min-width: 60rem) max(100vw, 64rem), 70rem';
/** Shown 37rem wide; but a far mountain is no softer for it, and the next file weighs twice as much. */
const uprightSizes = '27rem';
const layerSizes = '(min-width: 60rem) 55rem, (min-width: 40rem) 40rem, 20rem';

type Loading = 'lazy' | undefined;

const ViewPicture = ({ wide, upright, loading }: View & { loading: Loading }) => (
  <picture>
    <source media="(width < 40rem)" type="image/avif" srcSet={upright} sizes={uprightSizes} />
    <source type="image/avif" srcSet={wide.avif} sizes={wideSizes} />
    <img
      src={wide.src}
      alt={loading ? '' : wide.alt}
      width={wide.width}
      height={wide.height}
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
    sizes={layerSizes}
    alt=""
    loading={loading}
    decoding="async"
    fetchPriority="low"
  />
);

const holding = <Item,>(year: OfYear<Item>, half: number) => year.findLast(({ from }) => from <= half) ?? year.at(-1);

/**
 * A window as it is in this half of the month. One sash is done, and the words stand in it; the other one is being done.
 * glass-of-today.js puts the dirt of the day on it; without JavaScript that of the build lies there, half wiped.
 */
export function Glass({ views, dirts, built, className, slider, far, children }: GlassProps) {
  const view = holding(views, built);
  const dirt = holding(dirts, built);
  const loading = slider ? undefined : 'lazy';
  const begin = far ? 56 : 32;
  return (
    <div className={classNames(styles.glass, far && styles.far, className)}>
      <div className={styles.view} data-of-year={view?.from}>
        {view && <ViewPicture {...view.is} loading={loading} />}
        {views
          .filter(({ from }) => from !== view?.from)
          .map(({ from, is }) => (
            <template key={from} data-from={from}>
              <ViewPicture {...is} loading={loading} />
            </template>
          ))}
      </div>
      <div className={styles.words}>{children}</div>
      <div className={styles.sash} {...(slider && { 'data-compare-slider': '', 'data-glass': '' })}>
        <div className={styles.dirt} data-of-year="" data-dirt="">
          {slider && <noscript>{dirt && <DirtPicture srcSet={dirt.is} loading={loading} />}</noscript>}
          {dirts.map(({ from, is }) => (
            <template key={from} data-from={from}>
              <DirtPicture srcSet={is} loading={loading} />
            </template>
          ))}
        </div>
        {slider && (
          <input
            className={styles.range}
            type="range"
            min="0"
            max="100"
            step="1"
            defaultValue={begin}
            aria-label={slider}
            aria-valuetext={`${begin} % cleaned`}
            autoComplete="off"
          />
        )}
        <SqueegeeDrawing className={styles.squeegee} />
      </div>
    </div>
  );
}
