import { z } from 'zod';
import { quoteFields } from '../quotes/quote-fields.ts';
import { windowKindNames, windowKinds } from '../site/pane-count.ts';
import { propertyTypesWithService } from './area-page.ts';
import {
  answer,
  challenge,
  closing,
  headedSection,
  item,
  line,
  listOf,
  metaDescription,
  pageTitle,
  prose,
  question,
  rarelyChanged,
  text,
} from './fields.ts';
import { heroSlot, slot } from './reference.ts';
import { workName } from './seasons.ts';

const createKeyEnum = <Option extends string>(options: Readonly<Record<Option, string>>) =>
  z.enum(Object.keys(options) as [Option, ...Option[]]);

const price = answer.describe('What changes the price. No figures: those belong in Lowest prices.');

const sharedFields = {
  name: text.describe('Name on cards, menus and links.'),
  order: z.number().int().min(1).describe('Place in menus and grids, from 1.').meta(rarelyChanged),
  title: pageTitle,
  description: metaDescription,
  card: z.strictObject({
    text: text.describe('One sentence on the services overview.'),
    features: listOf(text).describe('Four bullets of two to six words.'),
    icon: z
      .enum([
        'window',
        'house',
        'driveway',
        'roof',
        'concrete',
        'brush',
        'storefront',
        'hotel',
        'apartments',
        'warehouse',
        'garage',
        'roller',
      ])
      .meta(rarelyChanged),
  }),
  quote: z
    .strictObject({
      service: createKeyEnum(quoteFields.service.options),
      property: createKeyEnum(quoteFields.property.options),
      about: text
        .optional()
        .describe('If neither of the two says what the page is about: filled in as a line in Project Details.'),
    })
    .describe('The values with which the quote form is prefilled for visitors of this page.')
    .meta(rarelyChanged),
  colors: z.boolean().default(false).describe('Its page shows the colors of Services.').meta(rarelyChanged),
  seasons: listOf(workName)
    .describe('The work whose seasons apply. On pages for homes, How soon shows what can be booked today.')
    .meta(rarelyChanged),
  pictures: z.strictObject({
    hero: heroSlot.describe('The first picture, after the work.'),
    heroBefore: heroSlot.describe('The same before it: the page opens with a slider.'),
    dirt: slot.optional().describe('Shown with what can go wrong. Leave it out if there is no such picture.'),
    dirtBefore: slot.optional().describe('The same before the work: the picture then becomes a slider.'),
  }),
  hero: z.strictObject({
    heading: text.describe('The heading of the page: the trade and the place.'),
    intro: text.describe('Two or three sentences, 25 to 50 words.'),
  }),
  challenges: headedSection(listOf(challenge)).describe('What can go wrong, and what we do then.'),
  details: z
    .array(text)
    .describe(
      'Details that help with an estimate. The quote form suggests them under Project Details, and a click writes them there. Visitors complete those that end with a colon.',
    ),
  warranty: text
    .optional()
    .describe('A row of its own, before If it’s not right. {paintWarranty} shows nothing until you have answered it.')
    .meta(rarelyChanged),
  closing,
};

const linkedItem = item.extend({
  text: prose.describe('A sentence or two. A link is written [name](/services/…).'),
});

const residentialService = z.strictObject({
  kind: z.literal('residential'),
  ...sharedFields,
  pictures: sharedFields.pictures.extend({
    areaCard: slot
      .optional()
      .describe('On the share cards of its area pages, if their first picture shows too little.'),
  }),
  trust: listOf(text).optional().describe('A row of reasons to trust us, under the opening.'),
  regions: text.optional().describe('Heading above the places of both regions. Without it, there is no such list.'),
  steps: headedSection(listOf(item)).describe('How the work is done.'),
  included: headedSection(listOf(linkedItem)).describe('What the price includes.'),
  example: z
    .strictObject({
      heading: text,
      caption: text.describe('Which house it is.'),
      total: text.describe('Before the sum.'),
      items: listOf(
        z
          .strictObject({
            what: text,
            panes: z.number().int().min(1),
            kind: z.enum(windowKindNames).describe('The field of the counter that starts with it.').meta(rarelyChanged),
          })
          .refine(({ panes, kind }) => panes % windowKinds[kind].panes === 0, {
            path: ['panes'],
            error: 'must be an even number: each of these windows has two panes',
          }),
      ),
      after: text.describe('Under the sum: how visitors get a price of their own. A link to the form follows.'),
      counter: z
        .strictObject({
          heading: text,
          intro: text,
          estimate: text.describe('Under the sum: [range] is the dollars, [sides] is inside and out, or outside only.'),
          others: text.describe('Under the house, if its front has too little room: [count] is the number of windows.'),
          factors: text.describe('What else changes the price.'),
          button: text.describe('Takes the count to the quote form.'),
          answers: z
            .array(text)
            .meta({ title: 'Answered suggestions' })
            .describe('Suggestions under Project Details that a count makes unnecessary, written as under Details.'),
        })
        .describe('The example for visitors to change. Shown once Lowest prices has a confirmed price per pane.'),
    })
    .optional()
    .describe('A worked example that counts panes. No dollars: those belong in Lowest prices.'),
  facts: z
    .strictObject({
      price,
      date: answer.optional().describe('How the date is set, unless it is the same day when the schedule allows.'),
      prepare: answer.describe('What to do before we arrive.'),
      home: z
        .array(line)
        .optional()
        .describe(
          'On area pages, after what to do: who has to be there and how long it takes. The page of the service has it in its questions.',
        ),
      pets: answer.describe('Pets and plants.'),
    })
    .describe('Its rows, here and on the area pages of this service.'),
  faq: headedSection(listOf(question)),
});

const commercialService = z.strictObject({
  kind: z.literal('commercial'),
  ...sharedFields,
  audience: text.describe('Whom the sheet is for.'),
  alwaysOpen: z
    .boolean()
    .default(false)
    .describe('Its customers get an answer at any hour, as the top bar shows.')
    .meta(rarelyChanged),
  windowPages: z
    .strictObject({
      type: z
        .enum(propertyTypesWithService)
        .describe('The window cleaning pages of areas that take price and safety from here.')
        .meta(rarelyChanged),
      heading: text.describe('Over the list of them here.'),
      audience: text.describe('Whom the sheet on them is for.'),
    })
    .optional(),
  checklist: headedSection(listOf(text)).describe('Services checklist.'),
  method: headedSection(
    listOf(
      z.strictObject({
        title: text.describe('One to three words.'),
        we: text.describe('What we do then.'),
        you: text.describe('What the customer does.'),
      }),
    ),
  ).describe('Who does what, step by step.'),
  facts: z
    .strictObject({
      price,
      safety: answer.describe('Safety and access.'),
    })
    .describe('Its rows, here and on the area pages of hotels and apartments.'),
  benefits: headedSection(listOf(linkedItem)).describe('Benefits, or the industries served.'),
  completion: z
    .strictObject({
      heading: text,
      caption: text.describe('What the list is called.'),
      place: text.describe('Heading of its first column.'),
      items: listOf(z.strictObject({ place: text, done: text, open: text })),
    })
    .optional()
    .describe('A sample of the list that the customer gets.'),
});

export const serviceSchema = z.discriminatedUnion('kind', [residentialService, commercialService]);
