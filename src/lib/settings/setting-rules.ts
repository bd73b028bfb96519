import { z } from 'zod';
import { FaultError } from '../fault-error.ts';

// Without anything of Node: the Worker (hosting/) reads its settings by these rules too.

export type Variables = Record<string, string | undefined>;

export const onOff = z
  .enum(['1', '0', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')
  .default(false);

export const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(least, error).max(most, error));
};

/** Quotes, spaces and the like would end the value in the middle of a server's own file. */
export const forwardUrl = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://flows.example.com/webhook/quote' })
  .regex(/^[\w.~:/?#[\]@!&()*+,;=%-]+$/, 'must have quotes, spaces, $ and the like percent-encoded')
  .optional();

/** A full address of a site, as its parts say it: capitals in the host and letters such as ü are as good as any. */
export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address such as https://www.example.com',
});

/** An address that ends with its host; what it becomes has no slash at the end. */
export const origin = httpAddress.transform((value, context) => {
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  const rest = url.username || url.password ? 'what stands before the @' : url.href.slice(url.origin.length);
  context.addIssue(`must be an origin, without path, user, query or fragment: remove ${rest}`);
  return z.NEVER;
});

/** Posts a minute. */
export const rateLimit = wholeNumber(1, 1_000_000).default(20);
/** Seven years, as the privacy policy says; 0 for ever. */
export const keepDays = wholeNumber(0, 100_000).default(2557);

export class SettingsError extends FaultError {}

/** Throws SettingsError with one line for each wrong value. */
export function readVariables<Rules extends z.ZodObject>(rules: Rules, variables: Variables): z.output<Rules> {
  // An empty value in a host's dashboard means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = rules.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name = ''], message }) => {
    // Only those of the pages are told: an address to forward or mail to may hold a password.
    const isPublic = /^(SITE|PUBLIC|CMS)_/.test(String(name)) && !given[String(name)]?.includes('@');
    return `${String(name)}${isPublic ? `=${given[String(name)]}` : ''}: ${message}`;
  });
  throw new SettingsError(lines.join('\n'));
}

/** Reads one setting where nobody would hear of a wrong value, which then counts as not set. */
export function readVariable<Value>(rule: z.ZodType<Value>, value: string | number | undefined): Value {
  return rule.safeParse(String(value ?? '') || undefined).data ?? rule.parse(undefined);
}
