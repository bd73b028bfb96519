import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const assets = 'dist/_astro';
const files = readdirSync(assets).filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(join('dist', name), 'utf8') }));
const catalogue = parse(readFileSync('src/pictures/catalogue.yaml', 'utf8')) as Record<string, { alt: string }>;

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
    const pictures = readFileSync('dist/gallery-pictures.json', 'utf8') + pages.map(({ html }) => html).join();
    expect(files.filter((name) => !pictures.includes(name))).toEqual([]);
    expect(files.filter((name) => !/_[\w-]+\.(avif|webp|jpeg)$/.test(name))).toEqual([]);
  });
});

describe('every picture element', () => {
  const elements = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/<picture>(.*?)<\/picture>/g)].map(([, markup = '']) => ({ page: name, markup })),
  );

  test('offers AVIF, then WebP, with sizes, and one JPEG with its width and height', () => {
    expect(elements.length).toBeGreaterThan(20);
    for (const { page, markup } of elements) {
      const types = [...markup.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="[^"]+"/gi)];
      expect(
        types.map(([, type]) => type),
        page,
      ).toEqual(['image/avif', 'image/webp']);
      for (const [, type, set = ''] of types) {
        const widths = set.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
        expect(widths, `${page} ${type}`).toEqual([...widths].sort((a, b) => a - b));
      }
      expect(markup, page).toMatch(/<img class="tint-[0-9a-f]{3}[^>]* src="[^"]+\.jpeg"[^>]* width="\d+" height="\d+"/);
    }
  });

  test('reserves room in the shape of its file', async () => {
    const shapes = new Map<string, string>();
    for (const { markup } of elements) {
      const [, src = '', width, height] =
        /<img [^>]* src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"/.exec(markup) ?? [];
      shapes.set(src, `${width} x ${height}`);
    }
    for (const [src, shape] of shapes) {
      const { width, height } = await sharp(join('dist', src)).metadata();
      expect(shape, src).toBe(`${width} x ${height}`);
    }
  });

  test('has a placeholder color whose rule stands in the head', () => {
    for (const { name, html } of pages) {
      const head = html.slice(0, html.indexOf('</head>'));
      for (const [, tint] of html.matchAll(/<img class="(tint-[0-9a-f]{3})"/g))
        expect(head, name).toContain(`.${tint}{`);
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
      const images = [...html.matchAll(/<img class="tint[^>]*>/g)].map(([image]) => image);
      const hurried = images.filter((image) => /fetchpriority="high"/i.test(image));
      expect(hurried.length, name).toBeLessThanOrEqual(1);
      if (hurried[0]) expect(images.indexOf(hurried[0]), name).toBe(0);
      for (const image of images.filter((image) => !hurried.includes(image)))
        expect(image, name).toContain('loading="lazy"');
    }
  });
});

describe('the brand set', () => {
  test('is linked from every page, and every file of it is there', () => {
    const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(readFileSync(`dist${src}`).length).toBeGreaterThan(500);
    for (const { name, html } of pages) {
      for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
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
