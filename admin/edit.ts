/** npm run edit: serves the CMS and the site of this folder on this machine, and opens the browser. */
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
import { createEditServer, editPath } from './edit-server.ts';
import { Repository } from './repository.ts';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
exitInUnsupportedFolder();
if (spawnSync('git', ['--version']).error) {
  stop(
    'Git is missing on this computer. It stores every change, so that each can be taken back. Install it from https://git-scm.com, then run npm run edit again.',
  );
}
const repository = new Repository(root);
const gitError = await repository.git('rev-parse', 'HEAD').then(
  () => '',
  ({ message }: Error) => message,
);
if (/dubious ownership/.test(gitError)) {
  stop(
    `This folder belongs to another user of this computer, so Git stores no changes in it. Run npm run edit as that user, or type this once and run it again:\n  git config --global --add safe.directory "${root}"`,
  );
}
if (gitError) {
  stop(
    'This folder is not a Git repository with a commit yet, so changes cannot be stored. Type these once, then run npm run edit again:\n  git init\n  git add .\n  git commit -m "The site as I got it"',
  );
}

// Without an author in the Git configuration, commits have the name of the company.
if (!(await repository.tryGit('config', 'user.email'))) {
  const { brand, email } = parse(readFileSync(join(root, 'src/content/business.yaml'), 'utf8'));
  for (const role of ['AUTHOR', 'COMMITTER']) {
    process.env[`GIT_${role}_NAME`] = brand;
    process.env[`GIT_${role}_EMAIL`] = email;
  }
}

await repository.undoUnfinishedSave();

const key = randomBytes(24).toString('base64url');
const pageFolder = mkdtempSync(join(realpathSync(tmpdir()), 'site-editing-'));
process.on('exit', () => rmSync(pageFolder, { recursive: true, force: true }));
const requests = await createRequestsHandler(root);
await buildAdmin(pageFolder, `${editPath}/`);
// After a build, Vite would run the dev server in production mode, too.
process.env['NODE_ENV'] = 'development';
// After the installation, a start makes no network requests.
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

const port = Number(process.env['PORT'] ?? 4330);
const startPath = `${editPath}?key=${key}`;
// Without a terminal, and in CI, no browser is opened.
const browserPath = process.stdout.isTTY && !process.env['CI'] && startPath;
const server = await dev({
  root,
  logLevel: 'warn',
  server: { host: '127.0.0.1', port, open: browserPath },
  vite: {
    plugins: [
      {
        name: 'edit-server',
        // Runs before the site, which gets all other requests.
        configureServer: ({ middlewares }) =>
          void middlewares.use(createEditServer({ repository, key, pageFolder, requests })),
      },
    ],
  },
});
shutDownOnSignal(() => server.stop());
const address = `http://127.0.0.1:${(server.address as AddressInfo).port}${startPath}`;
console.log(`\nEdit the site at ${address}\nOnly this computer can open it. End it with Ctrl+C.\n`);
// The first page takes the longest, so it is requested before a form shows it.
void fetch(new URL('/', address)).catch(() => undefined);
