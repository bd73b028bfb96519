import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { HostedSite } from '../../hosting/hosted-site.ts';
import { renderCaddy } from '../../hosting/hosts/caddy.ts';
import { renderCloudflare } from '../../hosting/hosts/cloudflare.ts';
import { listServerPackages, serverFiles } from '../../hosting/hosts/docker.ts';
import { renderNginx } from '../../hosting/hosts/nginx.ts';
import { folderOf, getFreePort, type NpmTool, startTool } from './tools.ts';

/** What a host may be unable to do here. Each exception says on what authority. */
export type Exception =
  | 'compression'
  | 'ranges'
  | 'forwarding'
  | 'address of the 404 page'
  | 'caching of a missing file';

export interface Engine {
  name: string;
  exceptions: Partial<Record<Exception, string>>;
  start(site: HostedSite): Promise<{ url: string; close(): Promise<void> }>;
}

export const siteDirectory = resolve('dist');

function writeAll(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Runs `start` with a folder that is removed when the server it started is closed, or did not start. */
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

/** As its unit file starts it. */
function startForwarder(folder: string, { forwardUrl = '' }: HostedSite, port: number) {
  const env = { PATH: process.env['PATH'], PORT: String(port), QUOTE_FORWARD_URL: forwardUrl };
  return startTool(process.execPath, [join(folder, 'quote-forwarder.mjs')], `http://127.0.0.1:${port}`, { env });
}

export const nginx: Engine = {
  name: 'nginx',
  exceptions: {},
  start: (site) =>
    inFolder(async (folder) => {
      const [port, forwarderPort] = [await getFreePort(), await getFreePort()];
      const place = { listen: [`listen 127.0.0.1:${port};`], root: siteDirectory, pages: folder, forwarderPort };
      writeAll(folder, renderNginx(site, place));
      const forwarder = await startForwarder(folder, site, forwarderPort);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeAll(folder, {
        'nginx.conf': `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/website.conf;
}
`,
      });
      const url = `http://127.0.0.1:${port}`;
      const tool = await startTool('/usr/sbin/nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], url);
      return { url, close: () => tool.close().finally(forwarder.close) };
    }),
};

const caddy: Engine = {
  name: 'Caddy',
  exceptions: {},
  start: (site) =>
    inFolder(async (folder) => {
      const url = `http://127.0.0.1:${await getFreePort()}`;
      const forwarderPort = await getFreePort();
      const files = renderCaddy(site, { address: url, root: siteDirectory, pages: folder, forwarderPort });
      writeAll(folder, { ...files, Caddyfile: `{\n\tadmin off\n}\n\n${files['Caddyfile']}` });
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
      const forwarder = await startForwarder(folder, site, forwarderPort);
      const tool = await startTool('/usr/bin/caddy', args, url, { env });
      return { url, close: () => tool.close().finally(forwarder.close) };
    }),
};

export const wranglerTool: NpmTool = { dependencies: { wrangler: '4.164.0' }, scripts: true };

const cloudflare: Engine = {
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
  start: (site) => startWrangler(renderCloudflare(site), { QUOTE_FORWARD_URL: site.forwardUrl ?? '' }),
};

/** Wrangler with the site and these files. */
function startWrangler(files: Record<string, string>, variables: Record<string, string>) {
  return inFolder(async (folder) => {
    cpSync(siteDirectory, join(folder, 'dist'), { recursive: true });
    const secrets = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeAll(folder, { ...files, '.dev.vars': secrets.join('') });
    const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder, XDG_CONFIG_HOME: folder };
    const wrangler = join(folderOf(wranglerTool), 'node_modules/.bin/wrangler');
    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}`;
    const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    const tool = await startTool(wrangler, args, url, { cwd: folder, env });
    return { url, close: tool.close };
  });
}

/** The project's own server, from a folder that holds just what the Dockerfile copies into its image. */
const ownMachine: Engine = {
  name: 'the local server, as the Dockerfile packs it',
  exceptions: { forwarding: 'it keeps the requests itself (server/README.md)' },
  start: (site) =>
    inFolder(async (folder) => {
      for (const path of serverFiles) cpSync(path, join(folder, path), { recursive: true });
      for (const name of listServerPackages()) {
        cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
      }
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      symlinkSync(siteDirectory, join(folder, 'dist'));
      const port = await getFreePort();
      const env = { PATH: process.env['PATH'], PORT: String(port), SITE_URL: site.siteUrl };
      const url = `http://127.0.0.1:${port}`;
      const tool = await startTool(process.execPath, ['server/serve.ts'], url, { cwd: folder, env });
      return { url, close: tool.close };
    }),
};

export const engines = [nginx, caddy, cloudflare, ownMachine];
