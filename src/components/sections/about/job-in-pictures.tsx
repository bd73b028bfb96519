import type { PictureData } from '../../../lib/pictures/picture-data.ts';
import { columnWidth } from '../../ui/column-width.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './job-in-pictures.module.css';

interface JobInPicturesProps {
  heading: string;
  frames: { picture: PictureData; caption: string }[];
}

/** Each picture is cropped to portrait from 48rem, and so nearly twice as wide as its frame. */
const sizes = `(min-width: 90rem) calc(${columnWidth} * 0.46), (min-width: 48rem) 44vw, 45vw`;

/** One job in pictures, in the order of the work. */
export function JobInPictures({ heading, frames }: JobInPicturesProps) {
  return (
    <Section>
      <h2 className="weight">{heading}</h2>
      <ol className={styles.frames}>
        {frames.map(({ picture, caption }) => (
          <li key={picture.className}>
            <PictureImage picture={picture} sizes={sizes} />
            <p>{caption}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
