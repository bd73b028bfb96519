import { listTexts } from '../content/list-texts.ts';
import { listContentFiles, readSource } from '../content/read-all.ts';
import { isPlaceholderHost } from '../settings/placeholder-host.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { LaunchIssue } from './launch-issue.ts';

const waitMilliseconds = 10_000;

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
  const answer = await fetchAnswer(address, waitMilliseconds, { headers: { Accept: 'text/html,*/*' } });
  if (typeof answer === 'string') return answer;
  return answer.status === 404 || answer.status === 410
    ? `answers that there is no such page (${answer.status})`
    : undefined;
}

/** Finds broken links to other sites. */
export async function checkLinks(root: string): Promise<LaunchIssue[]> {
  const waiting = [...listOutgoingLinks(root)];
  const issues: LaunchIssue[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, where] = next;
      const fault = await findLinkFault(address);
      if (!fault) continue;
      const fix = 'Open it in a browser. If it leads nowhere, correct it or remove the link.';
      issues.push({ kind: 'warning', sort: 'dead-link', what: `${address} ${fault}`, where, fix });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return issues.sort((a, b) => a.where.localeCompare(b.where));
}
