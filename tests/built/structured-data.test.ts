import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { builtPages, type GraphNode, listTyped } from './page-head.ts';
import { findFile, textOf } from './site-files.ts';

const { resolve } = createRequire(import.meta.url);
const vocabulary = readFileSync(resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8');
const types = new Set([...vocabulary.matchAll(/"@type": "(\w+)"/g)].map((match) => match[1]));
const properties = new Set([...vocabulary.matchAll(/^\s+"(\w+)"\?:/gm)].map((match) => match[1]));

/** What search engines require or recommend, as far as the specification gives it. */
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

function readBreadcrumb(html: string) {
  const list = /<nav[^>]*aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => ({
    name: textOf(item),
    route: /href="([^"]*)"/.exec(item)?.[1],
  }));
}

describe.each(builtPages)('$route', ({ route, html, nodes, tags }) => {
  it('uses types and properties of schema.org only', () => {
    const typed = listTyped(nodes);
    expect(typed.map((node) => node['@type']).filter((type) => !types.has(type))).toEqual([]);
    const names = typed.flatMap(Object.keys).filter((name) => !name.startsWith('@'));
    expect(names.filter((name) => !properties.has(name))).toEqual([]);
  });

  it('gives each type what is required and recommended', () => {
    for (const node of listTyped(nodes)) {
      const wanted = expected[node['@type']];
      expect(wanted, `${node['@type']} has no list of what it needs`).toBeDefined();
      for (const name of wanted ?? []) expect(node[name], `${node['@type']}.${name}`).toBeTruthy();
    }
  });

  it('refers to nothing outside its own graph, and names each node once', () => {
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(nodes.length);
    expect(listReferences(nodes).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('describes the page itself', () => {
    const page = find(nodes, ...pageTypes);
    expect(page?.['url']).toBe(tags.get('canonical'));
    expect(page?.['name']).toBe(tags.get('og:title'));
    expect(page?.['description']).toBe(tags.get('description'));
  });

  it('has the breadcrumb that visitors see, or none', () => {
    const visible = readBreadcrumb(html);
    const list = find(nodes, 'BreadcrumbList')?.['itemListElement'] as GraphNode[] | undefined;
    const written = (list ?? []).map(({ name, item }) => ({
      name,
      route: item === undefined ? undefined : toRoute(item as string),
    }));
    expect(written).toEqual(visible);
    expect(list?.map(({ position }) => position) ?? []).toEqual(visible.map((_, index) => index + 1));
    expect(visible.length > 0).toBe(route !== '/');
  });

  it('lists only pictures that it shows and that exist', () => {
    for (const image of nodes.filter((node) => node['@type'] === 'ImageObject')) {
      const path = toRoute(image['contentUrl'] as string);
      expect(html).toContain(path);
      expect(findFile(path)).toBeDefined();
    }
  });

  it('marks up no rating and no review', () => {
    expect(html).not.toMatch(/"@type":"(?:\w*Review|\w*Rating)"|ratingValue|reviewRating|itemprop=/);
  });
});

describe('the site as a whole', () => {
  const businesses = builtPages.map(({ nodes }) => JSON.stringify(find(nodes, 'HomeAndConstructionBusiness')));

  it('has one business, the same on every page', () => {
    expect(new Set(businesses).size).toBe(1);
  });

  it('shows the facts of the business to visitors', () => {
    const business = JSON.parse(businesses[0] ?? '{}');
    const html = builtPages.find(({ route }) => route === '/contact')?.html ?? '';
    expect(html).toContain(`tel:${business.telephone}`);
    expect(html).toContain(`mailto:${business.email}`);
    expect(textOf(html)).toContain(
      `${business.address.addressLocality}, ${business.address.addressRegion} ${business.address.postalCode}`,
    );
    expect(textOf(html)).toContain(business.foundingDate);
    expect(findFile(toRoute(business.logo))).toBeDefined();
    expect(findFile(toRoute(business.image))).toBeDefined();
  });

  it('offers a service on every service and area page, and nowhere else', () => {
    const offering = builtPages.filter(({ nodes }) => find(nodes, 'Service')).map(({ route }) => route);
    const wanted = builtPages.map(({ route }) => route).filter((route) => /^\/(services|areas-served)\//.test(route));
    expect(offering).toEqual(wanted);
  });

  it('names the area on every area page', () => {
    for (const { nodes, html, route } of builtPages) {
      if (!route.startsWith('/areas-served/')) continue;
      const area = find(nodes, 'Service')?.['areaServed'] as { name: string } | undefined;
      expect(textOf(html)).toContain(area?.name.replace(', CO', ''));
    }
  });

  it.each([
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
    ['/services', 'CollectionPage'],
    ['/areas-served', 'CollectionPage'],
    ['/gallery', 'CollectionPage'],
    ['/terms-of-service', 'WebPage'],
  ])('calls %s a %s', (route, type) => {
    expect(find(builtPages.find((page) => page.route === route)?.nodes ?? [], type)).toBeDefined();
  });

  it('has an image node for every picture of the gallery', () => {
    const gallery = builtPages.find(({ route }) => route === '/gallery')?.nodes ?? [];
    const items = [...readFileSync('src/content/gallery.yaml', 'utf8').matchAll(/^ {4}picture:/gm)];
    expect(gallery.filter((node) => node['@type'] === 'ImageObject')).toHaveLength(items.length);
  });
});
