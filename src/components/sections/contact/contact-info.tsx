import type { HoursLine } from '../../../lib/hours/schedule.ts';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { HoursLines } from '../../ui/open-now.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './contact-info.module.css';

interface ContactInfoProps {
  texts: { heading: string; call: string; email: string; hours: string; place: string };
  phone: Phone;
  email: string;
  hours: HoursLine[];
  address: string;
  vcardHref: string;
  emergency: { heading: string; text: string };
  areas: { heading: string; names: string[]; link: NamedLink };
}

/** The company's phone number, email address, hours, address and areas, and the text about emergencies. */
export function ContactInfo({ texts, phone, email, hours, address, vcardHref, emergency, areas }: ContactInfoProps) {
  return (
    <Section>
      <h2 className="weight">{texts.heading}</h2>
      <div className={styles.ways}>
        <dl className={styles.info}>
          <div>
            <dt>{texts.call}</dt>
            <dd>
              <PhoneLink phone={phone} className={styles.phone} />
              <a href={vcardHref} download="">
                Save our number
              </a>
            </dd>
          </div>
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <MailLink email={email} />
            </dd>
          </div>
          <div>
            <dt>{texts.hours}</dt>
            <dd>
              <div className={styles.hours}>
                <HoursLines lines={hours} />
              </div>
            </dd>
          </div>
          <div>
            <dt>{texts.place}</dt>
            <dd translate="no">{address}</dd>
          </div>
          <div>
            <dt>{areas.heading}</dt>
            <dd>
              <ul className={styles.areas} translate="no">
                {areas.names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <ArrowLink href={areas.link.href}>{areas.link.name}</ArrowLink>
            </dd>
          </div>
        </dl>
        <aside className={`${styles.emergency} dark`} aria-labelledby="emergency">
          <h3 id="emergency">{emergency.heading}</h3>
          <p>{emergency.text}</p>
          <CallButton phone={phone} tone="sun" />
        </aside>
      </div>
    </Section>
  );
}
