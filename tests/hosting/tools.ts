import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first of these paths that exists; installs the Debian packages when none does and this is root on Debian. */
export function requireDebianTool(paths: string[], packages: string[]): string {
  const find = () => paths.find(existsSync);
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  }
  const path = find();
  if (path) return path;
  throw new Error(`${paths[0]} is missing. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`);
}

/** A folder outside the project with these packages from npm, kept for the next run. */
export function requireNpmPackages(
  name: string,
  dependencies: Record<string, string>,
  { overrides = {}, scripts = false }: { overrides?: Record<string, string>; scripts?: boolean } = {},
): string {
  const folder = join(tmpdir(), 'peak-and-pane-tools', `${name}-${Object.values(dependencies)[0]}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...(scripts ? [] : ['--ignore-scripts'])];
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(done, '');
  return folder;
}

export function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface RunningTool {
  close(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

interface ToolOptions extends SpawnOptions {
  patience?: number;
  /** Tells a server that is up from one that only says that it will be. */
  isReady?: (response: Response) => boolean;
}

/** Starts a server in a process group of its own and waits until it answers at `url`. */
export async function startTool(
  command: string,
  args: string[],
  url: string,
  { patience = 60_000, isReady = () => true, ...options }: ToolOptions = {},
): Promise<RunningTool> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + patience;
  while (!(await answers(url, isReady))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { close: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

async function answers(url: string, isReady: (response: Response) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return isReady(response);
  } catch {
    return false;
  }
}

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    const { pid } = child;
    if (!pid) return resolve();
    process.kill(-pid, signal);
    setTimeout(
      () => child.exitCode === null && child.signalCode === null && process.kill(-pid, 'SIGKILL'),
      5000,
    ).unref();
  });
}
