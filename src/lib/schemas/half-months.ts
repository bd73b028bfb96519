import { z } from 'zod';

/** A span of the year in half-months: 1 is early January, 24 late December. */
export const halfMonthsSchema = z
  .strictObject({
    from: z.number().int().min(1).max(24).describe('First half-month: 1 is early January, 24 late December.'),
    to: z.number().int().min(2).max(25).describe('The half-month after the last one.'),
  })
  .refine(({ from, to }) => from < to, 'must end after it starts');

export type HalfMonths = z.output<typeof halfMonthsSchema>;

export const covers = (spans: HalfMonths[], halfMonth: number) =>
  spans.some(({ from, to }) => from <= halfMonth && halfMonth < to);
