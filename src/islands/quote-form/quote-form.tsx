import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { clearDraft, restoreDraft, saveDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { fieldErrors, propertyTypeLabels, type QuoteField, serviceLabels } from './quote-options.ts';
import { readQuoteValues, sendQuote } from './send-quote.ts';

/**
 * Firefox and WebKit end the request before the page when a visitor goes Back or reloads, and WebKit says only after it
 * that the page is being left. An alert would stop that visitor, so it waits; longer where the page is going away.
 */
const alertDelays = { staying: 250, leaving: 2_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Until the next frame is drawn; a page that nobody sees draws none. */
const nextFrame = () =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), pause(100)]);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = 'editing' | 'sending' | 'failed' | 'sent';

export interface QuoteFormProps {
  /** The webhook; also where the form posts natively without JavaScript. */
  action: string;
  phone: { display: string; href: string };
  labels: { submit: string; sending: string; retry: string; footnote: string };
}

function Options({ labels }: { labels: Record<string, string> }) {
  return (
    <>
      <option value="">Choose one</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Hour and minute; toLocaleTimeString takes 20 ms the first time, and the answer on the screen would wait for it. */
function formatClock(date: Date) {
  const hour = date.getHours();
  return `${hour % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The browser counts spaces as an answer; the inbox does not. */
function refuseBlank(control: Control) {
  const isBlank = control.required && control.value !== '' && control.value.trim() === '';
  control.setCustomValidity(isBlank ? fieldErrors[control.name as QuoteField] : '');
}

export function QuoteForm({ action, phone, labels }: QuoteFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  // State changes only with the next render; a held Enter key is faster.
  const isSending = useRef(false);
  const [state, setState] = useState<State>('editing');
  const [sentAt, setSentAt] = useState('');
  const [errors, setErrors] = useState<Partial<Record<QuoteField, string>>>({});

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restoreDraft(form);
    saveDraft(readQuoteValues(form));
    const finish = () => statusRef.current?.focus();
    document.addEventListener('quote-thanks-over', finish);
    return () => document.removeEventListener('quote-thanks-over', finish);
  }, []);

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    const control = event.target as Control;
    const name = control.name as QuoteField;
    refuseBlank(control);
    if (errors[name] && control.validity.valid) setErrors({ ...errors, [name]: undefined });
    saveDraft(readQuoteValues(event.currentTarget));
  }

  // The browser decides what is invalid and when to say so; only its bubbles give way to words that stay.
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const control = event.target as Control;
    setErrors((current) => ({ ...current, [control.name]: fieldErrors[control.name as QuoteField] }));
    const first = event.currentTarget.querySelector<Control>(':invalid');
    if (first === control) control.focus();
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    // Only while sending: such a listener can keep a page out of the browser's memory of pages to go back to.
    addEventListener('beforeunload', leave);
    const values = readQuoteValues(form);
    try {
      // The touch is answered first: a phone takes a tenth of a second to draw the form anew and to start a request.
      await nextFrame();
      setErrors({});
      setState('sending');
      await sendQuote(action, values);
      setSentAt(formatClock(new Date()));
      setState('sent');
      clearDraft();
      form.reset();
      document.dispatchEvent(new Event('quote-sent'));
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

  const isBusy = state === 'sending';
  const submitLabel = { editing: labels.submit, sending: labels.sending, failed: labels.retry, sent: labels.submit }[
    state
  ];
  return (
    <>
      <p className={styles.status} role="status" tabIndex={-1} ref={statusRef}>
        {state === 'sent' && `Your request was sent at ${sentAt}. We'll contact you within 24 hours.`}
      </p>
      <div role="alert" tabIndex={-1} ref={noticeRef}>
        {state === 'failed' && <FailureNotice phone={phone} form={formRef} />}
      </div>
      <form
        className={styles.form}
        action={action}
        method="post"
        ref={formRef}
        aria-busy={isBusy}
        onInput={handleInput}
        onInvalidCapture={handleInvalid}
        onSubmit={handleSubmit}
      >
        <Field name="name" label="Full Name" required error={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="name" placeholder="Your full name" />}
        </Field>
        <Field name="phone" label="Phone Number" required error={errors.phone}>
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
        <Field name="email" label="Email Address" error={errors.email}>
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </Field>
        <Field name="address" label="Property Address" required error={errors.address}>
          {(control) => <input {...control} type="text" autoComplete="address-line1" />}
        </Field>
        <Field name="property" label="Property Type" required error={errors.property}>
          {(control) => (
            <select {...control} defaultValue="" autoComplete="off">
              <Options labels={propertyTypeLabels} />
            </select>
          )}
        </Field>
        <Field name="service" label="Service Needed" required error={errors.service}>
          {(control) => (
            <select {...control} defaultValue="" autoComplete="off">
              <Options labels={serviceLabels} />
            </select>
          )}
        </Field>
        <Field name="message" label="Project Details" wide error={errors.message}>
          {(control) => <textarea {...control} rows={4} autoComplete="off" />}
        </Field>
        <div className={styles.submit}>
          <Button type="submit" disabled={isBusy}>
            {submitLabel}
          </Button>
          <p>{labels.footnote}</p>
        </div>
      </form>
    </>
  );
}
