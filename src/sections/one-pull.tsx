import { Challenges, type ChallengesProps, frameSizes } from './challenges.tsx';
import styles from './one-pull.module.css';

/** Challenges for homes: on wide screens one stroke through the whole list, instead of two columns. */
export function OnePull(props: ChallengesProps) {
  return <Challenges {...props} className={styles.onePull} sizes={`(min-width: 80rem) 37vw, ${frameSizes}`} />;
}
