import type { Settings } from '../settings/settings.ts';
import { listUmamiTargets } from '../settings/umami-targets.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { LaunchIssue } from './launch-issue.ts';

const waitMilliseconds = 10_000;
const where = 'PUBLIC_UMAMI_SCRIPT_URL in .env or at your host';

const getOrigin = (address: string, siteUrl: string) => new URL(address, siteUrl).origin;

/** Lists the addresses in Umami's script. It contains the address to which it sends, if that is not its own origin. */
const listAddressesInScript = (code: string) =>
  [...code.matchAll(/(["'`])(https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?)\1/g)].map(([, , address = '']) =>
    address.replace(/\/$/, ''),
  );

function describeFault(answer: Response | string, isPage: boolean): string | undefined {
  if (typeof answer === 'string') return answer;
  if (!answer.ok) return `answers with status ${answer.status}`;
  return isPage ? 'answers with a web page' : undefined;
}

/**
 * Finds an analytics script that does not load, or whose events the Content Security Policy of the pages would block.
 */
export async function checkAnalytics({ umami, siteUrl }: Settings, post: boolean): Promise<LaunchIssue[]> {
  if (!umami) return [];
  const scriptUrl = new URL(umami.scriptUrl, siteUrl);
  // The site may not respond at its own address before the launch.
  if (scriptUrl.origin === siteUrl) return [];
  let code = '';
  let isPage = false;
  const answer = await fetchAnswer(scriptUrl.href, waitMilliseconds, { redirect: 'follow' }, async (response) => {
    isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    code = await response.text();
  });
  const fault = describeFault(answer, isPage);
  if (typeof answer === 'string' || fault) {
    return [
      {
        // A service that is down for a minute must not stop a build.
        kind: post ? 'blocker' : 'warning',
        sort: 'analytics-unreachable',
        what: `${scriptUrl.href} ${fault}, so visits would not be counted`,
        where,
        fix: 'Copy the address of the script from your Umami, or remove the setting.',
      },
    ];
  }
  const loadedFrom = new URL(answer.url || scriptUrl);
  if (loadedFrom.origin !== scriptUrl.origin) {
    return [
      {
        kind: 'blocker',
        sort: 'blocked-analytics',
        what: `${scriptUrl.href} has moved to ${loadedFrom.href}, which the security policy of the pages blocks`,
        where,
        fix: `Set PUBLIC_UMAMI_SCRIPT_URL=${loadedFrom.href}.`,
      },
    ];
  }
  if (umami.hostUrl) return [];
  const allowed = [siteUrl, ...listUmamiTargets(umami)].map((address) => getOrigin(address, siteUrl));
  const blocked = listAddressesInScript(code).find((address) => !allowed.includes(new URL(address).origin));
  if (!blocked) return [];
  return [
    {
      kind: 'blocker',
      sort: 'blocked-analytics',
      what: `The script at ${scriptUrl.href} sends its events to ${blocked}, which the security policy of the pages blocks`,
      where,
      fix: `Set PUBLIC_UMAMI_HOST_URL=${blocked}.`,
    },
  ];
}
