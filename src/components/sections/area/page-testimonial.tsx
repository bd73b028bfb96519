import { Testimonial, type TestimonialProps } from '../../ui/testimonial.tsx';
import styles from './page-testimonial.module.css';

interface PageTestimonialProps {
  testimonial?: TestimonialProps | undefined;
}

/** A single testimonial on glass. Renders nothing without one. */
export function PageTestimonial({ testimonial }: PageTestimonialProps) {
  if (!testimonial) return null;
  return (
    <section className={styles.testimonial}>
      <div className="wrap">
        <Testimonial {...testimonial} />
      </div>
    </section>
  );
}
