import { extname } from 'node:path';
import { contentTypes } from '../content-types.ts';
import { filePolicy } from '../headers.ts';
import { caching, type HostedSite } from '../hosted-site.ts';
import { renderQuoteFunction } from './quote-function.ts';

/** https://developers.cloudflare.com/workers/static-assets/redirects: 2,000 static rules, further ones are ignored. */
const maxRedirects = 2000;

const forwarderEntry = `
import { forwardQuote } from './quote-forwarder.ts';

export default {
  fetch: (request, env) => forwardQuote(request, env.QUOTE_FORWARD_URL, site),
};
`;

export function renderCloudflare(site: HostedSite): Record<string, string> {
  return {
    'wrangler.jsonc': renderConfig(),
    'cloudflare/quote-worker.js': renderQuoteFunction(site, forwarderEntry),
    ...renderAssetRules(site),
  };
}

function renderAssetRules(site: HostedSite): Record<string, string> {
  return {
    'dist/_headers': renderHeaders(site),
    'dist/_redirects': renderRedirects(site.routes),
    // Cloudflare compresses by itself.
    'dist/.assetsignore': '*.br\n*.gz\n',
  };
}

function renderConfig(): string {
  const config = {
    name: 'website',
    main: 'cloudflare/quote-worker.js',
    compatibility_date: '2026-06-01',
    assets: {
      directory: 'dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
      // All else is served without the Worker.
      run_worker_first: ['/api/*'],
    },
  };
  return `// Written by "npm run hosting".\n${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Pages keep Cloudflare's own "public, max-age=0, must-revalidate", which says what no-cache says: a second rule for
 * the same path would add its value to the first one's. The policy of files may: a browser keeps to both.
 */
function renderHeaders(site: HostedSite): string {
  const policy = { 'Content-Security-Policy': filePolicy };
  const rule = (path: string, headers: Record<string, string>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`;
  return [
    rule('/*', site.headers),
    rule('/_astro/*', { ...policy, 'Cache-Control': caching.hashedFile }),
    ...site.plainFiles.map((path) =>
      rule(path, { ...policy, 'Cache-Control': caching.plainFile, ...contentTypeOf(path) }),
    ),
  ].join('\n');
}

/** Cloudflare's own table lacks some charsets, and has older names for some types. */
function contentTypeOf(path: string): Record<string, string> {
  const type = contentTypes[extname(path)];
  return type ? { 'Content-Type': type } : {};
}

/** Cloudflare redirects the same addresses by itself, but with 307, which is not permanent. */
function renderRedirects(routes: string[]): string {
  const rules = routes.flatMap((route) =>
    route === '/' ? ['/index.html / 308', '/index / 308'] : [`${route}/ ${route} 308`, `${route}.html ${route} 308`],
  );
  return `${rules.slice(0, maxRedirects).join('\n')}\n`;
}
