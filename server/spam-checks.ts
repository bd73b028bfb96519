import { z } from 'zod';
import { getMailAddress } from '../src/lib/quotes/email-address.ts';
import { type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { type QuoteFlag, quoteFlags } from '../src/lib/quotes/quote-flags.ts';

const linkThreshold = 3;
const otherSendersThreshold = 2;
const minRepeatedMessageLength = 20;
/** A word with fewer vowels is random letters. */
const minVowelShare = 0.15;
/** A word that changes from lowercase to uppercase this often is random letters. */
const maxCaseChanges = 3;

/**
 * Returns the first five parameters of `findSimilar` in quote-sql.ts, in this order, before they are hashed: content,
 * message, name, phone, email. A value is `null` if the request has no such field, or if its message is too short to
 * be recognized. The store adds the client and the time.
 */
export function listMatchKeys(quote: QuoteValues): (string | null)[] {
  const { email = '', message: rawMessage = '' } = quote;
  const message = rawMessage.toLowerCase().replace(/\s+/g, ' ').trim();
  return [
    JSON.stringify(quoteFieldNames.map((field) => quote[field])),
    message.length < minRepeatedMessageLength ? null : message,
    quote.name.toLowerCase().trim(),
    quote.phone.replace(/\D/g, '') || quote.phone,
    // Not `normalizeEmail`: two addresses of one mailbox are two senders of a message here.
    email === '' ? null : email.toLowerCase(),
  ];
}

/** The result of `findSimilar` in quote-sql.ts. Falls back to "nothing similar", so that an invalid row never loses a request. `isFrequent` is 0 or 1. */
export const similarRowSchema = z
  .object({ duplicateOf: z.string().nullable(), otherSenders: z.number(), isFrequent: z.number() })
  .catch({ duplicateOf: null, otherSenders: 0, isFrequent: 0 });

/** Returns the flags from validation and those found here, in the order of `quoteFlags`. Flagged requests are stored too, so that a false positive loses no request. */
export function collectFlags(
  quote: QuoteValues,
  similar: z.infer<typeof similarRowSchema>,
  validationFlags: QuoteFlag[],
): QuoteFlag[] {
  const spamFlags: Partial<Record<QuoteFlag, boolean>> = {
    links: hasManyLinks(quote),
    'repeated-message': similar.otherSenders >= otherSendersThreshold,
    gibberish: isGibberish(quote),
    rate: similar.isFrequent === 1,
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
export function normalizeEmail(email: string): string {
  const lowercase = (getMailAddress(email) ?? email).normalize('NFC').toLowerCase();
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
  // The same letter or digit twelve times in a row.
  if (/([^\s\p{P}\p{S}])\1{11}/u.test(`${name}\n${message}`)) return true;
  if (getLongLatinWords(name).some(isRandomWord)) return true;
  const longWords = getLongLatinWords(message);
  return longWords.length > 0 && longWords.filter(isRandomWord).length * 2 >= longWords.length;
}

/** Returns words of at least eight Latin letters, because `isRandomWord` does not work for others. */
function getLongLatinWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter((word) => /^[a-z]{8,}$/i.test(word));
}

function isRandomWord(word: string): boolean {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  const caseChanges = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return vowels / word.length < minVowelShare || caseChanges > maxCaseChanges;
}
