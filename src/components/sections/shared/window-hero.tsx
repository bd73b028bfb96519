import type { NamedLink } from '../../../lib/site/named-link.ts';
import type { TodayWords } from '../../../lib/site/season.ts';
import { getTodayWords } from '../../../scripts/today.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glass, type GlassViews } from '../../ui/glass.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { IllustrationNote } from '../../ui/illustration-note.tsx';
import { Label } from '../../ui/label.tsx';
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
  /** Above the heading: the way here, the area, the way back. Then the stroke begins beyond the summit. */
  crumbs?: Crumb[];
  label?: string;
  back?: NamedLink;
  /** What is seen, and from where. */
  sill?: string;
  /** That the pictures of this page are drawn. */
  drawn?: string | undefined;
  glass: GlassWords;
  phone: Phone;
  quoteHref: string;
  proof: ProofLineProps;
}

/** The longest headings that two lines hold in large and in middle type. */
const large = 29;
const middle = 38;

/** A page's opening: the words stand in the clean sash of a window, and whoever reads wipes the other one (src/scripts/wipe-glass.ts). */
export function WindowHero(props: WindowHeroProps) {
  const {
    heading,
    subheading,
    intro,
    press,
    crumbs,
    label: area,
    back,
    sill,
    glass,
    drawn,
    phone,
    quoteHref,
    proof,
    ...glassViews
  } = props;
  const { slider, label, hint, done, dirt } = glass;
  const [name = '', when = ''] = getTodayWords(dirt, glassViews.built);
  const trail = crumbs && back;
  const size = heading.length > middle ? styles.longest : heading.length > large && styles.long;
  return (
    <section className={styles.hero}>
      <Glass {...glassViews} slider={slider} far={Boolean(trail)} className={trail && styles.led}>
        {trail && (
          <div className={styles.trail}>
            <Breadcrumbs crumbs={crumbs} />
            {area && <Label translate="no">{area}</Label>}
            <GoLink href={back.href} back>
              {back.name}
            </GoLink>
          </div>
        )}
        <h1>
          <span className={classNames(styles.line, trail && size)}>{heading}</span>{' '}
          {subheading && <span className={styles.heading}>{subheading}</span>}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.buttons} data-opening-buttons="">
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
        <p className={styles.press} data-shared-words="">
          {press}
        </p>
      </Glass>
      <div className={styles.sill}>
        <div className="wrap">
          <div className={styles.notes}>
            {sill && <p className={styles.seen}>{sill}</p>}
            <div className={styles.note} aria-live="polite">
              <p data-shared-words="">
                {label}{' '}
                <span data-today={JSON.stringify(dirt)}>
                  <b>{name}</b>, <span>{when}</span>
                </span>
                . <span className={styles.hint}>{hint}</span>
              </p>
              <p hidden data-done="">
                {done.text} <GoLink href={done.href}>{done.link}</GoLink>
              </p>
            </div>
            <IllustrationNote>{drawn}</IllustrationNote>
          </div>
          <ProofLine {...proof} />
        </div>
      </div>
    </section>
  );
}
