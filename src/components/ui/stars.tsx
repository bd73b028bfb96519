import styles from './stars.module.css';

const star = 'M12 2.3l2.95 6.2 6.8.87-4.98 4.7 1.27 6.73L12 17.5l-6.04 3.3 1.27-6.73-4.98-4.7 6.8-.87z';
const starOffsets = [0, 25, 50, 75, 100];
const maxStars = starOffsets.length;

export function Stars({ count = maxStars }: { count?: number }) {
  const label = count === maxStars ? `${maxStars} stars` : `${count} of ${maxStars} stars`;
  return (
    <svg className={styles.stars} viewBox="0 0 124 24" role="img" aria-label={label}>
      {starOffsets.map((left, index) => (
        <path
          key={left}
          d={star}
          transform={`translate(${left})`}
          className={index < count ? undefined : styles.empty}
        />
      ))}
    </svg>
  );
}

/** One star, before the figure of a rating. */
export const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d={star} />
  </svg>
);
