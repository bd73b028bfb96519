import { existsSync, realpathSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HostSettings, securityHeaders } from '../hosting/headers.ts';
import { type BusinessContact, readBusinessContact } from './business-contact.ts';
import { parseTrustedProxies } from './client-address.ts';
import { showControls } from './printable-text.ts';
import { createQuoteInbox, quotePath } from './quote-inbox.ts';
import { openQuoteStore, type QuoteStoreOptions } from './quote-store.ts';
import { formatQuoteDetails } from './quote-table.ts';
import { createRateLimit } from './rate-limit.ts';
import { readServerSettings } from './server-settings.ts';
import { createStaticFiles } from './static-files.ts';

export interface ServerOptions {
  siteDirectory: string;
  quotesDirectory: string;
  business: BusinessContact;
  hostSettings: HostSettings;
  /** 0 takes any free port. */
  port: number;
  host: string;
  rateLimit: number;
  trustedProxies?: string | undefined;
  allowedOrigins?: readonly string[] | undefined;
  /** Where the leads and the troubles of the inbox are told. */
  print?: ((text: string) => void) | undefined;
  /** How long a client may take over the headers and over the whole request. */
  headersTimeout?: number | undefined;
  requestTimeout?: number | undefined;
  openFile?: QuoteStoreOptions['openFile'];
  now?: (() => Date) | undefined;
}

export interface RunningServer {
  url: string;
  quotesDirectory: string;
  /** Takes no new connections, finishes what is under way and closes the store. */
  close(): Promise<void>;
}

const closeMilliseconds = 5_000;
const idleMilliseconds = 60_000;
const connectionCheckMilliseconds = 1_000;
/** A pipe that nobody reads would gather everything printed in memory; the leads are on disk anyway. */
const unreadOutputBytes = 1024 * 1024;

/** Serves the built site together with the quote inbox. Rejects with one readable sentence when it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { siteDirectory, allowedOrigins = [], print = () => undefined } = options;
  const quotesDirectory = resolve(options.quotesDirectory);
  checkDirectories(siteDirectory, quotesDirectory);

  const headers = Object.entries(securityHeaders(options.hostSettings));
  const trustedProxies = parseTrustedProxies(options.trustedProxies ?? '');
  const store = await openQuoteStore({ directory: quotesDirectory, openFile: options.openFile, now: options.now });
  for (const name of store.setAside) print(`A half-written request was set aside in ${join(quotesDirectory, name)}\n`);

  const serveFile = createStaticFiles(siteDirectory);
  const takeQuote = createQuoteInbox({
    store,
    business: options.business,
    rateLimit: createRateLimit(options.rateLimit),
    trustedProxies,
    allowedOrigins,
    onStored: (quote) => print(formatQuoteDetails(quote)),
    onFailure: (error) => print(`A quote request could not be stored: ${showControls(String(error))}\n`),
  });

  const server = createServer(
    {
      headersTimeout: options.headersTimeout ?? 10_000,
      requestTimeout: options.requestTimeout ?? 20_000,
      connectionsCheckingInterval: connectionCheckMilliseconds,
    },
    async (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      try {
        const path = request.url?.split('?', 1)[0];
        await (path === quotePath ? takeQuote(request, response) : serveFile(request, response));
      } catch (error) {
        print(`A request failed: ${showControls(String(error))}\n`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.\n');
      }
    },
  );
  // Ends connections that neither send nor read, after the request itself is in.
  server.setTimeout(idleMilliseconds);
  try {
    await listen(server, options.port, options.host);
  } catch (error) {
    await store.close();
    throw error;
  }

  return {
    url: siteAddress(options.host, (server.address() as AddressInfo).port),
    quotesDirectory,
    async close() {
      await closeServer(server);
      await store.close();
    },
  };
}

function checkDirectories(siteDirectory: string, quotesDirectory: string): void {
  if (!statSync(siteDirectory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no built site in ${resolve(siteDirectory)}: build it first.`);
  }
  if ((quotesDirectory + sep).startsWith(realpathSync(siteDirectory) + sep)) {
    throw new Error(`QUOTES_DIR must not be inside the site that is served: ${quotesDirectory}`);
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolveListening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(inUse ? new Error(`Port ${port} is in use: stop what runs there, or set PORT to another one.`) : error);
    });
    server.listen(port, host, resolveListening);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolveClosed) => {
    const deadline = setTimeout(() => server.closeAllConnections(), closeMilliseconds);
    server.close(() => {
      clearTimeout(deadline);
      resolveClosed();
    });
    server.closeIdleConnections();
  });
}

function siteAddress(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function main(): Promise<void> {
  // A closed terminal or pipe must not take the inbox down.
  process.stdout.on('error', () => undefined);
  const print = (text: string) => {
    if (process.stdout.writableLength < unreadOutputBytes) process.stdout.write(text);
  };
  // The build reads the same file; what the environment already says wins.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readServerSettings(process.env);
  const business = readBusinessContact(join('src', 'content', 'business.yaml'));
  const server = await startServer({
    ...settings,
    siteDirectory: 'dist',
    business,
    hostSettings: { ...settings.hostSettings, mapEmbedUrl: business.mapEmbedUrl },
    print,
  });
  print(`Site:   ${server.url}\n`);
  print(`Quotes: ${server.url}${quotePath}, kept in ${server.quotesDirectory}\n`);
  print('Stop:   Ctrl+C\n');

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
