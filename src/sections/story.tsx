import type { ComparePair } from '../ui/compare-slider.tsx';
import { Label } from '../ui/label.tsx';
import { Section } from '../ui/section.tsx';
import { WipedPane } from '../ui/wiped-pane.tsx';
import styles from './story.module.css';

export interface StoryProps {
  heading: string;
  /** The first is set as large as a heading. */
  paragraphs: string[];
  /** The same frame before and after the work, the stroke half done. */
  pictures: ComparePair;
}

/** The facts of the founding in large letters, and what came of them beside a picture. */
export function Story({ heading, paragraphs: [opening, ...others], pictures }: StoryProps) {
  return (
    <Section>
      <h2 className="visually-hidden">{heading}</h2>
      <div aria-hidden="true">
        <Label>{heading}</Label>
      </div>
      <p className={styles.opening}>{opening}</p>
      <div className={styles.rest}>
        <div role="img" aria-label={pictures.before.alt} className={styles.picture}>
          <WipedPane pictures={pictures} sizes="(min-width: 64rem) 55vw, 92vw" className={styles.pane} />
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
