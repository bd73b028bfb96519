import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** A picture as a route resolved it: every file exists, every size is known. */
export interface PictureData {
  slot: string;
  alt: string;
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
  sizes: string;
  /** Class that paints the dominant color until the file is there. */
  tint: string;
  /** First picture of the page: fetched at once and with priority. */
  priority: boolean;
  /** A render, not a photograph of a job. */
  illustrative: boolean;
}

export type PictureRatio = '3:2' | '4:3' | '4:5' | '16:9' | '12:5';

const ratioClasses: Record<PictureRatio, string | undefined> = {
  '3:2': styles.landscape,
  '4:3': styles.classic,
  '4:5': styles.portrait,
  '16:9': styles.wide,
  '12:5': styles.strip,
};

/** The img with its modern formats and nothing around it. `decorative` empties the alt text where words beside say the same. */
export function PictureImage({ picture, decorative }: { picture: PictureData; decorative?: boolean }) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={picture.sizes} />
      ))}
      <img
        className={picture.tint}
        src={picture.src}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={picture.priority ? 'eager' : 'lazy'}
        // In the first paint, not in a frame of its own after it.
        decoding={picture.priority ? 'sync' : 'async'}
        // A decorative one stands behind another that says the same: on screen, but in no hurry.
        fetchPriority={picture.priority ? 'high' : decorative ? 'low' : undefined}
      />
    </picture>
  );
}

/** A framed picture that keeps its ratio. */
export function Picture({
  picture,
  ratio,
  className,
}: {
  picture: PictureData;
  ratio: PictureRatio;
  className?: string;
}) {
  return (
    <div className={classNames(styles.frame, ratioClasses[ratio], className)}>
      <PictureImage picture={picture} />
    </div>
  );
}
