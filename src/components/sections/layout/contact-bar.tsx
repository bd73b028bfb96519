import { ButtonLink } from '../../ui/button.tsx';
import { CallButton, type Phone } from '../../ui/phone-link.tsx';
import styles from './contact-bar.module.css';

/** The bar at the bottom of small screens. Contact has none. */
export function ContactBar({ phone, quoteHref }: { phone: Phone; quoteHref: string }) {
  return (
    <aside className={`${styles.bar} dark`} aria-label="Quick contact">
      <CallButton phone={phone} short />
      <ButtonLink href={quoteHref}>FREE QUOTE</ButtonLink>
    </aside>
  );
}
