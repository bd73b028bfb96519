import nodemailer from 'nodemailer';
import { hashRetry } from '../quotes/quote-request.ts';
import { readServerSettings } from '../settings/server-settings.ts';
import type { Variables } from '../settings/setting-rules.ts';
import { composeLaunchRequest } from './check-post.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { LaunchIssue } from './launch-issue.ts';

const waitMilliseconds = 20_000;

const blocker = (sort: string, name: string, what: string, fix: string): LaunchIssue => ({
  kind: 'blocker',
  sort,
  what,
  where: `${name} in .env or at your host`,
  fix,
});

/** Sends the login of the address as a header, because `fetch` refuses it in the URL. */
function readReceiver({ QUOTE_FORWARD_URL: address = '', QUOTE_FORWARD_HEADER: header = '' }: Variables) {
  const url = new URL(address);
  const headers = new Headers();
  if (url.username || url.password) {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('Authorization', `Basic ${Buffer.from(login).toString('base64')}`);
  }
  url.username = '';
  url.password = '';
  const [name = '', value = ''] = header.split(/:\s*(.*)/s);
  if (name) headers.set(name, value);
  return { url, headers };
}

/** Posts one request to the receiver, as the inbox and the hosts' functions do, and says what is wrong with the answer. */
export async function findForwardFault(variables: Variables): Promise<string | undefined> {
  const { url, headers } = readReceiver(variables);
  const body = JSON.stringify(composeLaunchRequest());
  headers.set('Content-Type', 'application/json');
  headers.set('Accept', 'application/json');
  headers.set('Idempotency-Key', await hashRetry(crypto.randomUUID(), body));
  const answer = await fetchAnswer(url.href, waitMilliseconds, { method: 'POST', headers, body });
  if (typeof answer === 'string') return answer;
  const { status, ok } = answer;
  // These two say that the request was taken and the answer is elsewhere.
  if (status === 302 || status === 303) return undefined;
  if (status >= 300 && status < 400) return `has moved (status ${status})`;
  if (!ok) return `answers with status ${status}`;
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    return 'answers with a web page, so nobody takes requests there';
  return undefined;
}

/** Logs in to the mail server without sending anything, and says what it answers. */
export async function findMailFault(url: string): Promise<string | undefined> {
  const { hostname, username } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: waitMilliseconds,
    // As for the inbox: a password leaves the machine only encrypted.
    requireTLS: username !== '' && !/^(localhost|127\.|\[::1)/.test(hostname),
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    // Without the server's own words, which may hold an address.
    const { code = 'no reason', responseCode } = error as { code?: string; responseCode?: number };
    const detail = [code, responseCode].filter(Boolean).join(' ');
    return code === 'EAUTH' ? `refuses the user or the password (${detail})` : `cannot be used (${detail})`;
  } finally {
    transport.close();
  }
}

async function checkForward(variables: Variables): Promise<LaunchIssue[]> {
  const fault = variables['QUOTE_FORWARD_URL'] && (await findForwardFault(variables));
  const fix = 'Publish the workflow there, copy its production address, and run this again.';
  return fault ? [blocker('refused-forward', 'QUOTE_FORWARD_URL', `The receiver ${fault}`, fix)] : [];
}

async function checkMailLogin(variables: Variables): Promise<LaunchIssue[]> {
  const mail = readServerSettings(variables).deliveries?.mail;
  const fault = mail && (await findMailFault(mail.url));
  const fix = 'Correct user, password, host and port: smtps:// for port 465, smtp:// for port 587.';
  return fault ? [blocker('refused-mail', 'QUOTE_MAIL_URL', `The mail server ${fault}`, fix)] : [];
}

/** Tries where the inbox and the functions hand requests on. Neither address is shown: it may hold a password. */
export async function checkDeliveries(variables: Variables): Promise<LaunchIssue[]> {
  try {
    return [...(await checkForward(variables)), ...(await checkMailLogin(variables))];
  } catch (error) {
    // Such as a setting that the pages do not need and the server refuses.
    const { message } = error as Error;
    const name = /^[A-Z][A-Z_]+/.exec(message)?.[0] ?? 'QUOTE_FORWARD_URL or QUOTE_MAIL_URL';
    return [blocker('wrong-setting', name, message, 'Correct the value, or remove it.')];
  }
}
