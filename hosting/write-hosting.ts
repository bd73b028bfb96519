/** npm run hosting: writes the files of every host to hosting/out/, from the built site and the settings. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnvironment } from '../src/settings/environment.ts';
import { SettingsError } from '../src/settings/setting-rules.ts';
import { FaultError } from '../src/text/fault-error.ts';
import { type HostedSite, readHostedSite } from './hosted-site.ts';
import { hosts } from './hosts.ts';

const target = join('hosting', 'out');

function readSite(): HostedSite {
  if (!existsSync('dist')) throw new SettingsError('There is no built site in dist/: run "npm run build" first.');
  return readHostedSite('dist', readEnvironment());
}

function writeFiles(host: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(target, host, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`${join(target, host)}: ${Object.keys(files).join(', ')}`);
}

try {
  const site = readSite();
  rmSync(target, { recursive: true, force: true });
  for (const { folder, render } of hosts) writeFiles(folder, render(site));
  console.log(`${site.routes.length} pages of ${site.siteUrl}. What to do with each folder: docs/hosting.md`);
  if (!site.forwardUrl) {
    console.log(
      'QUOTE_FORWARD_URL is not set: the forwarder beside a web server answers every quote request with 502.',
    );
  }
} catch (error) {
  if (!(error instanceof FaultError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
