import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { formatAnswer, getQuoteField, type QuoteField, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { formatTime } from './denver-time.ts';
import { isPhoneMatch } from './phone-search.ts';
import { escapeControls, escapeTerminalControls, shorten } from './printable-text.ts';
import { parseRequest, requestRowSchema } from './stored-request.ts';

export interface StoredDelivery {
  target: string;
  state: string;
  attempts: number;
  /** The reason for the failure in a sentence: this request's own, or that of all deliveries to its target. */
  error: string;
}

/** Selects the columns of a `listedRow` from the table `requests`. */
export const listedColumns = `number, id, at, fields, marks AS flags, duplicate_of AS duplicateOf, (
      SELECT json_group_array(json_object('target', d.target, 'state', d.state, 'attempts', d.attempts,
        'error', iif(d.state = 'waiting', coalesce(nullif(d.error, ''), f.error, ''), d.error)))
      FROM deliveries d LEFT JOIN failing_targets f ON f.target = iif(d.target = 'confirm', 'mail', d.target)
      WHERE d.request_id = id) AS deliveries`;
export const listedRowSchema = requestRowSchema.extend({ number: z.number(), deliveries: z.string() });

/** Parses the texts of a row, which may have more columns. */
export const parseListedRow = <Row extends z.infer<typeof listedRowSchema>>(row: Row) => ({
  ...parseRequest(row),
  deliveries: JSON.parse(row.deliveries) as StoredDelivery[],
});

/** A row may take 1.5 MB. */
const maxRowsPerRead = 20;

interface ListingFilter {
  since?: number | undefined;
  search?: string | undefined;
}

/**
 * Iterates over the stored requests in the order of arrival. It reads a few at a time, so that memory stays bounded and
 * the running inbox can write in the meantime.
 */
export function* readQuotes(
  database: DatabaseSync,
  { since = Number.MIN_SAFE_INTEGER, search }: ListingFilter = {},
): Generator<StoredQuote> {
  const page = database.prepare(
    `SELECT ${listedColumns} FROM requests WHERE number > ? AND at >= ? ORDER BY number LIMIT ${maxRowsPerRead}`,
  );
  const readPage = (last = -1) => z.array(listedRowSchema).parse(page.all(last, since));
  for (let rows = readPage(); rows.length > 0; rows = readPage(rows.at(-1)?.number)) {
    for (const row of rows) {
      const quote = convertRow(row);
      if (search === undefined || matchesSearch(quote, search)) yield quote;
    }
  }
}

/** Converts a row to the values of the form. Fields that the form does not have are listed after the others, unchanged. */
function convertRow(row: z.infer<typeof listedRowSchema>) {
  const { at, fields, number: _, ...rest } = parseListedRow(row);
  return { ...rest, at: new Date(at).toISOString(), fields: fields.quote, unknown: fields.unknown };
}
export type StoredQuote = ReturnType<typeof convertRow>;

/**
 * Matches the label of a choice as well as its stored value: both `window cleaning` and `window-cleaning` are found.
 */
export function matchesSearch(
  { id, fields, unknown }: Pick<StoredQuote, 'id' | 'fields' | 'unknown'>,
  search: string,
): boolean {
  const lowercaseSearch = search.toLowerCase();
  const choices = (['service', 'property'] as const).map((field) => formatAnswer(field, fields[field]));
  const texts = [id, ...Object.values(fields), ...choices, ...Object.values(unknown)];
  return isPhoneMatch(fields.phone, search) || texts.some((text) => text.toLowerCase().includes(lowercaseSearch));
}

type Column = [title: string, width: number, cell: (quote: StoredQuote) => string];

/** Widths are fixed, so that a row can be shown before the next is read. */
const columns: readonly Column[] = [
  ['Time', 25, ({ at }) => formatTime(at)],
  ['Id', 12, ({ id }) => escapeControls(id)],
  ...quoteFieldNames.map(createColumn),
  ['Delivery', 30, ({ deliveries }) => deliveries.map(formatDelivery).join(', ')],
  ['Marks', 0, formatFlags],
];

function createColumn(name: QuoteField): Column {
  const field = getQuoteField(name);
  const width = 'options' in field ? Math.max(...Object.keys(field.options).map(({ length }) => length)) : 24;
  return [name.charAt(0).toUpperCase() + name.slice(1), width, ({ fields }) => shorten(fields[name], width)];
}

export const tableHeader = formatRow(columns.map(([title]) => title));

/** Formats one line for the terminal, with control characters in user input escaped. */
export const formatTableRow = (quote: StoredQuote): string => formatRow(columns.map(([, , cell]) => cell(quote)));

function formatRow(cells: string[]): string {
  const padded = cells.map((cell, column) => cell.padEnd(columns[column]?.[1] ?? 0));
  return `${padded.join('  ').trimEnd()}\n`;
}

function formatDelivery({ target, state, attempts }: StoredDelivery): string {
  if (state === 'given-up') return `${target} GIVEN UP`;
  return state === 'waiting' ? `${target} waiting (${attempts} tried)` : `${target} ok`;
}

/** Counts the failed deliveries by target and reason. */
export function createFailureSummary() {
  const counts = new Map<string, { count: number; id: string }>();
  return {
    add({ id, deliveries }: StoredQuote): void {
      for (const { target, state, error } of deliveries.filter((delivery) => delivery.error !== '')) {
        const key = `${target} ${state === 'given-up' ? 'GIVEN UP' : state}: ${escapeControls(error)}`;
        counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, id });
      }
    },
    /** Returns the lines for the terminal; none if everything is delivered. */
    format(): string {
      if (counts.size === 0) return '';
      const lines = [...counts].map(([key, { count, id }]) => `  ${count === 1 ? id : `${count} requests`}, ${key}.`);
      const hint = [...counts.keys()].some((key) => key.includes(' GIVEN UP: '))
        ? ['Once that is fixed, send them again: npm run quotes -- --retry']
        : [];
      return `${['', 'Not delivered:', ...lines, ...hint].join('\n')}\n`;
    },
  };
}

function formatFlags({ flags, duplicateOf }: StoredQuote): string {
  return escapeControls([...flags, ...(duplicateOf ? [`same as ${duplicateOf}`] : [])].join(', '));
}

const csvColumns = ['id', 'at', ...quoteFieldNames, 'marks', 'duplicateOf', 'delivery', 'unknown'];

/** Formats the requests for a spreadsheet, one string for each request. */
export function* formatCsv(quotes: Iterable<StoredQuote>): Generator<string> {
  const format = (cells: string[]) => `${cells.map(quoteCell).join(',')}\r\n`;
  // The byte order mark, without which Excel does not read UTF-8.
  yield `\ufeff${format(csvColumns)}`;
  for (const quote of quotes) yield format(csvRow(quote));
}

function csvRow(quote: StoredQuote): string[] {
  const { id, at, fields, unknown, flags, duplicateOf, deliveries } = quote;
  const others = Object.entries(unknown).map((entry) => entry.join(': '));
  return [
    id,
    at,
    ...quoteFieldNames.map((field) => fields[field]),
    flags.join(' '),
    duplicateOf ?? '',
    deliveries.map((delivery) => [formatDelivery(delivery), delivery.error].filter(Boolean).join(': ')).join(', '),
    others.join('\n'),
  ].map((cell) => guardFormulas(cell));
}

/** Quotes a cell of a CSV file. */
export const quoteCell = (cell: string) => cell && `"${cell.replaceAll('"', '""')}"`;

/**
 * Guards a cell against being read as a formula. A spreadsheet that expects other separators splits a cell at them, so
 * a possible beginning of a formula gets an apostrophe after each separator too, even with spaces and quotes in
 * between. Control characters are escaped. Each run of separators is matched as a whole, so that a cell of nothing else
 * takes no longer. If `isGuardedInside` is false, only the beginning of the cell is guarded.
 */
export function guardFormulas(cell: string, isGuardedInside = true): string {
  const guarded = cell.replace(
    /(^[\s"'\u200b\ufeff,;|]*|[\s"'\u200b\ufeff,;|]+)([=+\-@＝＋－＠]?)/g,
    (match, separators: string, sign: string, at: number) =>
      sign !== '' && (at === 0 || (isGuardedInside && /[,;|\t\r\n]/.test(separators)))
        ? `${separators}'${sign}`
        : match,
  );
  return escapeTerminalControls(/^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded);
}
