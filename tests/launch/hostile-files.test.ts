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
import { formatFault } from '../../src/lib/content/fault.ts';
import { parseBySchema } from '../../src/lib/content/list-faults.ts';
import { listContentFiles, readContent } from '../../src/lib/content/read-all.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';
import { findPictureFaults } from '../../src/lib/pictures/check-pictures.ts';
import { area as areaSchema } from '../../src/lib/schemas/area.ts';
import { review } from '../../src/lib/schemas/review.ts';
import { getPicture } from './hostile-pictures.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

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

/** Puts the copy back to how it was. */
const restore = () => {
  for (const args of [
    ['checkout', '--quiet', '.'],
    ['clean', '--quiet', '-fd', '-e', 'node_modules'],
  ])
    execFileSync('git', args, { cwd: copy.root });
  rmSync(at('.env'), { force: true });
};

/** A build that must not go through says each of these, and where in our code nothing. */
function expectRefusal(variables: Record<string, string>, ...said: (string | RegExp)[]) {
  const { status, output } = build(variables);
  expect(status, output).toBe(1);
  for (const words of said) expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$|Browser APIs/m);
}

const reviews = 'src/content/reviews.yaml';
const firstText = /(?<=^ {2}text: ).*/m;

describe('a build', () => {
  afterEach(restore);

  test('refuses texts of which YAML would leave something out, each by its field and with the fix', () => {
    replace(reviews, firstText, 'They are our # 1 choice and came back for the garage.');
    replace(reviews, /(?<=^ {2}text: )".*/m, '&Co did a great job on the glass, thank you.');
    replace(reviews, /(?<=^ {2}text: )".*/m, '!Wow they cleaned every single pane of it.');
    replace(reviews, /(?<=^ {2}text: )".*/m, '"They came\\u000b on \\uD83D time\\u0000 We stopped"');
    replace('src/content/areas/briargate.yaml', 'Briargate', '*area');
    replace('src/content/services/residential/window-cleaning.yaml', /(?<=^name: ).*/m, '# Windows');
    expectRefusal(
      {},
      /window-cleaning\.yaml: name: .*"# Windows" for a comment/,
      /reviews\.yaml: #1\.text: .*"# 1 choice and came back for the garage\.".* double quotes/,
      /reviews\.yaml: #2\.text: .*&Co .* double quotes/,
      /reviews\.yaml: #3\.text: .*!Wow .* double quotes/,
      /reviews\.yaml: #4\.text: .*U\+000B/,
      /briargate\.yaml: name: .*\*area .* double quotes/,
    );
  });

  test('refuses tags in a legal text, which no page shows', () => {
    replace('src/content/legal/privacy-policy.md', /^This page says/m, 'This <Ana> page says');
    replace('src/content/legal/terms-of-service.md', /^These terms/m, '<!-- later -->\nThese terms');
    expectRefusal({}, /privacy-policy\.md: .*<Ana>.* other words/, /terms-of-service\.md: .*<!-- later -->/);
  });

  test('refuses files in another encoding by its name, line and fix, and reads one with a byte-order mark', () => {
    const named = read(reviews).replace(firstText, '"José said we’d stopped noticing."');
    put(reviews, Buffer.from(named.replace('’', '\u0092'), 'latin1'));
    put(
      'src/content/areas/briargate.yaml',
      Buffer.from(`\ufeff${read('src/content/areas/briargate.yaml')}`, 'utf16le'),
    );
    put('src/content/legal/privacy-policy.md', `\ufeff${read('src/content/legal/privacy-policy.md')}`);
    put('src/content/legal/terms-of-service.md', `\n${read('src/content/legal/terms-of-service.md')}`);
    put('src/content/prices.yaml', `\ufeff${read('src/content/prices.yaml').replaceAll('\n', '\r\n')}`);
    expectRefusal(
      {},
      /reviews\.yaml: is saved as Windows-1252.*UTF-8 \(line 6\)/,
      /briargate\.yaml: is saved as UTF-16.*UTF-8/,
    );
    restore();
    put('src/content/legal/privacy-policy.md', `\ufeff${read('src/content/legal/privacy-policy.md')}`);
    put('src/content/legal/terms-of-service.md', `\n${read('src/content/legal/terms-of-service.md')}`);
    put('src/content/prices.yaml', `\ufeff${read('src/content/prices.yaml').replaceAll('\n', '\r\n')}`);
    expect(readContent(copy.root).faults).toEqual([]);
  });

  test('passes over what systems leave in the folders, and refuses copies and other names by the rule', () => {
    const area = read('src/content/areas/briargate.yaml');
    for (const name of [
      '._briargate.yaml',
      '.DS_Store',
      'Thumbs.db',
      'desktop.ini',
      '~$briargate.yaml',
      'briargate.yaml~',
    ])
      put(`src/content/areas/${name}`, Buffer.from([0, 5, 0x16, 7]));
    for (const name of ['._house-timber.jpg', '.DS_Store', 'Thumbs.db', 'desktop.ini', '.house-timber.jpg.swp'])
      put(`src/pictures/${name}`, Buffer.from([0, 5, 0x16, 7]));
    expect(readContent(copy.root).faults).toEqual([]);
    for (const name of [
      'briargate 2',
      'briargate (1)',
      'briargate - Copy',
      "briargate (Ann's conflicted copy 2026-11-25)",
    ])
      put(`src/content/areas/${name}.yaml`, area);
    put('src/content/areas/Café District.yaml', area.replace('Briargate', 'Café District'));
    put('src/content/areas/briargate.yaml.txt', area);
    expectRefusal(
      {},
      /areas\/briargate 2\.yaml: must be named in lowercase words/,
      /areas\/briargate \(1\)\.yaml: must be/,
      /areas\/briargate - Copy\.yaml: must be/,
      /conflicted copy 2026-11-25\)\.yaml: must be/,
      /Café District\.yaml: must be .* cafe-district\.yaml/,
      /briargate\.yaml\.txt: must .* end in \.yaml/,
    );
    restore();
    put('src/content/areas/briargate-2.yaml', area);
    put('src/content/areas/northgate.yaml', area.replaceAll('Briargate', 'Northgate'));
    expectRefusal(
      {},
      /briargate\.yaml: name: .*briargate-2\.yaml|briargate-2\.yaml: name: .*briargate\.yaml/,
      /northgate\.yaml: zips: 80920 .*name both .*zip-codes\.yaml/,
    );
  });

  test('refuses pictures by their bytes and names, at the file', async () => {
    const { heic, gif, animated, cut } = await getPicture();
    put('src/pictures/house-timber.jpg', heic);
    put('src/pictures/area-brick-loft.jpg', gif);
    put('src/pictures/area-estate.jpg', animated);
    put('src/pictures/area-redrock.jpg', cut);
    put('src/pictures/area-victorian.jpg', readFileSync('tests/fixtures/animated.avif'));
    put('src/pictures/pikes-peak.jpg', '');
    copyFileSync(at('src/pictures/hero-home-clean.jpg'), at('src/pictures/what?now.JPG'));
    copyFileSync(at('src/pictures/hero-home-clean.jpg'), at('src/pictures/my photo #1 (50%).jpg'));
    copyFileSync(at('src/pictures/hero-home-clean.jpg'), at('src/pictures/ku\u0308che.jpg'));
    expectRefusal(
      {},
      /house-timber\.jpg: .*HEIC.*export it as JPEG/,
      /area-brick-loft\.jpg: is GIF: .*JPEG/,
      /area-estate\.jpg: has more than one picture/,
      /area-redrock\.jpg: cannot be read: .*JPEG/,
      /area-victorian\.jpg: has more than one picture/,
      /pikes-peak\.jpg: is empty/,
      /what\?now\.JPG: must be named .* what-now\.jpg/,
      /my photo #1 \(50%\)\.jpg: must be named .* my-photo-1-50\.jpg/,
      /che\.jpg: must be named .* kuche\.jpg/,
    );
  });

  test('names the file that is missing or no longer YAML, and nothing that follows from it', () => {
    rmSync(at('src/content/business.yaml'));
    expectRefusal({}, /business\.yaml: is missing/);
    expect(readContent(copy.root).faults).toHaveLength(1);
    restore();
    replace('src/pictures/catalogue.yaml', 'hero-home-clean:', 'hero-home-clean: "');
    expectRefusal({}, /src\/pictures\/catalogue\.yaml: is not valid YAML/);
  });

  test.each([
    ['https://example.com/sub/', /SITE_URL.*without path.*remove \/sub\//],
    ['https://user:pw@example.com/', /SITE_URL: .*user/],
  ])('refuses SITE_URL=%s with the reason', (SITE_URL, reason) => {
    const { status, output } = build({ SITE_URL });
    expect([status, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(reason)]]);
    expect(output).not.toContain('pw');
  });

  test.each([
    [
      'bytes that are no UTF-8',
      Buffer.from('SITE_URL=https://www.example.org\n', 'utf16le'),
      /\.env is saved as UTF-16/,
    ],
    ['a misspelled name', 'SITE_ULR=https://www.example.org\n', /line 1: SITE_ULR .* SITE_URL\?/],
    ['a name that nobody knows', '\nQUOTE_COLOR=red\n', /line 2: QUOTE_COLOR /],
    [
      'a line without a sign between name and value',
      'SITE_URL: https://www.example.org\n',
      /line 1: must be NAME=value/,
    ],
    ['a value that Node would cut', 'QUOTE_MAIL_URL=smtps://me:pa#ss@mail.example.org\n', /line 1: .*quotation marks/],
  ])('tells of %s in .env', (_, text, reason) => {
    put('.env', text);
    const { status, output } = build();
    expect([status, output]).toEqual([1, expect.stringMatching(reason)]);
    expect(output).not.toMatch(/pa#ss|^\s+at /m);
    const launch = copy.run({}, 'node', 'scripts/check-launch.ts', '--offline');
    expect([launch.status, launch.output]).toEqual([1, expect.stringMatching(reason)]);
  });
});

/** What means something to YAML, Markdown, HTML, an encoding or a terminal, and words that YAML takes for something else. */
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

  test('of a text is all that was written; of anything else it names file, field and fix', () => {
    const styled = fc.tuple(words, fc.constantFrom(...Object.keys(styles)), fc.constantFrom(...Object.keys(encodings)));
    let refused = 0;
    fc.assert(
      fc.property(styled, ([text, style, encoding]) => {
        // What an encoding cannot say is lost before we see it, and a line of its own would be another line of the file.
        fc.pre(encoding !== 'Latin-1' || /^[\0-\xff]*$/.test(text));
        fc.pre(!/[\n]/.test(text) && (style !== 'plain' || !/^\s*["'|>[{]/.test(text)));
        const entry = `- id: a\n  name: Ann\n  location: Home\n  rating: 5\n  date: 2026-11-05\n  service: Glass\n  sample: true\n  text: ${styles[style]?.(text)}\n`;
        const source = parseContentSource(reviews, encodings[encoding]?.(entry) ?? '');
        const { data, faults } = parseBySchema(source, z.array(review));
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

  test('of a name is all that was written, too, and can be drawn', () => {
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
        expect([data.name, data.label]).toEqual([text.trim(), text.trim()]);
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

  test('as a file is named by the rule, and everything else is told or nobody’s', () => {
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

  test('stands whole on the pages, once it is built', async () => {
    // What elements of pages and of the map are called.
    const free = ['main', 'menu', 'zip', 'road', ...slugs];
    const chosen = [...names.values()]
      .slice(0, 24)
      .map((name, index) => ({ name, slug: free[index], zip: 70_000 + index }));
    const rows = chosen.map(({ zip }) => `    - { zip: "${zip}", places: Somewhere }\n`).join('');
    replace('src/content/zip-codes.yaml', /^ {2}zips:\n/m, `  zips:\n${rows}`);
    for (const { name, slug, zip } of chosen)
      put(
        `src/content/areas/${slug}.yaml`,
        `name: ${name}\nlabel: ${name}\norder: 20\nzips: ["${zip}"]\nzone: city\nnear: [briargate, downtown]\nmap: { x: ${zip % 700}, y: 300 }\n`,
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
      expect(served, slug).toContain(`translate="no">${parse(`name: ${name}`).name.trim()} <small>`);
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
  test('decodes as the encoder decodes it, whatever happened to the bytes; the rest is told at the file', async () => {
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
      // As Astro opens it: every frame, and whatever can be read of a broken one.
      const { info } = await sharp(bytes, { failOn: 'none', pages: -1 })
        .rotate()
        .jpeg()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], name).toEqual([width, height]);
    }
    rmSync(folder, { recursive: true });
  }, 120_000);

  test('finds every one of many pictures that cannot be decoded, whatever else is decoded meanwhile', async () => {
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
