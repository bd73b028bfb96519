import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { end, makeProject, type Project, type RunningProject, start } from '../attack/attacked-server.ts';
import { canMount, exampleQuote, readStored } from '../server/fixture.ts';

const connections = 200;
/** Each visitor from an address of its own: what one client may store in an hour is not what is tested here. */
const settings = { TRUSTED_PROXY: '127.0.0.1' };

/** Visitors who post right and wrong requests, and what each was told. */
function createVisitors(messageLength: number) {
  const answered: string[] = [];
  const statuses = new Map<number, number>();
  let count = 0;
  const headers = { 'Content-Type': 'application/json' };
  // After a reconnect the tool hands an answer to any of the requests, so all of them take it the same way.
  const onResponse = (status: number, body: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) answered.push(JSON.parse(body).id);
  };
  const right = {
    method: 'POST',
    path: '/api/quote',
    headers,
    setupRequest: (request: object) => {
      count += 1;
      const body = { ...exampleQuote, name: `Visitor ${count}`, message: 'Panes. '.repeat(messageLength / 7) };
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      return { ...request, headers: { ...headers, 'X-Forwarded-For': address }, body: JSON.stringify(body) };
    },
    onResponse,
  };
  const wrong = {
    method: 'POST',
    path: '/api/quote',
    headers,
    body: JSON.stringify({ ...exampleQuote, name: '' }),
    onResponse,
  };
  return { answered, statuses, requests: [right, right, right, wrong] };
}

function expectEachOnDiskOnce({ quotesDirectory }: Project, answered: string[]) {
  const stored = readStored(quotesDirectory);
  const ids = new Set(stored.map(({ id }) => id));
  expect(ids.size).toBe(stored.length);
  expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  return stored.length;
}

/** Megabytes that the server holds. */
const readMemory = ({ child }: RunningProject) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

const kills = 8;

test(`${connections} visitors at once, the inbox killed or stopped ${kills} times: every 2xx is on disk once`, async () => {
  const project = await makeProject();
  let inbox = await start(project, settings);
  const visitors = createVisitors(350);
  // Until it is stopped.
  const load = autocannon({ url: project.url, connections, duration: 600, timeout: 5, requests: visitors.requests });
  const taken = () => visitors.answered.length;
  for (let kill = 0; kill < kills; kill += 1) {
    await expect.poll(taken, { timeout: 60_000 }).toBeGreaterThan(taken() + 500);
    await wait(Math.random() * 500);
    await end(inbox, kill % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
    inbox = await start(project, settings);
  }
  await expect.poll(taken, { timeout: 60_000 }).toBeGreaterThan(taken() + 500);
  load.stop();
  const { latency } = await load;
  await end(inbox, 'SIGTERM');
  const stored = expectEachOnDiskOnce(project, visitors.answered);
  console.log({ stored, answered: taken(), statuses: visitors.statuses, p50: latency.p50, p99: latency.p99 });
  expect([...visitors.statuses.keys()].sort()).toEqual([201, 400]);
}, 300_000);

const seconds = 30;

test.skipIf(process.platform !== 'linux')(
  'memory stays flat under the same load',
  async () => {
    const project = await makeProject();
    const inbox = await start(project, settings);
    const visitors = createVisitors(350);
    const load = autocannon({
      url: project.url,
      connections,
      duration: seconds,
      timeout: 10,
      requests: visitors.requests,
    });
    const samples: number[] = [];
    for (let second = 0; second < seconds - 1; second += 1) {
      await wait(1000);
      samples.push(readMemory(inbox));
    }
    const result = await load;
    await end(inbox, 'SIGTERM');
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) => Math.max(...part));
    console.log({ middle, last, answered: visitors.answered.length, p50: result.latency.p50, p99: result.latency.p99 });
    expectEachOnDiskOnce(project, visitors.answered);
    // What it remembers for its marks is bounded; a leak of one request's size would show as tens of megabytes.
    expect(last).toBeLessThan((middle ?? 0) * 1.25 + 10);
    expect(last).toBeLessThan(350);
  },
  120_000,
);

test.skipIf(!canMount)(
  'a disk that fills up under load answers 507 and keeps all it promised',
  async () => {
    const project = await makeProject();
    const quotes = project.quotesDirectory;
    mkdirSync(quotes);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'tmpfs', quotes]);
    onTestFinished(() => void execFileSync('umount', ['-l', quotes]));
    const inbox = await start(project, settings);
    const visitors = createVisitors(7000);
    await autocannon({ url: project.url, connections, duration: 4, timeout: 10, requests: visitors.requests });
    await end(inbox, 'SIGTERM');
    console.log({ statuses: visitors.statuses });
    expectEachOnDiskOnce(project, visitors.answered);
    expect(visitors.answered.length).toBeGreaterThan(0);
    expect(visitors.statuses.get(507)).toBeGreaterThan(0);
    expect([...visitors.statuses.keys()].filter((status) => ![201, 400, 503, 507].includes(status))).toEqual([]);
  },
  60_000,
);
