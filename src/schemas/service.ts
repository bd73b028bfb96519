import { z } from 'zod';
import {
  atLeast,
  backedItem,
  band,
  between,
  challenge,
  closing,
  exactly,
  item,
  line,
  metaDescription,
  question,
  text,
} from './prose.ts';
import { quoteFields } from './quote-fields.ts';
import { areaName, slot } from './reference.ts';

/** What buyers ask first, one line each; the lines that hold for all services are in pages/services.yaml. */
export const answers = z.strictObject({
  included: line.describe('What the price includes.'),
  time: line.describe('How long it takes. No figures that nobody has given.'),
  price: line.describe('What drives the price. No figures: those belong in prices.yaml.'),
  home: line.describe('Whether somebody has to be there.'),
  paving: z.boolean().default(false).describe('Paving is washed: the water rule is shown.'),
});

const comparison = z.strictObject({
  heading: text,
  intro: text,
  columns: z.tuple([text, text]).describe('The two ways.'),
  rows: atLeast(3, z.strictObject({ topic: text, cells: z.tuple([text, text]).describe('One for each way.') }), 'rows'),
});

const choiceOf = <Option extends string>(options: Readonly<Record<Option, string>>) =>
  z.enum(Object.keys(options) as [Option, ...Option[]]);

const price = text.describe('What moves the price, in one sentence. No figures: those belong in prices.yaml.');

const shared = {
  name: text.describe('Name on cards, menus and links.'),
  order: z.number().int().min(1).describe('Place in menus and grids, from 1.'),
  description: metaDescription,
  card: z.strictObject({
    text: text.describe('One sentence on the services overview.'),
    features: exactly(4, text, 'features').describe('Four bullets of two to five words.'),
    icon: z.enum([
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
    ]),
  }),
  quote: z
    .strictObject({
      service: choiceOf(quoteFields.service.options),
      property: choiceOf(quoteFields.property.options),
    })
    .describe('What the quote form already holds for a visitor of this page.'),
  pictures: z.strictObject({
    hero: slot.describe('The first picture, after the work.'),
    heroBefore: slot.describe('The same before it: the page opens with a slider.'),
    dirt: slot.optional().describe('With what can go wrong. Left out where no picture shows it.'),
    closing: slot.optional().describe('In the closing call to action.'),
  }),
  hero: z.strictObject({
    heading: text.describe('The heading of the page: the trade and the place.'),
    intro: text.describe('One to three sentences.'),
  }),
  included: band(atLeast(4, item, 'items')).describe('What the price includes.'),
  trouble: band(atLeast(3, challenge, 'problems')).describe('What can go wrong, and what we do then.'),
  answers,
  price: band(exactly(5, item, 'points')).describe('What drives the price. Travel, the sixth, is the same for all.'),
  comparisons: z.array(comparison).default([]).describe('Two ways side by side, for whoever has to choose.'),
  plans: band(atLeast(1, backedItem, 'items'))
    .optional()
    .describe('Repeat visits, moves, papers.'),
  duration: z.strictObject({ heading: text, text: text.describe('How long it takes: two to four sentences.') }),
  preparation: atLeast(4, text, 'points').describe(
    'What to do before we arrive: shown once a quote has been asked for.',
  ),
  closing,
};

export const residentialService = z.strictObject({
  kind: z.literal('residential'),
  ...shared,
  facts: z
    .strictObject({
      price,
      prepare: text.describe('What to do before we arrive, in one sentence.'),
      pets: text.describe('Pets and plants, in one or two sentences.'),
    })
    .describe('Rows of the block of facts, here and on the area pages of this service.'),
  steps: band(exactly(4, item, 'steps')),
  faq: band(atLeast(4, question, 'questions')),
  areaNotes: z
    .record(areaName, text)
    .describe('For each area (file name in src/content/areas) two to six words about this service there.'),
});

export const commercialService = z.strictObject({
  kind: z.literal('commercial'),
  ...shared,
  facts: z
    .strictObject({
      price,
      safety: text.describe('Safety and access, in one or two sentences.'),
    })
    .describe('Rows of the block of facts, here and on the area pages of hotels and apartments.'),
  checklist: band(exactly(6, text, 'points')).describe('Services checklist.'),
  method: band(exactly(4, item, 'steps')).describe('How the work is done.'),
  grid: band(exactly(6, item, 'items')).describe('Benefits, or the industries served.'),
  faq: band(between(3, 5, question, 'questions')),
});

export const service = z.discriminatedUnion('kind', [residentialService, commercialService]);
