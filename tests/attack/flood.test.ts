import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { exampleQuote, postJson, readStored, send } from '../server/fixture.ts';
import {
  createProject,
  maxMegabytes,
  openSockets,
  quotesScript,
  type RunningProject,
  readPeakMegabytes,
  startProject,
  stop,
  visitDuring,
} from './attacked-server.ts';

/** Trusts this machine as a proxy, so that an attack can come from many addresses. */
const manyAddresses = { TRUSTED_PROXY: '127.0.0.1' };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

function expectHeld(server: RunningProject, pages: number[]) {
  const peak = readPeakMegabytes(server);
  console.log({ pages: pages.length, peak: Math.round(peak) });
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(peak).toBeLessThan(maxMegabytes);
}

test.each([
  ['from one address', 6, 1],
  ['from ten', 10, 10],
])(
  'visitors get pages during 2,000 pipelined requests per connection that are never read, %s',
  async (_, connections, addresses) => {
    const project = await createProject();
    const server = await startProject(project);
    const pages = await visitDuring(server, async () => {
      for (let wave = 0; wave < 3; wave += 1) {
        await openSockets(project.port, connections, { addresses, firstBytes: () => get('/gallery').repeat(2_000) });
        await wait(3_000);
      }
    });
    expectHeld(server, pages);
  },
);

test.each([
  ['from one address', 400, 1],
  ['from a hundred', 300, 100],
])('visitors get pages while others read a large file as slowly as possible, %s', async (_, connections, addresses) => {
  const project = await createProject();
  const server = await startProject(project);
  const pages = await visitDuring(server, async () => {
    // Four each: a browser's number, and below the limit of unanswered requests on a connection.
    await openSockets(project.port, connections, { addresses, firstBytes: () => get('/_astro/picture.jpg').repeat(4) });
    await wait(8_000);
  });
  expectHeld(server, pages);
});

test.each([
  ['from one address', 4_000, 1],
  ['from a thousand', 4_000, 1_000],
])('visitors get pages while bodies of 255 KB never end, %s', async (_, connections, addresses) => {
  const project = await createProject();
  const server = await startProject(project, { QUOTE_RATE_LIMIT: '20' });
  const pages = await visitDuring(server, async () => {
    const body = 'm'.repeat(255 * 1024);
    const head = `POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length + 10}\r\n\r\n`;
    const attackers = await openSockets(project.port, connections, { addresses, firstBytes: () => head, reads: true });
    for (const socket of attackers.sockets) if (!socket.destroyed) socket.write(body);
    await wait(5_000);
    // A visitor's own request is accepted throughout.
    expect((await postJson(project.url, exampleQuote)).status).toBe(201);
  });
  expectHeld(server, pages);
});

test('visitors get pages with more idle connections than file descriptors', async () => {
  const project = await createProject();
  const server = await startProject(project, {}, 'ulimit -n 1024;');
  const pages = await visitDuring(server, async () => {
    for (let wave = 0; wave < 3; wave += 1) {
      await openSockets(project.port, 1_500, { addresses: 100 });
      await wait(2_000);
    }
    expect((await postJson(project.url, exampleQuote)).status).toBe(201);
  });
  expectHeld(server, pages);
});

test('with more open files than descriptors, the server is busy but never returns 404', async () => {
  const project = await createProject();
  // Larger than the part that the system buffers before its client reads.
  const film = join(project.directory, 'dist/_astro/film.mp4');
  writeFileSync(film, '');
  truncateSync(film, 64 * 1024 * 1024);
  const probe = await startProject(project);
  const used = readdirSync(`/proc/${probe.child.pid}/fd`).length;
  await stop(probe, 'SIGKILL');
  // Sixteen connections fit, and a few of the files that they request.
  await startProject(project, {}, `ulimit -n ${used + 22};`);
  const attackers = await openSockets(project.port, 16, { addresses: 16, firstBytes: () => get('/_astro/film.mp4') });
  await wait(2_000);
  const answers: string[] = [];
  for (const socket of attackers.sockets) {
    socket.once('data', (data: Buffer) => {
      answers.push(data.toString('latin1', 0, 12));
      socket.destroy();
    });
    socket.resume();
  }
  // Some connections may wait for a descriptor themselves.
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(8);
  await wait(500);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200', 'HTTP/1.1 503']));
});

test('visitors get pages with 6,000 idle connections from one address', async () => {
  const project = await createProject();
  const server = await startProject(project);
  const pages = await visitDuring(server, async () => {
    const attackers = await openSockets(project.port, 6_000, { reads: true });
    await expect.poll(attackers.closed, { timeout: 30_000 }).toBeGreaterThanOrEqual(5_900);
  });
  expectHeld(server, pages);
});

test.each([
  ['from fifty addresses', 500, 50, {}],
  ['through a proxy', 200, 1, manyAddresses],
])('visitors get pages while requests arrive byte by byte, %s', async (_, connections, addresses, settings) => {
  const project = await createProject();
  const server = await startProject(project, settings);
  const pages = await visitDuring(server, async () => {
    const attackers = await openSockets(project.port, connections, {
      addresses,
      reads: true,
      firstBytes: (index) =>
        index % 2
          ? 'POST /api/quote HTTP/1.1\r\nHost: x\r\n'
          : 'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    });
    const drip = setInterval(() => {
      for (const [index, socket] of attackers.sockets.entries()) socket.write(index % 2 ? 'X: y\r\n' : ' ');
    }, 500);
    expect((await postJson(project.url, exampleQuote)).status).toBe(201);
    await expect.poll(attackers.closed, { timeout: 60_000, interval: 500 }).toBe(connections);
    clearInterval(drip);
  });
  expectHeld(server, pages);
});

test('a client that stores as much as allowed does not stop notifications', async () => {
  const project = await createProject();
  const server = await startProject(project, { ...manyAddresses, QUOTE_RATE_LIMIT: '1000' });
  const statuses = new Map<number, number>();
  const clients = 40;
  const pages = await visitDuring(server, async () => {
    const hostile = JSON.stringify({ ...exampleQuote, message: '\u007f'.repeat(255 * 1024) });
    for (let count = 0; count < 25; count += 1) {
      const posts = Array.from({ length: clients }, (_, index) =>
        postJson(project.url, hostile, { headers: { 'X-Forwarded-For': address(index) } }),
      );
      for (const { status } of await Promise.all(posts)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect((await postJson(project.url, { ...exampleQuote, name: 'Honest' })).status).toBe(201);
  });
  // 4 MB in an hour are 16 of these, however many clients send them.
  expect(statuses.get(201)).toBeLessThanOrEqual(clients * 16);
  expect(statuses.get(429)).toBeGreaterThan(0);
  expectHeld(server, pages);
  const listing = spawn(process.execPath, ['--max-old-space-size=128', quotesScript, '--search', 'Honest'], {
    env: { ...process.env, QUOTES_DIR: project.quotesDirectory },
  });
  let text = '';
  listing.stdout.on('data', (data) => (text += data));
  expect(await once(listing, 'close')).toEqual([0, null]);
  expect(text).toContain('Honest');
});

test('posts from a hundred thousand claimed addresses do not exhaust memory', async () => {
  const project = await createProject();
  const server = await startProject(project, { ...manyAddresses, QUOTE_RATE_LIMIT: '20' });
  const pages = await visitDuring(server, async () => {
    const wrong = JSON.stringify({ ...exampleQuote, name: '' });
    const send20 = Array.from({ length: 20 }, async (_, lane) => {
      for (let count = 0; count < 5_000; count += 1) {
        const headers = { 'X-Forwarded-For': address(lane * 5_000 + count) };
        expect((await postJson(project.url, wrong, { headers })).status).toBe(400);
      }
    });
    await Promise.all(send20);
  });
  expectHeld(server, pages);
});

test('an interrupted deletion loses no accepted request', async () => {
  const project = await createProject();
  const server = await startProject(project);
  const ids: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    ids.push(JSON.parse((await postJson(project.url, { ...exampleQuote, name: `Old ${count}` })).text).id);
  }
  const taken: string[] = [];
  let refused = 0;
  let posting = true;
  const posts = (async () => {
    for (let count = 0; posting; count += 1) {
      const answer = await postJson(project.url, { ...exampleQuote, name: `New ${count}` });
      if (answer.status === 201) taken.push(JSON.parse(answer.text).id);
      else refused += 1;
    }
  })();
  const pages = await visitDuring(server, async () => {
    for (const [round, id] of ids.slice(0, 12).entries()) {
      const deletion = spawn(process.execPath, [quotesScript, '--delete', id], {
        env: { ...process.env, QUOTES_DIR: project.quotesDirectory },
      });
      const ended = once(deletion, 'close');
      await wait(150 + round * 30);
      deletion.kill('SIGSTOP');
      await wait(round % 4 === 0 ? 6_000 : 500);
      deletion.kill('SIGCONT');
      expect(await ended).toEqual([0, null]);
    }
  });
  posting = false;
  await posts;
  await stop(server, 'SIGTERM');
  const stored = new Set(readStored(project.quotesDirectory).map(({ id }) => id));
  expect(taken.filter((id) => !stored.has(id))).toEqual([]);
  expect(ids.slice(0, 12).filter((id) => stored.has(id))).toEqual([]);
  expect(ids.slice(12).filter((id) => !stored.has(id))).toEqual([]);
  console.log({ taken: taken.length, refused });
  expect(new Set(pages)).toEqual(new Set([200]));
});

test('malformed addresses and requests get an error and harm nothing', async () => {
  const project = await createProject();
  const server = await startProject(project, manyAddresses);
  const secret = /brand: |SQLite format/;
  const up = ['..', '%2e%2e', '.%2e', '%2e.', '..%00', '%c0%ae%c0%ae', '..;', '%252e%252e', '%uff0e%uff0e'];
  const slashes = ['/', '%2f', '\\', '%5c', '//', '/./', '%252f'];
  const targets = up.flatMap((dots) =>
    slashes.flatMap((slash) =>
      ['quotes/quotes.db', 'src/content/business.yaml'].map((file) => `/${dots}${slash}${file}`),
    ),
  );
  for (const target of [...targets, '/file:///etc/passwd', '/proc/self/environ', '/%', '/%00', '/\u007f', '/?', '/#']) {
    const answer = await send(project.url, target.replace(/[\u007f\\]/g, encodeURIComponent));
    expect([target, answer.status < 500]).toEqual([target, true]);
    expect(answer.text).not.toMatch(secret);
  }
  const head = 'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const hidden = `GET /_astro/picture.jpg HTTP/1.1\r\nHost: x\r\n\r\n`;
  const shapes = [
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
    `${head}Content-Length: +5\r\n\r\nhello`,
    `${head}Content-Length: -1\r\n\r\nhello`,
    `${head}Content-Length: 5, 5\r\n\r\nhello`,
    `${head}Content-Length: 99999999999999999999\r\n\r\nhello`,
    `${head}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n5;x=${'y'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    `POST /api/quote HTTP/1.1\nHost: x\nContent-Length: 5\n\nhello`,
    `POST /api/quote HTTP/9.9\r\nHost: x\r\n\r\n`,
    `POST /api/quote HTTP/1.1\r\n\r\n`,
    `POST /api/quote HTTP/1.1\r\nHost: x\r\n X: folded\r\n\r\n`,
    `POST /api/quote HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    `GET ${'/a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\0'.repeat(1_000),
  ];
  for (const shape of shapes) {
    const text = await exchange(project.port, shape);
    // After a refused request, the hidden request is never answered as one of its own.
    if (/^HTTP\/1\.1 400/.test(text)) expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(text).not.toMatch(/^HTTP\/1\.1 5/m);
  }
  expect(readStored(project.quotesDirectory)).toEqual([]);
  expectHeld(server, await visitDuring(server, () => wait(1_000)));
});

/** Sends raw bytes, and reads the reply until no more comes. */
async function exchange(port: number, bytes: string): Promise<string> {
  let text = '';
  const { sockets } = await openSockets(port, 1, { firstBytes: () => Buffer.from(bytes, 'latin1'), reads: true });
  const [socket] = sockets;
  socket?.on('data', (data) => (text += data.toString('latin1')));
  await Promise.race([once(socket ?? process, 'close'), wait(1_000)]);
  socket?.destroy();
  return text;
}
