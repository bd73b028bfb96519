/**
 * Run by `npm run receivers`: writes the n8n workflow and the columns of its table into receivers/n8n/, which Git
 * ignores.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQuoteField, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { alwaysAsked } from '../src/lib/schemas/quote.ts';
import { composeMail, linkRepeat, readRequest } from './code-nodes.js';
import template from './workflow.json' with { type: 'json' };

const folder = join(import.meta.dirname, 'n8n');
const workflowPath = join(folder, 'quote-request.json');

/** The parts of the workflow that differ between owners. */
interface WorkflowIdentity {
  /** Required by `n8n import:workflow`, which updates the workflow with this id. */
  id: string;
  /** The secret part of the address: everyone who has it can post into the table. */
  path: string;
  webhookId: string;
}

const createIdentity = (): WorkflowIdentity => ({
  id: randomBytes(12).toString('hex').slice(0, 16),
  path: `quote-${randomBytes(16).toString('hex')}`,
  webhookId: randomUUID(),
});

/** Reads the identity from an earlier run, so that the address does not change. */
function readIdentity(): WorkflowIdentity | undefined {
  if (!existsSync(workflowPath)) return undefined;
  const { id, nodes } = JSON.parse(readFileSync(workflowPath, 'utf8')) as typeof template;
  const webhook = nodes.find(({ type }) => type === 'n8n-nodes-base.webhook');
  return { id, path: webhook?.parameters.path ?? '', webhookId: webhook?.webhookId ?? '' };
}

export const tableColumns = [...quoteFieldNames, 'more', 'received_at', 'repeats_id', 'request_id', 'mailed_at'];

export function renderWorkflow({ id, path, webhookId }: WorkflowIdentity = createIdentity()) {
  const labels = Object.fromEntries(quoteFieldNames.map((field) => [field, getQuoteField(field).label]));
  const required = Object.fromEntries(
    quoteFieldNames.filter((field) => alwaysAsked.includes(field)).map((field) => [field, getQuoteField(field).error]),
  );
  const toConstant = (name: string, value: unknown) => `const ${name} = ${JSON.stringify(value, null, 2)};\n\n`;
  const code: Record<string, string> = {
    'Read the request': `${toConstant('fields', { labels, required })}${readRequest}

return [{ json: readRequest($input.first().json, fields) }];`,
    'Link a repeated request': `${linkRepeat}

const { row } = $('Read the request').first().json;
const earlierRows = $input.all().map(({ json }) => json);
return [{ json: linkRepeat(row, earlierRows, ${JSON.stringify(quoteFieldNames)}) }];`,
    'Write the mail': `${toConstant('labels', labels)}${composeMail}

return { json: composeMail($json, labels) };`,
  };
  const nodes = template.nodes.map(({ parameters, ...node }) => {
    if (node.type === 'n8n-nodes-base.webhook') return { ...node, webhookId, parameters: { ...parameters, path } };
    const jsCode = code[node.name];
    return { ...node, parameters: jsCode ? { ...parameters, jsCode } : parameters };
  });
  return { ...template, id, nodes };
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  const workflow = renderWorkflow(readIdentity());
  writeFileSync(workflowPath, `${JSON.stringify(workflow, null, 2)}\n`);
  writeFileSync(join(folder, 'quotes-columns.csv'), `${tableColumns.join(',')}\n`);
  console.log(
    'Wrote receivers/n8n/quote-request.json and receivers/n8n/quotes-columns.csv: see docs/hosting.md, "n8n".',
  );
}
