import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillFacts, getFacts } from '../../src/lib/content/facts.ts';
import { business as businessSchema } from '../../src/lib/schemas/business.ts';
import { seasons as seasonsSchema } from '../../src/lib/schemas/seasons.ts';
import { pages } from '../../src/lib/site/pages.ts';
import { getMain } from './page-links.ts';
import { readPage, textOf } from './site-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const readYaml = (path: string) => parse(read(`src/content/${path}.yaml`));
const readMain = (page: string) => getMain(readPage(`${page}.html`));
const findLinks = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href as string);
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

const business = businessSchema.parse(readYaml('business'));
const facts = getFacts(business, seasonsSchema.parse(readYaml('seasons')));

describe.each(Object.values(pages).map(({ path }) => path.slice(1) || 'index'))('%s', (page) => {
  it('leaves no fact in braces unfilled', () => {
    expect(textOf(readMain(page))).not.toMatch(/\{\w+\}/);
  });
});

describe('the footer', () => {
  it('says since when, up to the year of the build', () => {
    const file = 'dist/about.html';
    const year = statSync(file).mtime.getFullYear();
    expect(read(file)).toContain(`© ${business.founded}–${year} `);
  });
});

describe('Residential window cleaning', () => {
  it('adds up the panes of its worked example', () => {
    const [example = ''] = readMain('services/residential/window-cleaning').match(/<tbody>[\s\S]*?<\/tbody>/) ?? [];
    const panes = [...example.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, number]) => Number(number));
    const total = panes.pop();
    expect(panes.length).toBeGreaterThan(1);
    expect(panes.reduce((sum, number) => sum + number)).toBe(total);
  });
});

describe('Reviews', () => {
  const main = readMain('reviews');
  const reviews = readYaml('reviews') as { name: string; text: string }[];

  it('shows every review of the list, newest first as the list has them', () => {
    const text = textOf(main);
    const places = reviews.map((review) => text.indexOf(review.text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(reviews.length).toBeGreaterThanOrEqual(12);
  });

  it('shows three featured testimonials with pictures', () => {
    const figures = main.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure).toMatch(/<img [^>]*alt="[^"]+/);
  });

  it('shows the figures of the company', () => {
    for (const { number, label } of fillFacts(business.stats, facts)) {
      expect(textOf(main)).toContain(`${number} ${label}`);
    }
  });

  it('links to the public listing at its head and after its cards', () => {
    const url = business.links.reviews.url.replaceAll('&', '&amp;');
    expect(findLinks(main).filter((href) => href === url)).toHaveLength(2);
  });
});

describe('About', () => {
  const main = readMain('about');

  it('leads to Contact and to Reviews', () => {
    expect(findLinks(main)).toEqual(expect.arrayContaining(['/contact', '/reviews']));
  });

  it('answers six questions, one open at a time', () => {
    expect(count(main, /<details [^>]*name="faq"/g)).toBe(6);
  });

  it('says how many local businesses trust the company', () => {
    expect(textOf(main)).toContain(`Trusted by ${business.localBusinesses} local businesses`);
  });
});

describe.each(['terms-of-service', 'privacy-policy'])('%s', (page) => {
  const main = readMain(page);

  it('says when it was last updated', () => {
    const [, date = ''] = /^lastUpdated: (.*)$/m.exec(read(`src/content/legal/${page}.md`)) ?? [];
    const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(textOf(main)).toContain(`Last updated: ${day}`);
  });

  it('leads back to Home', () => {
    expect(findLinks(main)[0]).toBe('/');
  });

  it('lists each of its headings beside the text', () => {
    const ids = [...main.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(findLinks(main).filter((href) => href.startsWith('#'))).toEqual(ids);
    expect(ids.length).toBeGreaterThan(5);
  });

  it('has phone and email as links', () => {
    expect(findLinks(main)).toEqual(expect.arrayContaining([business.phone.href, `mailto:${business.email}`]));
  });
});

it.each([
  ['estimates', /free,[^.]* valid for 30 days/],
  ['reply', /contact you within 24 hours/],
  ['payment', /due on completion, by cash, check or major card/],
  ['cancellation', /at least 24 hours before.*a fee may apply/],
  ['weather', /no fee when the weather postpones/],
  ['guarantee', /within 24 hours of completion/],
  ['liability', /limited to the cost of the services/],
  ['law', /State of Colorado.*El Paso County/],
  ['travel', /[Nn]o travel charges in Colorado Springs.*Denver.*minimum service/],
])('the terms keep the promise about %s', (_, promise) => {
  expect(textOf(readMain('terms-of-service'))).toMatch(promise);
});

it.each([
  ['the time records are kept', /about 7 years/],
  ['children', /under 13/],
  ['the draft', /session storage of this browser tab/],
  ['statistics', /Umami.*without cookies/],
  ['the map', /drawing until you press/],
])('the privacy policy speaks of %s', (_, words) => {
  expect(textOf(readMain('privacy-policy'))).toMatch(words);
});

describe('the page for wrong addresses', () => {
  const html = read('dist/404.html');

  it('makes no suggestion before a script has looked at the address', () => {
    expect(html).toMatch(/data-suggestions="" hidden/);
  });
});

describe('the vCard', () => {
  it('is linked from Contact and holds the phone number', () => {
    const href = /<a [^>]*href="([^"]+\.vcf)"[^>]*download/.exec(read('dist/contact.html'))?.[1];
    expect(read(`dist${href}`)).toContain(business.phone.e164);
  });
});
