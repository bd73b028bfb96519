import { z } from 'zod';
import { confirmation, pastDay, rare, text } from './prose.ts';
import { ownName } from './reference.ts';

/** A statement about the company that the site makes and only the owner can verify. */
const plainClaim = z.strictObject({
  id: ownName.meta(rare),
  claim: text.describe('What the site says, as a sentence.'),
  words: z
    .array(text)
    .default([])
    .describe('Whatever holds one of these says it, in capitals or not. Not for optional claims.')
    .meta(rare),
  where: z
    .array(z.string())
    .default(['src/content/**/*.{yaml,md}'])
    .describe('The files to look in; without words, each of them says it. Left out: all.')
    .meta(rare),
  optional: z
    .boolean()
    .default(false)
    .describe('Only lines that name it say so: the public site leaves them out until you confirm it.')
    .meta(rare),
  source: z
    .strictObject({
      name: text.describe('Where it can be read, such as Google.'),
      date: pastDay.describe('When that was so.'),
    })
    .optional()
    .describe('For rating and review count alone, once you have it: the credentials on About say it.'),
  confirmed: confirmation.describe('Whether it is true, and the day on which you found it so.'),
});

/** The claims whose source is shown with the credentials. */
export const claimWithSource = z.enum(['rating', 'review-count']);

export const claim = plainClaim.refine(({ id, source }) => !source || claimWithSource.safeParse(id).success, {
  path: ['source'],
  error: `belongs to ${claimWithSource.options.join(' and ')} alone: remove it`,
});

export type Claim = z.output<typeof claim>;
