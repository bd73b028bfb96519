import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { shorten, showControls } from '../../server/printable-text.ts';
import type { StoredQuote } from '../../server/quote-store.ts';
import { formatQuoteCsv, formatQuoteTable, formatTime } from '../../server/quote-table.ts';
import { exampleQuote, makeTemporaryDirectory, readStored, writeTree } from './fixture.ts';

const run = promisify(execFile);
const script = new URL('../../server/list-quotes.ts', import.meta.url).pathname;

const stored: StoredQuote = { id: 'k3f9', at: '2026-11-20T18:05:00.000Z', ...exampleQuote };

async function listQuotes(directory: string, ...args: string[]) {
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...args], {
      env: { ...process.env, QUOTES_DIR: directory },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

function folderWith(...quotes: StoredQuote[]): string {
  const directory = makeTemporaryDirectory();
  writeTree(directory, { '2026-11.jsonl': quotes.map((quote) => `${JSON.stringify(quote)}\n`).join('') });
  return directory;
}

describe('npm run quotes', () => {
  test('lists the requests, oldest first', async () => {
    const { code, stdout } = await listQuotes(
      folderWith(stored, { ...stored, id: 'zz', spam: ['links'], duplicateOf: 'k3f9' }),
    );
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Time +Id +Name +Phone +Service +Property +Message +Flags$/);
    expect(lines[1]).toMatch(
      /^Nov 20, 2026, 11:05 AM MST {2}k3f9 {2}Dana Reyes {2}719 555 0188 {2}window-cleaning {2}residential /,
    );
    expect(lines[2]).toMatch(/spam: links, same as k3f9$/);
  });

  test('says so when there are none', async () => {
    const { code, stdout } = await listQuotes(join(makeTemporaryDirectory(), 'quotes'));
    expect(code).toBe(0);
    expect(stdout).toBe('No quote requests yet.\n');
  });

  test('names a line that cannot be read and lists the rest', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { '2026-11.jsonl': `broken\n${JSON.stringify(stored)}\n` });
    const { stdout, stderr } = await listQuotes(directory);
    expect(stdout).toContain('k3f9');
    expect(stderr).toContain('2026-11.jsonl:1');
  });

  test('exports the requests in full as CSV and as JSON', async () => {
    const long = { ...stored, message: `${'Long. '.repeat(1000)}\nEnd` };
    const directory = folderWith(long);
    expect((await listQuotes(directory, '--csv')).stdout).toBe(formatQuoteCsv([long]));
    expect(JSON.parse((await listQuotes(directory, '--json')).stdout)).toEqual([long]);
  });

  test('removes the request with the given id', async () => {
    const directory = folderWith(stored, { ...stored, id: 'other' });
    const { code, stdout } = await listQuotes(directory, '--delete', 'k3f9');
    expect(code).toBe(0);
    expect(stdout).toContain('k3f9');
    expect(readStored(directory).map(({ id }) => id)).toEqual(['other']);
  });

  test('refuses an id that does not exist and an option it does not know', async () => {
    const directory = folderWith(stored);
    const unknown = await listQuotes(directory, '--delete', 'nope');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toBe('There is no quote request with the id nope.\n');
    const option = await listQuotes(directory, '--remove');
    expect(option.code).toBe(1);
    expect(option.stderr).toContain('npm run quotes -- --delete <id>');
    expect(readStored(directory)).toHaveLength(1);
  });

  test('does not make the folder it only reads', async () => {
    const directory = join(makeTemporaryDirectory(), 'quotes');
    await listQuotes(directory);
    await listQuotes(directory, '--delete', 'x');
    expect(existsSync(directory)).toBe(false);
  });

  test.each([[], ['--csv'], ['--json']])(
    'gives the terminal no control character of a visitor (%s)',
    async (...args) => {
      const hostile = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u007f\u0000\r\u0008';
      const quote = {
        ...stored,
        name: `Eve${hostile}`,
        phone: hostile,
        message: `a\n${hostile}`,
        address: hostile,
        email: hostile,
      };
      const { stdout } = await listQuotes(folderWith(quote), ...args);
      expect(stdout).toContain('Eve');
      expect(stdout.replace(/\r\n|\n/g, '')).not.toMatch(/\p{Cc}/u);
    },
  );
});

describe('the table', () => {
  test('shows control and bidi characters as escapes', () => {
    expect(showControls('a\u001b[31m\u202etxt.exe\u2066\u200b\u{e0041}\ud800')).toBe(
      'a\\u001b[31m\\u202etxt.exe\\u2066\\u200b\\u{e0041}\\ud800',
    );
  });

  test('leaves letters, accents and joined emoji alone', () => {
    const text = 'Zoë O’Néill שלום نافذة 👩‍👩‍👧 می‌خواهم';
    expect(showControls(text)).toBe(text);
  });

  test('keeps each request on one line', () => {
    const table = formatQuoteTable([{ ...stored, name: 'a\nb', message: 'c\nd\u2028e' }]);
    expect(table.trimEnd().split('\n')).toHaveLength(2);
    expect(table).toContain('a ⏎ b');
  });

  test('shortens a long text without cutting a character in two', () => {
    expect(shorten('Fourteen windows', 8)).toBe('Fourtee…');
    expect(shorten('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
    expect(shorten('short', 8)).toBe('short');
    expect(shorten('x'.repeat(1_000_000), 8)).toBe('xxxxxxx…');
  });

  test('tells Mountain Time, summer and winter', () => {
    expect(formatTime('2026-01-01T06:59:00.000Z')).toBe('Dec 31, 2025, 11:59 PM MST');
    expect(formatTime('2026-07-01T18:00:00.000Z')).toBe('Jul 1, 2026, 12:00 PM MDT');
  });
});

describe('the CSV export', () => {
  const cellsOf = (quote: StoredQuote) => formatQuoteCsv([quote]).slice(formatQuoteCsv([]).length);

  test('has a header and one record per request', () => {
    expect(formatQuoteCsv([stored])).toBe(
      'id,at,name,email,phone,service,property,message,address,spam,duplicateOf\r\n' +
        'k3f9,2026-11-20T18:05:00.000Z,Dana Reyes,dana@example.com,719 555 0188,window-cleaning,residential,' +
        '"Fourteen windows, two stories.","1200 Example Ave, Colorado Springs",,\r\n',
    );
  });

  test('quotes commas, quotes and line breaks', () => {
    expect(cellsOf({ ...stored, name: 'Zoë "Ana", Jr.', message: 'one\ntwo' })).toContain(',"Zoë ""Ana"", Jr.",');
    expect(cellsOf({ ...stored, message: 'one\ntwo' })).toContain(',"one\ntwo",');
  });

  test.each(['=1+1', '+1 719 555 0142', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet run %j', (text) => {
    expect(cellsOf({ ...stored, phone: text })).toContain(`,'${text},`);
  });

  test('guards a formula after a carriage return', () => {
    expect(cellsOf({ ...stored, phone: '\r=1' })).toContain(",'\\r=1,");
  });

  test('shows every flag', () => {
    expect(cellsOf({ ...stored, spam: ['links', 'rate'], duplicateOf: 'first' })).toMatch(/,links rate,first\r\n$/);
  });
});
