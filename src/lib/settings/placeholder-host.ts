const reservedEndings = ['example', 'test', 'invalid', 'localhost', 'local', 'internal'];
const reservedDomains = ['example.com', 'example.net', 'example.org'];

/** Returns true for a host that is never public: an IP address, a local machine, or a name reserved for examples. */
export function isPlaceholderHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[') || !name.includes('.')) return true;
  return (
    reservedEndings.includes(name.split('.').at(-1) ?? '') ||
    reservedDomains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  );
}

/** Returns true for a link to no page of the company: an example, a search, or the home page of the network. */
export function isPlaceholderLink(url: string): boolean {
  const { hostname, pathname, search } = new URL(url);
  return (
    isPlaceholderHost(hostname) ||
    /\bexample\b/i.test(pathname) ||
    /\/search(\/|$)/.test(pathname) ||
    (pathname === '/' && search === '')
  );
}
