import { Picture, type PictureData } from '../ui/picture.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import styles from './page-quote.module.css';

export interface PageQuoteProps {
  heading: string;
  quote?: { quote: string; author: string; descriptor: string; sample?: boolean };
  picture?: PictureData;
  tone?: 'snow' | 'mist';
}

/** One customer's words beside a picture; nothing at all where there is no quote. */
export function PageQuote({ heading, quote, picture, tone }: PageQuoteProps) {
  if (!quote) return null;
  return (
    <Section tone={tone}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.quote}>
        <Quote quote={quote.quote} author={quote.author} role={quote.descriptor} sample={quote.sample} large />
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 82rem) 55rem, (min-width: 60rem) 64vw, 92vw"
            className={styles.picture}
          />
        )}
      </div>
    </Section>
  );
}
