import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Label } from '../../ui/label.tsx';
import { WindowHero, type WindowHeroProps } from '../shared/window-hero.tsx';
import styles from './area-window-hero.module.css';

interface AreaWindowHeroProps extends WindowHeroProps {
  crumbs: Crumb[];
  /** Name of the area, with its ZIP codes. */
  label: string;
  back: NamedLink;
}

/** Lengths, in letters, of the longest headings that fit on two lines in large and in medium type. */
const maxLettersLarge = 29;
const maxLettersMedium = 38;
const maxLettersSmall = 80;
/** A heading and introduction with more letters than this reach below the ridge. */
const maxLettersAboveRidge = 220;

/** The hero of an area page with a view of the area. Breadcrumbs, label and back link are above the heading. */
export function AreaWindowHero({ crumbs, label, back, ...hero }: AreaWindowHeroProps) {
  const { length } = hero.heading;
  const small = length > maxLettersSmall ? styles.tiny : styles.small;
  const size = length > maxLettersMedium ? small : length > maxLettersLarge && styles.medium;
  const isLong = length + (hero.intro?.length ?? 0) > maxLettersAboveRidge;
  return (
    <WindowHero {...hero} startFurther className={classNames(styles.hero, size, isLong && styles.veiled)}>
      <div className={styles.trail}>
        <Breadcrumbs crumbs={crumbs} />
        <Label translate="no">{label}</Label>
        <ArrowLink href={back.href} back>
          {back.name}
        </ArrowLink>
      </div>
    </WindowHero>
  );
}
