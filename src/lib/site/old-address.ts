/** Addresses of an older site (src/content/redirects.yaml): the page by the old path, decoded and without a slash at its end. */
export type Redirects = ReadonlyMap<string, string>;

export const mapRedirects = (list: { from: string; to: string }[]): Redirects =>
  new Map(list.map(({ from, to }) => [from, to]));

/** Keeps the path of a pasted address: https://www.example.com/about/ becomes /about. */
export function normalizeOldAddress(address: string): string {
  const path = address.trim().replace(/^(https?:)?\/\/[^/]*/i, '');
  try {
    return decodeURI(path.startsWith('/') ? path : `/${path}`).replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}

/** Mail programs and bookmarks keep what follows a link: a period, a bracket, a line break. No page's name ends so. */
export const removeTrailingSigns = (path: string) => path.replace(/[^\p{L}\p{N}]+$/u, '');

/** Returns where an address leads now, with the query that it came with. */
export function findRedirect(redirects: Redirects, url: string): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const address = normalizeOldAddress(path);
  const target = redirects.get(address) ?? redirects.get(removeTrailingSigns(address));
  if (target === undefined || query === '') return target;
  const [page = '', fragment] = target.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
