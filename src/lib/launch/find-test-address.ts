/**
 * Services that show the requests sent to them and deliver them nowhere. Pipedream's workflows are at m.pipedream.net.
 */
const inspectionServices = [
  ...['webhook.site', 'webhook-test.com', 'webhook.cool', 'webhookinbox.com', 'typedwebhook.tools', 'play.svix.com'],
  ...['requestbin.com', 'requestbin.net', 'requestbin.io', 'requestb.in', 'x.pipedream.net', 'requestcatcher.com'],
  ...['beeceptor.com', 'hookbin.com', 'postb.in', 'putsreq.com', 'smee.io', 'mockbin.org', 'mockbin.io'],
  ...['httpbin.org', 'httpbin.dev', 'httpbingo.org', 'postman-echo.com'],
];
const automationHosts = /(^|\.)(make\.com|integromat\.com|zapier\.com)$/;
/** Make and Zapier receive requests under these hosts only. Their other hosts serve the editors. */
const hookHosts = /^(hooks?\.)/;

/**
 * Returns the reason why an address is for testing only, or `undefined`. n8n's test address accepts a single request
 * after a click on a button in its editor. Make and Zapier have one address for tests and production, so only the word
 * test identifies theirs.
 */
export function findTestAddressFault({ hostname: host, pathname, search }: URL): string | undefined {
  const hostname = host.replace(/\.$/, '');
  const path = pathname.replaceAll(/%2d/gi, '-').toLowerCase();
  if (/\/(webhook|form|mcp)-test(\/|$)/.test(path)) return 'is n8n’s test address, which takes one request at a time';
  if (inspectionServices.some((name) => `.${hostname}`.endsWith(`.${name}`)))
    return 'only displays requests for testing and delivers none';
  if (!automationHosts.test(hostname)) return undefined;
  if (!hookHosts.test(hostname)) return 'is a page of the editor and takes no requests';
  const isTest = /(^|[/_.?&=-])test(ing)?([/_.?&=-]|$)/i.test(path + search);
  return isTest ? 'is a test address' : undefined;
}
