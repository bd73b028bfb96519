import type { ReactNode } from 'react';
import { listExceptionLines, type Schedule } from '../../../lib/hours/schedule.ts';
import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Languages, type LanguagesProps } from '../../ui/languages.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { AnswerHours, HoursLines, type PhoneHoursTexts } from '../../ui/open-now.tsx';
import { Person, type PersonProps } from '../../ui/person.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './contact-opening.module.css';

interface Emergency {
  text: string;
  example: string;
}

interface ConfirmationTexts {
  heading: string;
  /** Contains [time] and [service], which thank-you.client.ts replaces. */
  sentLine: string;
  /** Replaces [service] if none or several were chosen. */
  anyService: string;
  phoneHours: PhoneHoursTexts;
  /** The label of the button that shows an empty form. */
  newRequest: string;
  /** The text of the link to the questions on About. */
  questionsLink: string;
}

interface ContactOpeningProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  confirmation: ConfirmationTexts;
  /** Shown to visitors who come from the hotel pages, which src/pages/contact.astro recognizes by ?about=. */
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
  questionsHref: string;
  /** The quote form. */
  children?: ReactNode;
}

/**
 * Confirms a sent request. thank-you.client.ts fills in the time and the service, and shows it instead of the form.
 */
function Confirmation({
  texts,
  emergency,
  phone,
  schedule,
  questions,
}: {
  texts: ConfirmationTexts;
  emergency: Emergency;
  phone: Phone;
  schedule: Schedule;
  questions: NamedLink;
}) {
  return (
    <section
      className={styles.sent}
      id="sent"
      tabIndex={-1}
      // The line is part of the name, because screen readers announce no description of a region.
      aria-labelledby="sent-heading sent-line"
      data-sent-line={texts.sentLine}
      data-any-service={texts.anyService}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m4 13 5 5L20 6" />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: the page has one h1 in its source, which is hidden with the form. */}
      <p className={styles.sentHeading} id="sent-heading" role="heading" aria-level={1}>
        {texts.heading}
      </p>
      <p className={styles.sentLine} id="sent-line" />
      <AnswerHours schedule={schedule} texts={texts.phoneHours} />
      <p className={styles.emergencyLine}>
        {emergency.text} <span data-hospitality="show">{emergency.example}</span>
      </p>
      <ButtonRow>
        <CallButton phone={phone} />
        <Button type="button" tone="line">
          {texts.newRequest}
        </Button>
      </ButtonRow>
      <ArrowLink href={questions.href}>{questions.name}</ArrowLink>
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
        <span data-hospitality="hide">{next.talk.text}</span>
        <span data-hospitality="show">{next.talk.hospitality}</span>
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

/** The first section of Contact: the form and the next steps, which follow the form on phones. */
export function ContactOpening({
  crumbs,
  heading,
  intro,
  confirmation,
  emergency,
  next,
  person,
  languages,
  phone,
  schedule,
  email,
  questionsHref,
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
        <p className={`${styles.emergency} dark`} data-hospitality="show">
          {emergency.short}
          <CallButton phone={phone} tone="sun" />
        </p>
        <div className={styles.sheet}>
          <Confirmation
            texts={confirmation}
            emergency={emergency}
            phone={phone}
            schedule={schedule}
            questions={{ name: confirmation.questionsLink, href: questionsHref }}
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
