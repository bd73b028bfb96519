import { expect, it } from 'vitest';
import { findTextsWithName } from '../../admin/find-old-name.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';

const rename = { before: 'Monument', after: 'Old Monument' };

/** Returns what a text on a page becomes; `undefined` if it stays as it is, and `null` if it is not listed. */
function replaceIn(text: string, file = 'src/content/pages/home.yaml', key = 'intro', names = rename) {
  const texts = findTextsWithName([parseContentSource(file, JSON.stringify({ [key]: text }))], names);
  return texts.length === 0 ? null : texts[0]?.newText;
}

it('a new name that is a part of the old one replaces it', () => {
  const shorter = { before: 'Security-Widefield', after: 'Security' };
  const replace = (text: string) => replaceIn(text, undefined, undefined, shorter);
  expect(replace('From Security-Widefield to Security.')).toBe('From Security to Security.');
  expect(replace('Only Security.')).toBeNull();
});

it.each([
  ['We clean in Monument.', 'We clean in Old Monument.'],
  ['Monument’s wind, the Monument HOA', 'Old Monument’s wind, the Old Monument HOA'],
  ['[Monument](https://example.com/Monument)', '[Old Monument](https://example.com/Monument)'],
  ['Monument, not Monument Creek', 'Old Monument, not Monument Creek'],
])('the new name of an area replaces the old one in "%s"', (text, expected) => {
  expect(replaceIn(text)).toBe(expected);
});

it.each([
  'Monument Creek floods.',
  'The Monument-based crew',
  'https://example.com/Monument',
  'Monument.example.com',
  'office@Monument.com',
  'See /Monument',
])('"%s" stays as it is, and in the list', (text) => {
  expect(replaceIn(text)).toBeUndefined();
});

it('the words of customers and old addresses stay as they are, and in the list', () => {
  expect(replaceIn('They came to Monument.', 'src/content/reviews.yaml', 'text')).toBeUndefined();
  expect(replaceIn('They came to Monument.', 'src/content/area-pages/a/b.yaml', 'testimonial')).toBeUndefined();
  expect(replaceIn('Monument', 'src/content/redirects.yaml')).toBeUndefined();
});

it.each(['Monuments of the past', 'Welcome to Old Monument', 'picture: monument'])('"%s" is not listed', (text) => {
  expect(replaceIn(text)).toBeNull();
});
