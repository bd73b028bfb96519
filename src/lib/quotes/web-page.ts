// No Node APIs in this file: the serverless functions in hosting/ import it too.

/** Enough bytes to recognize a body after blank lines and a declaration. */
const maxSniffedBytes = 16 * 1024;
const minSniffedCharacters = 512;

/** Matches blank text, byte order marks in either encoding, an XML declaration and comments. */
const preamble = /^(?:[\s\ufeff\ufffd]|<\?xml[^>]*\?>|<!--[\s\S]*?-->)+/i;
/** Matches the beginning of a JSON object or list. PHP labels all its output as HTML, unless configured otherwise. */
const jsonBeginning = /^(?:\{\s*["}]|\[\s*["{[\]])/;
/**
 * Matches the beginning of a page, after
 * https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
 */
const pageBeginning =
  /^<(?:!--|(?:!doctype\s*html|html|head|body|title|meta|base|link|script|noscript|style|iframe|frameset|form|table|ul|ol|dl|center|font|div|span|main|section|article|header|footer|nav|h[1-6]|img|pre|strong|em|a|b|i|p|br|hr)(?=[\s>/]|$))/i;

/**
 * Returns true if a response is HTML, by its content type or by the beginning of its body: a start page, a sign-in page
 * or an error page that comes with an ok status. JSON is none, whatever its content type, and neither is an empty body.
 * Consumes the body.
 */
export async function detectWebPage(response: Response): Promise<boolean> {
  const beginning = (await readBeginning(response)).replace(preamble, '');
  if (beginning === '' || jsonBeginning.test(beginning)) return false;
  const type = response.headers.get('content-type') ?? '';
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type) || pageBeginning.test(beginning);
}

/** Decodes UTF-8. It also decodes UTF-16, as far as HTML needs it, by dropping the zero bytes. */
async function readBeginning({ body, headers }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = body?.getReader();
  if (!reader) return '';
  try {
    while (bytes < maxSniffedBytes && text.replace(preamble, '').length < minSniffedCharacters) {
      const { done, value } = await reader.read();
      if (done) return text;
      bytes += value.length;
      text += decoder.decode(value, { stream: true }).replaceAll('\0', '');
    }
  } catch {
    // The connection broke after the status. A response with the content type of a page counts as one, even if nothing
    // of it arrived.
    return text.trim() || (headers.get('content-type') ?? '');
  }
  await reader.cancel().catch(() => undefined);
  return text;
}
