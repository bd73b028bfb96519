import type { ReactNode } from 'react';
import type { Crumb } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './contact-opening.module.css';

interface ContactOpeningProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  /** Over the form once a request was sent; thank-you.client.ts fills in the time and shows it. */
  sent: string;
  /** Where none or several services were chosen: what stands in place of one. */
  sentAny: string;
  /** Follows that sentence, before the phone number. */
  sentCall: string;
  /** Above the form: shown to visitors from hotel pages, whose address src/pages/contact.astro recognizes. */
  emergencyText: string;
  next: {
    heading: string;
    homes: string[];
    buildings: string[];
    talk: { heading: string; text: string };
    again: { heading: string; text: string };
    photos: string;
  };
  phone: Phone;
  email: string;
  /** The form. */
  children?: ReactNode;
}

/** Opens Contact: the form, and beside it four lines on what follows; on phones they come after the button. */
export function ContactOpening({
  crumbs,
  heading,
  intro,
  sent,
  sentAny,
  sentCall,
  emergencyText,
  next,
  phone,
  email,
  children,
}: ContactOpeningProps) {
  const [before, after] = next.photos.split(email);
  return (
    <section className={styles.desk}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.head}>
          <h1>{heading}</h1>
          <p>{intro}</p>
        </div>
        <div
          className={`${styles.sent} dark`}
          id="sent"
          role="status"
          tabIndex={-1}
          data-sent={sent}
          data-any={sentAny}
          hidden
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m4 13 5 5L20 6" />
          </svg>
          <p>
            <span /> {sentCall} <PhoneLink phone={phone} />.
          </p>
        </div>
        <p className={`${styles.emergency} dark`}>
          {emergencyText}
          <CallButton phone={phone} tone="sun" />
        </p>
        <div className={styles.sheet}>
          {children}
          <aside className={styles.next} aria-labelledby="next">
            <h2 id="next">{next.heading}</h2>
            {(['homes', 'buildings'] as const).map((kind) => (
              <ol key={kind} data-for={kind}>
                {next[kind].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            ))}
            <h3>{next.talk.heading}</h3>
            <p>
              <PhoneLink phone={phone} className={styles.phone} />
              {next.talk.text}
            </p>
            <h3>{next.again.heading}</h3>
            <p>{next.again.text}</p>
            <p className={styles.photos}>
              {before}
              <MailLink email={email} />
              {after}
            </p>
          </aside>
        </div>
      </div>
    </section>
  );
}
