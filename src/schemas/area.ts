import { z } from 'zod';
import { atLeast, text, zip } from './prose.ts';
import { areaName } from './reference.ts';

export const area = z.strictObject({
  name: text.describe('As visitors say it.'),
  town: text.optional().describe('As titles say it before CO, where the name alone is no town.'),
  label: text.describe('Above the heading of its pages.'),
  order: z.number().int().min(1).describe('Place in lists, from 1.'),
  zips: atLeast(1, zip, 'ZIP').describe('The main one first.'),
  zone: z
    .enum(['city', 'nearby'])
    .describe('city: inside Colorado Springs. nearby: around it. The terms of business.yaml differ.'),
  edge: text.optional().describe('A neighborhood of its pages with the terms of the other zone, and those terms.'),
  near: z.array(areaName).min(2).max(4).describe('File names of the neighboring areas, for links.'),
  map: z
    .strictObject({
      x: z.number().min(0).max(720),
      y: z.number().min(0).max(510),
      anchor: z.enum(['start', 'end']).default('start').describe('end: the name stands left of its dot, start: right.'),
    })
    .optional()
    .describe('Where its dot stands on the drawn map, 720 by 510. Leave it out for a place without a dot.'),
});
