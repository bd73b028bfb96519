import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { find, getPage, listRoutes, readPages, textOf } from './site-files.ts';

const areas = globSync('src/content/areas/*.yaml').map((file) => ({
  slug: basename(file, '.yaml'),
  name: parse(readFileSync(file, 'utf8')).name as string,
}));
const pages = readPages();
const areaPages = pages.filter(({ route }) => route.startsWith('/areas-served/'));
const areasServed = getPage(pages, '/areas-served').main;

describe('Areas served', () => {
  it('Areas Served links each area to exactly the pages that exist', () => {
    const rows = areasServed.querySelectorAll('li').filter((item) => item.childNodes[0]?.rawTagName === 'h3');
    const found = areas.map(({ slug, name }) => {
      const row = rows.find((each) => textOf(find(each, 'h3')).startsWith(name));
      return [slug, row ? listRoutes(row).sort() : []];
    });
    const existing = areas.map(({ slug }) => [
      slug,
      areaPages.map(({ route }) => route).filter((route) => route.split('/')[3] === slug),
    ]);
    expect(found).toEqual(existing);
  });

  it('Areas Served has the anchor for Denver, which links to no area page', () => {
    expect(listRoutes(find(areasServed, '#denver-metro'))).toEqual([]);
  });

  it('Areas Served links each ZIP code to its answer', () => {
    const list = find(areasServed, '#zip-codes');
    const links = list.querySelectorAll('a[href^="#zip-"]');
    expect(links.length).toBeGreaterThan(0);
    const faults = links.filter((link) => {
      const zip = textOf(link);
      const answer = list.querySelector(`li#zip-${zip}`);
      return link.getAttribute('href') !== `#zip-${zip}` || !answer || !/^\d{5} \w.*: \w/.test(textOf(answer));
    });
    expect(faults.map(textOf)).toEqual([]);
  });
});

const listCrumbs = (page: (typeof pages)[number]) => listRoutes(find(page.document, 'nav[aria-label="Breadcrumb"]'));

it('breadcrumbs of area pages lead to Areas Served and to the residential service', () => {
  const faults = areaPages.filter((page) => {
    const [, service] = /\/residential-([a-z-]+)$/.exec(page.route) ?? [];
    const wanted = ['/', '/areas-served', service ? `/services/residential/${service}` : '/services'];
    return `${listCrumbs(page)}` !== `${wanted}`;
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});

it('the header marks the current page, or its parent', () => {
  const faults = pages.filter(({ route, document }) => {
    const above = `/${route.split('/')[1]}`;
    const marked = document
      .querySelectorAll('header [aria-current]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')].join(' '));
    const isLinked = document.querySelector(`header a[href="${above}"]`);
    const wanted = isLinked ? [`${above} ${route === above ? 'page' : 'true'}`] : [];
    return `${[...new Set(marked)]}` !== `${wanted}`;
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});
