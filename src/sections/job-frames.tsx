import { IllustrationNote } from '../ui/illustration-tag.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './job-frames.module.css';

export interface JobFramesProps {
  heading: string;
  frames: { picture: PictureData; caption: string }[];
}

const sizes = '(min-width: 82rem) 19rem, (min-width: 48rem) 24vw, 45vw';

/** One job in pictures, in the order of the work. */
export function JobFrames({ heading, frames }: JobFramesProps) {
  return (
    <section className={styles.job}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <IllustrationNote pictures={frames.map(({ picture }) => picture)} />
        </div>
        <ol>
          {frames.map(({ picture, caption }) => (
            <li key={picture.className}>
              <PictureImage picture={picture} sizes={sizes} />
              <p>{caption}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
