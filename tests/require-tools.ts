/**
 * What the browser tests need besides npm's packages: installed from Debian's where this is root, else named with the way
 * to get it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell, hasFallbackFont } from './find-chromium.ts';

/** A command may be there and only say what to install in its place. */
const starts = (path: string | undefined) =>
  path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const apt = (...args: string[]) =>
  // Waits for another program that is installing, ten minutes at most.
  spawnSync('apt-get', ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  }).status === 0;

/** The lists of packages may be missing, or older than what the servers still have. */
const install = (name: string) => {
  console.log(`Installing ${name}.`);
  return (
    apt('install', '--no-install-recommends', name) ||
    (apt('update') && apt('install', '--no-install-recommends', name))
  );
};

/** Throws one sentence that names what is missing and how to get it. */
export function requireTools(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // Without windows to draw it takes half the time.
  if (mayInstall && !starts(findHeadlessShell()))
    install('chromium-headless-shell') || starts(findChromium()) || install('chromium');
  if (mayInstall && !hasFallbackFont()) install('fonts-liberation');
  const missing = [
    ...(starts(findHeadlessShell()) || starts(findChromium()) ? [] : ['chromium']),
    ...(hasFallbackFont() ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0)
    throw new Error(
      `The browser tests miss ${missing.join(' and ')}: on Debian "sudo apt-get install ${missing.join(' ')}", elsewhere install Google Chrome.`,
    );
}
