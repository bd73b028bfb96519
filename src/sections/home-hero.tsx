import { type ComparePair, CompareSlider } from '../ui/compare-slider.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  kicker: string;
  heading: string;
  intro: string;
  pair: ComparePair;
  phone: Phone;
  quoteHref: string;
}

export function HomeHero({ kicker, heading, intro, pair, phone, quoteHref }: HomeHeroProps) {
  return (
    <section className={styles.hero} data-opening-buttons="">
      <div className="wrap">
        <div className={styles.text}>
          <h1>
            <small>{kicker} </small>
            {heading}
          </h1>
          <p className={styles.lede}>{intro}</p>
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
      </div>
      <div className={styles.picture}>
        <CompareSlider pair={pair} label="Wipe the window clean" />
      </div>
    </section>
  );
}
