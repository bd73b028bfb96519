import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Serves the built site with a quote inbox of its own, on any free port, for the whole run. Tests read SITE and
 * QUOTES_DIR from the environment.
 */
export default async function startSite() {
  const quotes = mkdtempSync(join(tmpdir(), 'quotes-'));
  const server = spawn(process.execPath, ['server/serve.ts'], {
    env: { ...process.env, PORT: '0', QUOTES_DIR: quotes, QUOTE_RATE_LIMIT: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['SITE'] = await readAddress(server);
  process.env['QUOTES_DIR'] = quotes;
  return () => {
    server.kill();
    rmSync(quotes, { recursive: true, force: true });
  };
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
