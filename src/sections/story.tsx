import { Label } from '../ui/label.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import styles from './story.module.css';

export interface StoryProps {
  heading: string;
  paragraphs: string[];
  picture: PictureData;
}

/** Running text that opens large. */
export function Story({ heading, paragraphs, picture }: StoryProps) {
  return (
    <Section>
      <SideLayout
        head={
          <>
            <h2 className="visually-hidden">{heading}</h2>
            <div aria-hidden="true">
              <Label>{heading}</Label>
            </div>
            <Picture
              picture={picture}
              sizes="(min-width: 82rem) 48rem, (min-width: 64rem) 56vw, 92vw"
              className={styles.picture}
            />
          </>
        }
      >
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SideLayout>
    </Section>
  );
}
