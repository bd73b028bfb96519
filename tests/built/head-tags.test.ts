import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtPages, missingPage } from './page-head.ts';
import { dist, textOf } from './site-files.ts';

const home = builtPages.find(({ route }) => route === '/');
const origin = new URL(home?.tags.get('canonical') ?? '').origin;
const cardFile = (address: string) => `${dist}${new URL(address).pathname}`;

describe.each(builtPages)('$route', ({ route, html, tags }) => {
  const title = textOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');

  it('is its own canonical page', () => {
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(tags.get('canonical')).toBe(route === '/' ? `${origin}/` : `${origin}${route}`);
    expect(tags.get('og:url')).toBe(tags.get('canonical'));
  });

  it('says the same to search engines and to every network', () => {
    expect(tags.get('og:title')).toBe(title);
    expect(tags.get('twitter:title')).toBe(title);
    expect(tags.get('og:description')).toBe(tags.get('description'));
    expect(tags.get('twitter:description')).toBe(tags.get('description'));
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('og:type')).toBe('website');
    expect(tags.get('og:locale')).toBe('en_US');
    expect(tags.get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    for (const name of ['og:site_name', 'og:image:alt', 'twitter:image:alt', 'robots'])
      expect(tags.get(name)).toBeTruthy();
  });

  it('has a share card of the declared size and of at most 120 KB', async () => {
    const file = cardFile(tags.get('og:image') ?? '');
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, `image/${format}`]).toEqual([
      Number(tags.get('og:image:width')),
      Number(tags.get('og:image:height')),
      tags.get('og:image:type'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThanOrEqual(120 * 1024);
  });
});

describe('all pages together', () => {
  it('name one origin', () => {
    const absolute = builtPages.flatMap(({ html, tags }) => [
      ...tags.values().filter((value) => /^https?:/.test(value)),
      ...[...html.matchAll(/"(https?:\/\/[^"/]+)\/[^"]*#(?:business|website|webpage)"/g)].map(
        (match) => match[1] ?? '',
      ),
    ]);
    expect(new Set(absolute.map((address) => new URL(address).origin))).toEqual(new Set([origin]));
  });

  it('share no card: no two have the same bytes', () => {
    const cards = builtPages.map(({ tags }) => readFileSync(cardFile(tags.get('og:image') ?? '')).toString('base64'));
    expect(new Set(cards).size).toBe(builtPages.length);
  });

  it('agree on whether they may be indexed', () => {
    expect(new Set(builtPages.map(({ tags }) => tags.get('robots'))).size).toBe(1);
  });
});

describe('the page for wrong addresses', () => {
  it('is not indexed, has no canonical address, no preview and no structured data', () => {
    expect(missingPage.tags.get('robots')).toBe('noindex');
    expect(missingPage.tags.has('canonical')).toBe(false);
    expect([...missingPage.tags.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
    expect(missingPage.nodes).toEqual([]);
  });
});
