// Also matches private-use characters and noncharacters, a byte-order mark inside a text, and U+FFFD, the replacement
// for a lost character.
const forbiddenCharacter = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFEFF\uFFFD]/u;

/** Returns the fault and the fix for the first character that is not allowed in a text, or `undefined`. */
export function findForbiddenCharacter(text: string): string | undefined {
  const code = forbiddenCharacter.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return (
    code && `has the character U+${code}, which is not allowed in a text: delete it and type the words around it again`
  );
}

/** Returns the probable encoding of bytes that are not UTF-8, or `undefined` for UTF-8. */
function guessEncoding(bytes: Uint8Array): string | undefined {
  // UTF-16 begins with a byte-order mark, or about every other byte is zero.
  const zeroByteShare = bytes.filter((byte) => byte === 0).length / bytes.length;
  const hasUtf16Mark = ['255,254', '254,255'].includes(bytes.subarray(0, 2).join());
  if (hasUtf16Mark || zeroByteShare > 0.25) return 'UTF-16';
  try {
    return void new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'Windows-1252 or another old encoding';
  }
}

/**
 * Decodes a file that a person wrote, or takes its decoded text. Returns the text without a byte-order mark and with \n
 * as line breaks, and `fault` with the line and the fix.
 */
export function readText(source: Uint8Array | string): { text: string; fault: string | undefined } {
  const isDecoded = typeof source === 'string';
  const encoding = isDecoded ? undefined : guessEncoding(source);
  const decoded = isDecoded ? source : new TextDecoder().decode(source);
  const text = decoded.replace(/^\uFEFF+/, '').replaceAll('\r\n', '\n');
  const fault = encoding ? `is saved as ${encoding}: save it as UTF-8` : findForbiddenCharacter(text);
  const line = text.slice(0, text.search(encoding ? '\uFFFD' : forbiddenCharacter)).split('\n').length;
  return { text, fault: fault && `${fault} (line ${line})` };
}
