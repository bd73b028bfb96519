import { z } from 'zod';
import { visibleCharacter } from '../visible-text.ts';
import { claimName } from './reference.ts';

/** Adds https:// to an address without it, such as one copied from an address bar or a listing. */
const addScheme = (address: string) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address);

// Browsers correct https:/example.com and htps:/example.com, each in a different way.
const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/.test(value) &&
  /^[\w.-]+$/.test(URL.parse(value)?.hostname ?? '') &&
  !/\p{Cf}/u.test(value);

/** A web address; https:// is added if it is missing. */
export const webAddress = z
  .string()
  .overwrite((value) => addScheme(value.trim()))
  .refine(isWebAddress, 'must be an address on the web, such as https://www.example.com')
  .meta({ format: 'uri' });

/** The address of a resource that the page loads: browsers block an unencrypted one on an https page. */
export const secureAddress = webAddress.refine(
  (value) => !value.startsWith('http://'),
  'must start with https://: browsers load nothing else into the page',
);

const linkPattern = /\[([^\]]+)\]\(([^)\s]*)\)/g;

/**
 * Returns true if each [name](link) points to a web address, a page of this site, an email address or a phone number.
 */
export const hasValidLinks = (value: string) =>
  [...value.matchAll(linkPattern)].every(([, , href = '']) => /^(\/|#|mailto:|tel:)/.test(href) || isWebAddress(href));

export const brokenLinkMessage = 'has a link without a valid address: write [name](https://…)';

/**
 * Returns the first part of a Markdown text that no page shows: a tag, a comment, a numeric character reference or a
 * link definition.
 */
export const findUnrenderedMarkup = (value: string) =>
  /<(?![a-z]+:|[^\s@<>]+@)[a-z/!?][^>\n]*>?|&#\w+;|^ {0,3}\[[^\]]+\]:.*/im.exec(value)?.[0];

/** A ZIP code. ZIP+4 is cut to the five digits that lists and search engines use. */
export const zip = z
  .string()
  .overwrite((value) => value.trim().replace(/^(\d{5})[- ]?\d{4}$/, '$1'))
  .regex(/^\d{5}$/, 'must be a five-digit ZIP');

/** Marks a field that is seldom changed: the CMS shows it below the others. */
export const rarelyChanged = { isRare: true };

/** Marks a latitude or longitude. The forms of the CMS accept it as a map app shows it, such as 104.48° W. */
export const coordinateField = { isCoordinate: true };

const emptyMessage = 'is empty: write it';
// Repeats the rule for editors, because JSON Schema has no patterns with a flag.
const nonBlankRule = { pattern: '\\S', patternErrorMessage: 'Is empty.' };

/** Replaces links by their names, because most fields are shown as plain text, with the brackets of a link. */
const dropLinks = (value: string) => value.replace(linkPattern, '$1');

const bullet = String.raw`(?:[•▪◦‣]|(?:[-*–—]|\d+[.)])(?=\s))\s*`;
/**
 * A hyphen or a number at the start of a text is a bullet if another line starts with one; the asterisk of "* Required"
 * is none.
 */
const firstBullet = new RegExp(`^(?:[•▪◦‣]\\s*|${bullet}(?=[\\s\\S]*\\n\\s*${bullet}))`);
const laterBullet = new RegExp(`([,.;:!?])?\\s*\\n\\s*${bullet}`, 'g');

/**
 * Normalizes pasted text: a line break or several spaces become one space, the bullets of a pasted list become commas,
 * and a list ends with a period before the next paragraph. A single no-break space remains.
 */
const normalizeText = (value: string) =>
  value
    .trim()
    .replace(firstBullet, '')
    .replace(laterBullet, (_, end: string | undefined) => `${end ?? ','} `)
    .replace(/(?<=[\p{L}\d])\s*\n\s*\n\s*/gu, '. ')
    .replace(/\s{2,}|[^\S\u00a0]/g, ' ');

/** The words of a customer, which are not normalized. A link is reduced to its name. */
export const customerText = z
  .string()
  .trim()
  .regex(visibleCharacter, emptyMessage)
  .overwrite(dropLinks)
  .meta(nonBlankRule);

/** One line or paragraph of visible text that may contain links, [name](https://…). */
export const prose = z
  .string()
  .overwrite((value) => normalizeText(value).replace(linkPattern, (_, name, href) => `[${name}](${addScheme(href)})`))
  .regex(visibleCharacter, emptyMessage)
  .refine(hasValidLinks, brokenLinkMessage)
  .meta(nonBlankRule);

/** One line or paragraph of visible text without links. A link is reduced to its name. */
export const text = z
  .string()
  .overwrite((value) => dropLinks(normalizeText(value)))
  .regex(visibleCharacter, emptyMessage)
  .meta(nonBlankRule);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts 11/20/2026, Nov 20, 2026 and 20 November 2026 to 2026-11-20. */
function normalizeDay(written: string): string {
  const normalized = written.trim().toLowerCase();
  const [, month, day, year] =
    /^(\d{1,2}|[a-z]{3,9})[./ -]+(\d{1,2})(?:st|nd|rd|th)?[,./ -]+(\d{4})$/.exec(
      normalized.replace(/^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+)/, '$2 $1').replace(/^([a-z]+)\./, '$1'),
    ) ?? [];
  if (!month || !day || !year) return normalized;
  const number = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

// The YAML parser that reads all content returns a day without quotes as text.
const createDay = (error: string) =>
  z
    .string()
    .overwrite(normalizeDay)
    .check(z.iso.date({ error, abort: true }))
    .meta({ format: 'date' });
export const day = createDay('must be a day such as 2026-11-20 or 11/20/2026');

/** Accepts tomorrow (UTC) as well, because it has already begun in time zones ahead. */
const isNotInFuture = (value: string) => value <= new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const futureMessage = 'is in the future: write the day on which it was true';

/** A day that is not in the future. */
export const pastDay = day.refine(isNotInFuture, futureMessage);

/** A list of at least one item, so that its section has something to show. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'is empty: add an item');

export const pageTitle = text.describe(
  'Browser title. Search engines show about 65 characters of it, with its facts filled in. The brand is added if there is room.',
);

/** The description of a page for search results. */
export const metaDescription = text.describe(
  'Shown by search engines, which show about 70 to 160 characters of it, with its facts filled in. No two pages have the same one.',
);

export const item = z.strictObject({
  title: text.describe('A few words.'),
  text: text.describe('One or two sentences.'),
});

/** `claim` is the claim that a line depends on: while the owner has not confirmed it, a launch build omits the line. */
const claimField = {
  claim: claimName.optional().meta(rarelyChanged),
};

/** One line of visible text, which may depend on a claim. */
export const line = z.strictObject({ text, ...claimField });

/**
 * The number of words that fit in two lines of a fact on a phone. More words make the page longer, and the launch check
 * notes them.
 */
export const maxWordsPerLine = 13;

/** The answer to a question that visitors have before they book. `more` is hidden until the visitor opens the line. */
export const answer = z.strictObject({
  line: text.meta({ title: 'Short answer' }).describe(`Always shown: best in up to ${maxWordsPerLine} words.`),
  more: prose
    .optional()
    .meta({ title: 'Details' })
    .describe('Shown after a click on the short answer. It continues the answer and does not repeat it.'),
});

export const question = z.strictObject({
  question: text.describe('As a customer would ask it.'),
  answer: prose.describe('The straight answer first. A link is written [name](https://…).'),
  ...claimField,
});

const confirmationMessage = 'must be false, or a day such as 2026-11-20';

/** Converts a yes without a day to today's day. */
function readConfirmation(written: unknown): unknown {
  if (written === true || /^\s*(yes|true)\s*$/i.test(String(written))) return new Date().toISOString().slice(0, 10);
  return /^\s*(no|false)\s*$/i.test(String(written)) ? false : written;
}

/** The day on which the owner confirmed something, or `false`. */
export const confirmation = z.preprocess(
  readConfirmation,
  z.union([z.literal(false), createDay(confirmationMessage).refine(isNotInFuture, futureMessage)], confirmationMessage),
);

export const challenge = z.strictObject({
  challenge: text.describe('The problem, in two to eight words.'),
  solution: prose.describe('What we do about it: two to four sentences.'),
});

export const place = z.strictObject({
  name: text.describe('The neighborhood, property type or place.'),
  note: text.describe('A sentence that is true only of this place.'),
});

/** A section with a heading and a list. */
export function headedSection<Items extends z.ZodType>(items: Items) {
  return z.strictObject({ heading: text.describe('Heading of the section.'), items });
}

export const closing = z.strictObject({
  heading: text.describe('Heading of the closing call to action, up to eight words.'),
  text: text.describe('One or two sentences above the two buttons.'),
});
