import { copyFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import service from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPictureFaults } from '../../src/lib/pictures/check-pictures.ts';
import { readOriginal, readSizes } from '../../src/lib/pictures/original.ts';
import { blue, colorAt, isNear, makePhonePhoto, red } from '../phone-photo.ts';

/** Uses the settings of astro.config.ts that are not part of its cache key. */
const config = { service: { config: { avif: { effort: 0 }, jpeg: { mozjpeg: true, optimiseScans: false } } } };

describe('a photograph dropped in as the phone wrote it', () => {
  test.each(['avif', 'jpeg'])(
    'the %s encoder writes a phone photograph upright and without metadata',
    async (format) => {
      const photo = await makePhonePhoto();
      const { exif, orientation } = await sharp(photo).metadata();
      expect(orientation).toBe(6);
      expect(exif?.includes('Acme')).toBe(true);

      const options = { src: 'x.jpg', width: 400, height: 600, format };
      const { data } = await service.transform(
        photo,
        options,
        config as Parameters<typeof service.transform>[2],
        // Astro passes a logger here, which cannot be created with its public types.
        console as unknown as Parameters<typeof service.transform>[3],
      );
      const made = Buffer.from(data);
      const metadata = await sharp(made).metadata();
      expect(metadata).toMatchObject({ width: 400, height: 600 });
      for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(metadata[kind]).toBeUndefined();
      expect(made.includes('Acme')).toBe(false);
      expect(made.includes('GPS')).toBe(false);
      expect(isNear(await colorAt(made, 200, 5), red)).toBe(true);
      expect(isNear(await colorAt(made, 200, 595), blue)).toBe(true);
    },
  );

  test('a phone photograph has its upright size', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const path = join(folder, 'a.jpg');
    await writeFile(path, await makePhonePhoto());
    expect(await readOriginal(path)).toMatchObject({ size: { width: 1200, height: 1800 } });
    await rm(folder, { recursive: true });
  });
});

describe('the check of the picture folder', () => {
  let folder: string;
  const put = async (name: string, width = 1500) =>
    writeFile(
      join(folder, name),
      await sharp({ create: { width, height: 800, channels: 3, background: '#88a' } })
        .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
        .toBuffer(),
    );
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const entry = { alt: 'A house', focal: [50, 50], credit: 'Ann', property: 'home' };
    await writeFile(join(folder, 'catalogue.yaml'), JSON.stringify({ 'hero-a': entry, 'plain-b': entry }));
    await put('hero-a.jpg');
    await put('plain-b.jpg');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Expects exactly one fault, with its file, its field in the catalogue, and its fix. */
  const expectFault = async (file: string, fix: RegExp, ...path: string[]) => {
    const faults = await findPictureFaults(folder);
    expect(faults).toEqual([{ file: `${folder}/${file}`, path, message: expect.stringMatching(fix) }]);
  };

  test('valid pictures pass, whatever the case of their extension', async () => {
    for (const name of ['plain-b.JPG', 'plain-b.Jpg', 'plain-b.jPEG', 'plain-b.Png']) {
      await rm(join(folder, 'plain-b.jpg'), { force: true });
      await put(name);
      expect(await findPictureFaults(folder), name).toEqual([]);
      await rm(join(folder, name));
    }
  });

  test('a picture is judged by its bytes, whatever its name', async () => {
    const picture = sharp({ create: { width: 1500, height: 800, channels: 3, background: '#88a' } });
    const write = (bytes: Buffer) => writeFile(join(folder, 'plain-b.jpg'), bytes);
    for (const format of ['png', 'webp', 'avif'] as const) {
      await write(await picture.clone().toFormat(format).toBuffer());
      expect(await findPictureFaults(folder), format).toEqual([]);
    }
    for (const format of ['gif', 'tiff'] as const) {
      await write(await picture.clone().toFormat(format).toBuffer());
      await expectFault('plain-b.jpg', new RegExp(`^is ${format.toUpperCase()}: .* as JPEG`));
    }
    await write(Buffer.alloc(0));
    await expectFault('plain-b.jpg', /^is empty/);
  });

  test('a drawing passes; one with scripts, text, fonts or external links is refused', async () => {
    await rm(join(folder, 'plain-b.jpg'));
    const write = (inside: string, head = '') =>
      writeFile(
        join(folder, 'plain-b.svg'),
        `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="1500" height="800">${inside}</svg>`,
      );
    const clip =
      '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><path fill="#88a" d="M0 0h9v9z"/></g>';
    await write(`<title>A house</title>${clip}<use href="#a"/>`);
    expect(await findPictureFaults(folder)).toEqual([]);
    const refused: [RegExp, string[]][] = [
      [
        /script/,
        [
          '<script>alert(1)</script>',
          '<x:script xmlns:x="http://www.w3.org/2000/svg"/>',
          '<path d="M0 0" onload="alert(1)"/>',
          '<path\nonclick="a()"/>',
        ],
      ],
      [/text or fonts/, ['<text>Ann</text>', '<path font-family="Arial"/>', '<style>@font-face{}</style>']],
      [
        /another file/,
        [
          '<use x:href="a.svg#b"/>',
          "<image href='https://example.com/a.png'/>",
          '<a href="javascript:a()"><path/></a>',
        ],
      ],
      [/another file/, ['<path fill="url(https://example.com/a.svg#b)"/>', '<path fill="url( b.svg#c )"/>']],
      [/page in it/, ['<foreignObject><p/></foreignObject>', '<x:foreignObject/>']],
    ];
    for (const [reason, insides] of refused) {
      for (const inside of insides) {
        await write(inside);
        await expectFault('plain-b.svg', reason);
      }
    }
    await write('', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>');
    await expectFault('plain-b.svg', /entities/);
  });

  test('an animation or a multi-page picture is refused in every format', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 1500, height: 800, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#88a'), await frame('#a88')];
    const still = frames[0] ?? Buffer.alloc(0);
    // A PNG whose header is followed by the chunk with the number of frames.
    const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(control.subarray(4)));
    const files = {
      'plain-b.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'plain-b.avif': await readFile('tests/fixtures/animated.avif'),
      'plain-b.png': Buffer.concat([still.subarray(0, 33), control, crc, still.subarray(33)]),
    };
    await rm(join(folder, 'plain-b.jpg'));
    for (const [name, bytes] of Object.entries(files)) {
      await writeFile(join(folder, name), bytes);
      await expectFault(name, /^has more than one picture in it: save one of them as JPEG/);
      await rm(join(folder, name));
    }
  });

  test('invalid names are reported at the file, and system files ignored', async () => {
    for (const name of ['._plain-b.jpg', '.DS_Store', 'Thumbs.db', 'desktop.ini', '~$plain-b.jpg', 'plain-b.jpg~'])
      await writeFile(join(folder, name), Buffer.from([0, 5, 22, 7]));
    expect(await findPictureFaults(folder)).toEqual([]);
    for (const name of ['my photo #1 (50%).JPG', "it's.jpg", 'what?now.jpg', 'Küche.jpg', 'plain-b 2.jpg']) {
      await put(name);
      await expectFault(name, /^must be named in lowercase words joined by hyphens/);
      await rm(join(folder, name));
    }
    await mkdir(join(folder, 'old'));
    await put('old/plain-b.jpg');
    await expectFault('old/plain-b.jpg', /^is in a subfolder: move it/);
  });

  test.each([
    ['no entry in the catalogue', () => put('img-1234.jpg')],
    ['the name that a camera gives', () => put('IMG_1.JPG')],
    ['400 pixels of width, as a messenger hands it back', () => put('plain-b.jpg', 400)],
    ['the shape of a panorama', async () => write('plain-b.jpg', await draw(4000, 400))],
  ])('a picture with %s passes', async (_, change) => {
    await change();
    expect(await findPictureFaults(folder)).toEqual([]);
  });

  test('a camera picture is found under its lowercase name', async () => {
    const catalogue = join(folder, 'catalogue.yaml');
    await writeFile(catalogue, (await readFile(catalogue, 'utf8')).replace('plain-b', 'img-1'));
    await rm(join(folder, 'plain-b.jpg'));
    await put('IMG_1.JPG');
    expect(await findPictureFaults(folder)).toEqual([]);
    expect((await readSizes(folder)).get('img-1')).toEqual({ width: 1500, height: 800 });
  });

  const write = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 40 } } })
      .jpeg()
      .toBuffer();

  test.each<[what: string, change: () => Promise<unknown>, file: string, fix: RegExp, ...path: string[]]>([
    [
      'a missing file',
      () => rm(join(folder, 'plain-b.jpg')),
      'catalogue.yaml',
      /-b\.jpg is missing: add it/,
      'plain-b',
    ],
    ['both of two files for one slot', () => put('plain-b.png'), 'plain-b.png', /plain-b\.jpg.*keep one/],
    ['what is no picture', () => write('plain-b.jpg', 'a text'), 'plain-b.jpg', /cannot be read: .*again as JPEG/],
    ['a kind that no page can use', () => write('plain-b.tiff', ''), 'plain-b.tiff', /save it as JPEG/],
    [
      'a download that broke off',
      async () => {
        const whole = await draw(1500, 1000);
        await write('plain-b.jpg', whole.subarray(0, whole.length / 2));
      },
      'plain-b.jpg',
      /cannot be read/,
    ],
    ['one too narrow for any page', () => put('plain-b.jpg', 399), 'plain-b.jpg', /399 pixels wide.* at least 400/],
    [
      'a strip that AVIF may not hold',
      async () => write('plain-b.jpg', await draw(400, 4001)),
      'plain-b.jpg',
      /400 by 4001 pixels: crop it/,
    ],
    [
      'a file over 40 MB',
      () => truncate(join(folder, 'plain-b.jpg'), 40 * 1024 * 1024 + 1),
      'plain-b.jpg',
      /41 MB: save it under 40 MB/,
    ],
  ])('a picture with %s is refused', async (_, change, file, fix, ...path) => {
    await change();
    await expectFault(file, fix, ...path);
  });

  // The fixture is one uniform color in HEVC, as phones encode it (heif-enc).
  test('a refused HEIC file comes with export instructions, whatever its extension', async () => {
    await rm(join(folder, 'plain-b.jpg'));
    for (const name of ['plain-b.heic', 'plain-b.HEIC', 'plain-b.jpg']) {
      await copyFile('tests/fixtures/phone.heic', join(folder, name));
      await expectFault(name, /cannot be read: .*HEIC.*export it as JPEG/);
      await rm(join(folder, name));
    }
  });
});
