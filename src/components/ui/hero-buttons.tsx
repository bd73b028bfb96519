import type { NamedLink } from '../../lib/site/named-link.ts';
import { ButtonLink, ButtonRow } from './button.tsx';
import type { Phone } from './phone-link.tsx';
import { QuoteButtons } from './quote-buttons.tsx';

export interface HeroButtonsProps {
  phone?: Phone;
  /** If it is `undefined`, no buttons are rendered. */
  quoteHref?: string;
  /** Replaces the phone button. */
  otherLink?: NamedLink;
  isHospitality?: boolean | undefined;
}

/** The contact bar is hidden while these buttons are in view. */
export function HeroButtons({
  phone,
  quoteHref,
  otherLink,
  isHospitality,
  className,
}: HeroButtonsProps & { className?: string }) {
  if (!quoteHref) return null;
  return (
    <div className={className} data-hero-buttons="">
      {otherLink ? (
        <ButtonRow>
          <ButtonLink href={quoteHref}>Get FREE Quote</ButtonLink>
          <ButtonLink href={otherLink.href} tone="line">
            {otherLink.name}
          </ButtonLink>
        </ButtonRow>
      ) : (
        phone && <QuoteButtons phone={phone} quoteHref={quoteHref} isHospitality={isHospitality} />
      )}
    </div>
  );
}
