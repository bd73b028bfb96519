import { Stars } from './stars.tsx';
import styles from './testimonial.module.css';

export interface TestimonialProps {
  quote: string;
  author: string;
  /** Describes the author. */
  descriptor?: string | undefined;
}

/** A customer's quote in large type. */
export function Testimonial({ quote, author, descriptor }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <b translate="no">{author}</b>
        {descriptor && <span>{descriptor}</span>}
      </figcaption>
    </figure>
  );
}
