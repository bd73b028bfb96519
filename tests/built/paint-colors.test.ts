import { describe, expect, test } from 'vitest';
import { pageFiles, readPage } from './site-files.ts';

const painting = pageFiles.filter((name) => name.endsWith('/painting.html'));
const readColors = (html: string) =>
  [
    ...html.matchAll(
      /<li><svg aria-hidden="true"><rect[^>]* fill="(#[0-9a-f]{6})"><\/rect><\/svg><b>([^<]+)<\/b>([^<]+)<\/li>/g,
    ),
  ].map(([, color, name, suits]) => ({ color, name, suits }));

describe.each(painting)('%s', (name) => {
  test('shows eight colors, each with a name and where it suits', () => {
    const colors = readColors(readPage(name));
    expect(colors).toHaveLength(8);
    expect(new Set(colors.map(({ color }) => color)).size).toBe(8);
    expect(new Set(colors.map((color) => color.name)).size).toBe(8);
  });
});

test('painting alone shows colors, for homes and for buildings', () => {
  expect(pageFiles.filter((name) => readColors(readPage(name)).length)).toEqual(painting);
  expect(painting).toHaveLength(2);
});
