import { quotePath } from '../../src/site/addresses.ts';
import { filePolicy } from '../headers.ts';
import { caching, type HostedSite } from '../hosted-site.ts';
import { renderQuoteFunction } from './quote-function.ts';

const entry = `
import { forwardQuote } from './quote-forwarder.ts';

export default (request) => forwardQuote(request, process.env.QUOTE_FORWARD_URL, site);

export const config = { path: '${quotePath}' };
`;

export function renderNetlify(site: HostedSite): Record<string, string> {
  return {
    'netlify.toml': renderConfig(site),
    'netlify/functions/quote.mjs': renderQuoteFunction(site, entry),
  };
}

function renderConfig(site: HostedSite): string {
  const rule = (path: string, headers: Record<string, string>) => `[[headers]]
for = ${JSON.stringify(path)}
[headers.values]
${Object.entries(headers)
  .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  .join('\n')}
`;
  // Harmless beside the pages' policy, should Netlify send both: a browser enforces each.
  const policy = { 'Content-Security-Policy': filePolicy };
  const redirects = site.routes.map((route) => {
    const page = route === '/' ? '/index' : route;
    return `[[redirects]]
from = "${page}.html"
to = "${route}"
status = 301
force = true
`;
  });
  return `# Written by "npm run hosting".
[build]
command = "npm run build"
publish = "dist"

[build.environment]
NODE_VERSION = "24"

# Pages keep Netlify's own "public, max-age=0, must-revalidate", which says what no-cache says.
${[
  rule('/*', site.headers),
  rule('/_astro/*', { ...policy, 'Cache-Control': caching.hashedFile }),
  ...site.plainFiles.map((path) => rule(path, { ...policy, 'Cache-Control': caching.plainFile })),
  '# No rule can tell an address with a slash from one without: Netlify evens them out first. It serves both.\n',
  ...redirects,
].join('\n')}`;
}
