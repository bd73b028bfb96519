import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stateNames } from '../../ui/compare-slider.tsx';
import { IllustrationTag } from '../../ui/illustration-tag.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import filterAddress from './filter-address.js?raw';
import styles from './gallery.module.css';
import { openPicture, useGalleryAddress } from './gallery-address.ts';
import { type GalleryProject, getPairName } from './gallery-project.ts';
import { Lightbox } from './lightbox.tsx';

export interface GalleryProps {
  /** The before and the after of each frame. */
  pairs: GalleryProject[][];
  filters: { value: string; label: string }[];
  empty: { heading: string; text: string };
  galleryHref: string;
}

const sizes = '(min-width: 87.5rem) 22rem, (min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 100vw';
/** A pair alone is as wide as the page's column. */
const sizesAlone = '(min-width: 87.5rem) 44rem, (min-width: 48rem) 50vw, 100vw';

/**
 * Whole without JavaScript: the filter is of radio buttons and CSS, and a card leads to its picture. React opens the
 * pictures large.
 */
export function Gallery({ pairs, filters, empty, galleryHref }: GalleryProps) {
  const { category, id } = useGalleryAddress();
  const [compared, setCompared] = useState<string>();
  const shown = category === 'all' ? pairs : pairs.filter((pair) => pair.some((card) => card.category === category));
  const item = shown.flat().find((card) => card.id === id);

  const openCard = (event: MouseEvent, card: GalleryProject) => {
    // With a key held the browser opens, saves or copies the picture itself.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setCompared(undefined);
    openPicture(card.id);
  };
  const compare = (card: GalleryProject) => {
    setCompared(card.id);
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
        <ul className={styles.pairs}>
          {pairs.map((pair) => (
            <li key={pair[0]?.id} className={styles.pair}>
              {pair.map((card, place) => (
                <div
                  key={card.id}
                  className={classNames(styles.card, styles[card.type])}
                  id={card.id}
                  data-card={card.category}
                >
                  <a
                    className={styles.frame}
                    href={card.picture.src}
                    data-item={card.id}
                    onClick={(event) => openCard(event, card)}
                  >
                    <PictureImage
                      picture={card.picture}
                      sizes={category === card.category ? sizesAlone : sizes}
                      priority={card === pairs[0]?.[0]}
                    />
                    <span className={styles.tag}>{stateNames[card.type]}</span>
                    <IllustrationTag picture={card.picture} />
                  </a>
                  <div className={styles.words}>
                    {place === 0 && <h2>{getPairName(card)}</h2>}
                    <p>{card.description}</p>
                    {place > 0 && (
                      <Button type="button" tone="line" small onClick={() => compare(card)}>
                        Compare<span className="visually-hidden">{` ${getPairName(card)}`}</span>
                      </Button>
                    )}
                  </div>
                </div>
              ))}
            </li>
          ))}
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
