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
import { sentEvent } from '../../site/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldControl } from '../../ui/field.tsx';
import type { Phone } from '../../ui/phone-link.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { isDateAsked, isFreshVisit, readAbout, restoreDraft, saveDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { findDetails, isBuilding, type QuotedService } from './quoted-service.ts';
import { readQuoteValues, sendQuote } from './send-quote.ts';
import { addLine, findEnd, Suggestions } from './suggestions.tsx';

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
  phone: Phone;
  labels: Record<'heading' | 'submit' | 'sending' | 'retry' | 'footnote' | 'privacy', string>;
  /** Beside single fields. */
  hints: Record<'address' | 'shortPhone' | 'days' | 'details' | 'addresses' | 'suggestions', string>;
  services: QuotedService[];
  /** Suggested for a building whose service has none of its own. */
  building: string[];
  /** What a link may hand over as `about` besides what services have there. */
  topics: string[];
  /** Under the button. */
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

const getControl = (form: HTMLFormElement, name: QuoteField) => form.elements.namedItem(name) as Control;

/** A phone number of this country has ten, with its area. */
const isShortOfDigits = (phone: string) => phone.replace(/\P{Nd}/gu, '').length < 10;

/** Leaves what was typed while the request was on its way. */
function clearSent(form: HTMLFormElement, sent: QuoteValues) {
  const current = readQuoteValues(form);
  for (const name of quoteFieldNames) if (current[name] === sent[name]) getControl(form, name).value = '';
}

/** Whoever asks for a date goes on behind these words. */
function askForDays(field: HTMLTextAreaElement, days: string) {
  field.value = addLine(field.value, days);
  if (document.activeElement && document.activeElement !== document.body) return;
  const end = findEnd(field.value, days);
  field.focus();
  field.setSelectionRange(end, end);
}

/** A press from before this form was alive, which src/scripts/thank-you.ts holds. */
function sendHeldPress(form: HTMLFormElement) {
  if (form.dataset['held'] === undefined) return;
  delete form.dataset['held'];
  form.setAttribute('aria-busy', 'false');
  form.requestSubmit();
}

export function QuoteForm({ action, phone, labels, hints, services, building, topics, children }: QuoteFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  // State changes only with the next render; a held Enter key is faster.
  const isSending = useRef(false);
  /** The last phone number that was asked about: only once. */
  const askedPhone = useRef<string>(undefined);
  const [state, setState] = useState<State>('editing');
  // A copy of what the suggestions depend on: the fields keep their own values.
  const [choice, setChoice] = useState<Partial<QuoteValues>>({});
  const [about, setAbout] = useState<string>();
  const [isPhoneAsked, setIsPhoneAsked] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<QuoteField, string>>>({});

  function keepValues(form: HTMLFormElement) {
    const current = readQuoteValues(form);
    saveDraft(current);
    setChoice(current);
  }

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restoreDraft(form);
    const abouts = [...topics, ...services.flatMap(({ about }) => about ?? [])];
    const message = getControl(form, 'message');
    const handed = readAbout(abouts);
    if (isFreshVisit() && /\b(service|property|about)=/.test(location.search)) {
      // What another link wrote, and nobody changed, belongs to another request.
      const lines = message.value.split('\n').filter((line) => !abouts.includes(line) && line.trim() !== hints.days);
      message.value = addLine(lines.join('\n'), handed);
    }
    if (isDateAsked()) askForDays(message as HTMLTextAreaElement, hints.days);
    setAbout(handed ?? abouts.find((line) => message.value.split('\n').includes(line)));
    for (const name of quoteFieldNames) refuseBlank(getControl(form, name));
    keepValues(form);
    sendHeldPress(form);
  }, [services, topics, hints.days]);

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
      setState('editing');
      clearSent(form, values);
      keepValues(form);
      document.dispatchEvent(new CustomEvent(sentEvent, { detail: values.service }));
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

  const details = findDetails(services, building, choice, about);

  function getHint(name: QuoteField) {
    switch (name) {
      case 'phone':
        return isPhoneAsked && <b>{hints.shortPhone}</b>;
      case 'address':
        return hints.address;
      case 'message':
        return isBuilding(choice.property) ? hints.addresses : hints.details;
      default:
        return undefined;
    }
  }

  const isBusy = state === 'sending';
  return (
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
      <h2 id="quote-form" className="visually-hidden">
        {labels.heading}
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
                  <QuoteControl field={name} control={control} />
                  {name === 'message' && (
                    <Suggestions
                      label={hints.suggestions}
                      lines={details}
                      getField={() => getControl(formRef.current as HTMLFormElement, name) as HTMLTextAreaElement}
                    />
                  )}
                </>
              )}
            </Field>
          );
        })}
      </div>
      <div className={styles.send}>
        <Button type="submit" disabled={isBusy}>
          {{ editing: labels.submit, sending: labels.sending, failed: labels.retry }[state]}
        </Button>
        {children}
        <p>
          {labels.footnote} {labels.privacy}
        </p>
      </div>
    </form>
  );
}
