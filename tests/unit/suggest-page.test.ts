import { describe, expect, it } from 'vitest';
import { suggestRoutes } from '../../src/components/sections/not-found/not-found.client.ts';
import { type Page, pages } from '../../src/lib/site/pages.ts';

const area = '/areas-served/colorado-springs';
const residential = ['residential-window-cleaning', 'residential-house-washing', 'residential-pressure-washing'];
const routes = [
  ...Object.values<Page>(pages).map(({ path }) => path),
  ...['residential/window-cleaning', 'residential/roof-cleaning', 'residential/painting', 'commercial/painting'].map(
    (service) => `/services/${service}`,
  ),
  ...['manitou-springs', 'fountain'].flatMap((slug) => residential.map((page) => `${area}/${slug}/${page}`)),
];

const synonyms = Object.fromEntries(Object.values<Page>(pages).map(({ path, synonyms = [] }) => [path, synonyms]));

describe('suggestions for a wrong address', () => {
  it.each([
    ['/contcat', '/contact'],
    ['/Reviews/', '/reviews'],
    ['/about.html', '/about'],
    ['/about%20us', '/about'],
    ['/contact%3Fservice=window-cleaning&property=residential', '/contact'],
    ['/contact&fbclid=x', '/contact'],
    ['/service', '/services'],
    ['/terms', '/terms-of-service'],
    ['/roof', '/services/residential/roof-cleaning'],
    ['/window-cleaning', '/services/residential/window-cleaning'],
    ['/servces/residental/window-cleening', '/services/residential/window-cleaning'],
    ['/services/windowcleaning', '/services/residential/window-cleaning'],
    [`${area}/manitou-spring/residential-house-washing`, `${area}/manitou-springs/residential-house-washing`],
  ])('%s suggests %s first', (wrong, right) => {
    expect(suggestRoutes(wrong, routes)[0]).toBe(right);
  });

  it.each([
    ['/qoute', '/contact'],
    ['/get-a-quote', '/contact'],
    ['/free-estimates', '/contact'],
    ['/book-online.html', '/contact'],
    ['/window-cleaning/pricing', '/contact'],
    ['/our-work', '/gallery'],
    ['/Before-and-After', '/gallery'],
    ['/testimonals', '/reviews'],
    ['/service-area', '/areas-served'],
    ['/zip-codes', '/areas-served'],
    [`${area}/manitou-springs/residental-window-cleaning`, `${area}/manitou-springs/residential-window-cleaning`],
  ])('%s suggests %s first, whatever the page is called', (wrong, right) => {
    expect(suggestRoutes(wrong, routes, synonyms)[0]).toBe(right);
  });

  it('a wrong address gets at most three suggestions', () => {
    expect(suggestRoutes('/manitou-springs', routes)).toHaveLength(3);
  });

  it('a wrong address gets both pages that share a name', () => {
    expect(suggestRoutes('/painting', routes)).toEqual([
      '/services/residential/painting',
      '/services/commercial/painting',
    ]);
  });

  it.each(['/xyzzy', '/wp-admin', '/', '/%E0%A4%A', '/index.php'])('no page is suggested for %s', (wrong) => {
    expect(suggestRoutes(wrong, routes, synonyms)).toEqual([]);
  });
});
