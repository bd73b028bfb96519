import { z } from 'zod';
import { text } from './prose.ts';

/** Something the site says about the company that only the owner can know. */
export const claim = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be lowercase words joined by hyphens'),
  claim: text.describe('What the site says, as a sentence.'),
  where: z.array(z.string()).min(1).describe('The content files that say it.'),
  optional: z
    .boolean()
    .default(false)
    .describe('true when only lines that name this id say so: a launch build leaves them out until it is confirmed.'),
  confirmed: z
    .union(
      [z.literal(false), z.iso.date('must be false, or a day such as "2026-11-20"')],
      'must be false, or a day in quotes',
    )
    .describe('false until the owner has checked it; then the day, in quotes.'),
});

export type Claim = z.output<typeof claim>;
