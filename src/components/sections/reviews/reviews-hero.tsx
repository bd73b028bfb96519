import type { NamedLink } from '../../../lib/site/named-link.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './reviews-hero.module.css';

export interface ReviewsHeroProps {
  crumbs: Crumb[];
  heading: string;
  rating: number;
  reviewCount: string;
  listing: NamedLink;
  stats: { number: string; label: string }[];
}

/**
 * Opens Reviews: the rating, set large, stands where other pages have a picture; the other figures of the company in a line
 * under it.
 */
export function ReviewsHero({ crumbs, heading, rating, reviewCount, listing, stats }: ReviewsHeroProps) {
  const [whole, tenths] = rating.toFixed(1).split('.');
  const isRating = ({ number }: { number: string }) => number === String(rating);
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div>
          <h1>{heading}</h1>
          <ButtonRow>
            <ButtonLink href={listing.href} tone="ink" rel="noopener">
              {listing.name}
              <Icon name="external" />
            </ButtonLink>
          </ButtonRow>
        </div>
        <p className={styles.score}>
          <b aria-hidden="true">
            {whole}
            <i>.</i>
            {tenths}
          </b>
          <span aria-hidden="true">
            <Stars />
          </span>
          <span>
            <span className="visually-hidden">{rating}</span> {stats.find(isRating)?.label}
            <br />
            from {reviewCount} reviews
          </span>
        </p>
        <ul className={styles.stats} aria-label="In figures">
          {stats
            .filter((stat) => !isRating(stat))
            .map((stat) => (
              <li key={stat.label}>
                <b>{stat.number}</b> {stat.label}
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
