import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

export interface Run {
  status: number | null;
  output: string;
  seconds: number;
  /** Of all processors together. */
  cpuSeconds: number;
  /** Most memory that the process and all below it held at once. */
  peakBytes: number;
}

// Looking through a busy machine takes milliseconds itself.
const pollMilliseconds = 250;
// Linux counts processor time in hundredths of a second and memory in pages of 4 kB.
const ticksPerSecond = 100;
const pageBytes = 4096;

interface Sample {
  parent: number;
  bytes: number;
  cpuSeconds: number;
}

function readProcess(id: number): Sample | undefined {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {
      parent: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      bytes: Number(fields[21]) * pageBytes,
    };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

/** The process and all below it as they stand now. */
function readTree(root: number): Map<number, Sample> {
  const all = new Map<number, Sample>();
  for (const name of readdirSync('/proc')) {
    const sample = /^\d+$/.test(name) && readProcess(Number(name));
    if (sample) all.set(Number(name), sample);
  }
  const isInside = (id: number): boolean => id === root || (all.has(id) && isInside((all.get(id) as Sample).parent));
  return new Map([...all].filter(([id]) => isInside(id)));
}

/** The most that one process held at once, as the kernel knows it: samples miss the peaks between them. */
function readPeak(id: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Follows a process from now on; the answer is what it and all below it took. Linux alone. */
export function watchTree(root: number) {
  const cpu = new Map<number, number>();
  let peakBytes = 0;
  const look = () => {
    const tree = readTree(root);
    for (const [id, sample] of tree) cpu.set(id, sample.cpuSeconds);
    const together = [...tree.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    peakBytes = Math.max(peakBytes, together, readPeak(root));
  };
  const timer = setInterval(look, pollMilliseconds);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakBytes, cpuSeconds: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0) };
    },
  };
}

/** Runs a command to its end and tells what it took. */
export function measureRun(
  command: string,
  args: string[],
  { root, variables }: { root: string; variables: Record<string, string> },
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.on('error', reject);
    const watch = watchTree(child.pid as number);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (status, signal) => {
      const code = status ?? (signal ? 128 + constants.signals[signal] : null);
      resolve({ status: code, output, seconds: (performance.now() - started) / 1000, ...watch.stop() });
    });
  });
}
