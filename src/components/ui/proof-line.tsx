import styles from './proof-line.module.css';
import { Stars } from './stars.tsx';

export interface ProofLineProps {
  rating: number;
  reviewCount: string;
  standing: string;
  reviewsHref: string;
}

/** Rating and standing in one line, where visitors land; it leads to Reviews. */
export function ProofLine({ rating, reviewCount, standing, reviewsHref }: ProofLineProps) {
  return (
    <a className={styles.proof} href={reviewsHref}>
      <span aria-hidden="true">
        <Stars />
      </span>
      <span className={styles.words}>
        <span>
          <b>{`${rating}/5`}</b>
          {` from ${reviewCount} reviews`}
        </span>{' '}
        <span>{standing}</span>
      </span>
    </a>
  );
}
