import { expect, test, vi } from 'vitest';
import type { ContentKindName } from '../../src/lib/content/kinds.ts';
import { readContent } from '../../src/lib/content/read-all.ts';
import { getAreaPageHead, getPageHead } from '../../src/lib/seo/page-heads.ts';
import { type PageName, pages } from '../../src/lib/site/pages.ts';

// Without Astro's collections: the same content, read at their door.
vi.mock('../../src/lib/content/collections.ts', () => {
  const { files, business } = readContent(process.cwd());
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

test('a page is as new as the newest file that it shows, not its own words alone', async () => {
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

test('an area page without a description takes its opening, whole or cut, and the phone number', async () => {
  const { getAreaPages, getAreas, getBusiness } = await import('../../src/lib/content/collections.ts');
  const areas = await getAreas();
  const { phone } = await getBusiness();
  for (const page of await getAreaPages()) {
    const area = areas.find(({ slug }) => slug === page.area);
    if (!area) throw new Error(`${page.file} has no area`);
    const describe = async (intro: string) => {
      const { hero } = page;
      return (await getAreaPageHead({ ...page, hero: { ...hero, intro }, description: undefined }, area)).description;
    };
    for (const intro of [page.hero.intro, `${page.hero.intro} ${page.hero.intro}`.replaceAll('.', ','), 'Clean.']) {
      const words = await describe(intro);
      expect(words.length).toBeLessThanOrEqual(160);
      expect(words).toMatch(/(\w[.?]|…) Call [^.]+\.$/);
      expect(words).toContain(phone.display);
      expect(words.startsWith(`${page.hero.heading}. ${intro.slice(0, 6)}`)).toBe(true);
    }
    expect((await describe(page.hero.intro)).length).toBeGreaterThanOrEqual(70);
  }
});
