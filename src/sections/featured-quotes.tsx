import { Picture, type PictureData } from '../ui/picture.tsx';
import { Byline } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './featured-quotes.module.css';

export interface FeaturedQuotesProps {
  heading: string;
  quotes: {
    id: string;
    quote: string;
    author: string;
    title: string;
    sample?: boolean;
    picture?: PictureData | undefined;
  }[];
}

/** Three short testimonials under pictures. Without quotes the section is left out. */
export function FeaturedQuotes({ heading, quotes }: FeaturedQuotesProps) {
  if (!quotes.length) return null;
  return (
    <Section tight>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.quotes}>
        {quotes.map((quote) => (
          <figure key={quote.id}>
            {quote.picture && (
              <Picture
                picture={quote.picture}
                sizes="(min-width: 90rem) 28rem, (min-width: 56rem) 31vw, (min-width: 40rem) 39vw, 15rem"
                className={styles.picture}
              />
            )}
            <blockquote>“{quote.quote}”</blockquote>
            <figcaption>
              <Stars />
              <Byline author={quote.author} role={quote.title} sample={quote.sample} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
