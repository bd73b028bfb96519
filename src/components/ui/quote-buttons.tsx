import { ButtonLink, ButtonRow } from './button.tsx';
import { CallButton, type Phone } from './phone-link.tsx';

/** The pair that every page offers: ask for a quote, or call. */
export function QuoteButtons({
  phone,
  quoteHref,
  label = 'Get FREE Quote',
}: {
  phone: Phone;
  quoteHref: string;
  label?: string;
}) {
  return (
    <ButtonRow>
      <ButtonLink href={quoteHref}>{label}</ButtonLink>
      <CallButton phone={phone} />
    </ButtonRow>
  );
}
