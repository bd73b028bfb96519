import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeHost } from '../../admin/host.ts';
import { Repository } from '../../admin/repository.ts';

/** A repository of the site's content in a temporary folder, with all that the host reads of it. */
export function makeRepository() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'repository-'));
  for (const folder of ['content', 'pictures']) cpSync(`src/${folder}`, join(root, 'src', folder), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Dana');
  git('config', 'user.email', 'dana@company.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site as it is');
  return {
    root,
    git,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export const key = 'k'.repeat(32);

/** The host alone, without the site behind it: what it leaves to the site is answered with 404 and "the site". */
export async function startHost(root: string) {
  const handle = makeHost({ repository: new Repository(root), key, pageFolder: resolve('admin') });
  const server: Server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end('the site')),
  );
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => new Promise((ended) => server.close(ended)),
  };
}
