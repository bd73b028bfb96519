import { isPlaceholderHost } from '../settings/placeholder-host.ts';
import { isOn, SettingsError, type Variables } from '../settings/setting-rules.ts';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { checkAnalytics } from './check-analytics.ts';
import { findPreflightFault } from './check-preflight.ts';
import { findTestAddressFault } from './find-test-address.ts';
import type { LaunchIssue } from './launch-issue.ts';

interface CheckOptions {
  /** Sends nothing over the network. */
  offline: boolean;
  /** Test requests are sent next, so a service that is down is a blocker instead of a warning. */
  sendTestRequests: boolean;
}

const formatLocation = (name: string) => `${name} in .env or at your host`;
const createBlocker = (code: string, name: string, problem: string, fix: string): LaunchIssue => ({
  kind: 'blocker',
  code,
  problem,
  location: formatLocation(name),
  fix,
});

function checkSiteUrl(variables: Variables): LaunchIssue[] {
  const siteUrl = variables['SITE_URL'];
  const fix = 'Set SITE_URL to the address the public will use, such as https://www.your-domain.com.';
  if (!siteUrl) return [createBlocker('example-domain', 'SITE_URL', 'SITE_URL is not set', fix)];
  const { hostname, protocol } = new URL(siteUrl);
  if (isPlaceholderHost(hostname)) {
    return [createBlocker('example-domain', 'SITE_URL', `${siteUrl} is an example address`, fix)];
  }
  if (protocol !== 'https:') {
    return [
      createBlocker('insecure-domain', 'SITE_URL', `${siteUrl} is not encrypted`, 'Use an address with https://.'),
    ];
  }
  return [];
}

/** Browsers load no http resource into an https page. */
function checkEncryption(variables: Variables): LaunchIssue[] {
  const names = ['PUBLIC_UMAMI_SCRIPT_URL', 'PUBLIC_UMAMI_HOST_URL', 'PUBLIC_PICTURE_HOST'];
  return names
    .filter((name) => variables[name]?.startsWith('http:'))
    .map((name) => {
      const what = `${name} is not encrypted: browsers refuse it in an https page`;
      return createBlocker('insecure-address', name, what, 'Use its https address.');
    });
}

function checkSameOriginTarget({ forwardUrl, hasInbox }: Settings, variables: Variables): LaunchIssue[] {
  if (!forwardUrl && !hasInbox) {
    return [
      createBlocker(
        'unset-forward',
        'QUOTE_FORWARD_URL',
        'The quote form posts to the site itself, but no setting defines what receives its requests there',
        'Set QUOTE_FORWARD_URL to your automation webhook, or QUOTE_INBOX=1 if the server of this project receives them.',
      ),
    ];
  }
  // QUOTE_MAIL_TO alone counts, because the build of a container may lack the password in QUOTE_MAIL_URL. A server with
  // QUOTE_MAIL_TO alone does not start.
  if (!forwardUrl && !variables['QUOTE_MAIL_URL'] && !variables['QUOTE_MAIL_TO']) {
    return [
      createBlocker(
        'no-notification',
        'QUOTE_MAIL_URL',
        'The inbox stores quote requests, but sends no notification of them',
        'Set QUOTE_MAIL_URL and QUOTE_MAIL_TO, so that each request is mailed to you, or QUOTE_FORWARD_URL to your automation webhook.',
      ),
    ];
  }
  if (forwardUrl && isPlaceholderHost(new URL(forwardUrl).hostname)) {
    return [
      createBlocker(
        'unset-forward',
        'QUOTE_FORWARD_URL',
        `${forwardUrl} is not a public address`,
        'Copy the production address of the webhook from your automation service.',
      ),
    ];
  }
  return [];
}

/** Only the host is shown, because the address of a receiver may contain a password. */
function checkTestAddress(name: string, address: string): LaunchIssue[] {
  const url = new URL(address);
  const fault = findTestAddressFault(url);
  const fix = 'Publish the workflow and copy its production address: n8n has it under Production URL.';
  return fault ? [createBlocker('test-address', name, `The address at ${url.hostname} ${fault}`, fix)] : [];
}

async function checkWebhook(
  variables: Variables,
  settings: Settings,
  { offline, sendTestRequests }: CheckOptions,
): Promise<LaunchIssue[]> {
  const name = 'PUBLIC_QUOTE_WEBHOOK_URL';
  const webhook = variables[name];
  const fix =
    'Set PUBLIC_QUOTE_WEBHOOK_URL to your automation webhook, or to /api/quote together with QUOTE_FORWARD_URL or QUOTE_INBOX=1.';
  if (!webhook) return [createBlocker('unset-webhook', name, 'No setting defines where quote requests are sent', fix)];
  if (webhook.startsWith('/')) {
    return [
      ...checkSameOriginTarget(settings, variables),
      ...checkTestAddress(name, new URL(webhook, settings.siteUrl).href),
    ];
  }
  const { hostname, protocol } = new URL(webhook);
  if (isPlaceholderHost(hostname))
    return [createBlocker('unset-webhook', name, `${webhook} is an example address`, fix)];
  if (protocol !== 'https:') {
    return [
      createBlocker(
        'insecure-webhook',
        name,
        `${webhook} is not encrypted: browsers refuse to send a form there from an https page`,
        'Use the https address of the webhook.',
      ),
    ];
  }
  const testAddresses = checkTestAddress(name, webhook);
  if (testAddresses.length > 0) return testAddresses;
  const siteUrl = variables['SITE_URL'];
  if (offline || !siteUrl) return [];
  const fault = await findPreflightFault(webhook, new URL(siteUrl).origin);
  if (!fault) return [];
  return [
    {
      // A service that is down for a minute must not stop a build.
      kind: sendTestRequests ? 'blocker' : 'warning',
      code: 'webhook-preflight',
      problem: `${webhook} ${fault}`,
      location: formatLocation(name),
      fix: `Allow the origin ${new URL(siteUrl).origin} and the header content-type in the automation service, or use /api/quote with QUOTE_FORWARD_URL. Then run npm run check:launch -- --post.`,
    },
  ];
}

/** Finds missing and unusable deployment settings. */
export async function checkSettings(variables: Variables, options: CheckOptions): Promise<LaunchIssue[]> {
  let settings: Settings;
  try {
    settings = parseSettings(variables);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split('\n')
      .map((line) =>
        createBlocker('wrong-setting', /^\w+/.exec(line)?.[0] ?? '', line, 'Correct the value, or remove it.'),
      );
  }
  const { forwardUrl } = settings;
  const issues = [
    ...checkSiteUrl(variables),
    ...checkEncryption(variables),
    ...(await checkWebhook(variables, settings, options)),
    ...(forwardUrl ? checkTestAddress('QUOTE_FORWARD_URL', forwardUrl) : []),
    ...(options.offline ? [] : await checkAnalytics(settings, options.sendTestRequests)),
  ];
  if (isOn(variables['PUBLIC_PREVIEW'])) {
    issues.push(
      createBlocker('preview', 'PUBLIC_PREVIEW', 'PUBLIC_PREVIEW hides the site from search engines', 'Remove it.'),
    );
  }
  if (!variables['PUBLIC_UMAMI_SCRIPT_URL']) {
    issues.push({
      kind: 'warning',
      code: 'unset-analytics',
      problem: 'Visits and phone calls are not counted',
      location: formatLocation('PUBLIC_UMAMI_SCRIPT_URL'),
      fix: 'Set PUBLIC_UMAMI_SCRIPT_URL and PUBLIC_UMAMI_WEBSITE_ID, or ignore this warning.',
    });
  }
  return issues;
}
