import { expect, it, vi } from 'vitest';
import { createEditFetch, endedMessage, restartedMessage } from '../../admin/edit-server-calls.ts';

const base = '/edit/api/';
const save = {
  method: 'POST',
  body: JSON.stringify({
    query: 'mutation { createCommitOnBranch }',
    variables: { input: { fileChanges: { deletions: [{ path: 'src/content/areas/peyton.yaml' }] } } },
  }),
};
const callWith = (original: typeof fetch, onSaved = vi.fn()) => ({
  call: createEditFetch(original, base, () => undefined, onSaved),
  onSaved,
});

it('the editor says that its program has ended, and how to start it', async () => {
  const { call } = callWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(`${base}graphql`, save)).rejects.toThrow(endedMessage);
  await expect(call('/elsewhere')).rejects.toThrow('Failed to fetch');
});

it('the editor says that its program was started again', async () => {
  const { call } = callWith(async () => new Response('{}', { status: 401 }));
  await expect(call(`${base}graphql`, save)).rejects.toThrow(restartedMessage);
});

it('the count of changes is updated after a deletion, not after a refusal', async () => {
  const { call, onSaved } = callWith(async () => Response.json({ data: {} }));
  expect(await (await call(`${base}graphql`, save)).json()).toEqual({ data: {} });
  expect(onSaved).toHaveBeenCalledWith(['src/content/areas/peyton.yaml']);
  const refused = callWith(async () => Response.json({ errors: [{ message: 'No.' }] }));
  await refused.call(`${base}graphql`, save);
  expect(refused.onSaved).not.toHaveBeenCalled();
});

it('a save carries the text with which its form was merged', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  const path = 'src/content/business.yaml';
  const call = createEditFetch(send, base, (file) => (file === path ? 'offer: FREE' : undefined), vi.fn());
  const additions = [
    { path, contents: 'b2Zm' },
    { path: 'src/pictures/new.webp', contents: 'aW1n' },
  ];
  const query = 'mutation { createCommitOnBranch }';
  const body = JSON.stringify({ query, variables: { input: { fileChanges: { additions } } } });
  await call(`${base}graphql`, { method: 'POST', body });
  const sent = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
  expect(sent.query).toBe(query);
  expect(sent.variables.input.fileChanges.additions).toEqual([
    { path, contents: 'b2Zm', mergedText: 'offer: FREE' },
    { path: 'src/pictures/new.webp', contents: 'aW1n' },
  ]);
});
