import { z } from 'zod';
import {
  answer,
  challenge,
  closing,
  headedSection,
  item,
  listOf,
  metaDescription,
  place,
  rarelyChanged,
  text,
} from './fields.ts';
import { areaName, heroSlot, slot } from './reference.ts';
import { pageTestimonialSchema } from './review.ts';

export const residentialAreaServices = ['window-cleaning', 'house-washing', 'pressure-washing'] as const;
/** The types that have a service, whose terms their pages show; university pages have none. */
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
const addPhone = (description: string) =>
  description.includes('{phone}') ? description : `${description} Call {phone}.`;

const description = metaDescription
  .overwrite(addPhone)
  .optional()
  .describe(
    'Search engines show about 160 characters of it. Your phone number is added if {phone} is missing. If you leave it out, it is made from the introduction.',
  );

const draft = z
  .boolean()
  .default(false)
  .describe(
    'On while the page is unfinished: it can be saved half done, and no visitor sees it. Switch it off to publish it.',
  );

const dirt = slot.describe('The dirt on the glass or the walls here. Shown with the challenges.');
const dirtBefore = slot.optional().describe('The same before the work: the picture then becomes a slider.');
const challenges = headedSection(listOf(challenge));

/** The fields are in the order of the page; `own` has those that only pages about some services have. */
const createResidentialSchema = <Service extends z.ZodType, ServiceFields extends z.ZodRawShape>(
  service: Service,
  serviceFields: ServiceFields,
) =>
  z.strictObject({
    kind: z.literal('residential'),
    service: service.meta(rarelyChanged),
    area: areaName,
    draft,
    pictures: z.strictObject({
      hero: heroSlot.describe(
        'The first picture. If the area has a view, its page about windows opens with that, and this one is further down.',
      ),
      heroBefore: heroSlot.optional().describe('The same before the work: the page then opens with a slider.'),
      dirt,
      dirtBefore,
    }),
    hero,
    challenges,
    benefits: headedSection(listOf(item)).extend({
      intro: text.optional().describe('Under the heading.'),
    }),
    testimonial: pageTestimonialSchema.optional(),
    facts: z
      .strictObject({
        price: answer.optional(),
        date: answer.optional(),
        prepare: answer.optional(),
        pets: answer.optional(),
      })
      .optional()
      .describe('The facts, in words for this place. Those that you leave out come from the page of the service.'),
    ...serviceFields,
    neighborhoods: listOf(text).describe('Only their names, one or more.'),
    closing,
    description,
  });

const residentialAreaPage = z.discriminatedUnion('service', [
  createResidentialSchema(z.enum(['window-cleaning', 'house-washing']), {
    local: headedSection(listOf(item)),
  }),
  createResidentialSchema(z.literal('pressure-washing'), {
    surfaces: headedSection(listOf(text)).describe('Their names.'),
    local: headedSection(listOf(item))
      .optional()
      .describe('What a local company does in another way. The surfaces are then shown below it.'),
  }),
]);

const commercialAreaPage = z.strictObject({
  kind: z.literal('commercial'),
  type: z.enum(commercialPropertyTypes).meta(rarelyChanged),
  area: areaName,
  draft,
  label: text
    .optional()
    .describe('Above the heading, if the label of the area does not fit, such as for another ZIP code.')
    .meta(rarelyChanged),
  pictures: z.strictObject({
    hero: heroSlot.describe('The first picture.'),
    dirt,
    dirtBefore,
  }),
  hero,
  surfaces: headedSection(listOf(item)),
  specialties: headedSection(listOf(text)),
  challenges,
  served: headedSection(listOf(place)),
  facts: z
    .strictObject({ price: answer.optional(), date: answer.optional(), safety: answer.optional() })
    .optional()
    .describe('In words for this place. Those that you leave out come from the page of the service.'),
  closing,
  description,
});

export const areaPageSchema = z.discriminatedUnion('kind', [residentialAreaPage, commercialAreaPage]);

/** Returns the file name of an area page: by service for homes, by property type for businesses. */
export const getAreaPageName = ({ service, type }: { service?: unknown; type?: unknown }) =>
  type === undefined ? `residential-${service}` : `commercial-window-cleaning-${type}`;
