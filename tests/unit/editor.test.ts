import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { completeData } from '../../editor/server/form-schema.ts';
import { openFile, saveForm } from '../../editor/server/save.ts';
import { changeText, printDocument } from '../../editor/server/yaml-document.ts';

const read = (file: string) => readFileSync(file, 'utf8');

it('has packages of its own, each with its reason, that install from whatever registry the machine uses', () => {
  const names = Object.keys(JSON.parse(read('editor/package.json')).dependencies);
  for (const name of names) expect(read('docs/dependencies.md').split('## For the editor alone')[1]).toContain(name);
  const packages = Object.entries(
    JSON.parse(read('editor/package-lock.json')).packages as Record<string, { resolved?: string; integrity?: string }>,
  ).filter(([path]) => path !== '');
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

it('stays out of the main install', () => {
  expect(Object.keys(JSON.parse(read('package-lock.json')).packages).filter((path) => path.includes('rjsf'))).toEqual(
    [],
  );
});

it('does not save over a file that has changed since its form was opened', async () => {
  const file = 'src/content/prices.yaml';
  const { data, hash } = openFile(file);
  const state = { file, data, hash: hash.replace(/./g, '0') };
  await expect(saveForm(state)).rejects.toMatchObject({ status: 409, details: { current: { file, hash } } });
  expect(await saveForm({ ...state, hash })).toMatchObject({ file, hash });
});

it('gives each new item an id of its own, whatever the others are called', () => {
  const schema = { items: { properties: { id: {}, name: {} } } };
  const items = [{ id: 'ann-b', name: 'Ann B.' }, { name: 'Ann B.' }, { name: 'Ann B.' }, {}];
  const ids = (completeData(schema, items) as { id: string }[]).map(({ id }) => id);
  expect(ids).toEqual(['ann-b', 'ann-b-2', 'ann-b-3', 'item']);
});

it('knows an item by its id: moved and changed at once, it keeps its comment', () => {
  const text = '- id: a\n  name: Ann # since May\n- id: b\n  name: Bob # by phone\n';
  const moved = [
    { id: 'b', name: 'Bobby' },
    { id: 'a', name: 'Anna' },
  ];
  expect(changeText('reviews.yaml', text, moved)).toBe(
    '- id: b\n  name: Bobby # by phone\n- id: a\n  name: Anna # since May\n',
  );
});

// A file printed in another way would change in more lines than the owner meant: write it as the line below shows.
it.each(globSync(['src/content/**/*.yaml', 'src/pictures/*.yaml']))('%s stands as the editor prints it', (file) => {
  expect(printDocument(parseDocument(read(file)))).toBe(read(file));
});
