import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { business, exampleQuote, makeTemporaryDirectory, postJson, readStored, writeTree } from '../server/fixture.ts';

const script = new URL('../../server/serve.ts', import.meta.url).pathname;
const connections = 200;
const seconds = 30;

interface Project {
  directory: string;
  port: number;
  url: string;
}

async function makeProject(): Promise<Project> {
  const directory = makeTemporaryDirectory();
  writeTree(directory, {
    'dist/index.html': 'home',
    'src/content/business.yaml': `brand: ${business.brand}\nphone: "${business.phone.shown}"\n`,
  });
  // One port for every start, so that the visitors find the server again.
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return { directory, port, url: `http://127.0.0.1:${port}` };
}

/** As npm start does. */
async function startInbox({ directory, port }: Project): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', script], {
    cwd: directory,
    env: { PATH: process.env['PATH'], PORT: `${port}`, QUOTE_RATE_LIMIT: '1000000', TRUSTED_PROXY: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      output = output.includes('Ctrl+C') ? output : output + data;
      if (output.includes('Ctrl+C')) resolve();
    });
    child.once('exit', () => reject(new Error('The inbox ended.')));
  });
  return child;
}

async function endInbox(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

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
      // Each from an address of its own: what one client may store in an hour is not what is tested here.
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

function expectEachOnDiskOnce(directory: string, answered: string[]) {
  const stored = readStored(join(directory, 'quotes'));
  const ids = new Set(stored.map(({ id }) => id));
  expect(ids.size).toBe(stored.length);
  expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  return stored.length;
}

/** Megabytes that a process holds. */
const readMemory = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test(`${connections} visitors at once for ${seconds} s, the inbox killed again and again: every 2xx is on disk once`, async () => {
  const project = await makeProject();
  let inbox = await startInbox(project);
  const visitors = createVisitors(350);
  const load = autocannon({
    url: project.url,
    connections,
    duration: seconds,
    timeout: 5,
    requests: visitors.requests,
  });
  let kills = 0;
  const deadline = Date.now() + (seconds - 4) * 1000;
  while (Date.now() < deadline) {
    await wait(3000);
    await endInbox(inbox, kills % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
    inbox = await startInbox(project);
    kills += 1;
  }
  const result = await load;
  await endInbox(inbox, 'SIGTERM');
  const stored = expectEachOnDiskOnce(project.directory, visitors.answered);
  console.log({
    kills,
    stored,
    answered: visitors.answered.length,
    statuses: visitors.statuses,
    p50: result.latency.p50,
    p99: result.latency.p99,
  });
  expect(kills).toBeGreaterThan(4);
  expect(visitors.answered.length).toBeGreaterThan(500);
  expect([...visitors.statuses.keys()].sort()).toEqual([201, 400]);
}, 120_000);

test.skipIf(process.platform !== 'linux')(
  'memory stays flat under the same load',
  async () => {
    const project = await makeProject();
    const inbox = await startInbox(project);
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
    await endInbox(inbox, 'SIGTERM');
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) => Math.max(...part));
    console.log({ middle, last, answered: visitors.answered.length, p50: result.latency.p50, p99: result.latency.p99 });
    expectEachOnDiskOnce(project.directory, visitors.answered);
    // What it remembers for its marks is bounded; a leak of one request's size would show as tens of megabytes.
    expect(last).toBeLessThan((middle ?? 0) * 1.25 + 10);
    expect(last).toBeLessThan(350);
  },
  120_000,
);

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!canMount)(
  'a disk that fills up under load answers 507 and keeps all it promised',
  async () => {
    const project = await makeProject();
    const quotes = join(project.directory, 'quotes');
    writeTree(project.directory, { 'quotes/.keep': '' });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', quotes]);
    onTestFinished(() => void execFileSync('umount', ['-l', quotes]));
    const inbox = await startInbox(project);
    const visitors = createVisitors(7000);
    await autocannon({ url: project.url, connections, duration: 4, timeout: 10, requests: visitors.requests });
    await endInbox(inbox, 'SIGTERM');
    console.log({ statuses: visitors.statuses });
    expectEachOnDiskOnce(project.directory, visitors.answered);
    expect(visitors.answered.length).toBeGreaterThan(0);
    expect(visitors.statuses.get(507)).toBeGreaterThan(0);
    expect([...visitors.statuses.keys()].filter((status) => ![201, 400, 503, 507].includes(status))).toEqual([]);
  },
  60_000,
);

test('those who only drip their request keep nobody else out, and are cut off', async () => {
  const project = await makeProject();
  const inbox = await startInbox(project);
  const drips: Socket[] = [];
  let cutOff = 0;
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(project.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => (cutOff += 1));
    socket.write(
      index % 2
        ? 'POST /api/quote HTTP/1.1\r\nHost: x\r\n'
        : 'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    );
    drips.push(socket);
  }
  const drip = setInterval(() => {
    for (const [index, socket] of drips.entries()) socket.write(index % 2 ? 'X: y\r\n' : ' ');
  }, 500);
  onTestFinished(() => clearInterval(drip));
  const started = Date.now();
  expect((await postJson(project.url, exampleQuote)).status).toBe(201);
  expect(Date.now() - started).toBeLessThan(2000);
  await expect.poll(() => cutOff, { timeout: 30_000, interval: 500 }).toBe(connections);
  expect((await postJson(project.url, exampleQuote)).status).toBe(201);
  await endInbox(inbox, 'SIGTERM');
}, 60_000);
