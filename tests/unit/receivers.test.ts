import { describe, expect, test } from 'vitest';
import { composeMail, linkRepeat, readRequest } from '../../receivers/code-nodes.js';
import { renderWorkflow, tableColumns } from '../../receivers/write-n8n-files.ts';
import { quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import { anyRequest, emptyRequest } from '../any-request.ts';

const workflow = renderWorkflow();
type Node = (typeof workflow.nodes)[number] & { onError?: string; retryOnFail?: boolean; disabled?: boolean };
const nodes = workflow.nodes as Node[];
const getNode = (name: string): Node => {
  const node = nodes.find((each) => each.name === name);
  if (!node) throw new Error(`The workflow has no node "${name}".`);
  return node;
};
const isType = (node: Node, type: string) => node.type === `n8n-nodes-base.${type}`;
const connections = workflow.connections as Record<string, { main: { node: string }[][] }>;
/** Returns the nodes after one output of a node. */
const getNext = (name: string, output: number) => (connections[name]?.main[output] ?? []).map(({ node }) => node);

/** Lists every node that can run after `name`, which itself is left out. */
function listReachable(name: string, isOpen: (from: string, output: number) => boolean = () => true): Set<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const [output] of (connections[from]?.main ?? []).entries()) {
      if (!isOpen(from, output)) continue;
      for (const next of getNext(from, output)) {
        if (found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    }
  };
  visit(name);
  return found;
}

const webhook = nodes.find((node) => isType(node, 'webhook')) as Node;
const responses = nodes.filter((node) => isType(node, 'respondToWebhook'));
const getStatus = ({ parameters }: Node) => (parameters.options as { responseCode: number }).responseCode;
const successes = responses.filter((node) => getStatus(node) < 400).map(({ name }) => name);

describe('an answer of the workflow', () => {
  test('the workflow reports success only after checking the id of the row', () => {
    const stored = getNode('Stored?');
    expect(JSON.stringify(stored.parameters)).toContain('{{ $json.id }}');
    expect(JSON.stringify(stored.parameters)).toContain('"operation":"exists"');
    expect(getNext('Store the request', 0)).toEqual(['Stored?']);
    expect(successes).toHaveLength(2);
    const withoutCheck = listReachable(webhook.name, (from, output) => !(from === 'Stored?' && output === 0));
    expect(successes.filter((name) => withoutCheck.has(name))).toEqual([]);
  });

  test('every branch of the workflow ends in a response, an error after failures', () => {
    const behindAnswer = new Set(responses.flatMap(({ name }) => [...listReachable(name)]));
    for (const { name, onError } of nodes) {
      if (!listReachable(webhook.name).has(name) || behindAnswer.has(name)) continue;
      if (onError === 'continueErrorOutput') {
        const answers = getNext(name, 1).map((next) => getStatus(getNode(next)));
        expect({ name, answers }).toEqual({ name, answers: [500] });
      }
      if (!responses.some((response) => response.name === name)) expect(getNext(name, 0)).not.toEqual([]);
    }
    expect(getNext('Stored?', 1).map((name) => getStatus(getNode(name)))).toEqual([500]);
  });
});

describe('the mail to the owner', () => {
  test('every stored row is mailed to the owner, a repeated one too', () => {
    for (const name of successes) expect(getNext(name, 0)).toEqual(['Write the mail']);
    expect(getNext('Write the mail', 0)).toEqual(['Send an email']);
    const row = { ...emptyRequest, id: 12, name: 'Dana Reyes', repeats_id: '7', more: '{"unlisted":"42"}' };
    expect(composeMail(row, { name: 'Full Name' })).toEqual({
      id: 12,
      subject: 'Quote request 12: Dana Reyes',
      text: expect.stringMatching(/^Full Name: Dana Reyes\nunlisted: 42\n[\s\S]*The same as 7/),
    });
  });

  test('a row that was edited by hand is still mailed', () => {
    for (const more of ['unlisted 42', 'null', null]) {
      const { text } = composeMail(
        { ...emptyRequest, id: 12, name: 'Dana Reyes', more },
        {
          name: 'Full Name',
        },
      );
      expect(text).toContain('Full Name: Dana Reyes\n');
    }
  });

  test('a failed mail is retried at once and every hour', () => {
    expect(getNode('Send an email').retryOnFail).toBe(true);
    const isMailed = getNode('Sent?');
    expect(JSON.stringify(isMailed.parameters)).toContain('{{ $json.messageId }}');
    expect(getNext('Sent?', 0)).toEqual(['Note that it is mailed']);
    expect(getNext('Every hour', 0)).toEqual(['Find requests without a mail']);
    expect(getNext('Find requests without a mail', 0)).toEqual(['Write the mail']);
    expect(JSON.stringify(getNode('Find requests without a mail').parameters)).toContain(
      '{"keyName":"mailed_at","condition":"isEmpty"}',
    );
  });
});

describe('a row', () => {
  const fields = {
    labels: Object.fromEntries(quoteFieldNames.map((name) => [name, name])),
    required: { name: 'Add it' },
  };
  const site = 'https://www.example.com/';
  const read = (body: unknown, headers: Record<string, string> = {}) => readRequest({ headers, body, site }, fields);

  test('a row has exactly the columns of the table', () => {
    const { row } = read(anyRequest);
    expect(Object.keys(linkRepeat(row, [], [])).sort()).toEqual([...tableColumns].sort());
  });

  test('a row keeps all input, also of unknown fields', () => {
    const { row, errors } = read(
      { ...anyRequest, email: 'info@münchen.example', message: 'One\r\nTwo', unlisted: '42', toString: 'x' },
      { 'quote-marks': 'links', 'idempotency-key': 'k3y', cookie: 'private' },
    );
    expect(errors).toEqual({});
    expect(row).toMatchObject({ ...anyRequest, email: 'info@münchen.example', message: 'One\nTwo', request_id: 'k3y' });
    expect(JSON.parse(row.more)).toEqual({ unlisted: '42', toString: 'x', 'quote-marks': 'links' });
  });

  test('a row has the time at which the visitor sent the request', () => {
    const getTime = (time: string) => read(anyRequest, { 'quote-received-at': time }).row.received_at;
    expect(getTime('2026-11-01T08:00:00.000Z')).toBe('2026-11-01T08:00:00.000Z');
    expect(Date.parse(getTime('yesterday'))).toBeGreaterThan(Date.now() - 60_000);
    expect(read(anyRequest, { 'quote-received-at': '2026-11-01T08:00:00.000Z' }).row.more).toBe('');
  });

  test('a row is refused only for a blank required field', () => {
    expect(read({ ...anyRequest, name: ' ' }).errors).toEqual({ name: 'Add it' });
    for (const body of [undefined, null, 'text', 5, [], [anyRequest], {}]) {
      expect(read(body).errors).toEqual({ name: 'Add it' });
    }
    const { row, errors } = read({ name: ['Dana', 'Dana'], phone: 7195550188, email: null });
    expect(errors).toEqual({});
    expect(row).toMatchObject({ name: 'Dana', phone: '7195550188', email: '' });
  });

  test('a visitor without script is redirected to the address of the site in use', () => {
    const getUrl = (origin: string) => read(anyRequest, { origin }).thankYouUrl;
    expect(getUrl('https://www.example.com')).toBe('https://www.example.com/contact#thank-you');
    expect(getUrl('https://example.com')).toBe('https://example.com/contact#thank-you');
    expect(getUrl('https://other.example')).toBe('https://www.example.com/contact#thank-you');
  });

  test('a row is stored once, however often it is delivered under its key', () => {
    const { row } = read(anyRequest, { 'idempotency-key': 'k3y' });
    const stored = { ...row, id: 1, received_at: '2020-01-01T00:00:00.000Z' };
    expect(linkRepeat(row, [{}, stored], quoteFieldNames)).toBe(stored);
    const others = [
      { ...stored, request_id: '0ther' },
      { ...stored, message: 'x' },
      { ...stored, more: '{"unlisted":"4"}' },
    ];
    expect(linkRepeat(row, others, quoteFieldNames)).toEqual({ ...row, repeats_id: '' });
    expect(getNext('New?', 0)).toEqual(['Store the request']);
    expect(getNext('New?', 1)).toEqual(['Stored?']);
  });

  test('an equal row is linked to the first if at most ten minutes old', () => {
    const { row: withoutKey } = read(anyRequest);
    const old = { ...withoutKey, id: 1, received_at: '2020-01-01T00:00:00.000Z' };
    expect(linkRepeat(withoutKey, [{ ...withoutKey, id: 2 }], quoteFieldNames).repeats_id).toBe('2');
    expect(linkRepeat(withoutKey, [{}, old, { ...withoutKey, id: 3, message: 'x' }], quoteFieldNames).repeats_id).toBe(
      '',
    );
  });
});

describe('the file for n8n', () => {
  test('the code in the workflow file runs without the project', () => {
    const run = (name: string, parameters: Record<string, unknown>) =>
      new Function(...Object.keys(parameters), String(getNode(name).parameters.jsCode))(...Object.values(parameters));
    const first = (json: unknown) => ({ first: () => ({ json }), all: () => [{ json }] });
    const request = { headers: {}, body: { ...anyRequest, name: ' ' }, site: 'https://www.example.com' };
    const [read] = run('Read the request', { $input: first(request) });
    expect(read.json.errors).toEqual({ name: 'Add your full name.' });
    const [linked] = run('Link a repeated request', {
      $input: first({ ...read.json.row, id: 4 }),
      $: () => first(read.json),
    });
    expect(linked.json.repeats_id).toBe('4');
    expect(run('Write the mail', { $json: { ...linked.json, id: 5 } }).json.text).toContain('The same as 4');
  });

  test('the workflow file can be imported by the n8n command, which requires an id', () => {
    expect(workflow.id).toMatch(/^\w{16}$/);
  });

  test("the webhook path is unguessable and differs in each owner's copy", () => {
    const getPath = ({ nodes: [, second] }: typeof workflow) => second?.parameters.path;
    expect(getPath(workflow)).toMatch(/^quote-[0-9a-f]{32}$/);
    expect(getPath(renderWorkflow())).not.toBe(getPath(workflow));
  });

  test('the workflow file uses current versions of nodes of n8n 2', () => {
    const newest: Record<string, number> = {
      code: 2,
      dataTable: 1.1,
      emailSend: 2.1,
      if: 2.3,
      respondToWebhook: 1.5,
      scheduleTrigger: 1.4,
      set: 3.5,
      stickyNote: 1,
      webhook: 2.1,
    };
    for (const { name, type, typeVersion } of nodes) {
      expect([name, typeVersion]).toEqual([name, newest[type.replace('n8n-nodes-base.', '')]]);
    }
  });

  test('the workflow file contains no credentials', () => {
    expect(JSON.stringify(workflow)).not.toMatch(/password|"credentials"/i);
  });
});
