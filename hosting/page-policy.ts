import { createHash } from 'node:crypto';
import type { HostSettings } from '../src/settings/settings.ts';
import { adminPolicy, allowedOrigins, pagePolicy } from './headers.ts';

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
 * Adds the part of the Content-Security-Policy that differs between pages, as a meta element: the hashes of the
 * page's own inline scripts and styles. The rest stands in the header (see headers.ts).
 */
export function addPagePolicy(html: string, settings: HostSettings): string {
  const sources = (tag: 'script' | 'style') => [...new Set(findInline(html, tag).map(hashSource))];
  const scripts = ["'self'", ...allowedOrigins(settings).script, ...sources('script')];
  const styles = ["'self'", ...sources('style')];
  return addPolicy(html, `script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}; ${pagePolicy(settings)}`);
}

/** Adds the policy of the page at /admin, which reads and writes at GitHub. */
export const addAdminPolicy = (html: string): string => addPolicy(html, adminPolicy(['https://api.github.com']));

function addPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error('the page has no <meta charset="utf-8">, behind which its policy belongs');
  return html.replace(charset, (tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`);
}
