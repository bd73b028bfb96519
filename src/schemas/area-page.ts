import { z } from 'zod';
import { halfMonths } from './half-months.ts';
import {
  atLeast,
  band,
  between,
  challenge,
  closing,
  exactly,
  item,
  metaDescription,
  place,
  question,
  text,
} from './prose.ts';
import { areaName, slot } from './reference.ts';
import { pageTestimonial } from './review.ts';

export const residentialAreaServices = ['window-cleaning', 'house-washing', 'pressure-washing'] as const;
export const commercialPropertyTypes = ['hotel', 'apartment', 'university'] as const;

const hero = z.strictObject({
  heading: text.describe(
    'The heading of the page: the service and the area in plain words, such as Window cleaning in Manitou Springs.',
  ),
  line: text.describe('The line under the heading: what is particular about the work here, up to twelve words.'),
  intro: text.describe('One to three sentences.'),
});

const timing = z.strictObject({
  heading: text.describe('About when to book here.'),
  text: text.describe('Two to four sentences: the local calendar.'),
  good: atLeast(1, halfMonths, 'span').describe('The good dates that the text names, for the sentence of the day.'),
  refusalHeading: text.describe('About what we will not do here.'),
  refusal: text.describe('Two to four sentences: what we will not do here, and why.'),
});

const shared = {
  area: areaName.describe('File name of the area in src/content/areas, without .yaml.'),
  description: metaDescription.refine((value) => value.includes('{phone}'), 'must hold {phone}'),
  hero,
  challenges: band(exactly(4, challenge, 'challenges')),
  timing,
  closing,
};

const side = slot.describe('Beside what the page says about its work.');
const last = slot.describe('In the closing call to action.');

export const residentialAreaPage = z
  .strictObject({
    kind: z.literal('residential'),
    service: z.enum(residentialAreaServices),
    ...shared,
    pictures: z.strictObject({
      hero: slot.describe('The first picture.'),
      heroBefore: slot.optional().describe('The same before the work: the page then opens with a slider.'),
      side,
      quote: slot.describe('Beside the testimonial.'),
      closing: last,
    }),
    benefits: band(exactly(6, item, 'benefits')),
    surfaces: band(exactly(6, item, 'surfaces'))
      .optional()
      .describe('Pressure washing pages only.'),
    neighborhoods: band(exactly(8, place, 'neighborhoods')),
    testimonial: pageTestimonial,
    local: band(exactly(4, item, 'reasons'))
      .optional()
      .describe('Why a local crew: window and house washing pages.'),
    questions: z
      .strictObject({ heading: text, items: between(2, 3, question, 'questions') })
      .describe('What people of this area ask before they book.'),
  })
  .superRefine((page, context) => {
    if (page.service === 'pressure-washing' && !page.surfaces)
      context.addIssue({
        code: 'custom',
        path: ['surfaces'],
        message: 'is missing: pressure washing pages list 6 surfaces',
      });
    if (page.service !== 'pressure-washing' && page.surfaces)
      context.addIssue({
        code: 'custom',
        path: ['surfaces'],
        message: 'belongs on pressure washing pages only: remove it',
      });
    if (page.service !== 'pressure-washing' && !page.local)
      context.addIssue({
        code: 'custom',
        path: ['local'],
        message: 'is missing: window and house washing pages list 4 local reasons',
      });
  });

export const commercialAreaPage = z.strictObject({
  kind: z.literal('commercial'),
  type: z.enum(commercialPropertyTypes),
  ...shared,
  pictures: z.strictObject({
    hero: slot.describe('The first picture.'),
    side,
    closing: last,
    served: slot.describe('Beside the heading of the kinds of property served.'),
  }),
  specialties: band(exactly(6, text, 'specialties')),
  surfaces: band(exactly(6, item, 'surfaces')),
  served: band(exactly(6, place, 'served places')),
});

export const areaPage = z.discriminatedUnion('kind', [residentialAreaPage, commercialAreaPage]);
