import { z } from 'zod';
import { covers, halfMonths } from './half-months.ts';
import { atLeast, rare, text } from './prose.ts';
import { areaName } from './reference.ts';

const spans = atLeast(1, halfMonths, 'span');

const work = z
  .strictObject({
    name: text.describe('Stands before its sentences, as in: Windows now: on any dry day.'),
    open: spans.describe('When any suitable day will do.'),
    day: text.describe('Which day that is, as in: on any dry day.'),
    some: z
      .strictObject({
        spans,
        days: text.describe('As in: on mild days.'),
        limit: text.optional().describe('What can be said of the whole year too, as in: at about 40 °F and up.'),
      })
      .optional()
      .describe('When only some days will do. At any other time the weather forbids the work.'),
    areas: z
      .record(areaName, spans)
      .default({})
      .describe(
        'The good dates of an area, where its dirt or its weather sets them. Without them its pages name none.',
      ),
  })
  .superRefine(({ open, some, areas }, context) => {
    const workable = [...open, ...(some?.spans ?? [])];
    for (const [area, good] of Object.entries(areas)) {
      for (const [index, { from, to }] of good.entries()) {
        for (let half = from; half < to; half++) {
          if (covers(workable, half)) continue;
          const message = `half-month ${half} is in neither open nor some: nobody works then`;
          context.addIssue({ code: 'custom', path: ['areas', area, index], message });
          break;
        }
      }
    }
  });

/** When weather lets which work be done: the one source of what every page says about dates. */
export const seasons = z.strictObject({
  words: z
    .strictObject({
      now: text.describe('What can be done today: [work] and [how] are filled in.'),
      closed: text.describe('What stands for [how] where the weather forbids the work.'),
      goodUntil: text.describe('Within the good dates of an area: [date] is filled in, here and below.'),
      goodFrom: text.describe('Before them.'),
      openFrom: text.describe('On a page of no area while only some days will do: [how] is filled in too.'),
      firstFrom: text.describe('On a page of no area while the weather forbids the work.'),
      until: text.describe('On a page of no area when the weather is about to forbid it.'),
      ask: text.describe('The link to the quote form.'),
      list: text.describe('The same where the weather forbids all the work of a page.'),
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
