import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getColor } from '../../src/styles/read-tokens.ts';

const color = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|oklch|oklab|hwb|lab|lch)a?\(/gi;

test('every color of the site is said in the tokens', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?|astro)$/.test(name) && name !== join('styles', 'tokens.css'))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(100);
  const strays = files.flatMap((file) => (readFileSync(file, 'utf8').match(color) ?? []).map((at) => `${file}: ${at}`));
  expect(strays).toEqual([]);
});

describe('a color for what is drawn without the style sheet', () => {
  test('is the token itself, through any name that points at it', () => {
    expect(getColor('ink')).toMatch(/^#[0-9a-f]{6}$/);
    expect(getColor('slate')).toBe(getColor('slate-light'));
  });

  test('is asked for by a name that exists', () => {
    expect(() => getColor('mauve')).toThrow('src/styles/tokens.css has no --mauve');
  });
});
