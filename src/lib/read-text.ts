// Also what Unicode sets aside for programs, a byte-order mark inside a text, and the sign for one that was lost.
const strange = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFEFF\uFFFD]/u;

/** What is wrong with the first character that no text has, with the fix. */
export function findStrangeCharacter(text: string): string | undefined {
  const code = strange.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `has the character U+${code}, which no text has: type the words around it anew`;
}

/** What bytes are that are no UTF-8. */
function nameEncoding(bytes: Uint8Array): string | undefined {
  // Two bytes a sign begin with a mark, or leave every other byte empty.
  const empty = bytes.filter((byte) => byte === 0).length / bytes.length;
  const isMarked = ['255,254', '254,255'].includes(bytes.subarray(0, 2).join());
  if (isMarked || empty > 0.25) return 'UTF-16';
  try {
    return void new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'Windows-1252 or another old encoding';
  }
}

/**
 * The text of a file that somebody wrote by hand, out of its bytes or as it was read elsewhere: without a byte-order
 * mark, its lines ending in \n; and what is wrong with it, with line and fix.
 */
export function readText(source: Uint8Array | string): { text: string; fault: string | undefined } {
  const isDecoded = typeof source === 'string';
  const encoding = isDecoded ? undefined : nameEncoding(source);
  const decoded = isDecoded ? source : new TextDecoder().decode(source);
  const text = decoded.replace(/^\uFEFF+/, '').replaceAll('\r\n', '\n');
  const fault = encoding ? `is saved as ${encoding}: save it as UTF-8` : findStrangeCharacter(text);
  const line = text.slice(0, text.search(encoding ? '\uFFFD' : strange)).split('\n').length;
  return { text, fault: fault && `${fault} (line ${line})` };
}
