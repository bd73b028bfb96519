import { z } from 'zod';
import { coordinateField, listOf, rarelyChanged, text, zip } from './fields.ts';
import { areaName } from './reference.ts';
import { viewsSchema } from './view.ts';

const latitudeFault = 'is outside the map, which shows 38.65 to 39.16: leave Map out for a place beyond it';
const longitudeFault = 'is outside the map, which shows -105.12 to -104.59: leave Map out for a place beyond it';
const west = { min: -105.12, max: -104.59 };

/** Asks for the minus only if that puts the place on the map. */
const describeLongitude = ({ input }: { input?: unknown }) =>
  -Number(input) >= west.min && -Number(input) <= west.max ? `needs its minus: write -${input}` : longitudeFault;

/** After all areas that have a place. */
const lastPlace = 999;

/** A position within the drawn map (compose-map.ts). */
const mapPosition = z.strictObject({
  latitude: z
    .number()
    .min(38.65, latitudeFault)
    .max(39.16, latitudeFault)
    .meta(coordinateField)
    .describe(
      'From 38.65 to 39.16, such as 38.96. A map app shows both figures when you hold your finger on the place or right-click it.',
    ),
  longitude: z
    .number()
    .min(west.min, longitudeFault)
    .max(west.max, { error: describeLongitude })
    .meta(coordinateField)
    .describe('With its minus, from -105.12 to -104.59, such as -104.78.'),
});

export const areaSchema = z.strictObject({
  name: text.describe('As visitors call it.'),
  town: text
    .optional()
    .describe('Used in titles before CO if the name itself is not a town, such as Downtown Colorado Springs.')
    .meta(rarelyChanged),
  label: text.describe('Above the heading of its pages, such as Briargate, 80920.'),
  order: z
    .number()
    .int()
    .min(1)
    .default(lastPlace)
    .describe('From 1. Without it, the area is last.')
    .meta(rarelyChanged),
  zips: listOf(zip).describe(
    'The main one first. If another area or the ZIP check has one too, the answer for it links to the pages of each.',
  ),
  zone: z
    .enum(['city', 'nearby'])
    .describe(
      'What its pages and the ZIP check promise. City: it is inside Colorado Springs, with same-day service and no travel charge. Nearby: it is around the city, booked in advance, and also has no travel charge. If you charge for travel there, it is no area: add its ZIP under ZIP check, Nearby.',
    ),
  edge: text.optional().describe('The terms of a neighborhood that is partly outside the city.'),
  near: z
    .array(areaName)
    .describe('The areas next to it. Its pages link to theirs; for links back, add it to their neighbors.'),
  map: mapPosition
    .extend({
      anchor: z
        .enum(['start', 'end'])
        .default('start')
        .describe('End: the name is left of its dot. Start: right of it.'),
      nameAt: mapPosition
        .optional()
        .describe('The position of its name, if there is no room next to its dot. A line connects them.'),
    })
    .optional()
    .describe(
      'Its dot on the drawn map. Leave it out for a place beyond the map: it has no dot then, and everything else works.',
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
