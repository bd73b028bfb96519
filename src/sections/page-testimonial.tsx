import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './page-testimonial.module.css';

export interface PageTestimonialProps {
  testimonial?: { quote: string; author: string; descriptor: string; sample?: boolean } | undefined;
}

/** One customer's words on glass; nothing at all where there are none. A sample, which nobody said, says so. */
export function PageTestimonial({ testimonial }: PageTestimonialProps) {
  if (!testimonial) return null;
  return (
    <section className={styles.voice}>
      <div className="wrap">
        <figure>
          <Stars />
          <blockquote>“{testimonial.quote}”</blockquote>
          <figcaption>
            <b translate="no">{testimonial.author}</b>
            <span>{testimonial.descriptor}</span>
            {testimonial.sample && <SampleMark />}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
