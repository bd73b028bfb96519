import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getQuoteField,
  isBlank,
  type QuoteField,
  type QuoteValues,
  quoteFieldNames,
  quoteFields,
  quoteFormOrder,
} from '../../schemas/quote-fields.ts';
import { receiptKey, sentEvent, thanksOverEvent } from '../../site/addresses.ts';
import { answerTravel } from '../../site/answer-travel.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldControl } from '../../ui/field.tsx';
import { addLine, DetailChips, removeLine } from './detail-chips.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { type HandedOver, isFreshVisit, readHandedOver, restoreDraft, saveDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { findDetails, isBuilding, type QuotedService } from './quoted-service.ts';
import { Receipt, type ReceiptProps, type Sent } from './receipt.tsx';
import { readQuoteValues, sendQuote } from './send-quote.ts';
import { readStored, removeStored, store } from './tab-storage.ts';
import { useFile } from './use-file.ts';
import { type Travel, WorkOrder, type WorkOrderProps } from './work-order.tsx';

/**
 * Firefox and WebKit end the request before the page when a visitor goes Back or reloads, and WebKit says only after it
 * that the page is being left. An alert would stop that visitor, so it waits; longer where the page is going away.
 */
const alertDelays = { staying: 250, leaving: 2_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = 'editing' | 'sending' | 'failed';

export interface QuoteFormProps {
  /** The webhook; also where the form posts natively without JavaScript. */
  action: string;
  phone: { display: string; href: string };
  /** The page's h1, until a request is sent. */
  heading: string;
  labels: Record<'heading' | 'again' | 'submit' | 'sending' | 'retry' | 'footnote', string>;
  /** Beside single fields. */
  hints: Record<'place' | 'shortPhone' | 'details' | 'detailChips' | 'addresses', string>;
  order: WorkOrderProps;
  /** The file that the line on travel is answered from. */
  answersHref: string;
  receipt: Pick<ReceiptProps, 'words' | 'preparationsHref'>;
  services: QuotedService[];
  /** What a link may hand over as `about` besides what services have there. */
  topics: string[];
  /** Beside the button. */
  children?: ReactNode;
}

function QuoteControl({ field, control }: { field: QuoteField; control: FieldControl }) {
  const entry = getQuoteField(field);
  const { autoComplete } = entry;
  switch (entry.control) {
    case 'select':
      return (
        <span className={styles.select}>
          <select {...control} defaultValue="" autoComplete={autoComplete}>
            <option value="">Choose one</option>
            {Object.entries(entry.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      );
    case 'textarea':
      return (
        <textarea
          {...control}
          rows={entry.rows}
          autoComplete={autoComplete}
          // By itself the browser scrolls only the first line into sight.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      );
    default:
      return (
        <input
          {...control}
          type={entry.control}
          inputMode={entry.inputMode}
          autoComplete={autoComplete}
          placeholder={entry.placeholder}
          pattern={entry.pattern}
        />
      );
  }
}

/** The browser counts spaces as an answer; the inbox does not. */
function refuseBlank(control: Control) {
  const isRefused = control.required && control.value !== '' && isBlank(control.value);
  control.setCustomValidity(isRefused ? quoteFields[control.name as QuoteField].error : '');
}

const emptyValues = Object.fromEntries(quoteFieldNames.map((name) => [name, ''])) as QuoteValues;

const getControl = (form: HTMLFormElement, name: QuoteField) => form.elements.namedItem(name) as Control;

/** A phone number of this country has ten, with its area. */
const isShortOfDigits = (phone: string) => phone.replace(/\P{Nd}/gu, '').length < 10;

/** Leaves what was typed while the request was on its way. */
function clearSent(form: HTMLFormElement, sent: QuoteValues) {
  const current = readQuoteValues(form);
  for (const name of quoteFieldNames) if (current[name] === sent[name]) getControl(form, name).value = '';
}

/** A press from before this form was alive, which src/scripts/thank-you.ts holds. */
function sendHeldPress(form: HTMLFormElement) {
  if (form.dataset['held'] === undefined) return;
  delete form.dataset['held'];
  form.setAttribute('aria-busy', 'false');
  form.requestSubmit();
}

export function QuoteForm(props: QuoteFormProps) {
  const { action, phone, labels, hints, order, services, topics } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  // State changes only with the next render; a held Enter key is faster.
  const isSending = useRef(false);
  const isAsking = useRef(false);
  /** The last phone number that was asked about: only once. */
  const askedPhone = useRef<string>(undefined);
  const [state, setState] = useState<State>('editing');
  const [sent, setSent] = useState<Sent>();
  // A copy for the work order: the fields keep their own values.
  const [values, setValues] = useState<Partial<QuoteValues>>({});
  const [handed, setHanded] = useState<HandedOver>({});
  const travel = useFile<Travel>(props.answersHref);
  const [isPhoneAsked, setIsPhoneAsked] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<QuoteField, string>>>({});

  function keepValues(form: HTMLFormElement) {
    const current = readQuoteValues(form);
    saveDraft(current);
    setValues(current);
  }

  // A receipt pushes the form down: whoever is already typing, or came to ask again, is taken back to it.
  useEffect(() => {
    if (isAsking.current) formRef.current?.scrollIntoView();
    isAsking.current = false;
  }, [sent]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restoreDraft(form);
    const abouts = [...topics, ...services.flatMap(({ about }) => about ?? [])];
    const { about, place } = readHandedOver(abouts);
    const message = getControl(form, 'message');
    if (isFreshVisit() && /\b(service|property|about)=/.test(location.search)) {
      const fitting = [about, ...findDetails(services, readQuoteValues(form), about)];
      // Lines that another link or a chip wrote, and nobody changed, belong to another request.
      const written = [...abouts, ...services.flatMap(({ name, details }) => [name, ...details])];
      message.value = written.filter((line) => !fitting.includes(line)).reduce(removeLine, message.value);
      if (about) message.value = addLine(message.value, about);
    }
    setHanded({ about: about ?? abouts.find((line) => message.value.split('\n').includes(line)), place });
    for (const name of quoteFieldNames) refuseBlank(getControl(form, name));
    keepValues(form);
    sendHeldPress(form);
    const kept = readStored<Sent>(receiptKey);
    if (kept.at && kept.values) {
      setSent({ at: kept.at, values: { ...emptyValues, ...kept.values } });
      isAsking.current = form.contains(document.activeElement) || (location.search !== '' && isFreshVisit());
    }
    const finish = () => statusRef.current?.focus();
    document.addEventListener(thanksOverEvent, finish);
    return () => document.removeEventListener(thanksOverEvent, finish);
  }, [services, topics]);

  /** Asks about a phone number that is short of digits: only once. */
  function askPhone(form: HTMLFormElement) {
    const { value, validity } = getControl(form, 'phone');
    if (!validity.valid || !isShortOfDigits(value) || askedPhone.current === value) return false;
    askedPhone.current = value;
    setIsPhoneAsked(true);
    return true;
  }

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    const control = event.target as Control;
    const name = control.name as QuoteField;
    refuseBlank(control);
    if (name === 'phone') setIsPhoneAsked(false);
    if (errors[name] && control.validity.valid) setErrors({ ...errors, [name]: undefined });
    keepValues(event.currentTarget);
  }

  // The browser decides what is invalid and when to say so; its bubbles, which go away, give way to words that stay.
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const control = event.target as Control;
    setErrors((current) => ({ ...current, [control.name]: quoteFields[control.name as QuoteField].error }));
    const first = event.currentTarget.querySelector<Control>(':invalid');
    if (first !== control) return;
    control.focus();
    askPhone(event.currentTarget);
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const values = readQuoteValues(form);
    if (askPhone(form)) {
      getControl(form, 'phone').focus();
      return;
    }
    isSending.current = true;
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    // Only while sending: such a listener can keep a page out of the browser's memory of pages to go back to.
    addEventListener('beforeunload', leave);
    setErrors({});
    setIsPhoneAsked(false);
    setState('sending');
    try {
      await sendQuote(action, values);
      const arrived = { at: Date.now(), values };
      store(receiptKey, arrived);
      setSent(arrived);
      setState('editing');
      clearSent(form, values);
      keepValues(form);
      document.dispatchEvent(new Event(sentEvent));
    } catch (error) {
      console.error('Quote request not sent:', error);
      // The notice must stand in the page before the alert stops everything, and where the browser suppresses alerts.
      flushSync(() => setState('failed'));
      await pause(alertDelays.staying);
      if (isLeaving) await pause(alertDelays.leaving);
      alert(`There was an error submitting your form. Please try calling us directly at ${phone.display}.`);
      noticeRef.current?.focus();
    } finally {
      removeEventListener('beforeunload', leave);
      isSending.current = false;
    }
  }

  function removeReceipt() {
    removeStored(receiptKey);
    flushSync(() => setSent(undefined));
    headingRef.current?.focus();
  }

  const place = handed.place && travel && answerTravel(handed.place, travel)?.place;
  const { address = '' } = values;
  const isTownWritten = place && travel && answerTravel(address, travel);
  const details = values.service ? [handed.about ?? [], findDetails(services, values, handed.about)].flat() : [];

  function getHint(name: QuoteField): ReactNode {
    switch (name) {
      case 'phone':
        return isPhoneAsked && <b>{hints.shortPhone}</b>;
      case 'address':
        return place && !isTownWritten && hints.place.replace('[place]', place);
      case 'message':
        return isBuilding(values.property) ? hints.addresses : <span className={styles.plain}>{hints.details}</span>;
      default:
        return undefined;
    }
  }

  const isBusy = state === 'sending';
  return (
    <>
      {sent ? (
        <Receipt
          {...props.receipt}
          order={order}
          travel={travel}
          phone={phone}
          sent={sent}
          statusRef={statusRef}
          onRemove={removeReceipt}
        />
      ) : (
        <h1 tabIndex={-1} ref={headingRef}>
          {props.heading}
        </h1>
      )}
      <form
        className={styles.form}
        action={action}
        method="post"
        ref={formRef}
        aria-labelledby="quote-form"
        aria-busy={isBusy}
        onInput={handleInput}
        onInvalidCapture={handleInvalid}
        onSubmit={handleSubmit}
      >
        <h2 id="quote-form" className={sent ? undefined : 'visually-hidden'}>
          {sent ? labels.again : labels.heading}
        </h2>
        <div role="alert" tabIndex={-1} ref={noticeRef}>
          {state === 'failed' && <FailureNotice phone={phone} form={formRef} />}
        </div>
        <div className={styles.fields}>
          {quoteFormOrder.map((name) => {
            const { label, required, wide } = getQuoteField(name);
            return (
              <Field
                key={name}
                name={name}
                label={label}
                required={required}
                wide={wide}
                error={errors[name]}
                hint={getHint(name)}
              >
                {(control) => (
                  <>
                    {name === 'message' && details.length > 0 && (
                      <DetailChips
                        label={hints.detailChips}
                        lines={details}
                        text={values.message ?? ''}
                        getField={() => getControl(formRef.current as HTMLFormElement, name) as HTMLTextAreaElement}
                      />
                    )}
                    <QuoteControl field={name} control={control} />
                  </>
                )}
              </Field>
            );
          })}
        </div>
        <WorkOrder {...order} travel={travel} phone={phone} values={values} place={place} />
        <div className={styles.send}>
          <Button type="submit" disabled={isBusy}>
            {{ editing: labels.submit, sending: labels.sending, failed: labels.retry }[state]}
          </Button>
          {props.children}
          <p>{labels.footnote}</p>
        </div>
      </form>
    </>
  );
}
