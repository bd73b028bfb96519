import type { ReactNode } from 'react';
import { type Hours, OpenNow } from '../ui/open-now.tsx';
import { CallButton, type Phone, PhoneLink } from '../ui/phone-link.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { SaveNumberLink } from '../ui/save-number-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './contact-body.module.css';

export interface ContactBodyProps {
  phone: Phone;
  email: string;
  hours: Hours & { text: string; short: string; emergency: string };
  vcardHref: string;
  address: string;
  areas: { heading: string; names: string[]; href: string };
  emergency: { heading: string; text: string; picture: PictureData };
  /** The quote form with its work order. */
  children?: ReactNode;
}

function listNames(names: string[]) {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}

/** The form, and under it every other way to reach the company. */
export function ContactBody({ phone, email, hours, vcardHref, address, areas, emergency, children }: ContactBodyProps) {
  return (
    <>
      <section className={styles.request}>
        <div className="wrap">
          <div className={styles.desk}>{children}</div>
        </div>
      </section>
      <Section tight>
        <aside className={styles.contact} aria-label="Contact information">
          <div className={styles.info}>
            <div>
              <h2>Call, {hours.short}</h2>
              <PhoneLink phone={phone} className={styles.phone} />
              <OpenNow hours={hours} reserve />
              <SaveNumberLink href={vcardHref} />
            </div>
            <div>
              <h2>Email</h2>
              <a href={`mailto:${email}`}>{email}</a>
            </div>
            <div>
              <h2>Hours</h2>
              <p>{hours.text}</p>
              <p>{hours.emergency}</p>
            </div>
            <div>
              <h2>Based in</h2>
              <p>{address}</p>
            </div>
            <div>
              <h2>{areas.heading}</h2>
              <p>
                {listNames(areas.names)}. <a href={areas.href}>See all areas</a>
              </p>
            </div>
          </div>
          <section className={`${styles.emergency} dark`}>
            <Picture
              picture={emergency.picture}
              sizes="(min-width: 64rem) 44rem, 92vw"
              className={styles.picture}
              decorative
            />
            <div>
              <h2>{emergency.heading}</h2>
              <p>{emergency.text}</p>
              <CallButton phone={phone} tone="sun" />
            </div>
          </section>
        </aside>
      </Section>
    </>
  );
}
