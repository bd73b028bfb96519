// The code of the workflow's Code nodes, in the order in which they run. `npm run receivers` copies the text of each
// function into its node, so a function can use only its parameters and nothing else of this file.

/**
 * Turns a post into the row to store. Only a blank required field is an error: a stricter rule would refuse what the
 * browser's form accepts, and the visitor has no way to send it.
 *
 * @param {{ headers: Record<string, string>, body: unknown, site: string }} request
 * @param {{ labels: Record<string, string>, required: Record<string, string> }} fields
 */
export function readRequest({ headers, body, site }, { labels, required }) {
  /** @type {(value: unknown) => string} */
  const toText = (value) => {
    if (value === null || value === undefined) return '';
    // A form that sends a field twice arrives as a list.
    if (Array.isArray(value)) return [...new Set(value.map(toText))].join('\n');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // Browsers write the line breaks of a form post as CR LF. PostgreSQL stores no NUL.
    return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  };
  const sent = new Map(typeof body === 'object' && !Array.isArray(body) ? Object.entries(body ?? {}) : []);
  const values = Object.fromEntries(Object.keys(labels).map((field) => [field, toText(sent.get(field))]));
  // An inbox that could not deliver for a while sends the time at which the visitor sent the request.
  const { 'quote-received-at': receivedAt = '', ...otherHeaders } = headers;
  const received = Number.isNaN(Date.parse(receivedAt)) ? new Date() : new Date(receivedAt);
  // Fields of a newer page, and the inbox's own headers about the request.
  const others = [
    ...[...sent].filter(([field]) => !Object.hasOwn(labels, field) && field !== 'idempotency-key'),
    ...Object.entries(otherHeaders).filter(([name]) => name.startsWith('quote-')),
  ].map(([name, value]) => [name, toText(value)]);

  const siteOrigin = site.replace(/\/+$/, '');
  /** @type {(origin: string) => string} */
  const withoutWww = (origin) => origin.replace('://www.', '://');
  const { origin = '' } = headers;
  // Browsers block a redirect from a form to another origin than the visitor's, which may differ only in "www.".
  const visitorOrigin = withoutWww(origin) === withoutWww(siteOrigin) ? origin : siteOrigin;
  return {
    errors: Object.fromEntries(Object.entries(required).filter(([field]) => values[field]?.trim() === '')),
    // A browser that posts the form without script shows the response. Scripts and the site's own functions read the
    // status.
    wantsPage: (headers['accept'] ?? '').includes('text/html'),
    thankYouUrl: `${visitorOrigin}/contact#thank-you`,
    row: {
      ...values,
      more: others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)),
      received_at: received.toISOString(),
      request_id: headers['idempotency-key'] ?? toText(sent.get('idempotency-key')),
      mailed_at: '',
    },
  };
}

/**
 * Returns the stored row when the same delivery comes again: the inbox delivers a request under one key until it is
 * accepted. Otherwise returns the new row. If a visitor has sent the same fields within the last ten minutes, the row
 * refers to that first request.
 *
 * @param {Record<string, string>} row
 * @param {Record<string, unknown>[]} earlierRows with the same phone number
 * @param {readonly string[]} fields
 */
export function linkRepeat(row, earlierRows, fields) {
  /** @type {(earlier: Record<string, unknown>) => boolean} */
  const isEqual = (earlier) => [...fields, 'more'].every((field) => (earlier[field] ?? '') === row[field]);
  const equalRows = earlierRows.filter((earlier) => earlier['id'] && isEqual(earlier));
  const sameDelivery = equalRows.find(({ request_id: key }) => key !== '' && key === row['request_id']);
  if (sameDelivery) return sameDelivery;
  const tenMinutesAgo = Date.now() - 10 * 60 * 1000;
  const first = equalRows.find(
    (earlier) => !earlier['repeats_id'] && Date.parse(String(earlier['received_at'])) >= tenMinutesAgo,
  );
  return { ...row, repeats_id: first ? String(first['id']) : '' };
}

/**
 * Composes the mail about a stored row. A repetition is mailed too: the mail about the first may never have been sent.
 *
 * @param {Record<string, string | number | null>} row
 * @param {Record<string, string>} labels
 */
export function composeMail(row, labels) {
  const answers = Object.entries(labels).map(([field, label]) => [label, row[field]]);
  /** @type {(text: string) => [string, unknown][]} */
  const readMore = (text) => {
    try {
      return Object.entries(JSON.parse(text || '{}'));
    } catch {
      // The table was edited by hand. An error here would delay the mails about all other rows.
      return [['more', text]];
    }
  };
  const others = readMore(String(row['more'] ?? ''));
  const lines = [...answers, ...others].filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const repeats = row['repeats_id'] ? ` The same as ${row['repeats_id']}, which came before it.` : '';
  const name = [...String(row['name']).replace(/\s+/g, ' ')].slice(0, 60).join('');
  return {
    id: row['id'],
    subject: `Quote request ${row['id']}: ${name}`,
    text: `${lines.join('\n')}\n\nRequest ${row['id']}, received ${row['received_at']}.${repeats}\n`,
  };
}
