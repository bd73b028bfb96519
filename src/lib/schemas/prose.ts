import { z } from 'zod';
import { characters } from '../drawn-characters.ts';
import { visible } from '../visible-text.ts';
import { claimName } from './reference.ts';

// A browser mends https:/example.com and htps:/example.com in ways of its own.
const isWebAddress = (value: string) =>
  /^https:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/.test(value) &&
  /^[\w.-]+$/.test(URL.parse(value)?.hostname ?? '') &&
  !/\p{Cf}/u.test(value);

/** An address on the web, in full. */
export const webAddress = z
  .string()
  .trim()
  .refine(isWebAddress, 'must be a full address starting with https://')
  .meta({ format: 'uri' });

/** Whether each [name](link) leads to the web, a page of this site, a mailbox or a phone. */
export const hasWholeLinks = (words: string) =>
  [...words.matchAll(/\[[^\]]+\]\(([^)\s]*)\)/g)].every(
    ([, href = '']) => /^(\/|#|mailto:|tel:)/.test(href) || isWebAddress(href),
  );

export const brokenLink = 'has a link that leads nowhere: write [name](https://…)';

/** The first sign of a Markdown text that no page shows: a tag, a comment, a character by its number, the end of a link. */
export const findLostMarkup = (words: string) =>
  /<(?![a-z]+:|[^\s@<>]+@)[a-z/!?][^>\n]*>?|&#\w+;|^ {0,3}\[[^\]]+\]:.*/im.exec(words)?.[0];

export const zip = z.string().regex(/^\d{5}$/, 'must be a five-digit ZIP');

/** Marks a field that is seldom changed: the CMS shows it below the others. */
export const rare = { isRare: true };

const emptyRefused = 'is empty: write the text or remove the field';

const hasNoLink = (words: string) => !/\]\(/.test(words);
const linkRefused = 'has a link, which this place cannot show: write its words alone';

/** What somebody else said, as they said it: the house style is for our own words. */
export const said = z
  .string()
  .trim()
  .regex(visible, emptyRefused)
  .refine(hasNoLink, linkRefused)
  .meta({ pattern: '\\S', patternErrorMessage: 'Is empty.' });

/**
 * One line or paragraph of visible text in which a link may stand, [name](https://…). Refuses what the house style
 * forbids, so that a slip is caught by the build and not by a visitor.
 */
export const prose = z
  .string()
  .trim()
  .regex(visible, emptyRefused)
  .refine((value) => !value.includes('!'), 'has an exclamation mark: end the sentence with a period')
  .refine((value) => !/ {2,}|\n/.test(value), 'has a double space or a line break: use > for long text in YAML')
  .refine(hasWholeLinks, brokenLink)
  // Says the same to editors, whose JSON Schema cannot hold a refinement.
  .meta({
    pattern: '^\\s*(?!.*(!| {2})).*\\s*$',
    patternErrorMessage: 'No exclamation marks, double spaces or line breaks.',
  });

/** The same without links: most places would print the brackets. */
export const text = prose.refine(hasNoLink, linkRefused);

/** Text that is drawn on cards and on the map, too, where no browser helps out with a letter or breaks a long word. */
export const drawn = text.superRefine((words, context) => {
  const missing = [...words].find((letter) => !`${characters}\u00a0`.includes(letter));
  if (missing) context.addIssue(`has "${missing}", which the typefaces of cards and map lack: write it without`);
  const [long] = /\S{25,}/.exec(words) ?? [];
  if (long) context.addIssue(`has "${long}", which cards have no room for: write it in words of up to 24 letters`);
});

/** What stands over the heading of a card, in one line. */
export const drawnLine = drawn.max(44, 'is longer than 44 characters: cards of shared links have no room for it');

// A day without quotes is text to the one YAML reader that content goes through.
const createDay = (error: string) => z.iso.date({ error, abort: true });
export const day = createDay('must be a day such as 2026-11-20');

/** Tomorrow has come where the clocks are ahead of ours. */
const hasCome = (value: string) => value <= new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const notYet = 'is a day that has not come yet: write the one on which it was so';

/** On which something was so. */
export const pastDay = day.refine(hasCome, notYet);

/** A list of exactly `count` items; the message says how many there are, and how many too few or too many. */
export function exactly<Item extends z.ZodType>(count: number, item: Item, noun: string) {
  return z.array(item).length(count, {
    error: (issue) => {
      const { length } = issue.input as unknown[];
      const fix = length < count ? `add ${count - length}` : `remove ${length - count}`;
      return `needs exactly ${count} ${noun}, has ${length}: ${fix}`;
    },
  });
}

/** A list of at least `count` items, for what the owner may add to. */
export function atLeast<Item extends z.ZodType>(count: number, item: Item, noun: string) {
  return z.array(item).min(count, {
    error: (issue) => `needs at least ${count} ${noun}, has ${(issue.input as unknown[]).length}`,
  });
}

export const pageTitle = text
  .meta({ maxLength: 65 })
  .describe('Browser title: up to 65 characters with its facts filled in. The brand is added where there is room.');

/** A sentence for search results. */
export const metaDescription = text
  .meta({ minLength: 70, maxLength: 160 })
  .describe('Shown by search engines: 70 to 160 characters with its facts filled in, unique.');

/** What search engines cut or ignore is a matter of the text that they read: with its facts filled in. */
export const shownHead = z.object({
  hero: z
    .object({ heading: drawn.max(100, 'is longer than 100 characters: cards of shared links have no room for it') })
    .optional(),
  title: z.string().max(65, 'is longer than 65 characters: search engines cut it').optional(),
  description: z.string().min(70, 'is shorter than 70 characters').max(160, 'is longer than 160 characters').optional(),
});

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

/** A row of facts on a phone has room for two lines. */
const maxWords = 13;
const countWords = (value: string) => value.split(/\s+/).length;

/** Answer to a question that visitors have before they book: `more` is hidden until the line is pressed. */
export const answer = z.strictObject({
  line: text
    .refine((value) => countWords(value) <= maxWords, `is longer than ${maxWords} words: move the rest to Details`)
    .meta({ title: 'Short answer' })
    .describe(`Always shown: a sentence of at most ${maxWords} words.`),
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
/** Whether the owner stands by something, and since when. */
export const confirmation = z.union([z.literal(false), createDay(falseOrDay).refine(hasCome, notYet)], falseOrDay);

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
