import { ButtonLink, ButtonRow } from './button.tsx';
import { CallButton, type Phone } from './phone-link.tsx';

/** The two buttons of every page: one requests a quote, the other calls. The strong one comes first. */
export function QuoteButtons({
  phone,
  quoteHref,
  label = 'Get FREE Quote',
  isHospitality,
}: {
  phone: Phone;
  quoteHref: string;
  label?: string;
  /** The page is about hospitality, whose emergencies are answered by phone at any hour: the call is the strong button. */
  isHospitality?: boolean | undefined;
}) {
  return isHospitality ? (
    <ButtonRow>
      <CallButton phone={phone} tone="sun" />
      <ButtonLink href={quoteHref} tone="line">
        {label}
      </ButtonLink>
    </ButtonRow>
  ) : (
    <ButtonRow>
      <ButtonLink href={quoteHref}>{label}</ButtonLink>
      <CallButton phone={phone} />
    </ButtonRow>
  );
}
