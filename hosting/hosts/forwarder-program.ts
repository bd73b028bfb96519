import type { HostedSite } from '../hosted-site.ts';
import { renderQuoteFunction } from './quote-function.ts';

/** nginx and Caddy read no bodies: on their machine the forwarder is a program that they hand the requests to. */
export const forwarderPort = 4329;

const entry = `
import { serveForwarder } from './serve-forwarder.ts';

serveForwarder(site, process.env.QUOTE_FORWARD_URL, Number(process.env.PORT ?? ${forwarderPort}));
`;

export function renderForwarderProgram(site: HostedSite): Record<string, string> {
  return { 'quote-forwarder.mjs': renderQuoteFunction(site, entry), 'quote-forwarder.service': renderService(site) };
}

function renderService({ forwardUrl, contact }: HostedSite): string {
  return `# Written by "npm run hosting".
[Unit]
Description=Checks the quote requests of ${contact.brand} and hands them on
Wants=network-online.target
After=network-online.target

[Service]
ExecStart=/usr/bin/env node /opt/website/quote-forwarder.mjs
${forwardUrl ? `Environment="QUOTE_FORWARD_URL=${forwardUrl.replaceAll('%', '%%')}"` : '# QUOTE_FORWARD_URL was not set when this file was written: nobody takes the requests.'}
DynamicUser=yes
ProtectSystem=strict
ProtectHome=yes
NoNewPrivileges=yes
Restart=always

[Install]
WantedBy=multi-user.target
`;
}
