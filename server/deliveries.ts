import nodemailer, { type SendMailOptions } from 'nodemailer';
import { getHeaderAddress, getMailAddress } from '../src/lib/quotes/email-address.ts';
import type { Contact } from '../src/lib/quotes/error-page.ts';
import { postToReceiver } from '../src/lib/quotes/post-to-receiver.ts';
import { formatAnswer, getQuoteField, type QuoteField, quoteFormOrder } from '../src/lib/quotes/quote-fields.ts';
import { getFlagHeaders } from '../src/lib/quotes/quote-flags.ts';
import type { DeliverySettings } from '../src/lib/settings/server-settings.ts';
import { formatTime } from './denver-time.ts';
import { type Deliver, PermanentFailureError, UnknownOutcomeError } from './outbox.ts';
import { escapeTerminalControls, shorten } from './printable-text.ts';
import type { Target } from './quote-store.ts';
import type { Delivery } from './stored-request.ts';

/** Most characters of one field in a mail, and in a mail about several requests. */
const mailedCharacters = 20_000;
const digestCharacters = 1_000;

/** What to do for each target that the settings name. */
export function createDeliveries({ forwardUrl, mail, confirm }: DeliverySettings, business: Contact) {
  const deliver: Partial<Record<Target, Deliver>> = {};
  if (forwardUrl) deliver.forward = createForward(forwardUrl);
  if (!mail) return deliver;
  const sendMail = createMailer(mail.url);
  const from = { name: business.brand, address: mail.from };
  deliver.mail = async (deliveries, signal) => {
    const [first] = deliveries;
    if (!first) return;
    const message = deliveries.length === 1 ? composeMail(first) : composeDigest(deliveries);
    await sendMail({ from, to: mail.to, ...message, signal });
  };
  if (!confirm) return deliver;
  deliver.confirm = eachAlone(async ({ fields }, signal) => {
    try {
      const address = getMailAddress(fields.quote.email);
      if (address === undefined) throw new PermanentFailureError('The address has no form for mail.');
      const to = quotedAddress(address);
      await sendMail({ from, to, ...composeConfirmation(business), signal });
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      // The mail server refused the address itself: no later attempt helps.
      if (code === 'EENVELOPE' && responseCode >= 500) throw new PermanentFailureError('The address was refused.');
      throw error;
    }
  });
  return deliver;
}

const eachAlone =
  (send: (delivery: Delivery, signal: AbortSignal) => Promise<void>): Deliver =>
  async (deliveries, signal) => {
    for (const delivery of deliveries) await send(delivery, signal);
  };

function createForward(forwardUrl: string): Deliver {
  const url = new URL(forwardUrl);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization: Record<string, string> =
    login === ':' ? {} : { Authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  // fetch takes no credentials in an address.
  url.username = '';
  url.password = '';
  return eachAlone(async ({ id, fields, flags, duplicateOf }, signal) => {
    const about = { 'Idempotency-Key': id, ...getFlagHeaders(flags, duplicateOf) };
    const headers = { 'Content-Type': 'application/json', ...about, ...authorization };
    const body = JSON.stringify(fields.quote);
    const { ok, status } = await postToReceiver(url, { headers, body, signal });
    if (!ok) throw new Error(`It answered ${status}.`);
  });
}

function createMailer(url: string) {
  const { hostname, username } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A password leaves the machine only encrypted.
    requireTLS: username !== '' && !/^(localhost|127\.|\[::1)/.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** The attempts that have sent their whole message, for which a mail server asks last. */
  const sentWhole = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => input.once('end', () => data.signal && sentWhole.add(data.signal)));
    done();
  });
  return async (mail: SendMailOptions & { signal: AbortSignal }) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const { message, responseCode } = error as Error & { responseCode?: number };
      const isUnknown = responseCode === undefined && sentWhole.has(mail.signal);
      throw isUnknown ? new UnknownOutcomeError(message, { cause: error }) : error;
    }
  };
}

/** As an object, so that nothing in it can be read as another address. */
const quotedAddress = (address: string) => ({ name: '', address });

/** The text of a mail. The phone number stands first: owners read it on a phone, and the first to call wins the job. */
function describeRequest({ id, at, fields: { quote, unknown }, flags, duplicateOf }: Delivery, length: number): string {
  const describeField = (field: QuoteField) => {
    const { label, control } = getQuoteField(field);
    if (field === 'phone' || field === 'name' || quote[field] === '') return '';
    return `${label}:${control === 'textarea' ? '\n' : ' '}${plainText(formatAnswer(field, quote[field]), length)}`;
  };
  const place = encodeURIComponent(quote.address.slice(0, 300).toWellFormed());
  const others = Object.entries(unknown).map((entry) => plainText(entry.join(': '), length));
  const paragraphs = [
    [`Call ${plainText(quote.phone, length)}`, plainText(quote.name, length)],
    quoteFormOrder.map(describeField),
    others.length === 0 ? [] : ['Also sent, by a page with other fields:', ...others],
    [`https://www.google.com/maps/search/?api=1&query=${place}`],
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
  // A mail server may refuse the whole message because of this one header. The text has the address as typed.
  const replyTo = getHeaderAddress(quote.email);
  return {
    subject: `Quote request ${id}: ${name}, ${plainText(formatAnswer('service', quote.service), mailedCharacters)}`,
    text: describeRequest(delivery, mailedCharacters),
    ...(replyTo && { replyTo: quotedAddress(replyTo) }),
    ...nameMail(id),
  };
}

/** Many requests at once, the first that came first. */
function composeDigest(deliveries: Delivery[]) {
  const requests = deliveries.toSorted((one, other) => one.at - other.at);
  return {
    subject: `${requests.length} quote requests`,
    text: requests.map((request) => describeRequest(request, digestCharacters)).join(`\n${'-'.repeat(40)}\n\n`),
    ...nameMail(`${requests[0]?.id}-${requests.length}`),
  };
}

/** Equal in every attempt, so that a receiver knows a message that it has. */
const nameMail = (key: string) => ({ messageId: `<${key}@quote-request>`, headers: { 'Idempotency-Key': key } });

/** Takes no words from the form: somebody may give a stranger's address, and must not choose what the stranger reads. */
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
