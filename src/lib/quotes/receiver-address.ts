// No Node APIs in this file: the serverless functions in hosting/ import it too.

/** The owner's webhook, with the headers that prove that a request comes from the site. */
export interface Receiver {
  url: URL;
  credentials: Record<string, string>;
}

/** The settings of the receiver, as environment variables. */
export interface ReceiverVariables {
  QUOTE_FORWARD_URL?: string | undefined;
  QUOTE_FORWARD_HEADER?: string | undefined;
}

export const percentEncodingHint =
  'percent-encode these characters in user and password: write % as %25, / as %2F, ? as %3F, # as %23, @ as %40, : as %3A, [ as %5B, ] as %5D';

/** Matches a name and a value that fetch accepts, but not a header that describes the body or the connection. */
const headerLine =
  /^(?!(?:content-|transfer-|host:|connection:|idempotency-key:|expect:))([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/i;

export const isHeaderLine = (text: string) => headerLine.test(text.trim());

/** Returns the decoded user and password of an address, or `undefined` if a % in them is no escape sequence. */
export function readLogin({ username, password }: URL): { user: string; password: string } | undefined {
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/**
 * Parses the settings of the receiver. Throws one sentence that names the wrong setting. Returns `undefined` without an
 * address.
 */
export function parseReceiver({
  QUOTE_FORWARD_URL: address,
  QUOTE_FORWARD_HEADER: header,
}: ReceiverVariables): Receiver | undefined {
  if (!address) return undefined;
  if (!URL.canParse(address)) throw new Error('QUOTE_FORWARD_URL: must be a full address');
  const url = new URL(address);
  const login = readLogin(url);
  if (!login) throw new Error(`QUOTE_FORWARD_URL: ${percentEncodingHint}`);
  // fetch accepts no login in an address.
  url.username = '';
  url.password = '';
  const credentials: Record<string, string> = {};
  if (login.user || login.password) {
    const bytes = new TextEncoder().encode(`${login.user}:${login.password}`);
    credentials['Authorization'] = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  }
  if (header) {
    const [, name = '', value = ''] = headerLine.exec(header.trim()) ?? [];
    if (!name) throw new Error('QUOTE_FORWARD_HEADER: must look like Authorization: Bearer secret');
    // Header names are case-insensitive: two spellings would be sent as one header with both values.
    credentials[name.toLowerCase() === 'authorization' ? 'Authorization' : name] = value;
  }
  return { url, credentials };
}
