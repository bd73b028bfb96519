/**
 * Maps the paths of an older site, decoded and without a trailing slash, to the pages that replaced them
 * (src/content/redirects.yaml).
 */
export type Redirects = ReadonlyMap<string, string>;

export const mapRedirects = (list: { from: string; to: string }[]): Redirects =>
  new Map(list.map(({ from, to }) => [from, to]));

/** Returns the path of a pasted address: https://www.example.com/about/ becomes /about. */
export function normalizeOldAddress(address: string): string {
  const path = address.trim().replace(/^(https?:)?\/\/[^/]*/i, '');
  try {
    return decodeURI(path.startsWith('/') ? path : `/${path}`).replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}

/**
 * Mail programs and bookmarks keep characters after a link: a period, a bracket, a line break. No page's path ends with
 * one.
 */
export const removeTrailingPunctuation = (path: string) => path.replace(/[^\p{L}\p{N}]+$/u, '');

/** Returns the redirect target of an address, with the query of the request; `undefined` if there is none. */
export function findRedirect(redirects: Redirects, url: string): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const address = normalizeOldAddress(path);
  const target = redirects.get(address) ?? redirects.get(removeTrailingPunctuation(address));
  if (target === undefined || query === '') return target;
  const [page = '', fragment] = target.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
