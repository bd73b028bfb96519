import { type ReactNode, useEffect, useState } from 'react';
import { getQuoteField, type QuoteValues, quoteFields, quoteFormOrder } from '../../schemas/quote-fields.ts';
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
    /** Said of both until they are chosen; and for good, without JavaScript. */
    open: { live: string; plain: string };
    travel: string;
    anywhere: { live: string; plain: string };
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
export function useMinute() {
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

export interface OrderRow {
  label: string;
  /** Absent while the form does not say it. */
  said: string | undefined;
}

/** What the form says so far, and when the answer comes. */
export function readOrder(
  { words, terms, reviews }: WorkOrderProps,
  { service = '', property = '', address = '' }: Partial<QuoteValues>,
  sentAt: Date | undefined,
  now: Date | undefined,
) {
  const options = { service: quoteFields.service.options, property: quoteFields.property.options };
  const time = sentAt ?? now;
  const answer: OrderRow = {
    label: words.answer,
    said: time && (sentAt ? words.due : words.dueIfSent).replace('[time]', formatAnswerTime(time)),
  };
  const chosen: OrderRow[] = [
    { label: words.service, said: options.service[service as keyof typeof options.service] },
    { label: words.property, said: options.property[property as keyof typeof options.property] },
  ];
  return { chosen, travel: findTravel(address, terms), answer, review: reviews[service] ?? Object.values(reviews)[0] };
}

type Order = ReturnType<typeof readOrder>;

/** What is chosen, above the button of narrow screens, where the card itself is out of sight. */
export function OrderExtract({ order: { chosen } }: { order: Order }) {
  return (
    <div className={styles.extract} aria-hidden="true">
      {chosen.map(
        ({ label, said }) =>
          said && (
            <span key={label}>
              <b>{label}:</b> {said}
            </span>
          ),
      )}
    </div>
  );
}

/** What stands where nothing has been said yet: other words where nothing ever will be. */
function Open({ live, plain }: { live: string; plain: string }) {
  return (
    <>
      <span className={styles.live}>{live}</span>
      <span className={styles.plain}>{plain}</span>
    </>
  );
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
  if (!travel) return <Open {...words.anywhere} />;
  if ('unknownZip' in travel) return words.unknownZip.replace('[zip]', travel.unknownZip);
  return travel.lines.map(({ place, answer }) => (
    <span key={place}>
      <b>{place}:</b> {answer}
    </span>
  ));
}

export function NextSteps({ words }: Pick<WorkOrderProps, 'words'>) {
  return (
    <ol className={styles.steps}>
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** Who asked, and where: what only the receipt says. */
const receiptFields = quoteFormOrder.filter((name) => !/select|textarea/.test(getQuoteField(name).control));

/**
 * What becomes of a request, filled in while the form is: the further it is, the cleaner the card. Without JavaScript
 * it says what holds for everybody. Once the request is sent it is the receipt.
 */
export function WorkOrder({
  words,
  order: { chosen, travel, answer, review },
  receipt,
}: WorkOrderProps & { order: Order; receipt: QuoteValues | undefined }) {
  const filled = [...chosen.map(({ said }) => said), travel].filter(Boolean).length;
  return (
    <section className={styles.order} aria-labelledby="work-order" data-filled={filled}>
      <h2 id="work-order">{words.heading}</h2>
      <dl>
        {chosen.map(({ label, said }) => (
          <Row label={label} filled={Boolean(said)} key={label}>
            {said ?? <Open {...words.open} />}
          </Row>
        ))}
        <Row label={words.travel} filled={Boolean(travel)} live>
          <TravelLines travel={travel} words={words} />
        </Row>
        {receiptFields.map(
          (name) =>
            receipt?.[name] && (
              <Row label={quoteFields[name].label} filled key={name}>
                {receipt[name]}
              </Row>
            ),
        )}
        <Row label={answer.label} filled={Boolean(answer.said)}>
          {answer.said ?? words.promise}
        </Row>
      </dl>
      {!receipt && (
        <>
          <h3>{words.next}</h3>
          <NextSteps words={words} />
        </>
      )}
      {review && (
        <div className={styles.review}>
          <h3 className="visually-hidden">{words.review}</h3>
          <Quote quote={review.text} author={review.name} role={review.location} sample={review.sample} />
        </div>
      )}
    </section>
  );
}
