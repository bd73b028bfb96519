import styles from './proof-line.module.css';
import { Star } from './stars.tsx';

export interface ProofLineProps {
  rating: number;
  reviewCount: string;
  standing: string;
  reviewsHref: string;
}

/** Rating and standing in one line, linked to Reviews. It has one star, because five full ones would overstate 4.9. */
export function ProofLine({ rating, reviewCount, standing, reviewsHref }: ProofLineProps) {
  return (
    <a className={styles.proof} href={reviewsHref}>
      <span>
        <Star /> <b>{`${rating}/5`}</b>
        {` from ${reviewCount} reviews`}
      </span>{' '}
      <span>{standing}</span>
    </a>
  );
}
