import type { ReactNode } from 'react';
import { listExceptionLines, type Schedule } from '../../../lib/hours/schedule.ts';
import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Languages, type LanguagesProps } from '../../ui/languages.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { AnswerHours, HoursLines } from '../../ui/open-now.tsx';
import { Person, type PersonProps } from '../../ui/person.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './contact-opening.module.css';

interface Emergency {
  text: string;
  example: string;
}

interface SentTexts {
  heading: string;
  line: string;
  /** Replaces the service if none or several were chosen. */
  any: string;
  open: string;
  closed: string;
  plain: string;
  again: string;
  onward: string;
}

interface ContactOpeningProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  sent: SentTexts;
  /** Shown for visits about hospitality, which src/pages/contact.astro recognizes by the address. */
  emergency: Emergency & { short: string };
  next: {
    heading: string;
    homes: string[];
    buildings: string[];
    talk: { heading: string; text: string; hospitality: string };
    again: { heading: string; text: string };
    photos: string;
  };
  /** The person who answers. */
  person: PersonProps | undefined;
  languages: LanguagesProps['languages'];
  phone: Phone;
  schedule: Schedule;
  email: string;
  onwardHref: string;
  /** The quote form. */
  children?: ReactNode;
}

/**
 * The confirmation of a sent request. thank-you.client.ts fills in time and service, and shows it in place of the
 * form.
 */
function Confirmation({
  texts,
  emergency,
  phone,
  schedule,
  onward,
}: {
  texts: SentTexts;
  emergency: Emergency;
  phone: Phone;
  schedule: Schedule;
  onward: NamedLink;
}) {
  return (
    <section
      className={styles.sent}
      id="sent"
      tabIndex={-1}
      // The line is part of the name, because screen readers announce no description of a region.
      aria-labelledby="sent-heading sent-line"
      data-line={texts.line}
      data-any={texts.any}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m4 13 5 5L20 6" />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: the page has one h1 in its source, which is hidden with the form. */}
      <p className={styles.sentHeading} id="sent-heading" role="heading" aria-level={1}>
        {texts.heading}
      </p>
      <p className={styles.sentLine} id="sent-line" />
      <AnswerHours schedule={schedule} texts={texts} />
      <p className={styles.emergencyLine}>
        {emergency.text} <span data-hospitality="only">{emergency.example}</span>
      </p>
      <ButtonRow>
        <CallButton phone={phone} />
        <Button type="button" tone="line">
          {texts.again}
        </Button>
      </ButtonRow>
      <ArrowLink href={onward.href}>{onward.name}</ArrowLink>
    </section>
  );
}

/** The next steps after a request. contact-opening.module.css shows those for homes or those for buildings. */
function NextSteps({
  next,
  person,
  languages,
  phone,
  schedule,
  email,
}: Pick<ContactOpeningProps, 'next' | 'person' | 'languages' | 'phone' | 'schedule' | 'email'>) {
  const [beforeEmail, afterEmail = ''] = next.photos.split(email);
  const [punctuation = ''] = afterEmail.match(/^\p{P}+/u) ?? [];
  return (
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
      {person && <Person {...person} />}
      <p>
        <PhoneLink phone={phone} className={styles.phone} />
        <span data-hospitality="not">{next.talk.text}</span>
        <span data-hospitality="only">{next.talk.hospitality}</span>
        <HoursLines lines={listExceptionLines(schedule)} />
      </p>
      <Languages languages={languages} />
      <h3>{next.again.heading}</h3>
      <p>{next.again.text}</p>
      <p className={styles.photos}>
        {beforeEmail}
        <span className="whole">
          <MailLink email={email} />
          {punctuation}
        </span>
        {afterEmail.slice(punctuation.length)}
      </p>
    </aside>
  );
}

/** Opens Contact: the form, and next to it four lines on the next steps; on phones they come after the button. */
export function ContactOpening({
  crumbs,
  heading,
  intro,
  sent,
  emergency,
  next,
  person,
  languages,
  phone,
  schedule,
  email,
  onwardHref,
  children,
}: ContactOpeningProps) {
  return (
    <section className={styles.desk}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.head}>
          <h1>{heading}</h1>
          <p>{intro}</p>
        </div>
        <p className={`${styles.emergency} dark`} data-hospitality="only">
          {emergency.short}
          <CallButton phone={phone} tone="sun" />
        </p>
        <div className={styles.sheet}>
          <Confirmation
            texts={sent}
            emergency={emergency}
            phone={phone}
            schedule={schedule}
            onward={{ name: sent.onward, href: onwardHref }}
          />
          {children}
          <NextSteps
            next={next}
            person={person}
            languages={languages}
            phone={phone}
            schedule={schedule}
            email={email}
          />
        </div>
      </div>
    </section>
  );
}
