import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { RuledSection } from '../ui/ruled-section.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './featured-quotes.module.css';

export interface FeaturedQuotesProps {
  heading: string;
  /** Said once where all are samples, which nobody real said. */
  samples: string;
  quotes: {
    id: string;
    quote: string;
    author: string;
    title: string;
    sample?: boolean;
    picture?: PictureData | undefined;
  }[];
}

/** Three short testimonials beside pictures. Without quotes the section is left out. */
export function FeaturedQuotes({ heading, samples, quotes }: FeaturedQuotesProps) {
  if (!quotes.length) return null;
  const illustrative = quotes.some(({ picture }) => picture?.illustrative);
  const onlySamples = quotes.every(({ sample }) => sample);
  return (
    <RuledSection heading={heading}>
      <ul className={styles.quotes}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <figure>
              {quote.picture && (
                <PictureImage
                  picture={quote.picture}
                  sizes="(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 10rem"
                />
              )}
              <blockquote>“{quote.quote}”</blockquote>
              <figcaption>
                <Stars />
                <b translate="no">{quote.author}</b> {quote.title}
                {quote.sample && !onlySamples && <SampleMark />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {(onlySamples || illustrative) && (
        <p className={styles.foot}>
          {onlySamples && <SampleMark>{samples}</SampleMark>}
          {illustrative && <small>Illustrations</small>}
        </p>
      )}
    </RuledSection>
  );
}
