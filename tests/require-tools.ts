/**
 * Checks for the tools that the browser tests need besides npm's packages. As root on Debian it installs missing ones;
 * otherwise it names them with the way to get them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell, hasFallbackFont } from './find-chromium.ts';

/** A command may exist and only print how to install its replacement. */
const starts = (path: string | undefined) =>
  path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const apt = (...args: string[]) =>
  // Waits for another running installation, ten minutes at most.
  spawnSync('apt-get', ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  }).status === 0;

/** The package lists may be missing, or older than the files on the servers. */
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
  // The headless shell draws no windows, which takes half the time.
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
