import { z } from 'zod';
import { type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { type Mark, marks } from '../src/lib/quotes/quote-marks.ts';

const linksInMessage = 3;
const repeatedBySenders = 2;
const shortestRepeatedMessage = 20;

/**
 * What `findLikes` in quote-sql.ts looks for, in its order, before it is hashed: content, message, name, phone, email;
 * `null` where a request has none. Email and message may be missing: the form can lose what is optional.
 */
export function describeLikeness(quote: QuoteValues): (string | null)[] {
  const { email = '', message: typed = '' } = quote;
  const message = typed.toLowerCase().replace(/\s+/g, ' ').trim();
  return [
    JSON.stringify(quoteFieldNames.map((field) => quote[field])),
    message.length < shortestRepeatedMessage ? null : message,
    quote.name.toLowerCase().trim(),
    quote.phone.replace(/\D/g, '') || quote.phone,
    email === '' ? null : email.toLowerCase(),
  ];
}

/** The answer of `findLikes` in quote-sql.ts. One that cannot be read raises no doubt: it must not cost a lead. */
export const foundLikes = z
  .object({ duplicateOf: z.string().nullable(), otherSenders: z.number(), frequent: z.number() })
  .catch({ duplicateOf: null, otherSenders: 0, frequent: 0 });

/**
 * The marks it was given when its fields were checked, and the reasons to doubt it. A doubtful request is stored like
 * any other, because a wrong guess must never cost a lead.
 */
export function findMarks(quote: QuoteValues, likes: z.infer<typeof foundLikes>, given: Mark[]): Mark[] {
  const found: Partial<Record<Mark, boolean>> = {
    links: hasManyLinks(quote),
    'repeated-message': likes.otherSenders >= repeatedBySenders,
    gibberish: isGibberish(quote),
    rate: likes.frequent === 1,
  };
  return marks.filter((mark) => found[mark] || given.includes(mark));
}

/** One mailbox has many spellings: in capitals, with a tag behind a plus, with dots at Google. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  return `${/^g(oogle)?mail\.com$/.test(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

function hasManyLinks({ name, message = '', address }: QuoteValues): boolean {
  const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)?.length ?? 0;
  return countLinks(name) > 0 || countLinks(message) + countLinks(address) >= linksInMessage;
}

function isGibberish({ name, message = '' }: QuoteValues): boolean {
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
