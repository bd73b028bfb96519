import { expect, inject, test } from 'vitest';
import { find, getPage, listRoutes, readPages, textOf } from '../built/site-files.ts';
import { readAllContent } from './specified-content.ts';

const pages = readPages(inject('specifiedSite'));
const content = pages.filter(({ route }) => route !== '/404');
/** Returns the page's own text: header and footer repeat some of it on every page. */
const readText = (route: string) => textOf(getPage(pages, route).main).toLowerCase().replaceAll('’', "'");
const listHrefs = (root: ReturnType<typeof find>) =>
  root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
const routesWhere = (isFaulty: (page: (typeof pages)[number]) => boolean) =>
  content.filter(isFaulty).map(({ route }) => route);

test.each([
  ['the work and the regions', '/', /window cleaning, pressure washing and painting in colorado springs and denver/],
  ['a free quote without obligation', '/', /free, in writing, with no obligation/],
  ['no commitment by the form', '/contact', /not committed to anything/],
  ['licensed, bonded, insured', '/', /fully licensed, bonded and insured/],
  ['founded in 2013', '/about', /since 2013/],
  ['10+ years', '/reviews', /10\+ years experience/],
  ['on time and reliable', '/', /on-time, reliable service/],
  ['year-round service', '/', /we work year-round/],
  ['the satisfaction guarantee', '/about', /100% satisfaction guarantee/],
  ['same-day service in Colorado Springs', '/areas-served', /same-day service in colorado springs/],
  ['Denver booked in advance', '/areas-served', /we book denver in advance/],
  ['no travel charges in Colorado Springs', '/areas-served', /no travel charges in colorado springs/],
  ['travel rates and minimum in Denver', '/about', /competitive travel rates and with a minimum service requirement/],
  ['emergency service', '/contact', /emergency service/],
  ['24/7 for hospitality', '/services/commercial/hotel-hospitality', /hospitality emergencies we respond 24\/7/],
  ['the rating', '/', /4\.9\/5 from 250\+ reviews/],
  ['the hours', '/contact', /hours monday to sunday, 7:00 am to 7:00 pm/],
  ['the address', '/contact', /colorado springs, co 80923/],
  ['why to choose the company', '/', /why choose/],
  ['a reply within 24 hours', '/', /contact you within 24 hours/],
  ['Get FREE Quote Today', '/services', /get free quote today/],
  ['the same in both regions', '/areas-served', /on time, year-round.*licensed, bonded, insured.*prices in writing/],
  ['a comparison of the regions', '/areas-served', /the two regions.*scheduling.*travel.*minimum/],
  ['why customers choose the company', '/reviews', /why customers choose us/],
  ['the company story', '/about', /our story/],
  ['100+ local businesses', '/about', /trusted by 100\+ local businesses/],
  ['windows every 3 to 6 months', '/services/residential/window-cleaning', /every 3 to 6 months/],
  ['rooms in 1 to 3 days', '/services/residential/painting', /rooms take 1 to 3 days/],
  ['exteriors in 3 to 7 days', '/services/residential/painting', /outside of a house takes 3 to 7 days/],
  [
    'questions about painting',
    '/services/residential/painting',
    /questions about painting.*colors?.*paint.*how long.*prepare/,
  ],
  ['a trust row of painting', '/services/residential/painting', /since 2013 100\+ local businesses/],
  [
    'the industries',
    '/services/commercial/pressure-washing',
    /retail.*restaurants.*office.*health.*dealerships.*gas stations/,
  ],
  ['no projects found', '/gallery', /no projects found/],
])('the site contains the specified text: %s', (_, route, words) => {
  expect(readText(route)).toMatch(words);
});

test('every page has the header before its content and the footer after it', () => {
  const faults = routesWhere(({ html }) => {
    const places = ['<header', '<main', '</main>', '<footer'].map((tag) => html.indexOf(tag));
    return places.includes(-1) || `${places}` !== `${places.toSorted((a, b) => a - b)}`;
  });
  expect(faults).toEqual([]);
});

test('every page links to the form and the phone', () => {
  const faults = routesWhere(({ document, route }) => {
    const hrefs = listHrefs(document);
    const isForm = route === '/contact' || hrefs.some((href) => href.startsWith('/contact'));
    return !isForm || !hrefs.some((href) => href.startsWith('tel:'));
  });
  expect(faults).toEqual([]);
});

test('the header links the seven pages, the services and the form', () => {
  const header = find(getPage(pages, '/').document, 'header');
  const links = listRoutes(header);
  const main = ['/', '/services', '/areas-served', '/gallery', '/reviews', '/about', '/contact'];
  expect(links).toEqual(expect.arrayContaining(main));
  expect(links.filter((href) => href.startsWith('/services/'))).toHaveLength(12);
  const button = header.querySelectorAll('a').find((link) => textOf(link).toUpperCase() === 'FREE QUOTE');
  expect(button?.getAttribute('href')).toBe('/contact');
});

test('the footer has services, contact, hours, legal pages, sitemap and two other sites', () => {
  const footer = find(getPage(pages, '/').document, 'footer');
  const hrefs = listHrefs(footer);
  const services = footer
    .querySelectorAll('a')
    .filter((link) => link.getAttribute('href')?.startsWith('/services#'))
    .map(textOf);
  const names = 'Window Cleaning, House Washing, Pressure Washing, Roof Cleaning, Concrete Paint Removal, Painting';
  expect(services.join(', ')).toBe(`${names}, Commercial Services`);
  expect(listRoutes(footer)).toEqual(
    expect.arrayContaining(['/services', '/terms-of-service', '/privacy-policy', '/sitemap.xml']),
  );
  for (const scheme of ['tel:', 'mailto:'])
    expect(
      hrefs.some((href) => href.startsWith(scheme)),
      scheme,
    ).toBe(true);
  expect(hrefs.filter((href) => /facebook|google/.test(href)).length).toBeGreaterThanOrEqual(2);
  expect(textOf(footer)).toMatch(/Colorado Springs, CO 80923[\s\S]*Monday to Sunday, 7:00 AM to 7:00 PM/);
});

/** Returns whether there is a link to the form with this text, and a phone link. */
const hasButtons = (part: ReturnType<typeof find> | null | undefined, words: RegExp) => {
  const links = part?.querySelectorAll('a') ?? [];
  return (
    links.some((link) => words.test(textOf(link)) && link.getAttribute('href')?.startsWith('/contact')) &&
    links.some((link) => /^Call \S/.test(textOf(link)) && link.getAttribute('href')?.startsWith('tel:'))
  );
};
const isDetailPage = (route: string) => /^\/(services|areas-served)\/./.test(route);

test('pages with a hero start with Get FREE Quote and a call', () => {
  const faults = routesWhere(
    ({ main, route }) =>
      (isDetailPage(route) || ['/', '/services', '/areas-served'].includes(route)) &&
      !hasButtons(main.querySelector('[data-hero-buttons]'), /^Get FREE Quote$/),
  );
  expect(faults).toEqual([]);
});

test('pages with a closing section end with Get FREE Quote and a call', () => {
  const faults = routesWhere(
    ({ main, route }) =>
      (isDetailPage(route) || /^\/(services|areas-served|gallery|reviews|about)?$/.test(route)) &&
      !hasButtons(main.querySelectorAll('section').at(-1), /^Get FREE Quote/),
  );
  expect(faults).toEqual([]);
});

test('service and area pages link to their parent page', () => {
  const faults = routesWhere(({ main, route }) => {
    if (!isDetailPage(route)) return false;
    const [, above] = route.split('/');
    const name = above === 'services' ? 'Back to Services' : 'Back to Areas Served';
    return !main
      .querySelectorAll('a')
      .some((link) => textOf(link) === name && link.getAttribute('href') === `/${above}`);
  });
  expect(faults).toEqual([]);
});

test('service pages have the breadcrumbs Home, Services and their name', () => {
  const faults = routesWhere(({ main, route }) => {
    if (!route.startsWith('/services/')) return false;
    const crumbs = find(main, 'nav[aria-label="Breadcrumb"]').querySelectorAll('li').map(textOf);
    return crumbs.length !== 3 || crumbs[0] !== 'Home' || crumbs[1] !== 'Services' || !crumbs[2];
  });
  expect(faults).toEqual([]);
});

test('area pages have their area above the heading and a text below it', () => {
  const areas = new Map(readAllContent('areas/*').map(({ name, data }) => [name.slice('areas/'.length), data]));
  const ownLabels = new Map(
    readAllContent('area-pages/*/*').map(({ name, data }) => [
      name.replace('area-pages/', '').replace(/(commercial-window-cleaning)-/, '$1/'),
      data.label,
    ]),
  );
  const faults = routesWhere(({ main, route }) => {
    const area = areas.get(route.split('/')[3] ?? '');
    const text = textOf(main);
    const heading = text.indexOf(textOf(find(main, 'h1')));
    const ownLabel = ownLabels.get(route.split('/').slice(3).join('/'));
    const label = text.indexOf(ownLabel ?? area?.label ?? area?.name);
    return area !== undefined && (label === -1 || label > heading || !text.slice(heading).includes('. '));
  });
  expect(faults).toEqual([]);
});

test('no page links to an account or a login', () => {
  expect(
    routesWhere(({ document }) => listRoutes(document).some((href) => /login|account|sign-?in/.test(href))),
  ).toEqual([]);
});
