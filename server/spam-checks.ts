import { z } from 'zod';
import { getMailAddress } from '../src/lib/quotes/email-address.ts';
import { type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { type QuoteFlag, quoteFlags } from '../src/lib/quotes/quote-flags.ts';

const linkThreshold = 3;
const otherSendersThreshold = 2;
const minRepeatedMessageLength = 20;

/**
 * Returns the parameters of `findSimilar` in quote-sql.ts before they are hashed: content, message, name, phone, email.
 * `null` if the request has no such value.
 */
export function normalizeForMatching(quote: QuoteValues): (string | null)[] {
  const { email = '', message: rawMessage = '' } = quote;
  const message = rawMessage.toLowerCase().replace(/\s+/g, ' ').trim();
  return [
    JSON.stringify(quoteFieldNames.map((field) => quote[field])),
    message.length < minRepeatedMessageLength ? null : message,
    quote.name.toLowerCase().trim(),
    quote.phone.replace(/\D/g, '') || quote.phone,
    email === '' ? null : email.toLowerCase(),
  ];
}

/** The result of `findSimilar` in quote-sql.ts. Falls back to "nothing similar", so that a bad row never costs a lead. */
export const similarRow = z
  .object({ duplicateOf: z.string().nullable(), otherSenders: z.number(), frequent: z.number() })
  .catch({ duplicateOf: null, otherSenders: 0, frequent: 0 });

/** Adds the spam flags to those from validation. Flagged requests are stored too: a false positive must not cost a lead. */
export function flagQuote(
  quote: QuoteValues,
  similar: z.infer<typeof similarRow>,
  validationFlags: QuoteFlag[],
): QuoteFlag[] {
  const spamFlags: Partial<Record<QuoteFlag, boolean>> = {
    links: hasManyLinks(quote),
    'repeated-message': similar.otherSenders >= otherSendersThreshold,
    gibberish: isGibberish(quote),
    rate: similar.frequent === 1,
  };
  return quoteFlags.filter((flag) => spamFlags[flag] || validationFlags.includes(flag));
}

/** Domains that deliver to the mailboxes of another one. */
const mailboxDomains: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
};

/** Returns the same text for all addresses of a mailbox: lowercase, without a +tag and the dots that Gmail ignores. */
export function normalizeEmail(address: string): string {
  const lowercase = (getMailAddress(address) ?? address).normalize('NFC').toLowerCase();
  const at = lowercase.lastIndexOf('@');
  const untagged = lowercase.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = lowercase.slice(at + 1);
  const domain = Object.hasOwn(mailboxDomains, host) ? mailboxDomains[host] : host;
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

function hasManyLinks({ name, message = '', address }: QuoteValues): boolean {
  const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)?.length ?? 0;
  return countLinks(name) > 0 || countLinks(message) + countLinks(address) >= linkThreshold;
}

function isGibberish({ name, message = '' }: QuoteValues): boolean {
  if (/([^\s\p{P}\p{S}])\1{11}/u.test(`${name}\n${message}`)) return true;
  if (getLongLatinWords(name).some(isRandomWord)) return true;
  const words = getLongLatinWords(message);
  return words.length > 0 && words.filter(isRandomWord).length * 2 >= words.length;
}

/** Words in plain Latin letters only, because `isRandomWord` does not work for other scripts. */
function getLongLatinWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter((word) => /^[a-z]{8,}$/i.test(word));
}

function isRandomWord(word: string): boolean {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  const caseChanges = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return vowels / word.length < 0.15 || caseChanges >= 4;
}
