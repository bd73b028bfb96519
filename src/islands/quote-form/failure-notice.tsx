import { type RefObject, useState } from 'react';
import { quoteFields, quoteFormOrder, showAnswer } from '../../schemas/quote-fields.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallButton, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './quote-form.module.css';
import { readQuoteValues } from './send-quote.ts';

/** All that the visitor typed and chose, as text to paste into an email or a text message. */
function describeRequest(form: HTMLFormElement): string {
  const values = readQuoteValues(form);
  return quoteFormOrder
    .filter((name) => values[name] !== '')
    .map((name) => `${quoteFields[name].label}: ${showAnswer(name, values[name])}`)
    .join('\n');
}

/** Says that nothing was sent, and offers the two ways left: the phone, and the visitor's own words to take along. */
export function FailureNotice({
  phone,
  form,
}: {
  phone: { display: string; href: string };
  form: RefObject<HTMLFormElement | null>;
}) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'denied'>('no');

  async function copyRequest() {
    if (!form.current) return;
    try {
      await navigator.clipboard.writeText(describeRequest(form.current));
      setCopied('yes');
    } catch {
      setCopied('denied');
    }
  }

  return (
    <div className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p>
          <b>Your request was not sent.</b>
          <br />
          There was an error submitting your form. Please try calling us directly at <PhoneLink phone={phone} />. What
          you wrote is still here.
        </p>
        <ButtonRow>
          <CallButton phone={phone} />
          <Button type="button" tone="line" onClick={copyRequest}>
            Copy my message
          </Button>
        </ButtonRow>
        <p role="status">
          {copied === 'yes' && 'Copied. Paste it wherever you like.'}
          {copied === 'denied' && 'The browser does not allow copying. Your words are in the form below.'}
        </p>
      </div>
    </div>
  );
}
