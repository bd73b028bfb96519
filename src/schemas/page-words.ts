/** What the words of the pages that exist once must look like. src/site/pages.ts names their files. */
import { z } from 'zod';
import { claimWithSource } from './claim.ts';
import { galleryCategories } from './gallery.ts';
import { halfMonths } from './half-months.ts';
import {
  atLeast,
  closing,
  exactly,
  headed,
  item,
  line,
  metaDescription,
  pageTitle,
  question,
  rare,
  text,
} from './prose.ts';
import { slot } from './reference.ts';
import { workName } from './seasons.ts';

const pictures = z.strictObject({
  card: slot.meta({ title: 'On the card of a shared link' }).describe('Whoever shares a link to the page shows it.'),
});
const opening = slot.describe('The first picture.');
const ending = slot.meta({ title: 'At the end' }).describe('Beside the call at the end.');
const head = { title: pageTitle, description: metaDescription, pictures };
const hero = z.strictObject({ heading: text.describe('The heading of the page.'), intro: text });

const landing = z.strictObject({
  name: text,
  when: text.describe('In words: the chart is not read aloud.'),
  spans: atLeast(1, halfMonths, 'span'),
});
const half = z.strictObject({ heading: text, link: text });

export const home = z.strictObject({
  ...head,
  pictures: pictures.extend({
    clean: slot.meta({ title: 'Opening' }).describe('The clean window. Its buttons show the same one with dirt on it.'),
    residential: slot.describe('Over the services for homes.'),
    commercial: slot.describe('Over the services for buildings.'),
  }),
  hero: z.strictObject({
    kicker: text,
    heading: text,
    dirts: z
      .strictObject({
        label: text.describe('What the buttons choose; for screen readers.').meta(rare),
        items: exactly(
          3,
          z.strictObject({
            name: text.describe('On the button: one or two words.'),
            picture: slot.describe('The clean window of the opening, taken from the same place.'),
          }),
          'kinds of dirt',
        ).describe('The first is what the slider opens with.'),
      })
      .describe('The buttons under the picture: what lies on the glass.'),
  }),
  residential: half,
  commercial: half,
  calendar: z.strictObject({
    heading: text.describe('Where the browser runs no scripts, and does not know the month.'),
    lands: z.strictObject({ heading: text, rows: atLeast(1, landing, 'row') }),
    works: atLeast(1, workName, 'kind of work')
      .describe('The rows of the chart: the sentence of the day speaks of the first.')
      .meta(rare),
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
    samples: text.describe('Said once where none is real yet.'),
    link: text,
  }),
  why: z.strictObject({
    heading: text,
    items: exactly(3, z.strictObject({ figure: text, title: text, text }), 'points'),
  }),
  closing,
});

export const contact = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text }),
  form: z.strictObject({
    heading: text.describe('For screen readers.').meta(rare),
    again: text.describe('The heading of the form under a receipt.'),
    footnote: text,
    submit: text,
    sending: text,
    retry: text,
  }),
  hints: z
    .strictObject({
      place: text.describe('Under the address of whoever comes from a page about a place: [place] is filled in.'),
      shortPhone: text.describe('Asked once about a phone number of fewer than ten digits, before it is sent.'),
      details: text.describe('Under Project Details, where the browser runs no scripts.'),
      detailChips: text.describe('Over the buttons that write into it.'),
      addresses: text.describe('Under Project Details, for a building.'),
    })
    .describe('Beside single fields of the form.'),
  order: z
    .strictObject({
      heading: text,
      service: text,
      property: text,
      open: z
        .strictObject({ live: text, plain: text.describe('Where the browser runs no scripts.') })
        .describe('Under service and property until they are chosen.'),
      travel: text,
      anywhere: z
        .strictObject({ live: text, plain: text.describe('Where the browser runs no scripts: what holds everywhere.') })
        .describe('Until the address says enough.'),
      answer: text,
      promise: text.describe('Where the browser runs no scripts.'),
      dueIfSent: text.describe('Where it does: [time] is filled in.'),
      due: text.describe('The same once it is sent.'),
      next: z.strictObject({ label: text, text }).describe('What follows the answer.'),
      photo: z
        .strictObject({ label: text, link: text })
        .describe('Shown once Phone, hours, facts says that the number takes texts.'),
    })
    .meta({ title: 'Work order' })
    .describe('The card in the form.'),
  receipt: z
    .strictObject({
      heading: text.describe('Takes the place of the page’s heading.'),
      sent: text.describe('[time] is filled in.'),
      prepare: text,
      urgent: text.describe('The link that calls.'),
      remove: text,
    })
    .describe('What stands over the form once a request is sent.'),
  info: z.strictObject({ heading: text, call: text, email: text, hours: text, place: text }),
  emergency: z.strictObject({ heading: text, text }),
  areas: z.strictObject({ heading: text, link: text }),
  thanks: z.strictObject({ label: text, heading: text, text }),
});

export const services = z.strictObject({
  ...head,
  pictures: pictures.extend({ hero: opening, closing: ending }),
  hero: z.strictObject({ heading: text }),
  residential: z.strictObject({ heading: text, jump: text.describe('In the hero: leads there.') }),
  commercial: z.strictObject({
    heading: text,
    jump: text.describe('In the hero: leads there.'),
    windows: z.strictObject({ name: text, text }).describe('Under the cards, to Areas served.'),
  }),
  steps: z.strictObject({ heading: text, items: exactly(4, item, 'steps') }),
  /** What the block of facts says on every service and area page. */
  facts: z.strictObject({
    date: z.strictObject({ city: text, nearby: text, both: text }).describe('For homes, by the zone of the area.'),
    walk: text.describe('How the date is set for a building.'),
    travel: z.strictObject({ city: text, nearby: text, both: text }).describe('By the zone of the area.'),
    insurance: z.strictObject({ residential: z.array(line), commercial: z.array(line) }),
    owned: z
      .strictObject({
        lead: text.describe('[ahead] and [date] are filled in.'),
        license: text.describe('[number] and [issuer] are filled in.'),
        insurer: text.describe('[insurer] and [limits] are filled in.'),
      })
      .describe('Said once Phone, hours, facts holds lead time, licenses and insurer.'),
    contact: z.array(line).describe('Behind phone and hours.'),
    university: z
      .strictObject({
        audience: text,
        about: text.describe('Comes up as a line in Project Details.'),
        price: text,
        safety: text,
      })
      .describe('University pages: no service of its own stands behind them.'),
  }),
  price: z.strictObject({
    from: text.describe(
      'Said once Lowest prices has a figure that you stand by, which takes the place of [dollars] and [unit]; [moves] is what moves it.',
    ),
  }),
  closing,
});

const region = z.strictObject({ heading: text, note: text.describe('What holds for all of it, in a few words.') });

export const areasServed = z.strictObject({
  ...head,
  pictures: pictures.extend({ closing: ending }),
  hero: z.strictObject({ heading: text }),
  springs: region,
  denver: region.extend({ places: atLeast(15, text, 'places') }),
  comparison: z.strictObject({
    heading: text,
    rows: atLeast(3, z.strictObject({ topic: text, springs: text, denver: text }), 'rows'),
  }),
  values: z.strictObject({ heading: text, items: exactly(3, item, 'values') }),
  closing,
});

const galleryFilter = z.enum(['all', ...galleryCategories]);

export const gallery = z.strictObject({
  ...head,
  pictures: pictures.extend({ closing: ending }),
  hero,
  filters: z.record(galleryFilter, text).describe('The label of each filter button, in this order.'),
  empty: z.strictObject({ heading: text, text }).describe('Shown for a category without projects.'),
  closing,
});

export const reviews = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text }),
  featured: z.strictObject({ heading: text, samples: text.describe('Under them where none is real yet.') }),
  list: z.strictObject({ heading: text, samples: text.describe('The heading while no review is real.') }),
  why: headed(exactly(4, item, 'reasons')),
  closing,
});

export const about = z.strictObject({
  ...head,
  pictures: pictures.extend({ hero: opening }),
  hero: z.strictObject({ heading: text }),
  story: z.strictObject({
    label: text,
    heading: text,
    opening: text.describe('Beside the heading, in large letters.'),
    paragraphs: atLeast(1, text, 'paragraphs'),
    owner: z
      .strictObject({
        name: text,
        text: text.describe('One sentence, under the name.'),
        portrait: slot,
      })
      .optional()
      .describe('Who answers for the work. Nobody stands there while this is left out.'),
  }),
  job: z.strictObject({
    heading: text,
    frames: atLeast(
      4,
      z.strictObject({
        picture: slot.describe('Hands and tools at work, nobody whom one could know.'),
        caption: text.describe('What is done at this moment, in up to ten words.'),
      }),
      'frames',
    ).describe('In the order of the work.'),
  }),
  values: headed(exactly(4, item.extend({ icon: z.enum(['gleam', 'speech', 'hose', 'gate']).meta(rare) }), 'values')),
  refusals: headed(atLeast(4, text, 'refusals')),
  credentials: headed(
    exactly(
      6,
      z.strictObject({
        label: text.describe('One or two words.'),
        text,
        sources: z
          .array(claimWithSource)
          .optional()
          .describe('Claims whose source and day follow the text, once Claims to confirm has them.'),
      }),
      'credentials',
    ),
  ).extend({ source: text.describe('How a source is said: [name] and [date] are filled in.') }),
  faq: headed(exactly(6, question, 'questions')),
  closing,
});

export const notFound = z.strictObject({
  title: head.title,
  description: head.description,
  heading: text,
  intro: text,
});

// A page of Markdown: the title is its heading, too.
export const legal = z.strictObject({
  title: z.string(),
  description: z.string(),
  pictures,
  lastUpdated: z.coerce.date(),
  reviewed: z
    .union([z.literal(false), z.coerce.date()])
    .describe('Whether you, or a lawyer, have read the text, and the day.'),
});
