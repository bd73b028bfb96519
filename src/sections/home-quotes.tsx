import { GoLink } from '../ui/go-link.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './home-quotes.module.css';

interface HomeQuote {
  id: string;
  quote: string;
  author: string;
  title: string;
  sample?: boolean;
}

export interface HomeQuotesProps {
  heading: string;
  /** Said once where all are samples, which nobody real said. */
  samples: string;
  link: string;
  quotes: HomeQuote[];
  reviewsHref: string;
}

function Voice({ quote: { quote, author, title }, sample }: { quote: HomeQuote; sample: boolean | undefined }) {
  return (
    <figure>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <b translate="no">{author}</b>
        <span>{title}</span>
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}

/** Voices on glass: one large, the others beside it. */
export function HomeQuotes({ heading, samples, link, quotes, reviewsHref }: HomeQuotesProps) {
  const [lead, ...rest] = quotes;
  if (!lead) return null;
  const onlySamples = quotes.every(({ sample }) => sample);
  const marks = (quote: HomeQuote) => quote.sample && !onlySamples;
  return (
    <section className={styles.voices}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Voice quote={lead} sample={marks(lead)} />
        <div className={styles.rest}>
          {rest.map((quote) => (
            <Voice key={quote.id} quote={quote} sample={marks(quote)} />
          ))}
        </div>
        <p className={styles.foot}>
          {onlySamples && <SampleMark>{samples}</SampleMark>}
          <GoLink href={reviewsHref}>{link}</GoLink>
        </p>
      </div>
    </section>
  );
}
