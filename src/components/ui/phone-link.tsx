import type { ReactNode } from 'react';
import { ButtonLink, type ButtonTone } from './button.tsx';
import { Icon } from './icon.tsx';

export interface Phone {
  /** The number in a readable format: (719) 555-0142 */
  display: string;
  /** tel: address */
  href: string;
}

/** A phone number inside text. */
export function PhoneLink({ phone, className, children }: { phone: Phone; className?: string; children?: ReactNode }) {
  return (
    <a className={className ?? 'whole'} href={phone.href}>
      {children ?? phone.display}
    </a>
  );
}

export function CallButton({ phone, tone = 'line', short }: { phone: Phone; tone?: ButtonTone; short?: boolean }) {
  return (
    <ButtonLink href={phone.href} tone={tone}>
      {short ? (
        <>
          <Icon name="phone" />
          Call
        </>
      ) : (
        <span className="whole">{`Call ${phone.display}`}</span>
      )}
    </ButtonLink>
  );
}
