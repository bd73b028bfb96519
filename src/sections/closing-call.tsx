import { classNames } from '../ui/class-names.ts';
import { IllustrationTag } from '../ui/illustration-tag.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import styles from './closing-call.module.css';

export interface ClosingCallProps {
  heading: string;
  text: string;
  buttonLabel?: string;
  picture?: PictureData | undefined;
  phone: Phone;
  quoteHref: string;
}

/** The call to action that ends a page, on sky; without a picture its buttons stand beside the words. */
export function ClosingCall({ heading, text, buttonLabel, picture, phone, quoteHref }: ClosingCallProps) {
  return (
    <section className={classNames(styles.closing, !picture && styles.plain)}>
      <div className="wrap">
        <h2 className="weight">{heading}</h2>
        <p>{text}</p>
        <QuoteButtons phone={phone} quoteHref={quoteHref} label={buttonLabel} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <PictureImage picture={picture} sizes="(min-width: 60rem) max(50vw, 50rem), 100vw" />
          <IllustrationTag picture={picture} />
        </div>
      )}
    </section>
  );
}
