import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageFiles, readPage } from './site-files.ts';

const assets = 'dist/_astro';
const files = readdirSync(assets).filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
const pages = pageFiles.map((name) => ({ name, html: readPage(name) }));
const originals = readdirSync('src/pictures').filter((name) => !name.endsWith('.yaml'));
const catalogue = parse(readFileSync('src/pictures/catalogue.yaml', 'utf8')) as Record<
  string,
  { alt: string; focal: [number, number]; property: 'home' | 'business' | 'either'; illustrative?: boolean }
>;

describe('every picture file', () => {
  test('carries no metadata: no place, no camera, no profile', async () => {
    expect(files.length).toBeGreaterThan(50);
    const loaded = await Promise.all(
      files.map(async (name) => ({ name, metadata: await sharp(join(assets, name)).metadata() })),
    );
    const marked = loaded.filter(
      ({ metadata: { exif, icc, iptc, xmp, orientation } }) => exif || icc || iptc || xmp || orientation,
    );
    expect(marked.map(({ name }) => name)).toEqual([]);
  });

  test('is made for a page: no original lies beside', () => {
    const pictures = pages.map(({ html }) => html).join();
    expect(files.filter((name) => !pictures.includes(name))).toEqual([]);
    expect(files.filter((name) => !/_[\w-]+\.(avif|jpeg)$/.test(name))).toEqual([]);
  });

  test('serves every place that shows the picture: at most 8 files each', () => {
    const counts = new Map<string, number>();
    for (const name of files) {
      const slot = name.slice(0, name.indexOf('.'));
      counts.set(slot, (counts.get(slot) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 8)).toEqual([]);
  });
});

describe('every picture element', () => {
  const elements = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/<picture>(.*?)<\/picture>/g)]
      .map(([, markup = '']) => ({ page: name, markup }))
      // The map is drawn twice, for narrow and for wide screens.
      .filter(({ markup }) => !markup.includes('.svg')),
  );

  test('offers AVIF in files as wide as it says, with sizes, and one JPEG with its width and height', async () => {
    expect(elements.length).toBeGreaterThan(20);
    const widths = new Map<string, number>();
    for (const { page, markup } of elements) {
      const sources = [...markup.matchAll(/ type="image\/avif" srcSet="([^"]+)" sizes="[^"]+"/gi)];
      // Home's view has another cut for phones.
      expect(sources, page).toHaveLength(markup.includes('media=') ? 2 : 1);
      for (const candidate of sources.flatMap(([, srcset = '']) => srcset.split(', '))) {
        const [, src = '', width] = /^(\S+\.avif) (\d+)w$/.exec(candidate) ?? [];
        widths.set(src, Number(width));
      }
      expect(markup, page).toMatch(/<img[^>]* src="[^"]+\.jpeg"[^>]* width="\d+" height="\d+"/);
    }
    for (const [src, width] of widths) expect((await sharp(join('dist', src)).metadata()).width, src).toBe(width);
  });

  test('reserves room in the shape of its file', async () => {
    const shapes = new Map<string, string>();
    for (const { markup } of elements) {
      const [, src = '', width, height] =
        /<img[^>]* src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"/.exec(markup) ?? [];
      shapes.set(src, `${width} x ${height}`);
    }
    for (const [src, shape] of shapes) {
      const { width, height } = await sharp(join('dist', src)).metadata();
      expect(shape, src).toBe(`${width} x ${height}`);
    }
  });

  test('has its placeholder color and its focal point in a rule of the head', () => {
    for (const { name, html } of pages) {
      const head = html.slice(0, html.indexOf('</head>'));
      for (const [, picture = ''] of html.matchAll(/<img class="picture-([\w-]+)"/g)) {
        const [across, down] = catalogue[picture]?.focal ?? [];
        expect(head, name).toMatch(
          new RegExp(`\\.picture-${picture}\\{background:#[0-9a-f]{3};object-position:${across}% ${down}%\\}`),
        );
      }
    }
  });

  test('says its alternative text as the catalogue has it, or is decorative', () => {
    const texts = new Set(Object.values(catalogue).map(({ alt }) => alt));
    for (const { page, markup } of elements) {
      const alt = /alt="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? 'none';
      expect(alt === '' || texts.has(alt), `${page}: ${alt}`).toBe(true);
    }
  });

  test('loads late, but for the first of its page', () => {
    for (const { name, html } of pages) {
      const images = [...html.matchAll(/<img class="picture-[^>]*>/g)].map(([image]) => image);
      const hurried = images.filter((image) => /fetchpriority="high"/i.test(image));
      expect(hurried.length, name).toBeLessThanOrEqual(1);
      // The gallery's first has the clean one under it.
      if (hurried[0]) expect(images.indexOf(hurried[0]), name).toBe(name === 'gallery.html' ? 1 : 0);
      for (const image of images.filter((image) => !hurried.includes(image)))
        expect(image, name).toContain('loading="lazy"');
    }
  });
});

describe('every picture', () => {
  const cards = globSync('src/content/pages/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).pictures?.card);
  const slotsByPage = pages.map(({ name, html }) => ({
    name,
    slots: [...new Set([...html.matchAll(/<img class="picture-([\w-]+)"/g)].map(([, slot = '']) => slot))],
  }));

  test('is shown, and on at most one page in nine: 8 of 76', () => {
    const counts = new Map(originals.map((name) => [name.replace(/\.\w+$/, ''), 0]));
    for (const { slots } of slotsByPage) for (const slot of slots) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    // Those of a window are fetched as the day asks for them, and have no rule of their own.
    const isAsked = (slot: string) => pages.some(({ html }) => html.includes(`/${slot}.`)) || cards.includes(slot);
    const hidden = [...counts].filter(([slot, count]) => count === 0 && !isAsked(slot));
    expect(hidden).toEqual([]);
    expect([...counts].filter(([, count]) => count > pages.length / 9)).toEqual([]);
  });

  test('of a home is on no page for businesses, and of a business on none for homes', () => {
    const forHomes = slotsByPage.filter(({ name }) => /services\/residential|\/residential-/.test(name));
    const forBusinesses = slotsByPage.filter(({ name }) => /services\/commercial|\/commercial-/.test(name));
    expect(forHomes.length).toBeGreaterThan(30);
    expect(forBusinesses.length).toBeGreaterThan(20);
    const find = (list: typeof slotsByPage, property: 'home' | 'business') =>
      list.flatMap(({ name, slots }) =>
        slots.filter((slot) => catalogue[slot]?.property === property).map((slot) => `${name}: ${slot}`),
      );
    expect(find(forHomes, 'business')).toEqual([]);
    expect(find(forBusinesses, 'home')).toEqual([]);
  });

  test('opens a page of its own subject: at least three of them for each kind of page that every area has', () => {
    for (const kind of ['residential-pressure-washing', 'window-cleaning/hotel', 'window-cleaning/apartment']) {
      const heroes = slotsByPage.filter(({ name }) => name.includes(kind)).map(({ slots }) => slots[0]);
      expect(heroes.length, kind).toBeGreaterThan(5);
      expect(new Set(heroes).size, kind).toBeGreaterThanOrEqual(3);
    }
    const windows = pages.filter(({ name }) => name.includes('residential-window-cleaning'));
    const openings = windows.map(({ html }) => / src="[^"]*\/([\w-]+)\.[^"]*\.jpeg"/.exec(html)?.[1]);
    expect(new Set(openings).size).toBe(windows.length);
  });
});

test('every page says once, in its footer, that there are illustrations, if there are any', () => {
  const { pictures } = parse(readFileSync('src/content/business.yaml', 'utf8')).notices;
  const expected = Object.values(catalogue).some(({ illustrative }) => illustrative) ? 1 : 0;
  expect(pages.filter(({ html }) => html.split(pictures).length - 1 !== expected)).toEqual([]);
});

describe('the brand set', () => {
  test('is linked from every page, and every file of it is there', () => {
    const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(readFileSync(`dist${src}`).length).toBeGreaterThan(500);
    for (const { name, html } of pages) {
      for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
        expect(html, name).toContain(`href="${path}"`);
        expect(readFileSync(`dist${path}`).length).toBeGreaterThan(100);
      }
    }
  });

  test('has icons of the sizes that are asked for', async () => {
    expect(await sharp('dist/apple-touch-icon.png').metadata()).toMatchObject({ width: 180, height: 180 });
    const ico = readFileSync('dist/favicon.ico');
    expect([...Array(ico.readUInt16LE(4)).keys()].map((index) => ico.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
  });
});
