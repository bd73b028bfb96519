import { CompareSlider } from '../ui/compare-slider.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import { DirtPicker, type DirtPickerProps } from './dirt-picker.tsx';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  kicker: string;
  heading: string;
  intro: string;
  clean: PictureData;
  dirts: DirtPickerProps;
  phone: Phone;
  quoteHref: string;
}

/** A frame of 3:2 or flatter shows the picture as wide as the screen. */
const sizes = '(min-width: 60rem) max(54vw, 66rem), 100vw';

export function HomeHero({ kicker, heading, intro, clean, dirts, phone, quoteHref }: HomeHeroProps) {
  const [opening] = dirts.items;
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1>
          <small>{kicker} </small>
          {heading}
        </h1>
      </div>
      <div className={styles.picture}>
        {opening && (
          <CompareSlider
            pair={{ after: clean, before: opening.picture }}
            label="Wipe the window clean"
            sizes={sizes}
            priority
          />
        )}
      </div>
      <div className={`${styles.buttons} wrap`} data-opening-buttons="">
        <QuoteButtons phone={phone} quoteHref={quoteHref} />
      </div>
      <DirtPicker {...dirts} className={styles.sill} />
      <div className={`${styles.intro} wrap`}>
        <p>{intro}</p>
      </div>
    </section>
  );
}
