import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { HeroButtons, type HeroButtonsProps } from '../ui/hero-buttons.tsx';
import styles from './page-hero.module.css';

export interface PageHeroProps extends HeroButtonsProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  /** Stands on the right instead of the intro and the buttons. */
  aside?: ReactNode;
  /** Only beside an aside: what the page is mostly opened for, with buttons of its own. */
  ask?: ReactNode;
}

/** The head of a page that opens with words; PictureHero opens the others, HomeHero opens Home. */
export function PageHero({ crumbs, heading, intro, aside, ask, ...buttons }: PageHeroProps) {
  const words = (
    <div className={styles.words}>
      <p className={styles.lede}>{intro}</p>
      {ask}
      <HeroButtons {...buttons} />
    </div>
  );
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{heading}</h1>
          {aside && words}
        </div>
        {aside ?? words}
      </div>
    </section>
  );
}
