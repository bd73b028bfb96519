import { z } from 'zod';
import { listOf, rarelyChanged, text } from './fields.ts';
import { halfMonthsSchema } from './half-months.ts';

const spans = listOf(halfMonthsSchema);

const work = z.strictObject({
  name: text.describe('As used in sentences, such as: We’re booking windows now.'),
  open: spans.describe('When any suitable day is possible.'),
  day: text.describe('Describes such a day, as in: for any dry day.'),
  some: z
    .strictObject({
      spans,
      days: text.describe('As in: for days.'),
      limit: text.optional().describe('A limit that applies all year, as in: at about 40 °F and up.'),
    })
    .optional()
    .describe('When only some days are possible. At any other time the weather prevents the work.'),
});

/** The seasons in which the weather allows each kind of work: the only source for dates on every page. */
export const seasonsSchema = z.strictObject({
  words: z
    .strictObject({
      now: text.describe('What can be booked today: [work] and [how] are filled in. It must not suggest waiting.'),
      until: text.describe('The same in the last weeks of the season: [date] is filled in too.'),
      closed: text.describe(
        'While the weather prevents it: [work] and the [date] on which it starts again are filled in.',
      ),
      first: text.describe('The link to the quote form while the weather prevents all work of a page.'),
      ask: text.describe('The link at any other time.'),
    })
    .describe(
      'The sentence of the day. The visitor’s browser chooses it by the day; a browser without JavaScript shows only the season.',
    )
    .meta(rarelyChanged),
  works: z.strictObject({
    windows: work,
    houseWashing: work,
    pressureWashing: work,
    roofCleaning: work,
    paintRemoval: work,
    interiors: work,
    exteriors: work,
  }),
});

export type Seasons = z.output<typeof seasonsSchema>;
export type WorkName = keyof Seasons['works'];

export const workName = z.enum(Object.keys(seasonsSchema.shape.works.shape) as [WorkName, ...WorkName[]]);
