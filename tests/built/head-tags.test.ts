import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dist, getPage, readGraph, readHead, readPages } from './site-files.ts';

const heads = readPages().map((page) => ({ ...page, page, tags: readHead(page) }));
const pages = heads.filter(({ route }) => route !== '/404');
const origin = new URL(pages[0]?.tags.get('canonical') ?? '').origin;
/** Returns the routes of the pages whose head has a fault. */
const listFaults = (isRight: (tags: Map<string, string>, route: string) => boolean) =>
  pages.filter(({ tags, route }) => !isRight(tags, route)).map(({ route }) => route);

describe('every page', () => {
  it('every page is its own canonical page', () => {
    const faults = listFaults((tags, route) => {
      const address = origin + route;
      return tags.get('canonical') === address && tags.get('og:url') === address;
    });
    expect(faults).toEqual([]);
  });

  it('search engines and networks get the same title and description', () => {
    const isBeginning = (words: string, whole: string) => words !== '' && whole.startsWith(words.replace(/…$/, ''));
    const faults = listFaults(
      (tags) =>
        tags.get('og:title') === tags.get('title') &&
        tags.get('twitter:title') === tags.get('title') &&
        isBeginning(tags.get('og:description') ?? '', tags.get('description') ?? '') &&
        tags.get('twitter:description') === tags.get('og:description') &&
        tags.get('twitter:image') === tags.get('og:image') &&
        tags.get('twitter:card') === 'summary_large_image' &&
        tags.get('og:locale') === 'en_US' &&
        ['og:site_name', 'og:image:alt', 'twitter:image:alt', 'robots'].every((name) => tags.get(name)),
    );
    expect(faults).toEqual([]);
  });

  it('every page has a share card of 1200 by 630 pixels', async () => {
    const cards = await Promise.all(
      pages.map(async ({ route, tags }) => {
        const { width, height, format } = await sharp(dist + new URL(tags.get('og:image') ?? '').pathname).metadata();
        const declared = ['width', 'height', 'type'].map((name) => tags.get(`og:image:${name}`));
        return { route, size: [`${width}`, `${height}`, `image/${format}`], declared };
      }),
    );
    expect(
      cards.filter(({ size, declared }) => `${size}` !== `${declared}` || !`${size}`.startsWith('1200,630')),
    ).toEqual([]);
  });
});

describe('all pages together', () => {
  it('all pages name one origin', () => {
    const addresses = pages.flatMap(({ page, tags }) => [
      ...tags.values().filter((value) => /^https?:/.test(value)),
      ...readGraph(page).flatMap(({ '@id': id }) => (id?.startsWith('http') ? [id] : [])),
    ]);
    expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set([origin]));
  });

  it('all pages agree on whether they may be indexed', () => {
    expect(new Set(pages.map(({ tags }) => tags.get('robots'))).size).toBe(1);
  });
});

it('the 404 page has no canonical address, preview or structured data', () => {
  const missing = getPage(heads, '/404');
  const tags = readHead(missing);
  expect(tags.get('robots')).toBe('noindex');
  expect(tags.has('canonical')).toBe(false);
  expect([...tags.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  expect(readGraph(missing)).toEqual([]);
});
