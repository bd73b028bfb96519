import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readGraph, readPage, readPages, textOf } from '../built/site-files.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { fillFacts } from './fill-facts.ts';

const filled = parse(readFileSync('tests/fixtures/filled-facts.yaml', 'utf8'));
const business = filled['src/content/business.yaml'];
const { from } = filled['src/content/prices.yaml'] as { from: Record<string, { dollars: number; unit: string }> };
const { rating } = filled['src/content/claims.yaml'];
const answers = filled['src/content/answers.yaml'];
const [owner, other] = answers.people;
const asMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

let copy: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;
let pages: { route: string; text: string }[];

beforeAll(() => {
  copy = copyProject();
  fillFacts(copy.root);
  build = copy.run({}, 'astro', 'build');
  pages = readPages(join(copy.root, 'dist')).map(({ route, document }) => ({ route, text: textOf(document) }));
}, 600_000);
afterAll(() => copy?.remove());

const isHome = (route: string) => /^\/services\/residential\/|^\/areas-served\/.*\/residential-/.test(route);
const isBuilding = (route: string) => /^\/services\/commercial\/|^\/areas-served\/.*\/commercial-/.test(route);
const isEither = (route: string) => isHome(route) || isBuilding(route);
const isEitherOrAbout = (route: string) => isEither(route) || route === '/about';
const isOneOf =
  (...routes: string[]) =>
  (route: string) =>
    routes.includes(route);
/** Matches the pages about a service, by its folder and file name. */
const isOf = (service: string) => (route: string) => {
  const parts: Record<string, string> = {
    'commercial/hotel-hospitality': '/commercial-window-cleaning/hotel',
    'commercial/apartment-complexes': '/commercial-window-cleaning/apartment',
  };
  const [, slug = ''] = /^residential\/(.*)/.exec(service) ?? [];
  const end = parts[service] ?? `/residential-${slug}`;
  return route === `/services/${service}` || (route.startsWith('/areas-served/') && route.endsWith(end));
};

const facts: [what: string, words: string, isPlace: (route: string) => boolean][] = [
  ...business.licenses.map(({ number, issuer }: { number: string; issuer: string }) => [
    'license',
    `License ${number}, issued by ${issuer}.`,
    isEitherOrAbout,
  ]),
  ['insurer', business.insurance.insurer, isEitherOrAbout],
  ['limits', business.insurance.limits, isEitherOrAbout],
  ['workers’ compensation', answers.workersCompensation, isEitherOrAbout],
  ['bond', `Bonded through ${business.bond.company}, ${business.bond.amount}.`, isEitherOrAbout],
  ['lead time', 'Our next free day is Thursday, June 4, as of November 20.', isEither],
  [
    'net terms',
    business.terms.netTerms,
    (route) => isBuilding(route) || isOneOf('/contact', '/terms-of-service')(route),
  ],
  ['Saturdays', answers.saturdays, isHome],
  ['broken pane', answers.damage, (route) => isEither(route) || route === '/terms-of-service'],
  [
    'paint warranty',
    answers.paintWarranty,
    (route) => /^\/services\/\w+\/painting$/.test(route) || route === '/terms-of-service',
  ],
  ['purchase orders', business.terms.purchaseOrders, isBuilding],
  ['safety data sheets', business.terms.safetySheets, isBuilding],
  ['source of the rating', `On ${rating.source.name}, as of November 19, 2026.`, (route) => route === '/about'],
  ['owner', `${owner.role}. ${owner.text}`, isOneOf('/about', '/contact')],
  ['second person', `${other.role}.`, isOneOf('/about')],
  ...Object.entries(from).map(([service, { dollars, unit }]): (typeof facts)[number] => [
    `price of ${service}`,
    `Prices start at ${asMoney.format(dollars).replace('.00', '')} ${unit}. `,
    isOf(service),
  ]),
];

/** Facts that some of their pages state more than once. */
const repeatedFacts: [what: string, words: string, isPlace: (route: string) => boolean][] = [
  ...[answers.denverDates, answers.denverMinimum, answers.denverTravel].map((words: string): (typeof facts)[number] => [
    'terms of Denver',
    words,
    (route) =>
      route.startsWith('/services/') || isOneOf('/areas-served', '/contact', '/about', '/terms-of-service')(route),
  ]),
  [
    'call-out at night',
    answers.nightCallOut,
    (route) => /\/(hotel|hotel-hospitality)$/.test(route) || route === '/contact',
  ],
  ['languages', answers.languages[0].text, () => true],
];

describe('a site whose owner has given every fact', () => {
  it('a site with every fact builds', () => {
    expect(build.status, build.output).toBe(0);
    expect(pages.length).toBeGreaterThan(70);
  });

  it.each(facts)('the page gives the %s once: %s', (_, words, isPlace) => {
    const count = (text: string) => text.split(words).length - 1;
    const wrong = pages.filter(({ route, text }) => count(text) !== Number(isPlace(route)));
    expect(wrong.map(({ route }) => route)).toEqual([]);
    expect(pages.some(({ route }) => isPlace(route))).toBe(true);
  });

  it.each(repeatedFacts)('each of their pages gives the %s, and no other: %s', (_, words, isPlace) => {
    const wrong = pages.filter(({ route, text }) => text.includes(words) !== isPlace(route));
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it('a page with a license or bond does not ask for it, and terms of payment agree', () => {
    const contradictions = [
      'Ask us for the license.',
      'Ask us for the name of the bonding company.',
      'If your office pays on other terms',
    ];
    const wrong = pages.filter(({ text }) => contradictions.some((words) => text.includes(words)));
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it('the ZIP check answers a Denver ZIP with the minimum and travel', () => {
    const { known } = JSON.parse(readFileSync(join(copy.root, 'dist/zip-answers.json'), 'utf8'));
    for (const asked of ['80203', 'capitol hill'])
      expect(known[asked].lines[0].text).toContain(
        `${answers.denverDates} ${answers.denverTravel} ${answers.denverMinimum}`,
      );
  });

  it('structured data has the people, licenses, languages and prices', () => {
    const home = readPage(join(copy.root, 'dist'), 'index.html');
    const node = readGraph(home).find((each) => each['@type'] === 'HomeAndConstructionBusiness');
    expect(node).toMatchObject({
      founder: [{ name: owner.name, jobTitle: owner.role }],
      employee: [{ name: other.name, jobTitle: other.role }],
      hasCredential: business.licenses.map(({ number }: { number: string }) => ({ identifier: number })),
      knowsLanguage: ['en', 'es'],
      priceRange: 'From $1,111',
    });
  });

  it('the filled site passes the unit tests and those of built files', () => {
    const tests = copy.run({}, 'vitest', 'run', 'tests/unit', 'tests/built', '--reporter=dot');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 600_000);

  it('visitors can count their panes', () => {
    const tests = copy.run({}, 'playwright', 'test', 'tests/browser/pane-counter.spec.ts', '--reporter=line');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 600_000);

  it('no page of the filled site has accessibility violations', () => {
    // Checks phones and desktops only: the form has the same states as on the site without the facts.
    const args = ['test', 'tests/browser/accessibility.spec.ts', '--grep', 'at (390|1440) pixels /', '--reporter=line'];
    const tests = copy.run({ TEST_ALL: '1' }, 'playwright', ...args);
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 1_800_000);
});

describe('a site whose owner has given none', () => {
  it.each([...facts, ...repeatedFacts])('a site without facts does not mention its %s', (_, words) => {
    const silent = readPages().filter(({ document }) => textOf(document).includes(words));
    expect(silent.map(({ route }) => route)).toEqual([]);
  });
});
