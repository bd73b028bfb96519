import firstPaint from '../islands/gallery/first-paint.js?raw';
import type { GalleryCategory } from '../schemas/gallery.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { stateNames } from '../ui/compare-slider.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './gallery-grid.module.css';

export interface GalleryCard {
  id: string;
  category: GalleryCategory;
  pair: string;
  type: 'before' | 'after';
  title: string;
  description: string;
  picture: PictureData;
  /** The other picture of the same frame: wiped in under the pointer. */
  counterpart?: PictureData | undefined;
}

export interface GalleryGridProps {
  cards: GalleryCard[];
  filters: { value: string; label: string }[];
  galleryHref: string;
  /** Said once in place of every card's mark while all of them are illustrations. */
  illustrations: string;
  empty: { heading: string; text: string };
}

const narrow = '(min-width: 40rem) 52vw, 92vw';
/** The first pair has a row of its own on wide screens, as has any pair alone (src/islands/gallery/grid.ts). */
const firstSizes = `(min-width: 84rem) 723px, ${narrow}`;
const otherSizes = `(min-width: 84rem) 430px, (min-width: 75rem) 33vw, ${narrow}`;

function Card({
  card,
  first,
  priority,
  marked,
}: {
  card: GalleryCard;
  first: boolean;
  priority: boolean;
  marked: boolean;
}) {
  const { picture, counterpart, type } = card;
  const sizes = first ? firstSizes : otherSizes;
  return (
    <article className={classNames(styles.card, styles[type])} id={card.id} data-card={card.category}>
      <div className={styles.frame}>
        <PictureImage picture={picture} sizes={sizes} priority={priority} />
        {counterpart && (
          <div className={styles.counterpart}>
            <PictureImage picture={counterpart} sizes={sizes} decorative />
          </div>
        )}
        <span className={styles.tag}>{stateNames[type]}</span>
      </div>
      <div className={styles.words}>
        <h2>
          <a href={picture.src} data-item={card.id}>
            {card.title}
          </a>
        </h2>
        <p>{card.description}</p>
        {marked && <p className={styles.mark}>Illustration</p>}
      </div>
    </article>
  );
}

/**
 * Filters and cards, whole without JavaScript. Until the island is there, a filter button asks the server for the same
 * page with another address, and a card leads to its picture.
 */
export function GalleryGrid({ cards, filters, galleryHref, illustrations, empty }: GalleryGridProps) {
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
              {filter.label}
            </button>
          ))}
        </fieldset>
      </form>
      <script
        dangerouslySetInnerHTML={{ __html: firstPaint.replace(/^\s*\/\/.*\n/gm, '').replace('CATEGORIES', categories) }}
      />
      {allIllustrative && <p className={styles.illustrations}>{illustrations}</p>}
      <ul className={styles.pairs}>
        {Object.values(Object.groupBy(cards, ({ pair }) => pair)).map((pair) => (
          <li key={pair?.[0]?.id} className={styles.pair}>
            {pair?.map((card) => (
              <Card
                key={card.id}
                card={card}
                first={card.pair === cards[0]?.pair}
                priority={card === cards[0]}
                marked={card.picture.illustrative && !allIllustrative}
              />
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
  );
}
