import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { getMain, readRoute, routes } from './page-links.ts';
import { describeDuplication, measureDuplication } from './shingles.ts';
import { textOf } from './site-files.ts';

it('area pages repeat neither each other nor themselves with another place name', () => {
  const places = globSync('src/content/areas/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).name as string);
  const pages = routes.filter((route) => route.startsWith('/areas-served/'));
  expect(pages.length).toBeGreaterThanOrEqual(55);

  const texts = new Map(pages.map((route) => [route, textOf(getMain(readRoute(route)))]));
  const duplication = measureDuplication(texts, places);
  console.info(describeDuplication(duplication));
  expect(duplication.faults).toEqual([]);
});
