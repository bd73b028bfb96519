import { describe, expect, it } from 'vitest';
import { findRouteFaults } from '../../src/site/check-routes.ts';
import { pages } from '../../src/site/pages.ts';

const route = (pattern: string) => ({
  pattern,
  entrypoint: `src/pages${pattern}.astro`,
  type: 'page' as const,
  params: [] as string[],
});
const routes = Object.values(pages).map(({ path }) => route(path));

describe('the pages and their routes', () => {
  it('match when each entry has its route', () => {
    expect(findRouteFaults(routes)).toEqual([]);
  });

  it('differ when a route has no entry: the message names route, path and the file of entries', () => {
    expect(findRouteFaults([...routes, route('/unlisted')])).toEqual([
      "src/pages/unlisted.astro: is on no list of pages: add an entry with path: '/unlisted' to src/site/pages.ts",
    ]);
  });

  it('differ when an entry has no route: the message names the file to write', () => {
    expect(findRouteFaults(routes.filter(({ pattern }) => pattern !== '/about'))).toEqual([
      'src/pages/about.astro: is missing: write it, or remove the entry of /about in src/site/pages.ts',
    ]);
  });

  it('leave out files that are no pages, and routes that make many pages', () => {
    const many = { ...route('/services/[slug]'), params: ['slug'] };
    const file = { ...route('/robots.txt'), type: 'endpoint' as const };
    expect(findRouteFaults([...routes, many, file])).toEqual([]);
  });
});
