import type { Settings } from '../settings/settings.ts';
import { listUmamiTargets } from '../settings/umami-targets.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { LaunchIssue } from './launch-issue.ts';

const waitMilliseconds = 10_000;
const where = 'PUBLIC_UMAMI_SCRIPT_URL in .env or at your host';

const getOrigin = (address: string, siteUrl: string) => new URL(address, siteUrl).origin;

/** Umami's script names the origin to which it sends in a text of its own, if that is not the one it comes from. */
const listOriginsInScript = (code: string) =>
  [...code.matchAll(/(["'`])(https?:\/\/[\w.-]+(?::\d+)?)\/?\1/g)].map(([, , origin = '']) => origin);

/** Finds an analytics script that does not load, or whose events the security policy of the pages would block. */
export async function checkAnalytics({ umami, siteUrl }: Settings, post: boolean): Promise<LaunchIssue[]> {
  if (!umami) return [];
  const scriptUrl = new URL(umami.scriptUrl, siteUrl);
  // The site's own address may not answer before the launch.
  if (scriptUrl.origin === siteUrl) return [];
  let code = '';
  const answer = await fetchAnswer(scriptUrl.href, waitMilliseconds, { redirect: 'follow' }, async (response) => {
    code = await response.text();
  });
  const fault = typeof answer === 'string' ? answer : !answer.ok && `answers with status ${answer.status}`;
  if (fault) {
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
  if (umami.hostUrl) return [];
  const allowed = [siteUrl, ...listUmamiTargets(umami)].map((address) => getOrigin(address, siteUrl));
  const blocked = listOriginsInScript(code).find((origin) => !allowed.includes(origin));
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
