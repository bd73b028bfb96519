import { z } from 'zod';
import { FaultError } from '../fault-error.ts';
import { isHeaderLine, percentEncodingHint, readLogin } from '../quotes/receiver-address.ts';

export type Variables = Record<string, string | undefined>;

/** Any other value counts as off. */
export const isOn = (value: string | undefined) => value === '1' || value === 'true';
export const booleanSetting = z.enum(['1', '0', 'true', 'false'], 'must be 1 or 0').transform(isOn).default(false);

export const integerSetting = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
};

/** Quotes, spaces and similar characters would end the value in the middle of a server's own file. */
export const forwardUrlSetting = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://flows.example.com/webhook/quote' })
  .regex(/^[\w.~:/?#[\]@!&()*+,;=%-]+$/, 'must have quotes, spaces, $ and the like percent-encoded')
  .refine((value) => !URL.canParse(value) || readLogin(new URL(value)) !== undefined, percentEncodingHint)
  .optional();

/** A header that is added to each forwarded request, such as a token. */
export const forwardHeaderSetting = z
  .string()
  .refine(isHeaderLine, 'must be a name and a value, such as Authorization: Bearer secret or X-Api-Key: secret')
  .optional();

/** The full address of a site. Capitals in the host and letters such as ü are accepted. */
export const httpAddressSetting = z.url({
  protocol: /^https?$/,
  error: 'must be a full address such as https://www.example.com',
});

/** An address without anything after its host; it is converted to an origin without a trailing slash. */
export const originSetting = httpAddressSetting.transform((value, context) => {
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  const rest = url.username || url.password ? 'the user and password before the @' : url.href.slice(url.origin.length);
  context.addIssue(`must be an origin, without path, user, query or fragment: remove ${rest}`);
  return z.NEVER;
});

export class SettingsError extends FaultError {}

/** Throws SettingsError with one line for each wrong value. */
export function readVariables<Rules extends z.ZodObject>(rules: Rules, variables: Variables): z.output<Rules> {
  // An empty value in a host's dashboard means "not set".
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = rules.safeParse(nonEmpty);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name = ''], message }) => {
    // Only values of the pages' settings are printed: an address to forward or mail to may contain a password.
    const isPublic = /^(SITE|PUBLIC|CMS)_/.test(String(name)) && !nonEmpty[String(name)]?.includes('@');
    return `${String(name)}${isPublic ? `=${nonEmpty[String(name)]}` : ''}: ${message}`;
  });
  throw new SettingsError(lines.join('\n'));
}

/**
 * Reads settings at the start of a program. A wrong setting ends the process, with its message and without a stack
 * trace.
 */
export function exitOnFault<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`Settings: ${error.message}`);
    process.exit(1);
  }
}
