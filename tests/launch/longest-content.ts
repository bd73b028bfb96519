import { globSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../project-copy.ts';
import { changeFile } from './fill-facts.ts';

/** A word of 25 letters, which fits on no line of a phone at large letters. */
const longWord = 'Photoelectrochromatically';

/** Creates text of about this length that contains the long word. */
export const fill = (length: number, start: string) => {
  const words = ' clean panes and bright rooms through every season of the year'.split(/(?= )/);
  let text = `${start} ${longWord}`;
  for (let index = 0; text.length < length; index++) text += words[index % words.length];
  return text.slice(0, length).trim();
};

export const longest = {
  brand: 'Montgomery & Featherstonehaugh Windows™',
  heading: fill(200, 'Heading'),
  description: fill(300, 'Description'),
  review: fill(1500, 'Review'),
};

const count = 12;
/** Returns twelve items, each a little different, made of the existing ones. */
const repeat = <Item>(items: Item[], vary: (item: Item, round: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] as Item;
    const round = Math.floor(index / items.length);
    return round > 0 ? vary(item, round + 1) : item;
  });

// biome-ignore lint/suspicious/noExplicitAny: whatever a list holds.
const varyFirstText = (item: any, round: number) => {
  if (typeof item === 'string') return `${item} ${round}`;
  const key = Object.keys(item).find(
    (name) => typeof item[name] === 'string' && !['id', 'icon', 'color', 'category', 'shownOn'].includes(name),
  );
  return {
    ...item,
    ...(item.id && { id: `${item.id}-${round}` }),
    ...(key && key !== 'picture' && { [key]: `${item[key]} ${round}` }),
  };
};

/** The fields with lists of which sections are made. */
const lists = [
  'items',
  'neighborhoods',
  'features',
  'trust',
  'details',
  'homes',
  'buildings',
  'stats',
  'paragraphs',
  'places',
  'rows',
];

/** Returns a page with twelve items in every list, and 200 characters in every heading. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a page holds.
function stretch(data: any, key = ''): any {
  if (Array.isArray(data)) {
    const isStretched = lists.includes(key) && data.length > 0 && data.length < count;
    return (isStretched ? repeat(data, varyFirstText) : data).map((item) => stretch(item));
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, stretch(value, name)]));
}

/** Writes the longest of each into a copy of the project: the worst that an owner may type for the layout. */
export function writeLongest(root: string) {
  changeFile(root, 'src/content/business.yaml', (business) => ({
    ...business,
    brand: longest.brand,
    phone: '719-634-0142 ext. 12345',
    stats: repeat(business.stats, varyFirstText),
  }));
  const pages = ['pages/*.yaml', 'services/*/*.yaml', 'area-pages/*/*.yaml'].map((path) => `src/content/${path}`);
  for (const file of globSync(pages, { cwd: root }).sort())
    changeFile(root, file, (page) => {
      // The chart of months has a row for each kind of dirt and of work, and none for the owner's additions.
      const { calendar, ...rest } = stretch(page);
      const own = file.replace(/^.*content\/|\.yaml$/g, '').replaceAll('/', ' ');
      return {
        ...rest,
        ...(calendar && { calendar: page.calendar }),
        ...(rest.title && { title: `${rest.title} ${longest.heading}` }),
        ...(rest.description && { description: `${fill(300 - own.length, 'Description')} ${own}` }),
        ...(rest.heading && { heading: longest.heading }),
        ...(rest.hero && { hero: { ...rest.hero, ...(rest.hero.heading && { heading: longest.heading }) } }),
        ...(rest.area && { hero: { heading: longest.heading, intro: fill(300, 'Opening') } }),
        ...(rest.closing && { closing: { ...rest.closing, heading: longest.heading } }),
        ...(rest.faq && { faq: { ...rest.faq, heading: longest.heading } }),
        ...(rest.challenges && { challenges: { ...rest.challenges, heading: longest.heading } }),
      };
    });
  for (const file of globSync('src/content/services/*/*.yaml', { cwd: root }))
    changeFile(root, file, (service) => ({ ...service, name: `${service.name} ${longWord}` }));
  const [area] = globSync('src/content/areas/*.yaml', { cwd: root }).sort();
  if (area)
    changeFile(root, area, (each) => ({ ...each, name: `${each.name} ${longWord}`, label: fill(60, each.name) }));
  changeFile(root, 'src/content/reviews.yaml', (reviews) =>
    reviews.map((review: object) => ({ ...review, name: longWord, text: longest.review })),
  );
  changeFile(root, 'src/content/testimonials.yaml', (testimonials) =>
    repeat(testimonials, varyFirstText).map((testimonial) => ({ ...testimonial, quote: longest.review })),
  );
  changeFile(root, 'src/content/gallery.yaml', (pairs) => {
    const more = repeat(pairs, varyFirstText);
    return more.map((pair) => ({ ...pair, title: fill(100, pair.title) }));
  });
}

/**
 * `node tests/launch/longest-content.ts` builds such a copy and prints its folder, for a look or for running tests on
 * it.
 */
if (import.meta.main) {
  const copy = copyProject();
  writeLongest(copy.root);
  const { status, output } = copy.run({}, 'astro', 'build');
  console.log(status === 0 ? join(copy.root, 'dist') : output.slice(-3000));
  process.exitCode = status ?? 1;
}
