import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { classNames } from '../ui/class-names.ts';
import { type ComparePair, CompareSlider } from '../ui/compare-slider.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { HeroButtons, type HeroButtonsProps } from '../ui/hero-buttons.tsx';
import { Label } from '../ui/label.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './picture-hero.module.css';

export interface PictureHeroProps extends HeroButtonsProps {
  crumbs: Crumb[];
  back?: { name: string; href: string };
  /** The area, or whatever the heading does not say. */
  label?: string;
  heading: string;
  /** The name in the heading that no line should end within, with what stands on its line. */
  place?: string;
  /** The heading says more than a name: smaller, so that it breaks at its comma. */
  sentence?: boolean;
  /** Stands under the h1 as a line of its own. */
  line?: string;
  intro: string;
  dark?: boolean;
  /** One of the two bleeds off the right edge. */
  picture?: PictureData;
  slider?: { pair: ComparePair; label: string };
}

function Heading({ heading, place }: Pick<PictureHeroProps, 'heading' | 'place'>) {
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
export function PictureHero(props: PictureHeroProps) {
  const { crumbs, back, label, heading, place, sentence, line, intro, dark, picture, slider, ...buttons } = props;
  return (
    <section className={classNames(styles.hero, dark && 'dark', sentence && styles.sentence)}>
      <div className={`${styles.trail} wrap`}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={`${styles.head} wrap`}>
        {label && <Label>{label}</Label>}
        <Heading heading={heading} place={place} />
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
        <HeroButtons {...buttons} className={styles.buttons} />
        {back && (
          <GoLink href={back.href} back>
            {back.name}
          </GoLink>
        )}
      </div>
    </section>
  );
}
