import type { NamedLink } from '../../lib/site/named-link.ts';
import { ButtonLink, ButtonRow } from './button.tsx';
import { Icon } from './icon.tsx';
import type { Phone } from './phone-link.tsx';
import { QuoteButtons } from './quote-buttons.tsx';

export interface HeroButtonsProps {
  /** With a phone and a quote address the two buttons stand in the hero. */
  phone?: Phone;
  quoteHref?: string;
  /** Takes the place of the call button; without a quote address it stands alone. */
  otherLink?: NamedLink & { external?: boolean };
}

/** While they are in sight, the contact bar stays away. */
export function HeroButtons({ phone, quoteHref, otherLink, className }: HeroButtonsProps & { className?: string }) {
  if (!quoteHref && !otherLink) return null;
  return (
    <div className={className} data-opening-buttons={quoteHref ? '' : undefined}>
      {quoteHref && phone && !otherLink ? (
        <QuoteButtons phone={phone} quoteHref={quoteHref} />
      ) : (
        <ButtonRow>
          {quoteHref && <ButtonLink href={quoteHref}>Get FREE Quote</ButtonLink>}
          {otherLink && (
            <ButtonLink
              href={otherLink.href}
              tone={quoteHref ? 'line' : 'ink'}
              rel={otherLink.external ? 'noopener' : undefined}
            >
              {otherLink.name}
              {otherLink.external && <Icon name="external" />}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </div>
  );
}
