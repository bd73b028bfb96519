import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './page-quote.module.css';

export interface PageQuoteProps {
  quote?: { quote: string; author: string; descriptor: string; sample?: boolean } | undefined;
}

/** One customer's words on glass; nothing at all where there is no quote. A sample, which nobody said, says so. */
export function PageQuote({ quote }: PageQuoteProps) {
  if (!quote) return null;
  return (
    <section className={styles.voice}>
      <div className="wrap">
        <figure>
          <Stars />
          <blockquote>“{quote.quote}”</blockquote>
          <figcaption>
            <b translate="no">{quote.author}</b>
            <span>{quote.descriptor}</span>
            {quote.sample && <SampleMark />}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
