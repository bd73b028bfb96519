import { GoLink } from '../ui/go-link.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './home-testimonials.module.css';

interface HomeTestimonial {
  id: string;
  quote: string;
  author: string;
  title: string;
  sample?: boolean;
}

export interface HomeTestimonialsProps {
  heading: string;
  /** Said once where all are samples, which nobody real said. */
  samples: string;
  link: string;
  testimonials: HomeTestimonial[];
  reviewsHref: string;
}

function Voice({ said: { quote, author, title }, sample }: { said: HomeTestimonial; sample: boolean | undefined }) {
  return (
    <figure>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <b translate="no">{author}</b>
        <span>{title}</span>
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}

/** Testimonials on glass: one large, the others beside it. */
export function HomeTestimonials({ heading, samples, link, testimonials, reviewsHref }: HomeTestimonialsProps) {
  const [lead, ...rest] = testimonials;
  if (!lead) return null;
  const onlySamples = testimonials.every(({ sample }) => sample);
  const marks = ({ sample }: HomeTestimonial) => sample && !onlySamples;
  return (
    <section className={styles.voices}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Voice said={lead} sample={marks(lead)} />
        <div className={styles.rest}>
          {rest.map((each) => (
            <Voice key={each.id} said={each} sample={marks(each)} />
          ))}
        </div>
        <p className={styles.foot}>
          {onlySamples && <SampleMark>{samples}</SampleMark>}
          <GoLink href={reviewsHref}>{link}</GoLink>
        </p>
      </div>
    </section>
  );
}
