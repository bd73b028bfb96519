import { type MouseEvent, useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { columnWidth } from '../../ui/column-width.ts';
import { PictureImage } from '../../ui/picture.tsx';
import filterAddress from './filter-address.js?raw';
import styles from './gallery.module.css';
import { dispatchPopState, openPicture, useGalleryAddress } from './gallery-address.ts';
import type { GalleryGroup, GalleryPair, GalleryPicture } from './gallery-pair.ts';
import { Lightbox } from './lightbox.tsx';

interface GalleryProps {
  groups: GalleryGroup[];
  filters: { value: string; label: string }[];
  /** Shown if the filter excludes all pairs. */
  empty: { heading: string; text: string };
  galleryHref: string;
}

const wideSize = `calc(${columnWidth} / 2)`;
const narrowSize = `calc(${columnWidth} / 4 - 0.5rem)`;
const smallScreenSizes = '(min-width: 48rem) 46vw, 100vw';
const filteredSizes = `(min-width: 87.5rem) ${wideSize}, ${smallScreenSizes}`;

/** Returns `sizes` for the pictures of a pair, whose width in gallery.module.css depends on its rank in the group. */
function getSizes(rank: number, count: number) {
  const isWideOfThree = (rank === 0 && count % 3 > 0) || (rank === count - 1 && count % 3 === 2);
  const isWideOfTwo = rank === 0 && count % 2 === 1;
  const threeColumns = isWideOfThree ? '46vw' : '31vw';
  return `(min-width: 87.5rem) ${isWideOfTwo ? wideSize : narrowSize}, (min-width: 64rem) ${threeColumns}, ${smallScreenSizes}`;
}

interface PairItemProps {
  pair: GalleryPair;
  sizes: string;
  isShown: boolean;
  /** The first pair of the page, whose first picture is fetched at once. */
  isFirst: boolean;
  onOpen: (event: MouseEvent, card: GalleryPicture) => void;
}

function PairItem({ pair, sizes, isShown, isFirst, onOpen }: PairItemProps) {
  return (
    <li data-pair={pair.category} hidden={!isShown}>
      {[pair.before, pair.after].map((card) => (
        <figure key={card.id} id={card.id} data-card={pair.category}>
          <a
            className={classNames(styles.frame, styles[card.type])}
            href={card.picture.src}
            onClick={(event) => onOpen(event, card)}
          >
            <PictureImage picture={card.picture} sizes={sizes} priority={isFirst && card === pair.before} />
            <span className={styles.tag}>{card.label}</span>
          </a>
          <figcaption>
            {card === pair.before && <h3>{pair.name}</h3>} {card.description}
          </figcaption>
        </figure>
      ))}
    </li>
  );
}

interface PairGroupProps {
  group: GalleryGroup;
  isFirst: boolean;
  category: string;
  isShown: (pair: GalleryPair) => boolean;
  onOpen: PairItemProps['onOpen'];
}

/** The style sheet hides the pairs that the filter excludes. Browsers without :has() need the attribute. */
function PairGroup({ group: { heading, text, pairs }, isFirst, category, isShown, onOpen }: PairGroupProps) {
  return (
    <div className={styles.group} hidden={!pairs.some(isShown)}>
      <div className={styles.groupHead}>
        <h2>{heading}</h2> {text && <p>{text}</p>}
      </div>
      <ul>
        {pairs.map((pair, rank) => (
          <PairItem
            key={pair.id}
            pair={pair}
            sizes={pair.category === category ? filteredSizes : getSizes(rank, pairs.length)}
            isShown={isShown(pair)}
            isFirst={isFirst && rank === 0}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * Works without JavaScript: the filter consists of radio buttons and CSS, and a card links to its picture file. With
 * React, a card opens the lightbox.
 */
export function Gallery({ groups, filters, empty, galleryHref }: GalleryProps) {
  const { category, id } = useGalleryAddress();
  const [comparedId, setComparedId] = useState<string>();
  const isShown = (pair: GalleryPair) => category === 'all' || pair.category === category;
  const shownPairs = groups.flatMap(({ pairs }) => pairs.filter(isShown));

  // If React has replaced the radio buttons, filter-address.js checks the one in the address again on this event.
  useEffect(() => {
    dispatchPopState();
  }, []);

  const openCard = (event: MouseEvent, card: GalleryPicture) => {
    // With a modifier key, the browser opens, saves or copies the picture itself.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setComparedId(undefined);
    openPicture(card.id);
  };

  return (
    <section className={`${styles.band} dark`}>
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
          {/* Includes the category, so that the text changes with each choice and is announced. */}
          {`${filters.find(({ value }) => value === category)?.label ?? ''}: ${shownPairs.length === 1 ? '1 pair' : `${shownPairs.length} pairs`}`}
        </p>
        {groups.map((group, rank) => (
          <PairGroup
            key={group.heading}
            group={group}
            isFirst={rank === 0}
            category={category}
            isShown={isShown}
            onOpen={openCard}
          />
        ))}
        <div className={styles.empty} data-shown={shownPairs.length === 0 ? '' : undefined}>
          <h2>{empty.heading}</h2>
          <p>{empty.text}</p>
          <ButtonLink href={galleryHref} tone="line">
            Show all projects
          </ButtonLink>
        </div>
      </div>
      <Lightbox
        pairs={shownPairs}
        openId={id}
        isComparing={id !== undefined && comparedId === id}
        onCompare={setComparedId}
      />
    </section>
  );
}
