import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from '../../src/components/islands/gallery/gallery.tsx';
import { Values } from '../../src/components/sections/about/values.tsx';
import { LocalReasons } from '../../src/components/sections/area/local-reasons.tsx';
import { ContactOpening } from '../../src/components/sections/contact/contact-opening.tsx';
import { HomeTestimonials } from '../../src/components/sections/home/home-testimonials.tsx';
import { SiteFooter } from '../../src/components/sections/layout/site-footer.tsx';
import { SiteHeader } from '../../src/components/sections/layout/site-header.tsx';
import { ReviewCards } from '../../src/components/sections/reviews/review-cards.tsx';
import { PaintColors } from '../../src/components/sections/service/paint-colors.tsx';
import { ServiceGrid } from '../../src/components/sections/services/service-grid.tsx';
import { Benefits } from '../../src/components/sections/shared/benefits.tsx';
import { CallToAction } from '../../src/components/sections/shared/call-to-action.tsx';
import { Challenges } from '../../src/components/sections/shared/challenges.tsx';
import { Faq } from '../../src/components/sections/shared/faq.tsx';
import { PictureHero } from '../../src/components/sections/shared/picture-hero.tsx';
import { Steps } from '../../src/components/sections/shared/steps.tsx';
import { FactList } from '../../src/components/ui/fact-list.tsx';
import { formatFault } from '../../src/lib/content/fault.ts';
import { getSchedule, listHoursLines } from '../../src/lib/hours/schedule.ts';
import type { PictureData } from '../../src/lib/pictures/picture-data.ts';
import { formatAddress } from '../../src/lib/site/format-address.ts';
import { editFile, getField, readContentWith, readFrozen, type Texts } from '../frozen-content.ts';

const about = 'src/content/pages/about.yaml';
const area = 'src/content/areas/fountain.yaml';
const business = 'src/content/business.yaml';
const claims = 'src/content/claims.yaml';
const contact = 'src/content/pages/contact.yaml';
const gallery = 'src/content/gallery.yaml';
const hotelPage = 'src/content/area-pages/fountain/commercial-window-cleaning-hotel.yaml';
const page = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
const otherPage = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
const prices = 'src/content/prices.yaml';
const reviews = 'src/content/reviews.yaml';
const service = 'src/content/services/residential/window-cleaning.yaml';
const roof = 'src/content/services/residential/roof-cleaning.yaml';
const services = 'src/content/pages/services.yaml';
const terms = 'src/content/legal/terms-of-service.md';
const testimonials = 'src/content/testimonials.yaml';
const zips = 'src/content/zip-codes.yaml';

// biome-ignore lint/suspicious/noExplicitAny: what a file holds by its schema, which has been checked.
type Data = any;
type Read = (file: string) => Data;

const picture: PictureData = {
  alt: '',
  src: '/a.jpg',
  width: 3,
  height: 2,
  avif: '/a.avif 420w',
  className: 'picture-a',
};
const pair = { after: picture };
// biome-ignore lint/suspicious/noExplicitAny: each section has different props, which its page passes in the same way.
const render = (...sections: [FunctionComponent<any>, object][]) =>
  sections
    .map(([section, props]) => renderToStaticMarkup(createElement(section, props)))
    .join('')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

/** Renders the visible text of a file, by the sections of its page. */
const views: Record<string, (read: Read) => string> = {
  [about]: (read) => {
    const { hero, faq, values, credentials, closing } = read(about);
    const facts = credentials.items.map(({ label, text: line }: Data) => ({ label, line }));
    const { phone } = read(business);
    return render(
      [PictureHero, { ...hero, crumbs: [], pair, phone, quoteHref: '/contact' }],
      [Values, values],
      [FactList, { facts }],
      [Faq, faq],
      [CallToAction, { ...closing, phone, quoteHref: '/contact' }],
    );
  },
  [area]: (read) => {
    const { name, label } = read(area);
    const { hero } = read(page);
    return `${name} ${render([PictureHero, { ...hero, label, crumbs: [], pair, phone: read(business).phone, quoteHref: '/' }])}`;
  },
  [business]: (read) => {
    const facts = read(business);
    const { brand, phone, email, address, links, founded, offer, serviceArea, rating, reviewCount } = facts;
    const schedule = getSchedule(facts);
    const home = { brand, wordmark: { href: '/wordmark.svg', width: 100, height: 20 }, href: '/' };
    const named = Object.values(links as Record<string, Data>).map(({ name, url }) => ({ name, href: url }));
    return `${rating}/5, ${reviewCount} ${render(
      [SiteHeader, { home, phone, schedule, offer, serviceArea, items: [], residential: [], commercial: [] }],
      [
        SiteFooter,
        {
          ...{ home, phone, email, summary: '', since: founded, year: 2026, services: [], links: named },
          address: formatAddress(address),
          hours: listHoursLines(schedule),
        },
      ],
    )}`;
  },
  [contact]: (read) => {
    const { hero, sent, emergency, next } = read(contact);
    const facts = read(business);
    const { phone, email, terms } = facts;
    const schedule = getSchedule(facts);
    return render([
      ContactOpening,
      {
        ...{ crumbs: [], ...hero, next, phone, schedule, email, questionsHref: '' },
        confirmation: {
          heading: sent.heading,
          sentLine: sent.line,
          anyService: sent.any,
          phoneHours: { whileOpen: sent.open, whileClosed: sent.closed, withoutScript: sent.plain },
          newRequest: sent.again,
          questionsLink: sent.onward,
        },
        emergency: { text: terms.emergency, example: terms.emergencyExample, short: emergency.short },
      },
    ]);
  },
  [gallery]: (read) => {
    const { filters, empty, drawn } = read('src/content/pages/gallery.yaml');
    const show = (item: Data, type: 'before' | 'after') => ({ ...item[type], id: `${item.id}-${type}`, type, picture });
    const pairs = read(gallery).map((item: Data) => ({
      ...item,
      name: item.title,
      before: show(item, 'before'),
      after: show(item, 'after'),
    }));
    return render([
      Gallery,
      {
        groups: [{ ...drawn, pairs }],
        filters: Object.entries(filters).map(([value, label]) => ({ value, label })),
        empty,
        galleryHref: '/gallery',
      },
    ]);
  },
  [page]: (read) => {
    const { hero, challenges, benefits, local, neighborhoods } = read(page);
    return render(
      [PictureHero, { ...hero, crumbs: [], pair, phone: read(business).phone, quoteHref: '/contact' }],
      [Challenges, challenges],
      [Benefits, benefits],
      [LocalReasons, { ...local, neighborhoods, more: { summary: 'More', links: [] } }],
    );
  },
  [reviews]: (read) =>
    render([ReviewCards, { heading: 'Reviews', reviews: read(reviews), listing: { name: 'All', href: '/' } }]),
  [service]: (read) => {
    const { steps, included, facts, faq, name, card } = read(service);
    const rows = [{ label: 'What it costs', ...facts.price }];
    return render(
      [ServiceGrid, { id: 'residential', heading: '', services: [{ name, card, href: '/', pair }] }],
      [Benefits, included],
      [Steps, steps],
      [Faq, faq],
      [FactList, { facts: rows }],
    );
  },
  [services]: (read) => render([PaintColors, read(services).colors], [Steps, read(services).steps]),
  [testimonials]: (read) =>
    render([
      HomeTestimonials,
      {
        ...{ heading: 'What they say', link: 'All', reviewsHref: '/reviews' },
        testimonials: read(testimonials).filter(({ shownOn }: Data) => shownOn === 'home'),
      },
    ]),
  [terms]: (read) => read(`${terms} body`),
};

const more =
  (...items: unknown[]) =>
  (list: unknown[]) => [...list, ...items];
const item = (title: string) => ({ title, text: 'Every pane.' });
const without = (index: number) => (list: unknown[]) => list.toSpliced(index, 1);

interface Entry {
  typed: string;
  file: string;
  change: Record<string, unknown> | Texts;
  /** The field and its stored value. */
  stored: [field: string, value: unknown];
  /** Text that the page shows for it. */
  shown: string;
}

/** Writes a value into one field. */
const write = (
  typed: string,
  file: string,
  field: string,
  written: unknown,
  stored: unknown = written,
  shown = String(stored),
): Entry => ({
  typed,
  file,
  change: editFile(file, { [field]: written }),
  stored: [field, stored],
  shown,
});
/** Adds one more item at the end of a list. */
const add = (typed: string, file: string, field: string, added: unknown, shown: string): Entry => {
  const list = getField(readContentWith({}).files.find((content) => content.file === file)?.data, field) as unknown[];
  return {
    typed,
    file,
    change: editFile(file, { [field]: more(added) }),
    stored: [`${field}.${list.length}`, typeof added === 'string' ? added : expect.objectContaining(added as object)],
    shown,
  };
};

const heading = (length: number) => 'Clean panes '.repeat(20).slice(0, length).trim();
const sentence = (length: number) => 'We clean every pane of your house. '.repeat(9).slice(0, length).trim();
const other = (field: string) =>
  getField(readContentWith({}).files.find(({ file }) => file === otherPage)?.data, field);
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

/**
 * Plausible entries, most of which an earlier version refused. Those about pictures are in
 * tests/unit/picture-pipeline.test.ts, those about a launch in tests/unit/check-launch.test.ts.
 */
const entries: Entry[] = [
  write('1. an exclamation mark', about, 'closing.text', 'FREE estimates!'),
  write('2. two spaces', about, 'closing.text', 'Call us  today.', 'Call us today.'),
  write('3. a pasted line break', about, 'closing.text', 'Call us\ntoday.', 'Call us today.'),
  write('4. two pasted bullets', about, 'closing.text', '• Windows\n• Screens', 'Windows, Screens'),
  write(
    '5. a link where none is shown',
    about,
    'closing.text',
    'See [our Facebook](https://facebook.com/p).',
    'See our Facebook.',
  ),
  write(
    '6. an address without https://',
    business,
    'links.social.url',
    'www.facebook.com/peak',
    'https://www.facebook.com/peak',
    'href="https://www.facebook.com/peak"',
  ),
  write(
    '7. an address with http://',
    business,
    'links.social.url',
    'http://facebook.com/peak',
    'http://facebook.com/peak',
    'href="http://facebook.com/peak"',
  ),
  write('8. a trademark sign in the brand', business, 'brand', 'Peak & Pane™'),
  write('9. an accent in the brand', business, 'brand', 'Façade Care'),
  write('10. a dash in the brand', business, 'brand', 'Peak — Pane'),
  write('11. a fraction, a foreign letter and an emoji in a heading', page, 'hero.heading', 'Fountain ½ ł 😀'),
  write('12. a word of 25 letters', page, 'hero.heading', 'Photoelectrochromatically'),
  write('13. a label of 45 characters', area, 'label', heading(45)),
  write('14. a heading of 101 characters', page, 'hero.heading', heading(101)),
  write('15. a title of 66 characters', about, 'title', heading(66), heading(66), ''),
  write('16. a description of 60 characters', about, 'description', sentence(60), sentence(60), ''),
  write('17. a description of 170 characters', about, 'description', sentence(170), sentence(170), ''),
  write(
    '18. an extension of the phone',
    business,
    'phone',
    '719-634-0142 ext. 3',
    expect.objectContaining({ href: 'tel:+17196340142;ext=3' }),
    '(719) 634-0142 ext. 3',
  ),
  write('19. a brand of 40 letters', business, 'brand', heading(40)),
  write('20. an opening of 123 characters over a view', page, 'hero.intro', sentence(123)),
  write(
    '21. two challenges of another area',
    page,
    'challenges.items',
    other('challenges.items'),
    other('challenges.items'),
    other('challenges.items.1.challenge') as string,
  ),
  write(
    '22. reasons and closing of another area',
    page,
    'local',
    other('local'),
    other('local'),
    other('local.items.0.title') as string,
  ),
  write(
    '23. a feature twice',
    service,
    'card.features',
    ['Streak-free', 'Screens', 'Streak-free'],
    ['Streak-free', 'Screens'],
    'Streak-free',
  ),
  add(
    '24. a seventh question',
    about,
    'faq.items',
    { question: 'Do you work in snow?', answer: 'Yes.' },
    'Do you work in snow?',
  ),
  add('25. a fifth step', service, 'steps.items', item('Wave goodbye'), 'Wave goodbye'),
  add('26. a fifth feature', service, 'card.features', 'Sills wiped', 'Sills wiped'),
  add('27. a seventh item of the price', service, 'included.items', item('Tracks'), 'Tracks'),
  add('28. a fifth reason', page, 'local.items', item('We know the wind'), 'We know the wind'),
  add('29. a seventh credential', about, 'credentials.items', { label: 'Insured', text: 'For all.' }, 'For all.'),
  add('30. a ninth neighborhood', page, 'neighborhoods', 'Lorson Ranch', 'Lorson Ranch'),
  add('31. a seventh benefit', page, 'benefits.items', item('Dry sills'), 'Dry sills.'),
  add('32. a ninth color', services, 'colors.items', { name: 'Plum', color: '#553355', suits: 'Doors.' }, 'Plum'),
  add('33. a fifth line of what happens next', contact, 'next.homes', 'We send a photo.', 'We send a photo.'),
  add('34. a seventh detail', service, 'details', 'Skylights:', ''),
  {
    typed: '35. roof cleaning is no longer offered',
    file: service,
    change: {
      [roof]: undefined,
      ...Object.fromEntries(
        readContentWith({ [roof]: undefined }).faults.map(({ file }) => [
          file,
          readFrozen(file).replaceAll(/\[([^\]]+)\]\(\/services\/residential\/roof-cleaning[^)]*\)/g, '$1'),
        ]),
      ),
    },
    stored: ['kind', 'residential'],
    shown: '',
  },
  {
    typed: '36. gutter cleaning is offered',
    file: service,
    change: {
      'src/content/services/residential/gutter-cleaning.yaml': readFrozen(roof)
        .replace(/^name: .*/m, 'name: Gutter Cleaning')
        .replace(/^title: .*/m, 'title: Gutter Cleaning')
        .replace(/^description: .*/m, 'description: Gutters emptied by hand.'),
    },
    stored: ['kind', 'residential'],
    shown: '',
  },
  { ...write('37. eleven reviews', reviews, '', without(0)), stored: ['length', 11], shown: '5 stars' },
  { ...write('38. two testimonials on Home', testimonials, '', without(0)), stored: ['length', 5], shown: '“' },
  {
    ...write('39. a category of the gallery without a pair', gallery, '', without(0)),
    stored: ['length', 4],
    shown: 'No projects found',
  },
  write('40. 11/20/2026 as a day', reviews, '0.date', '11/20/2026', '2026-11-20', 'dateTime="2026-11-20"'),
  write('41. Nov 20, 2026 as a day', reviews, '0.date', 'Nov 20, 2026', '2026-11-20', 'dateTime="2026-11-20"'),
  write('42. yes as a confirmation', claims, '0.confirmed', 'yes', today, ''),
  {
    ...write('43. $349.50 as a price', prices, 'confirmed', true),
    change: { [prices]: 'confirmed: true\nfrom: { residential/painting: { dollars: "$349.50", unit: a room } }\n' },
    stored: ['from.residential/painting.dollars', 349.5],
    shown: '',
  },
  {
    ...write('44. "349.50" as a price', prices, 'confirmed', true),
    change: { [prices]: 'confirmed: true\nfrom: { residential/painting: { dollars: "349.50", unit: a room } }\n' },
    stored: ['from.residential/painting.dollars', 349.5],
    shown: '',
  },
  write('45. figures in what a price depends on', service, 'facts.price.line', 'Most homes are $180 to $350.'),
  write(
    '46. 8 to 5 as hours',
    business,
    'hours.monday',
    '8 to 5',
    '08:00 to 17:00',
    'Monday, 8:00\u00a0AM to 5:00\u00a0PM',
  ),
  write(
    '47. noon to 5 PM as hours',
    business,
    'hours.monday',
    'noon to 5 PM',
    '12:00 to 17:00',
    'Monday, 12:00\u00a0PM to 5:00\u00a0PM',
  ),
  write(
    '47a. a day off as people write it',
    business,
    'exceptions',
    [{ from: '12/25/2099', hours: 'Closed', name: 'Christmas' }],
    [{ from: '2099-12-25', hours: 'closed', name: 'Christmas' }],
    'Christmas, December 25, 2099: closed',
  ),
  write('48. ZIP+4', business, 'address.postalCode', '80923-1234', '80923'),
  write('49. a ZIP without quotes', business, 'address.postalCode', 80924, '80924'),
  write('50. a year in quotes', business, 'founded', '2012', 2012),
  write('51. a rating in quotes', business, 'rating', '4.8', 4.8, '4.8/5'),
  write('52. a count of reviews without quotes', business, 'reviewCount', 257, '257'),
  write(
    '53. a number in letters',
    business,
    'phone',
    '1-800-CLEANIT',
    expect.objectContaining({ e164: '+18002532648' }),
    '(800) 253-2648',
  ),
  write('54. a color in capitals', services, 'colors.items.0.color', '#AABBCC', '#aabbcc', 'fill="#aabbcc"'),
  write('55. a color of three digits', services, 'colors.items.0.color', '#abc', '#aabbcc', 'fill="#aabbcc"'),
  write('56. braces that are no fact', about, 'closing.text', 'Use code {SPRING}.'),
  {
    ...write(
      '57. a ZIP of an area that the ZIP check does not know',
      area,
      'zips',
      more('80818'),
      ['80817', '80818'],
      '',
    ),
  },
  { ...write('58. a ZIP that another area has', area, 'zips', more('80132'), ['80817', '80132'], '') },
  write(
    '59. a picture of a home on a page for businesses',
    hotelPage,
    'pictures.hero',
    'area-log-home',
    'area-log-home',
    '',
  ),
  {
    typed: '60. a file of the owner’s own',
    file: about,
    change: { 'src/content/notes.md': 'Call Ann.' },
    stored: ['hero.heading', expect.any(String)],
    shown: '',
  },
  {
    typed: '61. a second # in a legal text',
    file: terms,
    change: { [terms]: `${readFrozen(terms)}\n# More\n\nWords.\n` },
    stored: ['lastUpdated', today],
    shown: '\n## More\n',
  },
  write('62. an area that is near itself', area, 'near', ['fountain', 'monument'], ['monument'], ''),
  {
    typed: '63. a description of an area page without {phone}',
    file: page,
    change: editFile(page, { description: 'Windows in Fountain.' }),
    stored: ['description', 'Windows in Fountain. Call (719) 555-0142.'],
    shown: '',
  },
  // More entries that an owner may well write.
  write('64. spaces around an email address', business, 'email', ' mailto:ann@peak.example ', 'ann@peak.example'),
  write('65. a state in small letters', business, 'address.region', 'co', 'CO'),
  write(
    '66. an addresses of a link without https://',
    about,
    'faq.items.0.answer',
    'See [us](www.peak.example).',
    'See [us](https://www.peak.example).',
    '<a href="https://www.peak.example"',
  ),
  write('67. a price of thousands', about, 'closing.text', 'Up to 2,000 panes – no problem.'),
  write('68. a day in another order', reviews, '0.date', '20 November 2026', '2026-11-20', 'dateTime="2026-11-20"'),
  write('69. a review of 1,500 characters with an emoji', reviews, '0.text', `${sentence(300).repeat(5)} 😀`),
  write('70. Spanish', about, 'hero.intro', 'Limpiamos ventanas. ¡Llámenos!'),
  write('71. a day of the week in the hours as people say it', business, 'hours.sunday', 'CLOSED', 'closed', ''),
  write('72. quotation marks of a word processor', about, 'closing.text', '“Spotless”, they say…'),
  write('73. no reviews at all', reviews, '', [], [], ''),
  write('74. a no-break space', about, 'closing.text', '40\u00a0°F and up.'),
  write(
    '75. an answer with a list of hyphens and a paragraph after it',
    about,
    'faq.items.0.answer',
    '- Ladders\n- Hoses\n- Ropes\n\nAnd a smile.',
    'Ladders, Hoses, Ropes. And a smile.',
  ),
  write('76. a numbered list', about, 'closing.text', '1. Call us\n2. Pick a day', 'Call us, Pick a day'),
  write('77. an asterisk of a footnote', contact, 'form.footnote', '* Required fields.', '* Required fields.', ''),
  write(
    '78. a street of three parts',
    business,
    'address.street',
    '12345 West Garden of the Gods Road, Building 4, Suite 210-B',
    '12345 West Garden of the Gods Road, Building 4, Suite 210-B',
    '12345 West Garden of the Gods Road, Building 4, Suite 210-B, Colorado Springs, CO 80923',
  ),
  write(
    '79. a phone with dots and a short extension',
    business,
    'phone',
    '719.634.0142 x12',
    expect.objectContaining({ href: 'tel:+17196340142;ext=12' }),
    '(719) 634-0142 ext. 12',
  ),
  write('80. an apostrophe and an ampersand in the brand', business, 'brand', "O'Neill & Sons' Windows"),
  write('81. a service with a name of 59 letters', service, 'name', heading(59)),
  {
    ...write('82. a review without a town', reviews, '0.location', undefined),
    stored: ['0.name', 'Dana R.'],
    shown: '>Window Cleaning</p>',
  },
  write(
    '83. a testimonial without a description of the customer',
    testimonials,
    '3.title',
    undefined,
    undefined,
    '<figcaption><b translate="no">Nora B.</b></figcaption>',
  ),
  write(
    '84. thirty neighborhoods',
    page,
    'neighborhoods',
    Array.from({ length: 30 }, (_, index) => `Heritage Ranch Filing No. ${index + 1}`),
    expect.objectContaining({ length: 30 }),
    'Heritage Ranch Filing No. 30',
  ),
  write(
    '85. a name of a listing without https://',
    business,
    'links.reviews.url',
    'g.page/r/Cab/review',
    'https://g.page/r/Cab/review',
  ),
];

describe('an owner may type', () => {
  it.each(entries)('an owner may type $typed', ({ file, change, stored: [field, value], shown }) => {
    const { files, faults } = readContentWith(change as Texts);
    expect(faults.map(formatFault)).toEqual([]);
    const find = (path: string) => files.find((content) => content.file === path);
    const read: Read = (path) => (path.endsWith(' body') ? find(path.slice(0, -5))?.body : find(path)?.data);
    expect(getField(read(file), field)).toEqual(value);
    if (shown) expect(views[file]?.(read)).toContain(shown);
  });

  it('the ZIP check knows a ZIP code that only its area file has', () => {
    const { files } = readContentWith(editFile(area, { zips: more('80818', '80132') }));
    const { data } = files.find(({ file }) => file === zips) as Data;
    const { nearby } = data;
    expect(nearby.zips).toContainEqual({ zip: '80818', places: 'Fountain', areas: [] });
    expect(nearby.zips.find((row: Data) => row.zip === '80132').places).toMatch(/Monument.*, Fountain$/);
  });
});
