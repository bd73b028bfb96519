import { describe, expect, it } from 'vitest';
import { quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { daysParameter } from '../../src/lib/site/addresses.ts';
import { readRoute, routes } from './page-links.ts';

/** What the links to the form say, those of the menu too, each query once; some ask for a date besides. */
function listQueries(route: string) {
  const links = [...readRoute(route).matchAll(/<a\b[^>]*?\shref="\/contact(\?[^"]*)?"/g)];
  const queries = links.map(([, query = '']) => {
    const handed = new URLSearchParams(query.replaceAll('&amp;', '&'));
    handed.delete(daysParameter);
    return handed.toString();
  });
  return [...new Set(queries)];
}

const leading = routes.filter((route) => /^\/(services|areas-served)\//.test(route));

const readService = (route: string) => /\/residential-([\w-]+)$/.exec(route)?.[1] ?? 'window-cleaning';

function readProperty(route: string) {
  if (route.includes('/residential-')) return 'residential';
  return route.endsWith('/apartment') ? 'apartment-complex' : 'commercial';
}

describe('the way to the form', () => {
  it.each(leading)('%s hands service and kind of property over with each of its links', (route) => {
    const [query, ...others] = listQueries(route);
    expect(others).toEqual([]);
    const handed = Object.fromEntries(new URLSearchParams(query));
    expect(Object.keys(quoteFields.service.options)).toContain(handed['service']);
    expect(Object.keys(quoteFields.property.options)).toContain(handed['property']);
    if (route.startsWith('/areas-served/')) {
      expect(handed).toMatchObject({ service: readService(route), property: readProperty(route) });
    }
  });

  it.each(leading)('%s says price and date first, to homes behind its opening, to buildings a press away', (route) => {
    const [opening = '', facts = ''] = readRoute(route).split('<h1')[1]?.split(' id="facts"') ?? [];
    const [price, date] = [...facts.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term);
    expect(price).toMatch(/cost/i);
    expect(date).toMatch(/soon|date/i);
    if (route.includes('residential')) expect(opening).not.toContain('<h2');
    else expect(opening).toContain('href="#facts"');
  });

  it.each([
    ['/services/residential/painting', 'Painting'],
    ['/services/commercial/parking-garages', 'Parking garage'],
    ['/services/commercial/hotel-hospitality', 'Hotel'],
    ['/areas-served/colorado-springs/briargate/commercial-window-cleaning/university', 'University'],
  ])('from %s says what no choice of the form can: %s', (route, about) => {
    expect(new URLSearchParams(listQueries(route)[0]).get('about')).toBe(about);
  });

  it('tells pages apart that service and kind of property do not', () => {
    const pages = routes.filter((route) => route.startsWith('/services/'));
    const queries = pages.map((route) => listQueries(route).join());
    expect(new Set(queries).size).toBe(pages.length);
  });
});
