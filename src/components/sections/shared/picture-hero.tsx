import type { ReactNode } from 'react';
import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ComparedPicture } from '../../ui/compare-slider.tsx';
import { HeroButtons, type HeroButtonsProps } from '../../ui/hero-buttons.tsx';
import { Label } from '../../ui/label.tsx';
import { ProofLine, type ProofLineProps } from '../../ui/proof-line.tsx';
import { TodayLine, type TodayLineProps } from '../../ui/today-line.tsx';
import { getLongestNameLength, UnbrokenNames } from '../../ui/unbroken-names.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import styles from './picture-hero.module.css';

interface PictureHeroProps extends HeroButtonsProps {
  proof?: ProofLineProps | undefined;
  crumbs: Crumb[];
  back?: NamedLink;
  /** The name of the area. */
  label?: string;
  heading: string;
  intro?: string;
  buttonNote?: string | undefined;
  /** States when work that the weather prevents now starts again. */
  closed?: TodayLineProps | undefined;
  dark?: boolean;
  /** Draws the bars of a window instead of the slanted edge, with the text in one pane and the picture in the other. */
  framed?: boolean;
  /** The pictures extend to the right edge of the page. */
  pair: PicturePair;
  /** Shown under the buttons. */
  children?: ReactNode;
}

/** 16:9 or flatter on phones; from 48rem half of the screen, 33rem high, and below 75rem as high as the text. */
const sizes = '(min-width: 75rem) max(56vw, 50rem), (min-width: 48rem) 57rem, 100vw';
/** Without an introduction the text needs less height, and tablets show a smaller picture. */
const sizesWithoutIntro = '(min-width: 48rem) max(56vw, 50rem), 100vw';
/** Limits in letters: longer headings, and headings with longer names, are smaller. */
const maxHeadingLength = 40;
const maxNameLength = 16;
/** With the bars of a window the column of text is narrower. */
const maxFramedNameLength = 15;

/**
 * On a phone the picture is between the heading and the buttons, or below both if it is framed. The first screen shows
 * all three, and the focus order follows the visual order.
 */
export function PictureHero(props: PictureHeroProps) {
  const { crumbs, back, label, heading, intro, closed, dark, framed, pair, proof, buttonNote, children, ...buttons } =
    props;
  const isLong =
    heading.length > maxHeadingLength || getLongestNameLength(heading) > (framed ? maxFramedNameLength : maxNameLength);
  const picture = (
    <div className={styles.picture}>
      <ComparedPicture
        pair={pair}
        label="Wipe from before to after"
        sizes={intro ? sizes : sizesWithoutIntro}
        priority
      />
    </div>
  );
  return (
    <section className={classNames(styles.hero, !intro && styles.brief, framed && styles.framed, dark && 'dark')}>
      <div className={`${styles.trail} wrap`}>
        <Breadcrumbs crumbs={crumbs} />
        {back && (
          <ArrowLink href={back.href} back>
            {back.name}
          </ArrowLink>
        )}
      </div>
      <div className={`${styles.head} wrap`}>
        {label && <Label translate="no">{label}</Label>}
        <h1 className={isLong ? styles.long : undefined}>
          <UnbrokenNames>{heading}</UnbrokenNames>
        </h1>
      </div>
      {!framed && picture}
      <div className={`${styles.body} wrap`}>
        {intro && <p className={styles.lede}>{intro}</p>}
        {closed && (
          <p className={styles.closed}>
            <TodayLine {...closed} />
          </p>
        )}
        <HeroButtons {...buttons} className={styles.buttons} />
        {buttonNote && (
          <p className={styles.buttonNote}>
            <UnbrokenWords>{buttonNote}</UnbrokenWords>
          </p>
        )}
        {framed && picture}
        {proof && <ProofLine {...proof} />}
        {children}
      </div>
      <span id="opening-end" hidden />
    </section>
  );
}
