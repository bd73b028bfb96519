import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { StoredQuote } from '../../server/quote-store.ts';
import { type ServerOptions, startServer } from '../../server/serve.ts';
import type { QuoteRequest } from '../../src/schemas/quote-fields.ts';

export const business = { brand: 'Peak & Pane', phone: '+17195550142' };

export const exampleQuote: QuoteRequest = {
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '719 555 0188',
  service: 'window-cleaning',
  property: 'residential',
  message: 'Fourteen windows, two stories.',
  address: '1200 Example Ave, Colorado Springs',
};

/** A folder that goes away with the test. */
export function makeTemporaryDirectory(): string {
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
export async function startSite(
  files: Record<string, string | Buffer> = { 'index.html': 'home' },
  options: Partial<ServerOptions> = {},
): Promise<TestSite> {
  const directory = makeTemporaryDirectory();
  const siteDirectory = join(directory, 'dist');
  const quotesDirectory = join(directory, 'quotes');
  writeTree(siteDirectory, files);
  const printed: string[] = [];
  const server = await startServer({
    siteDirectory,
    quotesDirectory,
    business,
    hostSettings: { siteUrl: 'http://localhost:4321' },
    port: 0,
    host: '127.0.0.1',
    rateLimit: 1_000_000,
    print: (text) => printed.push(text),
    ...options,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  const url = server.url.replace('localhost', '127.0.0.1');
  return { url, directory, siteDirectory, quotesDirectory, printed, close };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request as it stands: no path is normalised and no redirect followed. */
export function send(url: string, path: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
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
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function postJson(url: string, value: unknown, options: RequestOptions = {}): Promise<Answer> {
  const { headers, ...rest } = options;
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const all = { 'Content-Type': 'application/json', ...(headers as Record<string, string> | undefined) };
  return send(url, '/api/quote', { method: 'POST', headers: all, ...rest }, body);
}

export function postForm(url: string, fields: Record<string, string> | [string, string][]): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return send(url, '/api/quote', { method: 'POST', headers }, new URLSearchParams(fields).toString());
}

/** Every line of every month's file, as it stands. */
export function readLines(quotesDirectory: string): string[] {
  return readdirSync(quotesDirectory)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(quotesDirectory, name), 'utf8').split('\n').slice(0, -1));
}

export function readStored(quotesDirectory: string): StoredQuote[] {
  return readLines(quotesDirectory).map((line) => JSON.parse(line) as StoredQuote);
}
