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

export interface CaddyPlace {
  /** An https address makes Caddy fetch and renew the certificate by itself. */
  address: string;
  root: string;
  /** Folder of quote-not-sent.html. */
  pages: string;
}

export function standardCaddyPlace(site: HostedSite): CaddyPlace {
  return { address: site.siteUrl, root: '/var/www/peak-and-pane', pages: '/etc/caddy/peak-and-pane' };
}

export function renderCaddy(site: HostedSite, place = standardCaddyPlace(site)): Record<string, string> {
  return { Caddyfile: renderCaddyfile(site, place), 'quote-not-sent.html': site.notSentPage };
}

/** In backticks Caddy takes a text as it is. */
const quote = (value: string) => `\`${value}\``;

function renderCaddyfile(site: HostedSite, place: CaddyPlace): string {
  const types = Object.entries(contentTypes).filter(([extension]) => extension !== '.html');
  const textExtensions = types.filter(([, type]) => type.includes('charset')).map(([extension]) => extension.slice(1));
  const policy = site.headers['Content-Security-Policy'] ?? '';
  return `# Written by "npm run hosting".

(site-headers) {
	header {
${Object.entries(site.headers)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
	}
	header -Server
}

${place.address} {
	root * ${place.root}

	map {path} {cache_control} {
		~^/_astro/ ${quote(caching.hashedFile)}
		~\\.html$ ${quote(caching.page)}
		~/[^/]*\\.[^/]*$ ${quote(caching.plainFile)}
		default ${quote(caching.page)}
	}
	map {path} {policy} {
		~\\.html$ ${quote(policy)}
		~/[^/]*\\.[^/]*$ ${quote(filePolicy)}
		default ${quote(policy)}
	}
	map {path} {content_type} {
${types.map(([extension, type]) => `\t\t~\\${extension}$ ${quote(type)}`).join('\n')}
		default ${quote(contentTypes['.html'] ?? '')}
	}
	import site-headers
	header Content-Security-Policy {policy}
	header Cache-Control {cache_control}
	header Content-Type {content_type}
	@text path_regexp (^/[^.]*|\\.(${textExtensions.join('|')}))$
	header @text {
		Vary Accept-Encoding
		defer
	}

	handle ${quotePath} {
		header {
			Cache-Control no-store
			Content-Security-Policy ${quote(filePolicy)}
			Content-Type ${quote(contentTypes['.json'] ?? '')}
			defer
		}
${site.forwardUrl ? renderForwarder(site.forwardUrl) : '\t\t# QUOTE_FORWARD_URL was not set when this file was written: nobody takes the requests.\n\t\terror 502'}
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
		header Content-Type ${quote(contentTypes['.html'] ?? '')}
		@quote path ${quotePath}
		handle @quote {
			header Cache-Control no-store
			root * ${place.pages}
			rewrite * /quote-not-sent.html
			@refused expression {err.status_code} in [400, 413, 415]
			file_server @refused {
				status {err.status_code}
			}
			file_server {
				status 502
			}
		}
		handle {
			header Cache-Control ${quote(caching.page)}
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

function renderForwarder(forwardUrl: string): string {
  const { origin, pathname, search } = new URL(forwardUrl);
  return `		@other not method POST
		respond @other 405
		# Caddy reads no bodies: whether the fields are right is for the receiver to see.
		@type {
			method POST
			not header_regexp Content-Type (?i)${quoteContentType}
		}
		error @type 415
		@empty {
			method POST
			expression {http.request.header.Content-Length} in ["", "0"]
		}
		error @empty 400
		@long expression {http.request.header.Content-Length} != "" && int({http.request.header.Content-Length}) > ${maxQuoteKilobytes * 1024}
		error @long 413
		request_body {
			max_size ${maxQuoteKilobytes}KiB
		}
		# Nothing of what the receiver says reaches the visitor but whether it took the request.
		rewrite * ${pathname}?${search.slice(1)}
		reverse_proxy ${origin} {
			header_up Host {upstream_hostport}
			header_up -Cookie
			header_up -Authorization
			transport http {
				dial_timeout 5s
				response_header_timeout ${receiverSeconds}s
			}
			@taken status 2xx
			handle_response @taken {
				@form header Content-Type application/x-www-form-urlencoded*
				redir @form ${thankYouPath} 303
				respond ${quote('{"sent":true}')}
			}
			@see-other status 303
			handle_response @see-other {
				@form header Content-Type application/x-www-form-urlencoded*
				redir @form ${thankYouPath} 303
				error 502
			}
			handle_response {
				error 502
			}
		}`;
}
