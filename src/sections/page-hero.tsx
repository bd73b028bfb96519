import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { type ComparePair, CompareSlider } from '../ui/compare-slider.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Label } from '../ui/label.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  crumbs: Crumb[];
  back?: { name: string; href: string };
  /** The area, or whatever the heading does not say. */
  label?: string;
  heading: string;
  /** The name in the heading that no line should end within. */
  place?: string;
  /** Stands under the h1 as a line of its own. */
  line?: string;
  intro: string;
  dark?: boolean;
  /** With a phone and a quote address the two buttons stand under the intro. */
  phone?: Phone;
  quoteHref?: string;
  quoteLabel?: string;
  /** Takes the place of the call button; without a quote address it stands alone. */
  otherLink?: { name: string; href: string; external?: boolean };
  /** A picture or a slider bleeds off the right edge; with neither, the words stand in two columns. */
  picture?: PictureData;
  slider?: { pair: ComparePair; label: string };
  /** Only without a picture: stands on the right instead of the intro and the buttons. */
  aside?: ReactNode;
  /** Only beside an aside: what the page is mostly opened for, with buttons of its own. */
  ask?: ReactNode;
}

function HeroButtons({ phone, quoteHref, quoteLabel = 'Get FREE Quote', otherLink }: PageHeroProps) {
  if (!quoteHref && !otherLink) return null;
  return (
    <div className={styles.buttons} data-opening-buttons={quoteHref ? '' : undefined}>
      {quoteHref && phone && !otherLink ? (
        <QuoteButtons phone={phone} quoteHref={quoteHref} label={quoteLabel} />
      ) : (
        <ButtonRow>
          {quoteHref && <ButtonLink href={quoteHref}>{quoteLabel}</ButtonLink>}
          {otherLink && (
            <ButtonLink
              href={otherLink.href}
              tone={quoteHref ? 'line' : 'ink'}
              rel={otherLink.external ? 'noopener' : undefined}
            >
              {otherLink.name}
              {otherLink.external && <Icon name="external" />}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </div>
  );
}

function Heading({ heading, place }: PageHeroProps) {
  const [before, after] = place ? heading.split(place) : [];
  if (after === undefined) return <h1>{heading}</h1>;
  return (
    <h1>
      {before}
      <span className={styles.place}>{place}</span>
      {after}
    </h1>
  );
}

/** The frame is 16:9 or flatter up to 60rem; on a wide screen half of it and at least 36rem high, mostly some 41. */
const sizes = '(min-width: 60rem) max(50vw, 62rem), 100vw';

/** On a phone the picture stands between the heading and the buttons, so that the first screen shows all three. */
function PictureHero(props: PageHeroProps) {
  const { crumbs, back, label, line, intro, picture, slider } = props;
  return (
    <>
      <div className={`${styles.trail} wrap`}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={`${styles.head} wrap`}>
        {label && <Label>{label}</Label>}
        <Heading {...props} />
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <div className={styles.picture}>
        {slider ? (
          <CompareSlider pair={slider.pair} label={slider.label} sizes={sizes} priority />
        ) : (
          picture && <PictureImage picture={picture} sizes={sizes} priority />
        )}
      </div>
      <div className={`${styles.body} wrap`}>
        <p className={styles.lede}>{intro}</p>
        <HeroButtons {...props} />
        {back && (
          <GoLink href={back.href} back>
            {back.name}
          </GoLink>
        )}
      </div>
    </>
  );
}

function SplitHero(props: PageHeroProps) {
  const { crumbs, back, label, intro, aside, ask } = props;
  const words = (
    <div className={ask ? styles.asking : undefined}>
      <p className={styles.lede}>{intro}</p>
      {ask}
      <HeroButtons {...props} />
    </div>
  );
  return (
    <div className="wrap">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        {back && (
          <GoLink href={back.href} back>
            {back.name}
          </GoLink>
        )}
        {label && <Label>{label}</Label>}
        <Heading {...props} />
        {aside && words}
      </div>
      <div>{aside ?? words}</div>
    </div>
  );
}

/** The head of every page but Home. */
export function PageHero(props: PageHeroProps) {
  const pictured = Boolean(props.picture || props.slider);
  return (
    <section className={classNames(styles.hero, pictured ? styles.pictured : styles.split, props.dark && 'dark')}>
      {pictured ? <PictureHero {...props} /> : <SplitHero {...props} />}
    </section>
  );
}
