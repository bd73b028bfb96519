import { z } from 'zod';
import { percentEncodingHint, readLogin } from '../quotes/receiver-address.ts';
import { booleanSetting, integerSetting, readVariables, type Variables } from './setting-rules.ts';
import { parseSettings } from './settings.ts';

export interface MailSettings {
  url: string;
  from: string;
  to: string[];
}

/** The targets of stored requests. */
export interface DeliverySettings {
  /** The webhook of the owner's automation. */
  forwardUrl?: string | undefined;
  /** A header that proves to the webhook that a request comes from the site. */
  forwardHeader?: string | undefined;
  mail?: MailSettings | undefined;
  /** Sends a confirmation to visitors who gave an email address. */
  confirm?: boolean | undefined;
}

/** The settings of the local server, from the environment. */
export interface ServerSettings {
  port: number;
  host: string;
  quotesDirectory: string;
  rateLimit: number;
  trustedProxies?: string | undefined;
  deliveries?: DeliverySettings | undefined;
  mailsPerHour: number;
  /** Days until a request is deleted; 0 for never. */
  keepDays: number;
  siteUrl: string;
  /** Shows the requests at /requests; `undefined` disables that page. */
  requestsPassword?: string | undefined;
  /** Makes browsers refuse http for all subdomains as well. */
  hstsSubdomains: boolean;
}

const split = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const emailAddress = /^[^\s@<>",;]+@[^\s@<>",;]+$/;

/** The message does not quote the value, which contains a password. */
function checkMailUrl(value: string, context: z.RefinementCtx): void {
  const isMailUrl = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  // A / ? or # in a password ends the part of the address that may contain the login.
  const hasLoginBehindHost = /^smtps?:\/\/[^/?#]*[/?#].*@/i.test(value);
  const url = isMailUrl && !hasLoginBehindHost ? new URL(value) : undefined;
  if (url && (readLogin(url) || isLiteralPercent(url))) return;
  const isAboutLogin = url !== undefined || hasLoginBehindHost || /^smtps?:\/\/.*@/i.test(value);
  context.addIssue(
    `must look like smtps://user:password@mail.example.com${isAboutLogin ? `; ${percentEncodingHint}` : ''}`,
  );
}

/** A password whose % signs begin no escape sequence is sent as it is. */
function isLiteralPercent({ username, password }: URL): boolean {
  return !/%[0-9a-f]{2}/i.test(password) && readLogin(new URL(`smtp://${username}@host`)) !== undefined;
}

const serverVariables = z.object({
  PORT: integerSetting(0, 65_535).default(4321),
  HOST: z.string().default('127.0.0.1'),
  QUOTES_DIR: z.string().default('quotes'),
  // Posts per minute.
  QUOTE_RATE_LIMIT: integerSetting(1, 1_000_000).default(20),
  TRUSTED_PROXY: z.string().default(''),
  QUOTE_MAIL_URL: z.string().superRefine(checkMailUrl).optional(),
  QUOTE_MAIL_TO: z
    .string()
    .default('')
    .transform(split)
    .refine((addresses) => addresses.every((address) => emailAddress.test(address)), 'must list email addresses'),
  QUOTE_MAIL_FROM: z.string().regex(emailAddress, 'must be an email address').optional(),
  QUOTE_MAILS_PER_HOUR: integerSetting(1, 1_000_000).default(20),
  // Seven years, as in the privacy policy.
  QUOTE_KEEP_DAYS: integerSetting(0, 100_000).default(2557),
  QUOTE_CONFIRM: booleanSetting,
  // A password of 16 characters cannot be guessed at the rate that requests-sign-in.ts allows.
  REQUESTS_PASSWORD: z.string().min(16, 'must have 16 characters or more, such as four random words').optional(),
  HSTS_SUBDOMAINS: booleanSetting,
});
export const serverSettingNames = Object.keys(serverVariables.shape);
type Environment = z.infer<typeof serverVariables>;

/** Reads the settings. Throws an error with one line for each wrong setting, which begins with its name. */
export function readServerSettings(variables: Variables): ServerSettings {
  const data = readVariables(serverVariables, variables);
  const settings = parseSettings(variables);
  return {
    port: data.PORT,
    host: data.HOST,
    quotesDirectory: data.QUOTES_DIR,
    rateLimit: data.QUOTE_RATE_LIMIT,
    trustedProxies: data.TRUSTED_PROXY,
    deliveries: {
      forwardUrl: settings.forwardUrl,
      forwardHeader: settings.forwardHeader,
      mail: readMail(data),
      confirm: data.QUOTE_CONFIRM,
    },
    mailsPerHour: data.QUOTE_MAILS_PER_HOUR,
    keepDays: data.QUOTE_KEEP_DAYS,
    siteUrl: settings.siteUrl,
    requestsPassword: data.REQUESTS_PASSWORD,
    hstsSubdomains: data.HSTS_SUBDOMAINS,
  };
}

function readMail(data: Environment): MailSettings | undefined {
  const { QUOTE_MAIL_URL: url, QUOTE_MAIL_TO: to, QUOTE_MAIL_FROM: from, QUOTE_CONFIRM } = data;
  if (url === undefined) {
    // The launch check takes QUOTE_MAIL_TO as a sign that requests are mailed.
    if (to.length > 0) throw new Error('QUOTE_MAIL_TO needs a mail server in QUOTE_MAIL_URL.');
    if (QUOTE_CONFIRM) throw new Error('QUOTE_CONFIRM needs a mail server in QUOTE_MAIL_URL.');
    return undefined;
  }
  const [firstTo] = to;
  if (firstTo === undefined) {
    throw new Error('QUOTE_MAIL_TO must have the address that gets the requests sent through QUOTE_MAIL_URL.');
  }
  // Most mail servers accept only the address of the account as the sender.
  const account = decodeURIComponent(new URL(url).username);
  return { url, to, from: from ?? (emailAddress.test(account) ? account : firstTo) };
}
