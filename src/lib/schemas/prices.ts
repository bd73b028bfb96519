import { z } from 'zod';
import { confirmation, day, text } from './prose.ts';
import { serviceName } from './reference.ts';

/** The owner's own figures. No page shows one before it stands here and is confirmed. */
export const prices = z
  .strictObject({
    confirmed: confirmation.describe('The day on which you stood by every figure below: no page shows one before.'),
    from: z
      .record(
        serviceName,
        z.strictObject({
          dollars: z
            .number()
            .positive()
            .multipleOf(0.01, 'must be dollars and whole cents, such as 349.50')
            .describe('The lowest price, in figures alone: 349.50.'),
          unit: text
            .meta({ title: 'For what' })
            .describe('What it buys, such as: for a house of up to fifteen windows, outside.'),
        }),
      )
      .default({})
      .meta({ title: 'Prices' })
      .describe('One price for each service. Its page and its area pages show it under What it costs.'),
  })
  .refine(({ confirmed, from }) => !day.safeParse(confirmed).success || Object.keys(from).length > 0, {
    path: ['confirmed'],
    error: 'has no figure to stand by: write one under from, or make it false',
  });
