import type { ComparePair } from '../ui/compare-slider.tsx';
import { Label } from '../ui/label.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import { WipedPane } from '../ui/wiped-pane.tsx';
import styles from './story.module.css';

export interface StoryProps {
  heading: string;
  paragraphs: string[];
  /** The same frame before and after the work, the stroke half done. */
  pictures: ComparePair;
}

/** Running text that opens large. */
export function Story({ heading, paragraphs, pictures }: StoryProps) {
  return (
    <Section>
      <SideLayout
        head={
          <>
            <h2 className="visually-hidden">{heading}</h2>
            <div aria-hidden="true">
              <Label>{heading}</Label>
            </div>
            <div role="img" aria-label={pictures.before.alt}>
              <WipedPane
                pictures={pictures}
                sizes="(min-width: 82rem) 48rem, (min-width: 64rem) 56vw, 92vw"
                className={styles.picture}
              />
            </div>
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
