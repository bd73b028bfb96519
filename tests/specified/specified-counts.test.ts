import { describe, expect, test } from 'vitest';
import { quoteFieldNames, quoteFields, quoteFormOrder } from '../../src/lib/quotes/quote-fields.ts';
import { readAllContent, readContent } from './specified-content.ts';

const areaPages = readAllContent('area-pages/*/*');
const services = readAllContent('services/*/*');
const testimonials = readContent('testimonials') as { shownOn: string; title?: string }[];
const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title);
const [about, home, servicesPage, areasServed] = ['about', 'home', 'services', 'areas-served'].map((page) =>
  readContent(`pages/${page}`),
);

test.each([
  ['three reasons to choose the company', home.why.items, 3],
  ['three testimonials on Home', testimonials.filter(({ shownOn }) => shownOn === 'home'), 3],
  ['three featured testimonials', testimonials.filter(({ shownOn }) => shownOn === 'reviews'), 3],
  ['twelve reviews', readContent('reviews'), 12],
  ['six questions on About', about.faq.items, 6],
  ['six credentials', about.credentials.items, 6],
  ['six residential services', services.filter(({ data }) => data.kind === 'residential'), 6],
  ['six commercial services', services.filter(({ data }) => data.kind === 'commercial'), 6],
  ['five pairs in the gallery', readContent('gallery'), 5],
  ['eleven areas', readAllContent('areas/*'), 11],
  ['four questions about painting', readContent('services/residential/painting').faq.items, 4],
  ['four steps of window cleaning', readContent('services/residential/window-cleaning').steps.items, 4],
])('there are %s', (_, items: unknown[], count) => {
  expect(items).toHaveLength(count);
});

test.each([
  ['four core values', titlesOf(about.values.items), 'Excellence, Customer Care, Integrity, Professionalism'],
  [
    'four steps of a job',
    titlesOf(servicesPage.steps.items),
    'Free Estimate, Schedule Service, Professional Cleaning, Quality Guarantee',
  ],
  [
    'four steps of painting',
    titlesOf(readContent('services/residential/painting').steps.items),
    'Consultation & Color Selection, Surface Preparation, Professional Application, Final Inspection & Cleanup',
  ],
  [
    'fifteen places of Denver',
    areasServed.denver.places,
    'Downtown Denver, Capitol Hill, Cherry Creek, LoDo, Highlands, RiNo, Washington Park, Glendale, Lakewood, Arvada, Westminster, Thornton, Northglenn, Commerce City, Englewood',
  ],
  [
    'figures of the company',
    readContent('business').stats.map(({ number, label }: Record<string, string>) => `${number} ${label}`),
    '500+ Happy Customers, {rating} Average Rating, 98% Customer Retention, 10+ Years Experience',
  ],
  [
    'titles of featured testimonials',
    testimonials.filter(({ shownOn }) => shownOn === 'reviews').map(({ title }) => title),
    'Homeowner, Property Manager, Business Owner',
  ],
  [
    'filters of the gallery',
    Object.values(readContent('pages/gallery').filters),
    'All Projects, Window Cleaning, Pressure Washing, House Washing, Commercial, Concrete Cleaning',
  ],
])('the %s have their names', (_, names: string[], wanted) => {
  expect(names.join(', ')).toBe(wanted);
});

describe('the pages of an area', () => {
  const countItems = (part: { items?: unknown[] } | unknown[] | undefined) =>
    Array.isArray(part) ? part.length : part?.items?.length;

  test('hold six benefits, four challenges and eight neighborhoods for homes', () => {
    const pages = areaPages.filter(({ data }) => data.kind === 'residential');
    const faults = pages.filter(
      ({ data }) =>
        `${[data.benefits, data.challenges, data.neighborhoods].map(countItems)}` !== '6,4,8' ||
        (data.service === 'pressure-washing' && countItems(data.surfaces) !== 6) ||
        (data.service !== 'pressure-washing' && countItems(data.local) !== 4),
    );
    expect(pages).toHaveLength(33);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  test('hold six specialties, six surfaces, four challenges and six places for buildings', () => {
    const pages = areaPages.filter(({ data }) => data.kind === 'commercial');
    const faults = pages.filter(
      ({ data }) => `${[data.specialties, data.surfaces, data.challenges, data.served].map(countItems)}` !== '6,6,4,6',
    );
    expect(pages).toHaveLength(22);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  test('of hotels and apartments open with different pictures', () => {
    const heroes = (type: string) =>
      new Set(areaPages.filter(({ data }) => data.type === type).map(({ data }) => data.pictures.hero));
    expect(heroes('hotel').isDisjointFrom(heroes('apartment'))).toBe(true);
  });
});

test('service cards have a title, a description and four features', () => {
  const faults = services.filter(({ data: { card, name } }) => !name || !card.text || card.features.length !== 4);
  expect(faults.map(({ name }) => name)).toEqual([]);
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
  test('asks for the seven specified fields', () => {
    expect(quoteFieldNames.slice(0, 7)).toEqual([
      'name',
      'email',
      'phone',
      'service',
      'property',
      'message',
      'address',
    ]);
    const required = quoteFormOrder.filter((name) => quoteFields[name].required).map((name) => quoteFields[name].label);
    expect(required.sort()).toEqual([
      'Full Name',
      'Phone Number',
      'Property Address',
      'Property Type',
      'Service Needed',
    ]);
  });

  test('offers the specified kinds of property and services', () => {
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

  test('says when the company answers, under its button', () => {
    const { footnote } = readContent('pages/contact').form;
    const { answer } = readContent('business').terms;
    expect(`${footnote} ${answer}`).toMatch(/Required fields[\s\S]*within 24 hours with your personalized quote/);
  });
});
