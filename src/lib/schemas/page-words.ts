/** Schemas for the content of the pages that exist once. src/lib/site/pages.ts lists their files. */
import { z } from 'zod';
import { claimWithSource } from './claim.ts';
import { galleryCategories } from './gallery.ts';
import { halfMonths } from './half-months.ts';
import {
  answer,
  closing,
  confirmation,
  day,
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
import { views } from './view.ts';

const pictures = z.strictObject({
  card: slot.meta({ title: 'On the card of a shared link' }).describe('Whoever shares a link to the page shows it.'),
});
/** Normalizes a color: #ABC becomes #aabbcc. */
const writeColor = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
    .replace(/^([0-9a-f]{6})$/, '#$1');
const color = z
  .string()
  .overwrite(writeColor)
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #c9b49a: # and six hexadecimal digits');
const opening = openingSlot.describe('The first picture.');
const head = { title: pageTitle, description: metaDescription, pictures };
const hero = z.strictObject({ heading: text.describe('The heading of the page.'), intro: text });

const landing = z.strictObject({
  name: text,
  when: text.describe('In words: the chart is not read aloud.'),
  spans: listOf(halfMonths),
  glass: slot
    .optional()
    .describe(
      'How it looks on glass, with transparency: Home opens with it in these months. The last one that fits wins.',
    ),
  shown: halfMonths.optional().describe('Where windows show it in some of these half-months only.'),
});
const half = z.strictObject({
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
    heading: text.describe('Under it, and of one heading with it: what we do and where.'),
    glass: z.strictObject({
      slider: text.describe('What the slider does; for screen readers.').meta(rare),
      ruler: text
        .describe('Names the row of months on the frame of the window; for screen readers.')
        .meta({ ...rare, title: 'Row of months' }),
      label: text.describe('Before what lies on the glass this month.'),
      hint: text.describe('After it, where the glass can be wiped.'),
      done: z
        .strictObject({
          text,
          link: text,
          count: text.describe('In place of the link once Lowest prices has a confirmed price per pane.'),
        })
        .describe('Once most of it is wiped off.'),
    }),
    views: views.describe('The mountain in its snow of the season.'),
  }),
  residential: half,
  commercial: half,
  calendar: z.strictObject({
    heading: text.describe('Where the browser runs no scripts, and does not know the month.'),
    intro: text.describe('What we do and why it matters here: two or three sentences.'),
    lands: z.strictObject({
      heading: text,
      rows: listOf(landing),
      always: z
        .strictObject({ name: text, when: text, glass: slot, spans: listOf(halfMonths) })
        .describe('The last row of the chart. On the glass of Home where no other row is.'),
    }),
    works: z.strictObject({
      heading: text,
      key: text.meta({ title: 'Key' }).describe('Above the chart: what stripes mean.'),
      names: listOf(workName)
        .describe('The rows of the chart: the sentence of the day speaks of the first.')
        .meta(rare),
    }),
    today: z
      .strictObject({
        lands: text.describe('What lands this month: [month] and [dirt] are filled in.'),
        quiet: text.describe('The same for a month in which nothing does: [month] is filled in.'),
      })
      .describe('The heading of the day, which the visitor’s browser chooses.')
      .meta(rare),
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
  hero: z.strictObject({ heading: text, intro: text.describe('What it takes to ask, and what it costs.') }),
  form: z.strictObject({
    heading: text.describe('For screen readers.').meta(rare),
    footnote: text,
    walk: text.meta({ title: 'Walk-through' }).describe('Under the footnote, where the property is a building.'),
    privacy: text.describe('What the phone number is used for.'),
    submit: text,
    sending: text,
    retry: text,
  }),
  hints: z
    .strictObject({
      address: text.describe('Under the address: where those go on who have several.'),
      property: text.describe('Under Property Type: what to choose for a property that is not listed.'),
      service: text.describe('Under Service Needed: what to choose for work that is not listed.'),
      shortPhone: text.describe('Asked once about a phone number of fewer than ten digits, before it is sent.'),
      details: text.describe('Under Project Details.'),
      days: text.describe('Written into Project Details for whoever asks for a date.'),
      counted: text.describe('At the top, for visitors who counted their panes.'),
      suggestions: text.describe('Before the words that a press writes into Project Details.'),
      building: z.array(text).describe('Those for a building whose service has none of its own.'),
    })
    .describe('Beside single fields of the form.'),
  next: z
    .strictObject({
      heading: text,
      homes: listOf(text).describe('In the order of time.'),
      buildings: listOf(text).describe('The same where the property is a building for business.'),
      talk: z
        .strictObject({ heading: text, text, hospitality: text.describe('In place of the text, for hotels.') })
        .describe('Over and under the phone number.'),
      again: z.strictObject({ heading: text, text }).meta({ title: 'Returning customers' }),
      photos: text.describe('Where photos go.'),
    })
    .meta({ title: 'What happens next' })
    .describe('Beside the form; on phones under its button.'),
  sent: z
    .strictObject({
      heading: text,
      line: text.describe('[time] and [service] are filled in.'),
      any: text.describe('What stands for the [service] where none or several were chosen.'),
      open: text.describe('While you answer the phone: [until] becomes "until 7:00 PM".'),
      closed: text.describe('While you do not: [from] becomes "7:00 AM", with its day where that is not the next one.'),
      plain: text.describe('In place of both, in browsers that run no scripts.'),
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
  pictures: pictures.extend({ hero: opening }),
  hero: z.strictObject({ heading: text }),
  residential: z.strictObject({ heading: text, jump: text.describe('In the hero: leads there.') }),
  commercial: z.strictObject({
    heading: text,
    jump: text.describe('In the hero: leads there.'),
    windows: z.strictObject({ name: text, text }).describe('Under the cards, to Areas served.'),
  }),
  steps: z.strictObject({ heading: text, items: listOf(item) }),
  /** The note under the two buttons of a hero. */
  press: text.describe('What happens when the button is pressed.'),
  pressAlways: text.meta({ title: 'Under the buttons of hotel pages' }).describe('With your emergency line.'),
  colors: z
    .strictObject({
      heading: text,
      text: text.describe('One or two sentences. No brand and no product.'),
      items: listOf(
        z.strictObject({
          name: text.describe('A plain one: no paint of a maker.'),
          color,
          suits: text.describe('Where it suits, in up to ten words.'),
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
    example: text.describe('On area pages of a service with a worked example: the link to it.').meta(rare),
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
      .describe('Said once Phone, hours, facts holds lead time, licenses, insurer and bond.'),
    contact: z.array(line).describe('Who answers a building.'),
    hours: text.describe('When.'),
    hoursElse: text.describe('The same on hotel pages, after your emergency line.'),
    university: z
      .strictObject({
        audience: text,
        about: text.describe('Comes up as a line in Project Details.'),
        price: answer,
        safety: answer,
      })
      .describe('University pages: no service of its own stands behind them.'),
  }),
  price: z.strictObject({
    from: text.describe(
      'The short answer about the price once Lowest prices has a confirmed figure: [dollars] and [unit] are filled in.',
    ),
    count: text.describe('On area pages about window cleaning for homes, once it has a confirmed price per pane.'),
  }),
  closing,
});

const region = z.strictObject({ heading: text, note: text.describe('What holds for all of it, in a few words.') });

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
  why: headed(listOf(item)),
  closing,
});

export const about = z.strictObject({
  ...head,
  pictures: pictures.extend({ hero: opening }),
  hero: z.strictObject({ heading: text, intro: text }),
  story: z.strictObject({
    label: text,
    heading: text,
    opening: text.describe('Beside the heading, in large letters.'),
    paragraphs: listOf(text),
  }),
  job: z.strictObject({
    heading: text,
    frames: listOf(
      z.strictObject({
        picture: slot.describe('Hands and tools at work, nobody whom one could know.'),
        caption: text.describe('What is done at this moment, in up to ten words.'),
      }),
    ).describe('In the order of the work.'),
  }),
  values: headed(listOf(item.extend({ icon: z.enum(['gleam', 'speech', 'hose', 'gate']).meta(rare) }))),
  refusals: headed(listOf(text)),
  credentials: headed(
    listOf(
      z.strictObject({
        label: text.describe('One or two words.'),
        text: prose,
        ask: prose.optional().describe('Said only while the numbers and names below are missing.').meta(rare),
        sources: z
          .array(claimWithSource)
          .optional()
          .describe('Claims whose source and day follow the text, once Claims to confirm has them.'),
        papers: z
          .enum(['licenses', 'bond', 'insurance'])
          .optional()
          .describe('Whose numbers and names follow the text, once Phone, hours, facts has them.')
          .meta(rare),
      }),
    ),
  ).extend({ source: text.describe('How a source is said: [name] and [date] are filled in.') }),
  faq: headed(listOf(question)),
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
  revised: day.optional().describe('The day of the last change to the text, beside the date above.'),
  reviewed: confirmation.describe('Whether you, or a lawyer, have read the text, and the day.'),
});
