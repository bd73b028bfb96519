import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPage } from './site-files.ts';

const folder = 'src/content/services';
const icons = ['residential', 'commercial'].flatMap((kind) =>
  readdirSync(`${folder}/${kind}`).map(
    (file) => (parse(readFileSync(`${folder}/${kind}/${file}`, 'utf8')) as { card: { icon: string } }).card.icon,
  ),
);
/** The drawings with the stroke of the squeegee in them. */
const drawings = [...readPage('index.html').matchAll(/<svg[^>]* viewBox="0 0 24 24"[^>]*>(.*?)<\/svg>/gs)]
  .map(([, drawing = '']) => drawing)
  .filter((drawing) => drawing.includes('fill="var(--icon-fill)"'));

test('each of the twelve services has a drawing of its own on Home, with the leaning stroke in it', () => {
  expect(icons).toHaveLength(12);
  expect(new Set(icons).size).toBe(12);
  expect(new Set(drawings).size).toBe(12);
});
