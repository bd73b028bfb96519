import { z } from 'zod';
import { listOf, rarelyChanged, text, zip } from './fields.ts';
import { areaName } from './reference.ts';
import { viewsSchema } from './view.ts';

export const areaSchema = z.strictObject({
  name: text.describe('As visitors call it.'),
  town: text
    .optional()
    .describe('Used in titles before CO if the name itself is not a town, such as Downtown Colorado Springs.')
    .meta(rarelyChanged),
  label: text.describe('Above the heading of its pages, such as Briargate, 80920.'),
  order: z.number().int().min(1).describe('Place in lists, from 1.').meta(rarelyChanged),
  zips: listOf(zip).describe('The main one first.'),
  zone: z
    .enum(['city', 'nearby'])
    .describe('City: inside Colorado Springs. Nearby: around it. The terms of travel and booking differ.'),
  edge: text.optional().describe('The terms of a neighborhood that is partly outside the city.'),
  near: z.array(areaName).describe('The areas next to it. Its pages link to theirs.'),
  map: z
    .strictObject({
      x: z.number().min(0).max(720),
      y: z.number().min(0).max(510),
      anchor: z
        .enum(['start', 'end'])
        .default('start')
        .describe('End: the name is left of its dot. Start: right of it.'),
      nameAt: z
        .strictObject({ x: z.number().min(0).max(720), y: z.number().min(0).max(510) })
        .optional()
        .describe('The position of its name, if there is no room next to its dot. A line connects them.'),
    })
    .optional()
    .describe(
      'Its dot on the text map: x from 0 in the west to 720, y from 0 in the north to 510. Leave it out for a place without a dot.',
    )
    .meta(rarelyChanged),
  view: z
    .strictObject({
      sill: text.describe(
        'Under it: from where, how far, and what is seen. Do not claim that a drawn view was measured.',
      ),
      seasons: viewsSchema,
    })
    .optional()
    .describe('The view from its windows. The page about window cleaning opens with it.')
    .meta(rarelyChanged),
});
