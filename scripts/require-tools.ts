/**
 * Makes sure of what the suites need besides npm's packages, before any of its workers starts: from Debian's packages where
 * this is root, else it says what to install.
 *
 * node scripts/require-tools.ts
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether it worked. It waits where another program is installing. */
const runApt = (...args: string[]) =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status === 0;

/** The lists of packages may be missing, or older than what the servers still have. */
function install(packages: string[]): boolean {
  console.log(`Installing ${packages.join(', ')}.`);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return runApt(...args) || (runApt('update') && runApt(...args));
}

/** Throws one sentence that names what is missing and how to get it. */
export function requireTools(): void {
  if (mayInstall()) {
    for (const { isThere, isBest = isThere, packages } of tools) {
      if (isBest()) continue;
      for (const set of packages) {
        if (install(set) || isThere()) break;
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
  try {
    requireTools();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
