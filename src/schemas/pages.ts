import { z } from 'astro/zod';
import { galleryCategories } from './gallery.ts';
import { atLeast, band, closing, exactly, item, line, metaDescription, question, text } from './prose.ts';
import { answers } from './service.ts';

const head = {
  title: text
    .refine((value) => value.length <= 65, 'is longer than 65 characters: search engines cut it')
    .meta({ maxLength: 65 })
    .describe('Browser title: up to 65 characters, ends with the brand.'),
  description: metaDescription,
};
const hero = z.strictObject({ heading: text.describe('The h1.'), intro: text });
const introduced = z.strictObject({ heading: text, intro: text });
const labelled = z.strictObject({ label: text, heading: text, intro: text });

const span = z
  .strictObject({
    from: z.number().int().min(1).max(24).describe('First half-month: 1 is early January, 24 late December.'),
    to: z.number().int().min(2).max(25).describe('The half-month after the last one.'),
  })
  .refine(({ from, to }) => from < to, 'must end after it starts');
const season = z.strictObject({
  name: text,
  when: text.describe('In words: the chart is not read aloud.'),
  spans: atLeast(1, span, 'span'),
});
const half = z.strictObject({ label: text, heading: text, text, link: text });

export const homePage = z.strictObject({
  ...head,
  hero: z.strictObject({ kicker: text, heading: text, intro: text }),
  proof: exactly(4, z.strictObject({ fact: text, note: text }), 'facts'),
  residential: half,
  commercial: half,
  why: band(exactly(3, z.strictObject({ figure: text, title: text, text }), 'points')),
  calendar: z.strictObject({
    heading: text,
    intro: text,
    lands: z.strictObject({ heading: text, rows: atLeast(1, season, 'row') }),
    book: z.strictObject({ heading: text, rows: atLeast(1, season, 'row') }),
  }),
  areas: z.strictObject({ label: text, heading: text }),
  closing,
});

export const contactPage = z.strictObject({
  ...head,
  hero,
  form: z.strictObject({ heading: text, footnote: text, submit: text, sending: text, retry: text }),
  emergency: z.strictObject({ heading: text, text }),
  areas: z.strictObject({ heading: text }),
  thanks: z.strictObject({ label: text, heading: text, text }),
});

export const servicesPage = z.strictObject({
  ...head,
  hero,
  residential: labelled,
  commercial: labelled,
  steps: band(exactly(4, item, 'steps')),
  /** What the lists of areas on the service pages say. */
  areas: z.strictObject({
    label: text,
    residential: text.describe('Under the list of areas.'),
    painting: introduced.extend({ springs: text, denver: text }).describe('The two columns of the painting page.'),
    hotel: introduced,
    apartment: introduced,
    commercial: introduced,
    link: text.describe('To Areas served.'),
  }),
  /** What the strip of answers on service and area pages says on all of them. */
  answers: z.strictObject({
    heading: text,
    labels: z.strictObject({
      included: text,
      time: text,
      price: text,
      rain: text,
      home: text.describe('For homes.'),
      site: text.describe('The same for buildings.'),
      soon: text,
      paving: text,
      insurance: text,
      guarantee: text,
      payment: text,
    }),
    rain: text,
    guarantee: text,
    soon: z.strictObject({ city: text, nearby: text, both: text }).describe('By the zone of the area.'),
    paving: z.strictObject({ city: text, nearby: text, both: text }).describe('By the zone of the area.'),
    insurance: z.strictObject({ residential: z.array(line), commercial: z.array(line) }),
    payment: z.strictObject({ residential: text, commercial: text }),
    links: z.strictObject({ questions: text, people: text, zip: text }),
    university: answers.describe('University pages: no service of its own stands behind them.'),
  }),
  price: z.strictObject({
    from: text.describe('Said once prices.yaml has a confirmed figure, which takes the place of [dollars] and [unit].'),
    travel: item.describe('The last point on every list of what drives the price.'),
  }),
  closing,
});

export const areasServedPage = z.strictObject({
  ...head,
  hero,
  springs: labelled,
  denver: z.strictObject({
    label: text,
    heading: text,
    intro: text,
    places: atLeast(15, z.strictObject({ name: text, note: text }), 'places'),
  }),
  values: z.strictObject({ heading: text, items: exactly(3, item, 'values') }),
  comparison: z.strictObject({
    heading: text,
    intro: text,
    rows: atLeast(4, z.strictObject({ topic: text, springs: text, denver: text }), 'rows'),
  }),
  zip: z.strictObject({ heading: text, intro: text, link: text.describe('To all areas, where a ZIP has no page.') }),
  closing,
});

const galleryFilter = z.enum(['all', ...galleryCategories]);

export const galleryPage = z.strictObject({
  ...head,
  hero,
  filters: z.record(galleryFilter, text).describe('The label of each filter button, in this order.'),
  empty: z.strictObject({ heading: text, text }).describe('Shown for a category without projects.'),
  ask: z.strictObject({ heading: text, text }),
  closing,
});

export const reviewsPage = z.strictObject({
  ...head,
  hero,
  list: z.strictObject({ heading: text, intro: text }),
  featured: z.strictObject({ heading: text }),
  why: band(exactly(4, item, 'reasons')),
  closing,
});

const person = z.strictObject({
  name: text.describe('As customers meet them.'),
  role: text,
  checks: text.describe('What you have checked about them, such as a background check, with the month.'),
  picture: z.string().optional().describe('Slot of a picture in src/pictures/catalogue.yaml.'),
});

export const aboutPage = z.strictObject({
  ...head,
  hero,
  story: z.strictObject({ heading: text, paragraphs: atLeast(2, text, 'paragraphs') }),
  people: z
    .strictObject({ heading: text, intro: text, items: z.array(person).default([]) })
    .describe('Who comes to the door. Left out while empty.'),
  values: band(exactly(4, item, 'values')),
  credentials: band(exactly(6, text, 'credentials')),
  faq: band(exactly(6, question, 'questions')),
  closing,
});

export const notFoundPage = z.strictObject({ ...head, heading: text, intro: text });
