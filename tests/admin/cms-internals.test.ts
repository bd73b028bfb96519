import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const cms = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
const own = readFileSync('admin/cms-internals.ts', 'utf8');

it.each([
  ['saving_failed', 'see what error its toolbar tells the words of, and throw that in createSaveError'],
  [
    'There was an error while saving the entry. Please try again later.',
    'put its new sentence into the first of replacements',
  ],
  ['draft-backups', 'see how it delays the backup of what is typed, and change the second of replacements'],
  ['-frontmatter', 'see which name of a format it takes for Markdown, and change markdownFormat'],
  [
    'sveltia-cms.user',
    'see where it keeps who is signed in, and change storeCredentials: until then each start asks for the token',
  ],
  ['data-key-path', 'see how a field says its place in its form, and change findKeyPath'],
  ['highlight-editor-field', 'see what its list of errors sends to lead to a field, and change focusField'],
])('the CMS still has "%s", else: %s', (word, fix) => {
  const part = word.replace('data-key-path', 'keyPath');
  expect(own.includes(word) || own.includes(part), `admin/cms-internals.ts no longer needs ${word}`).toBe(true);
  expect(cms.includes(word), fix).toBe(true);
});
