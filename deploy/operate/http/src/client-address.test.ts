import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressGroups, addressKey, networkKey } from './client-address';

describe('what counts as one address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:0::/56'],
    ['2001:db8:1:1203::1', '2001:db8:1:1200::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    // This is not a mapped address, though its end looks like one.
    ['1::ffff:203.0.113.7', '1:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56%eth0'],
    ['', ''],
    [undefined, ''],
    ['no address', 'no address'],
    ['203.0.113.700', '203.0.113.700'],
    ['[::1]', '[::1]'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('what is no address is kept in part only, and nothing throws', () => {
    expect(addressKey('x'.repeat(10_000))).toHaveLength(64);
    fc.assert(fc.property(fc.string(), (text) => addressKey(text).length <= 128));
  });

  test('a /48 counts too, and may do eight times as much; an IPv4 address stands alone', () => {
    expect(addressGroups('2001:db8:1:1203::1')).toEqual([
      { key: '2001:db8:1:1200::/56', times: 1 },
      { key: '2001:db8:1::/48', times: 8 },
    ]);
    expect(addressGroups('::ffff:203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
  });

  test('each address of a /56 is the same one, each of another /56 another', () => {
    const key = ([network, host]: [Uint8Array, Uint8Array]) =>
      addressKey(
        [...network, ...host]
          .map((byte) => byte.toString(16).padStart(2, '0'))
          .join('')
          .replaceAll(/(....)(?=.)/g, '$1:'),
      );
    const bytes = (length: number) =>
      fc.uint8Array({ minLength: length, maxLength: length }).filter((all) => all.some((byte) => byte !== 0));
    fc.assert(
      fc.property(bytes(7), bytes(7), bytes(9), bytes(9), (network, other, first, second) => {
        expect(key([network, first])).toBe(key([network, second]));
        if (network.join() !== other.join()) expect(key([network, first])).not.toBe(key([other, first]));
      }),
    );
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff:9::', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48%eth0'],
  ['', ''],
  [undefined, ''],
  ['no address', 'no address'],
])('%s is in the network %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});
