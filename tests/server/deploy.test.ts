import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { QuoteFieldEntry } from '../../src/lib/quotes/quote-fields.ts';
import { createProject, startProject } from '../attack/attacked-server.ts';
import { createTemporaryDirectory, postForm, postJson, readStored } from './fixture.ts';

const table = 'src/lib/quotes/quote-fields.ts';
const currentTable = readFileSync(table, 'utf8');

/** Reads the table of the previous commit, if there is a Git history. */
function readTableBefore(): string {
  try {
    return execFileSync('git', ['show', `HEAD~1:${table}`], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return currentTable;
  }
}

const addedFields = `  unlisted: { label: 'New', control: 'text', required: true, autoComplete: 'off', error: 'Add it.', rank: 98 },
  unlistedChoice: { label: 'New choice', control: 'select', required: true, autoComplete: 'off', options: { no: 'No' }, error: 'Choose.', rank: 99 },
} as const satisfies`;
const withOption = currentTable.replaceAll(
  '    options: {',
  "    options: {\n      'of-another': 'Of another deploy',",
);
const withMore = withOption.replace('} as const satisfies', addedFields);
const withLess = currentTable.replace(/^ {2}message: \{$[\s\S]*?^ {2}\},\n/m, '');

/** Returns the values that a page with these fields sends, all filled in. */
async function fillPage(source: string): Promise<Record<string, string>> {
  const path = join(createTemporaryDirectory(), 'quote-fields.ts');
  writeFileSync(path, source);
  const { quoteFields } = await import(/* @vite-ignore */ pathToFileURL(path).href);
  const fill = ([name, entry]: [string, QuoteFieldEntry]) => {
    if ('options' in entry) return [name, Object.keys(entry.options)[0] ?? ''];
    if (entry.control === 'email') return [name, 'dana@example.com'];
    return [name, entry.control === 'tel' ? '719-555-0188' : `My ${name}`];
  };
  return Object.fromEntries(Object.entries<QuoteFieldEntry>(quoteFields).map(fill));
}

/** Starts the server from a copy of its files, with its own table of fields. */
async function startWith(source: string) {
  const copy = createTemporaryDirectory();
  const isCode = (path: string) => !/^src\/(pictures|content)$/.test(path);
  for (const path of ['server', 'hosting', 'src']) cpSync(path, join(copy, path), { recursive: true, filter: isCode });
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(copy, table), source);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const project = await createProject();
  await startProject(project, {}, '', join(copy, 'server/serve.ts'));
  return project;
}

describe.each<[string, string]>([
  ['as it is', currentTable],
  ['with two required fields and an option more', withMore],
  ['with a field less', withLess],
])('the server %s', (_server, serverTable) => {
  test('the server accepts pages of other commits, whole and with five required fields', async () => {
    const { url, quotesDirectory } = await startWith(serverTable);
    for (const page of [readTableBefore(), currentTable, withMore, withLess, withOption]) {
      const sent = await fillPage(page);
      const asForm = { ...sent, name: `${sent['name']} without JavaScript` };
      const [json, form] = [await postJson(url, sent), await postForm(url, asForm)];
      expect([json.status, form.status, form.headers.location]).toEqual([201, 303, '/contact#thank-you']);
      const storedFields = readStored(quotesDirectory)
        .slice(-2)
        .map(({ fields, unknown }) => ({ ...fields, ...unknown }));
      expect(storedFields).toEqual([expect.objectContaining(sent), expect.objectContaining(asForm)]);
    }
    expect(readStored(quotesDirectory).at(-1)?.flags.includes('unknown-option')).toBe(serverTable !== withMore);
    const { unlisted: _unlisted, ...older } = await fillPage(withMore);
    const empty = await postJson(url, { ...older, unlisted: '' });
    // A field of the page that the visitor left empty.
    expect(empty.status).toBe(serverTable === withMore ? 400 : 201);
    const { flags } = readStored(quotesDirectory)[2] ?? {};
    if (serverTable === withMore) expect(flags).toContain('missing-field');
    if (serverTable === withLess) expect(flags).toContain('unknown-field');

    const allFields = await fillPage(currentTable);
    for (const field of ['name', 'phone', 'service', 'property', 'address']) {
      const { [field]: _left, ...rest } = allFields;
      const answers = [
        await postJson(url, rest),
        await postForm(url, rest),
        await postJson(url, { ...rest, [field]: '' }),
      ];
      expect([field, ...answers.map(({ status }) => status)]).toEqual([field, 400, 400, 400]);
    }
  });
});
