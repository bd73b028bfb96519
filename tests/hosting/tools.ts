import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface NpmTool {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  scripts?: boolean;
}

/** Returns the folder of such a tool: outside the project, kept for the next run. */
export const getToolFolder = ({ dependencies }: NpmTool): string =>
  join(tmpdir(), 'peak-and-pane-tools', Object.entries(dependencies)[0]?.join('-') ?? '');

/** Installs a tool before the workers start. */
export function installNpmTool(tool: NpmTool): void {
  const { dependencies, overrides = {}, scripts = false } = tool;
  const folder = getToolFolder(tool);
  const marker = join(folder, 'installed');
  if (existsSync(marker)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...(scripts ? [] : ['--ignore-scripts'])];
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(marker, '');
}

export interface RunningTool {
  close(): Promise<void>;
  /** Kills the server at once, in the middle of any work. */
  kill(): Promise<void>;
}

interface ToolOptions extends SpawnOptions {
  timeoutMilliseconds?: number;
  /** Distinguishes a server that is up from one that only announces it. */
  isReady?: (response: Response) => boolean;
}

/** Starts a server in a process group of its own and waits until it responds at `url`. */
export async function startTool(
  command: string,
  args: string[],
  url: string,
  { timeoutMilliseconds = 60_000, isReady = () => true, ...options }: ToolOptions = {},
): Promise<RunningTool> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + timeoutMilliseconds;
  while (!(await isServing(url, isReady))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { close: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

async function isServing(url: string, isReady: (response: Response) => boolean): Promise<boolean> {
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
