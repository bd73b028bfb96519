import { Label } from '../ui/label.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './story.module.css';

export interface StoryProps {
  heading: string;
  /** The first is set as large as a heading. */
  paragraphs: string[];
  picture: PictureData;
}

/** The facts of the founding in large letters, and what came of them beside a picture. */
export function Story({ heading, paragraphs: [opening, ...others], picture }: StoryProps) {
  return (
    <Section>
      <h2 className="visually-hidden">{heading}</h2>
      <div aria-hidden="true">
        <Label>{heading}</Label>
      </div>
      <p className={styles.opening}>{opening}</p>
      <div className={styles.rest}>
        <div className={styles.picture}>
          <PictureImage picture={picture} sizes="(min-width: 64rem) 55vw, 100vw" />
        </div>
        <div className={styles.story}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
