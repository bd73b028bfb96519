/** Schemas for the content of the pages that exist once. src/lib/site/pages.ts lists their files. */
import { z } from 'zod';
import { claimWithSource } from './claim.ts';
import {
  answer,
  closing,
  confirmation,
  day,
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
import { galleryCategories } from './gallery.ts';
import { halfMonthsSchema } from './half-months.ts';
import { heroSlot, slot } from './reference.ts';
import { workName } from './seasons.ts';
import { viewsSchema } from './view.ts';

const pictures = z.strictObject({
  card: slot.meta({ title: 'On the card of a shared link' }).describe('Shown where a link to the page is shared.'),
});
/** Normalizes a color: #ABC becomes #aabbcc. */
const normalizeColor = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
    .replace(/^([0-9a-f]{6})$/, '#$1');
const color = z
  .string()
  .overwrite(normalizeColor)
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #c9b49a: # and six hexadecimal digits');
const heroPicture = heroSlot.describe('The first picture.');
const head = { title: pageTitle, description: metaDescription, pictures };
const hero = z.strictObject({ heading: text.describe('The heading of the page.'), intro: text });

const dirtRow = z.strictObject({
  name: text,
  when: text.describe('In words: the chart is not read aloud.'),
  spans: listOf(halfMonthsSchema),
  glass: slot
    .optional()
    .describe(
      'How it looks on glass, with transparency. Home opens with it in these months; if several apply, with the last one.',
    ),
  shown: halfMonthsSchema.optional().describe('If windows show it only in some of these half-months.'),
});
const serviceKindSection = z.strictObject({
  label: text.describe('Over the heading.'),
  heading: text,
  text: text.describe('What we do for them, in one sentence.'),
  link: text.describe('To Services.'),
});
export const home = z.strictObject({
  ...head,
  pictures: pictures.extend({
    residential: slot.describe('Over the services for homes.'),
    residentialBefore: slot.describe('The same before the work.'),
    commercial: slot.describe('Over the services for buildings.'),
    commercialBefore: slot.describe('The same before the work.'),
  }),
  hero: z.strictObject({
    line: text.describe('The large line in the window.'),
    heading: text.describe('Under it, as part of the same heading: what we do and where.'),
    glass: z.strictObject({
      slider: text.describe('What the slider does; for screen readers.').meta(rarelyChanged),
      ruler: text
        .describe('Names the row of months on the frame of the window; for screen readers.')
        .meta({ ...rarelyChanged, title: 'Row of months' }),
      label: text.describe('Before the dirt of this month.'),
      hint: text.describe('After it, if the glass can be wiped.'),
      done: z
        .strictObject({
          text,
          link: text,
          count: text.describe('In place of the link once Lowest prices has a confirmed price per pane.'),
        })
        .describe('Once most of it is wiped off.'),
    }),
    views: viewsSchema.describe('The mountain in its snow of the season.'),
  }),
  residential: serviceKindSection,
  commercial: serviceKindSection,
  calendar: z.strictObject({
    heading: text.describe('Shown in browsers without JavaScript, which cannot find out the month.'),
    intro: text.describe('What we do and why it matters here: two or three sentences.'),
    lands: z.strictObject({
      heading: text,
      rows: listOf(dirtRow),
      always: z
        .strictObject({ name: text, when: text, glass: slot, spans: listOf(halfMonthsSchema) })
        .describe('The last row of the chart. On the glass of Home when no other row applies.'),
    }),
    works: z.strictObject({
      heading: text,
      key: text.meta({ title: 'Key' }).describe('Above the chart: what stripes mean.'),
      names: listOf(workName)
        .describe('The rows of the chart. The sentence of the day is about the first one.')
        .meta(rarelyChanged),
    }),
    today: z
      .strictObject({
        lands: text.describe('For a month with dirt: [month] and [dirt] are filled in.'),
        quiet: text.describe('For a month without dirt: [month] is filled in.'),
      })
      .describe('The heading of the day, which the visitor’s browser chooses.')
      .meta(rarelyChanged),
  }),
  testimonials: z.strictObject({
    heading: text,
    link: text,
  }),
  steps: z.strictObject({ heading: text, items: listOf(item) }),
  why: z.strictObject({
    heading: text,
    items: listOf(z.strictObject({ figure: text, title: text, text })),
  }),
  closing,
});

export const contact = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text, intro: text.describe('What visitors need for a request, and what it costs.') }),
  form: z.strictObject({
    heading: text.describe('For screen readers.').meta(rarelyChanged),
    footnote: text,
    walk: text.meta({ title: 'Walk-through' }).describe('Under the footnote, if the property is a building.'),
    privacy: text.describe('What the phone number is used for.'),
    submit: text,
    sending: text,
    retry: text,
  }),
  hints: z
    .strictObject({
      address: text.describe('Under the address: what visitors with several addresses should do.'),
      property: text.describe('Under Property Type: what to choose for a property that is not listed.'),
      service: text.describe('Under Service Needed: what to choose for work that is not listed.'),
      shortPhone: text.describe('Shown once, before sending, for a phone number of fewer than ten digits.'),
      details: text.describe('Under Project Details.'),
      days: text.describe('Written into Project Details for visitors who ask for a date.'),
      counted: text.describe('At the top, for visitors who counted their panes.'),
      suggestions: text.describe('Before the suggestions that a click writes into Project Details.'),
      building: z.array(text).describe('The suggestions for a building whose service has none of its own.'),
    })
    .describe('Next to single fields of the form.'),
  next: z
    .strictObject({
      heading: text,
      homes: listOf(text).describe('In the order of time.'),
      buildings: listOf(text).describe('The same if the property is a commercial building.'),
      talk: z
        .strictObject({ heading: text, text, hospitality: text.describe('In place of the text, for hotels.') })
        .describe('Over and under the phone number.'),
      again: z.strictObject({ heading: text, text }).meta({ title: 'Returning customers' }),
      photos: text.describe('Where to send photos.'),
    })
    .meta({ title: 'What happens next' })
    .describe('Next to the form; on phones under its button.'),
  sent: z
    .strictObject({
      heading: text,
      line: text.describe('[time] and [service] are filled in.'),
      any: text.describe('Replaces [service] if none or several were chosen.'),
      open: text.describe('While you answer the phone: [until] becomes "until 7:00 PM".'),
      closed: text.describe('While you do not: [from] becomes "7:00 AM", with its day if that is not the next one.'),
      plain: text.describe('In place of both, in browsers without JavaScript.'),
      again: text.describe('The button that opens an empty form.'),
      onward: text.describe('A link to the questions on About.'),
    })
    .meta({ title: 'After sending' })
    .describe('In place of the form, once a request was sent.'),
  info: z.strictObject({ heading: text, call: text, email: text, hours: text, place: text }),
  emergency: z.strictObject({
    heading: text,
    text,
    short: text
      .meta({ title: 'Night line' })
      .describe('Above the form, with a call button, for visitors who come from the hotel pages.'),
  }),
  areas: z.strictObject({ heading: text, link: text }),
  thanks: z.strictObject({ label: text, heading: text, text }),
});

export const services = z.strictObject({
  ...head,
  pictures: pictures.extend({ hero: heroPicture }),
  hero: z.strictObject({ heading: text }),
  residential: z.strictObject({ heading: text, jump: text.describe('In the hero: the link to this section.') }),
  commercial: z.strictObject({
    heading: text,
    jump: text.describe('In the hero: the link to this section.'),
    windows: z.strictObject({ name: text, text }).describe('Under the cards, to Areas served.'),
  }),
  steps: z.strictObject({ heading: text, items: listOf(item) }),
  /** The note under the two buttons of a hero. */
  press: text.describe('What happens after a click on the button.'),
  pressAlways: text.meta({ title: 'Under the buttons of hotel pages' }).describe('With your emergency line.'),
  colors: z
    .strictObject({
      heading: text,
      text: text.describe('One or two sentences. No brand and no product.'),
      items: listOf(
        z.strictObject({
          name: text.describe('A plain name, not that of a brand.'),
          color,
          suits: text.describe('What it is suitable for, in up to ten words.'),
        }),
      ),
    })
    .describe('Shown on the pages of painting.'),
  /** The texts in the facts of every service and area page. */
  facts: z.strictObject({
    date: z
      .strictObject({
        city: answer,
        nearby: answer,
        both: answer,
        certainDay: text.describe('Follows the way to ask for a date; the phone number comes after it.'),
      })
      .describe('For homes, by the zone of the area.'),
    walk: text.describe('How the date is set for a building.'),
    travel: z
      .strictObject({ city: answer, nearby: answer, both: answer })
      .describe('By the zone of the area: [area] is filled in.'),
    example: text.describe('On area pages of a service with a worked example: the link to it.').meta(rarelyChanged),
    guarantee: answer,
    insurance: z
      .strictObject({ residential: z.array(line), commercial: z.array(line) })
      .describe('The first confirmed one is the short answer; the others are its details.'),
    owned: z
      .strictObject({
        lead: text.describe('[next] and [date] are filled in.'),
        sooner: text.describe('Follows it for homes where you offer same-day service.'),
        license: text.describe('[number] and [issuer] are filled in.'),
        insurer: text.describe('[insurer] and [limits] are filled in.'),
        bond: text.describe('[company] is filled in, with the amount if there is one.'),
        warranty: text.describe('Follows the warranty on paint: how it and your guarantee go together.'),
      })
      .describe('Shown once Phone, hours, facts has lead time, licenses, insurer and bond.'),
    contact: z.array(line).describe('Who answers the manager of a building.'),
    hours: text.describe('The hours.'),
    hoursElse: text.describe('The same on hotel pages, after your emergency line.'),
    university: z
      .strictObject({
        audience: text,
        about: text.describe('Filled in as a line in Project Details.'),
        price: answer,
        safety: answer,
      })
      .describe('For university pages, which have no service of their own.'),
  }),
  price: z.strictObject({
    from: text.describe(
      'The short answer about the price once Lowest prices has a confirmed figure: [dollars] and [unit] are filled in.',
    ),
    count: text.describe('On area pages about window cleaning for homes, once it has a confirmed price per pane.'),
  }),
  closing,
});

const region = z.strictObject({ heading: text, note: text.describe('What applies to all of it, in a few words.') });

export const areasServed = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text }),
  springs: region,
  denver: region.extend({ places: listOf(text) }),
  comparison: z.strictObject({
    heading: text,
    rows: listOf(z.strictObject({ topic: text, springs: text, denver: text })),
  }),
  values: z.strictObject({ heading: text, items: listOf(item) }),
  closing,
});

const galleryFilters = ['all', ...galleryCategories] as const;
type GalleryFilters = Record<(typeof galleryFilters)[number], typeof text>;

export const gallery = z.strictObject({
  ...head,
  hero,
  jobs: z.strictObject({ heading: text }).describe('Above the pairs of which both halves are photographs.'),
  drawn: z.strictObject({ heading: text, text }).describe('Above all other pairs.'),
  filters: z
    .strictObject(Object.fromEntries(galleryFilters.map((name) => [name, text])) as GalleryFilters)
    .describe('The label of each filter button, in this order.'),
  empty: z.strictObject({ heading: text, text }).describe('Shown for a category without projects.'),
  closing,
});

export const reviews = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text }),
  featured: z.strictObject({ heading: text }),
  list: z.strictObject({ heading: text }),
  why: headedSection(listOf(item)),
  closing,
});

export const about = z.strictObject({
  ...head,
  pictures: pictures.extend({ hero: heroPicture }),
  hero: z.strictObject({ heading: text, intro: text }),
  story: z.strictObject({
    label: text,
    heading: text,
    opening: text.describe('Next to the heading, in large letters.'),
    paragraphs: listOf(text),
  }),
  job: z.strictObject({
    heading: text,
    frames: listOf(
      z.strictObject({
        picture: slot.describe('Hands and tools at work, without a person who can be recognized.'),
        caption: text.describe('What is done at this moment, in up to ten words.'),
      }),
    ).describe('In the order of the work.'),
  }),
  values: headedSection(listOf(item.extend({ icon: z.enum(['gleam', 'speech', 'hose', 'gate']).meta(rarelyChanged) }))),
  refusals: headedSection(listOf(text)),
  credentials: headedSection(
    listOf(
      z.strictObject({
        label: text.describe('One or two words.'),
        text: prose,
        ask: prose.optional().describe('Shown only while the numbers and names below are missing.').meta(rarelyChanged),
        sources: z
          .array(claimWithSource)
          .optional()
          .describe('Claims whose source and day are shown after the text, once Claims to confirm has them.'),
        papers: z
          .enum(['licenses', 'bond', 'insurance'])
          .optional()
          .describe('The papers whose numbers and names are shown after the text, once Phone, hours, facts has them.')
          .meta(rarelyChanged),
      }),
    ),
  ).extend({ source: text.describe('The text about a source: [name] and [date] are filled in.') }),
  faq: headedSection(listOf(question)),
  closing,
});

export const notFound = z.strictObject({
  title: head.title,
  description: head.description,
  heading: text,
  intro: text,
});

// A Markdown page, whose title is also its heading.
export const legal = z.strictObject({
  title: text,
  description: metaDescription,
  pictures,
  lastUpdated: day,
  revised: day.optional().describe('The day of the last change to the text, shown next to the date above.'),
  reviewed: confirmation.describe('The day on which you or a lawyer reviewed the text.'),
});
