import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPictureKinds } from '../../src/lib/launch/check-illustrations.ts';
import { readPages } from './site-files.ts';

const assets = 'dist/_astro';
const files = readdirSync(assets).filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
const pages = readPages();
const catalogue = parse(readFileSync('src/pictures/catalogue.yaml', 'utf8')) as Record<string, { alt: string }>;
const readWidth = async (src: string) => (await sharp(join('dist', src)).metadata()).width;

describe('every picture file', () => {
  test('no picture file has metadata: no place, camera or profile', async () => {
    const loaded = await Promise.all(
      files.map(async (name) => ({ name, metadata: await sharp(join(assets, name)).metadata() })),
    );
    const marked = loaded.filter(
      ({ metadata: { exif, icc, iptc, xmp, orientation } }) => exif || icc || iptc || xmp || orientation,
    );
    expect(loaded.length).toBeGreaterThan(0);
    expect(marked.map(({ name }) => name)).toEqual([]);
  });

  test('no original picture is published', () => {
    const html = pages.map((page) => page.html).join();
    expect(files.filter((name) => !html.includes(name))).toEqual([]);
  });
});

describe('every picture element', () => {
  const elements = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('picture')
      .map((element) => ({ route, element, image: element.querySelector('img') }))
      // The map is drawn twice, for narrow and for wide screens.
      .filter(({ image }) => !image?.getAttribute('src')?.includes('.svg')),
  );

  test('each picture offers AVIF files of the declared widths, and a JPEG', async () => {
    const widths = new Map<string, number>();
    const faults = elements.filter(({ element, image }) => {
      const sources = element.querySelectorAll('source[type="image/avif"][sizes]');
      const candidates = sources.flatMap((source) => source.getAttribute('srcset')?.split(', ') ?? []);
      for (const candidate of candidates) {
        const [src = '', width = ''] = candidate.split(' ');
        widths.set(src, Number.parseInt(width, 10));
      }
      return candidates.length === 0 || !image?.getAttribute('src')?.endsWith('.jpeg');
    });
    expect(faults.map(({ route, element }) => `${route}: ${element.outerHTML}`)).toEqual([]);
    const real = await Promise.all(
      [...widths].map(async ([src, width]) => ({ src, width, real: await readWidth(src) })),
    );
    expect(real.filter((file) => file.width !== file.real)).toEqual([]);
  });

  test('Home preloads the very files of its window, so that no phone fetches a view twice', () => {
    const home = pages.find(({ route }) => route === '/')?.document;
    const preloads = home?.querySelectorAll('head link[rel="preload"][as="image"]') ?? [];
    const sources = home?.querySelector('main picture')?.querySelectorAll('source') ?? [];
    expect(preloads.length).toBeGreaterThan(0);
    expect(preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')])).toEqual(
      sources.map((source) => [source.getAttribute('srcset'), source.getAttribute('sizes')]),
    );
  });

  test('each picture reserves space in the ratio of its file', async () => {
    const shapes = new Map(
      elements.map(({ image }) => [
        image?.getAttribute('src') ?? '',
        `${image?.getAttribute('width')} x ${image?.getAttribute('height')}`,
      ]),
    );
    const real = await Promise.all(
      [...shapes].map(async ([src, shape]) => {
        const { width, height } = await sharp(join('dist', src)).metadata();
        return { src, shape, real: `${width} x ${height}` };
      }),
    );
    expect(real.filter((file) => file.shape !== file.real)).toEqual([]);
  });

  test('each picture has the alternative text of the catalogue, or an empty one', () => {
    const texts = new Set(['', ...Object.values(catalogue).map(({ alt }) => alt)]);
    const faults = elements.filter(({ image }) => !texts.has(image?.getAttribute('alt') ?? 'missing'));
    expect(faults.map(({ route, element }) => `${route}: ${element.outerHTML}`)).toEqual([]);
  });
});

test('illustrations that look like photographs are announced once on each page', () => {
  const notice: string = parse(readFileSync('src/content/business.yaml', 'utf8')).notices.pictures;
  const expected = [...readPictureKinds('.').values()].includes('render') ? 1 : 0;
  expect(pages.filter(({ html }) => html.split(notice).length - 1 !== expected).map(({ route }) => route)).toEqual([]);
});

describe('the icons', () => {
  test('every page links the icons, and they exist', () => {
    const paths = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'];
    const faults = pages.filter(({ document }) =>
      paths.some((path) => !document.querySelector(`link[href="${path}"]`)),
    );
    expect(faults.map(({ route }) => route)).toEqual([]);
    const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
    const needed = [...paths, ...manifest.icons.map(({ src }) => src)];
    expect(needed.filter((path) => !existsSync(`dist${path}`))).toEqual([]);
  });

  test('icons have the sizes that browsers request', async () => {
    expect(await sharp('dist/apple-touch-icon.png').metadata()).toMatchObject({ width: 180, height: 180 });
    const ico = readFileSync('dist/favicon.ico');
    const sizes = [...Array(ico.readUInt16LE(4)).keys()].map((index) => ico.readUInt8(6 + 16 * index));
    expect(sizes).toEqual(expect.arrayContaining([16, 32, 48]));
  });
});
