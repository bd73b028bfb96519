import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify';
import { z } from 'zod';
import { showControls, toPrintableJson } from './printable-text.ts';
import { countOffset, databaseName, inTransaction, openDatabase } from './quote-database.ts';
import { csvColumns, csvRow, formatTableRow, formatTime, readQuotes, tableHeader } from './quote-listing.ts';

const usage = `Lists the quote requests in the folder QUOTES_DIR (./quotes).
  npm run quotes                       a table
  npm run quotes -- --search <text>    only those with the text, or a part of the phone number
  npm run quotes -- --since <date>     only those since 2026-11-20, or 7d for the last seven days
  npm run quotes -- --csv <file>       writes them to a file for a spreadsheet
  npm run quotes -- --json             everything, one JSON object a line
  npm run quotes -- --delete <id>      removes one for good
  npm run quotes -- --backup <file>    writes a whole copy, also while the site runs`;

const options = {
  search: { type: 'string' },
  since: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
  delete: { type: 'string' },
  backup: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const requestTime = z.object({ at: z.number() });
const checkpointResult = z.object({ busy: z.number() });
const checkpointAttempts = 3;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function run(directory: string): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  if (!existsSync(join(directory, databaseName))) {
    if (values.delete !== undefined) throw unknownId(values.delete);
    return console.log('No quote requests yet.');
  }
  const database = openDatabase(directory);
  try {
    if (values.delete !== undefined) remove(database, values.delete);
    else if (values.backup !== undefined) backUp(database, resolve(values.backup));
    else await list(database, values);
  } finally {
    database.close();
  }
}

async function list(database: DatabaseSync, { csv, json, search, since }: Options): Promise<void> {
  const quotes = Iterator.from(readQuotes(database, { search, since: readSince(since) }));
  if (csv !== undefined) {
    const rows = stringify({ header: true, columns: csvColumns, bom: true, quoted: true, record_delimiter: 'windows' });
    await pipeline(Readable.from(quotes.map(csvRow)), rows, createWriteStream(csv, { mode: 0o600 }));
    return console.log(`Wrote the requests to ${csv}`);
  }
  let count = 0;
  const lines = quotes.map((quote) => {
    count += 1;
    if (json) return `${toPrintableJson(quote)}\n`;
    return count === 1 ? tableHeader + formatTableRow(quote) : formatTableRow(quote);
  });
  await pipeline(Readable.from(lines), process.stdout, { end: false });
  if (count === 0 && !json) console.log('No quote requests.');
}

function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  // A date alone begins at midnight here, not in Greenwich.
  const time = days ? Date.now() - Number(days) * 86_400_000 : Date.parse(text.includes('T') ? text : `${text}T00:00`);
  if (Number.isNaN(time)) throw new Error(`--since takes a date such as 2026-11-20, or 7d, not "${text}".`);
  return time;
}

const unknownId = (id: string) => new Error(`There is no quote request with the id ${id}.`);

/** Removes a request from all that the inbox keeps, and says where else it is. */
function remove(database: DatabaseSync, id: string): void {
  const request = requestTime.safeParse(database.prepare('SELECT at FROM requests WHERE id = ?').get(id)).data;
  if (!request) {
    const removed = database.prepare(`SELECT 1 FROM notes WHERE kind = 'deleted' AND subject = ?`).get(id);
    if (!removed) throw unknownId(id);
    emptyLog(database, id);
    console.log(`The quote request ${showControls(id)} is removed.`);
    return;
  }
  const delivered = database
    .prepare(`SELECT target FROM deliveries WHERE request_id = ? AND state = 'delivered'`)
    .all(id)
    .map(({ target }) => target);
  const backups = database.prepare(`SELECT at, subject FROM notes WHERE kind = 'backup' AND at >= ?`).all(request.at);
  inTransaction(database, () => {
    database.prepare('DELETE FROM requests WHERE id = ?').run(id);
    database.prepare('UPDATE requests SET duplicate_of = NULL WHERE duplicate_of = ?').run(id);
    // Its own hashes are those of its time.
    database.prepare('DELETE FROM recent WHERE first = ? OR at = ?').run(id, request.at);
    database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'deleted', ?)`).run(Date.now(), id);
  });
  emptyLog(database, id);
  console.log(`Removed the quote request ${showControls(id)}, with what was left of its deliveries.`);
  for (const { at, subject } of backups) {
    const moved = existsSync(String(subject)) ? '' : ', which is no longer there';
    console.log(`It is still in the backup of ${formatTime(Number(at))}: ${subject}${moved}`);
  }
  if (delivered.includes('forward')) console.log('It was sent to your automation: delete it there too.');
  if (delivered.includes('mail')) console.log('It was mailed to you: delete the message too.');
}

/** What was deleted stands in the log until that is written into the database, which waits for whoever reads it. */
function emptyLog(database: DatabaseSync, id: string): void {
  for (let attempt = 0; attempt < checkpointAttempts; attempt += 1) {
    // Each waits for as long as a program waits for another.
    if (checkpointResult.parse(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).busy === 0) return;
  }
  throw new Error(
    `${showControls(id)} is deleted, but its words still stand in ${databaseName}-wal while another program reads the ` +
      `database. End that program, then run this again: npm run quotes -- --delete ${showControls(id)}`,
  );
}

function backUp(database: DatabaseSync, path: string): void {
  // SQLite writes into a file that is there and empty, which keeps its mode.
  const file = openSync(path, 'wx', 0o600);
  try {
    const at = Date.now();
    database.prepare('VACUUM INTO ?').run(path);
    // A copy is told from the database itself by this.
    writeSync(file, Buffer.alloc(4), 0, 4, countOffset);
    fsyncSync(file);
    database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'backup', ?)`).run(at, path);
  } catch (error) {
    unlinkSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
  console.log(`Wrote a copy of all requests to ${path}`);
}

try {
  await run(process.env['QUOTES_DIR'] || 'quotes');
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  // Otherwise the reader of the table, such as `less`, has seen enough.
  if (code !== 'EPIPE') {
    console.error(showControls(message) + (code?.startsWith('ERR_PARSE_ARGS') ? `\n${usage}` : ''));
    process.exitCode = 1;
  }
}
