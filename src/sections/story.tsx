import { Label } from '../ui/label.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import styles from './story.module.css';

export interface StoryProps {
  heading: string;
  paragraphs: string[];
}

/** Running text that opens large. */
export function Story({ heading, paragraphs }: StoryProps) {
  return (
    <Section>
      <SideLayout
        head={
          <>
            <h2 className="visually-hidden">{heading}</h2>
            <div aria-hidden="true">
              <Label>{heading}</Label>
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
