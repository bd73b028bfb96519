import { IllustrationNote } from '../ui/illustration-tag.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { RuledSection } from '../ui/ruled-section.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './featured-testimonials.module.css';

export interface FeaturedTestimonialsProps {
  heading: string;
  /** Said once where all are samples, which nobody real said. */
  samples: string;
  testimonials: {
    id: string;
    quote: string;
    author: string;
    title: string;
    sample?: boolean;
    picture?: PictureData | undefined;
  }[];
}

/** Three short testimonials beside pictures. Without any the section is left out. */
export function FeaturedTestimonials({ heading, samples, testimonials }: FeaturedTestimonialsProps) {
  if (!testimonials.length) return null;
  const pictures = testimonials.map(({ picture }) => picture);
  const onlySamples = testimonials.every(({ sample }) => sample);
  return (
    <RuledSection heading={heading}>
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure>
              {testimonial.picture && (
                <PictureImage
                  picture={testimonial.picture}
                  sizes="(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 10rem"
                />
              )}
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
      {(onlySamples || pictures.some((picture) => picture?.illustrative)) && (
        <p className={styles.foot}>
          {onlySamples && <SampleMark>{samples}</SampleMark>}
          <IllustrationNote pictures={pictures} />
        </p>
      )}
    </RuledSection>
  );
}
