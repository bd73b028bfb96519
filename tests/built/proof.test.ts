import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pages } from '../../src/lib/site/pages.ts';
import { getMain, readRoute, routes } from './page-links.ts';
import { textOf } from './site-files.ts';

const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const { rating, reviewCount, standing } = read('business.yaml') as Record<string, string>;
const reviews = read('reviews.yaml') as { service: string; text: string }[];

const { home, services, contact, reviews: reviewsPage, about } = pages;
const isArea = (route: string) => route.startsWith('/areas-served/');
const isService = (route: string) => route.startsWith('/services/');
const landings = routes.filter(
  (route) => [home.path, services.path].includes(route) || isService(route) || isArea(route),
);

/** React parts the texts of an island by comments. */
const readMain = (route: string) => getMain(readRoute(route)).replaceAll('<!-- -->', '');
/** Links to Reviews that say rating and standing. */
const listProofLines = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="\/reviews"[^>]*>[\s\S]*?<\/a>/g)]
    .map(([link]) => link)
    .filter((link) => textOf(link).includes(`${rating}/5 from ${reviewCount} reviews ${standing}`));

describe('the line of proof', () => {
  it('stands in the opening of Home, Services and every page of a service or an area, and nowhere else on it', () => {
    expect(landings.length).toBeGreaterThanOrEqual(69);
    const wrong = landings.filter((route) => {
      const [, opening = '', ...bands] = readMain(route).split('<section');
      return listProofLines(opening).length !== 1 || listProofLines(bands.join('')).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('follows the button of the form on Contact', () => {
    const main = readMain(contact.path);
    const [line = ''] = listProofLines(main);
    expect(listProofLines(main)).toHaveLength(1);
    const button = main.lastIndexOf('type="submit"', main.indexOf(line));
    expect(button).toBeGreaterThan(0);
    expect(textOf(`<a ${main.slice(button, main.indexOf(line))}`)).toBe('Get FREE Quote');
  });

  it('stands on no other page', () => {
    const others = routes.filter((route) => !landings.includes(route) && route !== contact.path);
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((route) => listProofLines(readRoute(route)).length > 0)).toEqual([]);
  });

  it('says the rating once a page, among the credentials too, and twice on Reviews', () => {
    const figure = new RegExp(`${String(rating).replace('.', '\\.')}\\b`, 'g');
    const counts = routes.map((route) => [route, textOf(readMain(route)).match(figure)?.length ?? 0]);
    const expected = (route: string) =>
      route === reviewsPage.path ? 2 : Number(landings.includes(route) || [contact.path, about.path].includes(route));
    expect(counts.filter(([route, count]) => count !== expected(String(route)))).toEqual([]);
  });
});

describe('a quotation', () => {
  const quoted = routes.map((route) => ({
    route,
    quotes: [...readMain(route).matchAll(/<blockquote[^>]*>([\s\S]*?)<\/blockquote>/g)].map(([, quote = '']) =>
      textOf(quote).replace(/[“”]/g, ''),
    ),
  }));

  it('stands on a page of a service only as one of the reviews of that service', () => {
    const files = globSync('src/content/services/*/*.yaml').map((file) => file.replaceAll('\\', '/'));
    expect(files.length).toBe(quoted.filter(({ route }) => isService(route)).length);
    for (const { route, quotes } of quoted.filter((page) => isService(page.route))) {
      const { name } = parse(readFileSync(`src/content${route}.yaml`, 'utf8'));
      const own = reviews.filter(({ service }) => service === name).map(({ text }) => text);
      expect([route, quotes.filter((quote) => !own.includes(quote))]).toEqual([route, []]);
    }
  });
});
