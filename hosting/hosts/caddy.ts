import { quotePath } from '../../src/site/addresses.ts';
import { contentTypes } from '../content-types.ts';
import { filePolicy } from '../headers.ts';
import { caching, type HostedSite, maxQuoteKilobytes, pageWithEnding, receiverSeconds } from '../hosted-site.ts';
import { forwarderPort, renderForwarderProgram } from './forwarder-program.ts';

export interface CaddyMachine {
  /** An https address makes Caddy fetch and renew the certificate by itself. */
  address: string;
  root: string;
  /** Folder of quote-not-sent.html. */
  pages: string;
  /** Where the forwarder listens, on this machine. */
  forwarderPort: number;
}

function standardCaddyMachine(site: HostedSite): CaddyMachine {
  return { address: site.siteUrl, root: '/var/www/website', pages: '/etc/caddy/website', forwarderPort };
}

export function renderCaddy(site: HostedSite, machine = standardCaddyMachine(site)): Record<string, string> {
  return {
    Caddyfile: renderCaddyfile(site, machine),
    'quote-not-sent.html': site.notSentPage,
    ...renderForwarderProgram(site),
  };
}

/** In backticks Caddy takes a text as it is. */
const inBackticks = (value: string) => `\`${value}\``;

function renderCaddyfile(site: HostedSite, machine: CaddyMachine): string {
  const types = Object.entries(contentTypes).filter(([extension]) => extension !== '.html');
  const textExtensions = types.filter(([, type]) => type.includes('charset')).map(([extension]) => extension.slice(1));
  const { 'Content-Security-Policy': policy = '', ...headers } = site.headers;
  return `# Written by "npm run hosting".

(site-headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${inBackticks(value)}`)
  .join('\n')}
	}
	header -Server
}

${machine.address} {
	root * ${machine.root}

	map {path} {cache_control} {
		~^/_astro/ ${inBackticks(caching.hashedFile)}
		~\\.html$ ${inBackticks(caching.page)}
		~/[^/]*\\.[^/]*$ ${inBackticks(caching.plainFile)}
		default ${inBackticks(caching.page)}
	}
	map {path} {policy} {
		~\\.html$ ${inBackticks(policy)}
		~/[^/]*\\.[^/]*$ ${inBackticks(filePolicy)}
		default ${inBackticks(policy)}
	}
	map {path} {content_type} {
${types.map(([extension, type]) => `\t\t~\\${extension}$ ${inBackticks(type)}`).join('\n')}
		default ${inBackticks(contentTypes['.html'] ?? '')}
	}
	import site-headers
	# The forwarder knows what its own answers may do.
	@files not path ${quotePath}
	header @files {
		Content-Security-Policy {policy}
		Cache-Control {cache_control}
		Content-Type {content_type}
	}
	@text path_regexp (^/[^.]*|\\.(${textExtensions.join('|')}))$
	header @text {
		Vary Accept-Encoding
		defer
	}

	# Quote requests go to the forwarder, a program on this machine that checks them field by field.
	handle ${quotePath} {
		@long expression {http.request.header.Content-Length} != "" && int({http.request.header.Content-Length}) > ${maxQuoteKilobytes * 1024}
		error @long 413
		request_body {
			max_size ${maxQuoteKilobytes}KiB
		}
		reverse_proxy 127.0.0.1:${machine.forwarderPort} {
			# The site says them itself, above.
${Object.keys(headers)
  .map((name) => `\t\t\theader_down -${name}`)
  .join('\n')}
			transport http {
				dial_timeout 5s
				response_header_timeout ${receiverSeconds + 1}s
			}
		}
	}

	handle /404 {
		error 404
	}
	@index path /index /index.html
	handle @index {
		route {
			rewrite * /
			redir * {uri} 308
		}
	}
	@ending path_regexp page ${pageWithEnding}
	handle @ending {
		@known file {re.page.1}.html
		route @known {
			rewrite * {re.page.1}
			redir * {uri} 308
		}
		error 404
	}
	handle {
		try_files {path}.html {path}
		# The build has written FILE.br and FILE.gz beside each text file.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		# The headers set so far do not come along.
		import site-headers
		header {
			Content-Security-Policy ${inBackticks(policy)}
			Content-Type ${inBackticks(contentTypes['.html'] ?? '')}
		}
		@quote path ${quotePath}
		handle @quote {
			header Cache-Control no-store
			root * ${machine.pages}
			rewrite * /quote-not-sent.html
			@refused expression {err.status_code} == 413
			file_server @refused {
				status 413
			}
			file_server {
				status 502
			}
		}
		handle {
			header Cache-Control ${inBackticks(caching.page)}
			header {
				Vary Accept-Encoding
				defer
			}
			rewrite * /404.html
			file_server {
				status {err.status_code}
				precompressed br gzip
			}
		}
	}
}
`;
}
