import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTemporaryDirectory, exampleQuote, readStored, writeTree } from './fixture.ts';

const endlessScript = 'echo $$ > tool.pid; echo started; while true; do sleep 0.1; done';

/** Creates an installed project with a built site and a shell script that replaces Astro. */
function createProject(astro: string): string {
  const root = createTemporaryDirectory();
  cpSync('package.json', join(root, 'package.json'));
  writeTree(root, {
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'node_modules/.bin/astro': `#!/bin/sh\n${astro}\n`,
    'dist/index.html': 'home',
    'src/content/business.yaml': readFileSync('src/content/business.yaml'),
  });
  utimesSync(join(root, 'package-lock.json'), 0, 0);
  chmodSync(join(root, 'node_modules/.bin/astro'), 0o755);
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  for (const folder of ['server', 'scripts']) symlinkSync(resolve(folder), join(root, folder));
  return root;
}

interface Running {
  child: ChildProcess;
  /** Resolves with the exit code after the process and all its children have closed its output. */
  ended: Promise<number | null>;
  waitForOutput: (text: string) => Promise<string>;
}

function start(root: string, command: string, ...args: string[]): Running {
  const env = { PATH: process.env['PATH'], PORT: '0' };
  // Starts it in a new process group, as a terminal does.
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => code);
  onTestFinished(() => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // All its processes have ended.
    }
  });
  const waitForOutput = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null || child.signalCode) throw new Error(`It ended:\n${output}`);
      await wait(20);
    }
    return output;
  };
  return { child, ended, waitForOutput };
}

const startSite = (root: string) => start(root, 'npm', 'start');
const readPort = async ({ waitForOutput }: Running) =>
  Number(/localhost:(\d+)/.exec(await waitForOutput('Ctrl+C'))?.[1]);

function sendSignal({ child }: Running, signal: NodeJS.Signals) {
  process.kill(Number(child.pid), signal);
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Waits until the server accepts no new connections after the signal. */
async function waitUntilClosing(port: number) {
  while (await acceptsConnections(port)) await wait(20);
}

/** Sends a request that the server has begun to read. */
async function beginRequest(port: number): Promise<{ finish: () => Promise<string>; socket: Socket }> {
  const body = JSON.stringify(exampleQuote);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  const head = ['POST /api/quote HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join('\r\n'));
  while (!received.includes('100 Continue')) await once(socket, 'data');
  const finish = async () => {
    socket.write(body);
    while (!/HTTP\/1\.1 [2-5]/.test(received)) await once(socket, 'data');
    return received;
  };
  return { finish, socket };
}

/** The other cases differ from these by one signal or one command. */
const isFullRun = Boolean(process.env['TEST_ALL']);
const signals: NodeJS.Signals[] = isFullRun ? ['SIGINT', 'SIGTERM'] : ['SIGTERM'];

describe.each(signals)('%s to npm start alone', (signal) => {
  test('reaches the server, which answers what it holds and gives the port back', async () => {
    const root = createProject('exit 0');
    const site = startSite(root);
    const port = await readPort(site);
    const pendingRequest = await beginRequest(port);
    sendSignal(site, signal);
    await waitUntilClosing(port);
    expect(await pendingRequest.finish()).toContain('201 Created');
    expect(await site.ended).toBe(0);
    expect(readStored(join(root, 'quotes'))).toHaveLength(1);
    expect(readdirSync(join(root, 'quotes')).toSorted()).toEqual(['hash-secret', 'quotes.db']);
  });

  if (isFullRun)
    test('npm run dev ends on the signal, too', async () => {
      const root = createProject(endlessScript);
      const dev = start(root, 'npm', 'run', 'dev');
      await dev.waitForOutput('started');
      sendSignal(dev, signal);
      await dev.ended;
      const tool = Number(readFileSync(join(root, 'tool.pid'), 'utf8'));
      expect(() => process.kill(tool, 0)).toThrow('ESRCH');
    });
});

// The server waits three seconds for open requests.
if (isFullRun)
  test('SIGTERM to npm start does not wait for an endless request', async () => {
    const site = startSite(createProject('exit 0'));
    const port = await readPort(site);
    await beginRequest(port);
    sendSignal(site, 'SIGTERM');
    expect(await site.ended).toBe(0);
  });

if (isFullRun)
  test('a second SIGTERM ends the server at once', async () => {
    const site = startSite(createProject('exit 0'));
    const port = await readPort(site);
    await beginRequest(port);
    sendSignal(site, 'SIGTERM');
    await waitUntilClosing(port);
    await wait(500);
    sendSignal(site, 'SIGTERM');
    // The exit code is 1, because the second signal ends it before it has finished.
    expect(await site.ended).toBe(1);
  });

if (isFullRun)
  test('one Ctrl-C, which reaches parent and server, counts as one', async () => {
    const site = startSite(createProject('exit 0'));
    const port = await readPort(site);
    const pendingRequest = await beginRequest(port);
    process.kill(-Number(site.child.pid), 'SIGINT');
    await waitUntilClosing(port);
    expect(await pendingRequest.finish()).toContain('201 Created');
    expect(await site.ended).toBe(0);
  });

/** Runs a process with number 1, as in a container; needs root or a kernel that allows namespaces to all users. */
const asFirstProcess = ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canRunAsFirstProcess = spawnSync('unshare', [...asFirstProcess, 'true']).status === 0;

describe.skipIf(!canRunAsFirstProcess)('as the first process of a container', () => {
  const commands = [
    // The shell in which npm starts it would not pass on signals: the script replaces it (exec).
    ['npm start', 'npm', 'start'],
    ['the server', process.execPath, 'server/serve.ts'],
  ] as const;

  async function startFirst(...command: string[]) {
    const running = start(createProject('exit 0'), 'unshare', ...asFirstProcess, ...command);
    const port = await readPort(running);
    const { pid } = running.child;
    const first = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
    return { running, port, stop: () => process.kill(first, 'SIGTERM') };
  }

  test.each(isFullRun ? commands : commands.slice(0, 1))(
    'as the first process of a container, %s ends in order on SIGTERM',
    async (_name, ...command) => {
      const { running, port, stop } = await startFirst(...command);
      const pendingRequest = await beginRequest(port);
      stop();
      await waitUntilClosing(port);
      expect(await pendingRequest.finish()).toContain('201 Created');
      expect(await running.ended).toBe(0);
    },
  );
});
