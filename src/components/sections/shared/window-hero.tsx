import type { ReactNode } from 'react';
import type { SeasonalText } from '../../../lib/site/season.ts';
import { getCurrentText } from '../../../lib/site/today.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { DirtyWindow, type WindowImages } from '../../ui/dirty-window.tsx';
import type { Phone } from '../../ui/phone-link.tsx';
import { ProofLine, type ProofLineProps } from '../../ui/proof-line.tsx';
import { QuoteButtons } from '../../ui/quote-buttons.tsx';
import { UnbrokenNames } from '../../ui/unbroken-names.tsx';
import styles from './window-hero.module.css';

export interface WipeText {
  /** Accessible name of the slider. */
  sliderLabel: string;
  label: string;
  hint: string;
  done: { text: string; link: string; href: string };
  /** Name of the dirt, and the time of year when it falls. */
  dirt: SeasonalText[];
}

export interface WindowHeroProps extends WindowImages {
  heading: string;
  /** Second line of the h1. */
  subheading?: string;
  intro?: string;
  buttonNote: string;
  /** Shown above the heading. */
  children?: ReactNode;
  /** Starts with more of the pane wiped. */
  startFurther?: boolean;
  className?: string | undefined;
  /** Describes the view. */
  caption?: string;
  wipe: WipeText;
  /** Shown on the lower rail of the frame. */
  monthPicker?: ReactNode;
  phone: Phone;
  quoteHref: string;
  proof: ProofLineProps;
}

/** Hero with a dirty window that visitors can wipe clean (wipe-glass.client.ts). */
export function WindowHero(props: WindowHeroProps) {
  const {
    heading,
    subheading,
    intro,
    buttonNote,
    children,
    startFurther,
    className,
    caption,
    wipe,
    monthPicker,
    phone,
    quoteHref,
    proof,
    ...images
  } = props;
  const [dirtName = '', dirtSeason = ''] = getCurrentText(wipe.dirt, images.buildHalfMonth);
  return (
    <section className={styles.hero}>
      <DirtyWindow {...images} sliderLabel={wipe.sliderLabel} startFurther={startFurther} className={className}>
        {children}
        <h1>
          <span className={styles.heading}>
            <UnbrokenNames>{heading}</UnbrokenNames>
          </span>{' '}
          {subheading && <span className={styles.subheading}>{subheading}</span>}
        </h1>
        {intro && <p>{intro}</p>}
        <div className={styles.buttons} data-hero-buttons="">
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
        <p className={styles.buttonNote}>{buttonNote}</p>
      </DirtyWindow>
      {monthPicker}
      <div className={styles.below}>
        <div className="wrap">
          <div className={styles.notes}>
            {caption && <p className={styles.caption}>{caption}</p>}
            <div className={styles.note} data-note="" aria-atomic="true">
              <p>
                <span className={styles.label}>{wipe.label}</span>{' '}
                <span data-today={JSON.stringify(wipe.dirt)}>
                  <b>{dirtName}</b> <span className={styles.season}>{dirtSeason}</span>
                </span>
                <span className={styles.season}>.</span> <span className={styles.hint}>{wipe.hint}</span>
              </p>
              <p hidden data-done="">
                {wipe.done.text} <ArrowLink href={wipe.done.href}>{wipe.done.link}</ArrowLink>
              </p>
            </div>
          </div>
          <ProofLine {...proof} />
        </div>
      </div>
    </section>
  );
}
