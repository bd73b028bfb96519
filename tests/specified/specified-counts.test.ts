import { describe, expect, inject, test } from 'vitest';
import { fillFacts, getFacts } from '../../src/lib/content/facts.ts';
import { quoteFieldNames, quoteFields, quoteFormOrder } from '../../src/lib/quotes/quote-fields.ts';
import { businessSchema } from '../../src/lib/schemas/business.ts';
import { seasonsSchema } from '../../src/lib/schemas/seasons.ts';
import { getPage, readPages, textOf } from '../built/site-files.ts';
import { readAllContent, readContent } from './specified-content.ts';

const pages = readPages(inject('specifiedSite'));
const areaPages = readAllContent('area-pages/*/*');
const services = readAllContent('services/*/*');

/** Returns the first section of a page with a heading like this. */
function getSection(route: string, heading: RegExp) {
  const section = getPage(pages, route)
    .main.querySelectorAll('section')
    .find((each) => each.querySelectorAll('h1, h2').some((element) => heading.test(textOf(element))));
  if (!section) throw new Error(`${route} has no section ${heading}`);
  return section;
}

const painting = '/services/residential/painting';
const windows = '/services/residential/window-cleaning';

test.each([
  ['three reasons to choose the company', '/', /^Why Choose/, 'h3', 3],
  ['three testimonials on Home', '/', /^What customers say/, 'blockquote', 3],
  ['five stars for each testimonial on Home', '/', /^What customers say/, '[aria-label="5 stars"]', 3],
  ['the featured testimonial that opens Reviews', '/reviews', /customer reviews$/, 'blockquote', 1],
  ['two more featured testimonials', '/reviews', /^In a few words/, 'blockquote', 2],
  ['four figures', '/reviews', /customer reviews$/, 'ul > li', 4],
  ['twelve reviews', '/reviews', /^What neighbors say/, 'blockquote', 12],
  ['six questions on About', '/about', /^Questions/, 'details', 6],
  ['six credentials', '/about', /^Credentials/, 'dt', 6],
  ['six residential services', '/services', /^Residential Services/, 'h3', 6],
  ['six commercial services', '/services', /^Commercial Services/, 'h3', 6],
  ['ten pictures in the gallery', '/gallery', /^What we clean/, 'figure', 10],
  ['four questions about painting', painting, /^Questions/, 'details', 4],
  ['four steps of window cleaning', windows, /^How the visit goes/, 'ol > li', 4],
  ['questions about window cleaning', windows, /^Questions/, 'details', 6],
  ['eight colors of paint', painting, /^Eight colors/, 'li', 8],
])('the page shows %s', (_, route, heading, selector, count) => {
  expect(getSection(route, heading).querySelectorAll(selector)).toHaveLength(count);
});

const colorSpringsAreas =
  'Downtown, Old Colorado City, Manitou Springs, Fountain, Security-Widefield, Monument, Black Forest, Briargate, Garden of the Gods, Cheyenne Mountain, Broadmoor';
const denverPlaces =
  'Downtown Denver, Capitol Hill, Cherry Creek, LoDo, Highlands, RiNo, Washington Park, Glendale, Lakewood, Arvada, Westminster, Thornton, Northglenn, Commerce City, Englewood';

test.each([
  ['core values', '/about', /^We hold ourselves/, 'Excellence, Customer Care, Integrity, Professionalism'],
  [
    'steps of a job',
    '/services',
    /^How it works/,
    'Free Estimate, Schedule Service, Professional Cleaning, Quality Guarantee',
  ],
  [
    'steps of painting',
    painting,
    /^How a paint job goes/,
    'Consultation & Color Selection, Surface Preparation, Professional Application, Final Inspection & Cleanup',
  ],
  ['eleven areas', '/areas-served', /^Colorado Springs$/, colorSpringsAreas],
  ['areas on Contact', '/contact', /^Contact information/, colorSpringsAreas],
  ['areas of window cleaning', windows, /^Window cleaning near you/, colorSpringsAreas],
  ['places of Denver', '/areas-served', /^Denver Metro/, denverPlaces],
  [
    'regions of painting',
    painting,
    /^Where we paint/,
    `Colorado Springs area, ${colorSpringsAreas}, Denver Metro area, ${denverPlaces}`,
  ],
  [
    'figures of the company',
    '/reviews',
    /customer reviews$/,
    '500+ Happy Customers, 4.9 Average Rating, 98% Customer Retention, 10+ Years Experience',
  ],
  ['customer who opens Reviews', '/reviews', /customer reviews$/, 'Homeowner'],
  ['featured customers', '/reviews', /^In a few words/, 'Property Manager, Business Owner'],
  [
    'filters of the gallery',
    '/gallery',
    /^What we clean/,
    'All Projects, Window Cleaning, Pressure Washing, House Washing, Commercial, Concrete Cleaning',
  ],
])('the page names the %s in order', (_, route, heading, names) => {
  const text = textOf(getSection(route, heading));
  let place = 0;
  const missing = names.split(', ').filter((name) => {
    const next = text.indexOf(name, place);
    if (next !== -1) place = next + name.length;
    return next === -1;
  });
  expect(missing).toEqual([]);
});

test('the gallery has a pair of each of its five categories', () => {
  const categories = (readContent('gallery') as { category: string }[]).map(({ category }) => category);
  expect(categories.sort()).toEqual(['commercial', 'concrete', 'house-washing', 'pressure-washing', 'windows']);
});

test('service and area pages show each item of their lists', () => {
  const facts = getFacts(businessSchema.parse(readContent('business')), seasonsSchema.parse(readContent('seasons')));
  const lists =
    'benefits challenges checklist faq included local method neighborhoods served specialties steps surfaces';
  const readRoute = (name: string) =>
    name.startsWith('services/')
      ? `/${name}`
      : `/${name.replace('area-pages', 'areas-served/colorado-springs').replace(/(commercial-window-cleaning)-/, '$1/')}`;
  const faults = [...services, ...areaPages].flatMap(({ name, data }) => {
    const text = textOf(getPage(pages, readRoute(name)).main);
    return lists
      .split(' ')
      .flatMap((list) => fillFacts(data[list]?.items ?? data[list] ?? [], facts))
      .flatMap((item) => (typeof item === 'string' ? [item] : Object.values({ ...item, claim: undefined })))
      .filter((words): words is string => typeof words === 'string' && !/[[\u00a0]/.test(words))
      .filter((words) => !text.includes(words))
      .map((words) => `${name}: ${words}`);
  });
  expect(faults).toEqual([]);
});

describe('the pages of an area', () => {
  const countItems = (part: { items?: unknown[] } | unknown[] | undefined) =>
    Array.isArray(part) ? part.length : part?.items?.length;

  test('residential area pages have six benefits, four challenges and eight neighborhoods', () => {
    const pages = areaPages.filter(({ data }) => data.kind === 'residential');
    const faults = pages.filter(
      ({ data }) =>
        `${[data.benefits, data.challenges, data.neighborhoods].map(countItems)}` !== '6,4,8' ||
        (data.service === 'pressure-washing' && countItems(data.surfaces) !== 6) ||
        (data.service !== 'pressure-washing' && countItems(data.local) !== 4),
    );
    expect(pages.length).toBeGreaterThanOrEqual(33);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  test('commercial area pages have six specialties, six surfaces, four challenges and six places', () => {
    const pages = areaPages.filter(({ data }) => data.kind === 'commercial');
    const faults = pages.filter(
      ({ data }) => `${[data.specialties, data.surfaces, data.challenges, data.served].map(countItems)}` !== '6,6,4,6',
    );
    expect(pages.length).toBeGreaterThanOrEqual(22);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  test('hotel and apartment pages of an area open with different pictures', () => {
    const heroes = (type: string) =>
      new Set(areaPages.filter(({ data }) => data.type === type).map(({ data }) => data.pictures.hero));
    expect(heroes('hotel').isDisjointFrom(heroes('apartment'))).toBe(true);
  });
});

test('commercial pages list six items of work and six industries', () => {
  const faults = services.filter(
    ({ data }) => data.kind === 'commercial' && (data.checklist.items.length !== 6 || data.benefits.items.length !== 6),
  );
  expect(faults.map(({ name }) => name)).toEqual([]);
});

test('one review mentions a payment app', () => {
  const reviews = readContent('reviews') as { text: string; rating?: number }[];
  expect(reviews.filter(({ text }) => /Venmo|PayPal|Zelle|Cash App/.test(text))).toHaveLength(1);
});

describe('the quote form', () => {
  test('the quote form has the seven specified fields', () => {
    expect(quoteFieldNames.slice(0, 7)).toEqual([
      'name',
      'email',
      'phone',
      'service',
      'property',
      'message',
      'address',
    ]);
    const specified = quoteFieldNames.slice(0, 7);
    const required = quoteFormOrder
      .filter((name) => specified.includes(name) && quoteFields[name].required)
      .map((name) => quoteFields[name].label);
    expect(required.sort()).toEqual([
      'Full Name',
      'Phone Number',
      'Property Address',
      'Property Type',
      'Service Needed',
    ]);
  });

  test('the quote form offers the specified kinds of property and services', () => {
    expect(quoteFields.property.options).toEqual({
      residential: 'Residential Home',
      apartment: 'Apartment/Condo',
      commercial: 'Commercial Building',
      'apartment-complex': 'Apartment Complex',
      warehouse: 'Warehouse/Industrial',
      other: 'Other',
    });
    const services = 'window-cleaning pressure-washing house-washing roof-cleaning concrete-cleaning multiple-services';
    expect(Object.keys(quoteFields.service.options).join(' ')).toBe(services);
  });

  test('the quote form says when the company answers, under its button', () => {
    const { footnote } = readContent('pages/contact').form;
    const { answer } = readContent('business').terms;
    expect(`${footnote} ${answer}`).toMatch(/Required fields[\s\S]*within 24 hours with your personalized quote/);
  });
});
