/** Describes the deliveries and flags of a stored request to the owner. */
import type { QuoteFlag } from '../src/lib/quotes/quote-flags.ts';
import { formatShortTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import type { StoredDelivery } from './quote-listing.ts';
import type { Outage, OwnerRequest } from './requests-list.ts';

interface TargetTexts {
  delivered: string;
  sending: string;
  failed: string;
}

const targetTexts: Record<string, TargetTexts> = {
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

/** Returns an error without the code of a failed connection, such as (ECONNREFUSED): that is for the operator's lists. */
const formatError = (error: string) => escapeControls(error.replace(/ \([A-Z][A-Z0-9_]+\)/, ''));

/** Describes since when a target fails, how many requests wait for it, and what the owner can do. */
export function describeOutage({ target, since, error, waiting }: Outage, now: number): string {
  const isMail = target === 'mail';
  const subject = isMail ? 'Mail has not reached you' : 'Your automation has received nothing';
  const count = waiting === 1 ? '1 request waits' : `${waiting} requests wait`;
  return `${subject} since ${formatShortTime(since, now)}: ${formatError(error)}. ${count}. ${getRemedy(isMail, error)}`;
}

function getRemedy(isMail: boolean, error: string): string {
  if (isMail && /password|login/.test(error))
    return 'Check the password in QUOTE_MAIL_URL, in the settings of the server (Gmail and others require an app password). Then restart the server.';
  const settings = isMail ? 'QUOTE_MAIL_URL and QUOTE_MAIL_TO' : 'QUOTE_FORWARD_URL';
  return `It is tried again automatically. If that does not help, check ${settings} in the settings of the server. Then restart the server.`;
}

/** Describes the state of each delivery in sentences. For `explainedTargets`, the page already shows the reason. */
export function describeDeliveries(deliveries: StoredDelivery[], explainedTargets: string[] = []): string {
  if (deliveries.length === 0) return 'Kept here only: neither mail nor an automation was set up when it came.';
  return deliveries.map((delivery) => describeDelivery(delivery, explainedTargets.includes(delivery.target))).join(' ');
}

function describeDelivery({ target, state, error }: StoredDelivery, isExplained: boolean): string {
  const texts = targetTexts[target] ?? {
    delivered: 'Delivered.',
    sending: 'Being delivered.',
    failed: 'Not delivered',
  };
  if (state === 'delivered') return texts.delivered;
  if (state === 'waiting' && error === '') return texts.sending;
  const reason = error && `: ${formatError(error)}`;
  if (state === 'waiting' && isExplained) return `${texts.failed} yet.`;
  return state === 'waiting'
    ? `${texts.failed} yet${reason}. It is tried again automatically.`
    : `${texts.failed}${reason}. It is not tried again: after fixing the cause, send it with npm run quotes -- --retry.`;
}

const flagTexts: Record<QuoteFlag, string> = {
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
  const flagDescriptions = flags.map((flag) => (flagTexts as Record<string, string>)[flag] ?? flag);
  return [
    ...flagDescriptions,
    ...(duplicateOf === null ? [] : [`same as request ${duplicateOf}, which came shortly before`]),
  ].join('; ');
}
