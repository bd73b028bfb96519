import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getToolFolder, type NpmTool } from './tools.ts';

export const zipTool: NpmTool = { dependencies: { '@netlify/zip-it-and-ship-it': '14.7.1' } };
export const vercelTool: NpmTool = { dependencies: { '@vercel/node': '24.0.0' } };

const load = (tool: NpmTool, file: string) => {
  const [name = ''] = Object.keys(tool.dependencies);
  return import(/* @vite-ignore */ pathToFileURL(join(getToolFolder(tool), 'node_modules', name, file)).href);
};

/** Bundles as Netlify does after the build; returns the file that it runs. */
export async function bundleForNetlify(folder: string): Promise<string> {
  const { zipFunctions } = await load(zipTool, 'dist/main.js');
  const options = { archiveFormat: 'none', basePath: resolve('.'), repositoryRoot: resolve('.') };
  const [{ path }] = await zipFunctions(resolve('hosting/netlify/functions'), folder, {
    ...options,
    config: { '*': { nodeVersion: '24' } },
  });
  return join(path, 'hosting/netlify/functions/quote.mjs');
}

interface Lambda {
  handler: string;
  files: Record<string, { data?: string | Buffer; fsPath?: string }>;
}

/**
 * Bundles as Vercel does after the build, with the folder of its files as Root Directory; returns the file that it
 * runs.
 */
export async function bundleForVercel(folder: string): Promise<string> {
  const { build } = (await load(vercelTool, 'dist/index.js')).default;
  const workPath = resolve('hosting/vercel');
  const entrypoint = 'api/quote.ts';
  const { output }: { output: Lambda } = await build({
    files: { [entrypoint]: { fsPath: join(workPath, entrypoint) } },
    entrypoint,
    workPath,
    repoRootPath: resolve('.'),
    config: { zeroConfig: true },
    // Pretends that an install was run, which would rewrite package-lock.json.
    meta: { skipDownload: true, runNpmInstallSet: new Set([resolve('package.json')]) },
  });
  for (const [name, { data, fsPath = '' }] of Object.entries(output.files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data ?? readFileSync(fsPath));
  }
  return join(folder, output.handler);
}
