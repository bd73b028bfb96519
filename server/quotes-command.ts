import { closeSync, createWriteStream, fsyncSync, openSync, unlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createUnknownIdError, deleteRequest } from './delete-request.ts';
import { parseDenverTime } from './denver-time.ts';
import { checkExportPath, createExistsError } from './export-path.ts';
import { escapeControls } from './printable-text.ts';
import { inTransaction, openExistingDatabase } from './quote-database.ts';
import {
  createFailureSummary,
  formatCsv,
  formatTableRow,
  readQuotes,
  type StoredQuote,
  tableHeader,
} from './quote-listing.ts';
import { endPauses, makeWaitingDue, retryGivenUp } from './quote-sql.ts';
import { findQuotesDirectory } from './quotes-directory.ts';

const usage = `Lists the quote requests in the folder QUOTES_DIR (./quotes).
  npm run quotes                       prints a table
  npm run quotes -- --search <text>    only those that contain the text or (a part of) the phone number
  npm run quotes -- --since <date>     only those since a day in Denver, such as 2026-11-20, or 7d for the last seven days
  npm run quotes -- --csv <file>       writes them to a new file for a spreadsheet, such as requests.csv
  npm run quotes -- --retry            tries all deliveries again that were given up or wait for an attempt
  npm run quotes -- --delete <id>      deletes one; this cannot be undone
  npm run quotes -- --backup <file>    copies all requests to a new file, such as copy.db, even while the site runs`;

const options = {
  search: { type: 'string' },
  since: { type: 'string' },
  csv: { type: 'string' },
  retry: { type: 'boolean' },
  delete: { type: 'string' },
  backup: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The output streams of the command: a terminal, or another program that reads it. */
interface Streams {
  out: Writable;
  err: Writable;
}

/** Runs the command in the folder of an inbox, and returns its exit code. */
export async function runQuotesCommand(args: string[], directory: string, { out, err }: Streams): Promise<number> {
  try {
    await runOptions(parseArgs({ args, options }).values, directory, out);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // EPIPE: the reader of the table, such as `less`, has quit.
    if (code === 'EPIPE') return 0;
    err.write(`${escapeControls(message)}\n${code?.startsWith('ERR_PARSE_ARGS') ? `${usage}\n` : ''}`);
    return 1;
  }
}

async function runOptions(values: Options, directory: string, out: Writable): Promise<void> {
  const printLine = (line: string) => void out.write(`${line}\n`);
  if (values.help) return printLine(usage);
  const database = openExistingDatabase(directory);
  if (!database) {
    if (values.delete !== undefined) throw createUnknownIdError(values.delete);
    return printLine('No quote requests yet.');
  }
  try {
    if (values.delete !== undefined) deleteRequest(database, values.delete).forEach(printLine);
    else if (values.retry) printLine(retryDeliveries(database));
    else if (values.backup !== undefined) printLine(backUp(database, resolve(values.backup)));
    else await listQuotes(database, values, out);
  } finally {
    database.close();
  }
}

async function listQuotes(database: DatabaseSync, { csv, search, since }: Options, out: Writable): Promise<void> {
  const storedQuotes = Iterator.from(readQuotes(database, { search, since: readSince(since) }));
  const quotes = storedQuotes.filter(({ flags }) => !flags.includes('launch-check'));
  if (csv !== undefined) {
    await writeCsv(csv, quotes);
    out.write(`Wrote the requests to ${csv}\n`);
    return;
  }
  let count = 0;
  const failures = createFailureSummary();
  const lines = quotes.map((quote) => {
    count += 1;
    failures.add(quote);
    return count === 1 ? tableHeader + formatTableRow(quote) : formatTableRow(quote);
  });
  await pipeline(Readable.from(lines), out, { end: false });
  out.write(count === 0 ? 'No quote requests.\n' : failures.format());
}

async function writeCsv(path: string, quotes: Iterable<StoredQuote>): Promise<void> {
  checkExportPath(path, '.csv');
  const file = openNewFile(path);
  try {
    await pipeline(Readable.from(formatCsv(quotes)), createWriteStream(path, { fd: file }));
  } catch (error) {
    unlinkSync(path);
    throw error;
  }
}

/** Creates a file that only its owner may read. `wx` follows no symbolic link and overwrites nothing. */
function openNewFile(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? createExistsError(path) : error;
  }
}

function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  // The table shows times by Denver's clock, and the server may run in any time zone.
  const time = days ? Date.now() - Number(days) * 86_400_000 : parseDenverTime(text);
  if (Number.isNaN(time)) throw new Error(`--since takes a date such as 2026-11-20, or 7d, not "${text}".`);
  return time;
}

/** Makes failed deliveries due. The server finds them within a second, or at its next start. */
function retryDeliveries(database: DatabaseSync): string {
  const count = inTransaction(database, () => {
    database.prepare(retryGivenUp).run(Date.now());
    database.exec(endPauses);
    return Number(database.prepare(makeWaitingDue).run(Date.now()).changes);
  });
  return `${count === 1 ? 'One delivery is' : `${count} deliveries are`} tried again now.`;
}

function backUp(database: DatabaseSync, path: string): string {
  checkExportPath(path, '.db');
  // SQLite writes into an existing empty file, which keeps its permissions.
  const file = openNewFile(path);
  try {
    const at = Date.now();
    database.prepare('VACUUM INTO ?').run(path);
    fsyncSync(file);
    database.prepare('INSERT INTO backups (at, path) VALUES (?, ?)').run(at, path);
  } catch (error) {
    unlinkSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
  return `Wrote a copy of all requests to ${path}`;
}

if (import.meta.main) {
  // The reader of the output may quit at any time.
  process.stdout.on('error', () => undefined);
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runQuotesCommand(process.argv.slice(2), findQuotesDirectory('.'), streams);
}
