import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { type QuoteValues, quoteFields } from '../../schemas/quote-fields.ts';
import { answerEach, type TravelAnswers } from '../../site/answer-travel.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import { formatAnswerTime } from './answer-time.ts';
import { isBuilding } from './quoted-service.ts';
import styles from './work-order.module.css';

export interface WorkOrderProps {
  words: {
    heading: string;
    service: string;
    property: string;
    /** Stands for service and property until they are chosen; `plain` where no script runs. */
    open: { live: string; plain: string };
    travel: string;
    anywhere: { live: string; plain: string };
    answer: string;
    promise: string;
    dueIfSent: string;
    due: string;
    next: { label: string; text: string };
  };
  /** Given where the number takes texts. */
  photo?: { label: string; link: string; href: string } | undefined;
  /** Days on which nobody answers. */
  closedDays?: string[] | undefined;
}

/** Undefined until the file has come. While it has not, the line on travel says what holds everywhere. */
export type Travel = TravelAnswers | undefined;

/** The present moment, renewed with each minute; undefined until the page is alive, since it may be older than today. */
function useMinute() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

interface Way {
  values: Partial<QuoteValues>;
  /** The place whose page led here; an address, once typed, takes its place. */
  place?: string | undefined;
  travel: Travel;
  phone: Phone;
}

/** Says what holds for the way to these addresses; undefined while they say too little. */
export function describeTravel({ values, place = '', travel, phone }: Way): ReactNode {
  if (!travel) return undefined;
  const { address = '', message = '', service = '', property } = values;
  const isTyped = address.trim() !== '';
  const isSameDay = !travel.sameDay.never.includes(service);
  // For a building, the form asks for all addresses in Project Details.
  const answers = answerEach(isTyped ? address : place, isBuilding(property) ? message : '', travel);
  const lines = answers.flatMap((answer) => answer.lines.map((line) => ({ ...answer, ...line })));
  if (lines.length === 0) return undefined;
  return lines.map(({ place, lead, words, sameDay, send, links, call }) => (
    <span className={styles.line} key={`${place} ${words}`}>
      {lead && <b>{lead} </b>}
      {words} {sameDay && isSameDay && travel.sameDay.words} {send && !isTyped && travel.send}
      {links.map(({ name, href }) => (
        <Fragment key={href}>
          {' '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}{' '}
      {call && <PhoneLink phone={phone} />}
    </span>
  ));
}

/** An empty line of the work order: `live` while the form may still fill it, `plain` where no script ever will. */
function Open({ live, plain }: { live: string; plain: string }) {
  return (
    <>
      <span className={styles.live}>{live}</span>
      <span className={styles.plain}>{plain}</span>
    </>
  );
}

function Row({ label, said, live, children }: { label: string; said?: ReactNode; live?: true; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classNames(Boolean(said) && styles.said)} aria-live={live && 'polite'}>
        {said ?? children}
      </dd>
    </div>
  );
}

/** What becomes of a request, filled in while the form is. Without JavaScript it says what holds for everybody. */
export function WorkOrder({
  words,
  photo,
  closedDays,
  travel,
  phone,
  values,
  place,
}: WorkOrderProps & {
  travel: Travel;
  phone: Phone;
  values: Partial<QuoteValues>;
  /** Where the visitor comes from, while there is no address. */
  place?: string | undefined;
}) {
  const { service = '', property = '' } = values;
  const now = useMinute();
  const options: Record<'service' | 'property', Partial<Record<string, string>>> = {
    service: quoteFields.service.options,
    property: quoteFields.property.options,
  };
  return (
    <section className={styles.order} aria-labelledby="work-order">
      <h3 id="work-order">{words.heading}</h3>
      <dl>
        <Row label={words.service} said={options.service[service]}>
          <Open {...words.open} />
        </Row>
        <Row label={words.property} said={options.property[property]}>
          <Open {...words.open} />
        </Row>
        <Row label={words.travel} said={describeTravel({ values, place, travel, phone })} live>
          <Open {...words.anywhere} />
        </Row>
        <Row label={words.answer} said={now && words.dueIfSent.replace('[time]', formatAnswerTime(now, closedDays))}>
          {words.promise}
        </Row>
        <Row label={words.next.label}>{words.next.text}</Row>
        {photo && (
          <Row label={photo.label}>
            <a href={photo.href}>{photo.link}</a>
          </Row>
        )}
      </dl>
    </section>
  );
}
