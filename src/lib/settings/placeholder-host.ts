const reservedEndings = ['example', 'test', 'invalid', 'localhost', 'local', 'internal'];
const reservedDomains = ['example.com', 'example.net', 'example.org'];

/** Whether a host name can never be a public one: reserved for examples, or a machine of one's own. */
export function isPlaceholderHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[') || !name.includes('.')) return true;
  return (
    reservedEndings.includes(name.split('.').at(-1) ?? '') ||
    reservedDomains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  );
}

/** Whether a link names no page of ours: an example, a search, or the front page of the network. */
export function isPlaceholderLink(url: string): boolean {
  const { hostname, pathname, search } = new URL(url);
  return (
    isPlaceholderHost(hostname) ||
    /\bexample\b/i.test(pathname) ||
    /\/search(\/|$)/.test(pathname) ||
    (pathname === '/' && search === '')
  );
}
