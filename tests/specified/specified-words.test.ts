import { expect, inject, test } from 'vitest';
import { find, getPage, listRoutes, readPages, textOf } from '../built/site-files.ts';

const pages = readPages(inject('specifiedSite'));
const content = pages.filter(({ route }) => route !== '/404');
const readText = (route: string) => textOf(getPage(pages, route).document).toLowerCase().replaceAll('’', "'");
const listHrefs = (root: ReturnType<typeof find>) =>
  root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
const routesWhere = (isFaulty: (page: (typeof pages)[number]) => boolean) =>
  content.filter(isFaulty).map(({ route }) => route);

test.each([
  ['a free quote without obligation', '/services/residential/painting', /free.*no obligation/],
  ['licensed, bonded, insured', '/', /licensed, bonded,? (and )?insured/],
  ['founded in 2013', '/about', /since 2013/],
  ['10+ years', '/reviews', /10\+ years experience/],
  ['the satisfaction guarantee', '/', /100% satisfaction guarantee/],
  ['same-day service in Colorado Springs', '/areas-served', /same[ -]day/],
  ['no travel charges in Colorado Springs', '/areas-served', /no travel charges/],
  ['minimum service in Denver', '/areas-served', /minimum/],
  ['emergency service', '/contact', /emergency/],
  ['24/7 for hospitality', '/services/commercial/hotel-hospitality', /24\/7/],
  ['the rating', '/', /4\.9\/5 from 250\+ reviews/],
  ['the hours', '/contact', /monday to sunday, 7:00 am to 7:00 pm/],
  ['the address', '/contact', /colorado springs, co 80923/],
  ['why to choose the company', '/', /why choose/],
  ['Get FREE Quote Today', '/services', /get free quote today/],
  ['a comparison of the two regions', '/areas-served', /the two regions/],
  ['the areas list', '/contact', /manitou springs/],
  ['why customers choose the company', '/reviews', /why customers choose/],
  ['the company story', '/about', /our story/],
  ['500+ customers', '/reviews', /500\+ happy customers/],
  ['98% retention', '/reviews', /98% customer retention/],
  ['100+ local businesses', '/about', /100\+ local businesses/],
  ['windows every 3 to 6 months', '/services/residential/window-cleaning', /3 to 6 months/],
  ['rooms in 1 to 3 days', '/services/residential/painting', /1 to 3 days/],
  ['exteriors in 3 to 7 days', '/services/residential/painting', /3 to 7 days/],
  ['both regions of painting', '/services/residential/painting', /colorado springs area.*denver metro/],
  ['a trust row of painting', '/services/residential/painting', /since 2013 100\+ local businesses/],
  ['retail', '/services/commercial/pressure-washing', /retail.*restaurants.*office.*health.*dealerships.*gas stations/],
  ['no projects found', '/gallery', /no projects found/],
])('the site says: %s', (_, route, words) => {
  expect(readText(route)).toMatch(words);
});

test('every page has the header before its content and the footer after', () => {
  const faults = routesWhere(({ html }) => {
    const places = ['<header', '<main', '</main>', '<footer'].map((tag) => html.indexOf(tag));
    return places.includes(-1) || `${places}` !== `${places.toSorted((a, b) => a - b)}`;
  });
  expect(faults).toEqual([]);
});

test('every page offers the form and the phone', () => {
  const faults = routesWhere(({ document, route }) => {
    const hrefs = listHrefs(document);
    const isForm = route === '/contact' || hrefs.some((href) => href.startsWith('/contact'));
    return !isForm || !hrefs.some((href) => href.startsWith('tel:'));
  });
  expect(faults).toEqual([]);
});

test('the header links the seven pages, the services and the form', () => {
  const links = listRoutes(find(getPage(pages, '/').document, 'header'));
  const main = ['/', '/services', '/areas-served', '/gallery', '/reviews', '/about', '/contact'];
  expect(links).toEqual(expect.arrayContaining(main));
  expect(links.filter((href) => href.startsWith('/services/'))).toHaveLength(12);
});

test('the footer has services, contact, hours, legal pages, sitemap and two other sites', () => {
  const footer = find(getPage(pages, '/').document, 'footer');
  const hrefs = listHrefs(footer);
  expect(listRoutes(footer)).toEqual(
    expect.arrayContaining(['/services', '/terms-of-service', '/privacy-policy', '/sitemap.xml']),
  );
  expect(hrefs.filter((href) => href.split('#')[0] === '/services').length).toBeGreaterThanOrEqual(7);
  expect(hrefs.filter((href) => /facebook|google/.test(href)).length).toBeGreaterThanOrEqual(2);
  expect(textOf(footer)).toMatch(/Colorado Springs, CO 80923[\s\S]*7:00 AM to 7:00 PM|7:00 AM to 7:00 PM[\s\S]*80923/);
});

test('service and area pages lead back, and close with the form and a call', () => {
  const faults = routesWhere(({ main, route }) => {
    const [, kind] = /^\/(services|areas-served)\/./.exec(route) ?? [];
    if (!kind) return false;
    const hrefs = listHrefs(main);
    const last = hrefs.slice(-6);
    return (
      !listRoutes(main).includes(`/${kind}`) ||
      !last.some((href) => href.startsWith('/contact')) ||
      !last.some((href) => href.startsWith('tel:'))
    );
  });
  expect(faults).toEqual([]);
});

test('no page links to an account or a login', () => {
  expect(
    routesWhere(({ document }) => listRoutes(document).some((href) => /login|account|sign-?in/.test(href))),
  ).toEqual([]);
});
