import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reviews-hero.module.css';

interface ReviewsHeroProps {
  crumbs: Crumb[];
  heading: string;
  listing: NamedLink;
  stats: { number: string; label: string }[];
}

/** Opens Reviews: the figures of the company, set large, stand where other pages have a picture. */
export function ReviewsHero({ crumbs, heading, listing, stats }: ReviewsHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{heading}</h1>
        <ButtonRow>
          <ButtonLink href={listing.href} tone="ink" rel="noopener">
            {listing.name}
            <Icon name="external" />
          </ButtonLink>
        </ButtonRow>
        <ul className={styles.stats} aria-label="In figures">
          {stats.map((stat) => (
            <li key={stat.label}>
              <b>{stat.number}</b> {stat.label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
