import type { NamedLink } from '../../../lib/site/named-link.ts';
import { formatAge } from '../../../lib/site/review-age.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-cards.module.css';

interface Review {
  id: string;
  name: string;
  location?: string | undefined;
  rating: number;
  /** YYYY-MM-DD. */
  date: string;
  text: string;
  service: string;
  /** The website on which it was published; every real review has one. */
  source?: string | undefined;
}

interface ReviewCardsProps {
  heading: string;
  reviews: Review[];
  listing: NamedLink;
}

const ReviewCard = ({ review }: { review: Review }) => (
  <li>
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {review.name.charAt(0)}
        </span>
        <b translate="no">{review.name}</b>
        <span className={styles.when}>
          <Stars count={review.rating} />
          {/* The age at the build; review-cards.client.ts updates it for the visit. */}
          <time dateTime={review.date}>{formatAge(review.date, new Date())}</time>
        </span>
      </div>
      <blockquote>{review.text}</blockquote>
      <p className={styles.details}>{[review.service, review.location, review.source].filter(Boolean).join(', ')}</p>
    </div>
  </li>
);

/** Reviews as a listing shows them: name, stars and age, text, service. Without reviews the section is left out. */
export function ReviewCards({ heading, reviews, listing }: ReviewCardsProps) {
  if (!reviews.length) return null;
  return (
    <Section mist>
      <h2 className="weight">{heading}</h2>
      <ul className={styles.cards}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <p>
        <ArrowLink href={listing.href} external>
          {listing.name}
        </ArrowLink>
      </p>
    </Section>
  );
}
