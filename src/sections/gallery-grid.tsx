import firstPaint from '../islands/gallery/first-paint.js?raw';
import type { GalleryCategory } from '../schemas/gallery.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { stateNames } from '../ui/compare-slider.tsx';
import { IllustrationTag } from '../ui/illustration-tag.tsx';
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
}

export interface GalleryGridProps {
  cards: GalleryCard[];
  filters: { value: string; label: string }[];
  galleryHref: string;
  empty: { heading: string; text: string };
}

const sizes = '(min-width: 87.5rem) 22rem, (min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 100vw';

/** The first card of a pair has its title, the last one leads to the comparison. */
function Card({ card, pair, priority }: { card: GalleryCard; pair: GalleryCard[]; priority: boolean }) {
  const { picture, type, title } = card;
  const name = title.replace(`, ${type}`, '');
  return (
    <div className={classNames(styles.card, styles[type])} id={card.id} data-card={card.category}>
      <a className={styles.frame} href={picture.src} data-item={card.id}>
        <PictureImage picture={picture} sizes={sizes} priority={priority} />
        <span className={styles.tag}>{stateNames[type]}</span>
        <IllustrationTag picture={picture} />
      </a>
      <div className={styles.words}>
        {card === pair[0] && <h2>{name}</h2>}
        <p>{card.description}</p>
        {pair.length > 1 && card === pair.at(-1) && (
          <button className={styles.compare} type="button" data-compare={card.id}>
            Compare<span className="visually-hidden">{` ${name}`}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Filters and cards, whole without JavaScript. Until the island is there, a filter button asks the server for the same
 * page with another address, and a card leads to its picture.
 */
export function GalleryGrid({ cards, filters, galleryHref, empty }: GalleryGridProps) {
  const categories = JSON.stringify([...new Set(cards.map((card) => card.category))]);
  return (
    <section className={styles.band}>
      <div className={`${styles.gallery} wrap`} data-gallery="" data-category="all">
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
          dangerouslySetInnerHTML={{
            __html: firstPaint.replace(/^\s*\/\/.*\n/gm, '').replace('CATEGORIES', categories),
          }}
        />
        <ul className={styles.pairs}>
          {Object.values(Object.groupBy(cards, ({ pair }) => pair)).map((pair = []) => (
            <li key={pair[0]?.id} className={styles.pair}>
              {pair.map((card) => (
                <Card key={card.id} card={card} pair={pair} priority={card === cards[0]} />
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
    </section>
  );
}
