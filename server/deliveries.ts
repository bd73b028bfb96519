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

/** Maximum number of characters of one field: in a mail about one request, and in a digest. */
const maxMailedCharacters = 20_000;
const maxDigestCharacters = 1_000;

/** Creates the functions that send to each target in the settings, and the one that mails the owner about an outage. */
export function createDeliveries(
  { forwardUrl, forwardHeader, mail, confirm }: DeliverySettings,
  business: Contact,
  siteUrl: string,
): Pick<OutboxOptions, 'deliver' | 'reportOutage'> {
  const deliver: Partial<Record<Target, Deliver>> = {};
  const receiver = parseReceiver({ QUOTE_FORWARD_URL: forwardUrl, QUOTE_FORWARD_HEADER: forwardHeader });
  if (receiver) deliver.forward = createForwarder(receiver, new URL(siteUrl).host);
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
  const reportOutage: OutboxOptions['reportOutage'] = (outage, signal) =>
    mailOwner(composeOutageReport(outage), signal);
  if (!confirm) return { deliver, reportOutage };
  deliver.confirm = deliverOneByOne(async ({ fields }, signal) => {
    const address = getMailAddress(fields.quote.email);
    if (address === undefined) {
      throw new DeliveryError("the visitor's address cannot be written in a mail", {
        retry: 'never',
        blame: 'request',
      });
    }
    const to = createAddressObject(address);
    try {
      await sendMail({ from, to, ...composeConfirmation(business), signal });
    } catch (error) {
      throw isRecipientRefused(error) ? createRecipientError(error) : error;
    }
  });
  return { deliver, reportOutage };
}

type MailOwner = (message: SendMailOptions, signal: AbortSignal) => Promise<void>;

/**
 * Mails one request. Omits what the mail server refuses: first the visitor's address from Reply-To, then all user input
 * except the digits of the phone number. If it refuses that too, it refuses all our mails.
 */
async function mailRequest(request: Delivery, mailOwner: MailOwner, signal: AbortSignal): Promise<void> {
  const { replyTo, ...message } = composeMail(request);
  const versions = [...(replyTo ? [{ replyTo, ...message }] : []), message, composeNoticeWithoutText(request)];
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
  const reason = 'the mail server refuses every mail, even one without user input';
  throw new DeliveryError(reason, { retry: 'later', cause: refusal });
}

const deliverOneByOne =
  (send: (delivery: Delivery, signal: AbortSignal) => Promise<void>): Deliver =>
  async (deliveries, signal) => {
    for (const delivery of deliveries) await send(delivery, signal);
  };

function createForwarder(receiver: Receiver, siteHost: string): Deliver {
  return deliverOneByOne(async ({ id, at, fields, flags, duplicateOf }, signal) => {
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
  /**
   * The signals of attempts that sent their whole message. The mail server may have accepted it even if its reply is
   * lost.
   */
  const fullySentSignals = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => input.once('end', () => data.signal && fullySentSignals.add(data.signal)));
    done();
  });
  return async (mail: SendMailOptions & { signal: AbortSignal }) => {
    // A new signal for each mail, by which the stream above identifies it.
    const signal = AbortSignal.any([mail.signal]);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw explainMailError(error, url, fullySentSignals.has(signal));
    }
  };
}

/** Returns whether the mail server refused the visitor's address, such as a mailbox that does not exist or is full. */
function isRecipientRefused(error: unknown): boolean {
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
const createAddressObject = (address: string) => ({ name: '', address });

/**
 * Composes the text of a mail. The phone number is first, because owners read mail on a phone and have to call before
 * other companies do.
 */
function describeRequest(
  { id, at, fields: { quote, unknown }, flags, duplicateOf }: Delivery,
  maxLength: number,
): string {
  const describeField = (field: QuoteField) => {
    const { label, control } = getQuoteField(field);
    if (field === 'phone' || field === 'name' || quote[field] === '') return '';
    return `${label}:${control === 'textarea' ? '\n' : ' '}${formatPlainText(formatAnswer(field, quote[field]), maxLength)}`;
  };
  const others = Object.entries(unknown).map((entry) => formatPlainText(entry.join(': '), maxLength));
  const paragraphs = [
    [`Call ${formatPlainText(quote.phone, maxLength)}`, formatPlainText(quote.name, maxLength)],
    quote.email === '' ? ['No email address was left, so a reply to this mail does not reach the visitor.'] : [],
    quoteFormOrder.map(describeField),
    others.length === 0 ? [] : ['Also sent, from a page with other fields:', ...others],
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
    subject: `Quote request ${id}: ${call}${name}, ${formatPlainText(formatAnswer('service', quote.service), maxMailedCharacters)}`,
    text: describeRequest(delivery, maxMailedCharacters),
    ...(replyTo && { replyTo: createAddressObject(replyTo) }),
    ...createMailIdentity(id),
  };
}

/** Composes a mail about a request whose text the mail server does not accept. Of the user input, it contains only the phone number's digits. */
function composeNoticeWithoutText({ id, at, fields: { quote } }: Delivery) {
  const digits = quote.phone.replace(/[^\d+() .-]/g, '').slice(0, 40);
  return {
    subject: `Quote request ${id}`,
    text: `Call ${digits}

A quote request came ${formatTime(at)}. Your mail server refused the mail with its text. To read it:

npm run quotes -- --search ${id}
`,
    ...createMailIdentity(`${id}-notice`),
  };
}

function composeOutageReport({ since, error, count }: Outage) {
  return {
    subject: 'Quote requests do not reach your automation',
    text: `Since ${formatTime(since)} no quote request has reached the address in QUOTE_FORWARD_URL:
${escapeTerminalControls(error)}.

${count === 1 ? 'One request is' : `${count} requests are`} not delivered there. Nothing is lost: the inbox keeps each one, and mails it to you.

npm run quotes shows them. The inbox goes on trying by itself for seven days. To send again what it has given up:
npm run quotes -- --retry

This is the only mail about it until requests arrive there again.
`,
  };
}

/** Combines many requests into one mail, the earliest first. */
function composeDigest(deliveries: Delivery[]) {
  const requests = deliveries.toSorted((a, b) => a.at - b.at);
  return {
    subject: `${requests.length} quote requests`,
    text: requests.map((request) => describeRequest(request, maxDigestCharacters)).join(`\n${'-'.repeat(40)}\n\n`),
    ...createMailIdentity(`${requests[0]?.id}-${requests.length}`),
  };
}

/** Returns headers that are equal in every attempt, so that a receiver recognizes a message that it already has. */
const createMailIdentity = (key: string) => ({
  messageId: `<${key}@quote-request>`,
  headers: { 'Idempotency-Key': key },
});

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

function formatPlainText(value: string, maxLength: number): string {
  const cut = value.slice(0, maxLength).toWellFormed();
  return escapeTerminalControls(cut.length < value.length ? `${cut}… (the inbox has the rest)` : cut);
}
