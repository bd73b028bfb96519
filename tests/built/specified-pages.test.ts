import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getMain, readRoute, routes } from './page-links.ts';
import { textOf } from './site-files.ts';

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

/** What leads the items of a list. */
const titlesOf = (route: string) =>
  [...readRoute(route).matchAll(/<li><b>([\s\S]*?)<\/b>/g)].map((match) => textOf(match[1] ?? ''));
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

describe('the pages that were specified', () => {
  test('are 76, and each is built at its exact address', () => {
    expect(new Set(specified).size).toBe(76);
    expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test.each(Object.entries(neighborhoods))('name the eight neighborhoods of %s in the words given', (area, names) => {
    for (const service of ['window-cleaning', 'house-washing', 'pressure-washing']) {
      const text = plain(textOf(readRoute(`/areas-served/colorado-springs/${area}/residential-${service}`)));
      expect(names.split(', ').filter((name) => !text.includes(plain(name)))).toEqual([]);
    }
  });

  test('show one customer on each residential page of an area, and none on its commercial ones', () => {
    for (const route of specified.filter((each) => each.startsWith('/areas-served/'))) {
      const voices = readRoute(route).match(/<blockquote/g)?.length ?? 0;
      expect([route, voices]).toEqual([route, route.includes('/residential-') ? 1 : 0]);
    }
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

  test('have the titles of their pattern on all pages of areas', () => {
    const { brand } = parse(readFileSync('src/content/business.yaml', 'utf8'));
    const inTitle = (slug: string) =>
      slug
        .split('-')
        .map((word, at) => (at > 0 && /^(of|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')
        .replace('Security Widefield', 'Security-Widefield');
    const types: Record<string, string> = { hotel: 'Hotels', apartment: 'Apartments', university: 'Universities' };
    for (const route of specified.filter((each) => each.startsWith('/areas-served/'))) {
      const [, area = '', service, type = ''] =
        /springs\/([^/]+)\/(?:residential-(.+)|commercial-window-cleaning\/(.+))$/.exec(route) ?? [];
      const work = service ? `Residential ${inTitle(service)}` : `Commercial Window Cleaning ${types[type]}`;
      const title = textOf(/<title>([^<]*)/.exec(readRoute(route))?.[1] ?? '');
      expect([route, title]).toEqual([route, `${work} ${inTitle(area)}, CO | ${brand}`]);
    }
  });

  test('show an icon on each of the twelve service cards', () => {
    const cards = readRoute('/services')
      .replace(/<a\b[\s\S]*?<\/a>/g, (link) => (link.includes('Learn More') ? 'Learn More' : ''))
      .split('Learn More')
      .slice(0, -1)
      .map((card) => card.slice(card.lastIndexOf('<picture')));
    expect(cards.map((card) => card.match(/<svg/g)?.length)).toEqual(Array(12).fill(1));
  });

  test('sum up on Home what is done for houses and for buildings, each before its link to Services', () => {
    const main = getMain(readRoute('/'));
    for (const kind of ['residential', 'commercial']) {
      const link = main.indexOf(`href="/services#${kind}"`);
      const half = main.slice(main.lastIndexOf('<h2', link), link);
      const summary = textOf(/<\/h2><p[^>]*>([\s\S]*?)<\/p>/.exec(half)?.[1] ?? '');
      expect([kind, summary.split(' ').length > 7]).toEqual([kind, true]);
    }
  });

  test('promise on Home, among the reasons, to be on time and reliable', () => {
    const [, reasons = ''] = /<h2[^>]*>Why Choose ([\s\S]*?)<\/section>/.exec(readRoute('/')) ?? [];
    expect(textOf(reasons)).toMatch(/on-time, reliable service/i);
  });

  test('name the region in their top bar', () => {
    const topBar = /<aside[^>]* aria-label="Call us"[\s\S]*?<\/aside>/;
    const missing = specified.filter(
      (route) => !textOf(topBar.exec(readRoute(route))?.[0] ?? '').includes('Colorado Springs & Denver Areas'),
    );
    expect(missing).toEqual([]);
  });
});
