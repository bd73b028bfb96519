import { describe, expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies, rateLimitKey } from '../../server/client-address.ts';
import { createRateLimit } from '../../server/rate-limit.ts';

describe('the address of a client', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32');

  test.each<[string, string, string | undefined, string]>([
    ['the socket tells it', '203.0.113.5', undefined, '203.0.113.5'],
    ['an untrusted sender claims another', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a trusted proxy forwards it', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the client prepends a false one', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['two trusted proxies stand in between', '10.1.2.3', '198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['everything is trusted', '10.1.2.3', '10.9.9.9, 10.8.8.8', '10.9.9.9'],
    ['the header holds nonsense', '10.1.2.3', '198.51.100.1, nonsense', '10.1.2.3'],
    ['the header is empty', '10.1.2.3', '', '10.1.2.3'],
    ['the socket wraps IPv4 in IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the proxy speaks IPv6', '2001:db8::1', '[2001:DB9::5]:443', '2001:db9::5'],
    ['the proxy adds a port', '10.1.2.3', '198.51.100.1:5060', '198.51.100.1'],
  ])('is right when %s', (_, socket, forwarded, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });

  test.each(['10.0.0.0/33', 'example.com', '10.0.0.1/', '2001:db8::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
    'cannot be trusted to "%s"',
    (list) => {
      expect(() => parseTrustedProxies(list)).toThrow(list);
    },
  );

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, expected) => {
    expect(rateLimitKey(address)).toBe(expected);
  });
});

describe('the rate limit', () => {
  test('opens again as the minute moves on, and refusals do not lengthen the wait', () => {
    let clock = 0;
    const limit = createRateLimit(2, () => clock);
    expect(limit.take('a')).toBe(0);
    clock = 30_000;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(30);
    clock = 59_500;
    expect(limit.take('a')).toBe(1);
    clock = 60_000;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(30);
  });

  test('holds for a limit of thousands', () => {
    let clock = 0;
    const limit = createRateLimit(5000, () => clock);
    const refused = Array.from({ length: 20_000 }, () => {
      clock += 10;
      return limit.take('a');
    });
    // In any minute of 6,000 requests the first 5,000 pass.
    expect(refused.filter((seconds) => seconds > 0)).toHaveLength(3000);
  });

  test('forgets clients only after many others', () => {
    const limit = createRateLimit(1, () => 0);
    limit.take('a');
    for (let other = 0; other < 15_000; other += 1) limit.take(`other ${other}`);
    expect(limit.take('a')).toBe(60);
  });

  test('counts each client on its own', () => {
    const limit = createRateLimit(1, () => 0);
    expect(limit.take('a')).toBe(0);
    expect(limit.take('b')).toBe(0);
    expect(limit.take('a')).toBe(60);
  });
});
