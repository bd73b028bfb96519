import { z } from 'zod';
import { confirmation, pastDay, rarelyChanged, text } from './fields.ts';
import { entryId } from './reference.ts';

/** A statement about the company that the site makes and only the owner can verify. */
const plainClaim = z.strictObject({
  id: entryId.meta(rarelyChanged),
  claim: text.describe('The claim, as a sentence.'),
  words: z
    .array(text)
    .default([])
    .describe('A file that contains one of these makes the claim, in capitals or not. Not for optional claims.')
    .meta(rarelyChanged),
  where: z
    .array(z.string())
    .default(['src/content/**/*.{yaml,md}'])
    .describe('The files to search. Without words, each of them makes the claim. If left out, all files.')
    .meta(rarelyChanged),
  optional: z
    .boolean()
    .default(false)
    .describe('Only lines that refer to it make the claim. The public site leaves them out until you confirm it.')
    .meta(rarelyChanged),
  source: z
    .strictObject({
      name: text.describe('Where it can be read, such as Google.'),
      date: pastDay.describe('The day on which that was true.'),
    })
    .optional()
    .describe('Only for rating and review count, once you have it. The credentials on About show it.'),
  confirmed: confirmation.describe('The day on which you confirmed that it is true.'),
});

/** The claims whose source is shown with the credentials. */
export const claimWithSource = z.enum(['rating', 'review-count']);

export const claimSchema = plainClaim.refine(({ id, source }) => !source || claimWithSource.safeParse(id).success, {
  path: ['source'],
  error: `is only for ${claimWithSource.options.join(' and ')}: remove it`,
});

export type Claim = z.output<typeof claimSchema>;
