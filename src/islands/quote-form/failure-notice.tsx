import { type RefObject, useState } from 'react';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallButton, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './quote-form.module.css';
import { readQuoteValues } from './send-quote.ts';

/** All that the visitor typed, as text to paste into an email or a text message. */
function describeRequest(form: HTMLFormElement): string {
  return Object.entries(readQuoteValues(form))
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${value}`)
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

  // Through React it would be the form's only click, and React would then hear every touch of a field (heardEvents).
  const hearClick = (button: HTMLButtonElement) => {
    button.addEventListener('click', copyRequest);
    return () => button.removeEventListener('click', copyRequest);
  };

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
          <Button type="button" tone="line" ref={hearClick}>
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
