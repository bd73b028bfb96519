import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQuoteField, quoteFieldNames } from '../quotes/quote-fields.ts';
import { launchCheckName } from '../quotes/quote-flags.ts';
import { detectWebPage } from '../quotes/web-page.ts';
import { isPlaceholderHost } from '../settings/placeholder-host.ts';
import type { Variables } from '../settings/setting-rules.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { tryFetch } from './try-fetch.ts';

const timeoutMilliseconds = 20_000;
/** Contains the address of the last successful post. It is committed, so that a build at the host can read it too. */
const recordFile = 'launch-check.json';

/** Returns the address to which a visitor's browser will post, as far as the settings define it. */
function findQuoteAddress({ SITE_URL, PUBLIC_QUOTE_WEBHOOK_URL: webhook }: Variables): URL | undefined {
  if (!webhook || !URL.canParse(webhook, SITE_URL || undefined)) return undefined;
  const address = new URL(webhook, SITE_URL || undefined);
  return isPlaceholderHost(address.hostname) ? undefined : address;
}

/** Composes a request that the schema accepts, under the name that the inbox recognizes. */
export function composeLaunchRequest(): Record<string, string> {
  const chooseValue = (name: (typeof quoteFieldNames)[number]) => {
    const field = getQuoteField(name);
    if (field.control === 'select') return Object.keys(field.options).at(-1) ?? '';
    if (field.control === 'tel') return '719-555-0100';
    return field.required ? 'Launch check' : '';
  };
  return {
    ...Object.fromEntries(quoteFieldNames.map((name) => [name, chooseValue(name)])),
    name: launchCheckName,
  };
}

/**
 * Posts one request as the form on `origin` would. Returns the fault of the response: the form takes any ok status for
 * success, so with a host that serves some page at every address, it would confirm requests that are lost.
 */
export async function findPostFault(address: string, origin: string): Promise<string | undefined> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(composeLaunchRequest()),
  };
  let isPage = false;
  const response = await tryFetch(address, timeoutMilliseconds, request, async (response) => {
    isPage = await detectWebPage(response);
  });
  if (typeof response === 'string') return response;
  const { status, headers, ok } = response;
  if (status >= 300 && status < 400) return `redirects to ${headers.get('location')} (status ${status})`;
  if (!ok) return `responds with status ${status}`;
  return isPage ? 'responds with a web page, so requests that are sent there are lost' : undefined;
}

/** A record that cannot be read counts as none. */
function readPostedAddress(record: string): string | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8')).address;
  } catch {
    return undefined;
  }
}

/**
 * Checks that a request arrived at the address of the form: by the record of an earlier post, or with
 * `sendTestRequests` by sending one.
 */
export async function checkPost(root: string, variables: Variables, sendTestRequests: boolean): Promise<LaunchIssue[]> {
  const address = findQuoteAddress(variables);
  if (!address) return [];
  const record = join(root, recordFile);
  const location = 'PUBLIC_QUOTE_WEBHOOK_URL in .env or at your host';
  if (!sendTestRequests) {
    if (readPostedAddress(record) === address.href) return [];
    return [
      {
        kind: 'warning',
        code: 'unposted-address',
        problem: `No test request has been sent to ${address.href} yet`,
        location,
        fix: `Once the address accepts requests, run npm run check:launch -- --post, check that the test request has arrived, and commit ${recordFile}.`,
      },
    ];
  }
  const fault = await findPostFault(address.href, new URL(variables['SITE_URL'] || address).origin);
  if (!fault) {
    const newRecord = { address: address.href, posted: new Date().toISOString() };
    writeFileSync(record, `${JSON.stringify(newRecord, null, 2)}\n`);
    return [];
  }
  rmSync(record, { force: true });
  return [
    {
      kind: 'blocker',
      code: 'refused-post',
      problem: `${address.href} ${fault}`,
      location,
      fix: 'Set it to an address that answers a POST itself with status 200 to 299, or fix the service at this address.',
    },
  ];
}
