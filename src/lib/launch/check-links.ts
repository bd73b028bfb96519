import { listTexts } from '../content/list-texts.ts';
import { listContentFiles, readSource } from '../content/read-content.ts';
import { isPlaceholderHost } from '../settings/placeholder-host.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { tryFetch } from './try-fetch.ts';

const timeoutMilliseconds = 10_000;

/** The number of addresses that are requested at the same time. */
const concurrency = 8;

/** Lists the addresses of other sites in the content, each with the first place at which it is written. */
export function listOutgoingLinks(root: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const file of listContentFiles(root)) {
    const source = readSource(root, file);
    for (const { path, text } of [...listTexts(source.data), { path: [], text: source.body ?? '' }])
      for (const [address] of text.matchAll(/https?:\/\/[^\s)\]"'<>]+/g)) {
        const url = URL.parse(address.replace(/[.,;:!?]+$/, ''));
        if (url && !isPlaceholderHost(url.hostname) && !links.has(url.href)) links.set(url.href, source.locate(path));
      }
  }
  return links;
}

/**
 * Returns the fault of an address, or `undefined`. Sites that keep programs out (401, 403, 429, and LinkedIn's 999)
 * show visitors a page, and a server that fails may respond again in an hour, so neither is a fault.
 */
export async function findLinkFault(address: string): Promise<string | undefined> {
  const response = await tryFetch(address, timeoutMilliseconds, { headers: { Accept: 'text/html,*/*' } });
  if (typeof response === 'string') return response;
  return response.status === 404 || response.status === 410
    ? `responds that the page does not exist (${response.status})`
    : undefined;
}

/** Finds broken links to other sites. */
export async function checkLinks(root: string): Promise<LaunchIssue[]> {
  const queue = [...listOutgoingLinks(root)];
  const issues: LaunchIssue[] = [];
  const checkQueue = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, location] = next;
      const fault = await findLinkFault(address);
      if (!fault) continue;
      const fix = 'Open it in a browser. If there is no page, correct the address or remove the link.';
      issues.push({ kind: 'warning', code: 'dead-link', problem: `${address} ${fault}`, location, fix });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, checkQueue));
  return issues.sort((a, b) => a.location.localeCompare(b.location));
}
