import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { quoteFields } from '../../src/schemas/quote-fields.ts';
import { readRoute, routes } from './page-links.ts';

/** What the links to the form say, those of the menu too, each query once. */
function listQueries(route: string) {
  const links = [...readRoute(route).matchAll(/<a\b[^>]*?\shref="\/contact(\?[^"]*)?"/g)];
  return [...new Set(links.map(([, query = '']) => query.replaceAll('&amp;', '&')))];
}

const readService = (route: string) => /\/residential-([\w-]+)$/.exec(route)?.[1] ?? 'window-cleaning';

function readProperty(route: string) {
  if (route.includes('/residential-')) return 'residential';
  return route.endsWith('/apartment') ? 'apartment-complex' : 'commercial';
}

describe('the way to the form', () => {
  it.each(routes.filter((route) => /^\/(services|areas-served)\//.test(route)))(
    '%s hands service, kind of property and place over with each of its links',
    (route) => {
      const [query, ...others] = listQueries(route);
      expect(others).toEqual([]);
      const handed = Object.fromEntries(new URLSearchParams(query));
      expect(Object.keys(quoteFields.service.options)).toContain(handed['service']);
      expect(Object.keys(quoteFields.property.options)).toContain(handed['property']);
      if (route.startsWith('/areas-served/')) {
        expect(handed).toMatchObject({ service: readService(route), property: readProperty(route) });
      }
      const [, area] = /colorado-springs\/([\w-]+)\//.exec(route) ?? [];
      const place = area && parse(readFileSync(`src/content/areas/${area}.yaml`, 'utf8')).name;
      expect(handed['place']).toBe(place);
    },
  );

  it.each(routes.filter((route) => /^\/(services|areas-served)\//.test(route)))(
    '%s leads from its opening to price and date',
    (route) => {
      const html = readRoute(route);
      expect(html.indexOf('href="#facts"')).toBeGreaterThan(html.indexOf('<h1'));
      expect(html.split(' id="facts"')[1]).toContain('<dt>Price</dt>');
    },
  );

  it('tells pages apart that service and kind of property do not', () => {
    const pages = routes.filter((route) => route.startsWith('/services/'));
    const queries = pages.map((route) => listQueries(route).join());
    expect(new Set(queries).size).toBe(pages.length);
  });
});
