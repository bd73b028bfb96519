import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { filePolicy, httpsHeaders, httpsHeadersWithSubdomains, pageHeaders } from '../hosting/headers.ts';
import { currentBuild } from '../hosting/swap-site.ts';
import { type BusinessContact, readBusinessContact } from '../src/lib/quotes/business-contact.ts';
import { maxBytesPerHour } from '../src/lib/quotes/quote-request.ts';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { readServerSettings, type ServerSettings } from '../src/lib/settings/server-settings.ts';
import { quotePath, requestsPath } from '../src/lib/site/addresses.ts';
import { parseTrustedProxies } from './client-address.ts';
import {
  type ConnectionLimits,
  createLimitedServer,
  createOpenFileLimiter,
  getDefaultLimits,
} from './connection-limits.ts';
import { createDeliveries } from './deliveries.ts';
import { describeListenError } from './listen-error.ts';
import { startOutbox } from './outbox.ts';
import { escapeControls } from './printable-text.ts';
import { databaseName, measureDiskSpace } from './quote-database.ts';
import { type InboxLimits, registerQuoteInbox } from './quote-inbox.ts';
import { openQuoteStore, type Target } from './quote-store.ts';
import { registerRequestsPage } from './requests-page.ts';
import { shutDownOnSignal } from './shut-down-on-signal.ts';
import { registerSiteFiles, sendText } from './site-files.ts';

export interface ServerOptions extends ServerSettings {
  siteDirectory: string;
  business: BusinessContact;
  limits?: Partial<InboxLimits & ConnectionLimits> | undefined;
  /** Prints arrivals and problems, without any user input. */
  print?: ((text: string) => void) | undefined;
  now?: (() => number) | undefined;
  /** A clock in milliseconds that no change of the system time affects, for the rate limits. */
  monotonic?: (() => number) | undefined;
  /** Interval between two checks for deliveries that are due again. */
  pollMilliseconds?: number | undefined;
}

const megabyte = 1024 * 1024;
const closeTimeoutMilliseconds = 3_000;
const maintenanceIntervalMilliseconds = 10 * 60_000;
const proxyWarningIntervalMilliseconds = 60 * 60_000;

/** Serves the built site together with the quote inbox. If that is not possible, rejects with a message for the operator. */
export async function startServer(options: ServerOptions) {
  const { siteDirectory, siteUrl, business, keepDays, mailsPerHour } = options;
  const { print = () => undefined, now = Date.now, monotonic, pollMilliseconds } = options;
  const quotesDirectory = resolve(options.quotesDirectory);
  checkDirectories(siteDirectory, quotesDirectory);
  const isProxy = parseTrustedProxies(options.trustedProxies ?? '');
  const limits = {
    ...getDefaultLimits(),
    maxPostsPerMinute: options.rateLimit,
    maxBytesPerHour,
    maxUnfinishedBytes: 8 * megabyte,
    maxUnfinishedBytesPerClient: 2 * megabyte,
    ...options.limits,
  };
  const { deliver, reportOutage } = createDeliveries(options.deliveries ?? {}, business, siteUrl);
  const targets = Object.keys(deliver) as Target[];
  const store = openQuoteStore({ directory: quotesDirectory, targets, keepDays });
  let outbox: ReturnType<typeof startOutbox> | undefined;

  const app = createApp({ siteUrl, hstsSubdomains: options.hstsSubdomains, limits, isProxy, print });
  await registerSiteFiles(app, siteDirectory, createOpenFileLimiter(limits.maxOpenFiles));
  if (options.requestsPassword !== undefined) {
    const signIn = { password: options.requestsPassword, siteUrl, print, monotonic };
    const { brand } = business;
    await app.register(registerRequestsPage, {
      prefix: requestsPath,
      basePath: requestsPath,
      directory: quotesDirectory,
      brand,
      keepDays,
      now,
      print,
      signIn,
    });
  }
  const onStored = () => outbox?.wake();
  registerQuoteInbox(app, { store, contact: business, limits, siteUrl, print, onStored, now, monotonic });
  const runMaintenance = async () => {
    const deleted = await store.run('deleteExpired', now()).catch(() => 0);
    if (deleted > 0)
      print(`Deleted ${deleted} quote requests that came over ${keepDays} days ago (QUOTE_KEEP_DAYS).\n`);
    warnAboutDiskSpace(quotesDirectory, print);
  };
  const maintenanceTimer = setInterval(runMaintenance, maintenanceIntervalMilliseconds);

  /** Accepts no new connections, finishes requests in progress and closes the store. */
  async function close(): Promise<void> {
    clearInterval(maintenanceTimer);
    const closeTimer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMilliseconds);
    // Browsers keep a connection open for the next page after a response.
    const idleConnectionsTimer = setInterval(() => app.server.closeIdleConnections(), 100);
    await Promise.all([app.close(), outbox?.close()]);
    clearTimeout(closeTimer);
    clearInterval(idleConnectionsTimer);
    store.close();
  }
  try {
    const url = await app.listen({ port: options.port, host: options.host, backlog: limits.maxConnections });
    const { givenUp } = store.report;
    if (givenUp > 0)
      print(
        `GIVEN UP: ${givenUp} deliveries. npm run quotes shows them, npm run quotes -- --retry sends them again.\n`,
      );
    // Waits until the server listens on its port: another server may be delivering from the same folder.
    await store.run('resetBackoff', now()).catch(() => undefined);
    outbox = startOutbox({ store, deliver, reportOutage, mailsPerHour, pollMilliseconds, now, print });
    await runMaintenance();
    return { url: url.replace('127.0.0.1', 'localhost'), quotesDirectory, close };
  } catch (error) {
    await close();
    throw describeListenError(error as Error, options.port);
  }
}

interface AppOptions extends Pick<ServerSettings, 'siteUrl' | 'hstsSubdomains'> {
  limits: ConnectionLimits;
  isProxy: (address: string) => boolean;
  print: (text: string) => void;
}

/** Creates the Fastify instance with the headers and errors that all responses share, and still without routes. */
function createApp({ siteUrl, hstsSubdomains, limits, isProxy, print }: AppOptions): FastifyInstance {
  const secureHeaders = hstsSubdomains ? httpsHeadersWithSubdomains : httpsHeaders;
  const schemeHeaders = siteUrl.startsWith('https:') ? secureHeaders : {};
  const defaultHeaders = { ...pageHeaders, ...schemeHeaders, 'Content-Security-Policy': filePolicy };
  const app = Fastify({
    serverFactory: (handle) => createLimitedServer(limits, isProxy, handle),
    return503OnClosing: false,
    trustProxy: isProxy,
    // A proxy may send the whole URL instead of the path (RFC 9112, 3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    frameworkErrors: (_error, _request, reply) =>
      void sendText(reply.headers(defaultHeaders), 400, 'This address is malformed.'),
  });
  const warnAboutProxy = createProxyWarning(isProxy, print);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(defaultHeaders);
    warnAboutProxy(request);
    // If a request has two Host headers, a proxy in front may have used the other one.
    if ((request.raw.headersDistinct['host']?.length ?? 0) > 1) {
      sendText(reply.header('Connection', 'close'), 400, 'A request must have one Host header.');
      return;
    }
    done();
  });
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, _request, reply) => {
    if (['EMFILE', 'ENFILE'].includes(error.code)) {
      return sendText(reply.header('Retry-After', '5'), 503, 'The site is busy. Please try again in a moment.');
    }
    const status = error.statusCode ?? 500;
    // An error may have headers that its status needs, such as Content-Range.
    reply.headers(error.headers ?? {});
    if (status >= 500) print(`A request failed: ${escapeControls(String(error))}\n`);
    return sendText(reply, status, status < 500 ? 'This request is not valid.' : 'Something went wrong.');
  });
  return app;
}

/** Creates a function that warns once an hour about requests from a proxy that TRUSTED_PROXY does not list. */
function createProxyWarning(isProxy: (address: string) => boolean, print: (text: string) => void) {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (request: FastifyRequest): void => {
    if (performance.now() - warnedAt <= proxyWarningIntervalMilliseconds) return;
    if (!isForwarded(request) || isProxy(request.socket.remoteAddress ?? '')) return;
    warnedAt = performance.now();
    print(
      'Requests have a forwarded address but come from a machine that TRUSTED_PROXY does not list: ' +
        'all visitors behind it share one rate limit. If it is your proxy, add its address to TRUSTED_PROXY.\n',
    );
  };
}

const isForwarded = ({ headers }: FastifyRequest) => 'x-forwarded-for' in headers || 'forwarded' in headers;

function checkDirectories(siteDirectory: string, quotesDirectory: string): void {
  if (!statSync(siteDirectory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no built site in ${resolve(siteDirectory)}: run npm run build.`);
  }
  const site = realpathSync(siteDirectory) + sep;
  for (let path of [quotesDirectory, join(quotesDirectory, databaseName)]) {
    while (!existsSync(path)) path = dirname(path);
    if ((realpathSync(path) + sep).startsWith(site)) {
      throw new Error(
        `QUOTES_DIR is inside the site that is served: ${quotesDirectory}. Set it to a folder outside of it.`,
      );
    }
  }
}

/** Warns the operator about a disk that fills up, long before the inbox has to refuse requests. */
function warnAboutDiskSpace(directory: string, print: (text: string) => void): void {
  if (!existsSync(directory)) {
    print(`FOLDER MISSING: ${directory}. Quote requests are refused until it is back: mount or restore it.\n`);
    return;
  }
  const { free, reserve, warning } = measureDiskSpace(directory);
  if (free >= warning) return;
  const space = `${Math.floor(free / megabyte)} MB left on the disk of ${directory}`;
  print(
    free < reserve
      ? `DISK FULL: ${space}. Quote requests are refused: free some space.\n`
      : `Disk nearly full: ${space}. Free some space.\n`,
  );
}

async function main(): Promise<void> {
  // A closed terminal or pipe must not stop the inbox.
  process.stdout.on('error', () => undefined);
  // A pipe without a reader would collect all output in memory; the leads are on disk anyway.
  const print = (text: string) => void (process.stdout.writableLength < megabyte && process.stdout.write(text));
  const settings = readServerSettings(readEnvironment());
  const business = readBusinessContact(join('src', 'content', 'business.yaml'));
  const starting = startServer({
    ...settings,
    // Falls back to the folder that hosts serve if there are no builds, as after a copy from another machine.
    siteDirectory: existsSync(currentBuild) ? currentBuild : 'dist',
    business,
    print,
  });
  shutDownOnSignal(async () => (await starting).close());
  const server = await starting;
  print(`Site:   ${server.url}\n`);
  print(`Quotes: ${server.url}${quotePath}, kept in ${server.quotesDirectory}\n`);
  if (settings.requestsPassword !== undefined) print(`Read:   ${server.url}${requestsPath}\n`);
  const { mail } = settings.deliveries ?? {};
  if (mail) print(`Mail:   to ${mail.to.join(', ')}, by ${new URL(mail.url).hostname}\n`);
  if (!mail && !settings.deliveries?.forwardUrl) {
    const whereToRead = settings.requestsPassword === undefined ? 'npm run quotes' : requestsPath;
    print(
      `Mail:   off. Requests are only in ${whereToRead}. To have them mailed, set QUOTE_MAIL_URL and QUOTE_MAIL_TO.\n`,
    );
  }
  print('Stop:   Ctrl+C\n');
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
