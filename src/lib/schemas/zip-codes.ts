import { z } from 'zod';
import { listOf, text, zip } from './fields.ts';
import { areaName } from './reference.ts';

const row = z.strictObject({
  zip,
  places: text.describe('The places of this ZIP that belong to the group, as visitors call them.'),
  areas: z.array(areaName).default([]).describe('Areas to link to, in addition to those that list this ZIP.'),
});
const answer = text.describe('What applies here: one or two short sentences.');

/** A ZIP that a city line divides is in both groups, each time with its own places. */
export const zipCodesSchema = z.strictObject({
  city: z
    .strictObject({ heading: text, answer, zips: listOf(row) })
    .describe('ZIPs of Colorado Springs itself. The terms of same-day work are added to the answer.'),
  nearby: z
    .strictObject({
      answer,
      elsewhere: text.describe('The same for a ZIP outside all of your areas.'),
      zips: listOf(row),
    })
    .describe('ZIPs around the city.'),
  denver: z
    .strictObject({
      answer,
      neighborhoods: z.array(text).describe('The places that are part of Denver itself. The quote form adds the town.'),
      zips: listOf(row),
    })
    .describe('ZIPs of Denver and of the places around it that the Areas Served page names.'),
  also: z
    .array(
      z.strictObject({
        says: text.describe('The name that people type.'),
        place: text.describe('The place of these lists that they mean.'),
      }),
    )
    .default([])
    .describe('Other names of places, such as Cap Hill for Capitol Hill.'),
  beside: z
    .array(
      z.strictObject({
        place: text.describe('A ZIP, or the name of a town.'),
        area: areaName.describe('The nearest area.'),
      }),
    )
    .describe('Places that are on no list but near an area. The ZIP check sends their visitors to the quote form.'),
  ask: z
    .strictObject({
      label: text.describe('Above the field.'),
      hint: text.describe('In the field: what to type.'),
      yes: text.describe('Before the terms of a place on these lists: [place] is filled in.'),
      beside: text.describe('For places near them: [area] is filled in.'),
      far: text.describe('For everything else, before the phone number.'),
      empty: text.describe('For an empty field.'),
      short: text.describe('For a ZIP with too few digits, or too many.'),
      send: text.describe('The link to the quote form, after an uncertain answer.'),
      link: text.describe('The link to the pages of an area: [area] is filled in.'),
      lists: text.describe('Above the list of ZIP codes, which browsers without JavaScript open.'),
      other: text.describe('Above that list, before the answer to everything else.'),
    })
    .describe('The question "Do we come to you?" on Home and on Areas served, and its answers.'),
});
