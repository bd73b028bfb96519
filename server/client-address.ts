import { BlockList, isIP, isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Reads a comma list of addresses and CIDR blocks; throws on one that is neither. */
export function parseTrustedProxies(list: string): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix = '', ...rest] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const bits = entry.includes('/') ? prefix : family === 'ipv4' ? '32' : '128';
    const tooLong = Number(bits) > (family === 'ipv4' ? 32 : 128);
    if (isIP(address) === 0 || !/^\d+$/.test(bits) || tooLong || rest.length > 0) {
      throw new Error(`"${entry}" is neither an address nor a block of addresses.`);
    }
    proxies.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== undefined && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/**
 * What the limits count by: the right-most address of X-Forwarded-For that is no trusted proxy, which is the last one
 * that could not be made up; of an IPv6 address the /64 that one connection commonly owns whole.
 */
export function clientKey(request: FastifyRequest): string {
  return addressKey(plainAddress(request.ip) ?? request.socket.remoteAddress);
}

export function addressKey(address: string | undefined): string {
  const plain = plainAddress(address ?? '');
  return plain === undefined ? 'unknown' : normalizeIP(plain);
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
