import { z } from 'zod';
import { text } from './prose.ts';

/** A stretch of the year by its half-months: 1 is early January, 24 late December. */
export const halfMonths = z
  .strictObject({
    from: z.number().int().min(1).max(24).describe('First half-month: 1 is early January, 24 late December.'),
    to: z.number().int().min(2).max(25).describe('The half-month after the last one.'),
    called: text
      .optional()
      .describe('What the sentence of the day calls it where "late June" would not do, such as: any mild winter day.'),
  })
  .refine(({ from, to }) => from < to, 'must end after it starts');
