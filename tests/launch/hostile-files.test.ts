import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isIgnored } from '../../src/lib/content/check-content.ts';
import { formatFault } from '../../src/lib/content/fault.ts';
import { parseBySchema } from '../../src/lib/content/list-faults.ts';
import { listContentFiles, readContent } from '../../src/lib/content/read-content.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';
import { findPictureFaults } from '../../src/lib/pictures/check-pictures.ts';
import { areaSchema } from '../../src/lib/schemas/area.ts';
import { reviewSchema } from '../../src/lib/schemas/review.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { getPicture } from './hostile-pictures.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
}, 60_000);
afterAll(() => copy.remove());

const at = (file: string) => join(copy.root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
function put(file: string, content: string | Buffer) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
}
const replace = (file: string, from: string | RegExp, to: string) => {
  expect(read(file)).toMatch(from);
  put(file, read(file).replace(from, to));
};
const build = (variables = {}) => copy.run(variables, 'astro', 'build');

/** Restores the original copy. */
const restore = () => {
  for (const args of [
    ['checkout', '--quiet', '.'],
    ['clean', '--quiet', '-fd', '-e', 'node_modules'],
  ])
    execFileSync('git', args, { cwd: copy.root });
  rmSync(at('.env'), { force: true });
};

/** Expects a build to fail with each of these messages, and without a stack trace. */
function expectRefusal(variables: Record<string, string>, ...said: (string | RegExp)[]) {
  const { status, output } = build(variables);
  expect(status, output).toBe(1);
  for (const words of said) expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$|Browser APIs/m);
}

const reviews = 'src/content/reviews.yaml';
const firstText = /(?<=^ {2}text: ).*/m;

// Each rule also has its own test next to the reader of content, the check of pictures and the settings.
describe('a build', () => {
  afterEach(restore);

  test('a build refuses errors in content with the file, the field and the fix', () => {
    const area = read('src/content/areas/briargate.yaml');
    replace(reviews, firstText, 'They are our # 1 choice and came back for the garage.');
    replace('src/content/legal/privacy-policy.md', /^This page says/m, 'This <Ana> page says');
    put('src/content/areas/briargate.yaml', Buffer.from(`\ufeff${area}`, 'utf16le'));
    put('src/content/areas/briargate 2.yaml', area);
    expectRefusal(
      {},
      /reviews\.yaml: #1\.text: .*"# 1 choice and came back for the garage\.".* double quotes/,
      /privacy-policy\.md: .*<Ana>.* another way/,
      /briargate\.yaml: is saved as UTF-16.*UTF-8/,
      /areas\/briargate 2\.yaml: must be named in lowercase words/,
    );
  });

  test('a build refuses invalid pictures and picture names', async () => {
    const { heic, cut } = await getPicture();
    rmSync(at('src/pictures/house-timber.svg'));
    put('src/pictures/house-timber.jpg', heic);
    put('src/pictures/area-redrock.jpg', cut);
    copyFileSync(at('src/pictures/hero-home-clean.jpg'), at('src/pictures/what?now.JPG'));
    expectRefusal(
      {},
      /house-timber\.jpg: .*HEIC.*export it as JPEG/,
      /area-redrock\.jpg: cannot be read: .*JPEG/,
      /what\?now\.JPG: must be named in lowercase words/,
    );
  });

  test('a build refuses an invalid setting in one line, without its secret', () => {
    const { status, output } = build({ SITE_URL: 'https://user:pw@example.com/' });
    expect([status, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(/SITE_URL: .*user/)]]);
    expect(output).not.toContain('pw');
  });

  test('a build refuses an unknown name in .env, as the launch check does', () => {
    put('.env', 'QUOTE_MAIL_ULR=smtps://me:pass@mail.example.org\n');
    for (const { status, output } of [build(), copy.run({}, 'node', 'scripts/check-launch.ts', '--offline')]) {
      expect([status, output]).toEqual([1, expect.stringMatching(/QUOTE_MAIL_ULR is not a setting/)]);
      expect(output).not.toMatch(/me:pass|^\s+at /m);
    }
  });
});

/**
 * Characters with a meaning in YAML, Markdown, HTML, an encoding or a terminal, and words that YAML parses as another
 * type.
 */
const signs = [
  ...'#&*!:-"\'\\%@`|>[],?~=$<',
  ...'\t\u2028\u00a0\u200d\u202e\u0000\u000b\u0085\r\ue000\uffff\ufeff\ufffdé😀',
  ...' # §: § - §- §, §{a b}§<b>§</script>§<!--§&amp;§---§...§e\u0301§null§word§true§12§ §yes§0x1F§1e3§2026-11-20§$&'.split(
    '§',
  ),
  '\ud83d',
];
const words = fc.oneof(
  fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
);
const styles: Record<string, (text: string) => string> = {
  plain: (text) => text,
  'in double quotes': (text) => JSON.stringify(text),
  'in single quotes': (text) => `'${text.replaceAll("'", "''")}'`,
  literal: (text) => `|\n    ${text}`,
  folded: (text) => `>-\n    ${text}`,
};
const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
};
const runs = { numRuns: 600, seed: 43 };
const isFaultOf = (file: string) => ({ file, path: expect.any(Array), message: expect.stringMatching(/.+:? .+/s) });

describe('what the reader of content takes', () => {
  const taken = new Map<string, string>();
  const names = new Map<string, string>();
  const slugs = new Set<string>();

  test('text is read whole; any other value is refused with file, field and fix', () => {
    const styled = fc.tuple(words, fc.constantFrom(...Object.keys(styles)), fc.constantFrom(...Object.keys(encodings)));
    let refused = 0;
    fc.assert(
      fc.property(styled, ([text, style, encoding]) => {
        // Characters that an encoding lacks are lost before they are read, and a line break would start another line of
        // the file.
        fc.pre(encoding !== 'Latin-1' || /^[\0-\xff]*$/.test(text));
        fc.pre(!/[\n]/.test(text) && (style !== 'plain' || !/^\s*["'|>[{]/.test(text)));
        const entry = `- id: a\n  name: Ann\n  location: Home\n  rating: 5\n  date: 2026-11-05\n  service: Glass\n  sample: true\n  text: ${styles[style]?.(text)}\n`;
        const source = parseContentSource(reviews, encodings[encoding]?.(entry) ?? '');
        const { data, faults } = parseBySchema(source, z.array(reviewSchema));
        if (!data) {
          refused += 1;
          expect(faults.length).toBeGreaterThan(0);
          for (const fault of faults) expect(fault).toMatchObject(isFaultOf(reviews));
          return;
        }
        expect(data.map((each) => each.text)).toEqual([text.trim()]);
        if (text.trim()) taken.set(entry, text.trim());
      }),
      runs,
    );
    expect(taken.size).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });

  test('a name is read whole, apart from white space and bullets', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aZ9 -.’é°&"\'#:łя中\u200b'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(letters, words), fc.constantFrom('plain', 'in double quotes'), (text, style) => {
        fc.pre(!/\n/.test(text) && (style !== 'plain' || !/^\s*["'|>[{]/.test(text)));
        const written = styles[style]?.(text) ?? '';
        const entry = `name: ${written}\nlabel: ${written}\norder: 20\nzips: ["80920"]\nzone: city\nnear: [downtown, fountain]\n`;
        const file = 'src/content/areas/place.yaml';
        const { data, faults } = parseBySchema(parseContentSource(file, entry), areaSchema);
        for (const fault of faults) expect(fault).toMatchObject(isFaultOf(file));
        if (!data) return;
        const plain = (words: string) => words.replaceAll(/[\s•▪◦‣,]+/g, '');
        expect([data.name, data.label].map(plain)).toEqual([plain(text), plain(text)]);
        expect(data.name).not.toMatch(/\n|\s{2}/);
        const folded = text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        if (folded && !text.includes('{')) names.set(folded, written);
      }),
      runs,
    );
    expect(names.size).toBeGreaterThan(24);
  });

  test('a misnamed file is reported, and a file that no one reads ignored', () => {
    const root = mkdtempSync(join(tmpdir(), 'names-'));
    const name = fc.oneof(
      fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}\.yaml$/),
      fc.stringMatching(/^[a-zA-Z0-9 ._~$#()'-]{1,12}\.(yaml|yml|YAML|md|txt)$/),
      words.map((text) => `${text}.yaml`),
      words,
    );
    const files = fc.sample(
      name.filter((text) => !/[/\0]/.test(text) && !/^\.{1,2}$/.test(text) && Buffer.byteLength(text) < 200),
      runs,
    );
    for (const each of files) {
      mkdirSync(join(root, 'src/content/areas'), { recursive: true });
      writeFileSync(join(root, 'src/content/areas', Buffer.from(each).toString()), 'name: A\n');
    }
    const { faults } = readContent(root);
    for (const file of listContentFiles(root)) {
      const own = faults.filter((fault) => fault.file === file).map(formatFault);
      if (isIgnored(file)) {
        expect(own, file).toEqual([]);
        continue;
      }
      expect(own.length, file).toBeGreaterThan(0);
      const isRight = /^src\/content\/areas\/[a-z0-9]+(-[a-z0-9]+)*\.(yaml|md)$/.test(file);
      expect(
        own.some((line) => line.includes('must be named')),
        file,
      ).toBe(!isRight);
      if (isRight && file.endsWith('.yaml')) slugs.add(file.replace(/^.*\//, '').replace('.yaml', ''));
    }
    rmSync(root, { recursive: true });
    expect(slugs.size).toBeGreaterThan(50);
  });

  test('accepted text appears whole on the built pages', async () => {
    // Names that elements of pages and of the map already have.
    const free = ['main', 'menu', 'zip', 'road', ...slugs];
    const chosen = [...names.values()]
      .slice(0, 24)
      .map((name, index) => ({ name, slug: free[index], zip: 70_000 + index }));
    const rows = chosen.map(({ zip }) => `    - { zip: "${zip}", places: Somewhere }\n`).join('');
    replace('src/content/zip-codes.yaml', /^ {2}zips:\n/m, `  zips:\n${rows}`);
    for (const { name, slug, zip } of chosen)
      put(
        `src/content/areas/${slug}.yaml`,
        `name: ${name}\nlabel: ${name}\norder: 20\nzips: ["${zip}"]\nzone: city\nnear: [briargate, downtown]\nmap: { latitude: 38.86, longitude: ${-105.1 + (zip % 500) / 1000} }\n`,
      );
    const entries = [...taken.keys()].map((entry, index) => entry.replace('id: a', `id: case-${index}`));
    const texts = [...taken.values()];
    put(reviews, entries.join(''));
    const { faults } = readContent(copy.root);
    for (const fault of faults) expect(fault).toMatchObject(isFaultOf(reviews));
    const faulty = new Set(faults.map(({ path }) => path[0]));
    put(reviews, entries.filter((_, index) => !faulty.has(index)).join(''));
    const wanted = texts.filter((_, index) => !faulty.has(index));
    expect(wanted.length).toBeGreaterThan(100);

    const pictures = await getPicture();
    const shown = {
      'gallery-windows-after.Jpg': pictures.plain,
      'gallery-windows-before.PNG': pictures.turned,
      'gallery-house-washing-after.jpeg': pictures.asPng,
      'gallery-house-washing-before.WebP': pictures.webp,
      'gallery-concrete-after.AVIF': pictures.avif,
    };
    for (const [name, bytes] of Object.entries(shown)) {
      for (const file of globSync(`src/pictures/${name.replace(/\..*/, '')}.*`, { cwd: copy.root })) rmSync(at(file));
      put(`src/pictures/${name}`, bytes);
    }
    put('src/pictures/._gallery-windows-after.jpg', Buffer.from([0, 5, 0x16, 7]));
    expect(await findPictureFaults(at('src/pictures'))).toEqual([]);

    const { status, output } = build();
    expect(status, output.slice(-3000)).toBe(0);
    const readMarkup = (html: string) =>
      html.replace(
        /&(?:#x27|quot|lt|gt|amp);/g,
        (sign) => ({ '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' })[sign] ?? sign,
      );
    const said = [
      ...read('dist/reviews.html').matchAll(/<li[^>]*>(?:(?!<\/li>)[\s\S])*?<blockquote>([\s\S]*?)<\/blockquote>/g),
    ].map(([, text = '']) => readMarkup(text));
    for (const text of wanted) expect(said).toContain(text.replaceAll(' °', '\u00a0°'));
    const served = readMarkup(read('dist/areas-served.html').replaceAll('<!-- -->', ''));
    for (const { name, slug } of chosen) {
      expect(served, slug).toContain(
        `translate="no">${parse(`name: ${name}`).name.trim().replaceAll(' °', '\u00a0°')}<i class`,
      );
    }

    // None of these areas has a page.
    for (const file of globSync('**/*.{html,svg,json}', { cwd: at('dist') })) {
      const text = read(`dist/${file}`);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) < index),
        file,
      ).toEqual([]);
      const links = [...text.matchAll(/"(\/areas-served\/[^"#?]*)"/g)].map(([, link]) => link);
      expect(
        links.filter((link) => !existsSync(at(`dist${link}.html`))),
        file,
      ).toEqual([]);
    }

    const html = read('dist/gallery.html');
    for (const [name, bytes] of Object.entries(shown)) {
      const slot = name.replace(/\..*/, '');
      const original = sharp(bytes).autoOrient();
      const { autoOrient } = await original.metadata();
      const [, src = '', width, height] =
        new RegExp(`class="picture-${slot}" src="([^"]*)"[^>]*width="(\\d+)" height="(\\d+)"`).exec(html) ?? [];
      expect(Number(width) / Number(height), slot).toBeCloseTo(autoOrient.width / autoOrient.height, 1);
      const made = await sharp(at(`dist${src}`)).metadata();
      expect([made.width, made.height], slot).toEqual([Number(width), Number(height)]);
      const corners = (picture: Sharp) =>
        picture.flatten({ background: 'white' }).resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      const [want, got] = [await corners(sharp(await original.toBuffer())), await corners(sharp(at(`dist${src}`)))];
      for (const [index, value] of want.entries()) expect(Math.abs(value - (got[index] ?? 0)), slot).toBeLessThan(24);
    }
    restore();
  }, 600_000);
});

describe('what the picture check takes', () => {
  test('an accepted picture decodes like the encoder, and any other is reported', async () => {
    const { plain, asPng, webp, avif } = await getPicture();
    const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
    const damage = fc.record({
      base: fc.constantFrom(plain, asPng, webp, avif),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      bytes: fc.uint8Array({ maxLength: 40 }),
      how: fc.constantFrom('cut', 'overwrite', 'insert', 'append', 'prefix', 'none'),
      ending: fc.constantFrom('.jpg', '.JPG', '.Jpg', '.png', '.webp', '.avif', '.gif', '.tiff'),
    });
    const cases = fc.sample(damage, { numRuns: 300, seed: 43 }).map(({ base, from, bytes, how, ending }, index) => {
      const place = Math.floor(base.length * from);
      const damaged = {
        cut: base.subarray(0, place),
        overwrite: Buffer.concat([base.subarray(0, place), bytes, base.subarray(place + bytes.length)]),
        insert: Buffer.concat([base.subarray(0, place), bytes, base.subarray(place)]),
        append: Buffer.concat([base, bytes]),
        prefix: Buffer.concat([bytes, base]),
        none: base,
      }[how];
      return { name: `case-${index}${ending}`, bytes: Buffer.from(damaged ?? '') };
    });
    for (const { name, bytes } of cases) writeFileSync(join(folder, name), bytes);
    const entry = { alt: 'A house', focal: [50, 50], credit: 'Ann', property: 'home' };
    const slots = cases.map(({ name }) => [name.replace(/\..*/, ''), entry]);
    writeFileSync(join(folder, 'catalogue.yaml'), JSON.stringify(Object.fromEntries(slots)));
    const faults = await findPictureFaults(folder);
    for (const fault of faults) expect(fault).toMatchObject(isFaultOf(fault.file));
    const refused = new Set(faults.map(({ file }) => file));
    const accepted = cases.filter(({ name }) => !refused.has(`${folder}/${name}`));
    expect(accepted.length).toBeGreaterThan(50);
    expect(refused.size).toBeGreaterThan(100);
    for (const { name, bytes } of accepted) {
      const { width, height } = (await sharp(bytes).metadata()).autoOrient;
      // Opens it as Astro does: every frame, and everything that is readable in a broken one.
      const { info } = await sharp(bytes, { failOn: 'none', pages: -1 })
        .rotate()
        .jpeg()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], name).toEqual([width, height]);
    }
    rmSync(folder, { recursive: true });
  }, 120_000);

  test('every undecodable picture of many is reported', async () => {
    const { heic, cut } = await getPicture();
    const folder = mkdtempSync(join(tmpdir(), 'many-'));
    const names = Array.from({ length: 16 }, (_, index) => `case-${index}`);
    const entry = { alt: 'A house', focal: [50, 50], credit: 'Ann', property: 'home' };
    writeFileSync(
      join(folder, 'catalogue.yaml'),
      JSON.stringify(Object.fromEntries(names.map((name) => [name, entry]))),
    );
    for (const [index, name] of names.entries()) {
      writeFileSync(join(folder, `${name}.jpg`), index % 2 ? heic : cut);
      appendFileSync(join(folder, `${name}.jpg`), `${Date.now()} ${name}`);
    }
    expect((await findPictureFaults(folder)).map(({ file }) => file).sort()).toEqual(
      names.map((name) => `${folder}/${name}.jpg`).sort(),
    );
    rmSync(folder, { recursive: true });
  });
});
