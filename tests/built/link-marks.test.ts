import { expect, test } from 'vitest';
import { pageFiles, readPage, textOf } from './site-files.ts';

test('no page prints the brackets of a link', () => {
  const printed = pageFiles.flatMap((name) => {
    const html = readPage(name);
    const shown = [
      textOf(html),
      ...[...html.matchAll(/ (?:alt|title|content|aria-label)="([^"]*)"/g)].map(([, said = '']) => said),
    ];
    return shown.flatMap((words) => words.match(/\[[^\]]*\]\([^)]*\)/g) ?? []).map((mark) => `${name}: ${mark}`);
  });
  expect(pageFiles.length).toBeGreaterThan(70);
  expect(printed).toEqual([]);
});
