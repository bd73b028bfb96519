import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createProject,
  maxMegabytes,
  openSockets,
  readPeakMegabytes,
  startProject,
} from '../attack/attacked-server.ts';
import { exampleQuote, postJson, readFields, send } from './fixture.ts';

// The only test of the server that fails with just Node's own limits on a connection.
test('2,000 pipelined requests that are never read cost no visitor a page', async () => {
  const project = await createProject();
  const server = await startProject(project);
  const asked = 'GET /gallery HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000);
  const statuses = new Set<number>();
  for (let wave = 0; wave < 3; wave += 1) {
    await openSockets(project.port, 6, { firstBytes: () => asked });
    for (let visitor = 0; visitor < 8; visitor += 1) {
      statuses.add((await send(project.url, '/', { agent: false })).status);
      await wait(200);
    }
  }
  expect((await postJson(project.url, exampleQuote, { agent: false })).status).toBe(201);
  expect(statuses).toEqual(new Set([200]));
  expect(readFields(project.quotesDirectory)).toEqual([exampleQuote]);
  // Only Linux reports the peak memory.
  if (process.platform === 'linux') expect(readPeakMegabytes(server)).toBeLessThan(maxMegabytes);
});
