import { createHash } from 'node:crypto';
import { type QuoteRequest, quoteFieldNames } from '../src/schemas/quote-fields.ts';
import { RecentMap } from './recent-map.ts';

export const spamReasons = ['links', 'repeated-message', 'gibberish', 'rate'] as const;
export type SpamReason = (typeof spamReasons)[number];

export interface QuoteMarks {
  spam?: SpamReason[];
  duplicateOf?: string;
}

const minute = 60_000;
const duplicateWindow = 10 * minute;
const repeatWindow = 60 * minute;
const rateWindow = 10 * minute;

const linksInMessage = 3;
const repeatedBySenders = 2;
const shortestRepeatedMessage = 20;
const quotesPerSender = 10;
/** Bounds the memory a flood can take; far more than a day's real requests. */
const rememberedQuotes = 10_000;
const rememberedSenders = 20;

interface Sender {
  name: string;
  email: string;
  phone: string;
}

/**
 * Judges each quote request against the ones before it. It only marks: a suspected one is stored like any other,
 * because a wrong guess must never cost a lead.
 */
export class QuoteMarker {
  readonly #firstByContent = new RecentMap<{ id: string; at: number }>(rememberedQuotes);
  readonly #sendersByMessage = new RecentMap<{ senders: Sender[]; at: number }>(rememberedQuotes);
  readonly #timesBySender = new RecentMap<number[]>(rememberedQuotes);

  /** Marks a request and remembers it. `client` is the network address, which is never stored. */
  mark(quote: QuoteRequest, id: string, at: number, client?: string): QuoteMarks {
    const marks: QuoteMarks = {};
    const duplicateOf = this.#findFirst(quote, at);
    const spam = [
      hasManyLinks(quote) && 'links',
      this.#isRepeated(quote, at) && 'repeated-message',
      isGibberish(quote) && 'gibberish',
      this.#isFrequent(quote, at, client) && 'rate',
    ].filter((reason): reason is SpamReason => reason !== false);
    if (spam.length > 0) marks.spam = spam;
    if (duplicateOf !== undefined) marks.duplicateOf = duplicateOf;
    this.remember(quote, duplicateOf ?? id, at, client);
    return marks;
  }

  /** Takes note of a request that was marked before, as when the file is read at start. */
  remember(quote: QuoteRequest, firstId: string, at: number, client?: string): void {
    this.#firstByContent.set(contentKey(quote), { id: firstId, at });
    const message = messageKey(quote);
    if (message !== undefined) {
      const senders = this.#sendersByMessage.get(message)?.senders ?? [];
      const sender = senderOf(quote);
      const known = senders.some((other) => isSameSender(other, sender));
      const remembered = known ? senders : [...senders, sender].slice(-rememberedSenders);
      this.#sendersByMessage.set(message, { senders: remembered, at });
    }
    for (const key of senderKeys(quote, client)) {
      const times = this.#timesBySender.get(key) ?? [];
      this.#timesBySender.set(key, [...times, at].slice(-quotesPerSender));
    }
  }

  /** Forgets a request that could not be stored, so that a second try is not called its duplicate. */
  forget(quote: QuoteRequest, id: string): void {
    const key = contentKey(quote);
    if (this.#firstByContent.get(key)?.id === id) this.#firstByContent.delete(key);
  }

  #findFirst(quote: QuoteRequest, at: number): string | undefined {
    const first = this.#firstByContent.get(contentKey(quote));
    return first && at - first.at <= duplicateWindow ? first.id : undefined;
  }

  #isRepeated(quote: QuoteRequest, at: number): boolean {
    const message = messageKey(quote);
    const repeat = message === undefined ? undefined : this.#sendersByMessage.get(message);
    if (!repeat || at - repeat.at > repeatWindow) return false;
    const sender = senderOf(quote);
    return repeat.senders.filter((other) => !isSameSender(other, sender)).length >= repeatedBySenders;
  }

  #isFrequent(quote: QuoteRequest, at: number, client: string | undefined): boolean {
    return senderKeys(quote, client).some((key) => {
      const times = this.#timesBySender.get(key) ?? [];
      return times.filter((time) => at - time <= rateWindow).length >= quotesPerSender;
    });
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function contentKey(quote: QuoteRequest): string {
  return hashText(JSON.stringify(quoteFieldNames.map((field) => quote[field])));
}

function messageKey(quote: QuoteRequest): string | undefined {
  const message = quote.message.toLowerCase().replace(/\s+/g, ' ').trim();
  return message.length < shortestRepeatedMessage ? undefined : hashText(message);
}

function senderOf(quote: QuoteRequest): Sender {
  return {
    name: hashText(quote.name.toLowerCase().trim()),
    email: quote.email === '' ? '' : hashText(quote.email.toLowerCase()),
    phone: hashText(phoneDigits(quote)),
  };
}

/** Someone who corrects one detail and sends again is still the same sender. */
function isSameSender(one: Sender, other: Sender): boolean {
  return one.phone === other.phone || one.name === other.name || (one.email !== '' && one.email === other.email);
}

function senderKeys(quote: QuoteRequest, client: string | undefined): string[] {
  const keys = [`phone ${hashText(phoneDigits(quote))}`];
  if (quote.email !== '') keys.push(`email ${hashText(quote.email.toLowerCase())}`);
  if (client !== undefined) keys.push(`client ${client}`);
  return keys;
}

function phoneDigits(quote: QuoteRequest): string {
  return quote.phone.replace(/\D/g, '') || quote.phone;
}

function hasManyLinks({ name, message, address }: QuoteRequest): boolean {
  const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)?.length ?? 0;
  return countLinks(name) > 0 || countLinks(message) + countLinks(address) >= linksInMessage;
}

function isGibberish({ name, message }: QuoteRequest): boolean {
  if (/([^\s\p{P}\p{S}])\1{11}/u.test(`${name}\n${message}`)) return true;
  if (longWords(name).some(isRandomWord)) return true;
  const words = longWords(message);
  return words.length > 0 && words.filter(isRandomWord).length * 2 >= words.length;
}

/** Only words of plain Latin letters: the rules below know no other script. */
function longWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter((word) => /^[a-z]{8,}$/i.test(word));
}

function isRandomWord(word: string): boolean {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  const switches = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return vowels / word.length < 0.15 || switches >= 4;
}
