import firstPaint from '../islands/gallery/first-paint.js?raw';
import type { GalleryCategory } from '../schemas/gallery.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './gallery-grid.module.css';

export interface GalleryCard {
  id: string;
  category: GalleryCategory;
  type: 'before' | 'after';
  title: string;
  description: string;
  picture: PictureData;
  /** The other picture of the same frame: wiped in under the pointer. */
  counterpart?: PictureData | undefined;
}

export interface GalleryGridProps {
  cards: GalleryCard[];
  filters: { value: string; label: string; count: number }[];
  galleryHref: string;
  /** Said once in place of every card's mark while all of them are illustrations. */
  illustrations: string;
  empty: { heading: string; text: string };
  ask: { heading: string; text: string };
  quoteHref: string;
}

const typeNames = { before: 'Before', after: 'After' };

/** 4:3 cuts a ninth off the sides. */
const sizes = '(min-width: 84rem) 356px, (min-width: 60rem) 33.3vw, (min-width: 34rem) 50vw, 99vw';

function Card({ card, priority, marked }: { card: GalleryCard; priority: boolean; marked: boolean }) {
  const { picture, counterpart, type } = card;
  return (
    <li className={styles.card} id={card.id} data-card={card.category}>
      <div className={styles.frame}>
        <PictureImage picture={picture} sizes={sizes} priority={priority} />
        {counterpart && (
          <div className={styles.counterpart}>
            <PictureImage picture={counterpart} sizes={sizes} decorative />
          </div>
        )}
        <span className={`${styles.tag} ${styles[type]}`}>{typeNames[type]}</span>
      </div>
      <h2>
        <a href={picture.src} data-item={card.id}>
          {card.title}
        </a>
      </h2>
      <p>{card.description}</p>
      {marked && <p className={styles.mark}>Illustration</p>}
    </li>
  );
}

/**
 * Filters and cards, whole without JavaScript. Until the island is there, a filter button asks the server for the same
 * page with another address, and a card leads to its picture.
 */
export function GalleryGrid({ cards, filters, galleryHref, illustrations, empty, ask, quoteHref }: GalleryGridProps) {
  const categories = JSON.stringify([...new Set(cards.map((card) => card.category))]);
  const allIllustrative = cards.every(({ picture }) => picture.illustrative);
  return (
    <div className={styles.gallery} data-gallery="" data-category="all">
      <form action={galleryHref}>
        <fieldset className={styles.filters} aria-label="Filter projects">
          {filters.map((filter) => (
            <button
              key={filter.value}
              type="submit"
              name="category"
              value={filter.value}
              aria-pressed={filter.value === 'all'}
            >
              {filter.label} <span>{filter.count}</span>
            </button>
          ))}
        </fieldset>
      </form>
      <script
        dangerouslySetInnerHTML={{ __html: firstPaint.replace(/^\s*\/\/.*\n/gm, '').replace('CATEGORIES', categories) }}
      />
      {allIllustrative && <p className={styles.illustrations}>{illustrations}</p>}
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <Card
            key={card.id}
            card={card}
            priority={index === 0}
            marked={card.picture.illustrative && !allIllustrative}
          />
        ))}
        <li className={styles.ask}>
          <h2>{ask.heading}</h2>
          <p>{ask.text}</p>
          <GoLink href={quoteHref}>Get a free quote</GoLink>
        </li>
      </ul>
      <div className={styles.empty}>
        <h2>{empty.heading}</h2>
        <p>{empty.text}</p>
        <ButtonLink href={galleryHref} tone="ink">
          Show all projects
        </ButtonLink>
      </div>
    </div>
  );
}
