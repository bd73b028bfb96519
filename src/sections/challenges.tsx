import { classNames } from '../ui/class-names.ts';
import { type ComparePair, CompareSlider } from '../ui/compare-slider.tsx';
import { IllustrationTag } from '../ui/illustration-tag.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './challenges.module.css';

export interface ChallengesProps {
  heading: string;
  items: { challenge: string; solution: string }[];
  /** What the heading names: a picture, or the wipe from it to clean. */
  picture?: PictureData | undefined;
  slider?: { pair: ComparePair; label: string } | undefined;
  className?: string | undefined;
  sizes?: string;
}

/** A picture of three to two fills the squarer frame of a phone by being wider than the screen. */
export const frameSizes = '(min-width: 48rem) 60vw, 113vw';

/** The dirt, on sand: each problem is wiped to its answer along the brand's angle. */
export function Challenges({ heading, items, picture, slider, className, sizes = frameSizes }: ChallengesProps) {
  return (
    <section className={classNames(styles.dirt, className)}>
      <div className="wrap">
        <div className={styles.top}>
          <h2 className="weight">{heading}</h2>
          {slider ? (
            <div className={styles.show}>
              <CompareSlider {...slider} sizes={sizes} />
            </div>
          ) : (
            picture && (
              <div className={styles.show}>
                <PictureImage picture={picture} sizes={sizes} />
                <IllustrationTag picture={picture} />
              </div>
            )
          )}
        </div>
        <div className={styles.pairs}>
          <ol>
            {items.map((item) => (
              <li key={item.challenge}>
                <h3>{item.challenge}</h3>
                <p>
                  <LinkedText>{item.solution}</LinkedText>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
