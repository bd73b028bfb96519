/** npm run receivers: writes the fields of the quote form into the receivers' flows and the columns for n8n. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { alwaysAsked } from '../src/lib/schemas/quote.ts';

const lists = { fields: quoteFieldNames, required: alwaysAsked };

function renderFlow(path: string): string {
  let flow = readFileSync(join(import.meta.dirname, path), 'utf8');
  for (const [name, fields] of Object.entries(lists)) {
    const items = fields.map((field) => `'${field}'`).join(', ');
    flow = flow.replace(new RegExp(`const ${name} = \\[[^\\]]*\\]`), `const ${name} = [${items}]`);
  }
  return flow;
}

/** Each file that names the fields, by its path in this folder, as it should be. */
export function renderReceivers(): Record<string, string> {
  const flows = ['n8n/quote-request.json', 'node-red/quote-request.json'];
  return {
    ...Object.fromEntries(flows.map((path) => [path, renderFlow(path)])),
    'n8n/quotes-columns.csv': `${[...quoteFieldNames, 'received_at', 'repeats_id', 'request_id'].join(',')}\n`,
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(renderReceivers())) writeFileSync(join(import.meta.dirname, path), text);
}
