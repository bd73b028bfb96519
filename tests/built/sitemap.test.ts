import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { dist, find, findFile, getPage, readHead, readPages } from './site-files.ts';

const sitemapPackage = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const sitemap = read('sitemap.xml');
const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? '',
  images: [...entry.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map((match) => match[1] ?? ''),
}));
const pages = readPages();
const builtPages = pages
  .filter(({ route }) => route !== '/404')
  .map((page) => ({ html: page.html, tags: readHead(page) }));
const canonicals = builtPages.map(({ tags }) => tags.get('canonical') ?? '');

describe('sitemap.xml', () => {
  it('sitemap.xml is valid by the schema of sitemaps.org', async () => {
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: sitemap }],
      schema: [
        [
          '<schema xmlns="http://www.w3.org/2001/XMLSchema">',
          '<import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>',
          '<import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>',
          '</schema>',
        ].join(''),
      ],
      preload: [
        { fileName: 'sitemap.xsd', contents: readFileSync(join(sitemapPackage, 'schema/sitemap.xsd'), 'utf8') },
        { fileName: 'sitemap-image.xsd', contents: readFileSync('tests/fixtures/sitemap-image.xsd', 'utf8') },
      ],
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  it('sitemap.xml lists exactly the built pages, by their canonical addresses', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(canonicals.sort());
  });

  it('sitemap.xml dates each page before the build', () => {
    const made = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);
    const builtAt = Math.min(...made);
    for (const { changed } of entries) {
      expect(new Date(changed).toISOString()).toBe(changed);
      expect(Date.parse(changed)).toBeLessThan(builtAt);
    }
  });

  it('sitemap.xml lists pictures that exist on their page', () => {
    for (const { address, images } of entries) {
      const html = builtPages.find(({ tags }) => tags.get('canonical') === address)?.html ?? '';
      for (const image of images) {
        expect(html).toContain(new URL(image).pathname);
        expect(findFile(new URL(image).pathname)).toBeDefined();
      }
    }
  });
});

describe('the 404 page', () => {
  const links = find(getPage(pages, '/404').document, '[data-routes]').querySelectorAll('a');

  it('the 404 page lists the same pages, each once with its own name', () => {
    const paths = canonicals.map((address) => new URL(address).pathname);
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(paths.sort());
    expect(new Set(links.map((link) => link.textContent)).size).toBe(links.length);
  });
});

describe('robots.txt', () => {
  const robots = read('robots.txt');
  const indexable = builtPages.every(({ tags }) => tags.get('robots') !== 'noindex');

  it('robots.txt excludes crawlers exactly if the pages do, with the reason', () => {
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(/^# Not the public site/m.test(robots)).toBe(!indexable);
    expect(/^Sitemap: \S+\/sitemap\.xml$/m.test(robots)).toBe(indexable);
  });
});

describe('llms.txt', () => {
  it('llms.txt lists the same pages under their titles', () => {
    const links = [...read('llms.txt').matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];
    expect(links.map((link) => link[2]).sort()).toEqual(canonicals.sort());
    for (const [, name, address, description] of links) {
      const page = builtPages.find(({ tags }) => tags.get('canonical') === address);
      expect(page?.tags.get('og:title')).toContain(name);
      expect(page?.tags.get('description')).toBe(description);
    }
  });
});
