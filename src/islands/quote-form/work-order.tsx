import { type ReactNode, useEffect, useState } from 'react';
import { type QuoteValues, quoteFields } from '../../schemas/quote-fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { Quote } from '../../ui/quote.tsx';
import { formatAnswerTime } from './answer-time.ts';
import { findTravel, type Travel, type TravelTerms } from './find-travel.ts';
import styles from './work-order.module.css';

export interface WorkOrderProps {
  words: {
    heading: string;
    service: string;
    property: string;
    /** Said of both until they are chosen, and for good without JavaScript. */
    open: string;
    travel: string;
    anywhere: string;
    unknownZip: string;
    answer: string;
    promise: string;
    dueIfSent: string;
    due: string;
    next: string;
    steps: string[];
    review: string;
  };
  terms: TravelTerms;
  /** One review for each answer to the question of the service. Empty where there are none to show. */
  reviews: Partial<Record<string, { text: string; name: string; location: string; sample: boolean }>>;
}

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

function Row({ label, filled, live, children }: { label: string; filled: boolean; live?: true; children: ReactNode }) {
  return (
    <div className={classNames(filled && styles.filled)}>
      <dt>{label}</dt>
      <dd aria-live={live && 'polite'}>{children}</dd>
    </div>
  );
}

function TravelLines({ travel, words }: { travel: Travel | undefined; words: WorkOrderProps['words'] }) {
  if (!travel) return words.anywhere;
  if ('unknownZip' in travel) return words.unknownZip.replace('[zip]', travel.unknownZip);
  return travel.lines.map(({ place, answer }) => (
    <span key={place}>
      <b>{place}:</b> {answer}
    </span>
  ));
}

/**
 * What becomes of a request, filled in while the form is: the further it is, the cleaner the card. Without JavaScript
 * it says what holds for everybody.
 */
export function WorkOrder({
  words,
  terms,
  reviews,
  values,
  sentAt,
}: WorkOrderProps & { values: QuoteValues | undefined; sentAt: Date | undefined }) {
  const now = useMinute();
  const { service = '', property = '', address = '' } = values ?? {};
  const options = { service: quoteFields.service.options, property: quoteFields.property.options };
  const chosenService = options.service[service as keyof typeof options.service];
  const chosenProperty = options.property[property as keyof typeof options.property];
  const travel = findTravel(address, terms);
  const review = reviews[service] ?? Object.values(reviews)[0];
  const due = sentAt ? words.due.replace('[time]', formatAnswerTime(sentAt)) : undefined;
  const dueIfSent = now && words.dueIfSent.replace('[time]', formatAnswerTime(now));
  const filled = [chosenService, chosenProperty, travel].filter(Boolean).length;
  return (
    <section className={styles.order} aria-labelledby="work-order" data-filled={filled}>
      <h2 id="work-order">{words.heading}</h2>
      <dl>
        <Row label={words.service} filled={Boolean(chosenService)}>
          {chosenService ?? words.open}
        </Row>
        <Row label={words.property} filled={Boolean(chosenProperty)}>
          {chosenProperty ?? words.open}
        </Row>
        <Row label={words.travel} filled={Boolean(travel)} live>
          <TravelLines travel={travel} words={words} />
        </Row>
        <Row label={words.answer} filled={Boolean(due ?? dueIfSent)}>
          {due ?? dueIfSent ?? words.promise}
        </Row>
      </dl>
      <h3>{words.next}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {review && (
        <div className={styles.review}>
          <h3 className="visually-hidden">{words.review}</h3>
          <Quote quote={review.text} author={review.name} role={review.location} sample={review.sample} />
        </div>
      )}
    </section>
  );
}
