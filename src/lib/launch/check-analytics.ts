import type { Settings } from '../settings/settings.ts';
import { listUmamiTargets } from '../settings/umami-targets.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { tryFetch } from './try-fetch.ts';

const timeoutMilliseconds = 10_000;
const location = 'PUBLIC_UMAMI_SCRIPT_URL in .env or at your host';

const getOrigin = (address: string, siteUrl: string) => new URL(address, siteUrl).origin;

/** Lists the addresses in Umami's script. It contains the address to which it sends, if that is not its own origin. */
const listAddressesInScript = (code: string) =>
  [...code.matchAll(/(["'`])(https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?)\1/g)].map(([, , address = '']) =>
    address.replace(/\/$/, ''),
  );

function describeFault(response: Response | string, isPage: boolean): string | undefined {
  if (typeof response === 'string') return response;
  if (!response.ok) return `responds with status ${response.status}`;
  return isPage ? 'responds with a web page' : undefined;
}

/**
 * Finds an analytics script that does not load, or whose events the Content Security Policy of the pages would block.
 */
export async function checkAnalytics({ umami, siteUrl }: Settings, sendTestRequests: boolean): Promise<LaunchIssue[]> {
  if (!umami) return [];
  const scriptUrl = new URL(umami.scriptUrl, siteUrl);
  // The site may not respond at its own address before the launch.
  if (scriptUrl.origin === siteUrl) return [];
  let code = '';
  let isPage = false;
  const response = await tryFetch(scriptUrl.href, timeoutMilliseconds, { redirect: 'follow' }, async (response) => {
    isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    code = await response.text();
  });
  const fault = describeFault(response, isPage);
  if (typeof response === 'string' || fault) {
    return [
      {
        // A service that is down for a minute must not stop a build.
        kind: sendTestRequests ? 'blocker' : 'warning',
        code: 'analytics-unreachable',
        problem: `${scriptUrl.href} ${fault}, so visits would not be counted`,
        location,
        fix: 'Copy the address of the script from your Umami, or remove the setting.',
      },
    ];
  }
  const loadedFrom = new URL(response.url || scriptUrl);
  if (loadedFrom.origin !== scriptUrl.origin) {
    return [
      {
        kind: 'blocker',
        code: 'blocked-analytics',
        problem: `${scriptUrl.href} has moved to ${loadedFrom.href}, which the security policy of the pages blocks`,
        location,
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
      code: 'blocked-analytics',
      problem: `The script at ${scriptUrl.href} sends its events to ${blocked}, which the security policy of the pages blocks`,
      location,
      fix: `Set PUBLIC_UMAMI_HOST_URL=${blocked}.`,
    },
  ];
}
