import list from '../../dist/redirects.json' with { type: 'json' };
import { findRedirect, mapRedirects } from '../../src/lib/site/old-address.ts';

const redirects = mapRedirects(list);

/** Redirects the addresses of an older site. If this returns no response, Vercel serves the file. */
export default function redirectOldAddress(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(redirects, pathname + search);
  return target === undefined ? undefined : Response.redirect(new URL(target, request.url), 301);
}

/** https://vercel.com/docs/routing-middleware/api#config-object */
export const config = { matcher: '/((?!_astro/|api/).*)' };
