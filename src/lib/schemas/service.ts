import { z } from 'zod';
import { quoteFields } from '../quotes/quote-fields.ts';
import { windowKindNames, windowKinds } from '../site/pane-count.ts';
import { propertyTypesWithService } from './area-page.ts';
import {
  answer,
  challenge,
  closing,
  headed,
  item,
  line,
  listOf,
  metaDescription,
  pageTitle,
  prose,
  question,
  rare,
  text,
} from './prose.ts';
import { openingSlot, slot } from './reference.ts';
import { workName } from './seasons.ts';

const choiceOf = <Option extends string>(options: Readonly<Record<Option, string>>) =>
  z.enum(Object.keys(options) as [Option, ...Option[]]);

const price = answer.describe('What moves the price. No figures: those belong in Lowest prices.');

const shared = {
  name: text.describe('Name on cards, menus and links.'),
  order: z.number().int().min(1).describe('Place in menus and grids, from 1.').meta(rare),
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
      .meta(rare),
  }),
  quote: z
    .strictObject({
      service: choiceOf(quoteFields.service.options),
      property: choiceOf(quoteFields.property.options),
      about: text
        .optional()
        .describe('Where neither of the two says what the page is about: comes up as a line in Project Details.'),
    })
    .describe('What the quote form already holds for a visitor of this page.')
    .meta(rare),
  colors: z.boolean().default(false).describe('Its page shows the colors of Services.').meta(rare),
  seasons: listOf(workName)
    .describe('The work whose weather it waits for: on pages for homes, How soon says what can be done today.')
    .meta(rare),
  pictures: z.strictObject({
    hero: openingSlot.describe('The first picture, after the work.'),
    heroBefore: openingSlot.describe('The same before it: the page opens with a slider.'),
    dirt: slot.optional().describe('With what can go wrong. Left out where no picture shows it.'),
    dirtBefore: slot.optional().describe('The same before the work: a slider then stands there.'),
  }),
  hero: z.strictObject({
    heading: text.describe('The heading of the page: the trade and the place.'),
    intro: text.describe('Two or three sentences, 25 to 50 words.'),
  }),
  challenges: headed(listOf(challenge)).describe('What can go wrong, and what we do then.'),
  details: z
    .array(text)
    .describe(
      'What helps an estimate: suggested under Project Details in the quote form, where a press writes the words. The visitor finishes those that end with a colon.',
    ),
  warranty: text
    .optional()
    .describe('A row of its own, before If it’s not right. {paintWarranty} shows nothing until you have answered it.')
    .meta(rare),
  closing,
};

const linkedItem = item.extend({
  text: prose.describe('A sentence or two. A link is written [name](/services/…).'),
});

const residentialService = z.strictObject({
  kind: z.literal('residential'),
  ...shared,
  pictures: shared.pictures.extend({
    areaCard: slot
      .optional()
      .describe('On the share cards of its area pages, where their first picture alone would show little.'),
  }),
  trust: listOf(text).optional().describe('A row of reasons to trust us, under the opening.'),
  regions: text.optional().describe('Heading over the places of both regions. Left out: no such list.'),
  steps: headed(listOf(item)).describe('How the work is done.'),
  included: headed(listOf(linkedItem)).describe('What the price includes.'),
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
            kind: z.enum(windowKindNames).describe('The field of the counter that starts with it.').meta(rare),
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
            .describe(
              'Suggestions under Project Details that a count makes needless: as they are written under Details.',
            ),
        })
        .describe('The example for visitors to change. Shown once Lowest prices has a confirmed price per pane.'),
    })
    .optional()
    .describe('A worked example that counts panes. No dollars: those belong in Lowest prices.'),
  facts: z
    .strictObject({
      price,
      date: answer.optional().describe('How the date is set, where it is not the same day when the schedule allows.'),
      prepare: answer.describe('What to do before we arrive.'),
      home: z
        .array(line)
        .optional()
        .describe(
          'On area pages, behind what to do: who has to be there and how long it takes. Here the questions say it.',
        ),
      pets: answer.describe('Pets and plants.'),
    })
    .describe('Its rows, here and on the area pages of this service.'),
  faq: headed(listOf(question)),
});

const commercialService = z.strictObject({
  kind: z.literal('commercial'),
  ...shared,
  audience: text.describe('Whom the sheet is for.'),
  alwaysOpen: z
    .boolean()
    .default(false)
    .describe('Its customers are answered at any hour: the top bar says so.')
    .meta(rare),
  windowPages: z
    .strictObject({
      type: z
        .enum(propertyTypesWithService)
        .describe('The window cleaning pages of areas that take price and safety from here.')
        .meta(rare),
      heading: text.describe('Over the list of them here.'),
      audience: text.describe('Whom the sheet on them is for.'),
    })
    .optional(),
  checklist: headed(listOf(text)).describe('Services checklist.'),
  method: headed(
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
  benefits: headed(listOf(linkedItem)).describe('Benefits, or the industries served.'),
  completion: z
    .strictObject({
      heading: text,
      caption: text.describe('What the list is called.'),
      place: text.describe('Heading of its first column.'),
      items: listOf(z.strictObject({ place: text, done: text, open: text })),
    })
    .optional()
    .describe('A sample of the list that is handed over.'),
});

export const service = z.discriminatedUnion('kind', [residentialService, commercialService]);
