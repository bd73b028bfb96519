import { describe, expect, test } from 'vitest';
import { findFile, pageFiles, readPage, routeOf, textOf } from './site-files.ts';

const areas = [
  'manitou-springs',
  'fountain',
  'security-widefield',
  'monument',
  'black-forest',
  'briargate',
  'broadmoor',
  'old-colorado-city',
  'downtown',
  'cheyenne-mountain',
  'garden-of-the-gods',
];
const withUniversity = ['garden-of-the-gods', 'briargate'];
const typesOf = (area: string) => [
  ...(area === 'black-forest' ? [] : ['hotel', 'apartment']),
  ...(withUniversity.includes(area) ? ['university'] : []),
];

/** The addresses that the specification lists, written out from its words and not from the content. */
const specified = [
  ...[
    '/',
    '/services',
    '/areas-served',
    '/gallery',
    '/reviews',
    '/about',
    '/contact',
    '/terms-of-service',
    '/privacy-policy',
  ],
  ...[
    'window-cleaning',
    'house-washing',
    'pressure-washing',
    'roof-cleaning',
    'concrete-paint-removal',
    'painting',
  ].map((service) => `/services/residential/${service}`),
  ...[
    'pressure-washing',
    'hotel-hospitality',
    'apartment-complexes',
    'warehouse-industrial',
    'parking-garages',
    'painting',
  ].map((service) => `/services/commercial/${service}`),
  ...areas.flatMap((area) =>
    ['window-cleaning', 'house-washing', 'pressure-washing'].map(
      (service) => `/areas-served/colorado-springs/${area}/residential-${service}`,
    ),
  ),
  ...areas.flatMap((area) =>
    typesOf(area).map((type) => `/areas-served/colorado-springs/${area}/commercial-window-cleaning/${type}`),
  ),
];

/** Neighborhoods that the specification spells out. */
const neighborhoods: Record<string, string> = {
  'manitou-springs':
    'Historic Downtown, Ruxton Avenue, Canon Avenue corridor, Iron Springs, Crystal Hills, Red Mountain, Ute Pass corridor, adjacent Old Colorado City',
  fountain:
    'Downtown, Fountain Mesa, Countryside, Mesa Ridge, Fountain Valley, Security-Widefield border, new construction developments, established residential areas',
  'security-widefield':
    'Security, Widefield, Stratmoor Hills, Stratmoor Valley, Pikes Peak Park, Fountain Valley, adjacent Colorado Springs, military housing',
  monument:
    "Historic Downtown Monument, Jackson Creek, Woodmoor, Gleneagle, Forest Lakes, King's Deer, Monument neighborhoods, Palmer Lake area",
  'black-forest':
    'Black Forest Road corridor, Shoup Road area, Hodgen Road neighborhoods, Burgess Road properties, forest boundaries, rural estates and acreages, custom home communities, wooded residential areas',
  briargate:
    'Briargate Parkway area, Northgate Boulevard, Research Parkway corridor, Pine Creek neighborhoods, Antelope Ridge, Wolf Ranch, Meridian Ranch, Flying Horse',
};

const surfaces: Record<string, RegExp[]> = {
  hotel: [
    /guest room/i,
    /lobby.*common area/i,
    /restaurant.*bar/i,
    /conference and event space/i,
    /pool.*glass/i,
    /exterior facade windows/i,
  ],
  apartment: [
    /unit windows/i,
    /(lobbies|gyms).*common areas|common areas.*(lobbies|gyms)/i,
    /balcony glass.*railings/i,
    /office and administrative windows/i,
    /clubhouse windows/i,
    /exterior facades/i,
  ],
};

const readRoute = (route: string) => readPage(findFile(route) ?? '');
/** What leads the items of a list. */
const titlesOf = (route: string) =>
  [...readRoute(route).matchAll(/<li><b>([\s\S]*?)<\/b>/g)].map((match) => textOf(match[1] ?? ''));
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

describe('the pages that were specified', () => {
  test('are 76, and each is built at its exact address', () => {
    expect(new Set(specified).size).toBe(76);
    const routes = new Set(pageFiles.map(routeOf));
    expect(specified.filter((route) => !routes.has(route))).toEqual([]);
  });

  test.each(Object.entries(neighborhoods))('name the eight neighborhoods of %s in the words given', (area, names) => {
    for (const service of ['window-cleaning', 'house-washing', 'pressure-washing']) {
      const text = plain(textOf(readRoute(`/areas-served/colorado-springs/${area}/residential-${service}`)));
      expect(names.split(', ').filter((name) => !text.includes(plain(name)))).toEqual([]);
    }
  });

  test('show one customer on each residential page of an area', () => {
    const residential = specified.filter((route) => route.includes('/residential-'));
    const voices = residential.map((route) => readRoute(route).match(/<blockquote/g)?.length ?? 0);
    expect(voices).toEqual(Array(33).fill(1));
  });

  test.each(['hotel', 'apartment'])('list the six surfaces of every %s page in order', (type) => {
    for (const route of specified.filter((address) => address.endsWith(`commercial-window-cleaning/${type}`))) {
      const titles = titlesOf(route);
      const places = (surfaces[type] ?? []).map((name) => titles.findIndex((title) => name.test(title)));
      expect({ route, places: places.map((place) => place - (places[0] ?? 0)) }).toEqual({
        route,
        places: [0, 1, 2, 3, 4, 5],
      });
      expect(places[0]).toBeGreaterThanOrEqual(0);
    }
  });
});
