import { createHash } from 'node:crypto';
import type { Settings } from '../src/lib/settings/settings.ts';
import { listUmamiTargets } from '../src/lib/settings/umami-targets.ts';
import { composeAdminPolicy } from './headers.ts';

/** The settings with origins that a page may load from or send to. */
export type PolicyOrigins = Partial<Settings> & { siteUrl: string; mapEmbedUrl?: string | undefined };

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the texts of all inline elements of one kind. Data blocks such as JSON-LD never run, so they need no
 * permission.
 */
function findInline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc=/.test(attributes) || /\stype="(?!module)[^"]*json[^"]*"/.test(attributes)) return [];
    return [text];
  });
}

/**
 * Adds the Content-Security-Policy of a page as a meta element, with the hashes of its own inline scripts and styles
 * and the origins in the settings. The header has the directives that a meta element cannot express, the
 * same for every site (headers.ts).
 */
export function addPagePolicy(
  html: string,
  { siteUrl, quoteWebhookUrl, umami, pictureHost, mapEmbedUrl }: PolicyOrigins,
) {
  const hashInline = (tag: 'script' | 'style') => [...new Set(findInline(html, tag).map(hashSource))];
  const listForeignOrigins = (...addresses: (string | undefined)[]) => {
    const definedAddresses = addresses.filter((address) => address !== undefined);
    const origins = new Set(definedAddresses.map((address) => new URL(address, siteUrl).origin));
    return [...origins].filter((origin) => origin !== siteUrl);
  };
  const frames = listForeignOrigins(mapEmbedUrl);
  const directives: Record<string, string[]> = {
    'script-src': ["'self'", ...listForeignOrigins(umami?.scriptUrl), ...hashInline('script')],
    'style-src': ["'self'", ...hashInline('style')],
    'connect-src': ["'self'", ...listForeignOrigins(quoteWebhookUrl, ...(umami ? listUmamiTargets(umami) : []))],
    'form-action': ["'self'", ...listForeignOrigins(quoteWebhookUrl)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // The build may inline a small picture into the styles as a data: URL.
    'img-src': ["'self'", 'data:', ...listForeignOrigins(pictureHost)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    // Repeats the header, for a copy of the page that is served without it.
    'object-src': ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  return addPolicy(html, policy);
}

/** Adds the policy of the page at /admin, which reads from and writes to GitHub. */
export const addAdminPolicy = (html: string, siteUrl: string): string =>
  addPolicy(html, composeAdminPolicy(siteUrl, ['https://api.github.com']));

function addPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html))
    throw new Error('the page has no <meta charset="utf-8">, after which the build adds its security policy');
  return html.replace(charset, (tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`);
}
