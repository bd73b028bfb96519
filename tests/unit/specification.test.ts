import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ |-]*$/.test(line) && !line.startsWith('| Specification'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/**
 * Parses the tests of a cell: each has a file, a part of a title, and the rows of its table that cover the sentence.
 */
const readTests = (cell: string) =>
  cell.split('; ').map((test) => {
    const [, file = '', names = ''] = /^`([\w/.-]+)` "(.+)"$/.exec(test) ?? [];
    const [title = '', ...tableRows] = names.split('", "');
    return { file, title, tableRows };
  });

/** A title with a placeholder is shared by the rows of a table, so the cell must name the rows. */
function isMissing({ file, title, tableRows }: ReturnType<typeof readTests>[number]) {
  if (title === '' || !existsSync(`tests/${file}`)) return true;
  const text = readFileSync(`tests/${file}`, 'utf8');
  const isTable = /%s|\$\{/.test(title);
  return (
    !text.includes(title) || isTable !== tableRows.length > 0 || tableRows.some((row) => !text.includes(`'${row}'`))
  );
}

it('each sentence of the specification names a test that exists', () => {
  const faults = rows.filter(([, , , tests = '']) => readTests(tests).some(isMissing));
  expect(rows.length).toBeGreaterThan(0);
  expect(faults.map(([, sentence, , tests]) => `${sentence}: ${tests}`)).toEqual([]);
});
