import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RevealPair } from '../../ui/reveal-pair.tsx';
import { Testimonial, type TestimonialProps } from '../../ui/testimonial.tsx';
import styles from './reviews-hero.module.css';

interface ReviewsHeroProps {
  crumbs: Crumb[];
  heading: string;
  /** The customer's quote that opens the page. Without it the heading is large. */
  lead?: (TestimonialProps & { pair?: PicturePair | undefined }) | undefined;
  listing: NamedLink;
  stats: { number: string; label: string }[];
}

/** From 48rem half of the screen, and as high as the hero, whose height limits are in the style sheet. */
const sizes = '(min-width: 48rem) max(50vw, clamp(36rem, 78vh, 48rem)), 100vw';

/** The hero of Reviews: a customer's quote, with the figures of the company below it. */
export function ReviewsHero({ crumbs, heading, lead, listing, stats }: ReviewsHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <div className={styles.text}>
            <h1 className={lead && styles.label}>{heading}</h1>
            {lead && <Testimonial {...lead} />}
            <ButtonRow>
              <ButtonLink href={listing.href} tone="ink" rel="noopener">
                {listing.name}
                <Icon name="external" />
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
        {lead?.pair && (
          <div className={styles.picture}>
            <RevealPair {...lead.pair} className={styles.glass} sizes={sizes} priority />
          </div>
        )}
      </div>
      <div className="dark">
        <ul className={`${styles.stats} wrap`} aria-label="In figures">
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
