import type { ReactNode } from 'react';
import { getQuoteField, type QuoteField, quoteFormOrder } from '../../../lib/quotes/quote-fields.ts';
import type { DenverPlaces } from '../../../lib/site/denver-address.ts';
import type { DetailTexts } from '../../../lib/site/quoted-service.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Field, type FieldControl } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './quote-form.module.css';

interface QuoteFormProps {
  /** The URL of the webhook, for the script and for the browser's own submission. */
  action: string;
  phone: Phone;
  labels: Record<'heading' | 'submit' | 'sending' | 'retry' | 'footnote' | 'walk' | 'privacy', string>;
  /** Shown next to single fields. */
  hints: Record<'address' | 'property' | 'service' | 'shortPhone' | 'details' | 'suggestions', string>;
  details: DetailTexts;
  denver: DenverPlaces;
  /** Shown under the address if it is in Denver. */
  denverTerms: string;
  /** Shown to visitors who come from the pane counter. */
  countNote?: string | undefined;
  /** Shown under the button, before the footnote. */
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
      return <textarea {...control} rows={entry.rows} autoComplete={autoComplete} />;
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

/** Explains that nothing was sent, and offers two alternatives: a call, and a copy of the visitor's own text. */
function FailureNotice({ phone }: { phone: Phone }) {
  return (
    <div className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p>
          <b>Your request was not sent.</b>
          <br />
          There was an error submitting your form. Please try calling us directly at{' '}
          <span className="whole">
            <PhoneLink phone={phone} />.
          </span>{' '}
          What you wrote is still here.
        </p>
        <ButtonRow>
          <CallButton phone={phone} />
          <Button type="button" tone="line">
            Copy my message
          </Button>
        </ButtonRow>
        <p role="status" />
        <textarea aria-label="Your request" rows={6} readOnly hidden />
      </div>
    </div>
  );
}

/** Introduces the list of missing or wrong fields. The script adds a link to each one. */
const ErrorSummary = () => (
  <div className={styles.failure}>
    <Icon name="warning" />
    <div>
      <h3>There is a problem</h3>
      <ul />
    </div>
  </div>
);

/** The fields in the order of the form, each with its hint. quote-form.client.ts adds the suggestions for a message. */
function QuoteFields({ hints, denverTerms }: Pick<QuoteFormProps, 'hints' | 'denverTerms'>) {
  const hintsByField: Partial<Record<QuoteField, ReactNode>> = {
    phone: <b>{hints.shortPhone}</b>,
    address: hints.address,
    property: hints.property,
    service: hints.service,
    message: hints.details,
  };
  return quoteFormOrder.map((name) => {
    const { label, required, wide, error } = getQuoteField(name);
    return (
      <Field
        key={name}
        name={name}
        label={label}
        required={required}
        wide={wide}
        error={error}
        hint={hintsByField[name]}
        hideHint={name === 'phone' || name === 'property'}
        terms={name === 'address' ? denverTerms : undefined}
      >
        {(control) => (
          <>
            <QuoteControl field={name} control={control} />
            {name === 'message' && (
              <fieldset className={styles.suggestions} hidden>
                <legend>{hints.suggestions}</legend>
              </fieldset>
            )}
          </>
        )}
      </Field>
    );
  });
}

/** Works without a script, by the browser's own submission. quote-form.client.ts enhances it and shows hidden parts. */
export function QuoteForm({
  action,
  phone,
  labels,
  hints,
  details,
  denver,
  denverTerms,
  countNote,
  children,
}: QuoteFormProps) {
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      aria-labelledby="quote-form"
      data-details={JSON.stringify(details)}
      data-denver={JSON.stringify(denver)}
      data-phone={phone.display}
    >
      <h2 id="quote-form" className="visually-hidden">
        {labels.heading}
      </h2>
      {countNote && (
        <p className={styles.countNote} data-count-note="" hidden>
          {countNote}
        </p>
      )}
      <div role="alert" tabIndex={-1} />
      <template data-failure="">
        <FailureNotice phone={phone} />
      </template>
      <template data-errors="">
        <ErrorSummary />
      </template>
      <div className={styles.fields}>
        <QuoteFields hints={hints} denverTerms={denverTerms} />
      </div>
      <div className={styles.send}>
        <Button type="submit" data-sending={labels.sending} data-retry={labels.retry}>
          {labels.submit}
        </Button>
        {children}
        <p>
          {labels.footnote} {labels.privacy}
        </p>
        {/* contact-opening.module.css shows it for buildings only. */}
        <p data-for="buildings">{labels.walk}</p>
      </div>
    </form>
  );
}
