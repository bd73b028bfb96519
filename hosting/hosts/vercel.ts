import { filePolicy } from '../headers.ts';
import { caching, type HostedSite } from '../hosted-site.ts';
import { renderQuoteFunction } from './quote-function.ts';

const entry = `
import { forwardQuote } from './quote-forwarder.ts';

export default {
  fetch: (request) => forwardQuote(request, process.env.QUOTE_FORWARD_URL, site),
};
`;

export function renderVercel(site: HostedSite): Record<string, string> {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const policy = { 'Content-Security-Policy': filePolicy };
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    // With these two Vercel redirects addresses with .html or a slash, with 308.
    cleanUrls: true,
    trailingSlash: false,
    // Pages keep Vercel's own "public, max-age=0, must-revalidate", which says what no-cache says.
    headers: [
      { source: '/(.*)', headers: list(site.headers) },
      { source: '/_astro/(.*)', headers: list({ ...policy, 'Cache-Control': caching.hashedFile }) },
      ...site.plainFiles.map((path) => ({
        source: path.replaceAll('.', '\\.').replace('*', '(.*)'),
        headers: list({ ...policy, 'Cache-Control': caching.plainFile }),
      })),
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n`, 'api/quote.js': renderQuoteFunction(site, entry) };
}
