import { CompareSlider } from '../ui/compare-slider.tsx';
import { Label } from '../ui/label.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { ProofLine, type ProofLineProps } from '../ui/proof-line.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  kicker: string;
  heading: string;
  clean: PictureData;
  /** What can lie on the glass; the first is what the slider opens with. */
  dirts: { label: string; items: { name: string; picture: PictureData }[] };
  phone: Phone;
  quoteHref: string;
  proof: ProofLineProps;
}

/** A frame of 3:2 or flatter shows the picture as wide as the screen. */
const sizes = '(min-width: 60rem) max(50vw, 57rem), (min-width: 48rem) 47rem, 100vw';

/** The dirt is chosen by radio buttons and CSS: the picture of a dirt is fetched when it is shown. */
export function HomeHero({ kicker, heading, clean, dirts, phone, quoteHref, proof }: HomeHeroProps) {
  const [opening, ...others] = dirts.items;
  return (
    <section className={styles.hero}>
      <div className={`${styles.head} wrap`}>
        <Label>{kicker}</Label>
        <h1>{heading}</h1>
      </div>
      <div className={styles.picture}>
        {opening && (
          <CompareSlider
            pair={{ after: clean, before: opening.picture }}
            others={others.map(({ picture }) => picture)}
            label="Wipe the window clean"
            sizes={sizes}
            priority
          />
        )}
      </div>
      <div className={`${styles.body} wrap`}>
        <fieldset className={styles.dirts} data-dirts="">
          <legend className="visually-hidden">{dirts.label}</legend>
          {dirts.items.map(({ name }, index) => (
            <label key={name}>
              <input type="radio" name="dirt" value={name} defaultChecked={index === 0} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons} data-opening-buttons="">
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
        <ProofLine {...proof} />
      </div>
    </section>
  );
}
