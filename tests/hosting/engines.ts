import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getFreePort } from '../free-port.ts';
import { getToolFolder, type NpmTool, startTool } from './tools.ts';

/** A feature that a host may lack here. Each exception cites its source. */
export type Exception =
  | 'compression'
  | 'ranges'
  | 'forwarding'
  | 'address of the 404 page'
  | 'caching of a missing file';

export interface Engine {
  name: string;
  exceptions: Partial<Record<Exception, string>>;
  /** Starts the engine with the address of a receiver for quote requests. */
  start(receiverUrl: string): Promise<{ url: string; close(): Promise<void> }>;
}

export const siteUrl = 'https://www.example.com';
export const siteDirectory = resolve('dist');

/** Runs `start` with a folder that is deleted when the server that it started is closed or has failed to start. */
async function inFolder<Running extends { close(): Promise<void> }>(start: (folder: string) => Promise<Running>) {
  const folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-host-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const running = await start(folder);
    return { ...running, close: () => running.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

export const wranglerTool: NpmTool = { dependencies: { wrangler: '4.164.0' }, scripts: true };

/**
 * Runs Cloudflare's own runtime with the files of its folder and the built site; only its build command is left out.
 */
export const cloudflare: Engine = {
  name: "Cloudflare's local runtime",
  exceptions: {
    compression:
      'it only knows gzip; the real edge compresses: developers.cloudflare.com/speed/optimization/content/compression',
    ranges: 'static assets answer them with the whole file: github.com/cloudflare/workers-sdk/issues/8967',
    'address of the 404 page':
      '404.html is also an asset, with its own address: developers.cloudflare.com/workers/static-assets/routing',
    'caching of a missing file':
      'the rules in _headers go by the path, whatever the status: developers.cloudflare.com/workers/static-assets/headers',
  },
  start: (receiverUrl) =>
    inFolder(async (folder) => {
      cpSync(siteDirectory, join(folder, 'dist'), { recursive: true });
      cpSync('hosting', join(folder, 'hosting'), { recursive: true });
      for (const name of ['src', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name));
      const hostFolder = join(folder, 'hosting/cloudflare');
      for (const name of ['_headers', '.assetsignore']) cpSync(join(hostFolder, name), join(folder, 'dist', name));
      appendFileSync(join(folder, 'dist/_redirects'), readFileSync(join(hostFolder, '_redirects')));
      const config = join(hostFolder, 'wrangler.jsonc');
      writeFileSync(config, readFileSync(config, 'utf8').replace(/"build": \{[^}]*\},/, ''));
      writeFileSync(join(hostFolder, '.dev.vars'), `QUOTE_FORWARD_URL=${receiverUrl}\n`);
      const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder, XDG_CONFIG_HOME: folder };
      const wrangler = join(getToolFolder(wranglerTool), 'node_modules/.bin/wrangler');
      const port = await getFreePort();
      const url = `http://127.0.0.1:${port}`;
      const args = ['dev', '--config', config, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
      const tool = await startTool(wrangler, args, url, { cwd: folder, env });
      return { url, close: tool.close };
    }),
};

/** Runs the project's own server as npm start and the Dockerfile do. */
const projectServer: Engine = {
  name: 'the local server',
  exceptions: { forwarding: 'it keeps the requests itself (server/README.md)' },
  start: () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'quotes'));
      for (const name of ['dist', 'src']) symlinkSync(resolve(name), join(folder, name));
      const port = await getFreePort();
      const env = { PATH: process.env['PATH'], PORT: String(port), SITE_URL: siteUrl };
      const url = `http://127.0.0.1:${port}`;
      const tool = await startTool(process.execPath, [resolve('server/serve.ts')], url, { cwd: folder, env });
      return { url, close: tool.close };
    }),
};

export const engines = [cloudflare, projectServer];
