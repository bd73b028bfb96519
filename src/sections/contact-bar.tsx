import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CallButton, type Phone } from '../ui/phone-link.tsx';
import styles from './contact-bar.module.css';

/** The bar at the foot of small screens. Without quoteHref it holds the call alone. */
export function ContactBar({ phone, quoteHref }: { phone: Phone; quoteHref?: string | undefined }) {
  return (
    <aside className={classNames(styles.bar, 'dark', !quoteHref && styles.single)} aria-label="Quick contact">
      <CallButton phone={phone} short={Boolean(quoteHref)} />
      {quoteHref && <ButtonLink href={quoteHref}>FREE QUOTE</ButtonLink>}
    </aside>
  );
}
