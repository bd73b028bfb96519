import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { getMain, getText, listRoutes, readPage } from './built-pages.ts';
import { describeDuplication, measureDuplication } from './shingles.ts';

it('area pages repeat neither each other nor themselves with another place name', () => {
  const places = globSync('src/content/areas/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).name as string);
  const routes = listRoutes().filter((route) => route.startsWith('/areas-served/'));
  expect(routes.length).toBeGreaterThanOrEqual(55);

  const texts = new Map(routes.map((route) => [route, getText(getMain(readPage(route)))]));
  const duplication = measureDuplication(texts, places);
  console.info(describeDuplication(duplication));
  expect(duplication.faults).toEqual([]);
});
