import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from './configured-site.ts';

/** Serves the built site of a project with its own quote inbox, on a free port. */
export async function serveSite(project: string) {
  const quotes = mkdtempSync(join(tmpdir(), 'quotes-'));
  const server = spawn(process.execPath, ['server/serve.ts'], {
    cwd: project,
    env: { ...process.env, PORT: '0', QUOTES_DIR: quotes, QUOTE_RATE_LIMIT: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.kill();
    rmSync(quotes, { recursive: true, force: true });
  };
  return { address: await readAddress(server), quotes, stop };
}

/**
 * Serves the project's site for the whole run, or the built site that SITE_DIST names. Tests read SITE and QUOTES_DIR
 * from the environment.
 */
export default async function startSite() {
  const { address, quotes, stop } = await serveBuiltSite();
  process.env['SITE'] = address;
  process.env['QUOTES_DIR'] = quotes;
  return stop;
}

async function serveBuiltSite() {
  const folder = process.env['SITE_DIST'];
  if (!folder) return serveSite(process.cwd());
  const { url, quotesDirectory, close } = await serveFolder(folder);
  return { address: url, quotes: quotesDirectory, stop: close };
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /http:\/\/[^\s/]+/.exec(output);
      if (address) resolve(address[0]);
    });
    server.on('close', () => reject(new Error(`The site server ended:\n${output}`)));
  });
}
