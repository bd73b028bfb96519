import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRoute, routes } from './page-links.ts';
import { getWords } from './prose.ts';
import { describeDuplication, measureDuplication } from './shingles.ts';
import { textOf } from './site-files.ts';

const places = globSync('src/content/areas/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).name as string);
const pages = routes.filter((route) => route.startsWith('/areas-served/'));

it.each([
  ['without the strip of answers', { withShared: false }, { mostAlike: 0.1, leastOwn: 0.8 }],
  ['with it', { withShared: true }, { mostAlike: 0.2, leastOwn: 0.7 }],
])('area pages repeat neither each other nor themselves with another place name, %s', (_, choice, limits) => {
  expect(pages.length).toBeGreaterThanOrEqual(55);
  const texts = new Map(pages.map((route) => [route, textOf(getWords(readRoute(route), choice))]));
  const duplication = measureDuplication(texts, places, limits);
  console.info(describeDuplication(duplication));
  expect(duplication.faults).toEqual([]);
});
