import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { addCms } from '../../admin/build-admin.ts';
import { handleApiCall } from '../../admin/github-api.ts';
import { Repository } from '../../admin/repository.ts';
import { startEditing } from '../admin/start-editing.ts';
import { serveFolder } from '../browser/configured-site.ts';
import { getFreePort } from '../free-port.ts';
import { copyProject } from '../project-copy.ts';

const repo = 'this/site';

/**
 * Serves the built site with the CMS at /admin, by the project's own server. The proxy in front of it handles the calls
 * to GitHub with a local repository, since browsers driven by WebDriver cannot intercept them.
 */
async function serveAdmin(repositoryRoot: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-with-cms-'));
  cpSync('dist', folder, { recursive: true });
  const port = await getFreePort();
  const address = `http://127.0.0.1:${port}`;
  const logger = { info: () => undefined } as unknown as AstroIntegrationLogger;
  await addCms({ repo }, address).hooks['astro:build:done']?.({
    dir: pathToFileURL(`${folder}/`),
    logger,
    pages: [],
    assets: new Map(),
  });
  const upstream = await serveFolder(folder);
  const repository = new Repository(repositoryRoot);

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const [, call] = /^\/admin\/api\/(?:v3\/)?(.+)$/.exec(request.url ?? '') ?? [];
    if (call) {
      const body = String(Buffer.concat(await request.toArray()));
      const answer = await handleApiCall(repository, call, body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      return;
    }
    if (request.url === '/admin/site.json') {
      const source = JSON.parse(await readFile(join(folder, 'admin/site.json'), 'utf8'));
      // An empty key has the CMS send its calls to this address, and requires a token.
      source.backend.key = '';
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(source));
      return;
    }
    const forwarded = sendRequest(upstream.url + request.url, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `${address}/admin`,
    async close() {
      server.closeAllConnections();
      server.close();
      await upstream.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts both sites that have the CMS, for one copy of the project: npm run edit, and the built site with /admin. */
export async function startCmsSites() {
  const copy = copyProject();
  const [edit, admin] = await Promise.all([startEditing(copy.root, await getFreePort()), serveAdmin(copy.root)]);
  return {
    edit: edit.address,
    admin: admin.address,
    async close() {
      await Promise.all([edit.end(), admin.close()]);
      copy.remove();
    },
  };
}
