import { formatAnswer } from '../src/lib/quotes/quote-fields.ts';
import { formatSortableTime } from './denver-time.ts';
import { describeDeliveries, describeFlags } from './describe-request.ts';
import { formatUsNumber } from './format-us-number.ts';
import { guardFormulas, quoteCell } from './quote-listing.ts';
import type { OwnerRequest } from './requests-list.ts';

type Column = [heading: string, cell: (request: OwnerRequest) => string];

const columns: readonly Column[] = [
  ['Received (Denver time)', ({ at }) => formatSortableTime(at)],
  ['Status', ({ doneAt }) => (doneAt === null ? 'New' : 'Done')],
  ['Name', ({ fields: { quote } }) => quote.name],
  ['Phone', ({ fields: { quote } }) => formatPhone(quote.phone)],
  ['Email', ({ fields: { quote } }) => quote.email],
  ['Service', ({ fields: { quote } }) => formatAnswer('service', quote.service)],
  ['Property', ({ fields: { quote } }) => formatAnswer('property', quote.property)],
  ['Address', ({ fields: { quote } }) => quote.address],
  ['Message', ({ fields: { quote } }) => quote.message],
  ['Note', ({ note }) => note],
  ['Done', ({ doneAt }) => (doneAt === null ? '' : formatSortableTime(doneAt))],
  ['Delivery', ({ deliveries }) => describeDeliveries(deliveries)],
  // The columns that follow are empty for most requests.
  ['Check', describeFlags],
  [
    'Also sent',
    ({ fields: { unknown } }) =>
      Object.entries(unknown)
        .map((entry) => entry.join(': '))
        .join('\n'),
  ],
  ['Id', ({ id }) => id],
];

/**
 * Formats a US number as (719) 555-0188. A spreadsheet turns a cell of only digits into a number, and removes a zero or
 * a plus sign at its beginning.
 */
export function formatPhone(phone: string): string {
  const number = formatUsNumber(phone);
  if (number !== undefined) return number;
  return /\p{L}|[()]/u.test(phone) ? phone : `'${phone}`;
}

/** A formula that reaches a file, a site or a program has a function call, the | of a DDE link or a reference such as !A1. */
const executableFormula = /[\p{L}\p{N}_]\s*\(|\||!\$?\p{L}/u;

/**
 * Guards the beginning of each cell. Further apostrophes would spoil a message with a list of dashes, so only a text that
 * could run something has them.
 */
const guardCell = (cell: string) => guardFormulas(cell, executableFormula.test(cell));

/** Formats requests for a spreadsheet, one piece for each group. Thousands of small pieces would fill the memory. */
export function* formatRequestsCsv(groups: Iterable<OwnerRequest[]>): Generator<string> {
  const formatLine = (cells: string[]) => `${cells.map((cell) => quoteCell(guardCell(cell))).join(',')}\r\n`;
  // Without the byte order mark, Excel does not read UTF-8.
  yield `\ufeff${formatLine(columns.map(([heading]) => heading))}`;
  for (const requests of groups) {
    yield requests.map((request) => formatLine(columns.map(([, cell]) => cell(request)))).join('');
  }
}
