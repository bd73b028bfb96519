import { expect, it } from 'vitest';
import { findWords } from '../../editor/server/find-words.ts';

const business = 'src/content/business.yaml';
const first = (wanted: string) => findWords(wanted).found[0];

it.each(['phone', 'Saturday', 'quote', 'price', 'guarantee', 'insured', 'Denver', 'moths', 'cancel', 'ladder'])(
  'finds %s in the words of the site, and nothing that has it not',
  (word) => {
    const { found } = findWords(word);
    expect(found.length).toBeGreaterThan(0);
    for (const { label, text } of found) expect(`${label} ${text}`.toLowerCase()).toContain(word.toLowerCase());
  },
);

it.each([
  ['phone', 'phone'],
  ['EMAIL', 'email'],
  ['founded', 'founded'],
  ['travel', 'terms.travel'],
])('names the fact itself first: %s', (word, path) => {
  expect(first(word)).toMatchObject({ file: business, path: path.split('.') });
});

it('finds a sentence by words from anywhere in it, with its page among them', () => {
  const { text, file, title } = findWords('cleaning').found.find((found) => found.text.split(' ').length > 6) ?? {};
  const words = text?.split(' ') ?? [];
  expect(findWords(`${words.at(-1)} ${words[0]} ${title}`).found).toContainEqual(
    expect.objectContaining({ file, text }),
  );
});

it('names first what says the very words looked for', () => {
  expect(first('mountain back')?.text).toMatch(/mountain back/);
});

it('finds what stands for a fact by the fact', () => {
  const { found } = findWords('719');
  expect(found.map(({ file }) => file)).toContain(business);
  expect(found.length).toBeGreaterThan(5);
});

it('finds nothing where there is nothing, nor by the name of a page alone', () => {
  expect(findWords('xylophone')).toEqual({ found: [], more: 0 });
  expect(findWords('  ')).toEqual({ found: [], more: 0 });
  expect(findWords('guarantee xylophone').found).toEqual([]);
});
