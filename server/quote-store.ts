import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type QuoteRequest, quoteFieldNames } from '../src/schemas/quote-fields.ts';
import { toPrintableJson } from './printable-text.ts';
import { withQuoteLock } from './quote-lock.ts';
import { QuoteMarker } from './quote-marks.ts';

const storedQuote = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  property: z.string(),
  message: z.string(),
  address: z.string(),
  spam: z.array(z.string()).optional(),
  duplicateOf: z.string().optional(),
});
/** One line of a month's file. Wider than the form's schema: an old line stays readable when the form changes. */
export type StoredQuote = z.infer<typeof storedQuote>;

/** The part of a file handle that writing a batch needs; tests put a failing disk behind it. */
export interface QuoteFile {
  stat(): Promise<{ size: number; ino: number }>;
  read(buffer: Buffer, offset: number, length: number, position: number): Promise<unknown>;
  write(buffer: Buffer, offset: number, length: number): Promise<{ bytesWritten: number }>;
  truncate(length: number): Promise<void>;
  chmod(mode: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface QuoteStoreOptions {
  directory: string;
  openFile?: ((path: string, flags: string, mode: number) => Promise<QuoteFile>) | undefined;
  now?: (() => Date) | undefined;
}

export interface QuoteStore {
  /** Resolves once the request is on disk; rejects when it is not. `client` is used for marking, never stored. */
  add(quote: QuoteRequest, client?: string): Promise<StoredQuote>;
  /** Waits for what is being written; later requests are refused. */
  close(): Promise<void>;
  /** The files into which a torn end of a month's file was moved at start. */
  readonly setAside: readonly string[];
}

const fileMode = 0o600;
const directoryMode = 0o700;
const newline = 0x0a;
const maxAttempts = 3;
const maxBatchBytes = 4 * 1024 * 1024;
const recentBytes = 16 * 1024 * 1024;
const recentMilliseconds = 60 * 60_000;
const monthFile = /^\d{4}-\d{2}\.jsonl$/;
const temporaryFile = /^\.\d{4}-\d{2}\.[0-9a-f]+\.tmp$/;

/** Opens the folder, creating it, setting torn ends aside and reading what the marks of the next hour depend on. */
export async function openQuoteStore(options: QuoteStoreOptions): Promise<QuoteStore> {
  const { directory, openFile = open, now = () => new Date() } = options;
  await mkdir(directory, { recursive: true, mode: directoryMode });
  const marker = new QuoteMarker();
  let setAside: string[] = [];
  try {
    setAside = await withQuoteLock(directory, () => repairFolder(directory, now()));
  } catch (error) {
    // With no room to move a torn end aside it stays where it is: the next request starts on a line of its own.
    if (!isDiskFull(error)) throw error;
  }
  await rememberRecent(directory, now(), marker);
  const writer = new BatchWriter(directory, openFile);
  let closed = false;

  return {
    setAside,
    async add(quote, client) {
      if (closed) throw new Error('The quote store is closed.');
      const at = now();
      const id = createId();
      const marks = marker.mark(quote, id, at.getTime(), client);
      const fields = Object.fromEntries(quoteFieldNames.map((field) => [field, quote[field]])) as QuoteRequest;
      const stored: StoredQuote = { id, at: at.toISOString(), ...fields, ...marks };
      try {
        await writer.append(`${monthOf(at)}.jsonl`, `${toPrintableJson(stored)}\n`);
      } catch (error) {
        marker.forget(quote, id);
        throw error;
      }
      return stored;
    },
    async close() {
      closed = true;
      await writer.finish();
    },
  };
}

/** Whether a write failed for want of room, which the owner can mend, rather than for a fault. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

export interface QuoteListing {
  quotes: StoredQuote[];
  /** Where lines stand that are no quote request, as `file:line`. */
  unreadable: string[];
}

/** Reads every stored request, oldest first. A last line still being written is left out. */
export async function readQuotes(directory: string): Promise<QuoteListing> {
  const listing: QuoteListing = { quotes: [], unreadable: [] };
  for (const name of await listMonthFiles(directory)) {
    const text = await readFile(join(directory, name), 'utf8');
    const lines = text.split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) {
      const quote = parseLine(line);
      if (quote) listing.quotes.push(quote);
      else if (line.trim() !== '') listing.unreadable.push(`${name}:${index + 1}`);
    }
  }
  return listing;
}

/**
 * Removes one request for good; false when there is none with that id. The month's file is rewritten beside itself
 * and renamed over the old one under the lock that the running inbox takes for each batch.
 */
export async function deleteQuote(directory: string, id: string): Promise<boolean> {
  if ((await listMonthFiles(directory)).length === 0) return false;
  return withQuoteLock(directory, async () => {
    for (const name of await listMonthFiles(directory)) {
      const bytes = await readFile(join(directory, name));
      const kept: Buffer[] = [];
      let found = false;
      for (const line of splitLines(bytes)) {
        if (parseLine(line.toString('utf8'))?.id === id) found = true;
        else kept.push(line);
      }
      if (!found) continue;
      await replaceFile(directory, name, Buffer.concat(kept));
      return true;
    }
    return false;
  });
}

/** Writes what has gathered while the disk was busy as one batch, so that many requests share one flush. */
class BatchWriter {
  readonly #directory: string;
  readonly #openFile: NonNullable<QuoteStoreOptions['openFile']>;
  #queue: QueuedLine[] = [];
  #running: Promise<void> | undefined;

  constructor(directory: string, openFile: NonNullable<QuoteStoreOptions['openFile']>) {
    this.#directory = directory;
    this.#openFile = openFile;
  }

  append(fileName: string, line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ fileName, bytes: Buffer.from(line, 'utf8'), resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async finish(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#takeBatch();
      try {
        await this.#write(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = undefined;
  }

  #takeBatch(): QueuedLine[] {
    const fileName = this.#queue[0]?.fileName;
    let bytes = 0;
    let count = 0;
    for (const line of this.#queue) {
      bytes += line.bytes.length;
      if (line.fileName !== fileName || (count > 0 && bytes > maxBatchBytes)) break;
      count += 1;
    }
    return this.#queue.splice(0, count);
  }

  async #write(batch: QueuedLine[]): Promise<void> {
    const path = join(this.#directory, batch[0]?.fileName ?? '');
    const bytes = Buffer.concat(batch.map((line) => line.bytes));
    await withQuoteLock(this.#directory, async () => {
      // An editor that saves by renaming may have put another file under the name while this one was written.
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        if (await this.#appendOnce(path, bytes)) return;
      }
      throw new Error(`${path} keeps being replaced.`);
    });
  }

  /** Answers whether the file it flushed is still the one under that name. */
  async #appendOnce(path: string, bytes: Buffer): Promise<boolean> {
    const file = await this.#openFile(path, 'a+', fileMode);
    try {
      const { size, ino } = await file.stat();
      if (size === 0) await file.chmod(fileMode);
      try {
        if (size > 0 && !(await endsLine(file, size))) await writeAll(file, Buffer.of(newline));
        await writeAll(file, bytes);
        await file.sync();
        if (size === 0) await syncDirectory(this.#directory);
      } catch (error) {
        // If this fails too, the next batch starts on a line of its own.
        await file.truncate(size).catch(() => undefined);
        throw error;
      }
      const current = await stat(path).catch(() => undefined);
      return current?.ino === ino;
    } finally {
      await file.close();
    }
  }
}

interface QueuedLine {
  fileName: string;
  bytes: Buffer;
  resolve: () => void;
  reject: (error: unknown) => void;
}

async function writeAll(file: QuoteFile, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, offset, bytes.length - offset);
    offset += bytesWritten;
  }
}

async function endsLine(file: QuoteFile, size: number): Promise<boolean> {
  const last = Buffer.alloc(1);
  await file.read(last, 0, 1, size - 1);
  return last[0] === newline;
}

async function syncDirectory(directory: string): Promise<void> {
  // Windows can neither open nor flush a directory; its file system keeps the entry by itself.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeNewFile(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', fileMode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function replaceFile(directory: string, name: string, bytes: Buffer): Promise<void> {
  const temporary = join(directory, `.${name.slice(0, 7)}.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await writeNewFile(temporary, bytes);
    await rename(temporary, join(directory, name));
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  await syncDirectory(directory);
}

/** Sets the torn end of each month's file aside and removes what an interrupted rewrite left. */
async function repairFolder(directory: string, now: Date): Promise<string[]> {
  for (const name of await readdir(directory)) {
    if (temporaryFile.test(name)) await unlink(join(directory, name));
  }
  const torn: string[] = [];
  for (const name of await listMonthFiles(directory)) {
    const setAside = await repairFile(directory, name, now);
    if (setAside) torn.push(setAside);
  }
  return torn;
}

async function repairFile(directory: string, name: string, now: Date): Promise<string | undefined> {
  const handle = await open(join(directory, name), 'r+');
  try {
    await handle.chmod(fileMode);
    const { size } = await handle.stat();
    const whole = await findWholeLength(handle, size);
    if (whole === size) return undefined;
    const end = Buffer.alloc(size - whole);
    await handle.read(end, 0, end.length, whole);
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const tornName = `${name.slice(0, 7)}.torn-${stamp}.txt`;
    try {
      await writeNewFile(join(directory, tornName), end);
    } catch (error) {
      await unlink(join(directory, tornName)).catch(() => undefined);
      throw error;
    }
    await syncDirectory(directory);
    await handle.truncate(whole);
    await handle.sync();
    return tornName;
  } finally {
    await handle.close();
  }
}

/** The length up to the end of the last line that is a whole quote request. */
async function findWholeLength(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<number> {
  for (let length = 64 * 1024; ; length *= 4) {
    const start = Math.max(0, size - length);
    const bytes = Buffer.alloc(size - start);
    await handle.read(bytes, 0, bytes.length, start);
    // The first piece may begin inside a line, so a line counts only when the break before it is seen too.
    let end = bytes.lastIndexOf(newline) + 1;
    while (end > 0) {
      const begin = end < 2 ? 0 : bytes.lastIndexOf(newline, end - 2) + 1;
      if (begin === 0 && start > 0) break;
      if (parseLine(bytes.toString('utf8', begin, end - 1))) return start + end;
      end = begin;
    }
    if (start === 0) return 0;
  }
}

async function rememberRecent(directory: string, now: Date, marker: QuoteMarker): Promise<void> {
  const since = now.getTime() - recentMilliseconds;
  for (const name of new Set([`${monthOf(new Date(since))}.jsonl`, `${monthOf(now)}.jsonl`])) {
    for (const line of (await readTail(join(directory, name))).split('\n')) {
      const quote = parseLine(line);
      const at = Date.parse(quote?.at ?? '');
      if (quote && at >= since) marker.remember(quote as QuoteRequest, quote.duplicateOf ?? quote.id, at);
    }
  }
}

async function readTail(path: string): Promise<string> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(path, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - recentBytes);
    const bytes = Buffer.alloc(size - start);
    await handle.read(bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  } finally {
    await handle.close();
  }
}

async function listMonthFiles(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => monthFile.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(newline, start);
    const end = found < 0 ? bytes.length : found + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}

function parseLine(line: string): StoredQuote | undefined {
  try {
    return storedQuote.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** Twelve letters and digits without the ones that are mistaken for each other when read aloud. */
function createId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('');
}
