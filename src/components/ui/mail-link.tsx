import { Fragment, type ReactNode } from 'react';
import { mailBreaks } from '../../lib/site/mail-breaks.ts';

/** A mail address inside text. It wraps as a whole, and breaks at its punctuation if it is longer than a line. */
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
