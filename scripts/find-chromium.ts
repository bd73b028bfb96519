import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const listOnPath = (wanted: string[]) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

function findInstalled(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return [...listOnPath(names), ...macPaths].find(isExecutable) ?? [chromium.executablePath()].find(existsSync);
}

/** Runs an installer quietly; whether it worked. */
function tryInstall(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** One of Debian's packages, as root; whether it is there now. */
const installPackage = (name: string) =>
  process.getuid?.() === 0 &&
  tryInstall('apt-get', ['update']) &&
  tryInstall('apt-get', ['install', '-y', '--no-install-recommends', name]);

/**
 * Installs fonts as wide as Arial and Times New Roman on a Debian that has none (as root): without them a page moves
 * when its own fonts come, as it does for next to no visitor. Throws with what to install where it cannot.
 */
export function installFallbackFonts(): void {
  const hasFonts = () => /Arial|Liberation Sans/.test(execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }));
  if (process.platform !== 'linux' || hasFonts()) return;
  console.log('No font like Arial found: installing one...');
  installPackage('fonts-liberation');
  if (!hasFonts())
    throw new Error('The browser tests need a font like Arial. Install Debian\'s "fonts-liberation" package.');
}

/**
 * Path of Chromium's headless shell, which Debian has as a package of its own (installed as root), else of a whole
 * Chromium: without windows to draw, the browser tests take less than half the time.
 */
export function getHeadlessChromium(): string {
  if (process.env['CHROMIUM_PATH']) return getChromium();
  const findShell = () => listOnPath([shell]).find(isExecutable);
  if (!findShell()) installPackage(shell);
  return findShell() ?? getChromium();
}

/**
 * Path of a Chromium or Chrome for what needs a whole browser: one that is installed, else Playwright's own, else Debian's
 * package (as root). Throws with what to install when none can be had.
 */
export function getChromium(): string {
  const installed = findInstalled();
  if (installed) return installed;
  console.log('No Chromium or Chrome found: installing one...');
  if (tryInstall('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  installPackage('chromium');
  const path = findInstalled();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install Google Chrome, or Debian\'s "chromium" package, or run "npx playwright install chromium"; CHROMIUM_PATH can name one elsewhere.',
  );
}
