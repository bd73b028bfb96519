import type { HostedSite } from './hosted-site.ts';
import { renderCaddy } from './hosts/caddy.ts';
import { renderCloudflare } from './hosts/cloudflare.ts';
import { renderDocker } from './hosts/docker.ts';
import { renderNetlify } from './hosts/netlify.ts';
import { renderNginx } from './hosts/nginx.ts';
import { renderVercel } from './hosts/vercel.ts';

export interface Host {
  /** The heading of its recipe in docs/hosting.md. */
  name: string;
  /** Where its files are written, below hosting/out/. */
  folder: string;
  /** What becomes of a quote request, as the table in docs/hosting.md says it. */
  requests: string;
  /** Its files by their names; the project's own server needs no site for them. */
  render: (site: HostedSite) => Record<string, string>;
  /** The file that names the headers; none for the project's own server, which sends them itself. */
  headerFile: string | undefined;
}

/** `npm run hosting`, the table in docs/hosting.md and the tests take the hosts from here. */
export const hosts: Host[] = [
  {
    name: 'nginx',
    folder: 'nginx',
    requests: 'Forwarded by a program beside it',
    render: (site) => renderNginx(site),
    headerFile: 'website.conf',
  },
  {
    name: 'Caddy',
    folder: 'caddy',
    requests: 'Forwarded by a program beside it',
    render: (site) => renderCaddy(site),
    headerFile: 'Caddyfile',
  },
  {
    name: 'Cloudflare',
    folder: 'cloudflare',
    requests: 'Forwarded by a Worker',
    render: renderCloudflare,
    headerFile: 'dist/_headers',
  },
  {
    name: 'Netlify',
    folder: 'netlify',
    requests: 'Forwarded by a function',
    render: renderNetlify,
    headerFile: 'netlify.toml',
  },
  {
    name: 'Vercel',
    folder: 'vercel',
    requests: 'Forwarded by a function',
    render: renderVercel,
    headerFile: 'vercel.json',
  },
  {
    name: 'Docker',
    folder: 'docker',
    requests: 'Kept in a volume, then forwarded or mailed',
    render: renderDocker,
    headerFile: undefined,
  },
];
