import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { readQuotes, type StoredQuote } from '../../server/quote-listing.ts';
import { runQuotesCommand } from '../../server/quotes-command.ts';
import { type ServerOptions, startServer } from '../../server/serve.ts';
import type { QuoteValues } from '../../src/lib/quotes/quote-fields.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { anyRequest } from '../any-request.ts';

export const business = {
  brand: 'Peak & Pane',
  phone: { display: '(719) 555-0142', href: 'tel:+17195550142' },
  answer: 'contact you before the snow melts',
};

/** Tests with a full disk mount a small one. That requires root and `mount`, which a minimal Debian lacks. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/mount');

export const exampleQuote = {
  ...anyRequest,
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '719 555 0188',
  service: 'window-cleaning',
  property: 'residential',
  message: 'Fourteen windows, two stories.',
  address: '1200 Example Ave, Colorado Springs',
} satisfies QuoteValues;

/** Creates a folder that is deleted after the test. */
export function createTemporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'peak-and-pane-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export function writeTree(directory: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

export interface TestSite {
  url: string;
  directory: string;
  siteDirectory: string;
  quotesDirectory: string;
  printed: string[];
  close: () => Promise<void>;
}

/** Starts the server on a free port, with a small site and an empty folder for the quotes. */
export async function startSite(...parameters: SiteParameters): Promise<TestSite> {
  const site = await startSiteIn(createTemporaryDirectory(), ...parameters);
  onTestFinished(site.close);
  return site;
}

type SiteParameters = [files?: Record<string, string | Buffer>, options?: Partial<ServerOptions>];

async function startSiteIn(directory: string, ...[files, options]: SiteParameters): Promise<TestSite> {
  const siteDirectory = options?.siteDirectory ?? join(directory, 'dist');
  const quotesDirectory = options?.quotesDirectory ?? join(directory, 'quotes');
  writeTree(siteDirectory, files ?? { 'index.html': 'home' });
  const printed: string[] = [];
  const server = await startServer({
    ...readServerSettings({}),
    siteDirectory,
    quotesDirectory,
    business,
    port: 0,
    rateLimit: 1_000_000,
    pollMilliseconds: 5,
    print: (text) => printed.push(text),
    ...options,
    limits: { maxConnectionsPerAddress: 2_000, maxBytesPerHour: 1024 ** 4, ...options?.limits },
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  const url = server.url.replace('localhost', '127.0.0.1');
  return { url, directory, siteDirectory, quotesDirectory, printed, close };
}

/** Starts one site for all tests of a file or of a `describe`, which must leave it unchanged. */
export function shareSite(...parameters: SiteParameters): TestSite {
  const shared = {} as TestSite;
  beforeAll(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'peak-and-pane-'));
    Object.assign(shared, await startSiteIn(directory, ...parameters));
    return async () => {
      await shared.close();
      rmSync(directory, { recursive: true, force: true });
    };
  });
  return shared;
}

/** Creates a clock that the test moves by setting `time`. The outbox reads it at each poll. */
export function createClock(time = Date.now()) {
  let reads = 0;
  const clock = {
    time,
    now: () => {
      reads += 1;
      return clock.time;
    },
    /**
     * Resolves after more than 20 further reads of the clock: several polls. A worker of the outbox reads the clock
     * again only after its running attempt has ended and its result is stored.
     */
    waitForPolls: async () => {
      const end = reads + 20;
      await expect.poll(() => reads, { timeout: 30_000, interval: 10 }).toBeGreaterThan(end);
    },
  };
  return clock;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request unchanged: no path is normalized and no redirect followed. */
export function send(
  url: string,
  path: string,
  options: RequestOptions = {},
  body?: string | Buffer,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes, text: bytes.toString() });
      });
    });
    // A server that refuses a body may respond and close before all of it is sent.
    outgoing.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? undefined : reject(error)));
    outgoing.end(body);
  });
}

export function postJson(url: string, value: unknown, options: RequestOptions = {}): Promise<TestResponse> {
  const { headers, ...rest } = options;
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const allHeaders = { 'Content-Type': 'application/json', ...(headers as Record<string, string> | undefined) };
  return send(url, '/api/quote', { method: 'POST', headers: allHeaders, ...rest }, body);
}

export function postForm(url: string, fields: Record<string, string> | [string, string][]): Promise<TestResponse> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return send(url, '/api/quote', { method: 'POST', headers }, new URLSearchParams(fields).toString());
}

export type { StoredQuote };

/** Opens a second connection to the database while the server is running. */
export function openSecondConnection(quotesDirectory: string): DatabaseSync {
  return new DatabaseSync(join(quotesDirectory, 'quotes.db'), { timeout: 5_000 });
}

/** Returns every stored request, the oldest first. */
export function readStored(quotesDirectory: string): StoredQuote[] {
  if (!existsSync(join(quotesDirectory, 'quotes.db'))) return [];
  const database = openSecondConnection(quotesDirectory);
  try {
    return [...readQuotes(database)];
  } finally {
    database.close();
  }
}

export const readFields = (quotesDirectory: string) => readStored(quotesDirectory).map(({ fields }) => fields);

/** Runs `npm run quotes` for a folder and returns its output and its exit code. */
export async function runQuotes(directory: string, ...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof output) =>
    new Writable({
      write(chunk, _, done) {
        output[name] += chunk;
        done();
      },
    });
  const code = await runQuotesCommand(args, directory, { out: collect('stdout'), err: collect('stderr') });
  return { code, ...output };
}
