import { ButtonLink } from '../../ui/button.tsx';
import { CallButton, type Phone } from '../../ui/phone-link.tsx';
import styles from './contact-bar.module.css';

interface ContactBarProps {
  phone: Phone;
  quoteHref: string;
  /** The page is about hospitality, whose emergencies are answered by phone at any hour: the call is the strong button. */
  isHospitality: boolean;
}

/** The bar at the bottom of small screens. Contact has none. */
export function ContactBar({ phone, quoteHref, isHospitality }: ContactBarProps) {
  return (
    <aside className={`${styles.bar} ${isHospitality ? styles.callFirst : ''} dark`} aria-label="Quick contact">
      <CallButton phone={phone} tone={isHospitality ? 'sun' : 'line'} short />
      <ButtonLink href={quoteHref} tone={isHospitality ? 'line' : 'sun'}>
        FREE QUOTE
      </ButtonLink>
    </aside>
  );
}
