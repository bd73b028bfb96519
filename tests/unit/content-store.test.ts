import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepContentOutOfBundle } from '../../src/content-loading/content-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The Vite plugins that the integration adds for a command. */
function collectPlugins(command: 'build' | 'dev'): PluginOption[] {
  const plugins: PluginOption[] = [];
  const setUp = keepContentOutOfBundle().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setUp({
    command,
    config: { cacheDir: pathToFileURL(`${folder}/`) },
    updateConfig: ({ vite }: { vite: InlineConfig }) => plugins.push(...(vite.plugins ?? [])),
  });
  return plugins;
}

/** One collection of one entry, in the form in which Astro writes it. */
const writeStore = (words: string) =>
  writeFileSync(
    join(folder, 'data-store.json'),
    JSON.stringify([['Map', 1, 2], 'pages', ['Map', 3, 4], 'home', { id: 3, data: 5 }, words]),
  );

test('pages find content where Astro wrote it, though no script holds it', async () => {
  writeStore('Words of the bundle.');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: collectPlugins('build'),
    build: {
      ssr: resolve('node_modules/astro/dist/content/data-store.js'),
      outDir: join(folder, 'built'),
      rollupOptions: { output: { codeSplitting: false, entryFileNames: 'store.mjs' } },
    },
    ssr: { noExternal: true },
  });
  const script = join(folder, 'built/store.mjs');
  expect(readFileSync(script, 'utf8')).not.toContain('Words of the bundle.');
  writeStore('Words written since.');
  const { globalDataStore } = await import(/* @vite-ignore */ pathToFileURL(script).href);
  const store = await globalDataStore.get();
  expect((await store.get('pages', 'home')).data).toBe('Words written since.');
});

test('the dev server follows changes of content in its own way', () => {
  expect(collectPlugins('dev')).toEqual([]);
});
