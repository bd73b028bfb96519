import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { getDefaultLimits } from '../../server/connection-limits.ts';
import { exampleQuote, postJson, send, startSite } from './fixture.ts';

const polling = { timeout: 10_000, interval: 20 };
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Opens a connection from one of this machine's addresses, and reports whether it is still open. */
async function open(url: string, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  onTestFinished(() => void socket.destroy());
  const connection = { socket, isOpen: true };
  socket.on('error', () => undefined).on('close', () => (connection.isOpen = false));
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return connection;
}

test('a connection that requests endlessly without reading is closed; pipelining is not', async () => {
  const { url } = await startSite({ 'index.html': 'home '.repeat(400_000) });
  const greedy = await open(url);
  greedy.socket.pause().write(get.repeat(200));
  await expect.poll(() => greedy.socket.resume() && greedy.isOpen, polling).toBe(false);

  const patient = await open(url);
  let read = 0;
  patient.socket.on('data', ({ length }) => (read += length));
  patient.socket.write(get.repeat(5));
  await expect.poll(() => read, polling).toBeGreaterThan(5 * 2_000_000);
});

// Takes longer than the 20 seconds after which other connections are closed.
if (process.env['TEST_ALL'])
  test('a trusted proxy can post on a connection that has been idle', async () => {
    const { url } = await startSite(undefined, { trustedProxies: '127.0.0.1' });
    const proxy = await open(url);
    let answers = '';
    proxy.socket.on('data', (data) => (answers += data));
    proxy.socket.write(get);
    await wait(22_000);
    const body = JSON.stringify(exampleQuote);
    proxy.socket.write(
      `POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await expect.poll(() => answers, polling).toContain('HTTP/1.1 201');
  });

test('when all connections are in use, the longest idle one is closed', async () => {
  const { url } = await startSite(undefined, { limits: { maxConnections: 3 } });
  const idle = [await open(url), await open(url), await open(url)];
  expect((await send(url, '/', { agent: false })).status).toBe(200);
  expect(idle.map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
});

test('a client at its connection limit gets the place of its longest idle one', async () => {
  const { url } = await startSite(undefined, { limits: { maxConnectionsPerAddress: 3 } });
  const visitor = await open(url, '127.0.0.2');
  const idle = [await open(url), await open(url), await open(url)];
  expect((await send(url, '/', { agent: false })).status).toBe(200);
  expect([visitor, ...idle].map(({ isOpen }) => isOpen)).toEqual([true, false, true, true]);
});

test('a slow request keeps its connection for less than half a minute', () => {
  const { headersTimeout, requestTimeout } = getDefaultLimits();
  expect(Math.max(headersTimeout, requestTimeout)).toBeLessThan(30_000);
});

test('when endless requests use all connections, the oldest is closed', async () => {
  const { url } = await startSite(undefined, { limits: { maxConnections: 3 } });
  const endless = [await open(url), await open(url), await open(url)];
  const head = 'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';
  for (const { socket } of endless) {
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    // The server asks for the body after it has read the headers.
    await once(socket, 'data');
  }
  expect((await send(url, '/', { agent: false })).status).toBe(200);
  expect(endless.map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
});

test('a client at its connection limit takes no connection from others', async () => {
  const { url } = await startSite(undefined, { limits: { maxConnections: 3, maxConnectionsPerAddress: 2 } });
  const visitor = await open(url, '127.0.0.2');
  const others: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 6; count += 1) others.push(await open(url, '127.0.0.3'));
  await expect.poll(() => others.filter(({ isOpen }) => isOpen).length, polling).toBe(2);
  expect(visitor.isOpen).toBe(true);
});

test('past the limit of open files, the client with most of them is refused', async () => {
  const { url } = await startSite(
    { 'index.html': Buffer.alloc(64 * 1024 * 1024, 'home ') },
    { limits: { maxOpenFiles: 3 } },
  );
  const request = async (address: string) => {
    const connection = await open(url, address);
    const { socket } = connection;
    socket.write(get);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.pause();
    return connection;
  };
  const visitor = await request('127.0.0.2');
  const others = [
    await request('127.0.0.3'),
    await request('127.0.0.3'),
    await request('127.0.0.3'),
    await request('127.0.0.3'),
  ];
  const late = await request('127.0.0.4');
  const states = () => [visitor, ...others, late].map(({ socket, isOpen }) => socket.resume() && isOpen);
  await expect.poll(states, polling).toEqual([true, false, true, false, false, true]);
});

test.each([
  ['one client', { maxUnfinishedBytesPerClient: 200_000 }, 1],
  ['all clients', { maxUnfinishedBytes: 200_000 }, 4],
])('unfinished bodies of %s use bounded memory: the oldest get 503', async (_, limits, addresses) => {
  const { url } = await startSite(undefined, { limits });
  const answers: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { socket } = await open(url, `127.0.0.${1 + (count % addresses)}`);
    socket.on('data', (data) => answers.push(`${count}: ${data.toString('latin1', 0, 12)}`));
    const head =
      'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n';
    socket.write(head + 'm'.repeat(100_000));
    await wait(50);
  }
  await expect.poll(() => answers, polling).toEqual(['0: HTTP/1.1 503', '1: HTTP/1.1 503']);
  expect((await postJson(url, exampleQuote)).status).toBe(201);
});
