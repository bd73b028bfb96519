import type { HostSettings } from '../src/settings/settings.ts';

export interface AllowedOrigins {
  script: string[];
  connect: string[];
  formAction: string[];
  frame: string[];
  image: string[];
}

/**
 * What a page that is broken into could ask a visitor for. Everything else is closed to foreign frames by default, and
 * a longer list would cost every answer its bytes.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const oneHour = 3600;
const oneYear = 31_536_000;
const twoYears = 63_072_000;

/** The other origins the settings name, per kind of use. The header and the pages' meta policies both read this. */
export function allowedOrigins(settings: HostSettings): AllowedOrigins {
  const foreign = (...settingNames: UrlSetting[]) => [
    ...new Set(settingNames.flatMap((name) => foreignOrigin(settings, name))),
  ];
  return {
    script: foreign('umamiScriptUrl'),
    connect: foreign('quoteWebhookUrl', 'umamiScriptUrl'),
    formAction: foreign('quoteWebhookUrl'),
    frame: foreign('mapEmbedUrl'),
    image: foreign('pictureUrl'),
  };
}

/** Where the CMS stands on a site whose settings name its repository. */
export const adminPath = '/admin';

type Directives = Record<string, string[]>;

const print = (directives: Directives) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

function listSharedDirectives(settings: HostSettings): Directives {
  const origins = allowedOrigins(settings);
  return {
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...origins.connect],
    'font-src': ["'self'"],
    'form-action': ["'self'", ...origins.formAction],
    'frame-src': origins.frame.length > 0 ? origins.frame : ["'none'"],
    // The build may inline a small picture into the styles as a data: address.
    'img-src': ["'self'", 'data:', ...origins.image],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
  };
}

/**
 * The part of the policy that is equal on all pages. It names neither `script-src` nor `style-src`, nor the
 * `default-src` they would fall back to: a browser enforces every policy it gets, so any of them here would block
 * the scripts and styles that a page's own meta element allows by hash. Where the CMS is built, which needs more than
 * any page and shows pages in a frame, all else than the frame stands in the meta elements, too (page-policy.ts).
 */
export const contentSecurityPolicy = (settings: HostSettings): string =>
  settings.hasCms
    ? print({ 'frame-ancestors': ["'self'"], 'object-src': ["'none'"] })
    : print({ ...listSharedDirectives(settings), 'frame-ancestors': ["'none'"] });

/** What the meta element of each page says beside its scripts and styles. */
export const pagePolicy = (settings: HostSettings): string =>
  // The last two repeat the header, for a copy of the page that is served without it.
  print(settings.hasCms ? listSharedDirectives(settings) : { 'base-uri': ["'none'"], 'object-src': ["'none'"] });

/**
 * The policy of the page on which the site is edited. The CMS writes styles as it goes, decodes and encodes pictures in
 * WebAssembly, and shows pages of the site in a frame within one of its own, which has a base address. `connect` names
 * where it reads and writes.
 */
export const adminPolicy = (connect: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src ${["'self'", ...connect, 'blob:', 'data:'].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

/** The policy of an answer that is no HTML, should a browser show it as a document after all: nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every page, whichever server gives it. All other answers have `filePolicy` in place of the policy. */
export function securityHeaders(settings: HostSettings): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    // The CMS hears from the window in which people sign in.
    'Cross-Origin-Opener-Policy': settings.hasCms ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (absoluteUrl(settings, 'siteUrl').protocol === 'https:') {
    headers['Strict-Transport-Security'] = `max-age=${twoYears}; includeSubDomains`;
  }
  return headers;
}

/** How long a browser may keep what stands at a URL path. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return `public, max-age=${oneYear}, immutable`;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.') || lastSegment.endsWith('.html')) return 'no-cache';
  return `public, max-age=${oneHour}`;
}

type UrlSetting = Exclude<keyof HostSettings, 'hasCms'>;

function absoluteUrl(settings: HostSettings, name: UrlSetting): URL {
  const value = settings[name] ?? '';
  const base = name === 'siteUrl' ? undefined : settings.siteUrl;
  if (!URL.canParse(value, base)) throw new Error(`${name} is not a web address: ${value}`);
  const url = new URL(value, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${name} is not a web address: ${value}`);
  return url;
}

function foreignOrigin(settings: HostSettings, name: UrlSetting): string[] {
  if (!settings[name]) return [];
  const { origin } = absoluteUrl(settings, name);
  return origin === absoluteUrl(settings, 'siteUrl').origin ? [] : [origin];
}
