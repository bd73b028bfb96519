import { z } from 'zod';
import { challenge, closing, exactly, headed, item, metaDescription, place, text } from './prose.ts';
import { areaName, slot } from './reference.ts';
import { pageTestimonial } from './review.ts';

export const residentialAreaServices = ['window-cleaning', 'house-washing', 'pressure-washing'] as const;
/** The types with a service of their own, whose terms their pages tell; university pages have none. */
export const propertyTypesWithService = ['hotel', 'apartment'] as const;
export const commercialPropertyTypes = [...propertyTypesWithService, 'university'] as const;

const hero = z.strictObject({
  heading: text.describe(
    'The heading of the page: the service and the area in plain words, such as Window cleaning in Manitou Springs.',
  ),
  intro: text.describe('One or two sentences, at most 28 words.'),
});

const shared = {
  area: areaName.describe('File name of the area in src/content/areas, without .yaml.'),
  description: metaDescription.refine((value) => value.includes('{phone}'), 'must hold {phone}'),
  hero,
  challenges: headed(exactly(4, challenge, 'challenges')),
  closing,
};

const dirt = slot.describe('What lands on the glass or the walls here, with the challenges.');
const dirtBefore = slot.optional().describe('The same before the work: the picture then becomes a slider.');

export const residentialAreaPage = z
  .strictObject({
    kind: z.literal('residential'),
    service: z.enum(residentialAreaServices),
    ...shared,
    pictures: z.strictObject({
      hero: slot.describe('The first picture.'),
      heroBefore: slot.optional().describe('The same before the work: the page then opens with a slider.'),
      dirt,
      dirtBefore,
    }),
    benefits: headed(exactly(6, item, 'benefits')),
    surfaces: headed(exactly(6, text, 'surfaces'))
      .optional()
      .describe('Pressure washing pages only: their names.'),
    neighborhoods: exactly(8, text, 'neighborhoods').describe('Their names alone.'),
    testimonial: pageTestimonial,
    local: headed(exactly(4, item, 'reasons'))
      .optional()
      .describe('Why a local crew: window and house washing pages.'),
    facts: z
      .strictObject({ prepare: text.optional(), pets: text.optional() })
      .optional()
      .describe('Only where this area differs from what the page of the service says.'),
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
    if (page.service === 'pressure-washing' && page.local)
      context.addIssue({
        code: 'custom',
        path: ['local'],
        message: 'belongs on window and house washing pages: remove it, surfaces stand in its place',
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
    dirt,
    dirtBefore,
  }),
  specialties: headed(exactly(6, text, 'specialties')),
  surfaces: headed(exactly(6, item, 'surfaces')),
  served: headed(exactly(6, place, 'served places')),
});

export const areaPage = z.discriminatedUnion('kind', [residentialAreaPage, commercialAreaPage]);
