import nodemailer from 'nodemailer';
import type { Contact } from '../src/inbox/refusal-page.ts';
import { getQuoteField, type QuoteField } from '../src/schemas/quote-fields.ts';
import type { DeliverySettings } from '../src/settings/server-settings.ts';
import { type Deliver, FinalFailure } from './outbox.ts';
import { shorten, showTerminalControls } from './printable-text.ts';
import { formatTime } from './quote-listing.ts';
import type { Delivery, Target } from './quote-writer.ts';

const mailedCharacters = 20_000;

/** What to do for each target that the settings name. */
export function createDeliveries({ forwardUrl, mail, confirm }: DeliverySettings, business: Contact) {
  const deliver: Partial<Record<Target, Deliver>> = {};
  if (forwardUrl) deliver.forward = createForward(forwardUrl);
  if (!mail) return deliver;
  const transport = createTransport(mail.url);
  const from = { name: business.brand, address: mail.from };
  deliver.mail = async (delivery, signal) => {
    await transport.sendMail({ from, to: mail.to, ...composeMail(delivery), signal });
  };
  if (!confirm) return deliver;
  deliver.confirm = async ({ quote }, signal) => {
    try {
      await transport.sendMail({ from, to: quotedAddress(quote.email), ...composeConfirmation(business), signal });
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      // A mistyped address stays wrong.
      if (code === 'EENVELOPE' && responseCode >= 500) throw new FinalFailure('The address was refused.');
      throw error;
    }
  };
  return deliver;
}

function createForward(forwardUrl: string): Deliver {
  const url = new URL(forwardUrl);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = login === ':' ? {} : { Authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  // fetch takes no credentials in an address.
  url.username = '';
  url.password = '';
  return async ({ id, quote }, signal) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...authorization } as HeadersInit;
    const body = JSON.stringify(quote);
    // Following a redirect would turn the post into a GET and lose the request.
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  };
}

function createTransport(url: string) {
  const { hostname, username } = new URL(url);
  return nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A password leaves the machine only encrypted.
    requireTLS: username !== '' && !/^(localhost|127\.|\[::1)/.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** As an object, so that nothing in it can be read as another address. */
const quotedAddress = (address: string) => ({ name: '', address });

/** What the owner reads, most of it on a phone: whom to call stands first. */
export function composeMail({ id, at, quote, flags, duplicateOf }: Delivery) {
  const text = (field: QuoteField) => plainText(quote[field]);
  const choice = (field: QuoteField) => {
    const entry = getQuoteField(field);
    return ('options' in entry && entry.options[quote[field]]) || text(field);
  };
  const place = encodeURIComponent(quote.address.slice(0, 300).toWellFormed());
  const paragraphs = [
    [`Call ${text('phone')}`, text('name'), text('email')],
    [choice('service'), choice('property'), text('address')],
    [`https://www.google.com/maps/search/?api=1&query=${place}`],
    [text('message')],
    [`Came ${formatTime(at)}, request ${id}.`],
    duplicateOf === null ? [] : [`The same as ${duplicateOf}, which came shortly before.`],
    flags.length === 0 ? [] : [`Doubtful: ${flags.join(', ')}.`],
  ].map((lines) => lines.filter((line) => line !== '').join('\n'));
  return {
    subject: `Quote request ${id}: ${shorten(quote.name.toWellFormed(), 60)}, ${choice('service')}`,
    text: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
    ...(quote.email === '' ? {} : { replyTo: quotedAddress(quote.email) }),
    // The same for every attempt, so that a repeated one can be told.
    messageId: `<${id}@quote-request>`,
    headers: { 'Idempotency-Key': id },
  };
}

/** Not a word of it comes from the form. */
export function composeConfirmation({ brand, phone }: Contact) {
  return {
    subject: `${brand} has your quote request`,
    text: `Thank you for asking ${brand} for a quote.

What happens next: we read your request and contact you within 24 hours with your personalized quote. It is free and
commits you to nothing.

If you would rather talk now, call ${phone.shown}.

You get this message because your email address was given in the quote form of our website. If it was not you who
gave it, you need do nothing.
`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function plainText(value: string): string {
  const cut = value.slice(0, mailedCharacters).toWellFormed();
  return showTerminalControls(cut.length < value.length ? `${cut}… (the whole is in the inbox)` : cut);
}
