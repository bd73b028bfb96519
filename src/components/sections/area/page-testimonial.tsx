import { Testimonial, type TestimonialProps } from '../../ui/testimonial.tsx';
import styles from './page-testimonial.module.css';

interface PageTestimonialProps {
  testimonial?: TestimonialProps | undefined;
}

/** One customer's words on glass; nothing at all where there are none. */
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
