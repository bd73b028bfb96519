import { z } from 'zod';
import { listOf, rare, text, zip } from './prose.ts';
import { areaName } from './reference.ts';
import { views } from './view.ts';

export const area = z.strictObject({
  name: text.describe('As visitors say it.'),
  town: text
    .optional()
    .describe('What titles say before CO where the name alone is no town, such as Downtown Colorado Springs.')
    .meta(rare),
  label: text.describe('Above the heading of its pages, such as Briargate, 80920.'),
  order: z.number().int().min(1).describe('Place in lists, from 1.').meta(rare),
  zips: listOf(zip).describe('The main one first.'),
  zone: z
    .enum(['city', 'nearby'])
    .describe('City: inside Colorado Springs. Nearby: around it. The terms of travel and booking differ.'),
  edge: text.optional().describe('The terms of a neighborhood that lies across the line of the city.'),
  near: z.array(areaName).describe('The areas next to it: its pages lead on to theirs.'),
  map: z
    .strictObject({
      x: z.number().min(0).max(720),
      y: z.number().min(0).max(510),
      anchor: z
        .enum(['start', 'end'])
        .default('start')
        .describe('End: the name stands left of its dot. Start: right of it.'),
      nameAt: z
        .strictObject({ x: z.number().min(0).max(720), y: z.number().min(0).max(510) })
        .optional()
        .describe('Where its name stands, when there is no room beside its dot: a line joins them.'),
    })
    .optional()
    .describe(
      'Its dot on the text map: x from 0 in the west to 720, y from 0 in the north to 510. Leave it out for a place without a dot.',
    )
    .meta(rare),
  view: z
    .strictObject({
      sill: text.describe('Under it: from where, how far, what is seen. What was text is not said to be measured.'),
      seasons: views,
    })
    .optional()
    .describe('What its windows look out on: the page about window cleaning opens with it.')
    .meta(rare),
});
