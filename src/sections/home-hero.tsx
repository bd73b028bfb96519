import { GoLink } from '../ui/go-link.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { ProofLine, type ProofLineProps } from '../ui/proof-line.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import { SqueegeeDrawing } from '../ui/squeegee.tsx';
import type { TodayWords } from '../ui/today-line.tsx';
import styles from './home-hero.module.css';

/** What holds from a half-month of the year on, 1 to 24; the last one holds until the first. */
export type OfYear<Item> = { from: number; is: Item }[];

export interface View {
  wide: PictureData;
  /** The same, cut to a phone's frame: the srcset of its AVIF files. */
  upright: string;
}

export interface HomeHeroProps {
  /** The large line, and what we do and where: together they are the heading. */
  line: string;
  heading: string;
  /** What happens when the button is pressed. */
  press: string;
  glass: {
    slider: string;
    label: string;
    hint: string;
    done: { text: string; link: string; href: string };
  };
  views: OfYear<View>;
  /** What lies on the glass: the srcset of its AVIF files. A browser without AVIF has it clean. */
  dirts: OfYear<string>;
  /** What lies on the glass, and when of the year. */
  words: TodayWords[];
  /** The half-month of the build: what stands where no script knows the day. */
  built: number;
  phone: Phone;
  quoteHref: string;
  proof: ProofLineProps;
}

const wideSizes = '(min-width: 60rem) max(100vw, 64rem), 70rem';
/** Shown 37rem wide; but a far mountain is no softer for it, and the next file weighs twice as much. */
const uprightSizes = '27rem';
const layerSizes = '(min-width: 60rem) 55rem, (min-width: 40rem) 40rem, 20rem';

function ViewPicture({ wide, upright }: View) {
  return (
    <picture>
      <source media="(width < 40rem)" type="image/avif" srcSet={upright} sizes={uprightSizes} />
      <source type="image/avif" srcSet={wide.avif} sizes={wideSizes} />
      <img src={wide.src} alt={wide.alt} width={wide.width} height={wide.height} decoding="sync" fetchPriority="high" />
    </picture>
  );
}

const DirtPicture = ({ srcSet }: { srcSet: string }) => (
  <img src={srcSet.split(' ')[0]} srcSet={srcSet} sizes={layerSizes} alt="" decoding="async" fetchPriority="low" />
);

const holding = <Item,>(year: OfYear<Item>, half: number) => year.findLast(({ from }) => from <= half) ?? year.at(-1);

/**
 * A window as it is in this half of the month. One sash is done, and the words and buttons stand in it; the other one is
 * being done, by the hand of whoever reads (src/scripts/wipe-glass.ts) or by the range input. src/scripts/of-year.js puts
 * the dirt of the day on it; without JavaScript that of the build lies there, half wiped.
 */
export function HomeHero(props: HomeHeroProps) {
  const { line, heading, press, glass, views, dirts, words, built, phone, quoteHref, proof } = props;
  const view = holding(views, built);
  const dirt = holding(dirts, built);
  const [, name = '', when = ''] = words.findLast(([from]) => from <= built) ?? words.at(-1) ?? [];
  return (
    <section className={styles.hero}>
      <div className={styles.glass}>
        <div className={styles.view} data-of-year={view?.from}>
          {view && <ViewPicture {...view.is} />}
          {views
            .filter(({ from }) => from !== view?.from)
            .map(({ from, is }) => (
              <template key={from} data-from={from}>
                <ViewPicture {...is} />
              </template>
            ))}
        </div>
        <div className={styles.words}>
          <h1>
            <span className={styles.line}>{line}</span> <span className={styles.heading}>{heading}</span>
          </h1>
          <div data-opening-buttons="">
            <QuoteButtons phone={phone} quoteHref={quoteHref} />
          </div>
          <p className={styles.press}>{press}</p>
        </div>
        <div className={styles.sash} data-compare-slider="" data-glass="">
          <div className={styles.dirt} data-of-year="" data-dirt="">
            <noscript>{dirt && <DirtPicture srcSet={dirt.is} />}</noscript>
            {dirts.map(({ from, is }) => (
              <template key={from} data-from={from}>
                <DirtPicture srcSet={is} />
              </template>
            ))}
          </div>
          <input
            className={styles.range}
            type="range"
            min="0"
            max="100"
            step="1"
            defaultValue="32"
            aria-label={glass.slider}
            aria-valuetext="32 % cleaned"
            autoComplete="off"
          />
          <SqueegeeDrawing className={styles.squeegee} />
        </div>
      </div>
      <div className={styles.sill}>
        <div className="wrap">
          <div className={styles.notes}>
            <div className={styles.note} aria-live="polite">
              <p>
                {glass.label}{' '}
                <span data-today={JSON.stringify(words)}>
                  <b>{name}</b>, <span>{when}</span>
                </span>
                . <span className={styles.hint}>{glass.hint}</span>
              </p>
              <p hidden data-done="">
                {glass.done.text} <GoLink href={glass.done.href}>{glass.done.link}</GoLink>
              </p>
            </div>
          </div>
          <ProofLine {...proof} />
        </div>
      </div>
    </section>
  );
}
