import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getMain, listLinks, readRoute, routes } from './page-links.ts';
import { textOf } from './site-files.ts';

const areas = globSync('src/content/areas/*.yaml').map((file) => file.replace(/^.*[\\/]/, '').replace('.yaml', ''));
const areaPages = routes.filter((route) => route.startsWith('/areas-served/'));
const areasServed = readRoute('/areas-served');

function getRow(area: string): string {
  const { name } = parse(readFileSync(`src/content/areas/${area}.yaml`, 'utf8'));
  const rows = areasServed.match(/<li><h3>[\s\S]*?<\/details><\/li>/g);
  return rows?.find((row) => textOf(row).startsWith(name)) ?? '';
}

describe('Areas served', () => {
  it.each(areas)('links %s to exactly the pages that exist', (area) => {
    const existing = areaPages.filter((route) => route.startsWith(`/areas-served/colorado-springs/${area}/`));
    expect(getRow(area)).not.toBe('');
    expect(listLinks(getRow(area)).sort()).toEqual(existing);
  });

  it('offers no commercial page for Black Forest', () => {
    expect(listLinks(getRow('black-forest'))).toHaveLength(3);
    expect(areaPages.filter((route) => /black-forest.*commercial/.test(route))).toEqual([]);
  });

  it('has the anchor that other pages point Denver at, and no link among its places', () => {
    const denver = /<section[^>]* id="denver-metro"[^>]*>[\s\S]*?<\/section>/.exec(areasServed)?.[0] ?? '';
    expect(denver.match(/<li>/g)?.length).toBeGreaterThanOrEqual(15);
    expect(listLinks(denver)).toEqual([]);
  });

  it('has a list of ZIP codes, each a link to its answer on the page', () => {
    const list = /<section[^>]* id="zip-codes"[^>]*>[\s\S]*?<\/section>/.exec(areasServed)?.[0] ?? '';
    const zips = [...list.matchAll(/<a href="#zip-(\d{5})">(\d{5})<\/a>/g)];
    expect(zips.length).toBeGreaterThan(20);
    for (const [, target, zip] of zips) {
      expect(target).toBe(zip);
      const answer = new RegExp(`<li id="zip-${zip}">[\\s\\S]*?</li>`).exec(list)?.[0] ?? '';
      expect(textOf(answer)).toMatch(new RegExp(`^${zip} \\w.*: \\w`));
    }
  });
});

describe('area pages', () => {
  const linksInMain = new Map(routes.map((route) => [route, listLinks(getMain(readRoute(route)))]));

  it.each(areaPages)('%s is linked from the content of at least three other pages, and not from its own', (page) => {
    expect(linksInMain.get(page)).not.toContain(page);
    const from = routes.filter((route) => route !== page && linksInMain.get(route)?.includes(page));
    expect(from.length).toBeGreaterThanOrEqual(3);
  });

  it('lead up by their crumbs, for homes to the page of the service too', () => {
    for (const route of areaPages) {
      const crumbs = /<nav[^>]* aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(readRoute(route))?.[1] ?? '';
      const [, service] = /\/residential-([a-z-]+)$/.exec(route) ?? [];
      const up = service ? `/services/residential/${service}` : '/services';
      expect([route, ...listLinks(crumbs)]).toEqual([route, '/', '/areas-served', up]);
    }
  });
});

describe('every page', () => {
  it('is marked in the header where it stands there, and so is what it stands below', () => {
    for (const route of routes) {
      const [header = ''] = /<header[\s\S]*?<\/header>/.exec(readRoute(route)) ?? [];
      const marked = [...header.matchAll(/href="([^"]+)" aria-current="(page|true)"/g)];
      const above = `/${route.split('/')[1]}`;
      const known = header.includes(`href="${above}"`);
      const state = route === above ? 'page' : 'true';
      expect([route, ...new Set(marked.map(([, href, current]) => `${href} ${current}`))]).toEqual([
        route,
        ...(known ? [`${above} ${state}`] : []),
      ]);
    }
  });

  it('is at most three clicks from Home', () => {
    const clicks = new Map([['/', 0]]);
    for (const [route, depth] of clicks) {
      if (!routes.includes(route)) continue;
      for (const link of listLinks(readRoute(route))) if (!clicks.has(link)) clicks.set(link, depth + 1);
    }
    const far = routes.filter((route) => route !== '/404' && !((clicks.get(route) ?? Number.POSITIVE_INFINITY) <= 3));
    expect(far).toEqual([]);
  });
});
