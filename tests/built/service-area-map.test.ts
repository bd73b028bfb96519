import { globSync, readFileSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mapFormats } from '../../src/lib/drawings/compose-map.ts';
import { serviceAreaMapHref } from '../../src/lib/site/paths.ts';
import { readPages } from './site-files.ts';

const { map: providerMap } = parse(readFileSync('src/content/business.yaml', 'utf8'));
const areas = globSync('src/content/areas/*.yaml')
  .map((file) => parse(readFileSync(file, 'utf8')) as { name: string; map?: object })
  .filter(({ map }) => map);

describe.each(mapFormats)('the drawn map, %s', (format) => {
  const source = readFileSync(`dist${serviceAreaMapHref(format)}`, 'utf8');
  const drawing = parseHtml(source);

  test('the drawn map has a dot and a name for each area on it', () => {
    expect(drawing.querySelectorAll('circle').length).toBeGreaterThanOrEqual(areas.length);
    const names = drawing.querySelectorAll('.name title').map((title) => title.textContent);
    expect(names).toEqual(expect.arrayContaining(areas.map(({ name }) => name)));
  });

  test('the drawn map needs no installed font', () => {
    expect(source).not.toMatch(/<text|font-family/);
  });
});

test('every page reserves space for its drawn map', () => {
  const faults = readPages().filter(({ document }) => {
    const image = document.querySelectorAll('img[src*="service-area-map/"]').at(-1);
    return !image?.getAttribute('width') || !image.getAttribute('height');
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});

test("every page loads the provider's map only on a press, and credits its data", () => {
  const faults = readPages().filter(({ document }) => {
    const embed = document.querySelector('[data-map-embed]')?.getAttribute('data-map-embed');
    const credits = document
      .querySelectorAll('a')
      .filter((link) => link.getAttribute('href') === providerMap.credit.url);
    const isCredited = credits.some((link) => link.textContent === providerMap.credit.name);
    return document.querySelector('iframe') || embed !== providerMap.embedUrl || !isCredited;
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});
