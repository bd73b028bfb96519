import { describe, expect, it } from 'vitest';
import { composeRoutes, type RouteContent } from '../../src/site/routes.ts';

const page = (words: object) => words as RouteContent['areaPages'][number];
const content: RouteContent = {
  services: [
    { slug: 'window-cleaning', name: 'Window Cleaning', kind: 'residential' },
    { slug: 'painting', name: 'Painting', kind: 'residential' },
    { slug: 'painting', name: 'Painting', kind: 'commercial' },
  ],
  areas: [
    { slug: 'monument', name: 'Monument' },
    { slug: 'fountain', name: 'Fountain' },
  ],
  areaPages: [
    page({ kind: 'commercial', area: 'fountain', type: 'hotel' }),
    page({ kind: 'residential', area: 'fountain', service: 'window-cleaning' }),
    page({ kind: 'residential', area: 'monument', service: 'window-cleaning' }),
  ],
};
const routes = composeRoutes(content);

describe('the list of routes', () => {
  it('holds a page for each service and each area page', () => {
    expect(routes.filter(({ group }) => group === 'residential')).toHaveLength(2);
    expect(routes.filter(({ group }) => group === 'commercial')).toHaveLength(1);
    expect(routes.filter(({ group }) => group === 'area').map(({ href }) => href)).toEqual([
      '/areas-served/colorado-springs/monument/residential-window-cleaning',
      '/areas-served/colorado-springs/fountain/residential-window-cleaning',
      '/areas-served/colorado-springs/fountain/commercial-window-cleaning/hotel',
    ]);
  });

  it('gives every page an address and a name of its own', () => {
    expect(new Set(routes.map(({ href }) => href)).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('leaves out the page for wrong addresses', () => {
    expect(routes.some(({ href }) => href.includes('404'))).toBe(false);
  });
});
