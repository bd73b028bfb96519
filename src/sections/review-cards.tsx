import { formatAge } from '../scripts/review-ages.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Byline } from '../ui/quote.tsx';
import { Section, SectionIntro } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './review-cards.module.css';

export interface ReviewCardsProps {
  heading: string;
  intro: string;
  reviews: {
    id: string;
    name: string;
    location: string;
    /** YYYY-MM-DD. */
    date: string;
    text: string;
    service: string;
    sample?: boolean;
  }[];
  listing: { name: string; href: string };
}

/** First letters of the first and the last word. */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** Reviews as a public listing shows them. Without reviews the section is left out. */
export function ReviewCards({ heading, intro, reviews, listing }: ReviewCardsProps) {
  if (!reviews.length) return null;
  return (
    <Section tone="mist">
      <SectionIntro heading={heading} text={intro} />
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <div className={styles.who}>
              <span className={styles.avatar} aria-hidden="true">
                {getInitials(review.name)}
              </span>
              <Byline author={review.name} role={review.location} sample={review.sample} />
            </div>
            <p className={styles.rating}>
              <Stars />
              {/* As of the build; src/scripts/review-ages.ts says it as of the visit. */}
              <time dateTime={review.date}>{formatAge(review.date, new Date())}</time>
            </p>
            <blockquote>{review.text}</blockquote>
            <p className={styles.service}>{review.service}</p>
          </li>
        ))}
      </ul>
      <GoLink href={listing.href}>{listing.name}</GoLink>
    </Section>
  );
}
