import { DeliveryError } from '../quotes/delivery-error.ts';
import { explainMailError } from '../quotes/mail-errors.ts';
import { createMailTransport } from '../quotes/mail-transport.ts';
import { postToReceiver } from '../quotes/post-to-receiver.ts';
import { getFlagHeaders } from '../quotes/quote-flags.ts';
import { hashRetry } from '../quotes/quote-request.ts';
import { parseReceiver } from '../quotes/receiver-address.ts';
import { readServerSettings } from '../settings/server-settings.ts';
import type { Variables } from '../settings/setting-rules.ts';
import { composeLaunchRequest } from './check-post.ts';
import type { LaunchIssue } from './launch-issue.ts';

const timeoutMilliseconds = 20_000;

const createBlocker = (code: string, setting: string, problem: string, fix: string): LaunchIssue => ({
  kind: 'blocker',
  code,
  problem,
  location: `${setting} in .env or at your host`,
  fix,
});

/** Posts one request to the receiver, as the inbox and the hosts' functions do. */
async function checkForward(variables: Variables): Promise<LaunchIssue[]> {
  const receiver = parseReceiver(variables);
  if (!receiver) return [];
  const body = JSON.stringify(composeLaunchRequest());
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': await hashRetry(crypto.randomUUID(), body),
    ...getFlagHeaders(['launch-check'], null),
  };
  const siteHost = new URL(readServerSettings(variables).siteUrl).host;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    await postToReceiver(receiver, { headers, body, at: Date.now(), siteHost, signal });
    return [];
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const fix = 'Publish the workflow there, copy its production address, and run this again.';
    return [createBlocker('refused-forward', 'QUOTE_FORWARD_URL', `A request was not accepted: ${error.message}`, fix)];
  }
}

/** Logs in to the mail server without sending a mail. */
async function checkMailLogin(variables: Variables): Promise<LaunchIssue[]> {
  const { mail } = readServerSettings(variables).deliveries ?? {};
  if (!mail) return [];
  const transport = createMailTransport(mail.url);
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const { message } = explainMailError(error, new URL(mail.url), false);
    const fix = 'Correct user, password, host and port: smtps:// for port 465, smtp:// for port 587.';
    return [createBlocker('refused-mail', 'QUOTE_MAIL_URL', `The login failed: ${message}`, fix)];
  } finally {
    transport.close();
  }
}

/**
 * Tests the targets to which the inbox and the functions forward requests. Neither address is shown, because it may
 * contain a password.
 */
export async function checkDeliveries(variables: Variables): Promise<LaunchIssue[]> {
  try {
    return [...(await checkForward(variables)), ...(await checkMailLogin(variables))];
  } catch (error) {
    // The error may be about a setting that the pages do not need and the server refuses.
    const { message } = error as Error;
    const name = /^[A-Z][A-Z_]+/.exec(message)?.[0] ?? 'QUOTE_FORWARD_URL or QUOTE_MAIL_URL';
    return [createBlocker('wrong-setting', name, message, 'Correct the value, or remove it.')];
  }
}
