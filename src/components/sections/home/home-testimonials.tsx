import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Testimonial } from '../../ui/testimonial.tsx';
import styles from './home-testimonials.module.css';

interface HomeTestimonial {
  id: string;
  quote: string;
  author: string;
  title?: string | undefined;
}

interface HomeTestimonialsProps {
  heading: string;
  link: string;
  testimonials: HomeTestimonial[];
  reviewsHref: string;
}

/** The first testimonial in large type, with the others next to it. */
export function HomeTestimonials({ heading, link, testimonials, reviewsHref }: HomeTestimonialsProps) {
  const [lead, ...rest] = testimonials;
  if (!lead) return null;
  const renderTestimonial = ({ id, quote, author, title }: HomeTestimonial) => (
    <Testimonial key={id} quote={quote} author={author} descriptor={title} />
  );
  return (
    <section className={styles.testimonials}>
      <div className="wrap">
        <h2 className="weight">{heading}</h2>
        {renderTestimonial(lead)}
        <div className={styles.rest}>{rest.map(renderTestimonial)}</div>
        <p className={styles.foot}>
          <ArrowLink href={reviewsHref}>{link}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
