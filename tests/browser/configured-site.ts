import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';

const run = promisify(execFile);

/** Serves a built site with its own inbox, on a free port. */
export async function serveFolder(siteDirectory: string, settings: Record<string, string> = {}) {
  const quotesDirectory = await mkdtemp(join(tmpdir(), 'quotes-'));
  const server = await startServer({
    ...readServerSettings(settings),
    siteDirectory,
    quotesDirectory,
    business: readBusinessContact('src/content/business.yaml'),
    port: 0,
    rateLimit: 10_000,
  });
  return {
    url: server.url,
    quotesDirectory,
    async close() {
      await server.close();
      await rm(quotesDirectory, { recursive: true, force: true });
    },
  };
}

/** Builds the site with other settings into a separate folder, and serves it. */
export async function startConfiguredSite(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'configured-site-'));
  const siteDirectory = join(folder, 'dist');
  await run('astro', ['build', '--outDir', siteDirectory], { env: { ...process.env, ...settings } });
  const served = await serveFolder(siteDirectory, settings);
  return {
    ...served,
    siteDirectory,
    async close() {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
