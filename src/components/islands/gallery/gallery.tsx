import { type MouseEvent, useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stateNames } from '../../ui/compare-slider.tsx';
import { RevealPair } from '../../ui/reveal-pair.tsx';
import filterAddress from './filter-address.js?raw';
import styles from './gallery.module.css';
import { openPicture, reportEntry, useGalleryAddress } from './gallery-address.ts';
import type { GalleryPair, GalleryPicture } from './gallery-pair.ts';
import { Lightbox } from './lightbox.tsx';

interface GalleryProps {
  /** The before and the after of each frame. */
  pairs: GalleryPair[];
  filters: { value: string; label: string }[];
  empty: { heading: string; text: string };
  galleryHref: string;
}

const twoInRow = '(min-width: 48rem) 46vw, 100vw';
const sizes = {
  most: `(min-width: 87.5rem) 20rem, (min-width: 64rem) 31vw, ${twoInRow}`,
  last: `(min-width: 87.5rem) 20rem, ${twoInRow}`,
  /** The first pair too. */
  category: `(min-width: 87.5rem) 41rem, ${twoInRow}`,
};

/**
 * Whole without JavaScript: the filter is of radio buttons and CSS, and a card leads to its picture. React opens the
 * pictures large.
 */
export function Gallery({ pairs, filters, empty, galleryHref }: GalleryProps) {
  const { category, id } = useGalleryAddress();
  const [compared, setCompared] = useState<string>();
  const shown = category === 'all' ? pairs : pairs.filter(([before]) => before.category === category);
  const item = shown.flat().find((card) => card.id === id);

  // Where React had to draw the filter anew, it checks again what the address asks for.
  useEffect(() => {
    reportEntry();
  }, []);

  const openCard = (event: MouseEvent, card: GalleryPicture) => {
    // With a key held the browser opens, saves or copies the picture itself.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setCompared(undefined);
    openPicture(card.id);
  };

  return (
    <section className={styles.band}>
      <div className={`${styles.gallery} wrap`}>
        <fieldset className={styles.filters} aria-label="Filter projects">
          {filters.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="category" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
        <script dangerouslySetInnerHTML={{ __html: filterAddress }} />
        <p className="visually-hidden" role="status">
          {shown.length === 1 ? '1 pair' : `${shown.length} pairs`}
        </p>
        <ul className={styles.cards}>
          {pairs.flatMap(([before, after], rank) => {
            const isWide = rank === 0 || before.category === category;
            const frame = isWide ? 'category' : rank === pairs.length - 1 ? 'last' : 'most';
            return [before, after].map((card) => (
              <li key={card.id} id={card.id} data-card={card.category}>
                <a
                  className={classNames(styles.frame, styles[card.type])}
                  href={card.picture.src}
                  onClick={(event) => openCard(event, card)}
                >
                  <RevealPair
                    before={before.picture}
                    after={after.picture}
                    whole={card.type}
                    className={styles.picture}
                    sizes={sizes[frame]}
                    priority={rank === 0 && card === before}
                  >
                    <span className={styles.tag}>{stateNames[card.type]}</span>
                  </RevealPair>
                </a>
                <h2>{card.title}</h2>
                <p>{card.description}</p>
              </li>
            ));
          })}
        </ul>
        <div className={styles.empty}>
          <h2>{empty.heading}</h2>
          <p>{empty.text}</p>
          <ButtonLink href={galleryHref} tone="ink">
            Show all projects
          </ButtonLink>
        </div>
      </div>
      <Lightbox
        pairs={shown}
        item={item}
        comparing={item !== undefined && compared === item.id}
        onCompare={setCompared}
      />
    </section>
  );
}
