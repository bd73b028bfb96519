import { globSync, readFileSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillFacts, getFacts } from '../../src/lib/content/facts.ts';
import { businessSchema } from '../../src/lib/schemas/business.ts';
import { seasonsSchema } from '../../src/lib/schemas/seasons.ts';
import { find, getPage, readPages, textOf } from './site-files.ts';

const readYaml = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const pages = readPages();
const business = businessSchema.parse(readYaml('business.yaml'));
const facts = getFacts(business, seasonsSchema.parse(readYaml('seasons.yaml')));
const listHrefs = (route: string) =>
  getPage(pages, route)
    .main.querySelectorAll('a')
    .map((link) => link.getAttribute('href'));

it('the footer gives the founding year up to the year of the build', () => {
  const years = new RegExp(`© ${business.founded}–${new Date().getFullYear()}\\b`);
  expect(
    pages.filter(({ document }) => !years.test(textOf(find(document, 'footer')))).map(({ route }) => route),
  ).toEqual([]);
});

it('the worked example of window cleaning adds up its panes', () => {
  const { html } = getPage(pages, '/services/residential/window-cleaning');
  // With prices per pane, the table is inside a noscript element, which the parser reads as text.
  const example = find(parseHtml(html.replaceAll(/<\/?noscript>/g, '')), 'main tbody');
  const panes = example
    .querySelectorAll('td')
    .map(textOf)
    .filter((text) => /^\d+$/.test(text))
    .map(Number);
  const total = panes.pop();
  expect(panes.length).toBeGreaterThan(1);
  expect(panes.reduce((sum, number) => sum + number)).toBe(total);
});

describe('Reviews', () => {
  const text = textOf(getPage(pages, '/reviews').main);

  it('Reviews shows every review, in the order of the list', () => {
    const reviews = readYaml('reviews.yaml') as { text: string }[];
    const places = reviews.map((review) => text.indexOf(review.text));
    expect(reviews.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('Reviews shows every featured testimonial', () => {
    const quotes = (readYaml('testimonials.yaml') as { shownOn: string; quote: string }[])
      .filter(({ shownOn }) => shownOn === 'reviews')
      .map(({ quote }) => quote);
    expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
  });

  it('Reviews shows the figures of the company', () => {
    const missing = fillFacts(business.stats, facts).filter(
      ({ number, label }) => !text.includes(`${number} ${label}`),
    );
    expect(missing).toEqual([]);
  });

  it('Reviews links to the public listing', () => {
    expect(listHrefs('/reviews')).toContain(business.links.reviews.url);
  });
});

it('About links to Contact and to Reviews', () => {
  expect(listHrefs('/about')).toEqual(expect.arrayContaining(['/contact', '/reviews']));
});

it('About says how many local businesses trust the company', () => {
  expect(textOf(getPage(pages, '/about').main)).toContain(`${business.localBusinesses} local businesses`);
});

it('a service page quotes only reviews of that service', () => {
  const reviews = readYaml('reviews.yaml') as { service: string; text: string }[];
  const services = globSync('src/content/services/*/*.yaml').map((file) => file.slice('src/content/'.length));
  const faults = services.flatMap((file) => {
    const { name } = readYaml(file);
    const own = reviews.filter(({ service }) => service === name).map(({ text }) => text);
    const quotes = getPage(pages, `/${file.replace('.yaml', '')}`).main.querySelectorAll('blockquote');
    return quotes.map((quote) => textOf(quote).replace(/[“”]/g, '')).filter((quote) => !own.includes(quote));
  });
  expect(faults).toEqual([]);
});

describe.each(['terms-of-service', 'privacy-policy'])('%s', (page) => {
  it('a legal page says when it was last updated', () => {
    const [, date = ''] = /^lastUpdated: (.*)$/m.exec(readFileSync(`src/content/legal/${page}.md`, 'utf8')) ?? [];
    const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(textOf(getPage(pages, `/${page}`).main)).toContain(`Last updated: ${day}`);
  });

  it('a legal page gives the day of a later change next to its date', () => {
    const [, revised] = /^revised: (.*)$/m.exec(readFileSync(`src/content/legal/${page}.md`, 'utf8')) ?? [];
    if (!revised) return;
    const day = new Date(revised).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(textOf(getPage(pages, `/${page}`).main)).toContain(`This text: ${day}`);
  });

  it('a legal page links back to Home', () => {
    expect(listHrefs(`/${page}`)[0]).toBe('/');
  });
});

it('the 404 page suggests nothing before its script has run', () => {
  expect(find(getPage(pages, '/404').document, '[data-suggestions]').hasAttribute('hidden')).toBe(true);
});

it('Contact links to a contact card with the phone number', () => {
  const link = find(getPage(pages, '/contact').document, 'a[download][href$=".vcf"]');
  expect(readFileSync(`dist${link.getAttribute('href')}`, 'utf8')).toContain(business.phone.e164);
});
