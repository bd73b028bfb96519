import type { ReactNode, RefObject } from 'react';
import { getQuoteField, type QuoteValues, quoteFormOrder, showAnswer } from '../../schemas/quote-fields.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { formatAnswerTime, formatDenverTime } from './answer-time.ts';
import { findPreparations, type Preparation } from './quoted-service.ts';
import styles from './receipt.module.css';
import { useFile } from './use-file.ts';
import { describeTravel, type Travel, type WorkOrderProps } from './work-order.tsx';

/** A request that has arrived. */
export interface Sent {
  /** Milliseconds since 1970. */
  at: number;
  values: QuoteValues;
}

export interface ReceiptProps {
  words: { heading: string; sent: string; prepare: string; urgent: string; remove: string };
  order: WorkOrderProps;
  travel: Travel;
  /** The file of the lists. */
  preparationsHref: string;
  phone: { display: string; href: string };
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Items = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Stands over the empty form once a request was sent: what was sent, what comes of it, and how to prepare. */
export function Receipt({
  words,
  order,
  travel,
  preparationsHref,
  phone,
  sent: { at, values },
  statusRef,
  onRemove,
}: ReceiptProps & { sent: Sent; statusRef: RefObject<HTMLDivElement | null>; onRemove: () => void }) {
  const moment = new Date(at);
  const lists = findPreparations(useFile<Preparation[]>(preparationsHref) ?? [], values);
  const [first] = lists;
  return (
    <div className={styles.receipt}>
      <div role="status" tabIndex={-1} ref={statusRef}>
        <h1>{words.heading}</h1>
        <p>{order.words.promise}</p>
      </div>
      <div className={styles.slip}>
        <h2>{words.sent.replace('[time]', formatDenverTime(moment))}</h2>
        <dl>
          {quoteFormOrder.map(
            (name) =>
              values[name] && (
                <Row label={getQuoteField(name).label} key={name}>
                  {showAnswer(name, values[name])}
                </Row>
              ),
          )}
          <Row label={order.words.travel}>
            {describeTravel({ values, travel, phone }) ?? order.words.anywhere.plain}
          </Row>
          <div className={styles.due}>
            <dt>{order.words.answer}</dt>
            <dd>{order.words.due.replace('[time]', formatAnswerTime(moment, order.closedDays))}</dd>
          </div>
          <Row label={order.words.next.label}>{order.words.next.text}</Row>
        </dl>
        <p className={styles.actions}>
          <PhoneLink phone={phone} className={styles.urgent}>
            {words.urgent}
          </PhoneLink>
          <Button type="button" tone="line" small onClick={onRemove}>
            {words.remove}
          </Button>
        </p>
      </div>
      {first && (
        <div className={styles.prepare}>
          <h2>{words.prepare}</h2>
          {lists.length === 1 ? (
            <Items items={first.points} />
          ) : (
            lists.map(({ name, points }) => (
              <details key={name}>
                <summary>{name}</summary>
                <Items items={points} />
              </details>
            ))
          )}
        </div>
      )}
    </div>
  );
}
