import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findRepeats } from '../../src/lib/content/check-repeats.ts';
import { readRoute, routes } from './page-links.ts';
import { getWords } from './prose.ts';
import { textOf } from './site-files.ts';

const places = globSync('src/content/areas/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).name as string);
const pages = routes.filter((route) => route.startsWith('/areas-served/'));

/** What pages of one kind share by design: trail, buttons and links, labels, the names of neighborhoods. */
const furniture =
  /<nav[\s\S]*?<\/nav>|<a\b[\s\S]*?<\/a>|<summary[\s\S]*?<\/summary>|<h3[^>]*>Neighborhoods<\/h3><ul[\s\S]*?<\/ul>/g;

it('what sections add to the words of an area makes its pages no copies of each other', () => {
  expect(pages.length).toBeGreaterThanOrEqual(55);
  const readOwn = (route: string) => textOf(getWords(readRoute(route), { withShared: false }).replace(furniture, '|'));
  const texts = new Map(pages.map((route) => [route, [{ path: [], text: readOwn(route) }]]));
  expect(findRepeats(texts, places)).toEqual([]);
});
