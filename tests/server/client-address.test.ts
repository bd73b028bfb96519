import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../../server/client-address.ts';
import { createWindowCounter } from '../../server/window-counter.ts';
import { exampleQuote, postJson, shareSite } from './fixture.ts';

describe('behind a trusted proxy', () => {
  const trustedProxies = '127.0.0.1, 10.0.0.0/8, 192.0.2.7, 2001:db8::/32';
  const site = shareSite(undefined, { rateLimit: 1, trustedProxies });
  /** Posts from both addresses in turn; the second is refused if both count as one client. */
  async function countAsOne(first: string, second: string): Promise<boolean> {
    const statuses = [];
    for (const address of [first, second]) {
      const answer = await postJson(site.url, exampleQuote, { headers: { 'X-Forwarded-For': address } });
      statuses.push(answer.status);
    }
    expect(statuses[0]).toBe(201);
    return statuses[1] === 429;
  }

  test.each([
    ['the client prepends a false one', '203.0.113.1', '1.1.1.1, 203.0.113.1'],
    ['a second trusted proxy stands in between', '203.0.113.2', '203.0.113.2, 192.0.2.7'],
    ['a trusted proxy is wrapped in IPv6', '203.0.113.9', '203.0.113.9, ::ffff:10.1.2.3'],
    ['a proxy adds a port', '203.0.113.3', '203.0.113.3:5060'],
    ['a proxy speaks IPv6', '2001:db9::5', '[2001:DB9::5]:443'],
    ['IPv4 is wrapped in IPv6', '203.0.113.4', '::ffff:203.0.113.4'],
    ['both are in the /64 that one connection owns', '2001:db9:1:2:3:4:5:6', '2001:0db9:0001:0002::9'],
  ])('behind a trusted proxy, one client is counted as one when %s', async (_, first, second) => {
    expect(await countAsOne(first, second)).toBe(true);
  });

  test.each([
    ['their addresses differ', '203.0.113.5', '203.0.113.6'],
    ['one claims the address of the other', '203.0.113.7', '203.0.113.7, 203.0.113.8'],
    ['their /64 differ', '2001:db9:2:1::1', '2001:db9:2:2::1'],
  ])('behind a trusted proxy, two clients are counted as two when %s', async (_, first, second) => {
    expect(await countAsOne(first, second)).toBe(false);
  });
});

test.each(['10.0.0.0/33', 'example.com', '10.0.0.1/', '2001:db8::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
  '"%s" is refused as a trusted proxy',
  (list) => {
    expect(() => parseTrustedProxies(list)).toThrow(list);
  },
);

describe('counting clients', () => {
  test('the limit resets after its window, and refusals do not extend it', () => {
    let clock = 0;
    const count = createWindowCounter(60_000, () => clock);
    expect(count('a', 1)).toEqual({ count: 1, remainingMilliseconds: 60_000 });
    clock = 30_000;
    expect(count('a', 1)).toEqual({ count: 2, remainingMilliseconds: 30_000 });
    expect(count('b', 1).count).toBe(1);
    clock = 60_000;
    expect(count('a', 1)).toEqual({ count: 1, remainingMilliseconds: 60_000 });
  });

  test('the counter stores a bounded number of clients and forgets none early', () => {
    const count = createWindowCounter(60_000, () => 0);
    count('a', 1);
    for (let other = 0; other < 50_000; other += 1) count(`other ${other}`, 1);
    expect(count('a', 1).count).toBe(2);
    for (let other = 0; other < 500_000; other += 1) count(`more ${other}`, 1);
    expect(count('a', 1).count).toBe(1);
  });
});
