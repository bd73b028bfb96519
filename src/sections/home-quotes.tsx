import { GoLink } from '../ui/go-link.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import styles from './home-quotes.module.css';

export interface HomeQuotesProps {
  heading: string;
  quotes: { id: string; quote: string; author: string; title: string; sample?: boolean }[];
  picture: PictureData;
  reviewsHref: string;
}

/** One large quote, the others beside it. */
export function HomeQuotes({ heading, quotes, picture, reviewsHref }: HomeQuotesProps) {
  const [lead, ...rest] = quotes;
  if (!lead) return null;
  return (
    <Section>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.quotes}>
        <div>
          <Quote quote={lead.quote} author={lead.author} role={lead.title} sample={lead.sample} large />
          <Picture
            picture={picture}
            sizes="(min-width: 82rem) 48rem, (min-width: 60rem) 55vw, 92vw"
            className={styles.picture}
          />
        </div>
        <div className={styles.rest}>
          {rest.map((quote) => (
            <Quote key={quote.id} quote={quote.quote} author={quote.author} role={quote.title} sample={quote.sample} />
          ))}
          <GoLink href={reviewsHref}>Read the reviews</GoLink>
        </div>
      </div>
    </Section>
  );
}
