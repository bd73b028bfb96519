import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentBuild, outputFolder, swapSite } from '../../hosting/swap-site.ts';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  process.chdir(folder);
});
afterEach(() => {
  vi.useRealTimers();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Finishes a build of one page and one script. */
async function finishBuild(text: string): Promise<void> {
  mkdirSync(join(outputFolder, '_astro'), { recursive: true });
  writeFileSync(join(outputFolder, 'index.html'), text);
  writeFileSync(join(outputFolder, '_astro', `${text}.js`), text);
  const done = swapSite().hooks['astro:build:done'] as unknown as (build: object) => Promise<void>;
  await done({ dir: pathToFileURL(`${resolve(outputFolder)}/`), logger: { info: () => undefined } });
}

test('visitors see the newest build, also after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [time, text] of [
    ['2027-01-01T10:00:00Z', 'first'],
    ['2027-01-01T11:00:00Z', 'second'],
    ['2026-11-28T10:00:00Z', 'third'],
    ['2026-11-28T10:00:00Z', 'fourth'],
  ] as const) {
    vi.setSystemTime(new Date(time));
    await finishBuild(text);
    for (const root of [currentBuild, 'dist']) expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe(text);
  }
});
