/**
 * Makes sure of what the suites need besides npm's packages, before any of its workers starts: from Debian's packages where
 * this is root, else it says what to install.
 *
 * node scripts/require-tools.ts
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium, findHeadlessShell, hasFallbackFont } from './find-chromium.ts';

interface Tool {
  name: string;
  isThere: () => boolean;
  /** Nothing is asked of the package manager where this holds. */
  isBest?: () => boolean;
  /** In the order in which they are tried until the tool is there. */
  packages: string[][];
  elsewhere?: string;
}

/** A command may be there and only say what to install in its place. */
const starts = (path: string | undefined) =>
  path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const tools: Tool[] = [
  {
    name: 'Chromium, Chrome or Edge',
    isThere: () => starts(findHeadlessShell()) || starts(findChromium()),
    isBest: () => starts(findHeadlessShell()),
    packages: [['chromium-headless-shell'], ['chromium']],
    elsewhere: 'install Google Chrome',
  },
  { name: 'a font like Arial', isThere: hasFallbackFont, packages: [['fonts-liberation']] },
];

const patienceMilliseconds = 10 * 60_000;
const lookMilliseconds = 2_000;
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether it worked. Waits where another program is installing, and says so. */
async function runApt(...args: string[]): Promise<boolean> {
  const deadline = Date.now() + patienceMilliseconds;
  for (let waiting = false; ; waiting = true) {
    const { code, said } = await runQuietly('apt-get', args);
    if (code === 0) return true;
    if (!/Could not get lock|Unable to (acquire|lock)/.test(said) || Date.now() > deadline) return false;
    if (!waiting) console.log('Another program is installing packages: waiting until it is done.');
    await wait(lookMilliseconds);
  }
}

function runQuietly(command: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** The lists of packages may be missing, or older than what the servers still have. */
async function install(packages: string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(', ')}.`);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return (await runApt(...args)) || ((await runApt('update')) && (await runApt(...args)));
}

/** Rejects with one sentence that names what is missing and how to get it. */
export async function requireTools(): Promise<void> {
  if (mayInstall()) {
    for (const { isThere, isBest = isThere, packages } of tools) {
      if (isBest()) continue;
      for (const set of packages) {
        if ((await install(set)) || isThere()) break;
      }
    }
  }
  const missing = tools.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.packages[0] ?? []).join(' ');
  const others = missing.flatMap((tool) => tool.elsewhere ?? []).map((how) => `, elsewhere ${how}`);
  throw new Error(
    `Missing: ${missing.map(({ name }) => name).join(' and ')}; on Debian run "sudo apt-get install ${packages}"${others.join('')}.`,
  );
}

if (import.meta.main) {
  await requireTools().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
