import type { Crumb } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HeroButtons, type HeroButtonsProps } from '../../ui/hero-buttons.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps extends HeroButtonsProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  dark?: boolean;
}

/** The hero of a page that starts with text only; PictureHero and WindowHero are for the others. */
export function PageHero({ crumbs, heading, intro, dark, ...buttons }: PageHeroProps) {
  return (
    <section className={classNames(styles.hero, dark && 'dark')}>
      <div className="wrap">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{heading}</h1>
        </div>
        <div className={styles.text}>
          <p className={styles.lede}>{intro}</p>
          <HeroButtons {...buttons} />
        </div>
      </div>
    </section>
  );
}
