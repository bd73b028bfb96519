/** npm run edit: the CMS on this machine, over the site as it stands in this folder, and the browser. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dev } from 'astro';
import { parse } from 'yaml';
import { shutDownOnSignal } from '../server/shut-down-on-signal.ts';
import { exitInUnsupportedFolder } from '../src/lib/settings/folder-name.ts';
import { buildAdmin } from './build-admin.ts';
import { createRequestsHandler } from './edit-requests.ts';
import { createEditServer, hostPath } from './host.ts';
import { Repository } from './repository.ts';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
exitInUnsupportedFolder();
if (spawnSync('git', ['--version']).error) {
  stop(
    'Git is missing on this computer. It keeps every change, so that each can be taken back: get it from https://git-scm.com and start again.',
  );
}
const repository = new Repository(root);
const refusal = await repository.git('rev-parse', 'HEAD').then(
  () => '',
  ({ message }: Error) => message,
);
if (/dubious ownership/.test(refusal)) {
  stop(
    `This folder belongs to another user of this computer, so Git keeps no changes in it. Start this as that user, or type this once and start again:\n  git config --global --add safe.directory "${root}"`,
  );
}
if (refusal) {
  stop(
    'This folder has no history yet, in which changes would be kept. Type these once, then start again:\n  git init\n  git add .\n  git commit -m "The site as I got it"',
  );
}

// Whose name a save bears where Git knows none: the company's.
if (!(await repository.tryGit('config', 'user.email'))) {
  const { brand, email } = parse(readFileSync(join(root, 'src/content/business.yaml'), 'utf8'));
  for (const role of ['AUTHOR', 'COMMITTER']) {
    process.env[`GIT_${role}_NAME`] = brand;
    process.env[`GIT_${role}_EMAIL`] = email;
  }
}

const key = randomBytes(24).toString('base64url');
const pageFolder = mkdtempSync(join(realpathSync(tmpdir()), 'site-editing-'));
process.on('exit', () => rmSync(pageFolder, { recursive: true, force: true }));
const requests = await createRequestsHandler(root);
await buildAdmin(pageFolder, `${hostPath}/`);
// Vite takes what comes after a build for one, too.
process.env['NODE_ENV'] = 'development';
// Once installed, nothing asks the network.
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

const port = Number(process.env['PORT'] ?? 4330);
const entrance = `${hostPath}?key=${key}`;
// Where nobody sits there is no browser to open.
const open = process.stdout.isTTY && !process.env['CI'] && entrance;
const server = await dev({
  root,
  logLevel: 'warn',
  server: { host: '127.0.0.1', port, open },
  vite: {
    plugins: [
      {
        name: 'little-host',
        // Before the site itself: what is not the host's goes on to it.
        configureServer: ({ middlewares }) =>
          void middlewares.use(createEditServer({ repository, key, pageFolder, requests })),
      },
    ],
  },
});
shutDownOnSignal(() => server.stop());
const address = `http://127.0.0.1:${(server.address as AddressInfo).port}${entrance}`;
console.log(`\nEdit the site at ${address}\nIt works on this machine only, until you end it with Ctrl+C.\n`);
// The first page takes the longest: nobody waits for it beside a form.
void fetch(new URL('/', address)).catch(() => undefined);
