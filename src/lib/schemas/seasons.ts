import { z } from 'zod';
import { halfMonths } from './half-months.ts';
import { listOf, rare, text } from './prose.ts';

const spans = listOf(halfMonths);

const work = z.strictObject({
  name: text.describe('Within its sentences, as in: We’re booking windows now.'),
  open: spans.describe('When any suitable day will do.'),
  day: text.describe('Which day that is, as in: for any dry day.'),
  some: z
    .strictObject({
      spans,
      days: text.describe('As in: for days.'),
      limit: text.optional().describe('What can be said of the whole year too, as in: at about 40 °F and up.'),
    })
    .optional()
    .describe('When only some days will do. At any other time the weather forbids the work.'),
});

/** The seasons in which the weather allows each kind of work: the only source for dates on every page. */
export const seasons = z.strictObject({
  words: z
    .strictObject({
      now: text.describe('What can be booked today: [work] and [how] are filled in. Never that one should wait.'),
      until: text.describe('The same in the last weeks before the weather forbids it: [date] is filled in too.'),
      closed: text.describe('While the weather forbids it: [work] and the [date] from which it does not.'),
      first: text.describe('The link to the quote form while the weather forbids all work of a page.'),
      ask: text.describe('The link at any other time.'),
    })
    .describe(
      'The sentence of the day. The visitor’s browser chooses it by the day; one that runs no scripts names the season alone.',
    )
    .meta(rare),
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

export type Seasons = z.output<typeof seasons>;
export type WorkName = keyof Seasons['works'];

export const workName = z.enum(Object.keys(seasons.shape.works.shape) as [WorkName, ...WorkName[]]);
