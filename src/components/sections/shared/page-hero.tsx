import type { Crumb } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { HeroButtons, type HeroButtonsProps } from '../../ui/hero-buttons.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps extends HeroButtonsProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
}

/** The hero of a page that starts with text only; PictureHero and WindowHero are for the others. */
export function PageHero({ crumbs, heading, intro, ...buttons }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{heading}</h1>
        </div>
        <div className={styles.words}>
          <p className={styles.lede}>{intro}</p>
          <HeroButtons {...buttons} />
        </div>
      </div>
    </section>
  );
}
