import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { createProject, type Project, type RunningProject, startProject, stop } from '../attack/attacked-server.ts';
import { exampleQuote, readStored } from '../server/fixture.ts';

const connections = 200;
/** Each visitor has an address of its own, so that the limit of bytes per client does not apply. */
const settings = { TRUSTED_PROXY: '127.0.0.1' };

/** Creates visitors who post right and wrong requests, and collects the ids of the accepted ones. */
function createVisitors() {
  const acceptedIds: string[] = [];
  let count = 0;
  const headers = { 'Content-Type': 'application/json' };
  // After a reconnect the tool may assign a response to any of the requests, so all of them handle it the same way.
  const onResponse = (status: number, body: string) => {
    if (status >= 200 && status < 300) acceptedIds.push(JSON.parse(body).id);
  };
  const validRequest = {
    method: 'POST',
    path: '/api/quote',
    headers,
    setupRequest: (request: object) => {
      count += 1;
      const body = { ...exampleQuote, name: `Visitor ${count}`, message: 'Panes. '.repeat(50) };
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      return { ...request, headers: { ...headers, 'X-Forwarded-For': address }, body: JSON.stringify(body) };
    },
    onResponse,
  };
  const invalidRequest = {
    method: 'POST',
    path: '/api/quote',
    headers,
    body: JSON.stringify({ ...exampleQuote, name: '' }),
    onResponse,
  };
  return { acceptedIds: acceptedIds, requests: [validRequest, validRequest, validRequest, invalidRequest] };
}

function expectEachOnDiskOnce({ quotesDirectory }: Project, acceptedIds: string[]) {
  const stored = readStored(quotesDirectory);
  const ids = new Set(stored.map(({ id }) => id));
  expect(ids.size).toBe(stored.length);
  expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
  expect(new Set(acceptedIds).size).toBe(acceptedIds.length);
  expect(acceptedIds.filter((id) => !ids.has(id))).toEqual([]);
}

/** Returns the server's memory in megabytes. */
const readMemory = ({ child }: RunningProject) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

const testSeconds = 60;

test.skipIf(process.platform !== 'linux')(
  'memory stays flat under load, and every accepted request is stored once',
  async () => {
    const project = await createProject();
    const inbox = await startProject(project, settings);
    const visitors = createVisitors();
    const load = autocannon({
      url: project.url,
      connections,
      duration: testSeconds,
      timeout: 10,
      requests: visitors.requests,
    });
    const samples: number[] = [];
    for (let second = 0; second < testSeconds - 1; second += 1) {
      await wait(1000);
      samples.push(readMemory(inbox));
    }
    const result = await load;
    await stop(inbox, 'SIGTERM');
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) => Math.max(...part));
    console.log({
      middle,
      last,
      acceptedIds: visitors.acceptedIds.length,
      p50: result.latency.p50,
      p99: result.latency.p99,
    });
    expectEachOnDiskOnce(project, visitors.acceptedIds);
    // The data that the server keeps for its flags is bounded. The system gives a process memory in steps of up to 60
    // MB, which it keeps; a leak of a few requests' size would show as more than one step.
    expect(last).toBeLessThan((middle ?? 0) * 1.5 + 10);
    expect(last).toBeLessThan(350);
  },
  120_000,
);
