import { z } from 'zod';
import { visible } from '../visible-text.ts';
import { claimName } from './reference.ts';

/** What an owner copies out of an address bar or a listing often lacks its beginning. */
const addScheme = (address: string) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address);

// A browser mends https:/example.com and htps:/example.com in ways of its own.
const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/.test(value) &&
  /^[\w.-]+$/.test(URL.parse(value)?.hostname ?? '') &&
  !/\p{Cf}/u.test(value);

/** An address on the web: what begins without https:// gets it. */
export const webAddress = z
  .string()
  .overwrite((value) => addScheme(value.trim()))
  .refine(isWebAddress, 'must be an address on the web, such as https://www.example.com')
  .meta({ format: 'uri' });

/** The address of something that the page loads: browsers block it on an https page where it is not encrypted. */
export const secureAddress = webAddress.refine(
  (value) => !value.startsWith('http://'),
  'must start with https://: browsers load nothing else into the page',
);

const link = /\[([^\]]+)\]\(([^)\s]*)\)/g;

/** Returns whether each [name](link) leads to the web, a page of this site, a mailbox or a phone. */
export const hasWholeLinks = (words: string) =>
  [...words.matchAll(link)].every(([, , href = '']) => /^(\/|#|mailto:|tel:)/.test(href) || isWebAddress(href));

export const brokenLink = 'has a link that leads nowhere: write [name](https://…)';

/** The first sign of a Markdown text that no page shows: a tag, a comment, a character by its number, the end of a link. */
export const findLostMarkup = (words: string) =>
  /<(?![a-z]+:|[^\s@<>]+@)[a-z/!?][^>\n]*>?|&#\w+;|^ {0,3}\[[^\]]+\]:.*/im.exec(words)?.[0];

/** ZIP+4 is cut to the five digits that lists and search engines go by. */
export const zip = z
  .string()
  .overwrite((value) => value.trim().replace(/^(\d{5})[- ]?\d{4}$/, '$1'))
  .regex(/^\d{5}$/, 'must be a five-digit ZIP');

/** Marks a field that is seldom changed: the CMS shows it below the others. */
export const rare = { isRare: true };

const emptyRefused = 'is empty: write the text or remove the field';
// Says the same to editors, whose JSON Schema cannot hold a pattern with a flag.
const filled = { pattern: '\\S', patternErrorMessage: 'Is empty.' };

/** Most places show text alone, and would print the brackets of a link. */
const dropLinks = (words: string) => words.replace(link, '$1');

const bullet = String.raw`(?:[•▪◦‣]|(?:[-*–—]|\d+[.)])(?=\s))\s*`;
/** A hyphen or a number at the start of a text is a bullet if another line starts with one; "* Required" is none. */
const firstBullet = new RegExp(`^(?:[•▪◦‣]\\s*|${bullet}(?=[\\s\\S]*\\n\\s*${bullet}))`);
const laterBullet = new RegExp(`([,.;:!?])?\\s*\\n\\s*${bullet}`, 'g');

/**
 * Puts pasted text in order: a line break or several spaces become one space, the bullets of a pasted list become
 * commas, and a list ends with a period before the next paragraph. A single no-break space stays.
 */
const tidy = (words: string) =>
  words
    .trim()
    .replace(firstBullet, '')
    .replace(laterBullet, (_, end: string | undefined) => `${end ?? ','} `)
    .replace(/(?<=[\p{L}\d])\s*\n\s*\n\s*/gu, '. ')
    .replace(/\s{2,}|[^\S\u00a0]/g, ' ');

/** What a customer said, as they said it. */
export const said = z.string().trim().regex(visible, emptyRefused).overwrite(dropLinks).meta(filled);

/** One line or paragraph of visible text in which a link may stand, [name](https://…). */
export const prose = z
  .string()
  .overwrite((words) => tidy(words).replace(link, (_, name, href) => `[${name}](${addScheme(href)})`))
  .regex(visible, emptyRefused)
  .refine(hasWholeLinks, brokenLink)
  .meta(filled);

/** The same where no link is shown: of one that was written the name stays. */
export const text = z
  .string()
  .overwrite((words) => dropLinks(tidy(words)))
  .regex(visible, emptyRefused)
  .meta(filled);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 11/20/2026, Nov 20, 2026 and 20 November 2026 are 2026-11-20. */
function normalizeDay(written: string): string {
  const words = written.trim().toLowerCase();
  const [, month, day, year] =
    /^(\d{1,2}|[a-z]{3,9})[./ -]+(\d{1,2})(?:st|nd|rd|th)?[,./ -]+(\d{4})$/.exec(
      words.replace(/^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+)/, '$2 $1').replace(/^([a-z]+)\./, '$1'),
    ) ?? [];
  if (!month || !day || !year) return words;
  const number = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

// A day without quotes is text to the one YAML reader that content goes through.
const createDay = (error: string) =>
  z
    .string()
    .overwrite(normalizeDay)
    .check(z.iso.date({ error, abort: true }))
    .meta({ format: 'date' });
export const day = createDay('must be a day such as 2026-11-20 or 11/20/2026');

/** Tomorrow has come where the clocks are ahead of ours. */
const hasCome = (value: string) => value <= new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const notYet = 'is a day that has not come yet: write the one on which it was so';

/** On which something was so. */
export const pastDay = day.refine(hasCome, notYet);

/** A list of any length, as long as there is something for its section to show. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'is empty: add an item');

export const pageTitle = text.describe(
  'Browser title. Search engines show about 65 characters of it, with its facts filled in. The brand is added where there is room.',
);

/** A sentence for search results. */
export const metaDescription = text.describe(
  'Shown by search engines, which show about 70 to 160 characters of it, with its facts filled in. No two pages share one.',
);

export const item = z.strictObject({
  title: text.describe('A few words.'),
  text: text.describe('One or two sentences.'),
});

/** Names the claim that stands behind a line: while the owner has not confirmed it, a launch build leaves the line out. */
const backed = {
  claim: claimName.optional().meta(rare),
};

/** One line of visible text. */
export const line = z.strictObject({ text, ...backed });

/** A row of facts has room for so many words in two lines of a phone; more makes the page longer, and is a note. */
export const maxWordsOfLine = 13;

/** Answer to a question that visitors have before they book: `more` is hidden until the line is pressed. */
export const answer = z.strictObject({
  line: text.meta({ title: 'Short answer' }).describe(`Always shown: best in up to ${maxWordsOfLine} words.`),
  more: prose
    .optional()
    .meta({ title: 'Details' })
    .describe('Shown when a visitor presses the short answer. Continues it, and does not repeat it.'),
});

export const question = z.strictObject({
  question: text.describe('As a customer would ask it.'),
  answer: prose.describe('The straight answer first. A link is written [name](https://…).'),
  ...backed,
});

const falseOrDay = 'must be false, or a day such as 2026-11-20';

/** A yes without a day is one of today. */
function readConfirmation(written: unknown): unknown {
  if (written === true || /^\s*(yes|true)\s*$/i.test(String(written))) return new Date().toISOString().slice(0, 10);
  return /^\s*(no|false)\s*$/i.test(String(written)) ? false : written;
}

/** Whether the owner stands by something, and since when. */
export const confirmation = z.preprocess(
  readConfirmation,
  z.union([z.literal(false), createDay(falseOrDay).refine(hasCome, notYet)], falseOrDay),
);

export const challenge = z.strictObject({
  challenge: text.describe('The problem, in two to eight words.'),
  solution: prose.describe('What we do about it: two to four sentences.'),
});

export const place = z.strictObject({
  name: text.describe('The neighborhood, property type or place.'),
  note: text.describe('A sentence that is true of this place alone.'),
});

/** A band with a heading and a list. */
export function headed<Items extends z.ZodType>(items: Items) {
  return z.strictObject({ heading: text.describe('Heading of the section.'), items });
}

export const closing = z.strictObject({
  heading: text.describe('Heading of the closing call to action, up to eight words.'),
  text: text.describe('One or two sentences above the two buttons.'),
});
