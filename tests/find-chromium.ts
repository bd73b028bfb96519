import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macPaths = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

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

/** Path of a full Chromium, Chrome or Edge: an installed one, else Playwright's own. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? [...listOnPath(names), ...macPaths, chromium.executablePath()].find(isExecutable);

/** Path of Chromium's headless shell: as it draws no windows, the browser tests take less than half the time. */
export const findHeadlessShell = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? listOnPath(['chromium-headless-shell']).find(isExecutable);

/** Path for everything that needs no window. */
export const findHeadlessChromium = (): string | undefined => findHeadlessShell() ?? findChromium();

function need(path: string | undefined): string {
  if (path) return path;
  throw new Error(
    'This needs Chromium, Chrome or Edge: on Debian run "sudo apt-get install chromium", elsewhere install Google Chrome; CHROMIUM_PATH can name one elsewhere.',
  );
}

export const getChromium = (): string => need(findChromium());

export const getHeadlessChromium = (): string => need(findHeadlessChromium());

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  ...['.fonts', '.local/share/fonts'].map((folder) => join(homedir(), folder)),
];

/**
 * Returns whether a font as wide as Arial is installed, by the names of the font files. Without one, a page shifts when
 * its own fonts load, which happens to nearly no visitor.
 */
export function hasFallbackFont(): boolean {
  if (process.platform !== 'linux') return true;
  const files = fontFolders.flatMap((folder): string[] => {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
  });
  return files.some((path) => /(^|\/)(LiberationSans|arial)[^/]*\.(ttf|otf)$/i.test(path));
}
