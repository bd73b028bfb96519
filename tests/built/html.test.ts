import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { businessSchema } from '../../src/lib/schemas/business.ts';
import { findFile, readHead, readPages, textOf } from './site-files.ts';

const { brand, phone, email, notices } = businessSchema.parse(parse(readFileSync('src/content/business.yaml', 'utf8')));
const pages = readPages();
const isArea = ({ route }: { route: string }) => route.startsWith('/areas-served/');

/** Rules of the HTML standard. Biome and axe check style and accessibility. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes srcSet; attribute names are case-insensitive.
    'attr-case': 'off',
    // The thank-you screen has a heading by role, so that the page keeps one h1.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
});

test('every page is valid HTML', async () => {
  const reports = await Promise.all(pages.map(({ html, file }) => validator.validateString(html, file)));
  const faults = reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`),
    ),
  );
  expect(faults).toEqual([]);
});

test('every page has one h1 and no unresolved fact', () => {
  const faults = pages.filter(
    ({ document, main }) => document.querySelectorAll('h1').length !== 1 || /\{\w+\}/.test(textOf(main)),
  );
  expect(faults.map(({ route }) => route)).toEqual([]);
});

test('no line breaks at the hyphen of W-9', () => {
  const faults = pages.filter(({ main }) => textOf(main).includes('W-9'));
  expect(faults.map(({ route }) => route)).toEqual([]);
});

describe('links', () => {
  const targets = new Map(
    pages.map(({ route, document }) => [route, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
  );

  test('every link leads to an existing page, file or anchor', () => {
    const faults = pages.flatMap(({ route, document }) =>
      document
        .querySelectorAll('[href]')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => {
          if (!/^[/#]/.test(href)) return false;
          const [address = '', fragment] = href.split('#');
          const target = address.split('?')[0] || route;
          const file = findFile(target);
          if (!file) return true;
          // The ids inside a drawing come from its file.
          const hasId = (id: string) =>
            targets.get(target)?.has(id) ?? readFileSync(`dist/${file}`, 'utf8').includes(`id="${id}"`);
          return fragment ? !hasId(fragment) : false;
        })
        .map((href) => `${route}: ${href}`),
    );
    expect(faults).toEqual([]);
  });

  test('every link has a name', () => {
    const faults = pages.flatMap(({ route, document }) =>
      document
        .querySelectorAll('a')
        .filter(
          (link) => !textOf(link) && !link.getAttribute('aria-label') && !link.querySelector('img[alt]:not([alt=""])'),
        )
        .map((link) => `${route}: ${link.outerHTML}`),
    );
    expect(faults).toEqual([]);
  });

  test('phone and mail links lead to the company only, on every page', () => {
    const faults = pages.flatMap(({ route, document }) => {
      const hrefs = document
        .querySelectorAll('a[href^="tel:"], a[href^="mailto:"]:not([href^="mailto:?"])')
        .map((link) => link.getAttribute('href'));
      const wrong = hrefs.filter((href) => href !== phone.href && href !== `mailto:${email}`);
      return [...wrong, ...(hrefs.includes(phone.href) ? [] : ['no link to call'])].map(
        (fault) => `${route}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  test('phone links have no attribute that makes the analytics script delay the call', () => {
    const faults = pages.filter(({ document }) => document.querySelector('a[href^="tel:"][data-umami-event]'));
    expect(faults.map(({ route }) => route)).toEqual([]);
  });
});

test('every field has a label or a name', () => {
  const faults = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('input:not([type="hidden"]), select, textarea')
      .filter((field) => {
        const label = document.querySelector(`label[for="${field.id}"]`) ?? field.closest('label');
        return !field.getAttribute('aria-label') && !field.getAttribute('aria-labelledby') && !(label && textOf(label));
      })
      .map((field) => `${route}: ${field.outerHTML}`),
  );
  expect(faults).toEqual([]);
});

describe('titles and descriptions', () => {
  const heads = pages.map((page) => {
    const tags = readHead(page);
    return { route: page.route, title: tags.get('title') ?? '', description: tags.get('description') ?? '' };
  });

  test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
    const byText = Map.groupBy(heads, (head) => head[part]);
    const shared = [...byText.values()].filter((same) => same.length > 1).map((same) => same.map(({ route }) => route));
    expect(shared).toEqual([]);
  });

  test('every page has a title and a description without unresolved facts', () => {
    const faults = heads.filter(
      ({ title, description }) =>
        title.replace(brand, '').length < 5 || description === '' || /[{}]/.test(title + description),
    );
    expect(faults).toEqual([]);
  });

  test('descriptions of area pages contain the phone number', () => {
    expect(heads.filter((head) => isArea(head) && !head.description.includes(phone.display))).toEqual([]);
  });
});

test('a preview says once that it shows samples; a launch build never does', () => {
  const isPublic = pages.some(({ route, html }) => route === '/' && !html.includes('content="noindex"'));
  const faults = pages.filter(({ html }) => html.split(notices.preview).length !== (isPublic ? 1 : 2));
  expect(faults.map(({ route }) => route)).toEqual([]);
});

test('no page prints the brackets of a link', () => {
  expect(pages.filter(({ html }) => /\]\((?=[/#.?]|\w+[:/.])/.test(html)).map(({ route }) => route)).toEqual([]);
});

test('the HTML alone says nothing about the current day', () => {
  const today = /\bbooking \w[\w ]* now\b|starts again/;
  const faults = pages.filter(({ main }) => {
    const shown = main.clone() as typeof main;
    for (const hidden of shown.querySelectorAll('[data-today][hidden] b, [data-today][data-placeholder] b'))
      hidden.remove();
    return today.test(textOf(shown));
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});
