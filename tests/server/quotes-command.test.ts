import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatTime } from '../../server/denver-time.ts';
import { escapeControls, shorten } from '../../server/printable-text.ts';
import { createDirectory, openDatabase } from '../../server/quote-database.ts';
import { insertDelivery, insertRequest, settleDelivery } from '../../server/quote-sql.ts';
import { quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import { parseCsv } from './csv.ts';
import {
  createTemporaryDirectory,
  exampleQuote,
  openSecondConnection,
  postJson,
  readStored,
  runQuotes,
  startSite,
} from './fixture.ts';

const run = promisify(execFile);
const script = new URL('../../server/quotes-command.ts', import.meta.url).pathname;
const at = Date.parse('2026-01-20T18:05:00.000Z');

interface Row {
  id: string;
  at?: number;
  changes?: Partial<typeof exampleQuote> | Record<string, string>;
  marks?: string;
  duplicateOf?: string;
}

function createQuotesFolder(rows: Row[], fill: (database: DatabaseSync) => void = () => undefined): string {
  const directory = join(createTemporaryDirectory(), 'quotes');
  createDirectory(directory);
  const database = openDatabase(directory);
  const insert = database.prepare(insertRequest);
  for (const { id, at: time = at, changes, marks = '', duplicateOf = null } of rows) {
    insert.run(id, time, JSON.stringify({ ...exampleQuote, ...changes }), marks, duplicateOf);
  }
  fill(database);
  database.close();
  return directory;
}

async function readCsv(directory: string, ...args: string[]) {
  const file = join(createTemporaryDirectory(), 'export.csv');
  const { code } = await runQuotes(directory, '--csv', file, ...args);
  expect(code).toBe(0);
  return { file, text: readFileSync(file, 'utf8') };
}

describe('npm run quotes', () => {
  test('npm run quotes lists requests, oldest first, with their deliveries', async () => {
    const directory = createQuotesFolder(
      [{ id: 'k3f9' }, { id: 'zz', marks: 'links', duplicateOf: 'k3f9' }],
      (database) => {
        const deliver = (id: string, target: string) => database.prepare(insertDelivery).run(id, target, at);
        for (const target of ['mail', 'forward']) deliver('k3f9', target);
        deliver('zz', 'mail');
        database.prepare(settleDelivery).run('k3f9', 'mail', 'delivered', at, '');
        database.prepare(settleDelivery).run('zz', 'mail', 'given-up', at, 'refused');
      },
    );
    const { code, stdout } = await runQuotes(directory);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    const names = ['time', 'id', ...quoteFieldNames, 'delivery', 'marks'];
    expect(lines[0]?.toLowerCase().split(/ +/)).toEqual(names);
    expect(lines[1]).toMatch(
      /^Jan 20, 2026, 11:05 AM MST +k3f9 +Dana Reyes +dana@example.com +719 555 0188 +window-cleaning +residential /,
    );
    expect(lines[1]).toMatch(/forward waiting \(0 tried\), mail ok$/);
    expect(lines[2]).toMatch(/mail GIVEN UP +links, same as k3f9$/);
    // The reason is only in the CSV file, because the table has no room for it.
    expect((await readCsv(directory)).text).toContain('mail GIVEN UP: refused');
  });

  test('npm run quotes reports an empty inbox and creates no folder', async () => {
    const directory = join(createTemporaryDirectory(), 'quotes');
    const { code, stdout } = await runQuotes(directory);
    expect([code, stdout]).toEqual([0, 'No quote requests yet.\n']);
    await runQuotes(directory, '--delete', 'x');
    expect(existsSync(directory)).toBe(false);
  });

  test('npm run quotes finds requests by text, part of the phone number and date', async () => {
    const directory = createQuotesFolder([
      { id: 'one', changes: { name: 'Zoë O’Néill', phone: '(719) 555-0101' } },
      { id: 'two', changes: { message: 'The GLASS\nroof "leaks"' }, at: at + 86_400_000 },
      { id: 'three', at: Date.now() - 3_600_000 },
    ]);
    const find = async (...args: string[]) => {
      const [, ...rows] = parseCsv((await readCsv(directory, ...args)).text, ',');
      return rows.map(([id]) => id);
    };
    expect(await find('--search', 'zoë')).toEqual(['one']);
    expect(await find('--search', 'glass\nROOF "')).toEqual(['two']);
    for (const phone of [
      '719.555.0101',
      '555-0101',
      '+1 719 555 0101',
      '17195550101',
      'tel:+17195550101',
      '+1\u00a0(719)\u00a0555\u20110101',
      '719 555 0101 ext. 4',
      '٧١٩ ٥٥٥ ٠١٠١',
    ])
      expect([phone, await find('--search', phone)]).toEqual([phone, ['one']]);
    expect(await find('--search', '+1 719 555 0102')).toEqual([]);
    expect(await find('--search', 'nobody')).toEqual([]);
    expect(await find('--since', '2026-01-21')).toEqual(['two', 'three']);
    expect(await find('--since', '1d')).toEqual(['three']);
    const wrong = await runQuotes(directory, '--since', 'yesterday');
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('--since')]);
  });

  test('npm run quotes finds numbers with a country code, extension or foreign digits', async () => {
    const phones = ['+1 (719) 555-0142 ext. 3', '001 719 555 0142', '٧١٩ ٥٥٥ ٠١٤٢', '７１９５５５０１４２'];
    const directory = createQuotesFolder(phones.map((phone, index) => ({ id: `k${index}`, changes: { phone } })));
    const { stdout } = await runQuotes(directory, '--search', '719-555-0142');
    expect(stdout.trimEnd().split('\n')).toHaveLength(phones.length + 1);
  });

  test.each(['UTC', 'Asia/Tokyo', 'America/Denver', 'Pacific/Kiritimati'])(
    '--since uses Denver time on a machine in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const directory = createQuotesFolder([
        { id: 'evening', at: Date.parse('2026-11-27T01:00:00Z') },
        { id: 'midnight', at: Date.parse('2026-11-27T07:00:00Z') },
        { id: 'summer', at: Date.parse('2027-07-01T06:30:00Z') },
      ]);
      const find = async (since: string) => {
        const [, ...rows] = parseCsv((await readCsv(directory, '--since', since)).text, ',');
        return rows.map(([id]) => id);
      };
      expect(await find('2026-11-26')).toEqual(['evening', 'midnight', 'summer']);
      expect(await find('2026-11-27')).toEqual(['midnight', 'summer']);
      expect(await find('2026-11-26T18:00')).toEqual(['evening', 'midnight', 'summer']);
      expect(await find('2026-11-26 18:01')).toEqual(['midnight', 'summer']);
      expect(await find('2026-11-27T01:00:00Z')).toEqual(['evening', 'midnight', 'summer']);
      expect(await find('2027-07-01')).toEqual(['summer']);
      expect(await find('2027-07-01T00:31')).toEqual([]);
    },
  );

  test.each(['2026-02-30', '2026-13-01', '11/27/2026', '2026-11-27T25:00', 'x'])(
    '--since %s is refused',
    async (since) => {
      const { code, stderr } = await runQuotes(createQuotesFolder([{ id: 'k3f9' }]), '--since', since);
      expect([code, stderr]).toEqual([1, expect.stringContaining('--since takes a date')]);
    },
  );

  test('an unknown id or option is refused', async () => {
    const directory = createQuotesFolder([{ id: 'k3f9' }]);
    const unknown = await runQuotes(directory, '--delete', 'nope');
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no quote request with the id nope.\n']);
    const option = await runQuotes(directory, '--remove');
    expect([option.code, option.stderr]).toEqual([1, expect.stringContaining('npm run quotes -- --delete <id>')]);
    expect(readStored(directory)).toHaveLength(1);
  });

  test('npm run quotes lists more requests than fit into its memory', async () => {
    const [count, length] = process.env['TEST_ALL'] ? [100_000, 300] : [3_000, 20_000];
    const directory = createQuotesFolder([], (database) => {
      database.exec('PRAGMA synchronous = OFF; BEGIN');
      const insert = database.prepare(insertRequest);
      const fields = JSON.stringify({ ...exampleQuote, message: 'm'.repeat(length) });
      for (let number = 0; number < count; number += 1) insert.run(`id${number}`, at, fields, '', null);
      database.exec('COMMIT');
    });
    const args = ['--max-old-space-size=48', script, '--csv', join(directory, 'all.csv')];
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, QUOTES_DIR: directory } });
    expect(stdout).toContain('Wrote');
    expect(statSync(join(directory, 'all.csv')).size).toBeGreaterThan(count * length);
    const table = spawn(process.execPath, ['--max-old-space-size=48', script], {
      env: { ...process.env, QUOTES_DIR: directory },
    });
    let lines = 0;
    table.stdout.on('data', (chunk: Buffer) => {
      lines += chunk.toString('latin1').split('\n').length - 1;
    });
    expect(await once(table, 'close')).toEqual([0, null]);
    expect(lines).toBe(count + 1);
  }, 300_000);
});

describe('--delete', () => {
  test('--delete removes a request completely, also while the inbox runs', async () => {
    const site = await startSite(undefined, { deliveries: { forwardUrl: 'http://127.0.0.1:9/' } });
    const ids: string[] = [];
    for (const name of ['Kept', 'Removed', 'Removed']) {
      ids.push(JSON.parse((await postJson(site.url, { ...exampleQuote, name, email: '' })).text).id);
    }
    const { code, stdout } = await runQuotes(site.quotesDirectory, '--delete', ids[1] ?? '');
    expect([code, stdout]).toEqual([0, expect.stringContaining(ids[1] ?? '-')]);
    const stored = readStored(site.quotesDirectory);
    expect(stored.map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
      [ids[0], null],
      [ids[2], null],
    ]);
    expect((await postJson(site.url, exampleQuote)).status).toBe(201);
    await site.close();
    const database = new DatabaseSync(join(site.quotesDirectory, 'quotes.db'));
    expect(database.prepare('SELECT count(*) AS count FROM deliveries WHERE request_id = ?').get(ids[1] ?? '')).toEqual(
      {
        count: 0,
      },
    );
    database.close();
  });

  test('--delete leaves no text of the request in the files', async () => {
    const directory = createQuotesFolder([
      { id: 'a', changes: { message: 'Secret-of-the-visitor '.repeat(2000) } },
      { id: 'b' },
    ]);
    await runQuotes(directory, '--delete', 'a');
    expect(readFileSync(join(directory, 'quotes.db')).includes('Secret-of-the-visitor')).toBe(false);
  });

  test('--delete says where copies remain: backups, the receiver, email', async () => {
    const directory = createQuotesFolder([{ id: 'k3f9' }], (database) => {
      for (const target of ['mail', 'forward']) {
        database.prepare(insertDelivery).run('k3f9', target, at);
        database.prepare(settleDelivery).run('k3f9', target, 'delivered', at, '');
      }
    });
    const backup = join(directory, '..', 'backup.db');
    await runQuotes(directory, '--backup', backup);
    const moved = join(directory, '..', 'moved.db');
    await runQuotes(directory, '--backup', moved);
    rmSync(moved);
    const { stdout } = await runQuotes(directory, '--delete', 'k3f9');
    expect(stdout).toContain(`${backup}\n`);
    expect(stdout).toContain(`${moved}, a file that does not exist any more\n`);
    expect(stdout).toContain('automation');
    expect(stdout).toContain('mailed');
  });
});

describe('--delete while another program reads', () => {
  test('--delete during a read deletes nothing, and everything once the reader ends', async () => {
    const directory = createQuotesFolder([{ id: 'a', changes: { message: 'Secret-of-the-visitor' } }, { id: 'b' }]);
    const reader = openSecondConnection(directory);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM requests').get();
    const files = () =>
      readdirSync(directory)
        .map((name) => readFileSync(join(directory, name), 'latin1'))
        .join('');
    const blocked = await runQuotes(directory, '--delete', 'a');
    expect([blocked.code, blocked.stdout]).toEqual([1, '']);
    expect(blocked.stderr).toContain('npm run quotes -- --delete a');
    expect(readStored(directory)).toHaveLength(2);
    reader.close();
    const again = await runQuotes(directory, '--delete', 'a');
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('Deleted')]);
    expect(files()).not.toContain('Secret-of-the-visitor');
  });

  test('--delete also removes the hashes of a duplicate', async () => {
    const site = await startSite();
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push(String(JSON.parse((await postJson(site.url, exampleQuote)).text).id));
      // Two requests of the same millisecond would be deleted together.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const countHashes = () => {
      const database = openSecondConnection(site.quotesDirectory);
      const found = database.prepare('SELECT count(*) AS count FROM recent').get();
      database.close();
      return found?.['count'];
    };
    expect(countHashes()).toBe(2);
    await runQuotes(site.quotesDirectory, '--delete', ids[1] ?? '');
    expect(countHashes()).toBe(1);
  });
});

describe('--backup', () => {
  test('--backup writes a private copy from which another inbox can start', async () => {
    const site = await startSite();
    const post = (name: string) => postJson(site.url, { ...exampleQuote, name });
    await post('Before');
    const backup = join(site.directory, 'backup', '..', 'copy.db');
    const [{ code }] = await Promise.all([runQuotes(site.quotesDirectory, '--backup', backup), post('Meanwhile')]);
    expect(code).toBe(0);
    await post('After');
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const restored = createTemporaryDirectory();
    writeFileSync(join(restored, 'quotes.db'), readFileSync(backup));
    const again = await startSite(undefined, { quotesDirectory: restored });
    await postJson(again.url, { ...exampleQuote, name: 'Restored' });
    const names = readStored(restored).map(({ fields }) => fields.name);
    expect(names.filter((name) => name !== 'Meanwhile')).toEqual(['Before', 'Restored']);
  });

  test('--backup never overwrites a file', async () => {
    const directory = createQuotesFolder([{ id: 'k3f9' }]);
    const file = join(directory, 'mine.db');
    writeFileSync(file, 'mine');
    expect((await runQuotes(directory, '--backup', file)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

test('the request of the launch check is in no list and no export', async () => {
  const site = await startSite();
  const name = 'Launch check, please ignore';
  expect((await postJson(site.url, { ...exampleQuote, name, email: '' })).status).toBe(201);
  await postJson(site.url, exampleQuote);
  for (const args of [[], ['--search', 'Launch']])
    expect((await runQuotes(site.quotesDirectory, ...args)).stdout).not.toContain('Launch check');
  const { text } = await readCsv(site.quotesDirectory);
  expect(text).not.toContain('Launch check');
  expect(text).toContain(exampleQuote.name);
});

describe('an export', () => {
  const exports = [
    ['--csv', 'requests.csv'],
    ['--backup', 'copy.db'],
  ] as const;

  test.each(exports)('%s is never written to a folder that is served, built or shared', async (option, name) => {
    const directory = createQuotesFolder([{ id: 'k3f9' }]);
    const links = createTemporaryDirectory();
    symlinkSync(resolve('public'), join(links, 'out'));
    const ownFolders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['quotes', 'test-results', 'playwright-report'].includes(entry.name))
      .map((entry) => entry.name);
    const hostFolders = ['dist', '.git', '.netlify', '.vercel/output/static', '.wrangler'];
    const folders = [...ownFolders, ...hostFolders, 'src/content', 'hosting/cloudflare'];
    const paths = [
      ...folders.map((folder) => join(folder, name)),
      ...folders.map((folder) => resolve(folder, name)),
      `./docs/../public/${name}`,
      `../${basename(resolve('.'))}/dist/${name}`,
      `PUBLIC/${name}`,
      join('public', 'new', name),
      join(links, 'out', name),
      join(links, 'out', 'new', '..', name),
    ];
    for (const path of paths) {
      const { code, stdout, stderr } = await runQuotes(directory, option, path);
      expect([path, code, stdout]).toEqual([path, 1, '']);
      expect(stderr).toMatch(
        / is in \S+, whose files are served, built or shared\. Choose a file in another folder\.\n$/,
      );
      expect(existsSync(path)).toBe(false);
    }
  });

  test.each(exports)('%s overwrites nothing, not even through a dangling symbolic link', async (option, name) => {
    const directory = createQuotesFolder([{ id: 'k3f9' }]);
    const file = join(createTemporaryDirectory(), name);
    writeFileSync(file, 'mine');
    const { code, stderr } = await runQuotes(directory, option, file);
    expect([code, stderr]).toEqual([1, `${file} exists already. Choose another name.\n`]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const link = join(createTemporaryDirectory(), name);
    symlinkSync(resolve('public', name), link);
    expect((await runQuotes(directory, option, link)).code).toBe(1);
    expect(existsSync(join('public', name))).toBe(false);
  });

  test.each(exports)('%s in the project must have a name that Git and Docker ignore', async (option, name) => {
    const directory = createQuotesFolder([{ id: 'k3f9' }]);
    const { code, stderr } = await runQuotes(directory, option, 'requests.txt');
    expect([code, stderr]).toEqual([1, expect.stringContaining('Git ignores only names that end in')]);
    expect(existsSync('requests.txt')).toBe(false);
    const readLines = (path: string) => readFileSync(path, 'utf8').split('\n');
    expect(readLines('.gitignore')).toContain(`*${extname(name)}`);
    expect(readLines('hosting/docker/Dockerfile.dockerignore')).toContain(`**/*${extname(name)}`);
  });
});

describe('--csv', () => {
  test('--csv writes a private file with a header and one record per request', async () => {
    const directory = createQuotesFolder([
      { id: 'k3f9', marks: 'links rate', duplicateOf: 'first', changes: { name: 'Zoë "Ana", Jr.' } },
    ]);
    const { file, text } = await readCsv(directory);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(parseCsv(text.slice(1), ',')).toEqual([
      ['id', 'at', ...Object.keys(exampleQuote), 'marks', 'duplicateOf', 'delivery', 'unknown'],
      [
        'k3f9',
        '2026-01-20T18:05:00.000Z',
        ...Object.values({ ...exampleQuote, name: 'Zoë "Ana", Jr.' }),
        'links rate',
        'first',
        '',
        '',
      ],
    ]);
  });

  test('a CSV cell of many line breaks is written in linear time', async () => {
    const message = '\n'.repeat(250_000);
    const { text } = await readCsv(createQuotesFolder([{ id: 'k3f9', changes: { message } }]));
    expect(text).toContain(message);
  });

  test('--csv appends unknown fields after the others', async () => {
    const { text } = await readCsv(
      createQuotesFolder([{ id: 'k3f9', changes: { unlisted: '=4711', pets: 'two dogs' } }]),
    );
    const [header, row] = parseCsv(text.slice(1), ',');
    expect([header?.at(-1), row?.at(-1)]).toEqual(['unknown', 'unlisted: =4711\npets: two dogs']);
  });

  test('no spreadsheet runs a cell, whichever separator it expects', async () => {
    const phones = [
      '=1+1',
      '+1 719 555 0142',
      '-1',
      '@SUM(A1)',
      '\t=1',
      ' =1+1',
      '＝1+1',
      "x;=cmd|'/C calc'!A0",
      'x\t=1+1',
      'x,=1+1',
      'x; "=1+1"',
      'a\n=1+1',
      '";=1+1;"',
      '\r=1',
    ];
    const { text } = await readCsv(
      createQuotesFolder(phones.map((phone, index) => ({ id: `k${index}`, changes: { phone } }))),
    );
    expect(parseCsv(text.slice(1), ',')).toHaveLength(phones.length + 1);
    for (const separator of [',', ';', '\t']) {
      const cells = parseCsv(text.slice(1), separator).flat();
      expect(cells.filter((cell) => /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
  });
});

describe('the table', () => {
  test('the table shows control and bidi characters as escapes', () => {
    expect(escapeControls('a\u001b[31m\u202etxt.exe\u2066\u200b\u{e0041}\ud800')).toBe(
      'a\\u001b[31m\\u202etxt.exe\\u2066\\u200b\\u{e0041}\\ud800',
    );
  });

  test('the table leaves letters, accents and joined emoji unchanged', () => {
    const text = 'Zoë O’Néill שלום نافذة 👩‍👩‍👧 می‌خواهم';
    expect(escapeControls(text)).toBe(text);
  });

  test('the table shortens a long text to one line, between characters', () => {
    expect(shorten('Fourteen windows', 8)).toBe('Fourtee…');
    expect(shorten('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
    expect(shorten('a\nb', 8)).toBe('a ⏎ b');
    expect(shorten('x'.repeat(1_000_000), 8)).toBe('xxxxxxx…');
  });

  test('the table shows Mountain Time, in summer and in winter', () => {
    expect(formatTime('2026-01-01T06:59:00.000Z')).toBe('Dec 31, 2025, 11:59 PM MST');
    expect(formatTime('2026-07-01T18:00:00.000Z')).toBe('Jul 1, 2026, 12:00 PM MDT');
  });
});
