import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findFile, type GraphNode, getPage, readGraph, readHead, readPages, textOf } from './site-files.ts';

const { resolve } = createRequire(import.meta.url);
const vocabulary = readFileSync(resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8');
const types = new Set([...vocabulary.matchAll(/"@type": "(\w+)"/g)].map((match) => match[1]));
const properties = new Set([...vocabulary.matchAll(/^\s+"(\w+)"\?:/gm)].map((match) => match[1]));

/** The properties that search engines require or recommend, as far as the specification provides them. */
const expected: Record<string, string[]> = {
  HomeAndConstructionBusiness: [
    'name',
    'url',
    'telephone',
    'email',
    'address',
    'areaServed',
    'openingHoursSpecification',
    'foundingDate',
    'image',
    'logo',
  ],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  City: ['name'],
  Place: ['name'],
  Person: ['name', 'jobTitle'],
  EducationalOccupationalCredential: ['credentialCategory', 'identifier', 'recognizedBy'],
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['name', 'description', 'url', 'isPartOf', 'inLanguage', 'about'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name', 'serviceType', 'description', 'url', 'provider', 'areaServed'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['contentUrl', 'caption'],
};
for (const type of ['AboutPage', 'ContactPage', 'CollectionPage']) expected[type] = expected['WebPage'] ?? [];

const find = (nodes: GraphNode[], ...wanted: string[]) => nodes.find((node) => wanted.includes(node['@type']));
const pageTypes = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'];
const toRoute = (address: string) => new URL(address).pathname;

function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!value || typeof value !== 'object') return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [(value as { '@id': string })['@id']];
  return Object.values(value).flatMap(listReferences);
}

/** Lists every object in a graph that has a type, at any depth. */
function listTyped(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(listTyped);
  if (!value || typeof value !== 'object') return [];
  const own = '@type' in value ? [value as GraphNode] : [];
  return [...own, ...Object.values(value).flatMap(listTyped)];
}

const pages = readPages()
  .filter(({ route }) => route !== '/404')
  .map((page) => ({ ...page, page, nodes: readGraph(page), tags: readHead(page), text: textOf(page.document) }));
type Page = (typeof pages)[number];
const listRoutes = (isWrong: (page: Page) => boolean) => pages.filter(isWrong).map(({ route }) => route);
const typed = pages.flatMap(({ nodes }) => listTyped(nodes));

function readBreadcrumb({ page }: Page) {
  return page.document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((item) => ({
    name: textOf(item),
    route: item.querySelector('a')?.getAttribute('href'),
  }));
}

describe('the structured data of every page', () => {
  it('structured data uses only types and properties of schema.org', () => {
    expect(typed.map((node) => node['@type']).filter((type) => !types.has(type))).toEqual([]);
    const names = new Set(typed.flatMap(Object.keys).filter((name) => !name.startsWith('@')));
    expect([...names].filter((name) => !properties.has(name))).toEqual([]);
  });

  it('each type has what search engines require and recommend', () => {
    const faults = typed.flatMap((node) =>
      (expected[node['@type']] ?? ['a list of what it needs'])
        .filter((name) => !node[name])
        .map((name) => `${node['@type']} ${node['@id']}: ${name}`),
    );
    expect(faults).toEqual([]);
  });

  it('structured data refers only to its own graph and names each node once', () => {
    const faults = listRoutes(({ nodes }) => {
      const ids = nodes.map((node) => node['@id']);
      return new Set(ids).size !== nodes.length || listReferences(nodes).some((id) => !ids.includes(id));
    });
    expect(faults).toEqual([]);
  });

  it('structured data describes the page itself', () => {
    const faults = listRoutes(({ nodes, tags }) => {
      const page = find(nodes, ...pageTypes);
      const described = [page?.['url'], page?.['name'], page?.['description']];
      return `${described}` !== `${[tags.get('canonical'), tags.get('og:title'), tags.get('description')]}`;
    });
    expect(faults).toEqual([]);
  });

  it('structured data has the breadcrumbs that visitors see', () => {
    const faults = pages.flatMap((page) => {
      const list = (find(page.nodes, 'BreadcrumbList')?.['itemListElement'] ?? []) as GraphNode[];
      const written = list.map(({ name, item, position }) => ({
        name,
        item: item && toRoute(item as string),
        position,
      }));
      const visible = readBreadcrumb(page).map(({ name, route }, index) => ({
        name,
        item: route,
        position: index + 1,
      }));
      const isSame = JSON.stringify(written) === JSON.stringify(visible);
      return isSame && visible.length > 0 === (page.route !== '/') ? [] : [{ route: page.route, written, visible }];
    });
    expect(faults).toEqual([]);
  });

  it('structured data lists only existing pictures of the page', () => {
    const faults = pages.flatMap(({ route, html, nodes }) =>
      nodes
        .filter((node) => node['@type'] === 'ImageObject')
        .map((image) => toRoute(image['contentUrl'] as string))
        .filter((path) => !html.includes(path) || !findFile(path))
        .map((path) => `${route}: ${path}`),
    );
    expect(faults).toEqual([]);
  });

  it('structured data contains no rating and no review', () => {
    const rating = /"@type":"(?:\w*Review|\w*Rating)"|ratingValue|reviewRating|itemprop=/;
    expect(listRoutes(({ html }) => rating.test(html))).toEqual([]);
  });
});

describe('the site as a whole', () => {
  const businesses = pages.map(({ nodes }) => JSON.stringify(find(nodes, 'HomeAndConstructionBusiness')));

  it('every page describes the same one business', () => {
    expect(new Set(businesses).size).toBe(1);
  });

  it('visitors see the business facts of the structured data', () => {
    const business = JSON.parse(businesses[0] ?? '{}');
    const { html, text } = getPage(pages, '/contact') as Page;
    const { addressLocality, addressRegion, postalCode } = business.address;
    const shown = [`${addressLocality}, ${addressRegion} ${postalCode}`, business.foundingDate];
    expect(shown.filter((words) => !text.includes(words))).toEqual([]);
    expect(html).toContain(`tel:${business.telephone}`);
    expect(html).toContain(`mailto:${business.email}`);
    expect([business.logo, business.image].filter((address) => !findFile(toRoute(address)))).toEqual([]);
  });

  it('every service and area page offers a service', () => {
    expect(
      listRoutes(({ route, nodes }) => /^\/(services|areas-served)\//.test(route) && !find(nodes, 'Service')),
    ).toEqual([]);
  });

  it('every area page names its area', () => {
    const faults = listRoutes(({ route, nodes, text }) => {
      const area = find(nodes, 'Service')?.['areaServed'] as { name: string } | undefined;
      return route.startsWith('/areas-served/') && !text.includes(area?.name.replace(', CO', '') ?? '?');
    });
    expect(faults).toEqual([]);
  });
});
