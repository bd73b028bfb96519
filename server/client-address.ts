import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Reads the setting TRUSTED_PROXY, a comma list of addresses and CIDR blocks; throws on one that is neither. */
export function parseTrustedProxies(list: string): (address: string) => boolean {
  const proxies = new BlockList();
  for (const part of list.split(',').filter((text) => text.trim() !== '')) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(part.trim()) ?? [];
    try {
      if (prefix === undefined) proxies.addAddress(address, getFamily(address));
      else proxies.addSubnet(address, Number(prefix), getFamily(address));
    } catch {
      throw new Error(
        `TRUSTED_PROXY contains "${part.trim()}", which is neither an IP address nor a CIDR block such as 10.0.0.0/8.`,
      );
    }
  }
  return (text) => {
    const address = normalizeAddress(text);
    return address !== undefined && proxies.check(address, getFamily(address));
  };
}

const getFamily = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Returns the client that the limits count: the right-most address of X-Forwarded-For that is no trusted proxy. The
 * client cannot forge that one.
 */
export function getClientKey(request: FastifyRequest): string {
  return getAddressKey(normalizeAddress(request.ip) ?? request.socket.remoteAddress);
}

export function getAddressKey(address: string | undefined): string {
  const normalizedAddress = normalizeAddress(address ?? '');
  return normalizedAddress === undefined ? 'unknown' : getNetwork(normalizedAddress);
}

/** Returns one IPv4 address, or the IPv6 /64 that usually belongs to one connection as a whole. */
function getNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Removes a port, brackets and a zone, and unwraps IPv4, so that an address has one spelling. */
function normalizeAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 0) return undefined;
  return new SocketAddress({ address: bare, family: getFamily(bare) }).address.replace(/^::ffff:(?=\d+\.)/, '');
}
