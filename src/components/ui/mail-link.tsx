import { Fragment, type ReactNode } from 'react';
import { mailBreaks } from '../../lib/site/mail-breaks.ts';

/** A mail address inside text, which breaks at its signs where it is too long for a line. */
export function MailLink({ email, children }: { email: string; children?: ReactNode }) {
  return (
    <a href={`mailto:${email}`}>
      {children}
      <span>
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
