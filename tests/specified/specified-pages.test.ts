import { describe, expect, inject, test } from 'vitest';
import { find, getPage, listRoutes, readPages, textOf } from '../built/site-files.ts';
import { readContent } from './specified-content.ts';

const pages = readPages(inject('specifiedSite'));
const getMain = (route: string) => getPage(pages, route).main;
const readText = (route: string) => textOf(getMain(route)).toLowerCase().replaceAll('’', "'");

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

/** The addresses in the specification, copied from its text and not from the content. */
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

const areaRoutes = specified.filter((route) => route.startsWith('/areas-served/'));

/** The neighborhoods that the specification names. */
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

/** Words that the specification requires on the pages of an area. */
const themes: Record<string, RegExp> = {
  'manitou-springs': /historic downtown[\s\S]*mineral deposit|mineral deposit[\s\S]*historic downtown/,
  fountain: /wind-blown dust/,
  'security-widefield': /military famil/,
  monument: /pine sap/,
  'black-forest': /rural estates/,
  briargate: /\bhoa\b/,
  broadmoor: /luxury/,
  'old-colorado-city': /\bhistoric\b/,
  downtown: /\burban\b/,
  'cheyenne-mountain': /mountain homes/,
  'garden-of-the-gods': /red rock dust/,
};

describe('the specified pages', () => {
  test('the specified pages are 76, each at its exact address', () => {
    expect(new Set(specified).size).toBe(76);
    const routes = pages.map(({ route }) => route);
    expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('area pages list their eight neighborhoods in the specified words', () => {
    const faults = Object.entries(neighborhoods).flatMap(([area, names]) =>
      areaRoutes
        .filter((route) => route.includes(`/${area}/residential-`))
        .flatMap((route) => names.split(', ').filter((name) => !readText(route).includes(name.toLowerCase()))),
    );
    expect(faults).toEqual([]);
  });

  test('area pages say what the area is known for', () => {
    const silent = areaRoutes.filter((route) => {
      const main = getMain(route).clone() as ReturnType<typeof getMain>;
      for (const heading of main.querySelectorAll('h3'))
        if (/^Neighborhoods$/.test(textOf(heading))) heading.parentNode?.remove();
      return !themes[route.split('/')[3] ?? '']?.test(textOf(main).toLowerCase());
    });
    expect(silent).toEqual([]);
  });

  test('residential area pages quote one five-star review, commercial ones none', () => {
    const faults = areaRoutes.filter((route) => {
      const quotes = getMain(route).querySelectorAll('blockquote').length;
      const stars = getMain(route).querySelectorAll('figure [aria-label="5 stars"]').length;
      return `${quotes},${stars}` !== (route.includes('/residential-') ? '1,1' : '0,0');
    });
    expect(faults).toEqual([]);
  });

  test.each(['hotel', 'apartment'])('commercial window pages of a %s list the six surfaces in order', (type) => {
    const faults = areaRoutes
      .filter((route) => route.endsWith(`commercial-window-cleaning/${type}`))
      .filter((route) => {
        const titles = getMain(route).querySelectorAll('li > b').map(textOf);
        const first = titles.findIndex((title) => surfaces[type]?.[0]?.test(title));
        return !surfaces[type]?.every((name, index) => name.test(titles[first + index] ?? ''));
      });
    expect(faults).toEqual([]);
  });

  test('titles of area pages follow their pattern', () => {
    const { brand } = readContent('business');
    const capitalize = (slug: string) =>
      slug
        .split('-')
        .map((word, at) => (at > 0 && /^(of|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')
        .replace('Security Widefield', 'Security-Widefield');
    const types: Record<string, string> = { hotel: 'Hotels', apartment: 'Apartments', university: 'Universities' };
    const titles = areaRoutes.map((route) => textOf(find(getPage(pages, route).document, 'title')));
    const wanted = areaRoutes.map((route) => {
      const [, area = '', service, type = ''] =
        /springs\/([^/]+)\/(?:residential-(.+)|commercial-window-cleaning\/(.+))$/.exec(route) ?? [];
      const work = service ? `Residential ${capitalize(service)}` : `Commercial Window Cleaning ${types[type]}`;
      return `${work} ${capitalize(area)}, CO | ${brand}`;
    });
    expect(titles).toEqual(wanted);
  });

  test('twelve service cards have an icon, text, four features and a link', () => {
    const main = getMain('/services');
    const links = main.querySelectorAll('a').filter((link) => textOf(link).startsWith('Learn More'));
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      specified.filter((route) => route.startsWith('/services/')).sort(),
    );
    const cards = links.map((link) => link.closest('li'));
    const faults = cards.filter(
      (card) =>
        !card?.querySelector('svg') ||
        !textOf(find(card, 'h3')) ||
        !textOf(find(card, 'p')) ||
        card.querySelectorAll('li').length !== 4,
    );
    expect(faults).toEqual([]);
    for (const kind of ['residential', 'commercial'])
      expect(listRoutes(find(main, `#${kind}`)).filter((route) => route.startsWith(`/services/${kind}/`))).toHaveLength(
        6,
      );
  });

  test('Home summarizes the services for homes and for buildings', () => {
    const links = listRoutes(getMain('/'));
    const { residential, commercial } = readContent('pages/home');
    expect(links).toContain('/services');
    expect([residential, commercial].filter(({ text }) => !readText('/').includes(text.toLowerCase()))).toEqual([]);
  });

  test('the top bar has the phone, the region and the free estimates', () => {
    const faults = specified.filter((route) => {
      const bar = find(getPage(pages, route).document, 'aside[aria-label="Call us"]');
      return (
        !bar.querySelector('a[href^="tel:"]') ||
        !textOf(bar).includes('Colorado Springs & Denver Areas') ||
        !textOf(bar).includes('FREE Estimates Available')
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('the legal pages', () => {
  test.each([
    ['free estimates, valid 30 days', /free,[^.]* valid for 30 days/],
    ['a reply within 24 hours', /contact you within 24 hours/],
    ['payment on completion', /due on completion, by cash, check or major card/],
    ['cancellation 24 hours before', /at least 24 hours before.*a fee may apply/],
    ['no fee for bad weather', /no fee when the weather postpones/],
    ['the guarantee for 24 hours', /within 24 hours of completion/],
    ['limited liability', /limited to the cost of the services/],
    ['the law of Colorado', /state of colorado.*el paso county/],
    ['travel charges', /no travel charges in colorado springs.*denver.*minimum service/],
  ])('the terms promise %s', (_, promise) => {
    expect(readText('/terms-of-service')).toMatch(promise);
  });

  test.each([
    ['about 7 years', /about 7 years/],
    ['children under 13', /under 13/],
    ['the draft of the form', /session storage of this browser tab/],
    ['statistics without cookies', /umami.*without cookies/],
    ['the map', /drawing until you press/],
  ])('the privacy policy covers %s', (_, words) => {
    expect(readText('/privacy-policy')).toMatch(words);
  });

  test('the legal pages were last updated on January 1, 2024', () => {
    for (const route of ['/terms-of-service', '/privacy-policy'])
      expect(readText(route)).toContain('last updated: january 1, 2024');
  });
});
