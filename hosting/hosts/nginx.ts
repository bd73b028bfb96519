import { quotePath } from '../../src/site/addresses.ts';
import { contentTypes } from '../content-types.ts';
import { filePolicy } from '../headers.ts';
import { caching, type HostedSite, maxQuoteKilobytes, pageWithEnding, receiverSeconds } from '../hosted-site.ts';
import { forwarderPort, renderForwarderProgram } from './forwarder-program.ts';

export interface NginxMachine {
  /** Lines of listen and server_name. */
  listen: string[];
  root: string;
  /** Folder of quote-not-sent.html. */
  pages: string;
  /** Where the forwarder listens, on this machine. */
  forwarderPort: number;
}

function standardNginxMachine(site: HostedSite): NginxMachine {
  return {
    listen: ['listen 80;', 'listen [::]:80;', `server_name ${new URL(site.siteUrl).hostname};`],
    root: '/var/www/website',
    pages: '/etc/nginx/website',
    forwarderPort,
  };
}

export function renderNginx(site: HostedSite, machine = standardNginxMachine(site)): Record<string, string> {
  return {
    'website.conf': renderConfig(site, machine),
    'quote-not-sent.html': site.notSentPage,
    ...renderForwarderProgram(site),
  };
}

const inQuotes = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function renderConfig(site: HostedSite, machine: NginxMachine): string {
  const types = Map.groupBy(Object.entries(contentTypes), ([, type]) => type.split(';')[0] ?? '');
  const textTypes = [...types].filter(([, entries]) => entries[0]?.[1].includes('charset')).map(([type]) => type);
  return `# Written by "npm run hosting". Needs nginx and libnginx-mod-http-brotli-static (Debian, Ubuntu).

map $uri $cache {
    default             ${inQuotes(caching.page)};
    ~^(/api/|/quote-)   "no-store";
    ~^/_astro/          ${inQuotes(caching.hashedFile)};
    ~\\.html$            ${inQuotes(caching.page)};
    ~/[^/]*\\.[^/]*$     ${inQuotes(caching.plainFile)};
}

map $uri $file_policy {
    default             ${inQuotes(site.headers['Content-Security-Policy'] ?? '')};
    ~\\.html$            ${inQuotes(site.headers['Content-Security-Policy'] ?? '')};
    ~/[^/]*\\.[^/]*$     ${inQuotes(filePolicy)};
}

# The forwarder knows what its own answers may do.
map $upstream_http_content_security_policy $policy {
    ""      $file_policy;
    default $upstream_http_content_security_policy;
}

server {
${machine.listen.map((line) => `    ${line}`).join('\n')}
    root ${machine.root};
    server_tokens off;
    absolute_redirect off;

    types {
${[...types].map(([type, entries]) => `        ${type} ${entries.map(([extension]) => extension.slice(1)).join(' ')};`).join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

    # The build has written FILE.br and FILE.gz beside each text file.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    # nginx drops these in every block that has an add_header of its own, so there is none below.
${Object.entries({ ...site.headers, 'Content-Security-Policy': '$policy', 'Cache-Control': '$cache' })
  .map(([name, value]) => `    add_header ${name} ${value.startsWith('$') ? value : inQuotes(value)} always;`)
  .join('\n')}

    error_page 404 /404.html;
    location = /404.html { internal; }
    location = /404 { return 404; }

    location = / { try_files /index.html =404; }
    location / { try_files $uri.html $uri =404; }
    location ~ ^/index(?:\\.html)?/?$ { return 308 /$is_args$args; }
    location ~ "${pageWithEnding.replace('((?:', '(?<page>(?:')}" {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }

    # Quote requests go to the forwarder, a program on this machine that checks them field by field.
    location = ${quotePath} {
        client_max_body_size ${maxQuoteKilobytes}k;
        client_body_buffer_size ${maxQuoteKilobytes}k;
        error_page 413 /quote-not-sent.html;
        error_page 502 504 =502 /quote-not-sent.html;
        proxy_pass http://127.0.0.1:${machine.forwarderPort};
        proxy_read_timeout ${receiverSeconds + 1}s;
        proxy_next_upstream off;
        # The server says them itself, above.
${[...Object.keys(site.headers), 'Cache-Control'].map((name) => `        proxy_hide_header ${name};`).join('\n')}
    }
    location = /quote-not-sent.html { internal; root ${machine.pages}; }
}
`;
}
