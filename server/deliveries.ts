import type { SendMailOptions } from 'nodemailer';
import { DeliveryError, RefusedContentError } from '../src/lib/quotes/delivery-error.ts';
import { getHeaderAddress, getMailAddress } from '../src/lib/quotes/email-address.ts';
import type { Contact } from '../src/lib/quotes/error-page.ts';
import { explainMailError } from '../src/lib/quotes/mail-errors.ts';
import { createMailTransport } from '../src/lib/quotes/mail-transport.ts';
import { postToReceiver } from '../src/lib/quotes/post-to-receiver.ts';
import { formatAnswer, getQuoteField, type QuoteField, quoteFormOrder } from '../src/lib/quotes/quote-fields.ts';
import { getFlagHeaders } from '../src/lib/quotes/quote-flags.ts';
import { parseReceiver, type Receiver } from '../src/lib/quotes/receiver-address.ts';
import type { DeliverySettings } from '../src/lib/settings/server-settings.ts';
import { formatTime } from './denver-time.ts';
import { getMapUrl } from './map-url.ts';
import type { Deliver, OutboxOptions } from './outbox.ts';
import { escapeTerminalControls, shorten } from './printable-text.ts';
import type { Target } from './quote-store.ts';
import type { Delivery, Outage } from './stored-request.ts';

/** Maximum number of characters of one field in a mail, and in a mail about several requests. */
const mailedCharacters = 20_000;
const digestCharacters = 1_000;

/** Creates the functions that send to each target in the settings, and the one that mails the owner about an outage. */
export function createDeliveries(
  { forwardUrl, forwardHeader, mail, confirm }: DeliverySettings,
  business: Contact,
  siteUrl: string,
): Pick<OutboxOptions, 'deliver' | 'report'> {
  const deliver: Partial<Record<Target, Deliver>> = {};
  const receiver = parseReceiver({ QUOTE_FORWARD_URL: forwardUrl, QUOTE_FORWARD_HEADER: forwardHeader });
  if (receiver) deliver.forward = createForward(receiver, new URL(siteUrl).host);
  if (!mail) return { deliver };
  const sendMail = createMailer(mail.url);
  const from = { name: business.brand, address: mail.from };
  // Without a visitor's address in Reply-To, a reply would go to the sender, which is often an address of the site.
  const mailOwner: MailOwner = (message, signal) =>
    sendMail({ from, to: mail.to, replyTo: mail.to, ...message, signal });
  deliver.mail = async (deliveries, signal) => {
    const [first] = deliveries;
    if (!first) return;
    if (deliveries.length > 1) await mailOwner(composeDigest(deliveries), signal);
    else await mailRequest(first, mailOwner, signal);
  };
  const report: OutboxOptions['report'] = (outage, signal) => mailOwner(composeReport(outage), signal);
  if (!confirm) return { deliver, report };
  deliver.confirm = eachAlone(async ({ fields }, signal) => {
    const address = getMailAddress(fields.quote.email);
    if (address === undefined) {
      throw new DeliveryError("the visitor's address cannot be written in a mail", {
        retry: 'never',
        blame: 'request',
      });
    }
    const to = quotedAddress(address);
    try {
      await sendMail({ from, to, ...composeConfirmation(business), signal });
    } catch (error) {
      throw isAboutRecipient(error) ? createRecipientError(error) : error;
    }
  });
  return { deliver, report };
}

type MailOwner = (message: SendMailOptions, signal: AbortSignal) => Promise<void>;

/**
 * Mails one request. Omits what the mail server refuses: first the visitor's address from Reply-To, then all user input
 * except the digits of the phone number. If it refuses that too, it refuses all our mails.
 */
async function mailRequest(request: Delivery, mailOwner: MailOwner, signal: AbortSignal): Promise<void> {
  const { replyTo, ...message } = composeMail(request);
  const versions = [...(replyTo ? [{ replyTo, ...message }] : []), message, composeNotice(request)];
  let refusal: RefusedContentError | undefined;
  for (const version of versions) {
    try {
      await mailOwner(version, signal);
      return;
    } catch (error) {
      if (!(error instanceof RefusedContentError)) throw error;
      refusal = error;
    }
  }
  const reason = 'the mail server refuses every mail, also one without a word that was typed';
  throw new DeliveryError(reason, { retry: 'later', cause: refusal });
}

const eachAlone =
  (send: (delivery: Delivery, signal: AbortSignal) => Promise<void>): Deliver =>
  async (deliveries, signal) => {
    for (const delivery of deliveries) await send(delivery, signal);
  };

function createForward(receiver: Receiver, siteHost: string): Deliver {
  return eachAlone(async ({ id, at, fields, flags, duplicateOf }, signal) => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      ...getFlagHeaders(flags, duplicateOf),
    };
    await postToReceiver(receiver, { headers, body: JSON.stringify(fields.quote), at, siteHost, signal });
  });
}

function createMailer(address: string) {
  const url = new URL(address);
  const transport = createMailTransport(address);
  /** Signals of attempts that sent their whole message, which is the last thing that a mail server asks for. */
  const sentWhole = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => input.once('end', () => data.signal && sentWhole.add(data.signal)));
    done();
  });
  return async (mail: SendMailOptions & { signal: AbortSignal }) => {
    // A new signal for each mail, by which the stream above identifies it.
    const signal = AbortSignal.any([mail.signal]);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw explainMailError(error, url, sentWhole.has(signal));
    }
  };
}

/** Returns whether the mail server refused the visitor's address, such as a mailbox that does not exist or is full. */
function isAboutRecipient(error: unknown): boolean {
  const { cause } = error as { cause?: { command?: string } };
  return cause?.command === 'RCPT TO';
}

function createRecipientError(error: unknown): DeliveryError {
  const { message, cause } = error as DeliveryError & { cause: { responseCode?: number } };
  const isPermanent = (cause.responseCode ?? 0) >= 500;
  // No later attempt helps if the mail server refused the address permanently.
  return new DeliveryError(message, { retry: isPermanent ? 'never' : 'soon', blame: 'request', cause });
}

/** An object, so that no part of it can be parsed as another address. */
const quotedAddress = (address: string) => ({ name: '', address });

/**
 * Composes the text of a mail. The phone number is first: owners read it on a phone, and the first to call wins the
 * job.
 */
function describeRequest({ id, at, fields: { quote, unknown }, flags, duplicateOf }: Delivery, length: number): string {
  const describeField = (field: QuoteField) => {
    const { label, control } = getQuoteField(field);
    if (field === 'phone' || field === 'name' || quote[field] === '') return '';
    return `${label}:${control === 'textarea' ? '\n' : ' '}${plainText(formatAnswer(field, quote[field]), length)}`;
  };
  const others = Object.entries(unknown).map((entry) => plainText(entry.join(': '), length));
  const paragraphs = [
    [`Call ${plainText(quote.phone, length)}`, plainText(quote.name, length)],
    quote.email === '' ? ['No email address was left, so a reply to this mail does not reach the visitor.'] : [],
    quoteFormOrder.map(describeField),
    others.length === 0 ? [] : ['Also sent, by a page with other fields:', ...others],
    [getMapUrl(quote.address)],
    [`Came ${formatTime(at)}, request ${id}.`],
    duplicateOf === null ? [] : [`The same as ${duplicateOf}, which came shortly before it.`],
    flags.length === 0 ? [] : [`Marked: ${flags.join(', ')}.`],
  ].map((lines) => lines.filter((line) => line !== '').join('\n'));
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
}

function composeMail(delivery: Delivery) {
  const { id, fields } = delivery;
  const { quote } = fields;
  const name = shorten(quote.name.toWellFormed(), 60);
  // A mail server may refuse the whole message because of this one header. The text contains the address as typed.
  const replyTo = getHeaderAddress(quote.email);
  const call = quote.email === '' ? `Call ${shorten(quote.phone.toWellFormed(), 40)}: ` : '';
  return {
    subject: `Quote request ${id}: ${call}${name}, ${plainText(formatAnswer('service', quote.service), mailedCharacters)}`,
    text: describeRequest(delivery, mailedCharacters),
    ...(replyTo && { replyTo: quotedAddress(replyTo) }),
    ...nameMail(id),
  };
}

/** Notifies the owner of a request whose text the mail server does not accept, without any other user input. */
function composeNotice({ id, at, fields: { quote } }: Delivery) {
  const digits = quote.phone.replace(/[^\d+() .-]/g, '').slice(0, 40);
  return {
    subject: `Quote request ${id}`,
    text: `Call ${digits}

A quote request came ${formatTime(at)}. Your mail server refused the mail with its text. To read it:

npm run quotes -- --search ${id}
`,
    ...nameMail(`${id}-notice`),
  };
}

function composeReport({ since, error, count }: Outage) {
  return {
    subject: 'Quote requests do not reach your automation',
    text: `Since ${formatTime(since)} no quote request has reached the address in QUOTE_FORWARD_URL:
${escapeTerminalControls(error)}.

${count === 1 ? 'One request is' : `${count} requests are`} not delivered there. Nothing is lost: the inbox keeps each one, and mails it to you.

npm run quotes shows them. The inbox goes on trying by itself for seven days. What it has given up is sent again by
npm run quotes -- --retry

This is the only mail about it until requests arrive there again.
`,
  };
}

/** Combines many requests into one mail, the earliest first. */
function composeDigest(deliveries: Delivery[]) {
  const requests = deliveries.toSorted((one, other) => one.at - other.at);
  return {
    subject: `${requests.length} quote requests`,
    text: requests.map((request) => describeRequest(request, digestCharacters)).join(`\n${'-'.repeat(40)}\n\n`),
    ...nameMail(`${requests[0]?.id}-${requests.length}`),
  };
}

/** Equal in every attempt, so that a receiver recognizes a message that it already has. */
const nameMail = (key: string) => ({ messageId: `<${key}@quote-request>`, headers: { 'Idempotency-Key': key } });

/** Contains no user input: the address may be a stranger's, and the sender must not choose what a stranger reads. */
function composeConfirmation({ brand, phone, answer }: Contact) {
  return {
    subject: `${brand} has your quote request`,
    text: `Thank you for asking ${brand} for a quote.

We'll ${answer}. It's free, and you're not committed to anything.

If you'd rather talk now, call ${phone.display}.

You're getting this because somebody entered your email address in the quote form on our website. If it wasn't you,
you don't have to do anything.
`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function plainText(value: string, length: number): string {
  const cut = value.slice(0, length).toWellFormed();
  return escapeTerminalControls(cut.length < value.length ? `${cut}… (the whole is in the inbox)` : cut);
}
