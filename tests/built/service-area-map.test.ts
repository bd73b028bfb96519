import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageFiles, readPage } from './site-files.ts';

const folder = 'src/content/areas';
const areas = readdirSync(folder).map(
  (name) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as { map?: { anchor?: string; minor?: boolean } },
);
const dots = areas.flatMap(({ map }) => map ?? []);
const drawing = readFileSync('dist/service-area-map.svg', 'utf8');

describe('the drawn map', () => {
  test('has a dot for each area that has a place on it, and two circles for the city', () => {
    expect(drawing.match(/<circle/g)).toHaveLength(dots.length + 2);
  });

  test('names the areas that want a name, four landmarks, and leaves out the minor ones where it is small', () => {
    const named = dots.filter(({ anchor }) => anchor !== 'none');
    expect(drawing.match(/class="name"/g)).toHaveLength(named.length + 4);
    expect(drawing.match(/class="minor"/g)).toHaveLength(named.filter(({ minor }) => minor).length);
  });

  test('needs no typeface of the machine it is seen on', () => {
    expect(drawing).not.toMatch(/<text|font-family/);
  });

  test.each(pageFiles)('is at hand on %s, and waits there until somebody comes near', (name) => {
    const images = readPage(name).match(/<img[^>]*service-area-map\.svg[^>]*>/g) ?? [];
    expect(images.at(-1)).toMatch(/loading="lazy"/);
    expect(images.at(-1)).toMatch(/width="720" height="540"/);
  });
});
