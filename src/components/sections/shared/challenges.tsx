import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { ComparedPicture } from '../../ui/compare-slider.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { UnbrokenNames } from '../../ui/unbroken-names.tsx';
import styles from './challenges.module.css';

interface ChallengesProps {
  heading: string;
  items: { challenge: string; solution: string }[];
  /** A dirty and a clean picture, shown next to the heading. */
  pair?: PicturePair | undefined;
  /** Shows the items in two columns of cards on wide screens, instead of one list. */
  twoColumns?: boolean;
}

/**
 * The 3:2 pictures use `object-fit: cover` in narrower frames, so they render wider than the frame: 113vw on phones.
 * `100vw` makes the browser choose the smaller file there; the loss of sharpness is not visible. From 80rem the picture
 * is as high as the list next to it.
 */
const sizes = '(min-width: 80rem) 46rem, (min-width: 48rem) 49vw, 100vw';

/** Above these limits the text would overlap the slanted divider, so the divider is drawn straight. */
const maxSlantedItems = 4;
const maxSlantedSolutionLength = 300;

/** Numbered problems and their solutions, separated by a divider at the brand's angle. */
export function Challenges({ heading, items, pair, twoColumns }: ChallengesProps) {
  const hasStraightDivider =
    items.length > maxSlantedItems || items.some(({ solution }) => solution.length > maxSlantedSolutionLength);
  return (
    <section
      className={classNames(
        styles.challenges,
        twoColumns && styles.twoColumns,
        !pair && styles.withoutPicture,
        hasStraightDivider && styles.straightDivider,
      )}
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="weight">
            <UnbrokenNames>{heading}</UnbrokenNames>
          </h2>
          {pair && (
            <div className={styles.picture}>
              <ComparedPicture pair={pair} label="Wipe the picture clean" sizes={sizes} />
            </div>
          )}
        </div>
        <div className={styles.list}>
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
