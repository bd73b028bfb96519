import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ |-]*$/.test(line) && !line.startsWith('| Specification'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

it('each sentence of the specification names a test that exists', () => {
  const faults = rows.filter(([, , , test = '']) => {
    const [, file = '', title = ''] = /^`([\w/.-]+)` "(.+)"$/.exec(test) ?? [];
    return title === '' || !existsSync(`tests/${file}`) || !readFileSync(`tests/${file}`, 'utf8').includes(title);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(faults.map(([, sentence, , test]) => `${sentence}: ${test}`)).toEqual([]);
});
