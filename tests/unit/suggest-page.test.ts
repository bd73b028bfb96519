import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suggestRoutes } from '../../src/components/sections/not-found/not-found.client.ts';
import { getEditDistance } from '../../src/lib/edit-distance.ts';
import { type Page, pages } from '../../src/lib/site/pages.ts';

const area = '/areas-served/colorado-springs';
const routes = [
  ...Object.values<Page>(pages).map(({ path }) => path),
  ...globSync('src/content/services/*/*.yaml').map((file) => file.replace(/^src\/content|\.yaml$/g, '')),
  ...globSync('src/content/area-pages/*/*.yaml').map((file) =>
    file
      .replace(/^src\/content\/area-pages|\.yaml$/g, '')
      .replace('commercial-window-cleaning-', 'commercial-window-cleaning/')
      .replace(/^/, area),
  ),
];

describe('the edit distance', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', '', 3],
    ['same', 'same', 0],
    ['kitten', 'sitting', 3],
    ['contcat', 'contact', 1],
  ])('from %j to %j is %i', (from, to, edits) => {
    expect(getEditDistance(from, to)).toBe(edits);
  });
});

const synonyms = Object.fromEntries(Object.values<Page>(pages).map(({ path, synonyms = [] }) => [path, synonyms]));

describe('suggestions for a wrong address', () => {
  it.each([
    ['/contcat', '/contact'],
    ['/Reviews/', '/reviews'],
    ['/about.html', '/about'],
    ['/about%20us', '/about'],
    ['/service', '/services'],
    ['/terms', '/terms-of-service'],
    ['/roof', '/services/residential/roof-cleaning'],
    ['/window-cleaning', '/services/residential/window-cleaning'],
    ['/servces/residental/window-cleening', '/services/residential/window-cleaning'],
    ['/services/windowcleaning', '/services/residential/window-cleaning'],
    [`${area}/manitou-spring/residential-house-washing`, `${area}/manitou-springs/residential-house-washing`],
  ])('%s means %s first', (wrong, right) => {
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
  ])('%s, whatever the page is called, means %s first', (wrong, right) => {
    expect(suggestRoutes(wrong, routes, synonyms)[0]).toBe(right);
  });

  it('offer at most three', () => {
    expect(suggestRoutes('/manitou-springs', routes)).toHaveLength(3);
  });

  it('offer both pages that share a name', () => {
    expect(suggestRoutes('/painting', routes)).toEqual([
      '/services/residential/painting',
      '/services/commercial/painting',
    ]);
  });

  it.each(['/xyzzy', '/wp-admin', '/', '/%E0%A4%A', '/index.php'])('stay away for %s', (wrong) => {
    expect(suggestRoutes(wrong, routes, synonyms)).toEqual([]);
  });
});
