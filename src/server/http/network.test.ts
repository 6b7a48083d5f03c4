import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network.ts';

test.each([
  ['127.0.0.1', '127.0.0.1', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['::ffff:c000:207', '192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['', '', null],
])('A15: %s is of %s and %s [A15 B391]', (ip, network, site) => {
  expect([networkOf(ip), siteOf(ip)]).toEqual([network, site]);
});

test('A15: all addresses of a /64 are one network however they are written, and others are not [A15 B391]', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.tuple(...(Array(8).fill(group) as [typeof group, typeof group, typeof group, typeof group]));
  const full = (all: number[]) => all.map((one) => one.toString(16)).join(':');
  const padded = (all: number[]) => all.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':');
  const short = (all: number[]) => full(all).replace(/(^|:)0(:0)+(:|$)/, '::');
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      fc.pre(one.slice(0, 5).some((value) => value !== 0) && neighbour.slice(0, 5).some((value) => value !== 0));
      const written = [full(one), padded(one), short(one), full(neighbour), padded(neighbour), short(neighbour)];
      expect(new Set(written.map(networkOf)).size).toBe(1);
      const isSame = full(one.slice(0, 4)) === full(other.slice(0, 4));
      fc.pre(other.slice(0, 5).some((value) => value !== 0));
      expect(networkOf(full(other)) === networkOf(full(one))).toBe(isSame);
    }),
  );
});
