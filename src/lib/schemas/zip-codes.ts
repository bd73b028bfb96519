import { z } from 'zod';
import { listOf, text, zip } from './prose.ts';
import { areaName } from './reference.ts';

const row = z.strictObject({
  zip,
  places: text.describe('What of this ZIP belongs to the group, as visitors call it.'),
  areas: z.array(areaName).default([]).describe('Areas to lead on to, beside those that name this ZIP themselves.'),
});
const answer = text.describe('What holds here: one or two short sentences.');

/** A ZIP that a city line divides is in both groups, each time with its own places. */
export const zipCodes = z.strictObject({
  city: z
    .strictObject({ heading: text, answer, zips: listOf(row) })
    .describe('ZIPs of Colorado Springs itself. The term of same-day work follows the answer by itself.'),
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
      neighborhoods: z
        .array(text)
        .describe('Those of the places that are part of Denver itself: the quote form adds the town.'),
      zips: listOf(row),
    })
    .describe('ZIPs of Denver and of the places around it that the Areas Served page names.'),
  also: z
    .array(
      z.strictObject({
        says: text.describe('What people type.'),
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
    .describe('What is on no list but lies beside one. The ZIP check sends its visitors to the quote form.'),
  ask: z
    .strictObject({
      label: text.describe('Above the field.'),
      hint: text.describe('In the field: what to type.'),
      yes: text.describe('Before the terms of a place on these lists: [place] is filled in.'),
      beside: text.describe('For what lies beside them: [area] is filled in.'),
      far: text.describe('For everything else, before the phone number.'),
      empty: text.describe('For an empty field.'),
      short: text.describe('For a ZIP with too few digits, or too many.'),
      send: text.describe('After an answer of maybe: leads to the quote form.'),
      link: text.describe('To the pages of an area: [area] is filled in.'),
      lists: text.describe('Above the list of ZIP codes, where the question leads in browsers that run no scripts.'),
      other: text.describe('Above that list, before the answer to everything else.'),
    })
    .describe('The question "Do we come to you?" on Home and on Areas served, and its answers.'),
});
