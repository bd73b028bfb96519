import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type HostedSite, maxQuoteKilobytes, receiverSeconds, thankYouPath } from '../hosted-site.ts';
import type { ForwarderSite } from '../quote-forwarder.ts';

/** The forwarder as plain JavaScript that needs no other file; `entry` is what the host calls. */
export function renderQuoteFunction(site: HostedSite, entry: string): string {
  const source = readFileSync(new URL('../quote-forwarder.ts', import.meta.url), 'utf8');
  const forwarder = ts
    .transpile(source, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })
    .replace('export async function', 'async function')
    .trim();
  const facts: ForwarderSite = {
    headers: site.headers,
    notSentPage: site.notSentPage,
    thankYouPath,
    maxBytes: maxQuoteKilobytes * 1024,
    receiverSeconds,
  };
  return `// Written by "npm run hosting". Forwards /api/quote to the address in QUOTE_FORWARD_URL.
const site = ${JSON.stringify(facts, null, 2)};

${forwarder}

${entry.trim()}
`;
}
