import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { ComparedPicture } from '../../ui/compare-slider.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { UnbrokenNames } from '../../ui/unbroken-names.tsx';
import styles from './challenges.module.css';

interface ChallengesProps {
  heading: string;
  items: { challenge: string; solution: string }[];
  /** Pictures of the dirt in the heading. */
  pair?: PicturePair | undefined;
  /** On wide screens two columns of cards; otherwise one list. */
  columns?: boolean;
}

/**
 * A 3:2 picture covers the squarer frames by being wider than they are. On phones it is 113vw wide, but the missing
 * eighth of the resolution is not visible.
 */
const sizes = '(min-width: 80rem) min(46vw, 41.4rem), (min-width: 48rem) 60vw, 100vw';

/** Up to four answers, each of limited length, do not cross the slanted stroke. */
const maxSlantedItems = 4;
const maxSlantedAnswerLength = 300;

/** Problems on sand and their answers on white, divided by a stroke at the brand's angle. */
export function Challenges({ heading, items, pair, columns }: ChallengesProps) {
  const isStraight =
    items.length > maxSlantedItems || items.some(({ solution }) => solution.length > maxSlantedAnswerLength);
  return (
    <section
      className={classNames(styles.dirt, columns && styles.two, !pair && styles.over, isStraight && styles.straight)}
    >
      <div className="wrap">
        <div className={styles.top}>
          <h2 className="weight">
            <UnbrokenNames>{heading}</UnbrokenNames>
          </h2>
          {pair && (
            <div className={styles.show}>
              <ComparedPicture pair={pair} label="Wipe the picture clean" sizes={sizes} />
            </div>
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
