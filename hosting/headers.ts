/**
 * Features that a compromised page could ask a visitor to allow. Browsers deny all others to cross-origin frames by
 * default, and a longer list would add its bytes to every response.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const hourSeconds = 3600;
const yearSeconds = 31_536_000;
const twoYearsSeconds = 63_072_000;

/**
 * The part of a page's policy that only works in a header, the same for every page of every site. The rest is in the
 * page (page-policy.ts). There is no `default-src`, because browsers would also apply it to the scripts and styles that
 * the page allows by hash.
 */
export const pagePolicy = "frame-ancestors 'none'; object-src 'none'";

/**
 * The policy of the CMS page. The CMS adds styles at run time, decodes and encodes pictures in WebAssembly, and shows
 * pages of the site in a frame within one of its own, which has a base address. That frame has a blob: URL and inherits
 * this policy, and Firefox does not match 'self' with the site's pages there: `site` is their origin. `connect` lists
 * the origins that the CMS reads from and writes to.
 */
export const composeAdminPolicy = (site: string, connect: string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src ${["'self'", ...connect, 'blob:', 'data:'].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${site} blob:`,
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

/** The policy of a response that is not HTML: it allows nothing, in case a browser shows the response as a document. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every page on every host. Other responses have `filePolicy` instead of the policy. */
export const pageHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The headers of pages on a site with the CMS at /admin. The CMS shows pages of its own site in a frame, and receives
 * messages from its sign-in window.
 */
export const cmsPageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * Only for a site with an https address. Subdomains are not included: a mail or booking page without a certificate would be
 * unreachable for two years in each browser that has seen the header.
 */
export const httpsHeaders = { 'Strict-Transport-Security': `max-age=${twoYearsSeconds}` };
export const httpsHeadersWithSubdomains = {
  'Strict-Transport-Security': `max-age=${twoYearsSeconds}; includeSubDomains`,
};

/** Returns how long a browser may cache a URL path. */
export function getCacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return `public, max-age=${yearSeconds}, immutable`;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.') || lastSegment.endsWith('.html')) return 'no-cache';
  return `public, max-age=${hourSeconds}`;
}
