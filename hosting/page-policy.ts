import { createHash } from 'node:crypto';
import type { HostSettings } from '../src/lib/settings/settings.ts';
import { adminPolicy } from './headers.ts';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Texts of all inline elements of one kind. Data blocks such as JSON-LD never run, so they need no permission. */
function findInline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc=/.test(attributes) || /\stype="(?!module)[^"]*json[^"]*"/.test(attributes)) return [];
    return [text];
  });
}

/**
 * Adds the Content-Security-Policy of a page as a meta element, with the hashes of its own inline scripts and styles and
 * the other origins that the settings name. The header says what an element cannot, the same for every site (headers.ts).
 */
export function addPagePolicy(html: string, settings: HostSettings): string {
  const hashes = (tag: 'script' | 'style') => [...new Set(findInline(html, tag).map(hashSource))];
  const foreign = (...names: (keyof HostSettings)[]) => [
    ...new Set(names.flatMap((name) => foreignOrigin(settings, name))),
  ];
  const frames = foreign('mapEmbedUrl');
  const directives: Record<string, string[]> = {
    'script-src': ["'self'", ...foreign('umamiScriptUrl'), ...hashes('script')],
    'style-src': ["'self'", ...hashes('style')],
    'connect-src': ["'self'", ...foreign('quoteWebhookUrl', 'umamiScriptUrl')],
    'form-action': ["'self'", ...foreign('quoteWebhookUrl')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // The build may inline a small picture into the styles as a data: address.
    'img-src': ["'self'", 'data:', ...foreign('pictureUrl')],
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

/** Adds the policy of the page at /admin, which reads and writes at GitHub. */
export const addAdminPolicy = (html: string): string => addPolicy(html, adminPolicy(['https://api.github.com']));

function addPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error('the page has no <meta charset="utf-8">, behind which its policy belongs');
  return html.replace(charset, (tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`);
}

function foreignOrigin(settings: HostSettings, name: keyof HostSettings): string[] {
  if (!settings[name]) return [];
  const { origin } = readAddress(settings, name);
  return origin === readAddress(settings, 'siteUrl').origin ? [] : [origin];
}

function readAddress(settings: HostSettings, name: keyof HostSettings): URL {
  const value = settings[name] ?? '';
  const base = name === 'siteUrl' ? undefined : settings.siteUrl;
  if (!URL.canParse(value, base)) throw new Error(`${name} is not a web address: ${value}`);
  const url = new URL(value, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${name} is not a web address: ${value}`);
  return url;
}
