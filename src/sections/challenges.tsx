import { Icon } from '../ui/icon.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { Opening } from '../ui/opening.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { Section, type SectionLook } from '../ui/section.tsx';
import styles from './challenges.module.css';

export interface ChallengesProps extends SectionLook {
  heading: string;
  intro?: string;
  items: { challenge: string; solution: string }[];
  picture?: PictureData;
  solutionLabel?: string;
}

/** Numbered problems on grime, each wiped to its answer along the brand's angle. */
export function Challenges({ heading, intro, items, picture, solutionLabel = 'What we do', ...look }: ChallengesProps) {
  return (
    <Section {...look}>
      <Opening heading={heading} text={intro} picture={picture} />
      <ol className={styles.challenges}>
        {items.map((item) => (
          <li key={item.challenge}>
            <div className={styles.problem}>
              <h3>{item.challenge}</h3>
            </div>
            <div className={styles.answer}>
              <b>
                <Icon name="check" />
                {solutionLabel}
              </b>
              <p>
                <LinkedText>{item.solution}</LinkedText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
