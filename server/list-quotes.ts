import { parseArgs } from 'node:util';
import { showControls, toPrintableJson } from './printable-text.ts';
import { deleteQuote, readQuotes } from './quote-store.ts';
import { formatQuoteCsv, formatQuoteTable } from './quote-table.ts';

const usage = `Lists the quote requests in the folder QUOTES_DIR (./quotes).
  npm run quotes                     a table
  npm run quotes -- --csv            everything, for a spreadsheet
  npm run quotes -- --json           everything, as JSON
  npm run quotes -- --delete <id>    remove one for good
`;

process.exitCode = await run(process.argv.slice(2), process.env['QUOTES_DIR'] || 'quotes');

async function run(args: string[], directory: string): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`${showControls((error as Error).message)}\n${usage}`);
    return 1;
  }
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    return options.delete === undefined ? await list(directory, options) : await remove(directory, options.delete);
  } catch (error) {
    process.stderr.write(`${showControls((error as Error).message)}\n`);
    return 1;
  }
}

function readOptions(args: string[]) {
  return parseArgs({
    args,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      delete: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

async function list(directory: string, options: { csv?: boolean; json?: boolean }): Promise<number> {
  const { quotes, unreadable } = await readQuotes(directory);
  if (options.csv) process.stdout.write(formatQuoteCsv(quotes));
  else if (options.json) process.stdout.write(`${toPrintableJson(quotes, 2)}\n`);
  else if (quotes.length === 0) process.stdout.write('No quote requests yet.\n');
  else process.stdout.write(formatQuoteTable(quotes));
  for (const place of unreadable) process.stderr.write(`This line could not be read: ${place}\n`);
  return 0;
}

async function remove(directory: string, id: string): Promise<number> {
  if (await deleteQuote(directory, id)) {
    process.stdout.write(`Removed the quote request ${showControls(id)}.\n`);
    return 0;
  }
  process.stderr.write(`There is no quote request with the id ${showControls(id)}.\n`);
  return 1;
}
