/**
 * What a page that is broken into could ask a visitor for. Everything else is closed to foreign frames by default, and
 * a longer list would cost every answer its bytes.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const oneHour = 3600;
const oneYear = 31_536_000;
const twoYears = 63_072_000;

/**
 * The part of a page's policy that only a header can say, and the same on every page of every site. The rest stands in
 * the page (page-policy.ts). It names no `default-src`, which a browser would hold against the scripts and styles that
 * the page allows by hash.
 */
export const pagePolicy = "frame-ancestors 'none'; object-src 'none'";

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
export const pageHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What pages have instead where the CMS stands at /admin: it shows pages of its own site in a frame, and hears from the
 * window in which people sign in.
 */
export const cmsPageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * For a site with an https address. Subdomains are not included: a mail or booking page without a certificate would be
 * unreachable for two years in each browser that has seen the header.
 */
export const httpsHeaders = { 'Strict-Transport-Security': `max-age=${twoYears}` };
export const httpsHeadersWithSubdomains = { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` };

/** How long a browser may keep what stands at a URL path. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return `public, max-age=${oneYear}, immutable`;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.') || lastSegment.endsWith('.html')) return 'no-cache';
  return `public, max-age=${oneHour}`;
}
