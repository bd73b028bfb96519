import { BlockList, isIP, isIPv4 } from 'node:net';

/** Reads a comma list of addresses and CIDR blocks; throws on one that is neither. */
export function parseTrustedProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = familyOf(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    const maxBits = family === 'ipv4' ? 32 : 128;
    const wrongPrefix = bits !== undefined && (!/^\d+$/.test(prefix ?? '') || bits > maxBits);
    if (isIP(address) === 0 || wrongPrefix || rest.length > 0) {
      throw new Error(`"${entry}" is neither an address nor a block of addresses.`);
    }
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, bits, family);
  }
  return proxies;
}

/**
 * The address a request came from. Each proxy appends the address it heard from, so the right-most entry of
 * X-Forwarded-For that is no trusted proxy is the last one that could not be made up.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: BlockList,
): string {
  let client = plainAddress(socketAddress ?? '') ?? 'unknown';
  const hops = forwardedFor?.split(',') ?? [];
  while (hops.length > 0 && isTrusted(client, trustedProxies)) {
    const hop = plainAddress(hops.pop() ?? '');
    if (hop === undefined) break;
    client = hop;
  }
  return client;
}

/** The unit the rate is counted by: one IPv4 address, or the IPv6 /64 that one connection commonly owns whole. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    // An embedded IPv4 address stands for two groups.
    const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
    while (groups.length + width < 8) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  return isIP(address) !== 0 && trustedProxies.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

/** Takes off a port, brackets, a zone and the IPv6 wrapping of an IPv4 address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) === 0 ? undefined : bare.toLowerCase();
}
