import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClassNamer } from '../../hosting/short-class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
const words = Array.from({ length: 200 }, (_, index) => `word${index}`);
writeFileSync(join(folder, 'one.module.css'), words.map((word) => `.${word} { color: red }`).join(''));
writeFileSync(join(folder, 'two.module.css'), '.word0 { color: red } @keyframes sweep { to { color: red } }');
const one = join(folder, 'one.module.css');
const two = join(folder, 'two.module.css');

test('each class of each file gets a name of its own of at most two letters', () => {
  const name = createClassNamer(folder);
  const names = [...words.map((word) => name(word, one)), name('word0', two), name('sweep', two)];
  expect(new Set(names).size).toBe(202);
  expect(names.filter((each) => !/^[a-z]{1,2}$/i.test(each))).toEqual([]);
});

test('the names do not depend on the order in which the files are built', () => {
  const first = createClassNamer(folder);
  const second = createClassNamer(folder);
  const late = first('word0', two);
  second('word7', `${one}?direct`);
  expect(second('word0', two)).toBe(late);
  expect(second('word7', one)).toBe(first('word7', one));
});

test('no name looks like an advertisement to a blocker', () => {
  const name = createClassNamer(folder);
  expect(words.map((word) => name(word, one)).filter((each) => /^ad/i.test(each))).toEqual([]);
});
