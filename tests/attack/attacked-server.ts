import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { getFreePort } from '../free-port.ts';
import { createTemporaryDirectory, send, writeTree } from '../server/fixture.ts';

const serveScript = new URL('../../server/serve.ts', import.meta.url).pathname;
export const quotesScript = new URL('../../server/quotes-command.ts', import.meta.url).pathname;

export interface Project {
  directory: string;
  quotesDirectory: string;
  port: number;
  url: string;
}

/** Creates a built site with a page and a picture that are expensive to send. */
export async function createProject(): Promise<Project> {
  const directory = createTemporaryDirectory();
  writeTree(directory, {
    'dist/index.html': '<!doctype html><title>Home</title>'.padEnd(60_000, ' home'),
    'dist/gallery.html': '<!doctype html><title>Gallery</title>'.padEnd(120_000, ' gallery'),
    'dist/404.html': '<!doctype html><title>Not found</title>',
    'dist/_astro/picture.jpg': Buffer.alloc(1024 * 1024, 'picture'),
    'src/content/business.yaml': readFileSync('src/content/business.yaml'),
  });
  // The same port for every start, so that clients find the server again.
  const port = await getFreePort();
  return { directory, quotesDirectory: join(directory, 'quotes'), port, url: `http://127.0.0.1:${port}` };
}

export interface RunningProject {
  url: string;
  child: ChildProcess;
  output: () => string;
}

/** Starts the server as `npm start` does; `shell` may wrap the command, such as in a limit. */
export async function startProject(
  project: Project,
  settings: Record<string, string> = {},
  shell = '',
  script = serveScript,
): Promise<RunningProject> {
  const env = { PATH: process.env['PATH'], PORT: String(project.port), QUOTE_RATE_LIMIT: '1000000', ...settings };
  const options = { cwd: project.directory, env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
  const serve = ['--max-semi-space-size=4', '--max-old-space-size=512', script];
  const child = shell
    ? spawn('sh', ['-c', `${shell} exec "$0" "$@"`, process.execPath, ...serve], options)
    : spawn(process.execPath, serve, options);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const collectOutput = (data: Buffer) => {
    output = (output + data).slice(-100_000);
  };
  child.stdout.on('data', collectOutput);
  child.stderr.on('data', collectOutput);
  while (!output.includes('Ctrl+C')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }
  return { url: project.url, child, output: () => output };
}

export async function stop({ child }: RunningProject, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export const maxMegabytes = 400;
/** By this time a visitor has left. The attacker takes its share of the processors here. */
const visitTimeoutMilliseconds = 10_000;

/** Returns the peak memory of the server in megabytes. */
export function readPeakMegabytes({ child }: RunningProject): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Returns the statuses that new visitors get every 200 ms during an attack; 0 if no page came in time. */
export async function visitDuring({ url }: RunningProject, attack: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let running = true;
  const visits = (async () => {
    while (running) {
      const signal = AbortSignal.timeout(visitTimeoutMilliseconds);
      statuses.push(
        await send(url, '/', { agent: false, signal })
          .then(({ status }) => status)
          .catch(() => 0),
      );
      await wait(200);
    }
  })();
  await attack().finally(() => (running = false));
  await visits;
  return statuses;
}

export interface Attacker {
  sockets: Socket[];
  /** Returns the number of connections that the server has closed. */
  closed: () => number;
  end: () => void;
}

export interface SocketOptions {
  /** Sent as soon as a connection is open. */
  firstBytes?: (index: number) => string | Buffer;
  reads?: boolean;
  /** Number of client addresses; on Linux all of 127.0.0.0/8 is this machine. */
  addresses?: number;
}

const localAddress = (index: number) => `127.1.${index >> 7}.${1 + (index & 127)}`;

/** Opens connections that do not read until told to. */
export async function openSockets(port: number, count: number, options: SocketOptions = {}): Promise<Attacker> {
  const { firstBytes = () => '', reads = false, addresses = 1 } = options;
  let closed = 0;
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: localAddress(index % addresses) });
    socket.on('error', () => undefined).on('close', () => (closed += 1));
    if (reads) socket.resume();
    else socket.pause();
    const bytes = firstBytes(index);
    if (bytes.length > 0) socket.write(bytes);
    sockets.push(socket);
    if (index % 100 === 99) await wait(1);
  }
  const attacker: Attacker = {
    sockets,
    closed: () => closed,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
  onTestFinished(attacker.end);
  return attacker;
}
