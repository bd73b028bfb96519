import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import { columnWidth } from '../../ui/column-width.ts';
import { RevealPair } from '../../ui/reveal-pair.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './featured-testimonials.module.css';

interface FeaturedTestimonialsProps {
  heading: string;
  testimonials: {
    id: string;
    quote: string;
    author: string;
    title?: string | undefined;
    pair?: PicturePair | undefined;
  }[];
}

/** Two testimonials per row. */
const sizes = `(min-width: 90rem) calc((${columnWidth} - 1.25rem) / 2), (min-width: 48rem) 47vw, 10rem`;

/** Short testimonials with pictures. Without any the section is left out. */
export function FeaturedTestimonials({ heading, testimonials }: FeaturedTestimonialsProps) {
  if (!testimonials.length) return null;
  return (
    <Section>
      <h2 className="weight">{heading}</h2>
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure>
              {testimonial.pair && <RevealPair {...testimonial.pair} className={styles.glass} sizes={sizes} />}
              <blockquote>“{testimonial.quote}”</blockquote>
              <figcaption>
                <Stars />
                <b translate="no">{testimonial.author}</b> {testimonial.title}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
