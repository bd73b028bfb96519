import { Testimonial, type TestimonialProps } from '../../ui/testimonial.tsx';
import styles from './page-testimonial.module.css';

interface PageTestimonialProps {
  testimonial?: TestimonialProps | undefined;
}

/** The testimonial of an area page. Renders nothing if there is none. */
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
