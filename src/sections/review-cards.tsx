import { formatAge } from '../scripts/review-ages.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Pane, Panes } from '../ui/panes.tsx';
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

/** Reviews as a public listing shows them. Without reviews the section is left out. */
export function ReviewCards({ heading, intro, reviews, listing }: ReviewCardsProps) {
  if (!reviews.length) return null;
  return (
    <Section tone="mist">
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.reviews}>
        <Panes columns={3}>
          {reviews.map((review) => (
            <Pane key={review.id} className={styles.review}>
              <blockquote>“{review.text}”</blockquote>
              <Byline author={review.name} role={review.location} sample={review.sample} />
              <p className={styles.rating}>
                <Stars />
                {/* As of the build; src/scripts/review-ages.ts says it as of the visit. */}
                <time dateTime={review.date}>{formatAge(review.date, new Date())}</time>
                <b>{review.service}</b>
              </p>
            </Pane>
          ))}
        </Panes>
      </div>
      <GoLink href={listing.href} external>
        {listing.name}
      </GoLink>
    </Section>
  );
}
