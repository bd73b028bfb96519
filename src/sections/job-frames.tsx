import { classNames } from '../ui/class-names.ts';
import { IllustrationNote } from '../ui/illustration-tag.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './job-frames.module.css';

export interface JobFramesProps {
  heading: string;
  frames: { picture: PictureData; caption: string }[];
}

const sizes = '(min-width: 82rem) 19rem, (min-width: 48rem) 24vw, 45vw';
/** Cut from a picture of 3:2 that is as high as two rows. */
const middleSizes = '(min-width: 82rem) 45rem, (min-width: 48rem) 60vw, 90vw';

/** One job in pictures, in the order of the work: of five, the middle one is large. */
export function JobFrames({ heading, frames }: JobFramesProps) {
  const five = frames.length === 5;
  return (
    <section className={styles.job}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <IllustrationNote pictures={frames.map(({ picture }) => picture)} />
        </div>
        <ol className={classNames(five && styles.five)}>
          {frames.map(({ picture, caption }, index) => (
            <li key={picture.slot}>
              <PictureImage picture={picture} sizes={five && index === 2 ? middleSizes : sizes} />
              <p>{caption}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
