import { ButtonLink, ButtonRow } from './button.tsx';
import { CallButton, type Phone } from './phone-link.tsx';

/** The two buttons of every page: one requests a quote, the other calls. */
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
