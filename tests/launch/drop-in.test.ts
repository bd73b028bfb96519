import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { type HTMLElement, parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blue, colorAt, isNear, makePhonePhoto, red } from '../phone-photo.ts';

/** A copy of the project with two of its pages, built with a phone's photograph in its slots and for an image CDN. */
const project = mkdtempSync(join(tmpdir(), 'drop-in-'));
const pictureHost = 'https://pictures.example/peak';
const build = () =>
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project,
    env: {
      // Leaves out the test runner's own variables: its DEV and NODE_ENV would make this a development build.
      PATH: process.env['PATH'],
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_PICTURE_HOST: `${pictureHost}/`,
    },
    stdio: 'pipe',
    encoding: 'utf8',
  });
const pictureFile = (name: string) => join(project, 'src/pictures', name);
/** Replaces the picture of that name by a file, whatever its type. */
function replacePicture(file: string, bytes: Buffer) {
  for (const old of globSync(pictureFile(`${parse(file).name}.*`))) rmSync(old);
  writeFileSync(pictureFile(file), bytes);
}
const built = (name: string) => join(project, 'dist', name);
const findMade = (slot: string) =>
  readdirSync(built('_astro')).filter((name) => name.startsWith(`${slot}.`) && !name.endsWith('.js'));

beforeAll(async () => {
  for (const part of ['src', 'public', 'hosting', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(part, join(project, part), { recursive: true });
  }
  // Reuses finished pictures, but with a cache of its own: this build must leave nothing in the project's.
  mkdirSync(join(project, 'node_modules/.astro'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(astro|vite)/.test(entry))) {
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  cpSync('node_modules/.astro/assets', join(project, 'node_modules/.astro/assets'), { recursive: true });
  for (const name of readdirSync(join(project, 'src/pages'))) {
    if (!/^(index|gallery)/.test(name)) rmSync(join(project, 'src/pages', name), { recursive: true });
  }
  const photo = await makePhonePhoto();
  replacePicture('gallery-windows-after.jpg', photo);
  // Replaces both halves of one pair.
  replacePicture('gallery-concrete-before.jpg', await makePhonePhoto(92));
  replacePicture('gallery-concrete-after.jpg', await makePhonePhoto(91));
  // One has the extension of a camera, and one is on no built page.
  const catalogue = readFileSync(pictureFile('catalogue.yaml'), 'utf8');
  writeFileSync(
    pictureFile('catalogue.yaml'),
    catalogue.replace(/(?<=^gallery-(?:windows-after|concrete-\w+):\n(?: .*\n)*?) {2}illustrative: true\n/gm, ''),
  );
  replacePicture('view-winter.JPG', await makePhonePhoto(94));
  replacePicture('area-estate.jpg', await makePhonePhoto(93));
  replacePicture(
    'gallery-commercial-after.png',
    await sharp({ create: { width: 1200, height: 800, channels: 4, background: 'transparent' } })
      .png()
      .toBuffer(),
  );
  build();
}, 600_000);

afterAll(() => rmSync(project, { recursive: true }), 60_000);

test('a photograph of the owner is shown upright wherever its slot appears', async () => {
  for (const slot of ['gallery-windows-after', 'view-winter']) {
    const made = findMade(slot);
    expect(made.length, slot).toBeGreaterThan(1);
    for (const name of made) {
      const picture = readFileSync(built(`_astro/${name}`));
      const { width = 0, height = 0 } = await sharp(picture).metadata();
      expect(height, name).toBeGreaterThan(width);
      expect(isNear(await colorAt(picture, width - 4, 4), red), name).toBe(true);
      expect(isNear(await colorAt(picture, width - 4, height - 4), blue), name).toBe(true);
    }
  }
});

test('a photographed pair comes first, and a half photographed one is labeled as drawn', () => {
  const page = parseHtml(readFileSync(built('gallery.html'), 'utf8'));
  const read = (element: HTMLElement | null | undefined, selector: string) =>
    element?.querySelectorAll(selector).map(({ text }) => text);
  const groups = [...new Set(page.querySelectorAll('[data-pair]').map((pair) => pair.parentNode?.parentNode))];
  expect(groups.map((group) => read(group, 'h2'))).toEqual([['Our jobs'], ['What we clean, drawn']]);
  const [jobs, drawn] = groups;
  expect(read(jobs, 'h3')).toEqual(['Patio and steps']);
  const mixed = drawn?.querySelector('#windows-before')?.parentNode;
  expect(read(mixed, 'a > span')).toEqual(['Before, illustration', 'After']);
});

test('transparent parts of a PNG are white in every file', async () => {
  for (const name of findMade('gallery-commercial-after')) {
    const seen = await colorAt(readFileSync(built(`_astro/${name}`)), 200, 150);
    expect(isNear(seen, { r: 255, g: 255, b: 255 }), name).toBe(true);
  }
});

test('no built file has metadata, and no original is published', async () => {
  for (const name of readdirSync(built('_astro')).filter((file) => /\.(avif|jpe?g|png)$/i.test(file))) {
    const bytes = readFileSync(built(`_astro/${name}`));
    expect(bytes.includes('Acme'), name).toBe(false);
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc], name).toEqual([undefined, undefined, undefined]);
  }
  expect(findMade('area-estate')).toEqual([]);
});

test('every picture is served by the picture host under an existing path', () => {
  for (const page of ['index.html', 'gallery.html']) {
    const text = readFileSync(built(page), 'utf8').replaceAll('&quot;', '"');
    const addresses = [...text.matchAll(/[^\s",=]*\/_astro\/[^\s",]+\.(?:avif|jpeg)/g)].map(([address]) => address);
    expect(addresses.length, page).toBeGreaterThan(20);
    for (const address of addresses) {
      expect(address.startsWith(`${pictureHost}/_astro/`), address).toBe(true);
      expect(existsSync(built(address.slice(pictureHost.length))), address).toBe(true);
    }
  }
});
