import { expect, it, vi } from 'vitest';
import { refuseStaleSaves } from '../../admin/refuse-stale-saves.ts';

const path = 'src/content/business.yaml';
const commit = {
  method: 'POST',
  body: JSON.stringify({
    query: 'mutation { createCommitOnBranch }',
    variables: { input: { fileChanges: { additions: [{ path }] } } },
  }),
};

it('a save is not sent if another window has saved the same file since its texts were merged', async () => {
  const send = vi.fn(async () => Response.json({ data: {} }));
  const staleFiles = new Set<string>();
  const call = refuseStaleSaves(send, (file) => staleFiles.has(file));
  await call('/graphql', commit);
  expect(send).toHaveBeenCalledTimes(1);
  staleFiles.add(path);
  await expect(call('/graphql', commit)).rejects.toThrow('Another window has saved this form');
  expect(send).toHaveBeenCalledTimes(1);
  await call('/graphql', { body: JSON.stringify({ query: 'query { history }', variables: {} }) });
  expect(send).toHaveBeenCalledTimes(2);
});
