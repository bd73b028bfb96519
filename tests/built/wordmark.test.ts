import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBusinessContact } from '../../src/inbox/business-contact.ts';
import { pageFiles, readPage, textOf } from './site-files.ts';

const { brand } = readBusinessContact('src/content/business.yaml');

test.each(pageFiles)('%s shows the name as outlines at the head and the foot, and says it in words', (name) => {
  const links = readPage(name).match(/<a [^>]*href="\/"[^>]*><svg.*?<\/a>/gs) ?? [];
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links) {
    expect(link).toMatch(/<use href="\/wordmark\.svg#name"/);
    expect(textOf(link)).toBe(`${brand} home`);
  }
});

test('the outlines need no typeface', () => {
  const wordmark = readFileSync('dist/wordmark.svg', 'utf8');
  expect(wordmark).toMatch(/id="name"/);
  expect(wordmark.match(/ d="M/g)?.length).toBeGreaterThanOrEqual(brand.replaceAll(' ', '').length);
  expect(wordmark).not.toMatch(/<text|font-family/);
});
