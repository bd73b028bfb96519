import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';

const run = promisify(execFile);

/** Builds the site with other settings than the run's own, into a folder of its own, and serves it. */
export async function startConfiguredSite(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'configured-site-'));
  const siteDirectory = join(folder, 'dist');
  await run('astro', ['build', '--outDir', siteDirectory], { env: { ...process.env, ...settings } });
  const read = readServerSettings(settings);
  const business = readBusinessContact('src/content/business.yaml');
  const server = await startServer({
    ...read,
    siteDirectory,
    quotesDirectory: join(folder, 'quotes'),
    business,
    port: 0,
    rateLimit: 10_000,
  });
  return {
    url: server.url,
    siteDirectory,
    quotesDirectory: join(folder, 'quotes'),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
