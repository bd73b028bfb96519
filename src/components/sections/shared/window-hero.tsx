import type { ReactNode } from 'react';
import type { TodayWords } from '../../../lib/site/season.ts';
import { getTodayWords } from '../../../lib/site/today.ts';
import { Glass, type GlassViews } from '../../ui/glass.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import type { Phone } from '../../ui/phone-link.tsx';
import { ProofLine, type ProofLineProps } from '../../ui/proof-line.tsx';
import { QuoteButtons } from '../../ui/quote-buttons.tsx';
import styles from './window-hero.module.css';

/** What lies on the glass, and how it is wiped. */
export interface GlassWords {
  slider: string;
  label: string;
  hint: string;
  done: { text: string; link: string; href: string };
  /** What lies there, and when of the year. */
  dirt: TodayWords[];
}

export interface WindowHeroProps extends GlassViews {
  /** The large line; what stands under it, if anything, is of one heading with it. */
  heading: string;
  subheading?: string;
  intro?: string;
  /** What happens when the button is pressed. */
  press: string;
  /** Above the heading. */
  children?: ReactNode;
  /** The stroke begins beyond the summit. */
  far?: boolean;
  className?: string | undefined;
  /** What is seen, and from where. */
  sill?: string;
  glass: GlassWords;
  /** On the lower rail of the frame. */
  ruler?: ReactNode;
  phone: Phone;
  quoteHref: string;
  proof: ProofLineProps;
}

/** A page's opening: the words stand in the clean sash of a window, and whoever reads wipes the other one (wipe-glass.client.ts). */
export function WindowHero(props: WindowHeroProps) {
  const {
    heading,
    subheading,
    intro,
    press,
    children,
    far,
    className,
    sill,
    glass,
    ruler,
    phone,
    quoteHref,
    proof,
    ...glassViews
  } = props;
  const { slider, label, hint, done, dirt } = glass;
  const [name = '', when = ''] = getTodayWords(dirt, glassViews.built);
  return (
    <section className={styles.hero}>
      <Glass {...glassViews} slider={slider} far={far} className={className}>
        {children}
        <h1>
          <span className={styles.line}>{heading}</span>{' '}
          {subheading && <span className={styles.heading}>{subheading}</span>}
        </h1>
        {intro && <p>{intro}</p>}
        <div className={styles.buttons} data-opening-buttons="">
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
        <p className={styles.press} data-shared-words="">
          {press}
        </p>
      </Glass>
      {ruler}
      <div className={styles.sill}>
        <div className="wrap">
          <div className={styles.notes}>
            {sill && <p className={styles.seen}>{sill}</p>}
            <div className={styles.note} aria-live="polite">
              <p data-shared-words="">
                <span className={styles.label}>{label}</span>{' '}
                <span data-today={JSON.stringify(dirt)}>
                  <b>{name}</b> <span className={styles.when}>{when}</span>
                </span>
                <span className={styles.when}>.</span> <span className={styles.hint}>{hint}</span>
              </p>
              <p hidden data-done="">
                {done.text} <GoLink href={done.href}>{done.link}</GoLink>
              </p>
            </div>
          </div>
          <ProofLine {...proof} />
        </div>
      </div>
    </section>
  );
}
