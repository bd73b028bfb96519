import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business } from '../../src/lib/schemas/business.ts';
import { findFile, pageFiles, readPage, routeOf, textOf } from './site-files.ts';

const { address, brand, phone } = business.parse(parse(readFileSync('src/content/business.yaml', 'utf8')));

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style, not validity: the compiler writes void elements either way and does not wrap long lines.
    'void-style': 'off',
    // React writes srcSet and the like; the names of attributes know no case.
    'attr-case': 'off',
    // A fieldset may take its name from aria-label; a legend out of sight would be text that is cut off.
    'wcag/h71': 'off',
    // The thank-you screen has a heading of role alone, so that the page keeps one h1.
    'prefer-native-element': ['error', { exclude: ['heading'] }],
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Telephone numbers and names are kept together with `white-space: nowrap` instead of special characters.
    'tel-non-breaking': 'off',
    // The hashes of the security policy need no integrity attribute on our own files.
    'require-sri': 'off',
  },
});

describe('every built page', () => {
  test.each(pageFiles)('%s is valid HTML', async (name) => {
    const report = await validator.validateString(readPage(name), name);
    const found = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });

  test.each(pageFiles)('%s has one h1 and skips no heading level in its content', (name) => {
    const html = readPage(name);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
    expect(jumps).toEqual([]);
  });
});

describe('names', () => {
  /** What no browser translates. */
  const readKept = (name: string) =>
    [...readPage(name).matchAll(/<(\w+)[^>]*\stranslate="no"[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , html]) =>
      textOf(html ?? ''),
    );
  const readContent = (name: string) => parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));

  test.each(pageFiles)('%s keeps the brand and the town it is based in', (name) => {
    const kept = readKept(name).join('|');
    expect(kept).toContain(brand);
    expect(kept).toContain(address.locality);
  });

  test.each(pageFiles.filter((name) => name.startsWith('areas-served/')))('%s keeps its places and people', (name) => {
    const kept = readKept(name).join('|');
    const [, , area = '', ...page] = name.replace('.html', '').split('/');
    const { neighborhoods = [], testimonial } = readContent(`area-pages/${area}/${page.join('-')}`);
    const names = [readContent(`areas/${area}`).name, ...neighborhoods, ...(testimonial ? [testimonial.author] : [])];
    const shown = textOf(readPage(name));
    // A launch leaves samples out.
    expect(names.filter((each) => shown.includes(each) && !kept.includes(each))).toEqual([]);
  });

  test('are kept in the lists of areas, Denver places and reviews', () => {
    const { denver } = readContent('pages/areas-served');
    const areas = readKept('areas-served.html').join('|');
    expect(denver.places.filter((place: string) => !areas.includes(place))).toEqual([]);
    expect(areas).toMatch(/Fountain 80817/);
    const people = readKept('reviews.html').join('|');
    const authors: string[] = readContent('reviews').map(({ name }: { name: string }) => name);
    const reviews = textOf(readPage('reviews.html'));
    expect(authors.filter((name) => reviews.includes(name) && !people.includes(name))).toEqual([]);
  });
});

describe('links', () => {
  const ids = new Map(
    pageFiles.map((name) => [
      routeOf(name),
      new Set([...readPage(name).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ]),
  );

  test.each(pageFiles)('%s leads nowhere that does not exist', (name) => {
    const hrefs = [...readPage(name).matchAll(/\shref="([^"]+)"/g)].map((match) =>
      (match[1] ?? '').replaceAll('&amp;', '&'),
    );
    const dead = hrefs.filter((href) => {
      if (!/^[/#]/.test(href)) return false;
      const [address = '', fragment] = href.split('#');
      const route = address.split('?')[0] || routeOf(name);
      const file = findFile(route);
      if (!file) return true;
      // A drawing that the page uses has ids, too.
      return fragment ? !(ids.get(route)?.has(fragment) ?? readPage(file).includes(`id="${fragment}"`)) : false;
    });
    expect(dead).toEqual([]);
  });

  test.each(pageFiles)('%s names every link', (name) => {
    const links = [...readPage(name).matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)];
    const nameless = links.filter(
      ([, attributes = '', content = '']) =>
        textOf(content) === '' && !/aria-label="[^"]+"/.test(attributes) && !/alt="[^"]+"/.test(content),
    );
    expect(nameless.map((link) => link[0])).toEqual([]);
  });
});

test('no link to call has an attribute by which the analytics script would hold the call back', () => {
  const calls = pageFiles.flatMap((name) => readPage(name).match(/<a\b[^>]*\shref="tel:[^>]*>/g) ?? []);
  expect(calls.length).toBeGreaterThan(pageFiles.length);
  expect(calls.filter((tag) => tag.includes('data-umami-event'))).toEqual([]);
});

describe('titles and descriptions', () => {
  const heads = pageFiles.map((name) => {
    const html = readPage(name);
    return {
      name,
      title: textOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
      description: textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    };
  });

  test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
    const byText = Map.groupBy(heads, (head) => head[part]);
    const shared = [...byText.values()].filter((same) => same.length > 1).map((same) => same.map((head) => head.name));
    expect(shared).toEqual([]);
  });

  test.each(heads)(
    '$name: the description is whole, and neither is cut by search engines',
    ({ title, description }) => {
      // A company may have a longer name than the search engines have room for.
      const words = title.replace(` | ${brand}`, '');
      expect(words.length).toBeGreaterThan(10);
      expect(words.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(title + description).not.toMatch(/[{}]/);
    },
  );

  test('area pages give the phone number in their description', () => {
    const silent = heads.filter(
      ({ name, description }) => name.startsWith('areas-served/') && !description.includes(phone.display),
    );
    expect(silent).toEqual([]);
  });
});
