import type { PicturePair } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import { WipedPair } from '../../ui/wiped-pair.tsx';
import styles from './featured-testimonials.module.css';

export interface FeaturedTestimonialsProps {
  heading: string;
  /** Said once, over them, where all are samples, which nobody real said. */
  samples: string;
  /** That the pictures of this page are drawn. */
  drawn: string | undefined;
  testimonials: {
    id: string;
    quote: string;
    author: string;
    title: string;
    sample?: boolean;
    pair?: PicturePair | undefined;
  }[];
}

const sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, 10rem';

/** Three short testimonials beside pictures. Without any the section is left out. */
export function FeaturedTestimonials({ heading, samples, drawn, testimonials }: FeaturedTestimonialsProps) {
  if (!testimonials.length) return null;
  const onlySamples = testimonials.every(({ sample }) => sample);
  return (
    <Section>
      <h2 className="weight">{heading}</h2>
      {(onlySamples || drawn) && (
        <p className={styles.notes}>
          {onlySamples && <SampleMark>{samples}</SampleMark>}
          {drawn && <small>{drawn}</small>}
        </p>
      )}
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure>
              {testimonial.pair && <WipedPair {...testimonial.pair} className={styles.glass} sizes={sizes} />}
              <blockquote>“{testimonial.quote}”</blockquote>
              <figcaption>
                <Stars />
                <b translate="no">{testimonial.author}</b> {testimonial.title}
                {testimonial.sample && !onlySamples && <SampleMark />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
