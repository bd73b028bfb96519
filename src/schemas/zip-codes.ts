import { z } from 'zod';
import { atLeast, text } from './prose.ts';

const row = z.strictObject({
  zip: z.string().regex(/^\d{5}$/, 'must be a five-digit ZIP in quotes'),
  places: text.describe('What of this ZIP belongs to the group, as visitors call it.'),
  areas: z
    .array(z.string())
    .default([])
    .describe('Areas (file names in src/content/areas) to lead on to, beside those that name this ZIP themselves.'),
});
const answer = text.describe('What holds here: one or two short sentences.');

/** A ZIP that a city line cuts through stands in both groups, each time with its own places. */
export const zipCodes = z.strictObject({
  city: z
    .strictObject({ heading: text, answer, zips: atLeast(1, row, 'ZIP codes') })
    .describe('ZIPs of Colorado Springs itself.'),
  nearby: z
    .strictObject({ heading: text, answer, zips: atLeast(1, row, 'ZIP codes') })
    .describe('ZIPs of the areas around the city.'),
  denver: z
    .strictObject({ heading: text, answer })
    .describe('Its places are those of src/content/pages/areas-served.yaml, by name.'),
  otherwise: text.describe('Said of everything else, before the phone number.'),
});
