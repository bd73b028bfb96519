import { Fragment, type ReactNode } from 'react';
import { mailBreaks } from '../../lib/site/mail-breaks.ts';

/** A mail address inside text, whole on the next line; it breaks at its signs where no line holds it. */
export function MailLink({ email, children }: { email: string; children?: ReactNode }) {
  return (
    <a href={`mailto:${email}`}>
      {children}
      <span className="whole">
        {email.split(mailBreaks).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
    </a>
  );
}
