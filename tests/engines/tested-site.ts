import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveSite } from '../browser/start-site.ts';

declare global {
  interface Window {
    /** Script errors, missing files, violations of the policy, and warnings and errors of the console. */
    pageProblems: string[];
    /** Arguments of the calls of the analytics script. */
    trackedEvents: unknown[][];
  }
}

/**
 * Runs on every page before its own scripts. WebKitGTK's driver cannot read the console, so the page collects its
 * errors. A stub of the analytics script stores its events, and a phone link starts no call.
 */
function watchPage() {
  window.pageProblems = [];
  const report = (...parts: unknown[]) => window.pageProblems.push(parts.map(String).join(' '));
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      const file = target instanceof HTMLElement && (target as HTMLImageElement | HTMLLinkElement);
      if (file) report('not loaded:', 'href' in file ? file.href : file.src);
      else report(message, `${filename}:${lineno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy:', effectiveDirective, blockedURI),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      report(`console.${level}:`, ...parts);
      write(...parts);
    };
  }
  window.trackedEvents = [];
  window.umami = { track: (...event: unknown[]) => window.trackedEvents.push(event) };
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
  });
}

/** Serves the site by the project's own server, behind a proxy that adds `watchPage` to each page. */
export async function startTestedSite(mapEmbedUrl: string) {
  const upstream = await serveSite(process.cwd());
  let quoteStatus: number | undefined;
  const idempotencyKeys: unknown[] = [];
  const requestedPaths: string[] = [];

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    requestedPaths.push(request.url ?? '');
    if (request.url === '/watch-page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watchPage})()`);
      return;
    }
    if (request.url === '/map') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Map</title>');
      return;
    }
    if (request.method === 'POST') {
      idempotencyKeys.push(request.headers['idempotency-key']);
      if (quoteStatus) {
        request.resume().on('end', () => response.writeHead(quoteStatus ?? 500).end());
        return;
      }
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = sendRequest(
      upstream.address + request.url,
      { method: request.method, headers },
      async (answer) => {
        const { statusCode = 500, headers: answerHeaders } = answer;
        if (!answerHeaders['content-type']?.startsWith('text/html')) {
          response.writeHead(statusCode, answerHeaders);
          answer.pipe(response);
          return;
        }
        const html = (await text(answer))
          .replace('<head>', '<head><script src="/watch-page.js"></script>')
          // Avoids loading the map from its provider.
          .replaceAll(mapEmbedUrl.replaceAll('&', '&amp;'), '/map')
          .replace(/frame-src [^;]+/, "frame-src 'self'");
        const { 'content-length': _length, etag: _etag, ...pageHeaders } = answerHeaders;
        response.writeHead(statusCode, pageHeaders).end(html);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    quotesDirectory: upstream.quotes,
    /** The Idempotency-Key header of each post. */
    idempotencyKeys,
    /** The path of each request, in order. */
    requestedPaths,
    /** Sets a status with which posts are answered in place of the inbox; without one they go to the inbox again. */
    setQuoteStatus(status?: number) {
      quoteStatus = status;
    },
    close() {
      server.closeAllConnections();
      server.close();
      upstream.stop();
    },
  };
}
