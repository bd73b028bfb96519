import { z } from 'zod';
import { answer, challenge, closing, headed, item, listOf, metaDescription, place, rare, text } from './prose.ts';
import { areaName, openingSlot, slot } from './reference.ts';
import { pageTestimonial } from './review.ts';

export const residentialAreaServices = ['window-cleaning', 'house-washing', 'pressure-washing'] as const;
/** The types with a service of their own, whose terms are shown on their pages; university pages have none. */
export const propertyTypesWithService = ['hotel', 'apartment'] as const;
export const commercialPropertyTypes = [...propertyTypesWithService, 'university'] as const;

const hero = z.strictObject({
  heading: text.describe(
    'The heading of the page: the service and the area in plain words, such as Window cleaning in Manitou Springs.',
  ),
  intro: text.describe(
    'Two or three sentences, 25 to 50 words: what we do here, and why it matters in this place. Over the view of an area a single short one looks best.',
  ),
});

/** The specification requires the phone number in each description. */
const addPhone = (words: string) => (words.includes('{phone}') ? words : `${words} Call {phone}.`);

const description = metaDescription
  .overwrite(addPhone)
  .optional()
  .describe(
    'Shown by search engines, which show about 160 characters: your phone number is added where {phone} is missing. Left out, it is made of the opening.',
  );

const draft = z
  .boolean()
  .default(false)
  .describe(
    'On while the page is unfinished: it can be saved half done, and no visitor sees it. Switch it off to publish it.',
  );

const dirt = slot.describe('What lands on the glass or the walls here, with the challenges.');
const dirtBefore = slot.optional().describe('The same before the work: the picture then becomes a slider.');
const challenges = headed(listOf(challenge));

/** The fields are in the order of the page; `own` has those that only pages about some services have. */
const residentialPage = <Service extends z.ZodType, Own extends z.ZodRawShape>(service: Service, own: Own) =>
  z.strictObject({
    kind: z.literal('residential'),
    service: service.meta(rare),
    area: areaName,
    draft,
    pictures: z.strictObject({
      hero: openingSlot.describe(
        'The first picture. Where the area has a view, its page about windows opens with that, and this one stands further down.',
      ),
      heroBefore: openingSlot.optional().describe('The same before the work: the page then opens with a slider.'),
      dirt,
      dirtBefore,
    }),
    hero,
    challenges,
    benefits: headed(listOf(item)).extend({
      intro: text.optional().describe('Under the heading.'),
    }),
    testimonial: pageTestimonial.optional(),
    facts: z
      .strictObject({
        price: answer.optional(),
        date: answer.optional(),
        prepare: answer.optional(),
        pets: answer.optional(),
      })
      .optional()
      .describe(
        'What stands first, in the words of this place. What is left out is taken from the page of the service.',
      ),
    ...own,
    neighborhoods: listOf(text).describe('Their names alone.'),
    closing,
    description,
  });

const residentialAreaPage = z.discriminatedUnion('service', [
  residentialPage(z.enum(['window-cleaning', 'house-washing']), {
    local: headed(listOf(item)),
  }),
  residentialPage(z.literal('pressure-washing'), {
    surfaces: headed(listOf(text)).describe('Their names.'),
    local: headed(listOf(item))
      .optional()
      .describe('Where a company from here does the work in another way; the surfaces then stand below it.'),
  }),
]);

const commercialAreaPage = z.strictObject({
  kind: z.literal('commercial'),
  type: z.enum(commercialPropertyTypes).meta(rare),
  area: areaName,
  draft,
  label: text
    .optional()
    .describe('Above the heading, where the label of the area does not fit: another ZIP code.')
    .meta(rare),
  pictures: z.strictObject({
    hero: openingSlot.describe('The first picture.'),
    dirt,
    dirtBefore,
  }),
  hero,
  surfaces: headed(listOf(item)),
  specialties: headed(listOf(text)),
  challenges,
  served: headed(listOf(place)),
  facts: z
    .strictObject({ price: answer.optional(), date: answer.optional(), safety: answer.optional() })
    .optional()
    .describe('In the words of this place. What is left out is taken from the page of the service.'),
  closing,
  description,
});

export const areaPage = z.discriminatedUnion('kind', [residentialAreaPage, commercialAreaPage]);

/** Returns the file name of an area page: by service for homes, by property type for businesses. */
export const getAreaPageName = ({ service, type }: { service?: unknown; type?: unknown }) =>
  type === undefined ? `residential-${service}` : `commercial-window-cleaning-${type}`;
