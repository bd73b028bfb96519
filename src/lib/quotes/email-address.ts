// No Node APIs in this file: the serverless functions in hosting/ import it too.

/** The characters of a local part in https://html.spec.whatwg.org/#valid-e-mail-address, without non-ASCII ones. */
const asciiLocal = "[\\w.!#$%&'*+/=?^`{|}~\\-]";
const nonAscii = '[^\\x00-\\x7f\\p{Cc}\\p{Cs}\\p{Z}]';
const asciiLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const asciiHost = `${asciiLabel}(?:\\.${asciiLabel})*`;
/** Only an IDNA implementation could check such a host exactly, and those in browsers differ. */
const internationalHost = `(?=.*${nonAscii})(?:[a-zA-Z0-9\\-]|${nonAscii})+(?:\\.(?:[a-zA-Z0-9\\-]|${nonAscii})+)*`;

const emailAddress = new RegExp(`^(?:${asciiLocal}|${nonAscii})+@(?:${asciiHost}|${internationalHost})$`, 'u');
const isAsciiHost = new RegExp(`^${asciiHost}$`, 'u');

/**
 * Accepts every address that Chromium, Firefox or WebKit accepts in an `<input type="email">`. Firefox submits an
 * international host as typed, Chromium in Punycode. Local parts outside of ASCII are accepted for browsers to come.
 */
export const isEmailAddress = (text: string): boolean => emailAddress.test(text);

/**
 * Returns the address with its host in Punycode, as SMTP needs it, or `undefined` if the host has no such form. The
 * local part stays as it is: only a mail server that offers SMTPUTF8 takes one outside of ASCII.
 */
export function getMailAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  // Input methods for Chinese or Japanese write full-width letters, digits and dots.
  const host = address
    .slice(at + 1)
    .normalize('NFKC')
    .replaceAll('。', '.');
  // An ASCII host must not pass through URL, which would read 1.2.3 as an IPv4 address.
  if (isAsciiHost.test(host)) return `${address.slice(0, at)}@${host}`;
  const url = `http://${host}`;
  const mailHost = URL.canParse(url) ? new URL(url).hostname : '';
  return isAsciiHost.test(mailHost) ? `${address.slice(0, at)}@${mailHost}` : undefined;
}

/** Returns the address for a header of a mail, such as Reply-To, or `undefined` if it would need SMTPUTF8. */
export function getHeaderAddress(address: string): string | undefined {
  const mailAddress = getMailAddress(address);
  return mailAddress && /^[\x21-\x7e]+$/.test(mailAddress) ? mailAddress : undefined;
}
