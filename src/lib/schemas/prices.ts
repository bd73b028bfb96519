import { z } from 'zod';
import { confirmation, day, text } from './fields.ts';
import { serviceName } from './reference.ts';

/** The forms of the CMS read `isMoney`: they accept a price with a dollar sign. */
const money = { isMoney: true };
const dollars = z.number().positive().multipleOf(0.01, 'must be dollars and whole cents, such as 349.50').meta(money);

const perPane = z
  .strictObject({
    low: dollars.describe('For one pane of an easy house, such as 6.50.'),
    high: dollars.describe('For one pane of a hard house.'),
  })
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'must not be less than the low price' });

/** The prices that the owner sets. No page shows one before it is in this file and the file is confirmed. */
export const pricesSchema = z
  .strictObject({
    confirmed: confirmation.describe(
      'The day on which you confirmed every price below. Pages show none of them before.',
    ),
    from: z
      .record(
        serviceName,
        z.strictObject({
          dollars: dollars.describe('The lowest price, such as 349.50.'),
          unit: text
            .meta({ title: 'For what' })
            .describe(
              'What it buys, such as: for a house of up to fifteen windows, outside. Add a second price if visitors ask for two: for the walls of one room, and at $3,900 for the outside of a one-story house.',
            ),
        }),
      )
      .default({})
      .meta({ title: 'Prices' })
      .describe('One price for each service. Its page and its area pages show it under What it costs.'),
    panes: z
      .strictObject({
        outside: perPane.meta({ title: 'Outside only' }).describe('What one pane costs on the outside.'),
        both: perPane.meta({ title: 'Inside and out' }).describe('What one pane costs on both sides.'),
        minimum: z
          .number()
          .min(0)
          .default(0)
          .meta({ title: 'Minimum for a visit', ...money })
          .describe('In dollars. No estimate is lower. 0 if you have none.'),
        secondStory: z
          .number()
          .min(0)
          .max(100)
          .default(0)
          .meta({ title: 'Second story, percent' })
          .describe('How much a house of two stories adds to the price: 10 for a tenth more. 0 if it adds nothing.'),
      })
      .optional()
      .meta({ title: 'Price per pane' })
      .describe('Visitors then count their panes on the page about window cleaning for homes, and see an estimate.'),
  })
  .refine(({ confirmed, from, panes }) => !day.safeParse(confirmed).success || panes || Object.keys(from).length > 0, {
    path: ['confirmed'],
    error: 'confirms no price: write one under from or panes, or set it to false',
  });
