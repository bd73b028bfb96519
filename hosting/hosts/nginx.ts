import { contentTypes } from '../content-types.ts';
import { filePolicy } from '../headers.ts';
import {
  caching,
  type HostedSite,
  maxQuoteKilobytes,
  pageWithEnding,
  quoteContentType,
  quotePath,
  receiverSeconds,
  thankYouPath,
} from '../hosted-site.ts';

export interface NginxPlace {
  /** Lines of listen and server_name. */
  listen: string[];
  root: string;
  /** Folder of quote-not-sent.html. */
  pages: string;
  /** A port of this machine alone, between the two halves of the forwarder. */
  innerPort: number;
  /** Name servers that look up the receiver's address. */
  resolver: string;
}

export function standardNginxPlace(site: HostedSite): NginxPlace {
  return {
    listen: ['listen 80;', 'listen [::]:80;', `server_name ${new URL(site.siteUrl).hostname};`],
    root: '/var/www/peak-and-pane',
    pages: '/etc/nginx/peak-and-pane',
    innerPort: 4329,
    resolver: '1.1.1.1 9.9.9.9',
  };
}

export function renderNginx(site: HostedSite, place = standardNginxPlace(site)): Record<string, string> {
  return { 'peak-and-pane.conf': renderConfig(site, place), 'quote-not-sent.html': site.notSentPage };
}

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function renderConfig(site: HostedSite, place: NginxPlace): string {
  const types = Map.groupBy(Object.entries(contentTypes), ([, type]) => type.split(';')[0] ?? '');
  const textTypes = [...types].filter(([, entries]) => entries[0]?.[1].includes('charset')).map(([type]) => type);
  return `# Written by "npm run hosting". Needs nginx and libnginx-mod-http-brotli-static (Debian, Ubuntu).

map $uri $peak_cache {
    default             ${quote(caching.page)};
    ~^(/api/|/quote-)   "no-store";
    ~^/_astro/          ${quote(caching.hashedFile)};
    ~\\.html$            ${quote(caching.page)};
    ~/[^/]*\\.[^/]*$     ${quote(caching.plainFile)};
}

map $uri $peak_policy {
    default             ${quote(site.headers['Content-Security-Policy'] ?? '')};
    ~^/quote-taken/     ${quote(filePolicy)};
    ~\\.html$            ${quote(site.headers['Content-Security-Policy'] ?? '')};
    ~/[^/]*\\.[^/]*$     ${quote(filePolicy)};
}

server {
${place.listen.map((line) => `    ${line}`).join('\n')}
    root ${place.root};
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
${Object.entries({ ...site.headers, 'Content-Security-Policy': '$peak_policy', 'Cache-Control': '$peak_cache' })
  .map(([name, value]) => `    add_header ${name} ${value.startsWith('$') ? value : quote(value)} always;`)
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

${site.forwardUrl ? renderForwarder(site.forwardUrl, place) : renderNoReceiver()}
    location = /quote-not-sent { internal; error_page 502 /quote-not-sent.html; return 502; }
    location = /quote-not-sent.html { internal; root ${place.pages}; }
}
${site.forwardUrl ? renderInnerServer(site.forwardUrl, place) : ''}`;
}

function renderNoReceiver(): string {
  return `    # QUOTE_FORWARD_URL was not set when this file was written: nobody takes the requests.
    location = ${quotePath} { rewrite ^ /quote-not-sent last; }
`;
}

function renderForwarder(forwardUrl: string, place: NginxPlace): string {
  return `    # Quote requests go to ${new URL(forwardUrl).hostname} by way of the second server below, which reads the
    # receiver's status and names one of the answers here: nothing else of what the receiver says reaches the visitor.
    location = ${quotePath} {
        if ($request_method != POST) { return 405; }
        # nginx reads no bodies: whether the fields are right is for the receiver to see.
        if ($content_type !~* ${quote(`${quoteContentType}`)}) { return 415; }
        if ($content_length ~ "^0?$") { return 400; }
        client_max_body_size ${maxQuoteKilobytes}k;
        client_body_buffer_size ${maxQuoteKilobytes}k;
        error_page 400 413 415 /quote-not-sent.html;
        error_page 502 504 =502 /quote-not-sent.html;
        proxy_pass http://127.0.0.1:${place.innerPort};
    }
    location = /quote-taken/form { internal; return 303 ${quote(thankYouPath)}; }
    location = /quote-taken/script { internal; default_type application/json; return 200 '{"sent":true}'; }
`;
}

function renderInnerServer(forwardUrl: string, place: NginxPlace): string {
  const { hostname, host, href } = new URL(forwardUrl);
  // A name in a variable is looked up again and again; nginx would otherwise keep the address it saw when it started.
  const isAddress = /^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost';
  const pass = isAddress
    ? `        proxy_pass ${href};`
    : `        resolver ${place.resolver} valid=60s;
        set $receiver ${quote(href)};
        proxy_pass $receiver;`;
  return `
map "$upstream_status $http_content_type" $peak_quote_answer {
    default                                                     /quote-not-sent;
    "~*^2\\d\\d application/x-www-form-urlencoded"                /quote-taken/form;
    "~*^303 application/x-www-form-urlencoded"                  /quote-taken/form;
    "~^2\\d\\d "                                                  /quote-taken/script;
}

server {
    listen 127.0.0.1:${place.innerPort};
    access_log off;
    client_max_body_size ${maxQuoteKilobytes}k;
    client_body_buffer_size ${maxQuoteKilobytes}k;

    location = ${quotePath} {
${pass}
        proxy_http_version 1.1;
        proxy_set_header Host ${host};
        proxy_set_header Connection "";
        proxy_set_header Cookie "";
        proxy_set_header Authorization "";
        proxy_ssl_server_name on;
        proxy_connect_timeout 5s;
        proxy_read_timeout ${receiverSeconds}s;
        proxy_next_upstream off;
        # The answer that is chosen keeps these of the receiver's otherwise.
        proxy_hide_header Content-Type;
        proxy_hide_header Content-Disposition;
        proxy_hide_header Set-Cookie;
        proxy_hide_header Cache-Control;
        proxy_hide_header Expires;
        proxy_hide_header X-Accel-Redirect;
        proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Charset X-Accel-Buffering;
        add_header X-Accel-Redirect $peak_quote_answer always;
    }
}
`;
}
