import { expect, it } from 'vitest';
import { quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { daysParameter } from '../../src/lib/site/addresses.ts';
import { getPage, readPages } from './site-files.ts';

const pages = readPages().filter(({ route }) => /^\/(services|areas-served)\//.test(route));

/** Lists the queries of all links to the form on a page, each once, without the requested date. */
function listQueries({ document }: (typeof pages)[number]) {
  const queries = document.querySelectorAll('a[href^="/contact"]').map((link) => {
    const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    query.delete(daysParameter);
    return query.toString();
  });
  return [...new Set(queries)];
}

const getService = (route: string) => /\/residential-([\w-]+)$/.exec(route)?.[1] ?? 'window-cleaning';

function getProperty(route: string) {
  if (route.includes('/residential-')) return 'residential';
  return route.endsWith('/apartment') ? 'apartment-complex' : 'commercial';
}

it('every link to the form passes the service and the kind of property', () => {
  const faults = pages.filter((page) => {
    const queries = listQueries(page);
    const { service = '', property = '' } = Object.fromEntries(new URLSearchParams(queries[0]));
    const isKnown = service in quoteFields.service.options && property in quoteFields.property.options;
    const isArea = page.route.startsWith('/areas-served/');
    const isRight = !isArea || (service === getService(page.route) && property === getProperty(page.route));
    return queries.length !== 1 || !isKnown || !isRight;
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});

it.each([
  ['/services/residential/painting', 'Painting'],
  ['/services/commercial/parking-garages', 'Parking garage'],
  ['/services/commercial/hotel-hospitality', 'Hotel'],
  ['/areas-served/colorado-springs/briargate/commercial-window-cleaning/university', 'University'],
])('links of %s pass details that no field can hold: %s', (route, about) => {
  expect(new URLSearchParams(listQueries(getPage(pages, route))[0]).get('about')).toBe(about);
});

it('links of two services never pass the same values', () => {
  const services = pages.filter(({ route }) => route.startsWith('/services/'));
  expect(new Set(services.map((page) => listQueries(page).join())).size).toBe(services.length);
});
