import { expect, test, vi } from 'vitest';
import type { ContentKindName } from '../../src/lib/content/content-kinds.ts';
import { readContent } from '../../src/lib/content/read-content.ts';
import { composeTitle, getAreaPageHead, getPageHead } from '../../src/lib/seo/page-heads.ts';
import { type PageName, pages } from '../../src/lib/site/pages.ts';

// Replaces Astro's collections: reads the same content directly.
vi.mock('../../src/lib/content/collections.ts', async () => {
  const { frozenRoot } = await import('../frozen-content.ts');
  const { files, business } = readContent(frozenRoot);
  const list = (kind: ContentKindName) =>
    files
      .filter((content) => content.kind === kind)
      .map(({ file, data }) => ({
        ...(data as { kind: string }),
        file,
        slug: file.replace(/^.*\/|\.yaml$/g, ''),
        href: file,
      }));
  return {
    getBusiness: async () => business,
    getPage: async (name: PageName) => files.find(({ file }) => file === pages[name].content)?.data,
    getServices: async () => list('services'),
    getSeasons: async () => list('seasons')[0],
    getAreas: async () => list('areas'),
    getAreaPages: async () => list('areaPages'),
    getGalleryPairs: async () => [],
    getTestimonials: async () => [],
  };
});

test('the sitemap dates a page by every file that it shows', async () => {
  const filesOf = async (route: string) => (await getPageHead(route)).files;
  expect(await filesOf('/reviews')).toEqual(
    expect.arrayContaining(['src/content/pages/reviews.yaml', 'src/content/reviews.yaml']),
  );
  expect(await filesOf('/services')).toContain('src/content/services/commercial/painting.yaml');
  const page = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
  expect(await filesOf('/areas-served/colorado-springs/fountain/residential-window-cleaning')).toEqual([
    page,
    'src/content/areas/fountain.yaml',
  ]);
});

test.each([
  ['stands behind a title of 57 characters', 57, true],
  ['is left out where both would be 66 characters', 58, false],
])('the brand %s', (_, length, isBranded) => {
  const words = 'w'.repeat(length);
  expect(composeTitle(words, 'Brand')).toBe(isBranded ? `${words} | Brand` : words);
});

test('an area page without a description takes its opening and the phone number', async () => {
  const { getAreaPages, getAreas, getBusiness } = await import('../../src/lib/content/collections.ts');
  const [page] = await getAreaPages();
  const area = (await getAreas()).find(({ slug }) => slug === page?.area);
  const { phone } = await getBusiness();
  if (!page || !area) throw new Error('The content has no area page');
  const describe = async (intro: string) => {
    const hero = { ...page.hero, intro };
    return (await getAreaPageHead({ ...page, hero, description: undefined }, area)).description;
  };
  const { heading } = page.hero;
  expect(await describe('Clean.')).toBe(`${heading}. Clean. Call ${phone.display}.`);
  const long = await describe('This sentence is long enough that it follows the heading. '.repeat(5).trim());
  expect(long).toMatch(/(\w\.|…) Call [^.]+\.$/);
  expect(long.startsWith(`${heading}. This sentence`)).toBe(true);
});
