import { formatAge } from '../scripts/review-ages.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
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
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {review.name[0]}
        </span>
        <p translate="no">
          <b>{review.name}</b>
          <span>{review.location}</span>
        </p>
        {marked && <SampleMark />}
        {review.sample ? <Icon name="pin" /> : <span className={styles.source}>{review.source}</span>}
      </div>
      <p className={styles.when}>
        <Stars count={review.rating} />
        {/* As of the build; src/scripts/review-ages.ts says it as of the visit. */}
        <time dateTime={review.date}>{formatAge(review.date, new Date())}</time>
      </p>
      <blockquote>{review.text}</blockquote>
      <p className={styles.service}>{review.service}</p>
    </li>
  );
}

/** Reviews as a public listing shows them. Without reviews the section is left out. */
export function ReviewCards({ heading, samples, reviews, listing }: ReviewCardsProps) {
  if (!reviews.length) return null;
  const onlySamples = reviews.every(({ sample }) => sample);
  return (
    <Section tone="mist">
      <h2 className="weight">{onlySamples ? samples : heading}</h2>
      <ul className={styles.cards}>
        {reviews.map((review) => (
          <Card key={review.id} review={review} marked={review.sample && !onlySamples} />
        ))}
      </ul>
      <GoLink href={listing.href} external>
        {listing.name}
      </GoLink>
    </Section>
  );
}
