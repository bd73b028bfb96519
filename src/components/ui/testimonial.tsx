import { SampleMark } from './sample-mark.tsx';
import { Stars } from './stars.tsx';
import styles from './testimonial.module.css';

export interface TestimonialProps {
  quote: string;
  author: string;
  /** Who or what the author is. */
  descriptor: string;
  /** Words that no customer said, where the group does not say so once for all. */
  sample?: boolean | undefined;
}

/** What a customer said, in large letters. */
export function Testimonial({ quote, author, descriptor, sample }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <b translate="no">{author}</b>
        <span>{descriptor}</span>
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}
