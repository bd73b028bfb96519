import styles from './proof-line.module.css';
import { Star } from './stars.tsx';

export interface ProofLineProps {
  rating: number;
  reviewCount: string;
  standing: string;
  reviewsHref: string;
}

/** The rating, linked to Reviews, and the standing in one line. It has one star, because five full ones would overstate 4.9. */
export function ProofLine({ rating, reviewCount, standing, reviewsHref }: ProofLineProps) {
  return (
    <span className={styles.proof}>
      <a href={reviewsHref}>
        <Star /> <b>{`${rating}/5`}</b>
        {` from ${reviewCount} reviews`}
      </a>{' '}
      <span>{standing}</span>
    </span>
  );
}
