import type { NamedLink } from '../../../lib/site/named-link.ts';
import { formatAge } from '../../../scripts/review-ages.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-cards.module.css';

interface Review {
  id: string;
  name: string;
  location: string;
  rating: number;
  /** YYYY-MM-DD. */
  date: string;
  text: string;
  service: string;
  sample?: boolean;
  /** Where it was said; a real one has it. */
  source?: string | undefined;
}

export interface ReviewCardsProps {
  heading: string;
  /** The heading where all are samples, which nobody real said. */
  samples: string;
  reviews: Review[];
  listing: NamedLink;
}

function Card({ review, marked }: { review: Review; marked: boolean | undefined }) {
  return (
    <li className={styles.card}>
      <p className={styles.when}>
        <Stars count={review.rating} />
        {/* As of the build; src/scripts/review-ages.ts says it as of the visit. */}
        <time dateTime={review.date}>{formatAge(review.date, new Date())}</time>
        {marked && <SampleMark />}
      </p>
      <blockquote>{review.text}</blockquote>
      <p className={styles.who}>
        <b translate="no">{review.name}</b> {review.location}
        <br />
        {[review.service, review.source].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}

/** Reviews as a listing shows them: stars, age, words, who, what for. Without reviews the section is left out. */
export function ReviewCards({ heading, samples, reviews, listing }: ReviewCardsProps) {
  if (!reviews.length) return null;
  const onlySamples = reviews.every(({ sample }) => sample);
  return (
    <Section mist>
      <h2 className="weight">{onlySamples ? samples : heading}</h2>
      <ul className={styles.cards}>
        {reviews.map((review) => (
          <Card key={review.id} review={review} marked={review.sample && !onlySamples} />
        ))}
      </ul>
      <p className={styles.more}>
        <GoLink href={listing.href} external>
          {listing.name}
        </GoLink>
      </p>
    </Section>
  );
}
