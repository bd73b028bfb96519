import { Stars } from './stars.tsx';
import styles from './testimonial.module.css';

export interface TestimonialProps {
  quote: string;
  author: string;
  /** Who or what the author is. */
  descriptor?: string | undefined;
}

/** What a customer said, in large letters. */
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
