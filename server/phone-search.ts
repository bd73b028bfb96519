/** The ten digits of a US number. Longer numbers begin with a country code, which may be missing on the other side. */
const maxComparedDigits = 10;
const minDigits = 4;

/** Returns the value of a digit in any script. Unicode lists the digits of a script in order, from 0 to 9. */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

function readDigits(text: string): string {
  // Nearly every number is plain ASCII, and a search reads those of all requests.
  if (!/[^\x20-\x7e]/.test(text)) return text.replace(/\D/g, '');
  return (text.match(/\p{Nd}/gu) ?? []).map(readDigit).join('');
}

/**
 * Returns whether the search is a phone number, or a part of one, that is in the stored text: `+1 719 555 0142`, as a
 * phone shows its caller, finds `719-555-0142`. The extension of a search is ignored.
 */
export function isPhoneMatch(stored: string, search: string): boolean {
  const number = search.replace(/^\s*tel:/i, '').replace(/(?:ext\.?|extension|x|#)\s*\p{Nd}+\s*$/iu, '');
  const digits = readDigits(number);
  if (digits.length < minDigits || /\p{L}/u.test(number)) return false;
  return readDigits(stored).includes(digits.slice(-maxComparedDigits));
}
