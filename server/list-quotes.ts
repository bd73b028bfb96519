import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  unlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify';
import { importedFolder } from './import-old-files.ts';
import { showControls, toPrintableJson } from './printable-text.ts';
import { databaseName, inTransaction, openDatabase } from './quote-database.ts';
import {
  csvColumns,
  csvRow,
  formatTableRow,
  formatTime,
  type ListingFilter,
  readQuotes,
  tableHeader,
} from './quote-listing.ts';

const usage = `Lists the quote requests in the folder QUOTES_DIR (./quotes).
  npm run quotes                       a table
  npm run quotes -- --search <text>    only those with the text, or a part of the phone number
  npm run quotes -- --since <date>     only those since 2026-11-20, or 7d for the last seven days
  npm run quotes -- --csv <file>       writes them to a file for a spreadsheet
  npm run quotes -- --json             everything, one JSON object a line
  npm run quotes -- --delete <id>      removes one for good
  npm run quotes -- --backup <file>    writes a whole copy, also while the site runs
`;

process.exitCode = await run(process.argv.slice(2), process.env['QUOTES_DIR'] || 'quotes');

async function run(args: string[], directory: string): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) return say(usage);
    const exists = existsSync(join(directory, databaseName)) || hasOldFiles(directory);
    if (!exists) return options.delete === undefined ? say('No quote requests yet.\n') : missing(options.delete);
    const { database } = openDatabase(directory, Date.now());
    try {
      if (options.delete !== undefined) return remove(database, directory, options.delete);
      if (options.backup !== undefined) return backUp(database, resolve(options.backup));
      await list(database, options, { search: options.search, since: readSince(options.since) });
    } finally {
      database.close();
    }
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The reader of the table, such as `less`, has seen enough.
    if (code === 'EPIPE') return 0;
    process.stderr.write(`${showControls(message)}\n${code?.startsWith('ERR_PARSE_ARGS') ? usage : ''}`);
    return 1;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function readOptions(args: string[]) {
  return parseArgs({
    args,
    options: {
      search: { type: 'string' },
      since: { type: 'string' },
      csv: { type: 'string' },
      json: { type: 'boolean' },
      delete: { type: 'string' },
      backup: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  // A date alone begins at midnight here, not in Greenwich.
  const time = days ? Date.now() - Number(days) * 86_400_000 : Date.parse(text.includes('T') ? text : `${text}T00:00`);
  if (Number.isNaN(time)) throw new Error(`--since takes a date such as 2026-11-20, or 7d, not "${text}".`);
  return time;
}

function hasOldFiles(directory: string): boolean {
  return existsSync(directory) && readdirSync(directory).some((name) => name.endsWith('.jsonl'));
}

async function list(database: DatabaseSync, options: { csv?: string; json?: boolean }, filter: ListingFilter) {
  const quotes = readQuotes(database, filter);
  if (options.csv !== undefined) {
    const rows = stringify({ header: true, columns: csvColumns, bom: true, quoted: true, record_delimiter: 'windows' });
    await pipeline(Readable.from(map(quotes, csvRow)), rows, createWriteStream(options.csv, { mode: 0o600 }));
    say(`Wrote the requests to ${options.csv}\n`);
    return;
  }
  let count = 0;
  const lines = map(quotes, (quote) => {
    count += 1;
    if (options.json) return `${toPrintableJson(quote)}\n`;
    return count === 1 ? tableHeader + formatTableRow(quote) : formatTableRow(quote);
  });
  await pipeline(Readable.from(lines), process.stdout, { end: false });
  if (count === 0 && !options.json) say('No quote requests.\n');
}

function* map<Item, Result>(items: Iterable<Item>, change: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield change(item);
}

function missing(id: string): number {
  process.stderr.write(`There is no quote request with the id ${showControls(id)}.\n`);
  return 1;
}

function remove(database: DatabaseSync, directory: string, id: string): number {
  const request = database.prepare('SELECT at FROM requests WHERE id = ?').get(id);
  if (!request) return missing(id);
  const deliveries = database
    .prepare(`SELECT target FROM deliveries WHERE request_id = ? AND state = 'delivered'`)
    .all(id)
    .map(({ target }) => String(target));
  const backups = database
    .prepare(`SELECT at, subject FROM notes WHERE kind = 'backup' AND at >= ?`)
    .all(request['at'] ?? 0);
  // What is freed is overwritten, or it would stay readable in the file.
  database.exec('PRAGMA secure_delete = ON');
  inTransaction(database, () => {
    database.prepare('DELETE FROM requests WHERE id = ?').run(id);
    database.prepare('UPDATE requests SET duplicate_of = NULL WHERE duplicate_of = ?').run(id);
    database.prepare('DELETE FROM recent WHERE first = ?').run(id);
    database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'deleted', ?)`).run(Date.now(), id);
  });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  say(`Removed the quote request ${showControls(id)}, with what was left of its deliveries.\n`);
  for (const { at, subject } of backups) {
    if (existsSync(String(subject))) say(`It is still in the backup of ${formatTime(Number(at))}: ${subject}\n`);
  }
  for (const path of findOldFiles(directory, id)) say(`It is still in the set-aside file ${path}\n`);
  if (deliveries.includes('forward')) say('It was sent to your automation: delete it there too.\n');
  if (deliveries.includes('mail')) say('It was mailed to you: delete the message too.\n');
  return 0;
}

function findOldFiles(directory: string, id: string): string[] {
  const folder = join(directory, importedFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => join(folder, name)).filter((path) => readFileSync(path).includes(`"${id}"`));
}

function backUp(database: DatabaseSync, path: string): number {
  // SQLite writes into a file that is there and empty, which keeps its mode.
  closeSync(openSync(path, 'wx', 0o600));
  try {
    const at = Date.now();
    database.prepare('VACUUM INTO ?').run(path);
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
    database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'backup', ?)`).run(at, path);
  } catch (error) {
    unlinkSync(path);
    throw error;
  }
  return say(`Wrote a copy of all requests to ${path}\n`);
}
