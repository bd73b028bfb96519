import { quoteFieldNames } from '../src/schemas/quote-fields.ts';
import { shorten, showControls, showTerminalControls } from './printable-text.ts';
import type { StoredQuote } from './quote-store.ts';

const mountainTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const nameLength = 24;
const phoneLength = 24;
const messageLength = 40;
const detailLength = 6_000;

const columns: readonly [title: string, cell: (quote: StoredQuote) => string][] = [
  ['Time', (quote) => formatTime(quote.at)],
  ['Id', (quote) => showControls(quote.id)],
  ['Name', (quote) => shorten(quote.name, nameLength)],
  ['Phone', (quote) => shorten(quote.phone, phoneLength)],
  ['Service', (quote) => showControls(quote.service)],
  ['Property', (quote) => showControls(quote.property)],
  ['Message', (quote) => shorten(quote.message, messageLength)],
  ['Flags', formatFlags],
];

/** When it came, as the business reads its clock. */
export function formatTime(at: string): string {
  // The formatter sets a narrow no-break space before AM and PM, which some terminals cannot show.
  return mountainTime.format(new Date(at)).replace(/\s/g, ' ');
}

/** A table for the terminal, one line per request; nothing a visitor typed reaches the terminal as a control. */
export function formatQuoteTable(quotes: readonly StoredQuote[]): string {
  const rows = [columns.map(([title]) => title), ...quotes.map((quote) => columns.map(([, cell]) => cell(quote)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => padEnd(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** One request in full, for the terminal of the running server. */
export function formatQuoteDetails(quote: StoredQuote): string {
  const flags = formatFlags(quote);
  const lines = [`New quote request ${quote.id}, ${formatTime(quote.at)}${flags === '' ? '' : ` [${flags}]`}`];
  for (const field of quoteFieldNames) {
    const value = quote[field];
    if (value === '') continue;
    const cut =
      value.length > detailLength ? `${value.slice(0, detailLength)}… (the whole text is in the file)` : value;
    const shown = cut.split('\n').map(showControls).join('\n            ');
    lines.push(`  ${`${field}:`.padEnd(10)}${shown}`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Every request in full as RFC 4180 text. A cell that a spreadsheet could take for a formula gets an apostrophe in
 * front, phone numbers that begin with + included. Control characters, which that format has no place for, show as
 * escapes.
 */
export function formatQuoteCsv(quotes: readonly StoredQuote[]): string {
  const header = ['id', 'at', ...quoteFieldNames, 'spam', 'duplicateOf'];
  const rows = quotes.map((quote) => [
    quote.id,
    quote.at,
    ...quoteFieldNames.map((field) => quote[field]),
    quote.spam?.join(' ') ?? '',
    quote.duplicateOf ?? '',
  ]);
  return [header, ...rows].map((row) => `${row.map(formatCsvCell).join(',')}\r\n`).join('');
}

// Spreadsheets look past space at the start of a cell, and East Asian ones take the wide signs too.
const formulaStart = /^[\s\u200b]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function formatCsvCell(value: string): string {
  const guarded = formulaStart.test(value) ? `'${value}` : value;
  const shown = showTerminalControls(guarded);
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

function formatFlags(quote: StoredQuote): string {
  const flags = (quote.spam ?? []).map((reason) => `spam: ${reason}`);
  if (quote.duplicateOf !== undefined) flags.push(`same as ${quote.duplicateOf}`);
  return showControls(flags.join(', '));
}

function visibleLength(text: string): number {
  return [...text].length;
}

function padEnd(text: string, length: number): string {
  return text + ' '.repeat(Math.max(0, length - visibleLength(text)));
}
