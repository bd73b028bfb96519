/** Describes a stored request in the owner's words. */
import type { QuoteFlag } from '../src/lib/quotes/quote-flags.ts';
import { escapeControls } from './printable-text.ts';
import type { StoredDelivery } from './quote-listing.ts';
import type { OwnerRequest } from './requests-list.ts';

interface TargetWords {
  delivered: string;
  sending: string;
  failed: string;
}

const targetWords: Record<string, TargetWords> = {
  mail: { delivered: 'Mailed to you.', sending: 'Being mailed to you.', failed: 'Not mailed to you' },
  forward: {
    delivered: 'Sent to your automation.',
    sending: 'Being sent to your automation.',
    failed: 'Not sent to your automation',
  },
  confirm: {
    delivered: 'The visitor got a confirmation.',
    sending: 'A confirmation is being mailed to the visitor.',
    failed: 'The visitor got no confirmation',
  },
};

/** Describes the state of each delivery in sentences. */
export function describeDeliveries(deliveries: StoredDelivery[]): string {
  if (deliveries.length === 0) return 'Kept here only: neither mail nor an automation was set up when it came.';
  return deliveries.map(describeDelivery).join(' ');
}

function describeDelivery({ target, state, error }: StoredDelivery): string {
  const words = targetWords[target] ?? {
    delivered: 'Delivered.',
    sending: 'Being delivered.',
    failed: 'Not delivered',
  };
  if (state === 'delivered') return words.delivered;
  if (state === 'waiting' && error === '') return words.sending;
  const reason = error && `: ${escapeControls(error)}`;
  return state === 'waiting'
    ? `${words.failed} yet${reason}. It is tried again by itself.`
    : `${words.failed}${reason}. It is not tried again: once the cause is mended, npm run quotes -- --retry sends it.`;
}

const flagWords: Record<QuoteFlag, string> = {
  links: 'contains links',
  'repeated-message': 'several senders sent this message',
  gibberish: 'reads like gibberish',
  rate: 'one of many from this sender',
  'cross-site': 'sent from another website',
  'unknown-field': 'has fields that the form does not have',
  'unknown-option': 'has a choice that the form does not offer',
  'missing-field': 'lacks a required field',
  'launch-check': 'sent by the launch check',
};

/** Describes why a request may be spam or incomplete; '' if nothing is unusual. */
export function describeFlags({ flags, duplicateOf }: Pick<OwnerRequest, 'flags' | 'duplicateOf'>): string {
  const known = flags.map((flag) => (flagWords as Record<string, string>)[flag] ?? flag);
  return [
    ...known,
    ...(duplicateOf === null ? [] : [`same as request ${duplicateOf}, which came shortly before`]),
  ].join('; ');
}
